// SPDX-License-Identifier: GPL-3.0-or-later
// A synthesis view of a fabric whose state tests change; pictures of it go to WEFT_PICTURES, if that is set.
#pragma once

#include "engine/topology/topology_spec.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QPushButton>
#include <QTest>

namespace weft::test {

struct ShownSynthesis {
    widgets::JobRunner jobs;
    QString spec; // of the fabric
    topology::FabricState state; // and of it
    widgets::SynthesisView view;

    explicit ShownSynthesis(const QString& fabric)
        : spec(fabric)
        , view(&jobs, [this]() -> Result<widgets::SynthesisInput> {
            Result<widgets::SynthesisInput> input = inputOf(spec);
            if (input)
                input->fabric = topology::Fabric(input->fabric.topologyPtr(), state);
            return input;
        })
    {
        const auto input = inputOf(spec);
        view.setNpus(input ? input->fabric.topology().npuCount() : 0);
        view.resize(1000, 760);
        view.show();
    }
    static Result<widgets::SynthesisInput> inputOf(const QString& spec)
    {
        Findings findings;
        const auto topology = topology::topologyFromSpec(spec.toStdString(), findings);
        if (!topology)
            return topology.error();
        widgets::SynthesisInput input { topology::Fabric(*topology) };
        for (std::uint32_t link = 0; link < (*topology)->linkCount(); ++link)
            input.links.push_back(widgets::LinkKey { 1000 + link });
        return input;
    }
    template <class Field> [[nodiscard]] Field* field(const char* name) const { return view.findChild<Field*>(name); }
    void press(const char* name) { QTest::mouseClick(field<QPushButton>(name), Qt::LeftButton); }
    void picture(const char* name)
    {
        const QString folder = qEnvironmentVariable("WEFT_PICTURES");
        if (!folder.isEmpty()) {
            QTest::qWait(30);
            QVERIFY(view.grab().save(folder + "/synthesis-" + name + ".png"));
        }
    }
};

inline study::SynthesisRequest requestOf(collective::PatternKind kind, std::uint64_t size)
{
    study::SynthesisRequest request;
    request.kind = kind;
    request.size = Bytes { size };
    return request;
}

} // namespace weft::test
