// SPDX-License-Identifier: GPL-3.0-or-later
// The XML scanner against pugixml: of any text both see the same elements, attributes in order, and values.
#include "engine/io/text_file.h"
#include "engine/io/xml_scanner.h"
#include "tests/support/test_program.h"

#include <pugixml.hpp>

#include <QDir>
#include <QTest>

#include <random>
#include <set>

using namespace weft;
using io::XmlScanner;

namespace {

// Elements, attributes and closings, one a line.
void describe(const pugi::xml_node& node, std::string& text)
{
    for (const pugi::xml_node& child : node.children()) {
        if (child.type() != pugi::node_element)
            continue;
        text += std::string("<") + child.name() + '\n';
        for (const pugi::xml_attribute& attribute : child.attributes())
            text += std::string(attribute.name()) + '=' + attribute.value() + '\n';
        describe(child, text);
        text += std::string(">") + child.name() + '\n';
    }
}

std::string byPugixml(const std::string& source)
{
    pugi::xml_document document;
    if (!document.load_buffer(source.data(), source.size(), pugi::parse_default, pugi::encoding_utf8))
        return "refused";
    std::string text;
    describe(document, text);
    return text;
}

std::string byScanner(const std::string& source)
{
    XmlScanner scanner(source);
    std::string text;
    while (true) {
        switch (scanner.next()) {
        case XmlScanner::Event::Open:
            text += '<' + std::string(scanner.name()) + '\n';
            for (const io::XmlAttribute& attribute : scanner.attributes()) {
                const Result<std::string> value = scanner.decode(attribute);
                text += std::string(attribute.name) + '=' + (value ? *value : toString(value.error())) + '\n';
            }
            break;
        case XmlScanner::Event::Close:
            text += '>' + std::string(scanner.name()) + '\n';
            break;
        case XmlScanner::Event::Text:
            break;
        case XmlScanner::Event::End:
            return text;
        case XmlScanner::Event::Failed:
            return "refused: " + scanner.problem().message;
        }
    }
}

// Texts that are valid XML, and look like no program would write them.
class OddXml {
public:
    explicit OddXml(std::uint32_t seed)
        : m_random(seed)
    {
    }

    std::string make()
    {
        std::string text = pick({ "", "\xEF\xBB\xBF", "<?xml version=\"1.0\"?>", "<!-- a -- > -->\r\n" });
        element(text, 0);
        return text + pick({ "", "\n", "<!---->", "\r\n<?end?> \t" });
    }

private:
    std::uint32_t below(std::size_t limit) { return static_cast<std::uint32_t>(m_random() % limit); }
    std::string pick(const std::vector<std::string>& choices) { return choices[below(choices.size())]; }
    std::string space() { return pick({ " ", " ", " ", "\n", "\r\n\t", "   " }); }

    void element(std::string& text, int depth)
    {
        const std::string name = pick({ "step", "a", "tb", "x-1.y", "ü", "_:s" });
        text += '<' + name;
        for (std::uint32_t k = 0, count = below(12); k < count; ++k) {
            // Of one name at most, since a number makes it unique.
            const std::string attribute = pick({ "s", "type", "srcoff", "depid", "longattribute", "é" })
                + (below(8) == 0 ? std::string() : std::string(1, static_cast<char>('a' + k)));
            const bool isNew = m_names.insert(attribute).second;
            if (isNew)
                text += space() + attribute + pick({ "=", "=", "=", " = ", "\n=" }) + value();
        }
        m_names.clear();
        text += pick({ "", " ", "\n" });
        if (below(2) == 0) {
            text += "/>";
            return;
        }
        text += '>';
        for (std::uint32_t left = depth > 5 ? 0 : below(5); left > 0; --left) {
            text += pick({ "", "\n  ", "words", "<!-- <no/> -->", "<![CDATA[ <a b=\"]]\"> ]]>", "<?do it?>", "&lt;" });
            element(text, depth + 1);
        }
        text += "</" + name + pick({ ">", " >", "\n>" });
    }

    std::string value()
    {
        std::string text;
        const char quote = below(4) == 0 ? '\'' : '"';
        for (std::uint32_t left = below(12); left > 0; --left)
            text += pick({ "0", "1", "-1", "i", "rrcs", ">", "&amp;", "&lt;", "&quot;", "&#9;", "&#x1F600;", "ö", " ",
                "\t", "\n", "\r\n", "&apos;", quote == '"' ? "'" : "\"" });
        return quote + text + quote;
    }

    std::mt19937 m_random;
    std::set<std::string> m_names;
};

} // namespace

class TestXmlScanner : public QObject {
    Q_OBJECT

private slots:
    void publishedProgramsAreTheSame()
    {
        const QDir corpus(QStringLiteral(WEFT_SHARED_DIR "/external/msccl_xml"));
        const QStringList files = corpus.entryList({ QStringLiteral("*.xml") });
        if (files.isEmpty())
            QSKIP("skipped: the published programs are not here");
        for (const QString& file : files) {
            const std::string text = *io::readTextFile(corpus.filePath(file).toStdString());
            const std::string seen = byScanner(text);
            QVERIFY2(seen.size() > 100, qPrintable(file));
            QVERIFY2(seen == byPugixml(text), qPrintable(file));
        }
    }

    void oddTextsAreTheSame()
    {
        std::size_t bytes = 0;
        for (std::uint32_t seed = 0; seed < 3000; ++seed) {
            const std::string text = OddXml(seed).make();
            const std::string expected = byPugixml(text);
            QVERIFY2(expected != "refused", text.c_str());
            const std::string seen = byScanner(text);
            QVERIFY2(seen == expected, ("seed " + std::to_string(seed) + ":\n" + text + "\n" + seen).c_str());
            bytes += text.size();
        }
        QVERIFY(bytes > 1'000'000);
    }

    // The fast way is taken where an element looks like the one before; a cut must not be read past.
    void everyCutOfATextIsRefused()
    {
        const std::string text = "<a><b c=\"1\" d=\"2\"/>\n<b c=\"3\" d=\"4\"/></a>";
        QCOMPARE(byScanner(text), byPugixml(text));
        for (std::size_t size = 0; size < text.size(); ++size)
            QVERIFY(byScanner(text.substr(0, size)).starts_with("refused"));
    }
};

WEFT_TEST(TestXmlScanner)
#include "tst_xml_scanner.moc"
