<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>FabricPainter</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::CommandPalette</name>
    <message numerus="yes">
        <source>%n more: type more of the name</source>
        <translation>
            <numerusform>%n more: type more of the name</numerusform>
            <numerusform>%n more: type more of the name</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::Differences</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>%n link such as %1</numerusform>
            <numerusform>%n links such as %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>%n node such as %1</numerusform>
            <numerusform>%n nodes such as %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::IssueGuide</name>
    <message numerus="yes">
        <source>Make the benchmark for %n rank(s)</source>
        <translation>
            <numerusform>Make the benchmark for %n rank</numerusform>
            <numerusform>Make the benchmark for %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>Make a fabric of %n NPU</numerusform>
            <numerusform>Make a fabric of %n NPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use one algorithm for each of the %n dimension(s)</source>
        <translation>
            <numerusform>Use one algorithm for the one dimension</numerusform>
            <numerusform>Use one algorithm for each of the %n dimensions</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n run(s) have no results any more: they were not saved, or their files are gone.</source>
        <translation>
            <numerusform>%n run has no results any more: they were not saved, or their files are gone.</numerusform>
            <numerusform>%n runs have no results any more: they were not saved, or their files are gone.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>The results of %n run(s) are in no file yet.</source>
        <translation>
            <numerusform>The results of %n run are in no file yet.</numerusform>
            <numerusform>The results of %n runs are in no file yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are still going on.</source>
        <translation>
            <numerusform>%n run is still going on.</numerusform>
            <numerusform>%n runs are still going on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::RunList</name>
    <message numerus="yes">
        <source>Remove %n runs</source>
        <translation>
            <numerusform>Remove %n run</numerusform>
            <numerusform>Remove %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::UseScheduleDialog</name>
    <message numerus="yes">
        <source>The collectives ticked here run this schedule, where their group has %n rank(s).</source>
        <extracomment>%n: members of a process group</extracomment>
        <translation>
            <numerusform>The collectives ticked here run this schedule, where their group has %n rank.</numerusform>
            <numerusform>The collectives ticked here run this schedule, where their group has %n ranks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fabric has %n NPU(s): a collective of all of them will not run.</source>
        <translation>
            <numerusform>The fabric has %n NPU: a collective of all of them will not run.</numerusform>
            <numerusform>The fabric has %n NPUs: a collective of all of them will not run.</numerusform>
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
    <name>weft::widgets::ContentsModel</name>
    <message numerus="yes">
        <source>all %n rank(s)</source>
        <translation>
            <numerusform>the only rank</numerusform>
            <numerusform>all %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::Counts</name>
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
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>%n link selected</numerusform>
            <numerusform>%n links selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceMap</name>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>%n outgoing link</numerusform>
            <numerusform>%n outgoing links</numerusform>
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
    <name>weft::widgets::FiguresTable</name>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>%n chunk</numerusform>
            <numerusform>%n chunks</numerusform>
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
    <name>weft::widgets::FindBar</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
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
    <name>weft::widgets::Headline</name>
    <message numerus="yes">
        <source>Shows %n link(s) in the heat map</source>
        <translation>
            <numerusform>Shows %n link in the heat map</numerusform>
            <numerusform>Shows %n links in the heat map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n rank(s) in the timeline</source>
        <translation>
            <numerusform>Shows %n rank in the timeline</numerusform>
            <numerusform>Shows %n ranks in the timeline</numerusform>
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
    <name>weft::widgets::HistogramChart</name>
    <message numerus="yes">
        <source>%n link(s), %1: mean %2, most %3, %4</source>
        <translation>
            <numerusform>%n link, %1: mean %2, most %3, %4</numerusform>
            <numerusform>%n links, %1: mean %2, most %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramParts</name>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>%1, and %n more like it</source>
        <extracomment>an issue, and how many others differ only in names and numbers</extracomment>
        <translation>
            <numerusform>%1, and %n more like it</numerusform>
            <numerusform>%1, and %n more like it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesView</name>
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
    <name>weft::widgets::MatrixCanvas</name>
    <message numerus="yes">
        <source>%1 in %n message(s)</source>
        <translation>
            <numerusform>%1 in %n message</numerusform>
            <numerusform>%1 in %n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::NewScheduleDialog</name>
    <message numerus="yes">
        <source>all NPUs of the fabric: %n</source>
        <translation>
            <numerusform>all NPUs of the fabric: %n</numerusform>
            <numerusform>all NPUs of the fabric: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramEditor</name>
    <message numerus="yes">
        <source>%1: %n rank(s)</source>
        <translation>
            <numerusform>%1: %n rank</numerusform>
            <numerusform>%1: %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramView</name>
    <message numerus="yes">
        <source>%1 – %n mistake(s)</source>
        <translation>
            <numerusform>%1 – %n mistake</numerusform>
            <numerusform>%1 – %n mistakes</numerusform>
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
    <name>weft::widgets::ReportDialog</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n section(s) are not drawn.</source>
        <translation>
            <numerusform>Stopped: %n section is not drawn.</numerusform>
            <numerusform>Stopped: %n sections are not drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ResultPanel</name>
    <message numerus="yes">
        <source>%Ln transfer(s)</source>
        <translation>
            <numerusform>%Ln transfer</numerusform>
            <numerusform>%Ln transfers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1</source>
        <translation>
            <numerusform>%n chunk of %1</numerusform>
            <numerusform>%n chunks of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n start</numerusform>
            <numerusform>%n starts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln chunk</numerusform>
            <numerusform>%Ln chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln link(s) limit everything: %1. %2 in %3 at %4 together.</source>
        <translation>
            <numerusform>This link limits everything: %1. %2 in %3 at %4.</numerusform>
            <numerusform>These %Ln links limit everything: %1. %2 in %3 at %4 together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the quickest of %n plan(s)</source>
        <extracomment>of plans that are no longer, in the simulator</extracomment>
        <translation>
            <numerusform>the quickest of %n plan</numerusform>
            <numerusform>the quickest of %n plans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s) over links</source>
        <translation>
            <numerusform>%Ln transfer over links</numerusform>
            <numerusform>%Ln transfers over links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleParts</name>
    <message numerus="yes">
        <source>%n level(s) with steps</source>
        <translation>
            <numerusform>%n level with steps</numerusform>
            <numerusform>%n levels with steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleTexts</name>
    <message numerus="yes">
        <source>%1, %n rank(s)</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;</extracomment>
        <translation>
            <numerusform>%1, %n rank</numerusform>
            <numerusform>%1, %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <comment>heading of a list</comment>
        <translation>
            <numerusform>%n chunk</numerusform>
            <numerusform>%n chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n send(s)</source>
        <translation>
            <numerusform>%n send</numerusform>
            <numerusform>%n sends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n receive(s)</source>
        <translation>
            <numerusform>%n receive</numerusform>
            <numerusform>%n receives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reduction(s)</source>
        <translation>
            <numerusform>%n reduction</numerusform>
            <numerusform>%n reductions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local copy(s)</source>
        <translation>
            <numerusform>%n local copy</numerusform>
            <numerusform>%n local copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local reduction(s)</source>
        <translation>
            <numerusform>%n local reduction</numerusform>
            <numerusform>%n local reductions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n wait</numerusform>
            <numerusform>%n waits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleView</name>
    <message numerus="yes">
        <source>Wrote %n files, the last one %1</source>
        <translation>
            <numerusform>Wrote %n file, %1</numerusform>
            <numerusform>Wrote %n files, the last one %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SchedulesView</name>
    <message numerus="yes">
        <source>With %n rank(s), as many as the fabric has, in place of those of the text</source>
        <translation>
            <numerusform>With %n rank, as many as the fabric has, in place of those of the text</numerusform>
            <numerusform>With %n ranks, as many as the fabric has, in place of those of the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computes something else with %n rank(s): %1[%2] on rank %3</source>
        <translation>
            <numerusform>Computes something else with %n rank: %1[%2] on rank %3</numerusform>
            <numerusform>Computes something else with %n ranks: %1[%2] on rank %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>Make a fabric of %n NPU</numerusform>
            <numerusform>Make a fabric of %n NPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::StagesView</name>
    <message numerus="yes">
        <source>After %n step(s), the last one %1</source>
        <translation>
            <numerusform>After %n step, the last one %1</numerusform>
            <numerusform>After %n steps, the last one %1</numerusform>
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
    <name>weft::widgets::SynthesisView</name>
    <message numerus="yes">
        <source>Best so far: %1 (%2 of the bound), %n start(s)</source>
        <translation>
            <numerusform>Best so far: %1 (%2 of the bound), %n start</numerusform>
            <numerusform>Best so far: %1 (%2 of the bound), %n starts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineParts</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s)</source>
        <translation>
            <numerusform>%n bar</numerusform>
            <numerusform>%n bars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
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
    <message numerus="yes">
        <source>Stamp %n node(s)</source>
        <translation>
            <numerusform>Stamp %n node</numerusform>
            <numerusform>Stamp %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyParts</name>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>%n outgoing link</numerusform>
            <numerusform>%n outgoing links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyView</name>
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
    <message numerus="yes">
        <source>Copied %n node(s)</source>
        <translation>
            <numerusform>Copied %n node</numerusform>
            <numerusform>Copied %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n node(s)</source>
        <translation>
            <numerusform>Paste %n node</numerusform>
            <numerusform>Paste %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n link(s)</source>
        <translation>
            <numerusform>Paste %n link</numerusform>
            <numerusform>Paste %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n link(s)</source>
        <translation>
            <numerusform>Pasted %n link</numerusform>
            <numerusform>Pasted %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) selected</source>
        <translation>
            <numerusform>%n node selected</numerusform>
            <numerusform>%n nodes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>%n link selected</numerusform>
            <numerusform>%n links selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TrafficMatrixView</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TuningPanel</name>
    <message numerus="yes">
        <source>No schedule is faster than the program as it stands; %n were looked at</source>
        <translation>
            <numerusform>No schedule is faster than the program as it stands; %n was looked at</numerusform>
            <numerusform>No schedule is faster than the program as it stands; %n were looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best of %n schedule(s): %1, %2× as quick</source>
        <translation>
            <numerusform>The best of %n schedule: %1, %2× as quick</numerusform>
            <numerusform>The best of %n schedules: %1, %2× as quick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::VerdictBanner</name>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayPanel</name>
    <message numerus="yes">
        <source>%n transfer(s)</source>
        <translation>
            <numerusform>%n transfer</numerusform>
            <numerusform>%n transfers</numerusform>
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
