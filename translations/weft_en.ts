<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>weft::gui::JobStatus</name>
    <message numerus="yes">
        <source>(and %n more)</source>
        <extracomment>more jobs are running or waiting</extracomment>
        <translation>
            <numerusform>(and %n more)</numerusform>
            <numerusform>(and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::MainWindow</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::Workspace</name>
    <message numerus="yes">
        <source>%n NPUs</source>
        <translation>
            <numerusform>%n NPU</numerusform>
            <numerusform>%n NPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::BarNames</name>
    <message numerus="yes">
        <source>%1, %n NPU(s)</source>
        <translation>
            <numerusform>%1, %n NPU</numerusform>
            <numerusform>%1, %n NPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::BenchmarkForm</name>
    <message numerus="yes">
        <source> (the shard of each of %n rank(s))</source>
        <translation>
            <numerusform> (the shard of each of %n rank)</numerusform>
            <numerusform> (the shard of each of %n ranks)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>. Rounded down to a multiple of %n rank(s)</source>
        <translation>
            <numerusform>. Rounded down to a multiple of %n rank</numerusform>
            <numerusform>. Rounded down to a multiple of %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DetailsView</name>
    <message numerus="yes">
        <source>%n operation(s) selected</source>
        <translation>
            <numerusform>%n operation selected</numerusform>
            <numerusform>%n operations selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricDocument</name>
    <message numerus="yes">
        <source>Delete %n link(s)</source>
        <translation>
            <numerusform>Delete %n link</numerusform>
            <numerusform>Delete %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n node(s)</source>
        <translation>
            <numerusform>Delete %n node</numerusform>
            <numerusform>Delete %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n node(s)</source>
        <translation>
            <numerusform>Duplicate %n node</numerusform>
            <numerusform>Duplicate %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::FilterBar</name>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>%n type</numerusform>
            <numerusform>%n types</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsPage</name>
    <message numerus="yes">
        <source>No file for %n rank(s): %1</source>
        <translation>
            <numerusform>No file for %n rank: %1</numerusform>
            <numerusform>No file for %n ranks: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatCanvas</name>
    <message numerus="yes">
        <source>%1, %n link(s)</source>
        <translation>
            <numerusform>%1, %n link</numerusform>
            <numerusform>%1, %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links, the busiest %1</source>
        <translation>
            <numerusform>%n link, the busiest %1</numerusform>
            <numerusform>%n links, the busiest %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::PropertySheet</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankBars</name>
    <message numerus="yes">
        <source>each bar: mean of %n ranks</source>
        <translation>
            <numerusform>each bar: mean of %n ranks</numerusform>
            <numerusform>each bar: mean of %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepForm</name>
    <message numerus="yes">
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n simulation</numerusform>
            <numerusform>%n simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepView</name>
    <message numerus="yes">
        <source>Swept %n point(s)</source>
        <translation>
            <numerusform>Swept %n point</numerusform>
            <numerusform>Swept %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n rank(s)</source>
        <comment>a pattern of collectives</comment>
        <translation>
            <numerusform>%1 over %n rank</numerusform>
            <numerusform>%1 over %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineView</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyCanvas</name>
    <message numerus="yes">
        <source>Move %n node(s)</source>
        <translation>
            <numerusform>Move %n node</numerusform>
            <numerusform>Move %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nudge %n node(s)</source>
        <translation>
            <numerusform>Nudge %n node</numerusform>
            <numerusform>Nudge %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyView</name>
    <message numerus="yes">
        <source>%n NPU(s)</source>
        <translation>
            <numerusform>%n NPU</numerusform>
            <numerusform>%n NPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>%n switch</numerusform>
            <numerusform>%n switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::WorkloadView</name>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln operation</numerusform>
            <numerusform>%Ln operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln rank</numerusform>
            <numerusform>%Ln ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – %Ln rank(s) missing</source>
        <translation>
            <numerusform> – %Ln rank missing</numerusform>
            <numerusform> – %Ln ranks missing</numerusform>
        </translation>
    </message>
</context>
</TS>
