<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CompareTable</name>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points: the difference of two percentages</extracomment>
        <translation>%1 个百分点</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>%1 and others have failed: repair them, or draw another way</source>
        <translation>%1 等发生故障：请修复，或绘制另一条通路</translation>
    </message>
    <message>
        <source>%1 has failed: its rank can neither send nor receive</source>
        <translation>%1 发生故障：其 rank 既不能发送也不能接收</translation>
    </message>
    <message>
        <source>%1 has failed: repair it, or draw another way</source>
        <translation>%1 发生故障：请修复，或绘制另一条通路</translation>
    </message>
    <message>
        <source>%1 has no links</source>
        <translation>%1 没有链路</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads from it over working links</source>
        <translation>%1 被隔断：沿正常链路没有从它出发的通路</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads to it or from it over working links</source>
        <translation>%1 被隔断：沿正常链路没有进出它的通路</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads to it over working links</source>
        <translation>%1 被隔断：沿正常链路没有到达它的通路</translation>
    </message>
    <message>
        <source>%1 is in no file: the project does not keep it</source>
        <translation>%1 不在任何文件中：项目不会保留它</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads from it to the others</source>
        <translation>%1 未连通：没有从它到其他 NPU 的通路</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads to it from the others</source>
        <translation>%1 未连通：没有从其他 NPU 到它的通路</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads to it or from it</source>
        <translation>%1 未连通：没有进出它的通路</translation>
    </message>
    <message>
        <source>%1 is not like its way back</source>
        <translation>%1 与其反向链路不同</translation>
    </message>
    <message>
        <source>%1 is there twice with the same costs</source>
        <translation>%1 以相同的参数出现了两次</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A topology is saved as .json, .yml, .csv, .dot or .graphml</source>
        <translation>拓扑可保存为 .json、.yml、.csv、.dot 或 .graphml</translation>
    </message>
    <message>
        <source>The fabric is being read</source>
        <translation>正在读取互连结构</translation>
    </message>
    <message>
        <source>There is no fabric to run on</source>
        <translation>没有可供运行的互连结构</translation>
    </message>
    <message>
        <source>Weft is still busy with another file</source>
        <translation>Weft 仍在处理另一个文件</translation>
    </message>
    <message>
        <source>a window shows one project, and another one was opened with this one</source>
        <translation>一个窗口只显示一个项目，而同时还打开了另一个项目</translation>
    </message>
    <message>
        <source>add a link between the parts</source>
        <translation>请在各部分之间添加链路</translation>
    </message>
    <message>
        <source>add links, or let the nodes between forward</source>
        <translation>请添加链路，或让中间的节点转发</translation>
    </message>
    <message>
        <source>check the folder, its permissions and the free space</source>
        <translation>检查文件夹、其权限和剩余空间</translation>
    </message>
    <message>
        <source>clear its state, or run a workload without it</source>
        <translation>请清除其状态，或运行不包含它的工作负载</translation>
    </message>
    <message>
        <source>draw a link to it</source>
        <translation>请绘制一条到它的链路</translation>
    </message>
    <message>
        <source>draw, generate or open one</source>
        <translation>请绘制、生成或打开一个</translation>
    </message>
    <message>
        <source>export it from the schedule view</source>
        <translation>请从调度方案视图导出</translation>
    </message>
    <message>
        <source>export it from the synthesis view</source>
        <translation>请从合成视图导出</translation>
    </message>
    <message>
        <source>fine if that is meant; else give both directions the same costs</source>
        <translation>若有意如此则无妨；否则请使两个方向的参数相同</translation>
    </message>
    <message>
        <source>fine if two cables are meant; else delete one</source>
        <translation>若确有两根线缆则无妨；否则请删除一条</translation>
    </message>
    <message>
        <source>it is checked on the fabric that is open</source>
        <translation>在打开的互连结构上进行检查</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>its workload has changed since</source>
        <translation>其工作负载此后已更改</translation>
    </message>
    <message>
        <source>not all of it ended</source>
        <translation>并非全部完成</translation>
    </message>
    <message>
        <source>not looked at: steps of schedules after the first %1</source>
        <translation>未查看：各调度方案中前 %1 个之后的步骤</translation>
    </message>
    <message>
        <source>open it by itself</source>
        <translation>请单独打开它</translation>
    </message>
    <message>
        <source>opening was stopped</source>
        <translation>已停止打开</translation>
    </message>
    <message>
        <source>preparing the picture was stopped</source>
        <translation>已停止准备图片</translation>
    </message>
    <message>
        <source>put the traces back where they were</source>
        <translation>将轨迹放回原处</translation>
    </message>
    <message>
        <source>repair what has failed, or draw another way</source>
        <translation>请修复故障，或绘制另一条通路</translation>
    </message>
    <message>
        <source>run again to see the present one</source>
        <translation>重新运行以查看当前工作负载的结果</translation>
    </message>
    <message>
        <source>save, and try with less or start Weft again</source>
        <translation>请保存，然后用较小的规模重试，或重新启动 Weft</translation>
    </message>
    <message>
        <source>the fabric falls into %1 parts that no way joins: %2 and %3 more are apart from the rest</source>
        <translation>互连结构分裂为 %1 个互不连通的部分：%2 以及另外 %3 个 NPU 与其余部分分离</translation>
    </message>
    <message>
        <source>the fabric falls into %1 parts that no way joins: %2 is apart from the rest</source>
        <translation>互连结构分裂为 %1 个互不连通的部分：%2 与其余部分分离</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>文件无法读取：%1</translation>
    </message>
    <message>
        <source>the file holds no JSON object</source>
        <translation>文件中没有 JSON 对象</translation>
    </message>
    <message>
        <source>the folder for the results cannot be made</source>
        <translation>无法创建存放结果的文件夹</translation>
    </message>
    <message>
        <source>the operations of %1 are shown without their names: %2</source>
        <translation>%1 的操作显示时不带名称：%2</translation>
    </message>
    <message>
        <source>the results of a run cannot be copied</source>
        <translation>无法复制一次运行的结果</translation>
    </message>
    <message>
        <source>the simulation broke off: %1</source>
        <translation>模拟中断：%1</translation>
    </message>
    <message>
        <source>this is a pipe or a device</source>
        <translation>这是管道或设备</translation>
    </message>
    <message>
        <source>write its content to a file and open that</source>
        <translation>请将其内容写入文件，然后打开该文件</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the same kind</source>
        <extracomment>of one: %n more of the same kind</extracomment>
        <translation>
            <numerusform>另有 %n 个同类问题</numerusform>
        </translation>
    </message>
    <message>
        <source>generate a fabric of the workload&apos;s size, or load all ranks</source>
        <translation>请生成与工作负载大小相符的互连结构，或加载所有 rank</translation>
    </message>
    <message>
        <source>give one algorithm for each dimension</source>
        <translation>为每个维度给出一个算法</translation>
    </message>
    <message>
        <source>take a fabric of the workload&apos;s size</source>
        <translation>请采用与工作负载大小相符的互连结构</translation>
    </message>
    <message>
        <source>the fabric has %1 and the workload only %2</source>
        <translation>互连结构有 %1，而工作负载只有 %2</translation>
    </message>
    <message>
        <source>the workload has %1 and the fabric only %2: the others are ignored</source>
        <translation>工作负载有 %1，而互连结构只有 %2：其余的将被忽略</translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs</source>
        <extracomment>of one: %n NPU</extracomment>
        <translation>
            <numerusform>%n 个 NPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks</source>
        <extracomment>of one: %n rank</extracomment>
        <translation>
            <numerusform>%n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on dimension %2</source>
        <translation>维度 %2 上的 %1</translation>
    </message>
    <message>
        <source>%1: %2 of the gain from %3</source>
        <translation>%1：缩短的时间中有 %2 来自 %3</translation>
    </message>
    <message>
        <source>%1: %2 of the loss from %3</source>
        <translation>%1：增加的时间中有 %2 来自 %3</translation>
    </message>
    <message>
        <source>%1× faster, %2</source>
        <translation>速度为原来的 %1 倍，%2</translation>
    </message>
    <message>
        <source>%1× slower, %2</source>
        <translation>耗时为原来的 %1 倍，%2</translation>
    </message>
    <message>
        <source>bandwidth-bound: links are %1 busy on average, the hottest %2</source>
        <translation>带宽受限：链路平均忙碌 %1，最热的为 %2</translation>
    </message>
    <message>
        <source>bandwidth-bound: links are %1 loaded on average, the hottest %2</source>
        <translation>带宽受限：链路平均负载 %1，最热的为 %2</translation>
    </message>
    <message>
        <source>communication-bound: %1 of the step is exposed communication, compute takes %2</source>
        <translation>通信受限：整步时间的 %1 是暴露的通信，计算占 %2</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>compute and communication share the step: compute takes %1, exposed communication %2</source>
        <translation>计算与通信共同占用整步时间：计算占 %1，暴露的通信占 %2</translation>
    </message>
    <message>
        <source>compute-bound: compute takes %1 of the step, exposed communication %2</source>
        <translation>计算受限：计算占整步时间的 %1，暴露的通信占 %2</translation>
    </message>
    <message>
        <source>contention</source>
        <translation>争用</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>dimension %1 is the bottleneck: %2 busy against %3 in dimension %4</source>
        <translation>维度 %1 是瓶颈：忙碌 %2，而维度 %4 为 %3</translation>
    </message>
    <message>
        <source>dimension %1 is the bottleneck: %2 loaded against %3 in dimension %4</source>
        <translation>维度 %1 是瓶颈：负载 %2，而维度 %4 为 %3</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>latency-bound: no link is more than %1 busy, so that delays and waiting take the time, not bandwidth</source>
        <translation>延迟受限：没有链路的忙碌程度超过 %1，因此耗时的是时延与等待，而非带宽</translation>
    </message>
    <message>
        <source>latency-bound: no link is more than %1 loaded, so that delays and waiting take the time, not bandwidth</source>
        <translation>延迟受限：没有链路的负载超过 %1，因此耗时的是时延与等待，而非带宽</translation>
    </message>
    <message>
        <source>less than 0.1 % faster, %1</source>
        <translation>加快不到 0.1 %，%1</translation>
    </message>
    <message>
        <source>less than 0.1 % slower, %1</source>
        <translation>减慢不到 0.1 %，%1</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>链路 %1</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>nothing differs: %1</source>
        <translation>没有差异：%1</translation>
    </message>
    <message>
        <source>nothing took any time</source>
        <translation>没有任何操作耗时</translation>
    </message>
    <message>
        <source>one of the runs did not finish, so that there are no makespans to compare</source>
        <translation>其中一次运行没有完成，因此没有可比较的总时长</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>queue-wait</source>
        <translation>排队等待</translation>
    </message>
    <message>
        <source>rank %1 finishes last and idles for %2 of the step: it waits for others</source>
        <translation>rank %1 最后完成，且整步时间的 %2 处于空闲：它在等待其他 rank</translation>
    </message>
    <message>
        <source>replayed</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>serialization</source>
        <translation>串行化</translation>
    </message>
    <message>
        <source>slot-wait</source>
        <translation>槽位等待</translation>
    </message>
    <message>
        <source>the bottleneck is %1: %2 busy against %3 on the other links</source>
        <translation>瓶颈是%1：忙碌 %2，而其他链路为 %3</translation>
    </message>
    <message>
        <source>the bottleneck is %1: %2 loaded against %3 on the other links</source>
        <translation>瓶颈是%1：负载 %2，而其他链路为 %3</translation>
    </message>
    <message>
        <source>the run was stopped; what is shown is partial</source>
        <translation>运行已停止；显示的内容不完整</translation>
    </message>
    <message>
        <source>the same makespan, %1</source>
        <translation>总时长相同，%1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>不足 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message numerus="yes">
        <source>%n links like %1</source>
        <extracomment>of one: %n link like %1</extracomment>
        <translation>
            <numerusform>%n 条类似 %1 的链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks never finish</source>
        <extracomment>of one: %n rank never finishes</extracomment>
        <translation>
            <numerusform>有 %n 个 rank 始终未完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks never finish, the first of them rank %1</source>
        <extracomment>of one: %n rank never finishes, the first of them rank %1</extracomment>
        <translation>
            <numerusform>有 %n 个 rank 始终未完成，其中第一个是 rank %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links from NPUs to switches in dimension %1</source>
        <extracomment>of one: the %n link from NPUs to switches in dimension %1</extracomment>
        <translation>
            <numerusform>维度 %1 中从 NPU 到交换机的 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links from switches to NPUs in dimension %1</source>
        <extracomment>of one: the %n link from switches to NPUs in dimension %1</extracomment>
        <translation>
            <numerusform>维度 %1 中从交换机到 NPU 的 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links in dimension %1</source>
        <extracomment>of one: the %n link in dimension %1</extracomment>
        <translation>
            <numerusform>维度 %1 中的 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links of one direction in dimension %1</source>
        <extracomment>of one: the %n link of one direction in dimension %1</extracomment>
        <translation>
            <numerusform>维度 %1 中一个方向的 %n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (in column %2 of the spec)</source>
        <translation>%1 (在规格的第 %2 列)</translation>
    </message>
    <message>
        <source>%1 (line %2) is %3</source>
        <translation>%1 (第 %2 行) 为 %3</translation>
    </message>
    <message>
        <source>%1 (node %2)</source>
        <translation>%1 (节点 %2)</translation>
    </message>
    <message>
        <source>%1 NPUs are not a whole number of servers of %2</source>
        <translation>%1 个 NPU 无法按每台服务器 %2 个正好分完</translation>
    </message>
    <message>
        <source>%1 and %2 are not connected by what is fused</source>
        <translation>%1 与 %2 之间未由所融合的内容相连</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <translation>%1 与 %2 不能并用</translation>
    </message>
    <message>
        <source>%1 begins with something that is not a length</source>
        <translation>%1 的开头不是长度</translation>
    </message>
    <message>
        <source>%1 cannot take %2</source>
        <translation>%1 不能接受 %2</translation>
    </message>
    <message>
        <source>%1 cannot take what is %2</source>
        <translation>%1 不能接受 %2 的内容</translation>
    </message>
    <message>
        <source>%1 comes after %2, which can only take in what is computed before it</source>
        <translation>%1 位于 %2 之后，而后者只能纳入在其之前计算的内容</translation>
    </message>
    <message>
        <source>%1 comes before %2, which can only take in what is computed after it</source>
        <translation>%1 位于 %2 之前，而后者只能纳入在其之后计算的内容</translation>
    </message>
    <message>
        <source>%1 control dependencies are ignored: in PyTorch&apos;s schema 1.0.1 they are the call stack, for which the data dependencies stand</source>
        <translation>忽略 %1 个控制依赖：在 PyTorch 的 schema 1.0.1 中它们是调用栈，已由数据依赖体现</translation>
    </message>
    <message>
        <source>%1 control dependencies name call-stack parents that the converter has dropped; they are ignored (this is the first node)</source>
        <translation>%1 个控制依赖指向转换器已丢弃的调用栈父节点；它们被忽略 (这是第一个这样的节点)</translation>
    </message>
    <message>
        <source>%1 does not exist; ids go from 0 to %2-1</source>
        <translation>%1 不存在；编号范围为 0 到 %2-1</translation>
    </message>
    <message>
        <source>%1 does not forward what others send</source>
        <translation>%1 不转发其他节点发送的内容</translation>
    </message>
    <message>
        <source>%1 does not go element by element</source>
        <translation>%1 不是逐元素计算的</translation>
    </message>
    <message>
        <source>%1 does not take what comes before it in the chain</source>
        <translation>%1 不接受链中在其之前的内容</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 (对应 %2)</translation>
    </message>
    <message>
        <source>%1 global links a router cannot join %2 groups of %3 routers</source>
        <translation>每个路由器只有 %1 条全局链路，无法互连 %2 个各有 %3 个路由器的组</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but topology has %3</source>
        <translation>%1 有 %2 项，而 topology 有 %3 项</translation>
    </message>
    <message>
        <source>%1 has %2 ranks, %3 %4</source>
        <translation>%1 有 %2 个 rank，%3 有 %4 个</translation>
    </message>
    <message>
        <source>%1 has another shape than %2</source>
        <translation>%1 的形状与 %2 不同</translation>
    </message>
    <message>
        <source>%1 has no key &apos;%2&apos;</source>
        <translation>%1 没有键“%2”</translation>
    </message>
    <message>
        <source>%1 has no result for the name &quot;%2&quot;</source>
        <translation>%1 没有名为“%2”的结果</translation>
    </message>
    <message>
        <source>%1 has one size only</source>
        <translation>%1 只有一个大小</translation>
    </message>
    <message>
        <source>%1 is %2, %3 is %4</source>
        <translation>%1 为 %2，%3 为 %4</translation>
    </message>
    <message>
        <source>%1 is %2, %3 is %4: one kernel goes over one shape in one layout</source>
        <translation>%1 为 %2，%3 为 %4：一个内核只处理一种形状和一种布局</translation>
    </message>
    <message>
        <source>%1 is %2, not replicated</source>
        <translation>%1 为 %2，而不是 replicated</translation>
    </message>
    <message>
        <source>%1 is a matrix product, a kernel of its own</source>
        <translation>%1 是矩阵乘积，自成一个内核</translation>
    </message>
    <message>
        <source>%1 is a reduce: only its root has the result</source>
        <translation>%1 是 reduce：只有其根有结果</translation>
    </message>
    <message>
        <source>%1 is an all-to-all, which no kernel takes in</source>
        <translation>%1 是 all-to-all，没有内核能纳入它</translation>
    </message>
    <message>
        <source>%1 is an input</source>
        <translation>%1 是输入</translation>
    </message>
    <message>
        <source>%1 is an output itself</source>
        <translation>%1 本身是输出</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GiB</source>
        <translation>%1 大于 2 GiB</translation>
    </message>
    <message>
        <source>%1 is more than 10^18 operations or bytes of one rank</source>
        <translation>%1 超过单个 rank 的 10^18 次操作或字节</translation>
    </message>
    <message>
        <source>%1 is no all-gather</source>
        <translation>%1 不是 all-gather</translation>
    </message>
    <message>
        <source>%1 is no all-reduce</source>
        <translation>%1 不是 all-reduce</translation>
    </message>
    <message>
        <source>%1 is no input</source>
        <translation>%1 不是输入</translation>
    </message>
    <message>
        <source>%1 is one number, which has no chunks</source>
        <translation>%1 是单个数，没有数据块</translation>
    </message>
    <message>
        <source>%1 is part of the chain %2</source>
        <translation>%1 属于链 %2</translation>
    </message>
    <message>
        <source>%1 is part of the kernel %2</source>
        <translation>%1 属于内核 %2</translation>
    </message>
    <message>
        <source>%1 is seen from outside</source>
        <translation>%1 从外部可见</translation>
    </message>
    <message>
        <source>%1 is sliced along two dimensions</source>
        <translation>%1 沿两个维度被切片</translation>
    </message>
    <message>
        <source>%1 must be 0 or 1</source>
        <translation>%1 必须是 0 或 1</translation>
    </message>
    <message>
        <source>%1 must be a whole number, but is &apos;%2&apos;</source>
        <translation>%1 必须是整数，但实际为“%2”</translation>
    </message>
    <message>
        <source>%1 must be from %2 to 2^31-1</source>
        <translation>%1 必须在 %2 到 2^31-1 之间</translation>
    </message>
    <message>
        <source>%1 needs %2=</source>
        <translation>%1 需要 %2=</translation>
    </message>
    <message>
        <source>%1 needs a size</source>
        <translation>%1 需要大小</translation>
    </message>
    <message>
        <source>%1 needs all elements before it has one number: nothing goes by chunks past it</source>
        <translation>%1 需要所有元素才能得到一个数：没有内容能逐块越过它</translation>
    </message>
    <message>
        <source>%1 needs all of %2</source>
        <translation>%1 需要整个 %2</translation>
    </message>
    <message>
        <source>%1 needs all of %2 for each chunk: no dimension goes through the whole chain</source>
        <translation>%1 的每个数据块都需要整个 %2：没有维度贯穿整条链</translation>
    </message>
    <message>
        <source>%1 nodes have fields outside the schema, which the JSON form leaves out</source>
        <translation>%1 个节点有 schema 之外的字段，JSON 形式会略去它们</translation>
    </message>
    <message>
        <source>%1 nodes of %2 NPUs are fewer than the %3 NPUs of the topology</source>
        <translation>%1 个节点 (每个 %2 个 NPU) 少于拓扑的 %3 个 NPU</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 bytes (node %3)</source>
        <translation>%1，%2 字节 (节点 %3)</translation>
    </message>
    <message>
        <source>%1 of %2 bytes with root %3 (node %4)</source>
        <translation>%1，%2 字节，根为 %3 (节点 %4)</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be sliced for %3 ranks</source>
        <translation>%2 的 %1 无法切分给 %3 个 rank</translation>
    </message>
    <message>
        <source>%1 reads %2, which %3 overwrites in the kernel, and waits for the kernel</source>
        <translation>%1 读取 %2 并等待该内核，而 %3 在该内核中覆盖 %2</translation>
    </message>
    <message>
        <source>%1 spines do not divide the %2 up-links of a leaf</source>
        <translation>%1 个 spine 不能整除 leaf 的 %2 条上行链路</translation>
    </message>
    <message>
        <source>%1 stands alone and cannot be joined with other dimensions</source>
        <translation>%1 只能单独使用，不能与其他维度组合</translation>
    </message>
    <message>
        <source>%1 stands between %2 and %3</source>
        <translation>%1 位于 %2 和 %3 之间</translation>
    </message>
    <message>
        <source>%1 stands between them: it needs one, and %2 needs it</source>
        <translation>%1 位于它们之间：它需要其中一个，而 %2 需要它</translation>
    </message>
    <message>
        <source>%1 stands twice in the chain</source>
        <translation>%1 在链中出现两次</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 使用 %2</translation>
    </message>
    <message>
        <source>%1 uses %2 too</source>
        <translation>%1 也使用 %2</translation>
    </message>
    <message>
        <source>%1 with root %2 (node %3)</source>
        <translation>%1，根为 %2 (节点 %3)</translation>
    </message>
    <message>
        <source>%1 would break a rule of %2: %3</source>
        <translation>%1 会违反 %2 的规则：%3</translation>
    </message>
    <message>
        <source>%1, found %2</source>
        <translation>%1，却发现 %2</translation>
    </message>
    <message>
        <source>%1, which %2 updates, is not replicated</source>
        <translation>由 %2 更新的 %1 不是 replicated</translation>
    </message>
    <message>
        <source>%1, … (%2 in all)</source>
        <translation>%1、… (共 %2 个)</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1：%2；%3</translation>
    </message>
    <message>
        <source>%1: expected a whole number from %2 to %3</source>
        <translation>%1：应为 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>%1: the remaining dimensions take no part</source>
        <translation>%1：其余维度不参与</translation>
    </message>
    <message>
        <source>%1… (%2 nodes) → %3</source>
        <translation>%1… (%2 个节点) → %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect in Weft</source>
        <translation>“%1”在 Weft 中不起作用</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>没有“model-shared-bus”时“%1”不起作用</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no key, but stands after an argument with one</source>
        <translation>“%1”没有键，却位于带键的参数之后</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file, not a folder</source>
        <translation>“%1”是文件，不是文件夹</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>“%1”给出了两次</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no pattern of a collective</source>
        <translation>“%1”不是通信模式</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one argument too many</source>
        <translation>“%1”是多余的参数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lists %2 for %3</source>
        <translation>“%1”为 %3 列出了 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>“%1”必须是%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of node ids</source>
        <translation>“%1”必须是节点编号的列表</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text</source>
        <translation>“%1”必须是文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from 0, but is %2</source>
        <translation>“%1”必须是不小于 0 的整数，但实际为 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be at least 1</source>
        <translation>“%1”必须至少为 1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be at least 1, but is %2</source>
        <translation>“%1”必须至少为 1，但实际为 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be from 0 to 9e15 ns, but is %2</source>
        <translation>“%1”必须在 0 到 9e15 ns 之间，但实际为 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be greater than 0</source>
        <translation>“%1”必须大于 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs exactly one prefix of execution traces or file of a schedule, but has %2</source>
        <translation>“%1”恰好需要一个执行轨迹前缀或一个调度方案文件，却有 %2 个</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a window of at least 1 is expected after &apos;%2&apos;, not &apos;%3&apos;</source>
        <translation>“%1”：“%2”之后应为至少为 1 的窗口，而不是“%3”</translation>
    </message>
    <message>
        <source>&apos;(&apos; is expected after &apos;%1&apos;</source>
        <translation>“%1”之后应为“(”</translation>
    </message>
    <message>
        <source>&apos;G&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>没有“model-shared-bus”时“G”不起作用</translation>
    </message>
    <message>
        <source>&apos;G&apos; must be from 0 to 9e15 ns per byte</source>
        <translation>“G”必须在每字节 0 到 9e15 ns 之间</translation>
    </message>
    <message>
        <source>&apos;NodeType&apos; is out of range</source>
        <translation>“NodeType”超出范围</translation>
    </message>
    <message>
        <source>&apos;_&apos; is expected between two dimensions</source>
        <translation>两个维度之间应为“_”</translation>
    </message>
    <message>
        <source>&apos;endpoint-delay&apos; times --injection-scale is more than 9e15 ns</source>
        <translation>“endpoint-delay”乘以 --injection-scale 超过 9e15 ns</translation>
    </message>
    <message>
        <source>&apos;local-reduction-delay&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>没有“model-shared-bus”时“local-reduction-delay”不起作用</translation>
    </message>
    <message>
        <source>&apos;memory-type&apos; is missing and taken as NO_MEMORY_EXPANSION</source>
        <translation>缺少“memory-type”，按 NO_MEMORY_EXPANSION 处理</translation>
    </message>
    <message>
        <source>&apos;model-shared-bus&apos; is set, but &apos;%1&apos; is missing and taken as 0</source>
        <translation>已设置“model-shared-bus”，但缺少“%1”，按 0 处理</translation>
    </message>
    <message>
        <source>&apos;model-shared-bus&apos; is set, but &apos;G&apos; is missing and taken as 0</source>
        <translation>已设置“model-shared-bus”，但缺少“G”，按 0 处理</translation>
    </message>
    <message>
        <source>&apos;remote-mem-latency&apos; is missing and taken as 0 ns</source>
        <translation>缺少“remote-mem-latency”，按 0 ns 处理</translation>
    </message>
    <message>
        <source>&apos;roofline-enabled&apos; is set, but the key &apos;%1&apos; that it needs is missing</source>
        <translation>已设置“roofline-enabled”，但缺少它所需的键“%1”</translation>
    </message>
    <message>
        <source>&apos;workload_graph&apos; must be a list of nodes</source>
        <translation>“workload_graph”必须是节点的列表</translation>
    </message>
    <message>
        <source>--injection-scale must be 0 or more</source>
        <translation>--injection-scale 必须大于或等于 0</translation>
    </message>
    <message>
        <source>0.5 halves it; write &quot;failed&quot;: true for none</source>
        <translation>0.5 表示减半；若要完全失效，请写 &quot;failed&quot;: true</translation>
    </message>
    <message>
        <source>4 fields are expected, but there are %1</source>
        <translation>应有 4 个字段，却有 %1 个</translation>
    </message>
    <message>
        <source>; both have the same collectives in another order</source>
        <translation>；两者的集合通信相同，但顺序不同</translation>
    </message>
    <message>
        <source>; rank %1 has %2 in all, rank %3 has %4</source>
        <translation>；rank %1 共有 %2 个，rank %3 有 %4 个</translation>
    </message>
    <message>
        <source>&lt;/%1&gt; closes nothing</source>
        <translation>&lt;/%1&gt; 没有可关闭的元素</translation>
    </message>
    <message>
        <source>Mesh(4x4) and Torus(4x4) take several; join other kinds with &apos;_&apos;</source>
        <translation>Mesh(4x4) 和 Torus(4x4) 可带多个大小；其他种类请用“_”连接</translation>
    </message>
    <message>
        <source>NPU %1 is too many: at most %2 NPUs are possible</source>
        <translation>NPU %1 超出上限：最多可有 %2 个 NPU</translation>
    </message>
    <message>
        <source>PER_NODE_MEMORY_EXPANSION needs the key &apos;%1&apos;, which is missing</source>
        <translation>PER_NODE_MEMORY_EXPANSION 需要键“%1”，但缺少它</translation>
    </message>
    <message>
        <source>Ring, FullyConnected and Switch are possible</source>
        <translation>可用 Ring、FullyConnected 和 Switch</translation>
    </message>
    <message>
        <source>[.., K] x [K, N], or as many batches on both sides: %1</source>
        <translation>[.., K] x [K, N]，或两侧批次数相同：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared in line %2 already</source>
        <translation>“%1”已在第 %2 行声明</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice in the step</source>
        <translation>“%1”在该步骤中出现两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no size</source>
        <translation>“%1”不是尺寸</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no stage</source>
        <translation>“%1”不是阶段</translation>
    </message>
    <message>
        <source>&quot;aware&quot; or &quot;unaware&quot;</source>
        <translation>&quot;aware&quot; 或 &quot;unaware&quot;</translation>
    </message>
    <message>
        <source>&quot;default&quot;, &quot;hash&quot;, &quot;d-mod-k&quot;, &quot;spray&quot;, &quot;adaptive&quot; or &quot;valiant&quot;</source>
        <translation>&quot;default&quot;、&quot;hash&quot;、&quot;d-mod-k&quot;、&quot;spray&quot;、&quot;adaptive&quot; 或 &quot;valiant&quot;</translation>
    </message>
    <message>
        <source>&quot;device&quot; or &quot;settings&quot;</source>
        <translation>&quot;device&quot; 或 &quot;settings&quot;</translation>
    </message>
    <message>
        <source>&quot;npu&quot; or &quot;switch&quot;</source>
        <translation>&quot;npu&quot; 或 &quot;switch&quot;</translation>
    </message>
    <message>
        <source>&quot;shortest-path&quot; or &quot;dimension-order&quot; is expected</source>
        <translation>应为 &quot;shortest-path&quot; 或 &quot;dimension-order&quot;</translation>
    </message>
    <message>
        <source>&quot;summary&quot;, &quot;links&quot; or &quot;full&quot;</source>
        <translation>&quot;summary&quot;、&quot;links&quot; 或 &quot;full&quot;</translation>
    </message>
    <message>
        <source>&quot;trace&quot;, &quot;sample&quot;, &quot;benchmark&quot; or &quot;none&quot;</source>
        <translation>&quot;trace&quot;、&quot;sample&quot;、&quot;benchmark&quot; 或 &quot;none&quot;</translation>
    </message>
    <message>
        <source>a &apos;&amp;&apos; that begins no known reference</source>
        <translation>不构成已知引用的“&amp;”</translation>
    </message>
    <message>
        <source>a &apos;/&apos; that does not end the tag of %1</source>
        <translation>“/”未能结束 %1 的标签</translation>
    </message>
    <message>
        <source>a &apos;&lt;&apos;</source>
        <translation>“&lt;”</translation>
    </message>
    <message>
        <source>a &apos;&lt;&apos; that begins no tag</source>
        <translation>不构成标签的“&lt;”</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z 压缩包</translation>
    </message>
    <message>
        <source>a CDATA section</source>
        <translation>CDATA 段</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>GIF 图片</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>JPEG 图片</translation>
    </message>
    <message>
        <source>a JSON list of objects with pg_name and ranks is expected in inputs.values</source>
        <translation>inputs.values 中应为含 pg_name 和 ranks 的对象的 JSON 列表</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>PostScript 文档</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>Python pickle</translation>
    </message>
    <message>
        <source>a Weft topology (.json), an ASTRA-sim network (.yml) or a list of links (.csv) is expected</source>
        <translation>应为 Weft 拓扑 (.json)、ASTRA-sim 网络 (.yml) 或链路列表 (.csv)</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP 压缩包</translation>
    </message>
    <message>
        <source>a bandwidth cannot be read from &apos;%1&apos;</source>
        <translation>无法从“%1”读出带宽</translation>
    </message>
    <message>
        <source>a bandwidth must be greater than 0, but is &apos;%1&apos;</source>
        <translation>带宽必须大于 0，但实际为“%1”</translation>
    </message>
    <message>
        <source>a benchmark is a JSON object</source>
        <translation>基准测试应为 JSON 对象</translation>
    </message>
    <message>
        <source>a benchmark needs a pattern, such as &quot;all-reduce&quot;</source>
        <translation>基准测试需要通信模式，例如 &quot;all-reduce&quot;</translation>
    </message>
    <message>
        <source>a benchmark needs its size in bytes</source>
        <translation>基准测试需要以字节计的大小</translation>
    </message>
    <message>
        <source>a block of the run file is not where it should be</source>
        <translation>运行文件的一个块不在应在的位置</translation>
    </message>
    <message>
        <source>a closing tag that is not of the form &lt;/name&gt;</source>
        <translation>不是 &lt;/name&gt; 形式的结束标签</translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>a communication node is flagged as a CPU operation (is_cpu_op)</source>
        <translation>通信节点被标记为 CPU 操作 (is_cpu_op)</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>a count must not be negative</source>
        <translation>数量不能为负</translation>
    </message>
    <message>
        <source>a device card is a JSON object</source>
        <translation>设备卡片应为 JSON 对象</translation>
    </message>
    <message>
        <source>a dimension has a size of at least 1</source>
        <translation>维度的大小至少为 1</translation>
    </message>
    <message>
        <source>a document type declaration; entities are not read</source>
        <translation>文档类型声明；不读取实体</translation>
    </message>
    <message>
        <source>a dragonfly needs at least one group and one router in it</source>
        <translation>dragonfly 至少需要一个组，组内至少一个路由器</translation>
    </message>
    <message>
        <source>a fabric that is given by &quot;spec&quot; has no such key</source>
        <translation>由 &quot;spec&quot; 给出的互连结构没有这样的键</translation>
    </message>
    <message>
        <source>a fabric with switches cannot be written as a CSV of links</source>
        <translation>含交换机的互连结构不能写成链路的 CSV</translation>
    </message>
    <message>
        <source>a factor from 0.000001 to 1000000 is expected</source>
        <translation>应为 0.000001 到 1000000 之间的系数</translation>
    </message>
    <message>
        <source>a fat tree has 2 or 3 levels, not %1</source>
        <translation>fat tree 应有 2 或 3 层，而不是 %1 层</translation>
    </message>
    <message>
        <source>a fat tree needs at least one NPU and an oversub of at least 1</source>
        <translation>fat tree 至少需要一个 NPU，oversub 至少为 1</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>用 bzip2 压缩的文件</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>用 xz 压缩的文件</translation>
    </message>
    <message>
        <source>a file compressed with zstd</source>
        <translation>用 zstd 压缩的文件</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>a kernel has one communication, or a reduce-scatter and an all-gather: %1 and %2</source>
        <translation>一个内核只有一次通信，或一个 reduce-scatter 和一个 all-gather：%1 和 %2</translation>
    </message>
    <message>
        <source>a kind of dimension, such as &quot;Ring&quot;</source>
        <translation>维度的种类，例如 &quot;Ring&quot;</translation>
    </message>
    <message>
        <source>a latency cannot be read from &apos;%1&apos;</source>
        <translation>无法从“%1”读出延迟</translation>
    </message>
    <message>
        <source>a latency must not be negative, but is &apos;%1&apos;</source>
        <translation>延迟不能为负，但实际为“%1”</translation>
    </message>
    <message>
        <source>a link id is expected</source>
        <translation>应为链路编号</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list is expected, but this is %1</source>
        <translation>应为列表，而这是 %1</translation>
    </message>
    <message>
        <source>a list of 1 to 64 dimensions is expected</source>
        <translation>应为 1 到 64 个维度的列表</translation>
    </message>
    <message>
        <source>a list of NPUs</source>
        <translation>NPU 的列表</translation>
    </message>
    <message>
        <source>a list of link ids is expected</source>
        <translation>应为链路编号的列表</translation>
    </message>
    <message>
        <source>a list of links</source>
        <translation>链路的列表</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数字列表</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>对象的列表</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>数对的列表</translation>
    </message>
    <message>
        <source>a list of ranks is expected</source>
        <translation>应为 rank 的列表</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>a list of texts is expected</source>
        <translation>应为文本的列表</translation>
    </message>
    <message>
        <source>a map of node ids to prefixes is expected</source>
        <translation>应为从节点编号到前缀的映射</translation>
    </message>
    <message>
        <source>a memory access needs the attribute &apos;tensor_size&apos; (bytes), which the node does not have</source>
        <translation>内存访问需要属性“tensor_size” (字节)，而节点没有</translation>
    </message>
    <message>
        <source>a message is not a Chakra node</source>
        <translation>有一条消息不是 Chakra 节点</translation>
    </message>
    <message>
        <source>a network file is a list of &apos;key: value&apos; lines, but this is not</source>
        <translation>网络文件是由“键: 值”行组成的列表，而这不是</translation>
    </message>
    <message>
        <source>a network file of more than 1 MiB is not read</source>
        <translation>不读取超过 1 MiB 的网络文件</translation>
    </message>
    <message>
        <source>a node id must be a whole number</source>
        <translation>节点编号必须是整数</translation>
    </message>
    <message>
        <source>a node must be an object, but is %1</source>
        <translation>节点必须是对象，但实际为 %1</translation>
    </message>
    <message>
        <source>a node { … } is expected here</source>
        <translation>此处应为节点 { … }</translation>
    </message>
    <message>
        <source>a norm or a sum of %1</source>
        <translation>对 %1 求范数或求和</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number cannot be read from &apos;%1&apos;</source>
        <translation>无法从“%1”读出数字</translation>
    </message>
    <message>
        <source>a number is expected, but this is %1</source>
        <translation>应为数字，而这是 %1</translation>
    </message>
    <message>
        <source>a number is expected, but this is &apos;%1&apos;</source>
        <translation>应为数字，而这是“%1”</translation>
    </message>
    <message>
        <source>a number of at least 0 is expected</source>
        <translation>应为至少为 0 的数字</translation>
    </message>
    <message>
        <source>a number of at most 16 hexadecimal digits</source>
        <translation>最多 16 位十六进制数字的数</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>a number that no group holds</source>
        <translation>任何组都不持有的数</translation>
    </message>
    <message>
        <source>a number, not negative</source>
        <translation>非负的数字</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>数对</translation>
    </message>
    <message>
        <source>a processing instruction</source>
        <translation>处理指令</translation>
    </message>
    <message>
        <source>a program or library (ELF)</source>
        <translation>程序或库 (ELF)</translation>
    </message>
    <message>
        <source>a project is a JSON object with &quot;format&quot;: &quot;weft-project&quot;</source>
        <translation>项目是含 &quot;format&quot;: &quot;weft-project&quot; 的 JSON 对象</translation>
    </message>
    <message>
        <source>a project of a newer Weft is read-only</source>
        <translation>由较新的 Weft 写出的项目是只读的</translation>
    </message>
    <message>
        <source>a rail has 1, 2 or 3 levels, not %1</source>
        <translation>rail 应有 1、2 或 3 层，而不是 %1 层</translation>
    </message>
    <message>
        <source>a rank must be a whole number, but this is %1</source>
        <translation>rank 必须是整数，而这是 %1</translation>
    </message>
    <message>
        <source>a rank that is named does not exist among %1</source>
        <translation>%1 中有一个指定的 rank 不存在</translation>
    </message>
    <message>
        <source>a receive from the own rank</source>
        <translation>从自身 rank 接收</translation>
    </message>
    <message>
        <source>a reduction of conditions</source>
        <translation>对条件的归约</translation>
    </message>
    <message>
        <source>a schedule is called &quot;%1&quot; already</source>
        <translation>已有调度方案名为“%1”</translation>
    </message>
    <message>
        <source>a second root element</source>
        <translation>第二个根元素</translation>
    </message>
    <message>
        <source>a send to the own rank</source>
        <translation>向自身 rank 发送</translation>
    </message>
    <message>
        <source>a size can be divided by a number only</source>
        <translation>尺寸只能除以数字</translation>
    </message>
    <message>
        <source>a size in bytes cannot be read from &apos;%1&apos;</source>
        <translation>无法从“%1”读出以字节计的大小</translation>
    </message>
    <message>
        <source>a size is divided by 0</source>
        <translation>尺寸被 0 除</translation>
    </message>
    <message>
        <source>a size must be a whole number of bytes, but is &apos;%1&apos;</source>
        <translation>大小必须是整数个字节，但实际为“%1”</translation>
    </message>
    <message>
        <source>a size such as &quot;4 KiB&quot;</source>
        <translation>大小，例如 &quot;4 KiB&quot;</translation>
    </message>
    <message>
        <source>a slice and what does not go with it: %1</source>
        <translation>切片与跟它不匹配的内容：%1</translation>
    </message>
    <message>
        <source>a slice of what is %1</source>
        <translation>对 %1 的内容切片</translation>
    </message>
    <message>
        <source>a switch does not compute</source>
        <translation>交换机不做计算</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar 归档</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a text is expected, but this is %1</source>
        <translation>应为文本，而这是 %1</translation>
    </message>
    <message>
        <source>a text with a unit is expected, but this is %1</source>
        <translation>应为带单位的文本，而这是 %1</translation>
    </message>
    <message>
        <source>a value is expected</source>
        <translation>应为一个值</translation>
    </message>
    <message>
        <source>a value is expected: %1=…</source>
        <translation>应给出值：%1=…</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number cannot be read from &apos;%1&apos;</source>
        <translation>无法从“%1”读出整数</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1024</source>
        <translation>1 到 1024 的整数</translation>
    </message>
    <message>
        <source>a whole number is expected, but this is %1</source>
        <translation>应为整数，而这是 %1</translation>
    </message>
    <message>
        <source>a whole number is expected; the fraction is cut off</source>
        <translation>应为整数；小数部分被截去</translation>
    </message>
    <message>
        <source>a whole number of GB/s (10^9 bytes)</source>
        <translation>整数个 GB/s (10^9 字节)</translation>
    </message>
    <message>
        <source>a whole number of at least 1 is expected</source>
        <translation>应为至少为 1 的整数</translation>
    </message>
    <message>
        <source>a whole number of nanoseconds, not negative and below 2^62</source>
        <translation>非负且小于 2^62 的整数纳秒</translation>
    </message>
    <message>
        <source>a whole number of ns is expected; the fraction is cut off</source>
        <translation>应为整数个 ns；小数部分被截去</translation>
    </message>
    <message>
        <source>a whole number, not negative</source>
        <translation>非负整数</translation>
    </message>
    <message>
        <source>a whole number, not negative and below 2^32 - 1</source>
        <translation>非负且小于 2^32 - 1 的整数</translation>
    </message>
    <message>
        <source>add it, or turn roofline-enabled off so that durations are replayed</source>
        <translation>添加它，或关闭 roofline-enabled 以回放持续时间</translation>
    </message>
    <message>
        <source>add levels=2</source>
        <translation>添加 levels=2</translation>
    </message>
    <message>
        <source>add levels=3</source>
        <translation>添加 levels=3</translation>
    </message>
    <message>
        <source>add links, or let the nodes between them forward</source>
        <translation>添加链路，或让中间的节点转发</translation>
    </message>
    <message>
        <source>allreduce it first</source>
        <translation>先对它做 allreduce</translation>
    </message>
    <message>
        <source>alltoall it first</source>
        <translation>先对它做 alltoall</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>SQLite 数据库</translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>an algorithm given as traces cannot be split: %1 asks for one, but &apos;preferred-dataset-splits&apos; is %2</source>
        <translation>以轨迹给出的算法不能拆分：%1 要求使用它，而“preferred-dataset-splits”为 %2</translation>
    </message>
    <message>
        <source>an arrow points to what a node waits for</source>
        <translation>箭头指向节点所等待的对象</translation>
    </message>
    <message>
        <source>an attribute name=&quot;value&quot;, &apos;&gt;&apos; or &apos;/&gt;&apos; is expected in the tag of %1</source>
        <translation>%1 的标签中应为属性 name=&quot;value&quot;、“&gt;”或“/&gt;”</translation>
    </message>
    <message>
        <source>an attribute without a value</source>
        <translation>没有值的属性</translation>
    </message>
    <message>
        <source>an element with more than 64 attributes</source>
        <translation>属性超过 64 个的元素</translation>
    </message>
    <message>
        <source>an end of an explicit route does not exist</source>
        <translation>显式路由的一端不存在</translation>
    </message>
    <message>
        <source>an end of link %1 does not exist</source>
        <translation>链路 %1 的一端不存在</translation>
    </message>
    <message>
        <source>an entry of the list is not a single value</source>
        <translation>列表的一项不是单个值</translation>
    </message>
    <message>
        <source>an input can be held by slices if only slices of it are read, and gathered slices are stored in it</source>
        <translation>只有当仅读取输入的切片，且收集的切片存入其中时，输入才能以切片保存</translation>
    </message>
    <message>
        <source>an input is updated once: let one update store what both compute</source>
        <translation>输入只更新一次：让一个 update 存储两者计算的内容</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object with pg_name and a list of ranks is expected</source>
        <translation>应为含 pg_name 和 rank 列表的对象</translation>
    </message>
    <message>
        <source>an object { … } is expected, but this is %1</source>
        <translation>应为对象 { … }，而这是 %1</translation>
    </message>
    <message>
        <source>an unknown reason of release</source>
        <translation>未知的释放原因</translation>
    </message>
    <message>
        <source>and %1 more %2</source>
        <translation>另有 %1 处：%2</translation>
    </message>
    <message>
        <source>arithmetic on conditions</source>
        <translation>对条件做算术</translation>
    </message>
    <message>
        <source>as in ASTRA-sim; groups that are a full part of the fabric&apos;s dimensions do with the setting &apos;groups by dimension&apos; (--groups-by-dimension)</source>
        <translation>与 ASTRA-sim 相同；恰为互连结构若干完整维度的组，在设置“按维度分组”(--groups-by-dimension) 时会这样做</translation>
    </message>
    <message>
        <source>asslice takes inputs</source>
        <translation>asslice 接受输入</translation>
    </message>
    <message>
        <source>at least global=%1 is needed</source>
        <translation>至少需要 global=%1</translation>
    </message>
    <message>
        <source>at most %1 are possible</source>
        <translation>最多可有 %1 个</translation>
    </message>
    <message>
        <source>at most %1 links are possible</source>
        <translation>最多可有 %1 条链路</translation>
    </message>
    <message>
        <source>at most 64 dimensions are possible</source>
        <translation>最多可有 64 个维度</translation>
    </message>
    <message>
        <source>attributes in an unusual form</source>
        <translation>形式不寻常的属性</translation>
    </message>
    <message>
        <source>attributes of a wrong type</source>
        <translation>类型错误的属性</translation>
    </message>
    <message>
        <source>begin with a line such as: group all = 8</source>
        <translation>请以如下一行开始：group all = 8</translation>
    </message>
    <message>
        <source>between 1 and 1,000,000</source>
        <translation>1 到 1,000,000 之间</translation>
    </message>
    <message>
        <source>both are sliced, and not along the inner dimension or one batch: %1</source>
        <translation>两者都被切片，且不是沿内维或同一批次：%1</translation>
    </message>
    <message>
        <source>broadcast and slice it first</source>
        <translation>先对它做 broadcast 和 slice</translation>
    </message>
    <message>
        <source>broadcast it first</source>
        <translation>先对它做 broadcast</translation>
    </message>
    <message>
        <source>buffers in place</source>
        <translation>就地缓冲区</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>不是 UTF-8 的字节</translation>
    </message>
    <message>
        <source>bytes that are not gzip follow the gzip data</source>
        <translation>gzip 数据之后有不是 gzip 的字节</translation>
    </message>
    <message>
        <source>cast it</source>
        <translation>用 cast 转换它</translation>
    </message>
    <message>
        <source>cast it to f16, f32 or f64</source>
        <translation>用 cast 将它转换为 f16、f32 或 f64</translation>
    </message>
    <message>
        <source>cast one of them</source>
        <translation>用 cast 转换其中之一</translation>
    </message>
    <message>
        <source>cast them</source>
        <translation>用 cast 转换它们</translation>
    </message>
    <message>
        <source>characters outside the root element</source>
        <translation>根元素之外的字符</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>检查其权限</translation>
    </message>
    <message>
        <source>checking the workload was stopped</source>
        <translation>已停止检查工作负载</translation>
    </message>
    <message>
        <source>choose leaf= as a multiple of oversub=</source>
        <translation>将 leaf= 选为 oversub= 的倍数</translation>
    </message>
    <message>
        <source>choose numbers with select(condition, a, b)</source>
        <translation>用 select(条件, a, b) 选择数字</translation>
    </message>
    <message>
        <source>choose server= as a divisor of the number of NPUs</source>
        <translation>将 server= 选为 NPU 数量的约数</translation>
    </message>
    <message>
        <source>choose spines= as a divisor of leaf/oversub</source>
        <translation>将 spines= 选为 leaf/oversub 的约数</translation>
    </message>
    <message>
        <source>clear the failed links and nodes, or change the route</source>
        <translation>恢复故障的链路和节点，或更改路由</translation>
    </message>
    <message>
        <source>collective %1 of %2 is %3 on rank %4, but %5 on rank %6</source>
        <translation>%2 的第 %1 个集合通信在 rank %4 上为 %3，而在 rank %6 上为 %5</translation>
    </message>
    <message>
        <source>collectives of a group that the rank is not in</source>
        <translation>rank 不在其组中的集合通信</translation>
    </message>
    <message>
        <source>collectives of an unknown process group</source>
        <translation>未知进程组的集合通信</translation>
    </message>
    <message>
        <source>collectives of an unknown type</source>
        <translation>未知类型的集合通信</translation>
    </message>
    <message>
        <source>collectives of process groups do not use the shared bus of &apos;model-shared-bus&apos;</source>
        <translation>进程组的集合通信不使用“model-shared-bus”的共享总线</translation>
    </message>
    <message>
        <source>collectives of process groups run a ring: they follow &apos;%1&apos; only where it lists one algorithm</source>
        <translation>进程组的集合通信按 ring 运行：只有“%1”仅列出一个算法时才遵循它</translation>
    </message>
    <message>
        <source>collectives of process groups take 10 ns in the place of &apos;endpoint-delay&apos;</source>
        <translation>进程组的集合通信以 10 ns 代替“endpoint-delay”</translation>
    </message>
    <message>
        <source>collectives with a root outside their group</source>
        <translation>根在组外的集合通信</translation>
    </message>
    <message>
        <source>collectives without comm_type</source>
        <translation>没有 comm_type 的集合通信</translation>
    </message>
    <message>
        <source>communication nodes flagged as CPU operations</source>
        <translation>被标记为 CPU 操作的通信节点</translation>
    </message>
    <message>
        <source>communication nodes of 0 bytes</source>
        <translation>0 字节的通信节点</translation>
    </message>
    <message>
        <source>communication nodes with a negative comm_size</source>
        <translation>comm_size 为负的通信节点</translation>
    </message>
    <message>
        <source>communication nodes without comm_size</source>
        <translation>没有 comm_size 的通信节点</translation>
    </message>
    <message>
        <source>compressing failed</source>
        <translation>压缩失败</translation>
    </message>
    <message>
        <source>compute nodes with num_ops 0</source>
        <translation>num_ops 为 0 的计算节点</translation>
    </message>
    <message>
        <source>compute nodes with tensor_size 0</source>
        <translation>tensor_size 为 0 的计算节点</translation>
    </message>
    <message>
        <source>compute nodes without num_ops</source>
        <translation>没有 num_ops 的计算节点</translation>
    </message>
    <message>
        <source>compute nodes without tensor_size</source>
        <translation>没有 tensor_size 的计算节点</translation>
    </message>
    <message>
        <source>delete the file and run again</source>
        <translation>删除该文件并再次运行</translation>
    </message>
    <message>
        <source>dependencies on unknown nodes</source>
        <translation>对未知节点的依赖</translation>
    </message>
    <message>
        <source>dependency cycles</source>
        <translation>循环依赖</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>是否想写 %1？</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>是否想写“%1”？</translation>
    </message>
    <message>
        <source>dimension %1 (%2)</source>
        <translation>维度 %1 (%2)</translation>
    </message>
    <message>
        <source>dimension %1 of %2, which has %3</source>
        <translation>%2 的维度 %1，而后者只有 %3 个维度</translation>
    </message>
    <message>
        <source>dimension-ordered routing needs a fabric that is generated from dimensions</source>
        <translation>按维度顺序路由需要由维度生成的互连结构</translation>
    </message>
    <message>
        <source>dropout of a number</source>
        <translation>对一个数做 dropout</translation>
    </message>
    <message>
        <source>each rank has a file such as %1.%2.et</source>
        <translation>每个 rank 有一个文件，例如 %1.%2.et</translation>
    </message>
    <message>
        <source>elements of %1 and of %2</source>
        <translation>%1 与 %2 的元素</translation>
    </message>
    <message>
        <source>elements that differ: %1</source>
        <translation>不同的元素：%1</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>every dimension needs a kind and a size of at least 1</source>
        <translation>每个维度都需要种类和至少为 1 的大小</translation>
    </message>
    <message>
        <source>every dimension needs one entry in each list</source>
        <translation>每个维度在每个列表中都需要一项</translation>
    </message>
    <message>
        <source>every rank needs a trace</source>
        <translation>每个 rank 都需要轨迹</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;</source>
        <translation>应为“%1”</translation>
    </message>
    <message>
        <source>expected a finite number: numbers with + - * / ^</source>
        <translation>应为有限的数：由数字和 + - * / ^ 组成</translation>
    </message>
    <message>
        <source>expected a name</source>
        <translation>应为名称</translation>
    </message>
    <message>
        <source>expected a name, a number, a call or &quot;(&quot;</source>
        <translation>应为名称、数字、调用或 &quot;(&quot;</translation>
    </message>
    <message>
        <source>expected a probability from 0 to below 1</source>
        <translation>应为 0 到小于 1 的概率</translation>
    </message>
    <message>
        <source>expected a size: numbers and sizes with + - * /</source>
        <translation>应为尺寸：由数字、尺寸和 + - * / 组成</translation>
    </message>
    <message>
        <source>expected a stage, and then a dimension or &quot;reduce&quot;</source>
        <translation>应为阶段，然后是维度或 &quot;reduce&quot;</translation>
    </message>
    <message>
        <source>expected a statement: a stage such as &quot;total = allreduce(+, x)&quot;, or one of program, group, size, number, input, output, schedule</source>
        <translation>应为语句：如 &quot;total = allreduce(+, x)&quot; 的阶段，或 program、group、size、number、input、output、schedule 之一</translation>
    </message>
    <message>
        <source>expected a tensor</source>
        <translation>应为张量</translation>
    </message>
    <message>
        <source>expected a tensor or a number</source>
        <translation>应为张量或数字</translation>
    </message>
    <message>
        <source>expected a transformation such as split(total)</source>
        <translation>应为变换，例如 split(total)</translation>
    </message>
    <message>
        <source>expected a type such as f16 or f32</source>
        <translation>应为类型，例如 f16 或 f32</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>应为值</translation>
    </message>
    <message>
        <source>expected a whole number up to 2^40</source>
        <translation>应为不超过 2^40 的整数</translation>
    </message>
    <message>
        <source>expected cast(TYPE, x)</source>
        <translation>应为 cast(类型, x)</translation>
    </message>
    <message>
        <source>expected dropout(x, PROBABILITY, SEED)</source>
        <translation>应为 dropout(x, 概率, 种子)</translation>
    </message>
    <message>
        <source>expected how values become one: + * min max</source>
        <translation>应为多个值合为一个的方式：+ * min max</translation>
    </message>
    <message>
        <source>expected replicated, local or sliced(DIMENSION)</source>
        <translation>应为 replicated、local 或 sliced(维度)</translation>
    </message>
    <message>
        <source>expected the end of the line</source>
        <translation>应为行尾</translation>
    </message>
    <message>
        <source>expected the group that it is sent to</source>
        <translation>应为发送目标的组</translation>
    </message>
    <message>
        <source>expected the name of a group</source>
        <translation>应为组的名称</translation>
    </message>
    <message>
        <source>expected the name of a schedule</source>
        <translation>应为调度方案的名称</translation>
    </message>
    <message>
        <source>expected the name of a stage</source>
        <translation>应为阶段的名称</translation>
    </message>
    <message>
        <source>for execution traces, give their prefix: what comes before .0.et</source>
        <translation>对于执行轨迹，请给出前缀：.0.et 之前的部分</translation>
    </message>
    <message>
        <source>fuse all of them into one, or leave the stages of one apart</source>
        <translation>将它们全部融合为一个，或让其中一个的阶段保持分开</translation>
    </message>
    <message>
        <source>fuse before overlapping</source>
        <translation>先融合再重叠</translation>
    </message>
    <message>
        <source>fuse computations</source>
        <translation>请用 fuse 融合计算</translation>
    </message>
    <message>
        <source>fuse takes two stages or more</source>
        <translation>fuse 接受两个或更多阶段</translation>
    </message>
    <message>
        <source>fuse them all, or none</source>
        <translation>全部融合，或都不融合</translation>
    </message>
    <message>
        <source>gather it first</source>
        <translation>先对它做 gather</translation>
    </message>
    <message>
        <source>generate or import one</source>
        <translation>生成或导入一个</translation>
    </message>
    <message>
        <source>give every node of a rank an id of its own</source>
        <translation>给一个 rank 的每个节点各自的编号</translation>
    </message>
    <message>
        <source>give it as the communicator groups</source>
        <translation>将它作为通信组给出</translation>
    </message>
    <message>
        <source>give the communicator-group file, which defines it</source>
        <translation>给出定义它的通信组文件</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>组 %1：%2</translation>
    </message>
    <message>
        <source>group &apos;%1&apos;</source>
        <translation>组“%1”</translation>
    </message>
    <message>
        <source>idle channels</source>
        <translation>空闲的通道</translation>
    </message>
    <message>
        <source>ids are whole numbers from 1</source>
        <translation>编号是从 1 起的整数</translation>
    </message>
    <message>
        <source>in GB/s (10^9 bytes)</source>
        <translation>单位为 GB/s (10^9 字节)</translation>
    </message>
    <message>
        <source>in TFLOP/s</source>
        <translation>单位为 TFLOP/s</translation>
    </message>
    <message>
        <source>in ns</source>
        <translation>单位为 ns</translation>
    </message>
    <message>
        <source>in ns per byte</source>
        <translation>单位为每字节 ns</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>内容为空</translation>
    </message>
    <message>
        <source>it is on %1 already</source>
        <translation>它已经在 %1 上</translation>
    </message>
    <message>
        <source>it is sliced along this dimension already</source>
        <translation>它已沿此维度切片</translation>
    </message>
    <message>
        <source>it leads from a node to itself</source>
        <translation>它从一个节点通向自身</translation>
    </message>
    <message>
        <source>it looks like JSON, and has no key that Weft knows</source>
        <translation>它看起来像 JSON，但没有 Weft 认识的键</translation>
    </message>
    <message>
        <source>it looks like XML</source>
        <translation>它看起来像 XML</translation>
    </message>
    <message>
        <source>it looks like XML whose root element is &apos;%1&apos;</source>
        <translation>它看起来像根元素为“%1”的 XML</translation>
    </message>
    <message>
        <source>it looks like binary data</source>
        <translation>它看起来像二进制数据</translation>
    </message>
    <message>
        <source>it looks like text</source>
        <translation>它看起来像文本</translation>
    </message>
    <message>
        <source>it may have been written by a newer Weft</source>
        <translation>它可能是由较新的 Weft 写出的</translation>
    </message>
    <message>
        <source>it needs topology, npus_count, bandwidth and latency</source>
        <translation>它需要 topology、npus_count、bandwidth 和 latency</translation>
    </message>
    <message>
        <source>it opens read-only; save a copy under another name with that Weft</source>
        <translation>它以只读方式打开；请用较新的 Weft 以其他名称另存副本</translation>
    </message>
    <message>
        <source>it reads topologies, Chakra traces, ASTRA-sim configurations, collective algorithms and its projects</source>
        <translation>Weft 可读取拓扑、Chakra 轨迹、ASTRA-sim 配置、集合通信算法和自己的项目</translation>
    </message>
    <message>
        <source>its bandwidth must be from 1 B/s to 1000000 TB/s, but is %1 GB/s</source>
        <translation>其带宽必须在 1 B/s 到 1000000 TB/s 之间，但实际为 %1 GB/s</translation>
    </message>
    <message>
        <source>its latency must be from 0 to 1000000 s, but is %1 ns</source>
        <translation>其延迟必须在 0 到 1000000 s 之间，但实际为 %1 ns</translation>
    </message>
    <message>
        <source>its texts must be UTF-8</source>
        <translation>其文本必须是 UTF-8</translation>
    </message>
    <message>
        <source>keys that are not kept</source>
        <translation>不保留的键</translation>
    </message>
    <message>
        <source>leaf= and oversub= belong to rails of several levels</source>
        <translation>leaf= 和 oversub= 用于多层 rail</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>去掉它</translation>
    </message>
    <message>
        <source>leave out one of the two</source>
        <translation>去掉两者之一</translation>
    </message>
    <message>
        <source>leave the way round out of it</source>
        <translation>去掉其中绕回的一段</translation>
    </message>
    <message>
        <source>let the input be as it is</source>
        <translation>让输入保持原样</translation>
    </message>
    <message>
        <source>link %1 does not lead from %2 to %3</source>
        <translation>链路 %1 不是从 %2 通向 %3</translation>
    </message>
    <message>
        <source>link %1 does not start at %2</source>
        <translation>链路 %1 不是从 %2 开始</translation>
    </message>
    <message>
        <source>link %1 from %2 to %3 has failed</source>
        <translation>从 %2 到 %3 的链路 %1 已故障</translation>
    </message>
    <message>
        <source>link %1 from %2 to %3 is wrong: %4</source>
        <translation>从 %2 到 %3 的链路 %1 有误：%4</translation>
    </message>
    <message>
        <source>link it with its Kineto trace by chakra_trace_link and convert it by &apos;chakra_converter PyTorch&apos;</source>
        <translation>用 chakra_trace_link 将它与其 Kineto 轨迹关联，再用“chakra_converter PyTorch”转换</translation>
    </message>
    <message>
        <source>make it first</source>
        <translation>请先创建它</translation>
    </message>
    <message>
        <source>make it of the same shape</source>
        <translation>使形状相同</translation>
    </message>
    <message>
        <source>make its sizes smaller</source>
        <translation>减小其尺寸</translation>
    </message>
    <message>
        <source>members with collectives in another order</source>
        <translation>集合通信顺序不同的成员</translation>
    </message>
    <message>
        <source>members with other collectives than their group</source>
        <translation>集合通信与其组不同的成员</translation>
    </message>
    <message>
        <source>memory nodes with tensor_size 0</source>
        <translation>tensor_size 为 0 的内存节点</translation>
    </message>
    <message>
        <source>memory nodes without tensor_size</source>
        <translation>没有 tensor_size 的内存节点</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>messages of 0 bytes</source>
        <translation>0 字节的消息</translation>
    </message>
    <message>
        <source>more than 100 mistakes: the rest is not read</source>
        <translation>错误超过 100 个：其余不再读取</translation>
    </message>
    <message>
        <source>more than 10^6 nodes a rank</source>
        <translation>每个 rank 超过 10^6 个节点</translation>
    </message>
    <message>
        <source>more than 2^50 elements</source>
        <translation>超过 2^50 个元素</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>必须大于 0</translation>
    </message>
    <message>
        <source>must be above 0 and at most 1</source>
        <translation>必须大于 0 且不超过 1</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>不能为负</translation>
    </message>
    <message>
        <source>name a topology file, or write a spec such as Ring(8,50GB/s,500ns)</source>
        <translation>指定一个拓扑文件，或写出规格，例如 Ring(8,50GB/s,500ns)</translation>
    </message>
    <message>
        <source>name it too</source>
        <translation>也要指定它</translation>
    </message>
    <message>
        <source>name one of them as FOLDER/PREFIX</source>
        <translation>用 文件夹/前缀 指定其中之一</translation>
    </message>
    <message>
        <source>name the kernel</source>
        <translation>指定该内核</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>由 %1 指定</translation>
    </message>
    <message>
        <source>nearest on rank %1: %2</source>
        <translation>rank %1 上最接近的：%2</translation>
    </message>
    <message>
        <source>needless marks of hasdep</source>
        <translation>多余的 hasdep 标记</translation>
    </message>
    <message>
        <source>needless roots</source>
        <translation>多余的根</translation>
    </message>
    <message>
        <source>no device is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的设备</translation>
    </message>
    <message>
        <source>no dimension of %1 can be sliced for its ranks</source>
        <translation>%1 没有可切分给其各 rank 的维度</translation>
    </message>
    <message>
        <source>no file can be made here</source>
        <translation>此处不能创建文件</translation>
    </message>
    <message>
        <source>no file has this name, so it is read as a spec</source>
        <translation>没有这个名称的文件，因此按规格读取</translation>
    </message>
    <message>
        <source>no group is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的组</translation>
    </message>
    <message>
        <source>no group is declared</source>
        <translation>没有声明组</translation>
    </message>
    <message>
        <source>no number is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的数</translation>
    </message>
    <message>
        <source>no operation is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的操作</translation>
    </message>
    <message>
        <source>no schedule before this one is called &quot;%1&quot;</source>
        <translation>在此之前没有名为“%1”的调度方案</translation>
    </message>
    <message>
        <source>no size is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的尺寸</translation>
    </message>
    <message>
        <source>no slices of %1 are used</source>
        <translation>%1 的切片未被使用</translation>
    </message>
    <message>
        <source>no small sizes can be sliced for %1 ranks: %2, %3</source>
        <translation>没有小尺寸可切分给 %1 个 rank：%2、%3</translation>
    </message>
    <message>
        <source>no stage is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的阶段</translation>
    </message>
    <message>
        <source>no stage is called &quot;%1&quot; here</source>
        <translation>此处没有名为“%1”的阶段</translation>
    </message>
    <message>
        <source>no stage, input or number is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的阶段、输入或数</translation>
    </message>
    <message>
        <source>no transformation is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的变换</translation>
    </message>
    <message>
        <source>node %1 &apos;%2&apos; of rank %3</source>
        <translation>rank %3 的节点 %1“%2”</translation>
    </message>
    <message>
        <source>node %1 is given twice</source>
        <translation>节点 %1 给出了两次</translation>
    </message>
    <message>
        <source>node %1: a prefix is expected</source>
        <translation>节点 %1：应为前缀</translation>
    </message>
    <message>
        <source>nodes of an unsupported type</source>
        <translation>类型不受支持的节点</translation>
    </message>
    <message>
        <source>nodes of type %1 (%2) cannot be simulated</source>
        <translation>类型为 %1 (%2) 的节点不能模拟</translation>
    </message>
    <message>
        <source>nodes of type invalid</source>
        <translation>类型为 invalid 的节点</translation>
    </message>
    <message>
        <source>nodes that no schedule can hold</source>
        <translation>调度方案不能容纳的节点</translation>
    </message>
    <message>
        <source>nodes with an id that is taken</source>
        <translation>编号已被占用的节点</translation>
    </message>
    <message>
        <source>none of the computations uses %1</source>
        <translation>没有计算使用 %1</translation>
    </message>
    <message>
        <source>nothing in the chain is sent</source>
        <translation>链中没有发送任何内容</translation>
    </message>
    <message>
        <source>objects with unknown keys</source>
        <translation>含未知键的对象</translation>
    </message>
    <message>
        <source>one number cannot be sliced</source>
        <translation>单个数不能切片</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>one process group of this node cannot be read</source>
        <translation>该节点的一个进程组无法读取</translation>
    </message>
    <message>
        <source>one rank holds the operand %1 of %2</source>
        <translation>只有一个 rank 持有 %2 的操作数 %1</translation>
    </message>
    <message>
        <source>only inputs have a place</source>
        <translation>只有输入有存储位置</translation>
    </message>
    <message>
        <source>only stacks of Ring (both ways), FullyConnected and Switch can be written as ASTRA-sim network YAML</source>
        <translation>只有由 Ring (双向)、FullyConnected 和 Switch 组成的堆叠才能写成 ASTRA-sim 网络 YAML</translation>
    </message>
    <message>
        <source>only version 1 of the format can be read</source>
        <translation>只能读取格式的版本 1</translation>
    </message>
    <message>
        <source>open a trace or choose a benchmark</source>
        <translation>打开轨迹或选择基准测试</translation>
    </message>
    <message>
        <source>open the project in Weft: its issues say what is missing</source>
        <translation>在 Weft 中打开该项目：“问题”会说明缺少什么</translation>
    </message>
    <message>
        <source>operands on two groups of ranks</source>
        <translation>操作数位于两组 rank 上</translation>
    </message>
    <message>
        <source>overlap it</source>
        <translation>请改用 overlap</translation>
    </message>
    <message>
        <source>overlap takes two stages or more, each of which feeds the next</source>
        <translation>overlap 接受两个或更多阶段，每个为下一个提供输入</translation>
    </message>
    <message>
        <source>oversub=%1 does not divide the %2 NPUs of a leaf</source>
        <translation>oversub=%1 不能整除 leaf 的 %2 个 NPU</translation>
    </message>
    <message>
        <source>pod= belongs to a fat tree of 3 levels</source>
        <translation>pod= 用于 3 层的 fat tree</translation>
    </message>
    <message>
        <source>rails need at least one NPU, and one in each server</source>
        <translation>rail 至少需要一个 NPU，每台服务器中也至少一个</translation>
    </message>
    <message>
        <source>rank %1 does not hold what is %2</source>
        <translation>rank %1 不持有 %2 的内容</translation>
    </message>
    <message>
        <source>rank %1 has a trace in several forms; &apos;%2&apos; is read</source>
        <translation>rank %1 的轨迹有多种形式；读取“%2”</translation>
    </message>
    <message>
        <source>rank %1 has no receive for this send (tag %2, %3 bytes)</source>
        <translation>rank %1 没有与此发送对应的接收 (标签 %2，%3 字节)</translation>
    </message>
    <message>
        <source>rank %1 has no send for this receive (tag %2, %3 bytes)</source>
        <translation>rank %1 没有与此接收对应的发送 (标签 %2，%3 字节)</translation>
    </message>
    <message>
        <source>rank %1 has no unmatched receive for these two ranks</source>
        <translation>rank %1 上没有这两个 rank 之间未匹配的接收</translation>
    </message>
    <message>
        <source>rank %1 has no unmatched send for these two ranks</source>
        <translation>rank %1 上没有这两个 rank 之间未匹配的发送</translation>
    </message>
    <message>
        <source>rank %1 is beyond the largest possible one</source>
        <translation>rank %1 超出最大可能值</translation>
    </message>
    <message>
        <source>rank %1 is listed twice</source>
        <translation>rank %1 列出了两次</translation>
    </message>
    <message>
        <source>rank %1 is not a member of %2</source>
        <translation>rank %1 不是 %2 的成员</translation>
    </message>
    <message>
        <source>rank %1 is out of range</source>
        <translation>rank %1 超出范围</translation>
    </message>
    <message>
        <source>rank %1 is out of range: the topology has NPUs 0 to %2</source>
        <translation>rank %1 超出范围：拓扑有 NPU 0 到 %2</translation>
    </message>
    <message>
        <source>rank i sends to rank i</source>
        <translation>rank i 发送给 rank i</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>请改为读取 %1</translation>
    </message>
    <message>
        <source>read it again</source>
        <translation>再次读取</translation>
    </message>
    <message>
        <source>read what you need of it before that line</source>
        <translation>在该行之前读取所需内容</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>读取失败</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>已停止读取</translation>
    </message>
    <message>
        <source>receive of node %1 with tag %2 and %3 bytes</source>
        <translation>节点 %1 的接收，标签 %2，%3 字节</translation>
    </message>
    <message>
        <source>receives of another size than their sends</source>
        <translation>大小与其发送不同的接收</translation>
    </message>
    <message>
        <source>receives without a send</source>
        <translation>没有发送的接收</translation>
    </message>
    <message>
        <source>reducescatter it first</source>
        <translation>先对它做 reducescatter</translation>
    </message>
    <message>
        <source>remove one of the two</source>
        <translation>去掉两者之一</translation>
    </message>
    <message>
        <source>remove takes stages</source>
        <translation>remove 接受阶段</translation>
    </message>
    <message>
        <source>reorder past all computations that do</source>
        <translation>重排到所有使用它的计算之后</translation>
    </message>
    <message>
        <source>reorder takes an all-gather and the computations that it goes past</source>
        <translation>reorder 接受一个 all-gather 和它要越过的计算</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>另存为 UTF-8</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <translation>另存为不带该标记的 UTF-8</translation>
    </message>
    <message>
        <source>select needs a condition such as a &gt; b first</source>
        <translation>select 的第一个参数须为条件，例如 a &gt; b</translation>
    </message>
    <message>
        <source>send it</source>
        <translation>用 send 发送它</translation>
    </message>
    <message>
        <source>send of node %1 with tag %2 and %3 bytes</source>
        <translation>节点 %1 的发送，标签 %2，%3 字节</translation>
    </message>
    <message>
        <source>send one of them</source>
        <translation>用 send 发送其中之一</translation>
    </message>
    <message>
        <source>sends without a receive</source>
        <translation>没有接收的发送</translation>
    </message>
    <message>
        <source>set &apos;roofline-enabled&apos; to 1, with &apos;peak-perf&apos; and &apos;local-mem-bw&apos;</source>
        <translation>将“roofline-enabled”设为 1，并设置“peak-perf”和“local-mem-bw”</translation>
    </message>
    <message>
        <source>set TMPDIR to one</source>
        <translation>请将 TMPDIR 设为一个可用的文件夹</translation>
    </message>
    <message>
        <source>set is_cpu_op to false; a host-side call around a kernel is a compute node</source>
        <translation>将 is_cpu_op 设为 false；包围内核的主机端调用是计算节点</translation>
    </message>
    <message>
        <source>set preferred-dataset-splits to 1, or give the algorithm as a schedule</source>
        <translation>将 preferred-dataset-splits 设为 1，或以调度方案给出算法</translation>
    </message>
    <message>
        <source>shapes that differ: %1 and %2</source>
        <translation>不同的形状：%1 和 %2</translation>
    </message>
    <message>
        <source>sizes of dimensions cannot be read from &apos;%1&apos;</source>
        <translation>无法从“%1”读出各维度的大小</translation>
    </message>
    <message>
        <source>slice it first</source>
        <translation>先对它做 slice</translation>
    </message>
    <message>
        <source>small buffers</source>
        <translation>小缓冲区</translation>
    </message>
    <message>
        <source>something follows the end of the workload graph</source>
        <translation>工作负载图结束之后还有内容</translation>
    </message>
    <message>
        <source>something is called &quot;%1&quot; already</source>
        <translation>已有名为“%1”的内容</translation>
    </message>
    <message>
        <source>spines= belongs to a fat tree of 2 levels</source>
        <translation>spines= 用于 2 层的 fat tree</translation>
    </message>
    <message>
        <source>split it with reduce</source>
        <translation>用 reduce 拆分它</translation>
    </message>
    <message>
        <source>split takes one all-reduce</source>
        <translation>split 接受一个 all-reduce</translation>
    </message>
    <message>
        <source>stages would wait for each other, or for what reads an input before its update</source>
        <translation>阶段会相互等待，或等待在输入更新前读取它的内容</translation>
    </message>
    <message>
        <source>stopped before all elements were compared</source>
        <translation>在比较完所有元素之前停止</translation>
    </message>
    <message>
        <source>stopped while waiting for somebody who reads this</source>
        <translation>在等待读取者时被停止</translation>
    </message>
    <message>
        <source>stopped while waiting for somebody who writes this</source>
        <translation>在等待写入者时被停止</translation>
    </message>
    <message>
        <source>such as 3: folder/algorithm</source>
        <translation>例如 3: folder/algorithm</translation>
    </message>
    <message>
        <source>texts between elements</source>
        <translation>元素之间的文本</translation>
    </message>
    <message>
        <source>the %1 is given twice</source>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>the &apos;(&apos; in column %1 is not closed</source>
        <translation>第 %1 列的“(”没有闭合</translation>
    </message>
    <message>
        <source>the .et form keeps them</source>
        <translation>.et 形式会保留它们</translation>
    </message>
    <message>
        <source>the attribute %1 has no value</source>
        <translation>属性 %1 没有值</translation>
    </message>
    <message>
        <source>the attribute %1 is given twice</source>
        <translation>属性 %1 给出了两次</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; (the rank of the other side) is missing</source>
        <translation>缺少属性“%1” (对方的 rank)</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; has more than 64 entries</source>
        <translation>属性“%1”超过 64 项</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; has no value and is taken as absent</source>
        <translation>属性“%1”没有值，按不存在处理</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is %2, which is outside its range</source>
        <translation>属性“%1”为 %2，超出其范围</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is a floating-point number; it is taken as %2</source>
        <translation>属性“%1”是浮点数；按 %2 处理</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is given twice; the last value is taken</source>
        <translation>属性“%1”给出了两次；取最后的值</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a list of true and false, but is %2</source>
        <translation>属性“%1”必须是 true 和 false 的列表，但实际为 %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a text or a whole number, but is %2</source>
        <translation>属性“%1”必须是文本或整数，但实际为 %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a whole number, but has a fraction or is out of range</source>
        <translation>属性“%1”必须是整数，却有小数部分或超出范围</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a whole number, but is %2</source>
        <translation>属性“%1”必须是整数，但实际为 %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; names rank %2, but it is the own side&apos;s and must be %3</source>
        <translation>属性“%1”指向 rank %2，但它属于自身一方，必须是 %3</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; names rank %2, but there are only %3 NPUs</source>
        <translation>属性“%1”指向 rank %2，但只有 %3 个 NPU</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_size&apos; (bytes) is missing</source>
        <translation>缺少属性“comm_size” (字节)</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_size&apos; is negative: %1</source>
        <translation>属性“comm_size”为负：%1</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_tag&apos; is missing and taken as 0</source>
        <translation>缺少属性“comm_tag”，按 0 处理</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_type&apos; (the kind of collective) is missing</source>
        <translation>缺少属性“comm_type” (集合通信的种类)</translation>
    </message>
    <message>
        <source>the bandwidth must be at least 1 GB/s</source>
        <translation>带宽必须至少为 1 GB/s</translation>
    </message>
    <message>
        <source>the bandwidth must be greater than 0 GiB/s</source>
        <translation>带宽必须大于 0 GiB/s</translation>
    </message>
    <message>
        <source>the bandwidth must be greater than 0 GiB/s, but is %1</source>
        <translation>带宽必须大于 0 GiB/s，但实际为 %1</translation>
    </message>
    <message>
        <source>the batches differ: %1</source>
        <translation>批次不同：%1</translation>
    </message>
    <message>
        <source>the chain %1 has one of them</source>
        <translation>链 %1 含有其中之一</translation>
    </message>
    <message>
        <source>the chain %1 has one of them already</source>
        <translation>链 %1 已含有其中之一</translation>
    </message>
    <message>
        <source>the collective algorithm &apos;%1&apos; is not known</source>
        <translation>集合通信算法“%1”未知</translation>
    </message>
    <message>
        <source>the collective optimization &apos;%1&apos; is not known</source>
        <translation>集合通信优化“%1”未知</translation>
    </message>
    <message>
        <source>the collective type %1 is unknown</source>
        <translation>集合通信类型 %1 未知</translation>
    </message>
    <message>
        <source>the communication has a size of 0 bytes</source>
        <translation>通信大小为 0 字节</translation>
    </message>
    <message>
        <source>the communication has a size of 0 bytes, at which ASTRA-sim ends</source>
        <translation>通信大小为 0 字节，ASTRA-sim 会就此结束</translation>
    </message>
    <message>
        <source>the count of NPUs must be a whole number of at least 1, but is %1</source>
        <translation>NPU 数量必须是至少为 1 的整数，但实际为 %1</translation>
    </message>
    <message>
        <source>the dependencies form a cycle, so that none of its nodes can start: %1</source>
        <translation>依赖形成循环，其中没有节点能够开始：%1</translation>
    </message>
    <message>
        <source>the dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>the dimensions %1 do not multiply to the %2 NPUs</source>
        <translation>维度 %1 的乘积不等于 %2 个 NPU</translation>
    </message>
    <message>
        <source>the element %1</source>
        <translation>元素 %1</translation>
    </message>
    <message>
        <source>the element %1 is closed as %2</source>
        <translation>元素 %1 被作为 %2 关闭</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本末尾</translation>
    </message>
    <message>
        <source>the expression has more than 1,000 operations one after the other</source>
        <translation>表达式中连续的操作超过 1,000 个</translation>
    </message>
    <message>
        <source>the expression is nested more than 200 deep</source>
        <translation>表达式嵌套超过 200 层</translation>
    </message>
    <message>
        <source>the expressions of the elements are too long to compare</source>
        <translation>元素的表达式过长，无法比较</translation>
    </message>
    <message>
        <source>the fabric has no NPU</source>
        <translation>互连结构没有 NPU</translation>
    </message>
    <message>
        <source>the fabric is laid out afresh</source>
        <translation>互连结构将重新排列</translation>
    </message>
    <message>
        <source>the fabric is too large: at most %1 NPUs, %2 nodes and %3 links are possible</source>
        <translation>互连结构过大：最多可有 %1 个 NPU、%2 个节点和 %3 条链路</translation>
    </message>
    <message>
        <source>the fabric of the project is drawn, and cannot run yet</source>
        <translation>项目的互连结构是手绘的，尚不能运行</translation>
    </message>
    <message>
        <source>the failed, degraded and slow parts that the file lists have no effect here</source>
        <translation>文件所列的故障、降级和缓慢部分在此不起作用</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>文件无法写入</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>the file ends at byte %1</source>
        <translation>文件在第 %1 字节处结束</translation>
    </message>
    <message>
        <source>the file ends inside %1</source>
        <translation>文件在 %1 内部结束</translation>
    </message>
    <message>
        <source>the file has no link</source>
        <translation>文件没有链路</translation>
    </message>
    <message>
        <source>the file is cut off in %1</source>
        <translation>文件在 %1 处被截断</translation>
    </message>
    <message>
        <source>the file is cut off in %1, of whose %2 bytes %3 are there</source>
        <translation>文件在 %1 处被截断，其 %2 字节中只有 %3 字节</translation>
    </message>
    <message>
        <source>the file is cut off: its gzip data ends early</source>
        <translation>文件被截断：其 gzip 数据提前结束</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file is empty; the header &apos;%1&apos; is expected</source>
        <translation>文件是空的；应有表头“%1”</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>文件大于 %1 字节</translation>
    </message>
    <message>
        <source>the file was cut short while it was read</source>
        <translation>文件在读取时被截短</translation>
    </message>
    <message>
        <source>the files of a set are named PREFIX.RANK.et</source>
        <translation>轨迹集的文件命名为 前缀.RANK.et</translation>
    </message>
    <message>
        <source>the first is 0</source>
        <translation>第一个是 0</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; does not exist</source>
        <translation>文件夹“%1”不存在</translation>
    </message>
    <message>
        <source>the folder holds no trace set</source>
        <translation>文件夹中没有轨迹集</translation>
    </message>
    <message>
        <source>the folder holds several trace sets: %1</source>
        <translation>文件夹中有多个轨迹集：%1</translation>
    </message>
    <message>
        <source>the folder holds the sets %1</source>
        <translation>文件夹中有轨迹集 %1</translation>
    </message>
    <message>
        <source>the group %1 is defined twice</source>
        <translation>组 %1 定义了两次</translation>
    </message>
    <message>
        <source>the group id &apos;%1&apos; is not a whole number</source>
        <translation>组编号“%1”不是整数</translation>
    </message>
    <message>
        <source>the group id 0 stands for all ranks and cannot be defined</source>
        <translation>组编号 0 代表所有 rank，不能定义</translation>
    </message>
    <message>
        <source>the group of a benchmark is a list of ranks</source>
        <translation>基准测试的组应为 rank 的列表</translation>
    </message>
    <message>
        <source>the groups have more than 2^20 ranks</source>
        <translation>各组的 rank 超过 2^20 个</translation>
    </message>
    <message>
        <source>the gzip data inflates to more than %1 bytes</source>
        <translation>gzip 数据解压后超过 %1 字节</translation>
    </message>
    <message>
        <source>the gzip data is damaged: %1</source>
        <translation>gzip 数据已损坏：%1</translation>
    </message>
    <message>
        <source>the head of the run file cannot be read</source>
        <translation>无法读取运行文件的头部</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is expected</source>
        <translation>应有表头“%1”</translation>
    </message>
    <message>
        <source>the inner dimensions differ: %1</source>
        <translation>内维不同：%1</translation>
    </message>
    <message>
        <source>the inter-dimension scheduling &apos;%1&apos; is not known</source>
        <translation>维度间调度“%1”未知</translation>
    </message>
    <message>
        <source>the intra-dimension scheduling &apos;%1&apos; is not known</source>
        <translation>维度内调度“%1”未知</translation>
    </message>
    <message>
        <source>the kernels %1 wait for each other</source>
        <translation>内核 %1 相互等待</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is given more than once; its last value counts</source>
        <translation>键“%1”给出了多次；以最后的值为准</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>缺少键“%1”</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is not known and has no effect</source>
        <translation>键“%1”未知，不起作用</translation>
    </message>
    <message>
        <source>the key &apos;local-mem-bw&apos; is missing: reductions take no time</source>
        <translation>缺少键“local-mem-bw”：归约不耗时</translation>
    </message>
    <message>
        <source>the key &apos;remote-mem-bw&apos; is missing</source>
        <translation>缺少键“remote-mem-bw”</translation>
    </message>
    <message>
        <source>the key has no value</source>
        <translation>键没有值</translation>
    </message>
    <message>
        <source>the key is given twice</source>
        <translation>键给出了两次</translation>
    </message>
    <message>
        <source>the kind of a dimension is missing or not known</source>
        <translation>维度的种类缺失或未知</translation>
    </message>
    <message>
        <source>the latency must be from 0 to 9e15 ns</source>
        <translation>延迟必须在 0 到 9e15 ns 之间</translation>
    </message>
    <message>
        <source>the latency must not be negative</source>
        <translation>延迟不能为负</translation>
    </message>
    <message>
        <source>the latency must not be negative, but is %1</source>
        <translation>延迟不能为负，但实际为 %1</translation>
    </message>
    <message>
        <source>the layout has another number of nodes than the fabric</source>
        <translation>布局的节点数与互连结构不同</translation>
    </message>
    <message>
        <source>the link cannot be read: %1</source>
        <translation>链路无法读取：%1</translation>
    </message>
    <message>
        <source>the link is listed twice</source>
        <translation>链路列出了两次</translation>
    </message>
    <message>
        <source>the link leads from an NPU to itself</source>
        <translation>链路从一个 NPU 通向自身</translation>
    </message>
    <message>
        <source>the links are not those of the dimensions %1 that they should be made of</source>
        <translation>这些链路与应由其构成的维度 %1 不符</translation>
    </message>
    <message>
        <source>the links of this name lead in a circle</source>
        <translation>此名称的符号链接形成循环</translation>
    </message>
    <message>
        <source>the list &apos;%1&apos; is empty: ring is used in every dimension</source>
        <translation>列表“%1”为空：每个维度都使用 ring</translation>
    </message>
    <message>
        <source>the list of ranks is empty</source>
        <translation>rank 列表为空</translation>
    </message>
    <message>
        <source>the machine %1 takes no arguments</source>
        <translation>机型 %1 不接受参数</translation>
    </message>
    <message>
        <source>the memory access has a size of 0 bytes</source>
        <translation>内存访问大小为 0 字节</translation>
    </message>
    <message>
        <source>the memory type &apos;%1&apos; is not known</source>
        <translation>内存类型“%1”未知</translation>
    </message>
    <message>
        <source>the message cannot be written as JSON</source>
        <translation>消息不能写成 JSON</translation>
    </message>
    <message>
        <source>the metadata message</source>
        <translation>元数据消息</translation>
    </message>
    <message>
        <source>the name of a collective, such as &quot;all-reduce&quot;</source>
        <translation>集合通信的名称，例如 &quot;all-reduce&quot;</translation>
    </message>
    <message>
        <source>the name of a kind of fabric is expected</source>
        <translation>应为互连结构种类的名称</translation>
    </message>
    <message>
        <source>the name of an algorithm, such as &quot;ring&quot;</source>
        <translation>算法的名称，例如 &quot;ring&quot;</translation>
    </message>
    <message>
        <source>the network file is empty</source>
        <translation>网络文件是空的</translation>
    </message>
    <message>
        <source>the network file lacks the key &apos;%1&apos;</source>
        <translation>网络文件缺少键“%1”</translation>
    </message>
    <message>
        <source>the node depends on node %1, which is not in the trace</source>
        <translation>节点依赖于不在轨迹中的节点 %1</translation>
    </message>
    <message>
        <source>the node has no &apos;Id&apos;</source>
        <translation>节点没有“Id”</translation>
    </message>
    <message>
        <source>the node has no &apos;NodeType&apos;</source>
        <translation>节点没有“NodeType”</translation>
    </message>
    <message>
        <source>the node has num_ops 0, for which the roofline model gives no time</source>
        <translation>节点的 num_ops 为 0，roofline 模型给不出时间</translation>
    </message>
    <message>
        <source>the node has tensor_size 0; it ends at once under the roofline model</source>
        <translation>节点的 tensor_size 为 0；在 roofline 模型下立即结束</translation>
    </message>
    <message>
        <source>the node has the type &apos;invalid&apos;; it ends at once</source>
        <translation>节点类型为“invalid”；立即结束</translation>
    </message>
    <message>
        <source>the node id %1 is given twice; the first node with it is &apos;%2&apos;</source>
        <translation>节点编号 %1 给出了两次；首个使用它的节点是“%2”</translation>
    </message>
    <message>
        <source>the node is listed twice</source>
        <translation>节点列出了两次</translation>
    </message>
    <message>
        <source>the node type %1 is unknown</source>
        <translation>节点类型 %1 未知</translation>
    </message>
    <message>
        <source>the nodes are not in ascending id, each once</source>
        <translation>节点未按编号升序排列，或有重复</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>the object that begins here has a key that is not kept: %1</source>
        <translation>从此处开始的对象有不保留的键：%1</translation>
    </message>
    <message>
        <source>the object that begins here is not a Chakra message in JSON: %1</source>
        <translation>从此处开始的对象不是 JSON 形式的 Chakra 消息：%1</translation>
    </message>
    <message>
        <source>the object that begins here is not closed</source>
        <translation>从此处开始的对象没有闭合</translation>
    </message>
    <message>
        <source>the operand %1 of %2 is local</source>
        <translation>%2 的操作数 %1 是本地的</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has no effect</source>
        <translation>选项“%1”不起作用</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is not known</source>
        <translation>选项“%1”未知</translation>
    </message>
    <message>
        <source>the place of an element in its list</source>
        <translation>元素在其列表中的位置</translation>
    </message>
    <message>
        <source>the process group &apos;%1&apos; is defined with other ranks than in an earlier trace of the set</source>
        <translation>进程组“%1”的 rank 与该轨迹集中较早轨迹的定义不同</translation>
    </message>
    <message>
        <source>the process group &apos;%1&apos; is not defined</source>
        <translation>进程组“%1”没有定义</translation>
    </message>
    <message>
        <source>the process group has rank %1, but there are only %2 NPUs</source>
        <translation>进程组包含 rank %1，但只有 %2 个 NPU</translation>
    </message>
    <message>
        <source>the process group lists rank %1 twice</source>
        <translation>进程组两次列出 rank %1</translation>
    </message>
    <message>
        <source>the process groups of this node cannot be read</source>
        <translation>该节点的进程组无法读取</translation>
    </message>
    <message>
        <source>the program has more than 20,000 stages</source>
        <translation>程序的阶段超过 20,000 个</translation>
    </message>
    <message>
        <source>the program has more than 20,000 statements</source>
        <translation>程序的语句超过 20,000 条</translation>
    </message>
    <message>
        <source>the program is longer than 16 MiB</source>
        <translation>程序长于 16 MiB</translation>
    </message>
    <message>
        <source>the programs have another number of results</source>
        <translation>两个程序的结果数量不同</translation>
    </message>
    <message>
        <source>the project has no fabric</source>
        <translation>项目没有互连结构</translation>
    </message>
    <message>
        <source>the project has no run named &apos;%1&apos;</source>
        <translation>项目没有名为“%1”的运行</translation>
    </message>
    <message>
        <source>the project has no version</source>
        <translation>项目没有版本</translation>
    </message>
    <message>
        <source>the project has no workload</source>
        <translation>项目没有工作负载</translation>
    </message>
    <message>
        <source>the project was written by a newer Weft (version %1 of the file; this one knows %2)</source>
        <translation>项目由较新的 Weft 写出 (文件为版本 %1；此 Weft 只支持版本 %2)</translation>
    </message>
    <message>
        <source>the rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>the ranks</source>
        <translation>各 rank</translation>
    </message>
    <message>
        <source>the roofline model needs the attribute &apos;num_ops&apos;, which the node does not have</source>
        <translation>roofline 模型需要属性“num_ops”，而节点没有</translation>
    </message>
    <message>
        <source>the roofline model needs the attribute &apos;tensor_size&apos;, which the node does not have</source>
        <translation>roofline 模型需要属性“tensor_size”，而节点没有</translation>
    </message>
    <message>
        <source>the root, rank %1, is not a member of %2</source>
        <translation>根 rank %1 不是 %2 的成员</translation>
    </message>
    <message>
        <source>the route comes to %1 twice</source>
        <translation>路由两次到达 %1</translation>
    </message>
    <message>
        <source>the route ends at %1</source>
        <translation>路由在 %1 结束</translation>
    </message>
    <message>
        <source>the route passes through %1, which does not forward</source>
        <translation>路由经过不转发的 %1</translation>
    </message>
    <message>
        <source>the run file contradicts itself</source>
        <translation>运行文件自相矛盾</translation>
    </message>
    <message>
        <source>the run file ends early</source>
        <translation>运行文件提前结束</translation>
    </message>
    <message>
        <source>the run file ends inside a block</source>
        <translation>运行文件在一个块内部结束</translation>
    </message>
    <message>
        <source>the run file is damaged: a checksum does not fit</source>
        <translation>运行文件已损坏：校验和不符</translation>
    </message>
    <message>
        <source>the run file is of version %1</source>
        <translation>运行文件的版本为 %1</translation>
    </message>
    <message>
        <source>the run is made again on the project&apos;s present fabric</source>
        <translation>在项目当前的互连结构上重新进行运行</translation>
    </message>
    <message>
        <source>the scheduling policy &apos;%1&apos; is not known</source>
        <translation>调度策略“%1”未知</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>the size has a factor past 2^62</source>
        <translation>尺寸含有超过 2^62 的因数</translation>
    </message>
    <message>
        <source>the size has more than 64 terms</source>
        <translation>尺寸的项超过 64 个</translation>
    </message>
    <message>
        <source>the size is not a whole number from 1 to 2^40</source>
        <translation>尺寸不是 1 到 2^40 的整数</translation>
    </message>
    <message>
        <source>the size of a dimension must be from 1 to 4294967295, and there may be 64 dimensions</source>
        <translation>维度的大小必须在 1 到 4294967295 之间，且最多 64 个维度</translation>
    </message>
    <message>
        <source>the size of a hypercube must be a power of two, but is %1</source>
        <translation>超立方体的大小必须是 2 的幂，但实际为 %1</translation>
    </message>
    <message>
        <source>the stack has no dimension</source>
        <translation>堆叠没有维度</translation>
    </message>
    <message>
        <source>the tag of %1</source>
        <translation>%1 的标签</translation>
    </message>
    <message>
        <source>the text begins with a byte order mark</source>
        <translation>文本以字节顺序标记开头</translation>
    </message>
    <message>
        <source>the text is UTF-16; UTF-8 is expected</source>
        <translation>文本是 UTF-16；应为 UTF-8</translation>
    </message>
    <message>
        <source>the topology &apos;%1&apos; is not known</source>
        <translation>拓扑“%1”未知</translation>
    </message>
    <message>
        <source>the trace has more than 2^32 nodes or dependencies</source>
        <translation>轨迹的节点或依赖超过 2^32 个</translation>
    </message>
    <message>
        <source>the trace has no metadata message; its first message is read as a node</source>
        <translation>轨迹没有元数据消息；其首条消息按节点读取</translation>
    </message>
    <message>
        <source>the trace has no nodes; this rank ends at once</source>
        <translation>轨迹没有节点；该 rank 立即结束</translation>
    </message>
    <message>
        <source>the trace is empty; even its metadata message is missing</source>
        <translation>轨迹是空的；连元数据消息也没有</translation>
    </message>
    <message>
        <source>the trace set has ranks up to %1, but only %2 take part; the others are ignored</source>
        <translation>轨迹集的 rank 到 %1 为止，但只有 %2 个参与；其余被忽略</translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>the value of %1 has %2</source>
        <translation>%1 的值中有 %2</translation>
    </message>
    <message>
        <source>the value of %1 is not in quotes</source>
        <translation>%1 的值没有加引号</translation>
    </message>
    <message>
        <source>the value of &apos;%1&apos; does not fit an attribute and is not kept</source>
        <translation>“%1”的值不适合属性，不予保留</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>the written file cannot be moved to its place</source>
        <translation>无法将写好的文件移到目标位置</translation>
    </message>
    <message>
        <source>there are %1; the surplus ranks are ignored</source>
        <translation>共有 %1；多余的 rank 被忽略</translation>
    </message>
    <message>
        <source>there are V100, A100 and H100, and cards in JSON files</source>
        <translation>有 V100、A100 和 H100，以及 JSON 文件中的卡片</translation>
    </message>
    <message>
        <source>there are only %1</source>
        <translation>只有 %1</translation>
    </message>
    <message>
        <source>there are split, reorder, asslice, remove, fuse and overlap</source>
        <translation>可用 split、reorder、asslice、remove、fuse 和 overlap</translation>
    </message>
    <message>
        <source>there are two routes from %1 to %2</source>
        <translation>从 %1 到 %2 有两条路由</translation>
    </message>
    <message>
        <source>there is a byte of value 0: this is no text</source>
        <translation>有值为 0 的字节：这不是文本</translation>
    </message>
    <message>
        <source>there is no XML element</source>
        <translation>没有 XML 元素</translation>
    </message>
    <message>
        <source>there is no folder for temporary files</source>
        <translation>没有存放临时文件的文件夹</translation>
    </message>
    <message>
        <source>there is no kind of fabric named &apos;%1&apos;</source>
        <translation>没有名为“%1”的互连结构种类</translation>
    </message>
    <message>
        <source>there is no link %1</source>
        <translation>没有链路 %1</translation>
    </message>
    <message>
        <source>there is no machine named &apos;%1&apos;</source>
        <translation>没有名为“%1”的机型</translation>
    </message>
    <message>
        <source>there is no memory to compress</source>
        <translation>没有足够内存进行压缩</translation>
    </message>
    <message>
        <source>there is no memory to inflate the file</source>
        <translation>没有足够内存解压文件</translation>
    </message>
    <message>
        <source>there is no route from %1 to %2</source>
        <translation>从 %1 到 %2 没有路由</translation>
    </message>
    <message>
        <source>there is no trace set of that prefix</source>
        <translation>没有该前缀的轨迹集</translation>
    </message>
    <message>
        <source>there is nothing but white space in it</source>
        <translation>其中只有空白</translation>
    </message>
    <message>
        <source>these are ASTRA-sim&apos;s options; Weft&apos;s own are keys of the row</source>
        <translation>这些是 ASTRA-sim 的选项；Weft 自己的选项是该行的键</translation>
    </message>
    <message>
        <source>this JSON is not a Chakra trace: it has neither nodes nor a workload_graph</source>
        <translation>此 JSON 不是 Chakra 轨迹：既没有 nodes 也没有 workload_graph</translation>
    </message>
    <message>
        <source>this JSON is not a trace: an object { … } is expected first</source>
        <translation>此 JSON 不是轨迹：首先应为对象 { … }</translation>
    </message>
    <message>
        <source>this is %1, which Weft does not read</source>
        <translation>这是 %1，Weft 无法读取</translation>
    </message>
    <message>
        <source>this is a PyTorch execution trace, which has to be converted before it can be simulated</source>
        <translation>这是 PyTorch 执行轨迹，须先转换才能模拟</translation>
    </message>
    <message>
        <source>this is a communicator-group file, not a trace</source>
        <translation>这是通信组文件，不是轨迹</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>this is no Chakra trace</source>
        <translation>这不是 Chakra 轨迹</translation>
    </message>
    <message>
        <source>this is no file that Weft reads</source>
        <translation>这不是 Weft 能读取的文件</translation>
    </message>
    <message>
        <source>this is not a Chakra trace: the first message is not its metadata</source>
        <translation>这不是 Chakra 轨迹：首条消息不是其元数据</translation>
    </message>
    <message>
        <source>this is not a Weft project</source>
        <translation>这不是 Weft 项目</translation>
    </message>
    <message>
        <source>this is not a Weft topology: &quot;format&quot; is not &quot;weft-topology&quot;</source>
        <translation>这不是 Weft 拓扑：&quot;format&quot; 不是 &quot;weft-topology&quot;</translation>
    </message>
    <message>
        <source>this is not a network file: it is nested too deeply</source>
        <translation>这不是网络文件：嵌套过深</translation>
    </message>
    <message>
        <source>this is not a schedule: neither an MSCCL-IR program (XML) nor Weft&apos;s JSON</source>
        <translation>这不是调度方案：既不是 MSCCL-IR 程序 (XML)，也不是 Weft 的 JSON</translation>
    </message>
    <message>
        <source>this is not a topology file that Weft knows</source>
        <translation>这不是 Weft 认识的拓扑文件</translation>
    </message>
    <message>
        <source>this is not valid JSON: %1</source>
        <translation>这不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>这不是有效的 YAML：%1</translation>
    </message>
    <message>
        <source>this is one file without a rank in its name, but %1 ranks are expected</source>
        <translation>这是名称中没有 rank 的单个文件，但应有 %1 个 rank</translation>
    </message>
    <message>
        <source>this network file cannot be understood: %1</source>
        <translation>无法理解此网络文件：%1</translation>
    </message>
    <message>
        <source>too many elements to look at each</source>
        <translation>元素过多，无法逐一查看</translation>
    </message>
    <message>
        <source>traces without metadata</source>
        <translation>没有元数据的轨迹</translation>
    </message>
    <message>
        <source>traces without nodes</source>
        <translation>没有节点的轨迹</translation>
    </message>
    <message>
        <source>transfers of a rank with itself</source>
        <translation>rank 与自身的传输</translation>
    </message>
    <message>
        <source>transfers of another rank</source>
        <translation>属于另一 rank 的传输</translation>
    </message>
    <message>
        <source>transfers with a rank out of range</source>
        <translation>rank 超出范围的传输</translation>
    </message>
    <message>
        <source>transfers without comm_tag</source>
        <translation>没有 comm_tag 的传输</translation>
    </message>
    <message>
        <source>transfers without the rank of the other side</source>
        <translation>没有对方 rank 的传输</translation>
    </message>
    <message>
        <source>transform before fusing</source>
        <translation>先变换再融合</translation>
    </message>
    <message>
        <source>transform before overlapping</source>
        <translation>先变换再重叠</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>true or false is expected, but this is %1</source>
        <translation>应为 true 或 false，而这是 %1</translation>
    </message>
    <message>
        <source>true, false, 0 or 1 is expected, but this is %1</source>
        <translation>应为 true、false、0 或 1，而这是 %1</translation>
    </message>
    <message>
        <source>two nodes have the key &apos;%1&apos;</source>
        <translation>两个节点有相同的键“%1”</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <translation>意外的内容</translation>
    </message>
    <message>
        <source>unknown attributes</source>
        <translation>未知的属性</translation>
    </message>
    <message>
        <source>unknown collectives</source>
        <translation>未知的集合通信</translation>
    </message>
    <message>
        <source>unknown elements</source>
        <translation>未知的元素</translation>
    </message>
    <message>
        <source>unknown roots</source>
        <translation>未知的根</translation>
    </message>
    <message>
        <source>update: %1 gets new values in line %2 already</source>
        <translation>update：%1 已在第 %2 行获得新值</translation>
    </message>
    <message>
        <source>update: %1 has new values since line %2, and its old ones are gone</source>
        <translation>update：%1 自第 %2 行起有新值，旧值已不存在</translation>
    </message>
    <message>
        <source>waits that never end</source>
        <translation>永不结束的等待</translation>
    </message>
    <message>
        <source>what is %1 has no slices</source>
        <translation>%1 的内容没有切片</translation>
    </message>
    <message>
        <source>what is %1 has one part a rank</source>
        <translation>%1 的内容每个 rank 有一部分</translation>
    </message>
    <message>
        <source>with fewer than 1 no collective would ever finish</source>
        <translation>少于 1 时，任何集合通信都不会完成</translation>
    </message>
    <message>
        <source>write %1(8)</source>
        <translation>请写 %1(8)</translation>
    </message>
    <message>
        <source>write Ring(4)_Switch(8)</source>
        <translation>请写 Ring(4)_Switch(8)</translation>
    </message>
    <message>
        <source>write a count of NPUs, such as 8</source>
        <translation>请写 NPU 的数量，例如 8</translation>
    </message>
    <message>
        <source>write a list such as [ 8 ]</source>
        <translation>请写列表，例如 [ 8 ]</translation>
    </message>
    <message>
        <source>write digits only</source>
        <translation>只写数字</translation>
    </message>
    <message>
        <source>write for example %1, or %2 for no limit</source>
        <translation>例如写 %1，或写 %2 表示不限</translation>
    </message>
    <message>
        <source>write for example Ring(8,50GB/s,500ns)</source>
        <translation>例如写 Ring(8,50GB/s,500ns)</translation>
    </message>
    <message>
        <source>write for example Ring(8,50GB/s,500ns), FC(4)_Switch(8), Torus(4x4x4) or DGX1V</source>
        <translation>例如写 Ring(8,50GB/s,500ns)、FC(4)_Switch(8)、Torus(4x4x4) 或 DGX1V</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <translation>请写成 %1</translation>
    </message>
    <message>
        <source>write it as 1048576, 1MiB or 64MB</source>
        <translation>请写成 1048576、1MiB 或 64MB</translation>
    </message>
    <message>
        <source>write it as 12 or 12.5</source>
        <translation>请写成 12 或 12.5</translation>
    </message>
    <message>
        <source>write it as 4x4x4</source>
        <translation>请写成 4x4x4</translation>
    </message>
    <message>
        <source>write it as 500ns, 1.5us or 2ms</source>
        <translation>请写成 500ns、1.5us 或 2ms</translation>
    </message>
    <message>
        <source>write it as 50GB/s (10^9) or 50GiB/s (2^30)</source>
        <translation>请写成 50GB/s (10^9) 或 50GiB/s (2^30)</translation>
    </message>
    <message>
        <source>write it as JSON</source>
        <translation>请写成 JSON</translation>
    </message>
    <message>
        <source>write long dimensions as sizes: they are made small here</source>
        <translation>将长维度写成尺寸：此处会将其缩小</translation>
    </message>
    <message>
        <source>write or copy it again</source>
        <translation>重新写出或复制它</translation>
    </message>
    <message>
        <source>write or copy it again, if it is a Chakra trace at all</source>
        <translation>如果它确实是 Chakra 轨迹，请重新写出或复制</translation>
    </message>
    <message>
        <source>write size, bandwidth and latency first, then key=value</source>
        <translation>先写大小、带宽和延迟，再写 键=值</translation>
    </message>
    <message>
        <source>write them as 8x4</source>
        <translation>请写成 8x4</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>写入失败</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>已停止写入</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 have no duration and last 1 ns each, the first of them %3; they say num_ops and tensor_size, but the roofline model is off</source>
        <extracomment>of one: %1 of %2 has no duration and lasts 1 ns, the first of them %3; they say num_ops and tensor_size, but the roofline model is off</extracomment>
        <translation>
            <numerusform>%2中有 %1 个没有持续时间，各持续 1 ns，其中第一个是 %3；它们给出了 num_ops 和 tensor_size，但 roofline 模型已关闭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n operands</source>
        <extracomment>of one: %1 takes %n operand</extracomment>
        <translation>
            <numerusform>%1 接受 %n 个操作数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs cannot be reached from %1: %2</source>
        <extracomment>of one: %n NPU cannot be reached from %1: %2</extracomment>
        <translation>
            <numerusform>有 %n 个 NPU 无法从 %1 到达：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs cannot reach %1: %2</source>
        <extracomment>of one: %n NPU cannot reach %1: %2</extracomment>
        <translation>
            <numerusform>有 %n 个 NPU 无法到达 %1：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n algorithms</source>
        <extracomment>of one: %n algorithm</extracomment>
        <translation>
            <numerusform>%n 个算法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute nodes</source>
        <extracomment>of one: %n compute node</extracomment>
        <translation>
            <numerusform>%n 个计算节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dimensions</source>
        <extracomment>of one: %n dimension</extracomment>
        <translation>
            <numerusform>%n 个维度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explicit routes lead over failed parts and are not taken, first the one from %1 to %2: its messages go by the routing rule</source>
        <extracomment>of one: %n explicit route leads over failed parts and is not taken, first the one from %1 to %2: its messages go by the routing rule</extracomment>
        <translation>
            <numerusform>%n 条显式路由经过故障部分而未被采用，首先是从 %1 到 %2 的一条：其消息按路由规则传送</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links do not lead from %1 to %2</source>
        <extracomment>of one: %n link does not lead from %1 to %2</extracomment>
        <translation>
            <numerusform>%n 条链路不是从 %1 通向 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traces</source>
        <extracomment>of one: %n trace</extracomment>
        <translation>
            <numerusform>%n 条轨迹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace set has no file for the ranks %1; %2 ranks are expected</source>
        <extracomment>of one: the trace set has no file for rank %1; %2 ranks are expected</extracomment>
        <translation>
            <numerusform>轨迹集没有 rank %1 的文件；应有 %2 个 rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no link %1: the fabric has %n links</source>
        <extracomment>of one: there is no link %1: the fabric has %n link</extracomment>
        <translation>
            <numerusform>没有链路 %1：互连结构有 %n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>no copy of unsaved work can be kept: there is no place to write to</source>
        <translation>无法保留未保存工作的副本：没有可写入的位置</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a number of 0 or more</source>
        <translation>%1“%2”不是大于或等于 0 的数</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a whole number</source>
        <translation>%1“%2”不是整数</translation>
    </message>
    <message>
        <source>%1 (%2 inflated)</source>
        <translation>%1 (解压后 %2)</translation>
    </message>
    <message>
        <source>%1 (or on a line beside this one)</source>
        <translation>%1 (或在其旁边一行)</translation>
    </message>
    <message>
        <source>%1 NPUs are given for %2 ranks</source>
        <translation>为 %2 个 rank 给出了 %1 个 NPU</translation>
    </message>
    <message>
        <source>%1 NPUs end without the sum of chunk %2</source>
        <translation>%1 个 NPU 结束时没有数据块 %2 的总和</translation>
    </message>
    <message>
        <source>%1 algorithms are given, but the fabric has %2 dimensions</source>
        <translation>给出了 %1 个算法，而互连结构有 %2 个维度</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和%2</translation>
    </message>
    <message>
        <source>%1 and %2 chunks more</source>
        <translation>%1 以及另外 %2 个数据块</translation>
    </message>
    <message>
        <source>%1 at %2 ns</source>
        <translation>%1，时刻 %2 ns</translation>
    </message>
    <message>
        <source>%1 attributes kept from another file have no place in this one</source>
        <translation>从另一文件保留下来的 %1 个属性无法写入此文件</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 采用 %2</translation>
    </message>
    <message>
        <source>%1 bytes cannot be cut into %2 chunks</source>
        <translation>%1 字节不能切成 %2 个数据块</translation>
    </message>
    <message>
        <source>%1 bytes leave nothing for each of %2 members</source>
        <translation>%1 字节分给 %2 个成员后，每个成员分不到任何字节</translation>
    </message>
    <message>
        <source>%1 channels are used; %3 has %2</source>
        <translation>使用了 %1 个通道；%3 只有 %2 个</translation>
    </message>
    <message>
        <source>%1 chunks</source>
        <translation>%1 个数据块</translation>
    </message>
    <message>
        <source>%1 chunks cannot be shared out to %2 ranks</source>
        <translation>%1 个数据块不能分给 %2 个 rank</translation>
    </message>
    <message>
        <source>%1 comes after %2</source>
        <translation>%1 在 %2 之后</translation>
    </message>
    <message>
        <source>%1 computations take another time than a reduction of their size; the schedule does not keep it</source>
        <translation>%1 个计算的耗时与其大小的归约不同；调度方案不保留它</translation>
    </message>
    <message>
        <source>%1 cuts a collective of %2 bytes into chunks of less than a byte: its messages carry nothing</source>
        <translation>%1 将 %2 字节的集合通信切成不足一字节的数据块：其消息不携带内容</translation>
    </message>
    <message>
        <source>%1 cuts the buffer into %2 parts, not %3 chunks</source>
        <translation>%1 将缓冲区切成 %2 份，而不是 %3 个数据块</translation>
    </message>
    <message>
        <source>%1 depends on %2</source>
        <translation>%1 依赖于 %2</translation>
    </message>
    <message>
        <source>%1 follows the links of a fabric</source>
        <translation>%1 沿互连结构的链路进行</translation>
    </message>
    <message>
        <source>%1 has rank %2 as its root, but the root is rank %3 of its group</source>
        <translation>%1 以 rank %2 为根，但根是其组的 rank %3</translation>
    </message>
    <message>
        <source>%1 has rank %2 as its root, but the root of the collective is rank %3 of its group</source>
        <translation>%1 以 rank %2 为根，但集合通信的根是其组的 rank %3</translation>
    </message>
    <message>
        <source>%1 is %2 on each of %3 GPUs, but nchunksperloop is %4</source>
        <translation>%1 在 %3 个 GPU 上各为 %2，但 nchunksperloop 为 %4</translation>
    </message>
    <message>
        <source>%1 is %2, but nchunksperloop is %3</source>
        <translation>%1 为 %2，但 nchunksperloop 为 %3</translation>
    </message>
    <message>
        <source>%1 is an algorithm for %2, but the collective is %3</source>
        <translation>%1 是用于 %2 的算法，但集合通信是 %3</translation>
    </message>
    <message>
        <source>%1 is expected, but this is %2</source>
        <translation>应为 %1，而这是 %2</translation>
    </message>
    <message>
        <source>%1 is for %2 ranks, but %3 has %4</source>
        <translation>%1 用于 %2 个 rank，但 %3 有 %4 个</translation>
    </message>
    <message>
        <source>%1 is no size of a collective</source>
        <translation>%1 不是集合通信的大小</translation>
    </message>
    <message>
        <source>%1 is rank %2 of %3</source>
        <translation>%1是 rank %2，而 rank 只有 %3 个</translation>
    </message>
    <message>
        <source>%1 makes no %2</source>
        <translation>%1 不能实现 %2</translation>
    </message>
    <message>
        <source>%1 needs a dimension or group of 2, 4, 8, … members, but this one has %2</source>
        <translation>%1 需要有 2、4、8、… 个成员的维度或组，但这里有 %2 个</translation>
    </message>
    <message>
        <source>%1 needs a group that spans at least two dimensions</source>
        <translation>%1 需要至少跨越两个维度的组</translation>
    </message>
    <message>
        <source>%1 needs every operation and message of the run, which were not kept</source>
        <translation>%1需要该次运行的每个操作和消息，而它们未被保留</translation>
    </message>
    <message>
        <source>%1 needs the use of links over time, which the run does not hold</source>
        <translation>%1需要链路随时间的使用情况，而该次运行不含此数据</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1，%2 字节</translation>
    </message>
    <message>
        <source>%1 of the step is %2</source>
        <translation>整步的 %1 是%2</translation>
    </message>
    <message>
        <source>%1 on %2 NPUs: %3 transfers in %4 steps of %5 ns</source>
        <translation>%2 个 NPU 上的 %1：%4 步共 %3 次传输，每步 %5 ns</translation>
    </message>
    <message>
        <source>%1 on dimension %2 by %3</source>
        <translation>维度 %2 上的 %1 采用 %3</translation>
    </message>
    <message>
        <source>%1 on link %2</source>
        <translation>链路 %2 上的 %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation>%1 加 %2</translation>
    </message>
    <message>
        <source>%1 thread blocks receive on channel %2; %4 allows %3</source>
        <translation>%1 个线程块在通道 %2 上接收；%4 只允许 %3 个</translation>
    </message>
    <message>
        <source>%1 thread blocks send on channel %2; %4 allows %3</source>
        <translation>%1 个线程块在通道 %2 上发送；%4 只允许 %3 个</translation>
    </message>
    <message>
        <source>%1 threads are not a multiple of 32</source>
        <translation>%1 个线程不是 32 的倍数</translation>
    </message>
    <message>
        <source>%1 transfers are kept in their compact form only</source>
        <translation>%1 次传输只以紧凑形式保留</translation>
    </message>
    <message>
        <source>%1 values are expected, or one for all, but these are %2</source>
        <translation>应有 %1 个值，或一个适用于全部的值，而这里有 %2 个</translation>
    </message>
    <message>
        <source>%1 waits for a message from rank %2 of the group, which is not sent</source>
        <translation>%1 等待来自组内 rank %2 的消息，而该消息未被发送</translation>
    </message>
    <message>
        <source>%1 waits for room that is made by %2</source>
        <translation>%1 等待由 %2 腾出的空间</translation>
    </message>
    <message>
        <source>%1 waits for steps that never end</source>
        <translation>%1 等待永不结束的步骤</translation>
    </message>
    <message>
        <source>%1 waits for the message of %2</source>
        <translation>%1 等待 %2 的消息</translation>
    </message>
    <message>
        <source>%1 would need about %2 transfers among %3 ranks</source>
        <translation>%1 在 %3 个 rank 之间大约需要 %2 次传输</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 × the bandwidth</source>
        <translation>%1，带宽为 %2 倍</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1, as %2 more of this connection</source>
        <translation>%1，该连接还有 %2 条消息也是如此</translation>
    </message>
    <message>
        <source>%1, link %2 alone %3</source>
        <translation>%1，仅链路 %2 就占 %3</translation>
    </message>
    <message>
        <source>%1, twice %2</source>
        <translation>%1，其中 %2 计入两次</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1; and %2 more waits back to the first</source>
        <translation>%1；再经 %2 次等待回到第一个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect with the backend &apos;unaware&apos;</source>
        <translation>“%1”在后端“unaware”下不起作用</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &quot;%2&quot;; a whole number from %3 to %4 is expected</source>
        <translation>“%1”为“%2”；应为 %3 到 %4 的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &quot;%2&quot;; it must be %3 or %4</source>
        <translation>“%1”为“%2”；必须是 %3 或 %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than any run</source>
        <translation>“%1”比任何运行都长</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is nothing that can be made faster</source>
        <translation>“%1”不是可以加快的对象</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>“%1”必须是列表</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list with an entry for each NPU</source>
        <translation>“%1”必须是每个 NPU 一项的列表</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from 0</source>
        <translation>“%1”必须是不小于 0 的整数</translation>
    </message>
    <message>
        <source>&apos;dims&apos; goes with &apos;topology&apos;: a network has dimensions of its own</source>
        <translation>“dims”与“topology”配合使用：网络有自己的维度</translation>
    </message>
    <message>
        <source>&apos;npus&apos; is %1, but the topology has %2</source>
        <translation>“npus”为 %1，但拓扑有 %2 个</translation>
    </message>
    <message>
        <source>&apos;packet&apos; must be a size above 0, such as 4KiB</source>
        <translation>“packet”必须是大于 0 的大小，例如 4KiB</translation>
    </message>
    <message>
        <source>&apos;root&apos; has no effect: this collective has none</source>
        <translation>“root”不起作用：此集合通信没有根</translation>
    </message>
    <message>
        <source>&apos;routing_seed&apos; must be at least 0</source>
        <translation>“routing_seed”必须至少为 0</translation>
    </message>
    <message>
        <source>--drop-metadata leaves them out</source>
        <translation>--drop-metadata 会略去它们</translation>
    </message>
    <message>
        <source>--network-model unaware</source>
        <translation>--network-model unaware</translation>
    </message>
    <message>
        <source>1/%1 of the endpoint delay</source>
        <translation>端点时延的 1/%1</translation>
    </message>
    <message>
        <source>A pipeline from rank to rank, away from the root or towards it.</source>
        <translation>从 rank 到 rank 的流水线，由根向外或朝向根。</translation>
    </message>
    <message>
        <source>ASTRA-sim aborts on a message that arrives at the time 0</source>
        <translation>ASTRA-sim 遇到在时刻 0 到达的消息会中止</translation>
    </message>
    <message>
        <source>ASTRA-sim has no statistics of CPU nodes, and may end before it has said when all ranks are done</source>
        <translation>ASTRA-sim 没有 CPU 节点的统计，可能在报告所有 rank 的完成时间之前就结束</translation>
    </message>
    <message>
        <source>ASTRA-sim may abort at its end, when it has said all times: so it does with collectives of groups</source>
        <translation>ASTRA-sim 可能在报告完所有时间之后、结束时中止：组的集合通信就会如此</translation>
    </message>
    <message>
        <source>ASTRA-sim reads no groups from a path with &quot;empty&quot; in it</source>
        <translation>ASTRA-sim 不从含有 &quot;empty&quot; 的路径读取组</translation>
    </message>
    <message>
        <source>ASTRA-sim runs given algorithms for all-reduce, all-gather, reduce-scatter and all-to-all, not for %1</source>
        <translation>ASTRA-sim 对 all-reduce、all-gather、reduce-scatter 和 all-to-all 运行给定的算法，不包括 %1</translation>
    </message>
    <message>
        <source>ASTRA-sim runs no reduce and no broadcast</source>
        <translation>ASTRA-sim 不运行 reduce 和 broadcast</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s collectives have four dimensions at most</source>
        <translation>ASTRA-sim 的集合通信最多有四个维度</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s network that is aware of congestion has no ring of 2</source>
        <translation>ASTRA-sim 的拥塞感知网络没有大小为 2 的 ring</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s network that is aware of congestion has one dimension</source>
        <translation>ASTRA-sim 的拥塞感知网络只有一个维度</translation>
    </message>
    <message>
        <source>As for ring.</source>
        <translation>与环相同。</translation>
    </message>
    <message>
        <source>As hierarchical, but each piece begins at another dimension, so that all dimensions work at once.</source>
        <translation>与分层相同，但每个片段从不同的维度开始，使所有维度同时工作。</translation>
    </message>
    <message>
        <source>As hierarchical, but each piece visits the dimensions by their load so far, the least loaded one first.</source>
        <translation>与分层相同，但每个片段按各维度目前的负载依次经过，负载最小的优先。</translation>
    </message>
    <message>
        <source>At a size that is no power of two, some ranks hand all their data to a neighbour first.</source>
        <translation>大小不是 2 的幂时，部分 rank 先将全部数据交给相邻者。</translation>
    </message>
    <message>
        <source>Bidirectional ring</source>
        <translation>双向环</translation>
    </message>
    <message>
        <source>Binomial tree</source>
        <translation>二项树</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Direct (all-pairs)</source>
        <translation>直接 (全对全)</translation>
    </message>
    <message>
        <source>Double binary tree</source>
        <translation>双二叉树</translation>
    </message>
    <message>
        <source>Each half of the data follows a binary tree of its own; a rank that passes data on in one is a leaf of the other.</source>
        <translation>数据的每一半沿自己的二叉树传送；在一棵树中转交数据的 rank 在另一棵树中是叶子。</translation>
    </message>
    <message>
        <source>Each piece has an order and channels of its own; four a dimension by default.</source>
        <translation>每个片段有自己的顺序和通道；默认每个维度四个。</translation>
    </message>
    <message>
        <source>Everybody passes one chunk on to the next rank and takes one from the rank before, all the way round.</source>
        <translation>每个 rank 将一个数据块传给下一个 rank，并从上一个 rank 接收一个，绕行一整圈。</translation>
    </message>
    <message>
        <source>Everybody sends to everybody at once, without detours.</source>
        <translation>所有 rank 同时相互发送，不绕行。</translation>
    </message>
    <message>
        <source>First within the first dimension to the rank that sits like the destination, then between the nodes in one message.</source>
        <translation>先在第一个维度内传到与目标位置对应的 rank，再以一条消息在节点之间传送。</translation>
    </message>
    <message>
        <source>Google TPU v4 pod of 16x16x16 chips</source>
        <translation>Google TPU v4 pod，16x16x16 个芯片</translation>
    </message>
    <message>
        <source>Google TPU v4 slice of 4x4x4 chips</source>
        <translation>Google TPU v4 切片，4x4x4 个芯片</translation>
    </message>
    <message>
        <source>Half of the data goes round the ring one way and half the other; a chunk of an all-to-all goes the shorter way.</source>
        <translation>一半数据沿环的一个方向，另一半沿另一方向；all-to-all 的数据块走较短的一边。</translation>
    </message>
    <message>
        <source>Hierarchical</source>
        <translation>分层</translation>
    </message>
    <message>
        <source>In every round, everybody who has the data gives them to one who has not.</source>
        <translation>每一轮中，每个已有数据的 rank 将数据交给一个尚无数据的 rank。</translation>
    </message>
    <message>
        <source>MSCCL does not know the protocol &apos;%1&apos;; Simple is written</source>
        <translation>MSCCL 不认识协议“%1”；写为 Simple</translation>
    </message>
    <message>
        <source>MSCCL knows no collective with ranks that only relay; it is written as a custom one</source>
        <translation>MSCCL 没有允许 rank 只作中继的集合通信；写为自定义集合通信</translation>
    </message>
    <message>
        <source>Multi-dimensional</source>
        <translation>多维</translation>
    </message>
    <message>
        <source>MultiTree</source>
        <translation>MultiTree</translation>
    </message>
    <message>
        <source>NPU %1 and those who share chunk %2 cannot all reach each other</source>
        <translation>NPU %1 与共享数据块 %2 的各 NPU 不能全部互相到达</translation>
    </message>
    <message>
        <source>NPU %1 cannot be reached from NPU %2</source>
        <translation>从 NPU %2 无法到达 NPU %1</translation>
    </message>
    <message>
        <source>NPU %1 cannot be tied to the others again</source>
        <translation>NPU %1 不能重新与其他 NPU 相连</translation>
    </message>
    <message>
        <source>NPU %1 ends without %2 of the chunks</source>
        <translation>NPU %1 结束时缺少 %2 个数据块</translation>
    </message>
    <message>
        <source>NPU %1 ends without chunk %2</source>
        <translation>NPU %1 结束时缺少数据块 %2</translation>
    </message>
    <message>
        <source>NVIDIA DGX H100, 8 H100 on NVSwitch</source>
        <translation>NVIDIA DGX H100，8 个 H100，经 NVSwitch 互连</translation>
    </message>
    <message>
        <source>NVIDIA DGX-1, 8 V100 in a hybrid cube mesh of NVLink 2</source>
        <translation>NVIDIA DGX-1，8 个 V100，以 NVLink 2 构成混合立方网格</translation>
    </message>
    <message>
        <source>NVIDIA DGX-2, 16 V100 on NVSwitch</source>
        <translation>NVIDIA DGX-2，16 个 V100，经 NVSwitch 互连</translation>
    </message>
    <message>
        <source>Needs a fabric. Links count as equally fast.</source>
        <translation>需要互连结构。所有链路视为同样快。</translation>
    </message>
    <message>
        <source>Needs a group that spans two dimensions or more.</source>
        <translation>需要跨越两个或更多维度的组。</translation>
    </message>
    <message>
        <source>One dimension after the other, each by the algorithm that fits its links; data shrink on the way up (BlueConnect).</source>
        <translation>逐个维度进行，每个维度使用适合其链路的算法；数据量逐级减少 (BlueConnect)。</translation>
    </message>
    <message>
        <source>One rank of a node collects all that goes to another node and sends it in one message to the rank that hands it out.</source>
        <translation>节点中的一个 rank 收集发往另一节点的全部内容，以一条消息发送给负责分发的 rank。</translation>
    </message>
    <message>
        <source>One tree a rank, all grown together over the real links, so that no link serves two trees in one round.</source>
        <translation>每个 rank 一棵树，沿真实链路一起生长，因此同一轮中没有链路同时服务于两棵树。</translation>
    </message>
    <message>
        <source>Partners at distance 1, 2, 4 and so on exchange all they have: the fewest rounds, for small messages.</source>
        <translation>距离为 1、2、4 等的伙伴交换各自的全部内容：轮数最少，适合小消息。</translation>
    </message>
    <message>
        <source>Partners at half, a quarter and so on of the distance exchange half, a quarter and so on of the data, and back.</source>
        <translation>与距离为一半、四分之一等的伙伴交换一半、四分之一等的数据，然后反向进行。</translation>
    </message>
    <message>
        <source>Piece p begins at dimension p modulo their number, on channels of its own; one a dimension by default.</source>
        <translation>片段 p 从编号为 p mod 维度数的维度开始，使用自己的通道；默认每个维度一个片段。</translation>
    </message>
    <message>
        <source>Pieces follow each other along the chain; 8 by default, for gather and scatter 1.</source>
        <translation>各片段沿链依次传送；默认 8 个，gather 和 scatter 为 1 个。</translation>
    </message>
    <message>
        <source>Pieces follow each other along the tree.</source>
        <translation>各片段沿树依次传送。</translation>
    </message>
    <message>
        <source>Pieces follow each other along the trees; 4 by default.</source>
        <translation>各片段沿各树依次传送；默认 4 个。</translation>
    </message>
    <message>
        <source>Pieces follow each other.</source>
        <translation>各片段依次传送。</translation>
    </message>
    <message>
        <source>Pieces go the same way on channels of their own; trees: follow each other.</source>
        <translation>各片段在自己的通道上走同样的路径；树：依次传送。</translation>
    </message>
    <message>
        <source>Pieces take turns in the same thread blocks; 8 by default for broadcast and reduce, otherwise 1.</source>
        <translation>各片段在相同的线程块中轮流传送；broadcast 和 reduce 默认 8 个，其他为 1 个。</translation>
    </message>
    <message>
        <source>Recursive doubling</source>
        <translation>递归倍增</translation>
    </message>
    <message>
        <source>Recursive halving and doubling</source>
        <translation>递归减半与倍增</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>环</translation>
    </message>
    <message>
        <source>Switch(2,…) is as good</source>
        <translation>Switch(2,…) 效果相同</translation>
    </message>
    <message>
        <source>Themis</source>
        <translation>Themis</translation>
    </message>
    <message>
        <source>Three-step all-to-all</source>
        <translation>三步 all-to-all</translation>
    </message>
    <message>
        <source>Two-step all-to-all</source>
        <translation>两步 all-to-all</translation>
    </message>
    <message>
        <source>&quot;sums&quot; is a list of chunks, one at least</source>
        <translation>&quot;sums&quot; 是数据块的列表，至少一个</translation>
    </message>
    <message>
        <source>a %1 runs over trees and has no choice of algorithms</source>
        <translation>%1 按树运行，没有算法可选</translation>
    </message>
    <message>
        <source>a budget is a number of seconds, 0 at least</source>
        <translation>预算是秒数，至少为 0</translation>
    </message>
    <message>
        <source>a buffer of more than 1,073,741,824 chunks</source>
        <translation>超过 1,073,741,824 个数据块的缓冲区</translation>
    </message>
    <message>
        <source>a channel above 65,535</source>
        <translation>大于 65,535 的通道</translation>
    </message>
    <message>
        <source>a chunk takes less than 1 ns from node %1 to node %2, and nothing can be planned by such times</source>
        <translation>一个数据块从节点 %1 到节点 %2 不足 1 ns，无法按这样的时间规划</translation>
    </message>
    <message>
        <source>a chunk that several NPUs want needs a tree, not a route</source>
        <translation>多个 NPU 需要的数据块需要树，而不是路由</translation>
    </message>
    <message>
        <source>a collective has fewer than 2^32 - 1 chunks</source>
        <translation>集合通信的数据块须少于 2^32 - 1 个</translation>
    </message>
    <message>
        <source>a collective is expected: all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather, scatter or custom</source>
        <translation>应为集合通信：all-reduce、all-gather、reduce-scatter、all-to-all、broadcast、reduce、gather、scatter 或 custom</translation>
    </message>
    <message>
        <source>a collective needs 2 members at least</source>
        <translation>集合通信至少需要 2 个成员</translation>
    </message>
    <message>
        <source>a collective needs at least one chunk</source>
        <translation>集合通信至少需要一个数据块</translation>
    </message>
    <message>
        <source>a collective needs at least one rank</source>
        <translation>集合通信至少需要一个 rank</translation>
    </message>
    <message>
        <source>a collective of %1 bytes would be cut into %2 chunks; the most is %3</source>
        <translation>%1 字节的集合通信会被切成 %2 个数据块；上限为 %3</translation>
    </message>
    <message>
        <source>a collective of %1 chunks is more than the %2 that can be held</source>
        <translation>%1 个数据块的集合通信超出可容纳的 %2 个</translation>
    </message>
    <message>
        <source>a collective of %1 chunks over %2 ranks is more than can be held</source>
        <translation>%2 个 rank 上 %1 个数据块的集合通信超出可容纳的范围</translation>
    </message>
    <message>
        <source>a collective would be cut into more than 1000000 chunks</source>
        <translation>集合通信会被切成超过 1000000 个数据块</translation>
    </message>
    <message>
        <source>a connection belongs to one thread block at each end</source>
        <translation>一个连接在每一端只属于一个线程块</translation>
    </message>
    <message>
        <source>a contributor of chunk %1</source>
        <translation>数据块 %1 的贡献者</translation>
    </message>
    <message>
        <source>a custom pattern cannot be asked for by name</source>
        <translation>自定义通信模式不能按名称请求</translation>
    </message>
    <message>
        <source>a dependency on it</source>
        <translation>对它的依赖</translation>
    </message>
    <message>
        <source>a file of steps has no thread blocks and no buffers to be read as a schedule</source>
        <translation>步骤文件没有可作为调度方案读取的线程块和缓冲区</translation>
    </message>
    <message>
        <source>a file of steps names links by their numbers, and is checked on its fabric</source>
        <translation>步骤文件以编号引用链路，并在其互连结构上检查</translation>
    </message>
    <message>
        <source>a link takes no time</source>
        <translation>一条链路不耗时</translation>
    </message>
    <message>
        <source>a list [ … ]</source>
        <translation>列表 [ … ]</translation>
    </message>
    <message>
        <source>a list [step, block, step] is expected</source>
        <translation>应为列表 [步骤, 块, 步骤]</translation>
    </message>
    <message>
        <source>a list of ranks is expected, one at least</source>
        <translation>应为 rank 的列表，至少一个</translation>
    </message>
    <message>
        <source>a member</source>
        <translation>一个成员</translation>
    </message>
    <message>
        <source>a message is received twice, or was never sent</source>
        <translation>消息被接收两次，或从未发送</translation>
    </message>
    <message>
        <source>a message of %1 bytes in packets of %2 would be more than %3 packets</source>
        <translation>%1 字节的消息按 %2 拆分为数据包会超过 %3 个</translation>
    </message>
    <message>
        <source>a message of a rank with itself</source>
        <translation>rank 与自身之间的消息</translation>
    </message>
    <message>
        <source>a message of no bytes travels as any other; ASTRA-sim stops at it</source>
        <translation>不含字节的消息照常传送；ASTRA-sim 遇到它会停止</translation>
    </message>
    <message>
        <source>a message to or from a rank beyond the %1 NPUs</source>
        <translation>发往或来自 %1 个 NPU 之外的 rank 的消息</translation>
    </message>
    <message>
        <source>a message to rank %1 is never received</source>
        <translation>发往 rank %1 的消息从未被接收</translation>
    </message>
    <message>
        <source>a message with rank %1 of %2</source>
        <translation>与 rank %1 之间的消息，而 rank 只有 %2 个</translation>
    </message>
    <message>
        <source>a message without its other rank</source>
        <translation>没有另一方 rank 的消息</translation>
    </message>
    <message>
        <source>a part is in the sum already</source>
        <translation>有一部分已在总和之中</translation>
    </message>
    <message>
        <source>a pattern with sums is no list of copies</source>
        <translation>含求和的通信模式不能表示为复制的列表</translation>
    </message>
    <message>
        <source>a program is an &apos;algo&apos; of &apos;gpu&apos; elements of &apos;tb&apos; elements of &apos;step&apos; elements</source>
        <translation>程序是由“gpu”元素组成的“algo”，“gpu”由“tb”元素组成，“tb”由“step”元素组成</translation>
    </message>
    <message>
        <source>a program of more than 4,294,967,294 operations or 268,435,456 slots cannot be built from transfers</source>
        <translation>操作超过 4,294,967,294 个或槽位超过 268,435,456 个的程序不能由传输构建</translation>
    </message>
    <message>
        <source>a rank is a number from 0 to %1, the NPUs of the fabric</source>
        <translation>rank 是 0 到 %1 的数，即互连结构的 NPU</translation>
    </message>
    <message>
        <source>a rank is named twice</source>
        <translation>一个 rank 被指定两次</translation>
    </message>
    <message>
        <source>a remote-memory access, but there is no remote memory</source>
        <translation>有远程内存访问，但没有远程内存</translation>
    </message>
    <message>
        <source>a row has 3 to 5 words and 4 or 8 figures, but this one has %1 in all</source>
        <translation>一行有 3 到 5 个词和 4 或 8 个数字，但这一行共有 %1 个</translation>
    </message>
    <message>
        <source>a row needs either &apos;network_yaml&apos; or &apos;topology&apos;</source>
        <translation>一行需要“network_yaml”或“topology”之一</translation>
    </message>
    <message>
        <source>a schedule asks for a way that cannot be taken: %1</source>
        <translation>调度方案要求的路径不能采用：%1</translation>
    </message>
    <message>
        <source>a schedule cannot be written as &apos;%1&apos;</source>
        <translation>调度方案不能写成“%1”</translation>
    </message>
    <message>
        <source>a schedule holds at most 4,294,967,294 steps and 1,073,741,823 slots a buffer</source>
        <translation>调度方案最多容纳 4,294,967,294 个步骤，每个缓冲区 1,073,741,823 个槽位</translation>
    </message>
    <message>
        <source>a second thread block of rank %1 receives from rank %2 on channel %3</source>
        <translation>rank %1 的第二个线程块在通道 %3 上从 rank %2 接收</translation>
    </message>
    <message>
        <source>a second thread block of rank %1 sends to rank %2 on channel %3</source>
        <translation>rank %1 的第二个线程块在通道 %3 上向 rank %2 发送</translation>
    </message>
    <message>
        <source>a second thread block receives from rank %1 on channel %2</source>
        <translation>第二个线程块在通道 %2 上从 rank %1 接收</translation>
    </message>
    <message>
        <source>a second thread block sends to rank %1 on channel %2</source>
        <translation>第二个线程块在通道 %2 上向 rank %1 发送</translation>
    </message>
    <message>
        <source>a shard is cut into 1 chunk at least</source>
        <translation>一个分片至少切成 1 个数据块</translation>
    </message>
    <message>
        <source>a slot holds two chunks at once</source>
        <translation>一个槽位同时存放两个数据块</translation>
    </message>
    <message>
        <source>a step depends on a step of another rank</source>
        <translation>一个步骤依赖于另一 rank 的步骤</translation>
    </message>
    <message>
        <source>a step depends on itself or on one that is not there</source>
        <translation>一个步骤依赖于自身或不存在的步骤</translation>
    </message>
    <message>
        <source>a step has another number of links than its window</source>
        <translation>一个步骤的链路数与其窗口不同</translation>
    </message>
    <message>
        <source>a step moves %1 chunks; %3 allows %2</source>
        <translation>一个步骤移动 %1 个数据块；%3 只允许 %2 个</translation>
    </message>
    <message>
        <source>a step moves no chunks</source>
        <translation>一个步骤不移动数据块</translation>
    </message>
    <message>
        <source>a step names chunk %1 of a buffer; %3 holds offsets up to %2</source>
        <translation>一个步骤指向缓冲区的数据块 %1；%3 的偏移最大为 %2</translation>
    </message>
    <message>
        <source>a step reads past the end of a buffer: chunks %1 to %2 of the %3, which has %4</source>
        <translation>一个步骤的读取越过缓冲区末尾：%3 的数据块 %1 到 %2，而它只有 %4 个</translation>
    </message>
    <message>
        <source>a step receives, but its thread block has nobody to receive from</source>
        <translation>一个步骤要接收，但其线程块没有接收来源</translation>
    </message>
    <message>
        <source>a step sends, but its thread block has nobody to send to</source>
        <translation>一个步骤要发送，但其线程块没有发送对象</translation>
    </message>
    <message>
        <source>a step that only waits moves chunks</source>
        <translation>只等待的步骤却移动数据块</translation>
    </message>
    <message>
        <source>a step writes past the end of a buffer: chunks %1 to %2 of the %3, which has %4</source>
        <translation>一个步骤的写入越过缓冲区末尾：%3 的数据块 %1 到 %2，而它只有 %4 个</translation>
    </message>
    <message>
        <source>a system file has keys such as &apos;endpoint-delay&apos;, remote memory &apos;memory-type&apos;, a file of groups the numbers of groups, a topology &apos;nodes&apos; and &apos;links&apos;, a schedule, a result or a project &apos;format&apos;</source>
        <translation>系统文件有“endpoint-delay”之类的键，远程内存有“memory-type”，组文件有各组的编号，拓扑有“nodes”和“links”，调度方案、结果或项目有“format”</translation>
    </message>
    <message>
        <source>a text has an escape or a byte that it must not have</source>
        <translation>文本含有不应有的转义或字节</translation>
    </message>
    <message>
        <source>a thread block of a rank that is none</source>
        <translation>不存在的 rank 的线程块</translation>
    </message>
    <message>
        <source>a thread block talks to its own rank</source>
        <translation>线程块与自身 rank 通信</translation>
    </message>
    <message>
        <source>a thread block talks to rank %1 of %2</source>
        <translation>线程块与 rank %1 通信，而 rank 只有 %2 个</translation>
    </message>
    <message>
        <source>a topology cannot be written as &apos;%1&apos;</source>
        <translation>拓扑不能写成“%1”</translation>
    </message>
    <message>
        <source>a trace cannot be written as &apos;%1&apos;</source>
        <translation>轨迹不能写成“%1”</translation>
    </message>
    <message>
        <source>a transfer names a link or chunk that is none</source>
        <translation>一次传输指向不存在的链路或数据块</translation>
    </message>
    <message>
        <source>a transfer of no chunks, or of a rank that is none</source>
        <translation>没有数据块的传输，或不存在的 rank 的传输</translation>
    </message>
    <message>
        <source>a tree, or one algorithm over all NPUs, in one of several dimensions has no schedule</source>
        <translation>在多个维度之一上使用树，或使用跨所有 NPU 的单一算法，没有调度方案</translation>
    </message>
    <message>
        <source>a wave is of no chunk or no lines, or out of turn</source>
        <translation>某个波没有数据块或没有线，或次序不对</translation>
    </message>
    <message>
        <source>a wave leaves the mesh</source>
        <translation>一个波越出网格</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 到 %1 的整数</translation>
    </message>
    <message>
        <source>a window names a link twice, or one that does not exist</source>
        <translation>窗口两次指向同一链路，或指向不存在的链路</translation>
    </message>
    <message>
        <source>a workload with the times of its run</source>
        <translation>带有运行所得时间的工作负载</translation>
    </message>
    <message>
        <source>add &quot;roofline-enabled&quot;: 1, &quot;peak-perf&quot; and &quot;local-mem-bw&quot;</source>
        <translation>添加 &quot;roofline-enabled&quot;: 1、&quot;peak-perf&quot; 和 &quot;local-mem-bw&quot;</translation>
    </message>
    <message>
        <source>add links, or clear failed links and nodes</source>
        <translation>添加链路，或恢复故障的链路和节点</translation>
    </message>
    <message>
        <source>add links, repair failed ones, or let the nodes between them forward</source>
        <translation>添加链路，修复故障的链路，或让中间的节点转发</translation>
    </message>
    <message>
        <source>add the attribute root=&quot;…&quot; to &apos;algo&apos;</source>
        <translation>为“algo”添加属性 root=&quot;…&quot;</translation>
    </message>
    <message>
        <source>add the missing files and load the set again</source>
        <translation>添加缺少的文件并重新加载该轨迹集</translation>
    </message>
    <message>
        <source>add the missing traces or use a smaller fabric</source>
        <translation>添加缺少的轨迹，或使用较小的互连结构</translation>
    </message>
    <message>
        <source>adds %1 to %2 in %3</source>
        <translation>在 %3 中将 %1 加到 %2</translation>
    </message>
    <message>
        <source>adds to %1, which holds nothing yet</source>
        <translation>加到尚无内容的 %1</translation>
    </message>
    <message>
        <source>all NPUs, %1 × the computing</source>
        <translation>所有 NPU，计算速度为 %1 倍</translation>
    </message>
    <message>
        <source>all groups together: each copy has to be sent by an NPU that has one, and they share the links</source>
        <translation>所有组一起：每份副本须由拥有它的 NPU 发送，而它们共享链路</translation>
    </message>
    <message>
        <source>all links together limit everything: they have no room for more than the pattern needs</source>
        <translation>全部链路共同限制一切：其容量不多于通信模式所需</translation>
    </message>
    <message>
        <source>all parts have been added before</source>
        <translation>所有部分先前已相加</translation>
    </message>
    <message>
        <source>an NPU stands nowhere, or twice</source>
        <translation>一个 NPU 没有位置，或有两个位置</translation>
    </message>
    <message>
        <source>an algorithm for %1 ranks names rank %2</source>
        <translation>%1 个 rank 的算法却指向 rank %2</translation>
    </message>
    <message>
        <source>an algorithm is made of sends, receives and computations, and this is a node of type %1</source>
        <translation>算法由发送、接收和计算组成，而这是类型为 %1 的节点</translation>
    </message>
    <message>
        <source>an algorithm needs at least one channel</source>
        <translation>算法至少需要一个通道</translation>
    </message>
    <message>
        <source>an all-reduce is synthesized as two patterns, one after the other</source>
        <translation>all-reduce 作为先后两个通信模式合成</translation>
    </message>
    <message>
        <source>an all-to-all by ring over %1 members sends %2 messages from each, more than can be held</source>
        <translation>%1 个成员按环进行 all-to-all 时，每个成员发送 %2 条消息，超出可容纳的范围</translation>
    </message>
    <message>
        <source>an edge of the tree names what does not exist</source>
        <translation>树的一条边指向不存在的对象</translation>
    </message>
    <message>
        <source>an element with more than %1 attributes</source>
        <translation>属性超过 %1 个的元素</translation>
    </message>
    <message>
        <source>an extra attribute has no place</source>
        <translation>额外的属性没有位置</translation>
    </message>
    <message>
        <source>an implementation list has %1 entries, but the fabric has %2 dimensions</source>
        <translation>实现列表有 %1 项，而互连结构有 %2 个维度</translation>
    </message>
    <message>
        <source>an object with a list &quot;sums&quot; is expected</source>
        <translation>应为含列表 &quot;sums&quot; 的对象</translation>
    </message>
    <message>
        <source>an object with the lists &quot;from&quot; and &quot;to&quot; is expected</source>
        <translation>应为含列表 &quot;from&quot; 和 &quot;to&quot; 的对象</translation>
    </message>
    <message>
        <source>an object { … }</source>
        <translation>对象 { … }</translation>
    </message>
    <message>
        <source>an object { … } is expected</source>
        <translation>应为对象 { … }</translation>
    </message>
    <message>
        <source>and %1 more lines are no rows of figures</source>
        <translation>另有 %1 行不是数字行</translation>
    </message>
    <message>
        <source>any of these finishes: two queues a dimension, collective-optimization baseline, or active-chunks-per-dimension of at least preferred-dataset-splits (%1)</source>
        <translation>以下任一种都能完成：每个维度两个队列、collective-optimization 为 baseline，或 active-chunks-per-dimension 至少为 preferred-dataset-splits (%1)</translation>
    </message>
    <message>
        <source>ask for at most as many</source>
        <translation>请求的数量不要超过该值</translation>
    </message>
    <message>
        <source>at most %1 can be made; use fewer channels, pieces or chunks</source>
        <translation>最多可有 %1 次；请减少通道、片段或数据块</translation>
    </message>
    <message>
        <source>at most 32,768 channels times pieces and 268,435,456 chunks</source>
        <translation>最多 32,768 个通道与片段之积，以及 268,435,456 个数据块</translation>
    </message>
    <message>
        <source>barriers carry no data and stay as they are</source>
        <translation>屏障不携带数据，保持不变</translation>
    </message>
    <message>
        <source>buffers of a rank that is none</source>
        <translation>不存在的 rank 的缓冲区</translation>
    </message>
    <message>
        <source>building the schedule was stopped</source>
        <translation>已停止构建调度方案</translation>
    </message>
    <message>
        <source>by the system of the settings kernels take no time</source>
        <translation>按设置中的系统，内核不耗时</translation>
    </message>
    <message>
        <source>chain written out by %1</source>
        <translation>链按 %1 展开写出</translation>
    </message>
    <message>
        <source>choose a size of packets, or another routing</source>
        <translation>选择数据包大小，或其他路由</translation>
    </message>
    <message>
        <source>choose another --out</source>
        <translation>选择其他的 --out</translation>
    </message>
    <message>
        <source>choose another PREFIX</source>
        <translation>选择其他的 PREFIX</translation>
    </message>
    <message>
        <source>choose direct for all-to-all</source>
        <translation>为 all-to-all 选择 direct</translation>
    </message>
    <message>
        <source>choose larger packets</source>
        <translation>选择更大的数据包</translation>
    </message>
    <message>
        <source>choose ring or direct</source>
        <translation>选择 ring 或 direct</translation>
    </message>
    <message>
        <source>choose ring or direct for all-to-all</source>
        <translation>为 all-to-all 选择 ring 或 direct</translation>
    </message>
    <message>
        <source>choose the network model aware, which passes every link</source>
        <translation>选择会经过每条链路的网络模型 aware</translation>
    </message>
    <message>
        <source>chunk %1 from %2</source>
        <translation>来自 %2 的数据块 %1</translation>
    </message>
    <message>
        <source>chunk %1 is held in parts that overlap</source>
        <translation>数据块 %1 以相互重叠的部分存放</translation>
    </message>
    <message>
        <source>chunk %1 is not summed up in one place</source>
        <translation>数据块 %1 不在一处求和</translation>
    </message>
    <message>
        <source>chunk %1 is wanted as a sum that no parts make</source>
        <translation>数据块 %1 所需的总和无法由任何部分构成</translation>
    </message>
    <message>
        <source>chunk %1 is wanted as sums over different ranks</source>
        <translation>数据块 %1 需要不同 rank 上的总和</translation>
    </message>
    <message>
        <source>chunk %1 is wanted, and nobody holds it</source>
        <translation>需要数据块 %1，但无人持有</translation>
    </message>
    <message>
        <source>close other programs, or load fewer ranks</source>
        <translation>关闭其他程序，或加载更少的 rank</translation>
    </message>
    <message>
        <source>collective-optimization baseline runs a whole all-reduce in each dimension; the schedule reduces and gathers shards dimension by dimension instead, as localBWAware does</source>
        <translation>collective-optimization baseline 在每个维度运行完整的 all-reduce；调度方案则像 localBWAware 那样逐维归约和收集分片</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>congestion_unaware or congestion_aware</source>
        <translation>congestion_unaware 或 congestion_aware</translation>
    </message>
    <message>
        <source>define it in the communicator-group file</source>
        <translation>在通信组文件中定义它</translation>
    </message>
    <message>
        <source>depid and deps are not -1 together</source>
        <translation>depid 与 deps 没有同时为 -1</translation>
    </message>
    <message>
        <source>dimension %1, %2 × the bandwidth</source>
        <translation>维度 %1，带宽为 %2 倍</translation>
    </message>
    <message>
        <source>dimension %1, 1/%2 of the latency</source>
        <translation>维度 %1，延迟为 1/%2</translation>
    </message>
    <message>
        <source>dimension by dimension on fabrics made of dimensions (as ASTRA-sim routes them), d-mod-k on trees of switches, hash on all others</source>
        <translation>由维度构成的互连结构上逐个维度 (与 ASTRA-sim 的路由相同)，交换机树上为 d-mod-k，其他为 hash</translation>
    </message>
    <message>
        <source>doubleBinaryTree runs a tree all-reduce of the whole chunk, whatever the collective asks for</source>
        <translation>无论集合通信要求什么，doubleBinaryTree 都对整个数据块运行树形 all-reduce</translation>
    </message>
    <message>
        <source>doubleBinaryTree runs an all-reduce whatever the collective: its schedule would be none for %1</source>
        <translation>无论哪种集合通信，doubleBinaryTree 都运行 all-reduce：其调度方案不适用于 %1</translation>
    </message>
    <message>
        <source>each copy has to be sent by an NPU that has one: there cannot be enough of them sooner</source>
        <translation>每份副本须由拥有它的 NPU 发送：不可能更早有足够的副本</translation>
    </message>
    <message>
        <source>endpoint wait</source>
        <translation>端点等待</translation>
    </message>
    <message>
        <source>et, et.gz or json</source>
        <translation>et、et.gz 或 json</translation>
    </message>
    <message>
        <source>every contribution once</source>
        <translation>每个贡献各一次</translation>
    </message>
    <message>
        <source>every entry of &apos;%1&apos; must be an object</source>
        <translation>“%1”的每一项必须是对象</translation>
    </message>
    <message>
        <source>every flow (source, destination, chunk stream) keeps to one of the shortest ways, drawn by a hash at each switch, as ECMP does</source>
        <translation>每个流 (源、目标、数据块流) 固定走最短路径之一，在每个交换机由哈希选取，与 ECMP 相同</translation>
    </message>
    <message>
        <source>every message goes to a switch drawn at random first, and from there to its destination</source>
        <translation>每条消息先到随机选取的交换机，再从那里到其目标</translation>
    </message>
    <message>
        <source>every packet takes the next of the shortest ways (in packets of 4 KiB where no size is given)</source>
        <translation>各数据包轮流走各条最短路径 (没有给出大小时按 4 KiB 的数据包)</translation>
    </message>
    <message>
        <source>every switch sends a packet over the link that is free first; among routers without a tree above them a detour over another router is taken where the short way waits longer (UGAL)</source>
        <translation>每个交换机将数据包经最先空闲的链路发送；在上方没有树的路由器之间，短路径等待更久时绕经另一路由器 (UGAL)</translation>
    </message>
    <message>
        <source>failed and slowed links are not part of ASTRA-sim&apos;s networks</source>
        <translation>故障和减速的链路不属于 ASTRA-sim 的网络</translation>
    </message>
    <message>
        <source>fewer or smaller chunks, or faster links</source>
        <translation>更少或更小的数据块，或更快的链路</translation>
    </message>
    <message>
        <source>following the steps was stopped</source>
        <translation>已停止跟踪步骤</translation>
    </message>
    <message>
        <source>for this pattern: %1</source>
        <translation>此通信模式可用：%1</translation>
    </message>
    <message>
        <source>give %1 bytes at least</source>
        <translation>至少给出 %1 字节</translation>
    </message>
    <message>
        <source>give --format: et, et.gz, json, xml, yml, csv, dot or graphml</source>
        <translation>给出 --format：et、et.gz、json、xml、yml、csv、dot 或 graphml</translation>
    </message>
    <message>
        <source>give a --size of at least %1</source>
        <translation>给出至少为 %1 的 --size</translation>
    </message>
    <message>
        <source>give a fabric, or use %1</source>
        <translation>给出互连结构，或使用 %1</translation>
    </message>
    <message>
        <source>give a larger size, or fewer chunks</source>
        <translation>增大大小，或减少数据块</translation>
    </message>
    <message>
        <source>give a multiple of %1 chunks, or none</source>
        <translation>数据块数量请取 %1 的倍数，或不指定</translation>
    </message>
    <message>
        <source>give a remote-memory configuration other than NO_MEMORY_EXPANSION</source>
        <translation>给出 NO_MEMORY_EXPANSION 以外的远程内存配置</translation>
    </message>
    <message>
        <source>give a schedule for that root, by node id</source>
        <translation>按节点编号给出适用于该根的调度方案</translation>
    </message>
    <message>
        <source>give a schedule of as many ranks as the group has</source>
        <translation>给出 rank 数与组相同的调度方案</translation>
    </message>
    <message>
        <source>give a schedule that was synthesized for the fabric</source>
        <translation>给出为该互连结构合成的调度方案</translation>
    </message>
    <message>
        <source>give all members of the collective the same</source>
        <translation>为集合通信的所有成员给出相同的算法</translation>
    </message>
    <message>
        <source>give all members the same collectives</source>
        <translation>为所有成员给出相同的集合通信</translation>
    </message>
    <message>
        <source>give all members the same collectives in the same order</source>
        <translation>为所有成员按相同顺序给出相同的集合通信</translation>
    </message>
    <message>
        <source>give an algorithm of your own, such as all-reduce-implementation-custom</source>
        <translation>给出自己的算法，例如 all-reduce-implementation-custom</translation>
    </message>
    <message>
        <source>give it as a file</source>
        <translation>以文件给出</translation>
    </message>
    <message>
        <source>give it roofline-enabled, peak-perf and local-mem-bw, or use the device&apos;s system</source>
        <translation>给它 roofline-enabled、peak-perf 和 local-mem-bw，或使用设备的系统</translation>
    </message>
    <message>
        <source>give it with --topology</source>
        <translation>用 --topology 给出</translation>
    </message>
    <message>
        <source>give one algorithm a dimension</source>
        <translation>每个维度给出一个算法</translation>
    </message>
    <message>
        <source>give one for each dimension, or one for all</source>
        <translation>每个维度给出一个，或给出一个用于全部</translation>
    </message>
    <message>
        <source>give the communicator-group file: --comm-groups %1</source>
        <translation>给出通信组文件：--comm-groups %1</translation>
    </message>
    <message>
        <source>give the dimensions, or use %1</source>
        <translation>给出维度，或使用 %1</translation>
    </message>
    <message>
        <source>give the links a latency of 1 ns</source>
        <translation>将链路延迟设为 1 ns</translation>
    </message>
    <message>
        <source>give the output of nccl-tests, or a CSV exported by Weft</source>
        <translation>给出 nccl-tests 的输出，或由 Weft 导出的 CSV</translation>
    </message>
    <message>
        <source>group %1 alone: %2</source>
        <translation>单独的组 %1：%2</translation>
    </message>
    <message>
        <source>groups are synthesized together for one pattern on one fabric</source>
        <translation>一起合成的各组须在同一互连结构上采用同一通信模式</translation>
    </message>
    <message>
        <source>groups that are synthesized together have no rank in common</source>
        <translation>一起合成的各组不能有共同的 rank</translation>
    </message>
    <message>
        <source>groups that are synthesized together have the same size</source>
        <translation>一起合成的各组大小必须相同</translation>
    </message>
    <message>
        <source>growing the trees was stopped</source>
        <translation>已停止构建各树</translation>
    </message>
    <message>
        <source>halvingDoubling cannot run an all-to-all</source>
        <translation>halvingDoubling 不能运行 all-to-all</translation>
    </message>
    <message>
        <source>halvingDoubling in a dimension of %1 NPUs, which is no power of two, has no schedule</source>
        <translation>在有 %1 个 NPU (不是 2 的幂) 的维度中，halvingDoubling 没有调度方案</translation>
    </message>
    <message>
        <source>halvingDoubling over %1 members leaves some of their data out; the time is the peer&apos;s, not that of a complete all-gather</source>
        <translation>%1 个成员的 halvingDoubling 略去了部分数据；所用时间与 ASTRA-sim 一致，而不是完整 all-gather 的时间</translation>
    </message>
    <message>
        <source>hasdep is 1, but no step waits for this one</source>
        <translation>hasdep 为 1，但没有步骤等待它</translation>
    </message>
    <message>
        <source>how many times faster must be a number above 0</source>
        <translation>加快的倍数必须是大于 0 的数</translation>
    </message>
    <message>
        <source>inline fewer collectives at a time</source>
        <translation>一次内联更少的集合通信</translation>
    </message>
    <message>
        <source>input slot %1</source>
        <translation>输入槽位 %1</translation>
    </message>
    <message>
        <source>it does not say how large a chunk is</source>
        <translation>它没有说明数据块有多大</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>它结束得过早</translation>
    </message>
    <message>
        <source>it has %1, counted from 0</source>
        <translation>它有 %1 个，从 0 开始编号</translation>
    </message>
    <message>
        <source>it has as many links, but they join other NPUs or come in another order</source>
        <translation>它的链路数相同，但连接其他 NPU 或顺序不同</translation>
    </message>
    <message>
        <source>it has switches, or another number of NPUs</source>
        <translation>它有交换机，或 NPU 数量不同</translation>
    </message>
    <message>
        <source>it should be a computation</source>
        <translation>它应是计算</translation>
    </message>
    <message>
        <source>it should be a receive</source>
        <translation>它应是接收</translation>
    </message>
    <message>
        <source>it should be a send</source>
        <translation>它应是发送</translation>
    </message>
    <message>
        <source>it waits for other nodes</source>
        <translation>它等待其他节点</translation>
    </message>
    <message>
        <source>its chunks are not so many for each NPU</source>
        <translation>其数据块不是每个 NPU 这么多</translation>
    </message>
    <message>
        <source>its classes of links are others</source>
        <translation>其链路类别不同</translation>
    </message>
    <message>
        <source>its end contradicts its steps</source>
        <translation>其末尾与其步骤矛盾</translation>
    </message>
    <message>
        <source>its end is not what was written</source>
        <translation>其末尾与写入的内容不符</translation>
    </message>
    <message>
        <source>its head contradicts itself</source>
        <translation>其头部自相矛盾</translation>
    </message>
    <message>
        <source>its head is not what was written</source>
        <translation>其头部与写入的内容不符</translation>
    </message>
    <message>
        <source>its lines are of another size</source>
        <translation>其线的大小不同</translation>
    </message>
    <message>
        <source>its lines lie elsewhere</source>
        <translation>其线位于别处</translation>
    </message>
    <message>
        <source>its links are others</source>
        <translation>其链路不同</translation>
    </message>
    <message>
        <source>its links do not all take %1 ns</source>
        <translation>其链路并非都耗时 %1 ns</translation>
    </message>
    <message>
        <source>its links have no opposites, and the reduce-scatter needs them</source>
        <translation>其链路没有反向链路，而 reduce-scatter 需要</translation>
    </message>
    <message>
        <source>its links take different times</source>
        <translation>其链路耗时不同</translation>
    </message>
    <message>
        <source>its messages go by the routing rule there, as where a group has other NPUs than the schedule</source>
        <translation>其消息在那里按路由规则传送，与组的 NPU 不同于调度方案时一样</translation>
    </message>
    <message>
        <source>its parts do not make one collective</source>
        <translation>其各部分不构成一个集合通信</translation>
    </message>
    <message>
        <source>its peer is %1 instead of %2</source>
        <translation>其对方是 %1 而不是 %2</translation>
    </message>
    <message>
        <source>its size is %1 instead of %2</source>
        <translation>其大小是 %1 而不是 %2</translation>
    </message>
    <message>
        <source>its steps are not those that its end tells of</source>
        <translation>其步骤不是其末尾所述的步骤</translation>
    </message>
    <message>
        <source>its sums go both ways over links</source>
        <translation>其总和双向经过链路</translation>
    </message>
    <message>
        <source>its switches duplicate or add up</source>
        <translation>其交换机会复制或求和</translation>
    </message>
    <message>
        <source>its tag is %1 instead of %2</source>
        <translation>其标签是 %1 而不是 %2</translation>
    </message>
    <message>
        <source>json, yml, csv, dot or graphml</source>
        <translation>json、yml、csv、dot 或 graphml</translation>
    </message>
    <message>
        <source>leave out --launches</source>
        <translation>去掉 --launches</translation>
    </message>
    <message>
        <source>leave the algorithm out</source>
        <translation>去掉算法</translation>
    </message>
    <message>
        <source>link wait</source>
        <translation>链路等待</translation>
    </message>
    <message>
        <source>link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:PATTERN[@N]=NAME</source>
        <translation>link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:PATTERN[@N]=NAME</translation>
    </message>
    <message>
        <source>links are spelled out in Weft&apos;s JSON of a fabric only</source>
        <translation>只有 Weft 的互连结构 JSON 才逐条写出链路</translation>
    </message>
    <message>
        <source>loading was stopped</source>
        <translation>已停止加载</translation>
    </message>
    <message>
        <source>look for a size, duration or bandwidth in the wrong unit</source>
        <translation>检查是否有单位错误的大小、持续时间或带宽</translation>
    </message>
    <message>
        <source>lower preferred-dataset-splits</source>
        <translation>降低 preferred-dataset-splits</translation>
    </message>
    <message>
        <source>lower preferred-dataset-splits (now %1)</source>
        <translation>降低 preferred-dataset-splits (现为 %1)</translation>
    </message>
    <message>
        <source>make one dimension of several</source>
        <translation>将多个维度合为一个</translation>
    </message>
    <message>
        <source>make the schedule for this fabric as it is, or clear what has failed</source>
        <translation>为当前的互连结构生成调度方案，或恢复故障部分</translation>
    </message>
    <message>
        <source>making the ring was stopped</source>
        <translation>已停止构建环</translation>
    </message>
    <message>
        <source>mended it would take %1</source>
        <translation>若只作修补则需要 %1</translation>
    </message>
    <message>
        <source>messages are sprayed in packets of 4 KiB, as no size of packets is given</source>
        <translation>由于没有给出数据包大小，消息按 4 KiB 的数据包喷洒</translation>
    </message>
    <message>
        <source>messages from rank %1 are received in another order than they were sent</source>
        <translation>来自 rank %1 的消息的接收顺序与发送顺序不同</translation>
    </message>
    <message>
        <source>messages of no bytes in the algorithm &apos;%1&apos; travel as any other; ASTRA-sim stops at them</source>
        <translation>算法“%1”中不含字节的消息照常传送；ASTRA-sim 遇到它们会停止</translation>
    </message>
    <message>
        <source>messages of no bytes, of which a collective of %1 bytes has some, travel as any other; ASTRA-sim stops at them</source>
        <translation>%1 字节的集合通信中有不含字节的消息，它们照常传送；ASTRA-sim 遇到它们会停止</translation>
    </message>
    <message>
        <source>messages of one connection overtake each other, which MSCCL cannot do: the program would not do the same</source>
        <translation>同一连接的消息相互超越，而 MSCCL 做不到：程序的行为会不同</translation>
    </message>
    <message>
        <source>messages of one source, destination and tag meet in the order of their ids</source>
        <translation>源、目标和标签相同的消息按编号顺序匹配</translation>
    </message>
    <message>
        <source>messages of the schedule go through NPUs that do not get them</source>
        <translation>调度方案的消息经过并不接收它们的 NPU</translation>
    </message>
    <message>
        <source>messages of the schedule name no links</source>
        <translation>调度方案的消息没有指定链路</translation>
    </message>
    <message>
        <source>messages over several dimensions take the time of the lowest of them only, as in ASTRA-sim&apos;s congestion-unaware model: first from %1 to %2</source>
        <translation>跨多个维度的消息只计其中最低维度的时间，与 ASTRA-sim 的非拥塞感知模型相同：首先是从 %1 到 %2</translation>
    </message>
    <message>
        <source>more than 134 million pairs of a node and a destination</source>
        <translation>节点与目标的组合超过 1.34 亿</translation>
    </message>
    <message>
        <source>name a fabric and a .json file</source>
        <translation>指定一个互连结构和一个 .json 文件</translation>
    </message>
    <message>
        <source>name ring or direct for it</source>
        <translation>为它指定 ring 或 direct</translation>
    </message>
    <message>
        <source>nchannels is %1, but only %2 are used</source>
        <translation>nchannels 为 %1，但只使用了 %2 个</translation>
    </message>
    <message>
        <source>never completes</source>
        <translation>始终未完成</translation>
    </message>
    <message>
        <source>no number of chunks fits %1 bytes</source>
        <translation>没有数据块数量适合 %1 字节</translation>
    </message>
    <message>
        <source>no path from %1 to %2</source>
        <translation>从 %1 到 %2 没有通路</translation>
    </message>
    <message>
        <source>no process group is given</source>
        <translation>没有给出进程组</translation>
    </message>
    <message>
        <source>no schedule is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的调度方案</translation>
    </message>
    <message>
        <source>no working links lead from NPU %1 to NPU %2</source>
        <translation>没有可用的链路从 NPU %1 通向 NPU %2</translation>
    </message>
    <message>
        <source>not all messages of the schedule are sent and received</source>
        <translation>调度方案的消息并非全部被发送和接收</translation>
    </message>
    <message>
        <source>not all of its transfers start with a step</source>
        <translation>其传输并非都从一个步骤开始</translation>
    </message>
    <message>
        <source>not all parts have been added</source>
        <translation>并非所有部分都已相加</translation>
    </message>
    <message>
        <source>not every NPU that wants chunk %1 can be reached from NPU %2</source>
        <translation>并非每个需要数据块 %1 的 NPU 都能从 NPU %2 到达</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing has to move</source>
        <translation>没有需要移动的内容</translation>
    </message>
    <message>
        <source>nothing is summed up in this pattern</source>
        <translation>此通信模式中没有求和</translation>
    </message>
    <message>
        <source>nothing orders it after %1</source>
        <translation>没有内容将其排在 %1 之后</translation>
    </message>
    <message>
        <source>number the nodes anew</source>
        <translation>将节点重新编号</translation>
    </message>
    <message>
        <source>one algorithm over all NPUs after those of other dimensions has no schedule</source>
        <translation>在其他维度的算法之后跨所有 NPU 的单一算法没有调度方案</translation>
    </message>
    <message>
        <source>one chunk</source>
        <translation>一个数据块</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>应为 %1 之一</translation>
    </message>
    <message>
        <source>one scalable unit of a DGX H100 SuperPOD, 32 machines on 8 rails</source>
        <translation>DGX H100 SuperPOD 的一个可扩展单元，8 条 rail 上的 32 台机器</translation>
    </message>
    <message>
        <source>only a custom collective says what is where</source>
        <translation>只有自定义集合通信才说明各内容的位置</translation>
    </message>
    <message>
        <source>only a synthesized schedule can be written as equal steps</source>
        <translation>只有合成的调度方案能写成等长步骤</translation>
    </message>
    <message>
        <source>only an all-gather, a reduce-scatter and an all-reduce can, not this %1</source>
        <translation>只有 all-gather、reduce-scatter 和 all-reduce 可以，而这是 %1</translation>
    </message>
    <message>
        <source>only versions 1 and 2 of the format can be read</source>
        <translation>只能读取格式的版本 1 和 2</translation>
    </message>
    <message>
        <source>others wait for a thread block with the number %1; %3 holds numbers up to %2</source>
        <translation>其他步骤等待编号为 %1 的线程块；%3 的编号最大为 %2</translation>
    </message>
    <message>
        <source>output slot %1</source>
        <translation>输出槽位 %1</translation>
    </message>
    <message>
        <source>places count from 0</source>
        <translation>位置从 0 开始编号</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos;</source>
        <translation>进程组“%1”</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is no full part of the fabric&apos;s dimensions: it has %2 ranks in %3 places. Its collectives run one ring at an endpoint delay of 10 ns, as in ASTRA-sim</source>
        <translation>进程组“%1”不是互连结构维度的完整部分：它有 %2 个 rank，分布在 %3 个位置。其集合通信按一个 ring 运行，端点时延为 10 ns，与 ASTRA-sim 相同</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is no number above 0, which ASTRA-sim needs: it is left out of %2</source>
        <translation>进程组“%1”不是 ASTRA-sim 需要的大于 0 的数：它不写入 %2</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is not defined</source>
        <translation>进程组“%1”没有定义</translation>
    </message>
    <message>
        <source>queue wait</source>
        <translation>排队等待</translation>
    </message>
    <message>
        <source>raise the limit or run a smaller case</source>
        <translation>提高上限，或运行较小的算例</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>rank %1 ends with %2 in %3 instead of %4, which no step writes</source>
        <translation>rank %1 结束时 %3 中是 %2 而不是 %4，没有步骤写入它</translation>
    </message>
    <message>
        <source>rank %1 ends with %2 in %3 instead of %4, written last by %5</source>
        <translation>rank %1 结束时 %3 中是 %2 而不是 %4，最后由 %5 写入</translation>
    </message>
    <message>
        <source>rank %1 has no thread block %2</source>
        <translation>rank %1 没有线程块 %2</translation>
    </message>
    <message>
        <source>rank %1 has nothing to do, nor have %2 others: ASTRA-sim aborts on traces without nodes</source>
        <translation>rank %1 和另外 %2 个无事可做：ASTRA-sim 遇到没有节点的轨迹会中止</translation>
    </message>
    <message>
        <source>rank %1 has nothing to do: ASTRA-sim aborts on traces without nodes</source>
        <translation>rank %1 无事可做：ASTRA-sim 遇到没有节点的轨迹会中止</translation>
    </message>
    <message>
        <source>rank %1 is a member twice</source>
        <translation>rank %1 两次成为成员</translation>
    </message>
    <message>
        <source>rank %1 is in two groups</source>
        <translation>rank %1 在两个组中</translation>
    </message>
    <message>
        <source>rank %1 is on NPU %2, and the fabric has %3</source>
        <translation>rank %1 位于 NPU %2 上，而互连结构只有 %3 个</translation>
    </message>
    <message>
        <source>rank %1, %2 × the computing</source>
        <translation>rank %1，计算速度为 %2 倍</translation>
    </message>
    <message>
        <source>rank %1, thread block %2, step %3</source>
        <translation>rank %1，线程块 %2，步骤 %3</translation>
    </message>
    <message>
        <source>ranks %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>ranks %1 and more</source>
        <translation>rank %1 等</translation>
    </message>
    <message>
        <source>ranks count from 0</source>
        <translation>rank 从 0 开始编号</translation>
    </message>
    <message>
        <source>ranks that have run different collectives of groups take different queues, and by ASTRA-sim&apos;s rule would wait for each other for ever; here all take the queue of the first member that calls</source>
        <translation>运行过不同组集合通信的 rank 使用不同的队列，按 ASTRA-sim 的规则会永远相互等待；此处全部使用首个调用成员的队列</translation>
    </message>
    <message>
        <source>reads %1 while %2 may write it</source>
        <translation>读取 %1 时 %2 可能正在写入</translation>
    </message>
    <message>
        <source>reads %1, which holds nothing yet</source>
        <translation>读取尚无内容的 %1</translation>
    </message>
    <message>
        <source>reads slots that it writes at the same time</source>
        <translation>读取它同时写入的槽位</translation>
    </message>
    <message>
        <source>receives %1 chunks of a message of %2, sent by %3</source>
        <translation>接收 %1 个数据块，而 %3 发送的消息有 %2 个</translation>
    </message>
    <message>
        <source>record at level full</source>
        <translation>以记录级别“完整”(full) 记录</translation>
    </message>
    <message>
        <source>record at level links or full</source>
        <translation>以记录级别“链路”(links) 或“完整”(full) 记录</translation>
    </message>
    <message>
        <source>remote memory, %1 × the bandwidth</source>
        <translation>远程内存，带宽为 %1 倍</translation>
    </message>
    <message>
        <source>removed: it is of another program under this prefix</source>
        <translation>已删除：它属于此前缀下的另一程序</translation>
    </message>
    <message>
        <source>replaying the schedule was stopped</source>
        <translation>已停止回放调度方案</translation>
    </message>
    <message>
        <source>root &apos;%1&apos; is not a rank or -1</source>
        <translation>根“%1”不是 rank 也不是 -1</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;</source>
        <translation>调度方案“%1”</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos; has %2 operations, more than the %3 that can be run as an algorithm</source>
        <translation>调度方案“%1”有 %2 个操作，超过可作为算法运行的 %3 个</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, %2: %3</source>
        <translation>调度方案“%1”，%2：%3</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, %2: sends %3 bytes, but %4 takes them as %5</source>
        <translation>调度方案“%1”，%2：发送 %3 字节，但 %4 按 %5 接收</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, where %2</source>
        <translation>调度方案“%1”的 %2</translation>
    </message>
    <message>
        <source>scratch slot %1</source>
        <translation>暂存槽位 %1</translation>
    </message>
    <message>
        <source>sends to rank %1, which never took it</source>
        <translation>向 rank %1 发送，但它从未接收</translation>
    </message>
    <message>
        <source>slot wait</source>
        <translation>槽位等待</translation>
    </message>
    <message>
        <source>some ranks never finish, so that there is no makespan to compare</source>
        <translation>有些 rank 始终未完成，因此没有可比较的总时长</translation>
    </message>
    <message>
        <source>something else is expected here</source>
        <translation>此处应为其他内容</translation>
    </message>
    <message>
        <source>step %1 comes again where step %2 is next</source>
        <translation>应为步骤 %2 处又出现步骤 %1</translation>
    </message>
    <message>
        <source>step %1 is missing before step %2</source>
        <translation>步骤 %2 之前缺少步骤 %1</translation>
    </message>
    <message>
        <source>step %1 of thread block %2 has no node, or one that does not say what the step does</source>
        <translation>线程块 %2 的步骤 %1 没有节点，或其节点没有说明该步骤的作用</translation>
    </message>
    <message>
        <source>step %1 reads no chunk of the pattern</source>
        <translation>步骤 %1 没有读取通信模式的数据块</translation>
    </message>
    <message>
        <source>steps of the schedule wait for each other in a circle</source>
        <translation>调度方案的步骤循环等待</translation>
    </message>
    <message>
        <source>steps wait for each other: %1</source>
        <translation>步骤相互等待：%1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>stopped before all schedules were checked</source>
        <translation>在检查完所有调度方案之前停止</translation>
    </message>
    <message>
        <source>stopped before every change was simulated</source>
        <translation>在模拟完每项更改之前停止</translation>
    </message>
    <message>
        <source>stopped before the end</source>
        <translation>在结束之前停止</translation>
    </message>
    <message>
        <source>stopped before the schedule was made</source>
        <translation>在生成调度方案之前停止</translation>
    </message>
    <message>
        <source>stopped before there was a schedule</source>
        <translation>在有调度方案之前停止</translation>
    </message>
    <message>
        <source>such as { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }</source>
        <translation>例如 { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }</translation>
    </message>
    <message>
        <source>sums are synthesized in place</source>
        <translation>求和只能就地合成</translation>
    </message>
    <message>
        <source>takes away the last copy of chunk %1 from %2, which rank %3 lacks in the end in %4</source>
        <translation>从 %2 取走数据块 %1 的最后一份副本，rank %3 最终在 %4 中缺少它</translation>
    </message>
    <message>
        <source>text between the elements has no effect</source>
        <translation>元素之间的文本不起作用</translation>
    </message>
    <message>
        <source>the algorithm &apos;%1&apos; has traces for %2 ranks, but the group has %3</source>
        <translation>算法“%1”有 %2 个 rank 的轨迹，但组有 %3 个</translation>
    </message>
    <message>
        <source>the algorithm has traces for %1 ranks, but the group has %2</source>
        <translation>算法有 %1 个 rank 的轨迹，但组有 %2 个</translation>
    </message>
    <message>
        <source>the analysis was stopped</source>
        <translation>已停止分析</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; of &apos;%2&apos; is missing</source>
        <translation>缺少“%2”的属性“%1”</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; of &apos;%2&apos; is not known; it is kept, and has no effect</source>
        <translation>“%2”的属性“%1”未知；予以保留，但不起作用</translation>
    </message>
    <message>
        <source>the attribute &apos;inplace&apos; of &apos;algo&apos; is missing</source>
        <translation>缺少“algo”的属性“inplace”</translation>
    </message>
    <message>
        <source>the attributes of the blocks are missing or contradict each other</source>
        <translation>块的属性缺失或相互矛盾</translation>
    </message>
    <message>
        <source>the attributes of the schedule are missing or wrong</source>
        <translation>调度方案的属性缺失或有误</translation>
    </message>
    <message>
        <source>the backend &apos;%1&apos; is not known</source>
        <translation>后端“%1”未知</translation>
    </message>
    <message>
        <source>the buffers of all ranks have %1 slots, which %2 steps cannot have a use for</source>
        <translation>所有 rank 的缓冲区有 %1 个槽位，%2 个步骤用不到这么多</translation>
    </message>
    <message>
        <source>the buffers of all ranks have more than 268,435,456 slots</source>
        <translation>所有 rank 的缓冲区超过 268,435,456 个槽位</translation>
    </message>
    <message>
        <source>the chunks of %1 bytes carry less than a byte each: ASTRA-sim aborts on messages that carry nothing</source>
        <translation>%1 字节的数据块每个不足一字节：ASTRA-sim 遇到不携带内容的消息会中止</translation>
    </message>
    <message>
        <source>the collective &apos;%1&apos; has no pattern in Weft; the program is read as a custom one, whose result is not checked</source>
        <translation>集合通信“%1”在 Weft 中没有通信模式；程序按自定义读取，其结果不检查</translation>
    </message>
    <message>
        <source>the collective did not run</source>
        <translation>集合通信没有运行</translation>
    </message>
    <message>
        <source>the collective has %1 ranks, the fabric %2 NPUs</source>
        <translation>集合通信有 %1 个 rank，互连结构有 %2 个 NPU</translation>
    </message>
    <message>
        <source>the collective would take longer than 146 years</source>
        <translation>集合通信会耗时超过 146 年</translation>
    </message>
    <message>
        <source>the collectives need %1 message tags in a row, but the workload leaves no such gap below %2</source>
        <translation>集合通信需要连续 %1 个消息标签，但工作负载在 %2 以下没有这样的空隙</translation>
    </message>
    <message>
        <source>the comparison was stopped</source>
        <translation>已停止比较</translation>
    </message>
    <message>
        <source>the contributions to the chunks take more than 2 GB of memory</source>
        <translation>数据块的贡献占用超过 2 GB 内存</translation>
    </message>
    <message>
        <source>the contributors of chunk %1 are not an ascending list</source>
        <translation>数据块 %1 的贡献者不是升序列表</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>已停止转换</translation>
    </message>
    <message>
        <source>the copy lacks a part that is there</source>
        <translation>副本缺少现有的一部分</translation>
    </message>
    <message>
        <source>the critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>the custom pattern promises no result, so what the ranks end with was not checked</source>
        <translation>自定义通信模式没有承诺结果，因此没有检查各 rank 结束时的内容</translation>
    </message>
    <message>
        <source>the dimensions %1 do not span a group of %2 ranks</source>
        <translation>维度 %1 不能构成 %2 个 rank 的组</translation>
    </message>
    <message>
        <source>the element &apos;%1&apos; is in the wrong place</source>
        <translation>元素“%1”的位置有误</translation>
    </message>
    <message>
        <source>the element &apos;%1&apos; is not known and has no effect</source>
        <translation>元素“%1”未知，不起作用</translation>
    </message>
    <message>
        <source>the ending of &apos;%1&apos; is no format that Weft writes</source>
        <translation>“%1”的扩展名不是 Weft 能写的格式</translation>
    </message>
    <message>
        <source>the exchange ends at another time than it says</source>
        <translation>交换的结束时间与其声明不符</translation>
    </message>
    <message>
        <source>the fabric has %1</source>
        <translation>互连结构有 %1</translation>
    </message>
    <message>
        <source>the fabric has %1, but the workload has traces for %2</source>
        <translation>互连结构有 %1，但工作负载有 %2 的轨迹</translation>
    </message>
    <message>
        <source>the fabric has no NPU %1</source>
        <translation>互连结构没有 NPU %1</translation>
    </message>
    <message>
        <source>the fabric has no links</source>
        <translation>互连结构没有链路</translation>
    </message>
    <message>
        <source>the fabric has switches</source>
        <translation>互连结构有交换机</translation>
    </message>
    <message>
        <source>the factor between two sizes must be greater than 1</source>
        <translation>两个大小之间的系数必须大于 1</translation>
    </message>
    <message>
        <source>the failed, degraded and slow parts are lost: only json can hold them</source>
        <translation>故障、降级和缓慢部分会丢失：只有 json 能保存它们</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>文件在一条记录内部结束</translation>
    </message>
    <message>
        <source>the file is damaged: %1</source>
        <translation>文件已损坏：%1</translation>
    </message>
    <message>
        <source>the file is larger than 4 GiB</source>
        <translation>文件大于 4 GiB</translation>
    </message>
    <message>
        <source>the first operation or message of a rank has ended or has left a link free again at tick 0, where ASTRA-sim stops: it has no figures to compare these with</source>
        <translation>某个 rank 的首个操作或消息在时刻 0 结束或释放了链路，ASTRA-sim 在此停止：它没有可供比较的数据</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>无法创建文件夹：%1</translation>
    </message>
    <message>
        <source>the group lists rank %1 twice</source>
        <translation>组两次列出 rank %1</translation>
    </message>
    <message>
        <source>the group names rank %1, but there are %2 NPUs</source>
        <translation>组指向 rank %1，但只有 %2 个 NPU</translation>
    </message>
    <message>
        <source>the groups have different sizes; the library has no one algorithm for them to compare with</source>
        <translation>各组大小不同；算法库没有可与之比较的单一算法</translation>
    </message>
    <message>
        <source>the holder of chunk %1</source>
        <translation>数据块 %1 的持有者</translation>
    </message>
    <message>
        <source>the ids of the trace leave no room for further nodes</source>
        <translation>轨迹的编号没有留给更多节点的空间</translation>
    </message>
    <message>
        <source>the inlining was stopped</source>
        <translation>已停止内联</translation>
    </message>
    <message>
        <source>the key &apos;workload&apos; is missing</source>
        <translation>缺少键“workload”</translation>
    </message>
    <message>
        <source>the last chunk arrives at %1 ns, not at the stated %2 ns</source>
        <translation>最后一个数据块在 %1 ns 到达，而不是所述的 %2 ns</translation>
    </message>
    <message>
        <source>the link carries another chunk in the same step</source>
        <translation>链路在同一步骤中传送另一数据块</translation>
    </message>
    <message>
        <source>the link still carries another chunk</source>
        <translation>链路仍在传送另一数据块</translation>
    </message>
    <message>
        <source>the links that messages take cannot be written</source>
        <translation>无法写出消息所经的链路</translation>
    </message>
    <message>
        <source>the longest way limits everything: a chunk takes that long from end to end</source>
        <translation>最长的路径限制一切：一个数据块从一端到另一端需要这么久</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is given twice; its last value counts</source>
        <translation>成员“%1”给出了两次；以最后的值为准</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>缺少成员“%1”</translation>
    </message>
    <message>
        <source>the member &quot;blocks&quot; is missing</source>
        <translation>缺少成员 &quot;blocks&quot;</translation>
    </message>
    <message>
        <source>the member &quot;pattern&quot; is missing</source>
        <translation>缺少成员 &quot;pattern&quot;</translation>
    </message>
    <message>
        <source>the members of %1 disagree on their collective number %2: %3 here, %4 at %5</source>
        <translation>%1 的成员对其第 %2 个集合通信不一致：此处为 %3，%5 处为 %4</translation>
    </message>
    <message>
        <source>the members of a group disagree on their collective number %1: %2 of %3 bytes here, %4 of %5 bytes at %6</source>
        <translation>一个组的成员对其第 %1 个集合通信不一致：此处为 %3 字节的 %2，%6 处为 %5 字节的 %4</translation>
    </message>
    <message>
        <source>the memory is exhausted</source>
        <translation>内存已耗尽</translation>
    </message>
    <message>
        <source>the message from rank %1 on channel %2 is never sent</source>
        <translation>通道 %2 上来自 rank %1 的消息从未发送</translation>
    </message>
    <message>
        <source>the message to rank %1 on channel %2 is never received</source>
        <translation>通道 %2 上发往 rank %1 的消息从未接收</translation>
    </message>
    <message>
        <source>the name of an attribute is not UTF-8</source>
        <translation>属性的名称不是 UTF-8</translation>
    </message>
    <message>
        <source>the node waits for itself</source>
        <translation>节点等待自身</translation>
    </message>
    <message>
        <source>the nodes were read instead; nothing is known about chunks then</source>
        <translation>改为读取节点；此时对数据块一无所知</translation>
    </message>
    <message>
        <source>the number of NPUs or chunks differs</source>
        <translation>NPU 或数据块的数量不同</translation>
    </message>
    <message>
        <source>the number of NPUs or the time of its links differs</source>
        <translation>NPU 的数量或其链路的时间不同</translation>
    </message>
    <message>
        <source>the number of chunks must be a multiple of the ranks</source>
        <translation>数据块数量必须是 rank 数的倍数</translation>
    </message>
    <message>
        <source>the order does not name each dimension once</source>
        <translation>顺序没有恰好列出每个维度一次</translation>
    </message>
    <message>
        <source>the output would replace the workload</source>
        <translation>输出会覆盖工作负载</translation>
    </message>
    <message>
        <source>the places of the ranks in the fabric cannot be written</source>
        <translation>无法写出各 rank 在互连结构中的位置</translation>
    </message>
    <message>
        <source>the plan is not in the order of time</source>
        <translation>计划不按时间顺序</translation>
    </message>
    <message>
        <source>the plan says %1 ns and takes %2</source>
        <translation>计划称 %1 ns，实际需要 %2 ns</translation>
    </message>
    <message>
        <source>the prefix of a trace set</source>
        <translation>轨迹集的前缀</translation>
    </message>
    <message>
        <source>the preparation of a schedule was stopped</source>
        <translation>已停止准备调度方案</translation>
    </message>
    <message>
        <source>the program has %1 ranks, the fabric %2 NPUs</source>
        <translation>程序有 %1 个 rank，互连结构有 %2 个 NPU</translation>
    </message>
    <message>
        <source>the program has none</source>
        <translation>程序中没有调度方案</translation>
    </message>
    <message>
        <source>the program is for %1 GPUs, but there is no gpu element with the id %2</source>
        <translation>程序用于 %1 个 GPU，但没有编号为 %2 的 gpu 元素</translation>
    </message>
    <message>
        <source>the program is for %1 bytes and more, but for %2 at most</source>
        <translation>程序用于 %1 字节以上，但最多 %2 字节</translation>
    </message>
    <message>
        <source>the program is for %1 ranks, but there are %2 traces</source>
        <translation>程序用于 %1 个 rank，但有 %2 条轨迹</translation>
    </message>
    <message>
        <source>the program is neither for calls in place nor for others</source>
        <translation>程序既不用于就地调用，也不用于其他调用</translation>
    </message>
    <message>
        <source>the program says that it works in place, but has an input and an output; they are taken as separate</source>
        <translation>程序称就地工作，却有输入和输出；按分开处理</translation>
    </message>
    <message>
        <source>the program that the traces were made from is not what they hold: %1</source>
        <translation>轨迹所依据的程序与其内容不符：%1</translation>
    </message>
    <message>
        <source>the proof of a plan was stopped</source>
        <translation>已停止证明计划</translation>
    </message>
    <message>
        <source>the range ends before it begins</source>
        <translation>范围的终点早于起点</translation>
    </message>
    <message>
        <source>the rank is not in %1, whose collective it calls</source>
        <translation>该 rank 不在 %1 中，却调用其集合通信</translation>
    </message>
    <message>
        <source>the rank is not in process group &apos;%1&apos;, whose collective it calls</source>
        <translation>该 rank 不在进程组“%1”中，却调用其集合通信</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>已停止读取</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: %1</source>
        <translation>结果不能写成等长步骤：%1</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: it was spelled out</source>
        <translation>结果不能写成等长步骤：它已被逐条写出</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: only a collective of all NPUs can</source>
        <translation>结果不能写成等长步骤：只有全部 NPU 的集合通信可以</translation>
    </message>
    <message>
        <source>the roofline is off: all computation takes no time</source>
        <translation>roofline 已关闭：所有计算不耗时</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>the root is place %1 of a group of %2</source>
        <translation>根的位置为 %1，而组只有 %2 个成员</translation>
    </message>
    <message>
        <source>the root, rank %1, is not in %2</source>
        <translation>根 rank %1 不在 %2 中</translation>
    </message>
    <message>
        <source>the root, rank %1, is not in the process group</source>
        <translation>根 rank %1 不在进程组中</translation>
    </message>
    <message>
        <source>the routing &apos;%1&apos; is not known</source>
        <translation>路由“%1”未知</translation>
    </message>
    <message>
        <source>the run has more than %1 records; single operations and messages were not kept, link totals were</source>
        <translation>运行的记录超过 %1 条；未保留单个操作和消息，保留了链路合计</translation>
    </message>
    <message>
        <source>the run has no records of its operations</source>
        <translation>运行没有其操作的记录</translation>
    </message>
    <message>
        <source>the run holds no link figures, because it was recorded at level summary</source>
        <translation>运行没有链路指标，因为它以级别“摘要”(summary) 记录</translation>
    </message>
    <message>
        <source>the schedule &apos;%1&apos; is wrong, and is put in all the same: %2</source>
        <translation>调度方案“%1”有误，但仍被插入：%2</translation>
    </message>
    <message>
        <source>the schedule carries chunks that nobody asks for</source>
        <translation>调度方案传送无人请求的数据块</translation>
    </message>
    <message>
        <source>the schedule has %1 ranks, but places of %2</source>
        <translation>调度方案有 %1 个 rank，却给出了 %2 个 rank 的位置</translation>
    </message>
    <message>
        <source>the schedule in the attributes of the traces is not what they hold: %1</source>
        <translation>轨迹属性中的调度方案与其内容不符：%1</translation>
    </message>
    <message>
        <source>the schedule is for %1 ranks, and the fabric has %2 NPUs</source>
        <translation>调度方案用于 %1 个 rank，而互连结构有 %2 个 NPU</translation>
    </message>
    <message>
        <source>the schedule is not of this fabric: %1</source>
        <translation>调度方案不属于此互连结构：%1</translation>
    </message>
    <message>
        <source>the schedule is of %1 ranks, but there are %2 traces</source>
        <translation>调度方案有 %1 个 rank，但有 %2 条轨迹</translation>
    </message>
    <message>
        <source>the schedule is of another fabric: its links lead elsewhere</source>
        <translation>调度方案属于另一互连结构：其链路通向别处</translation>
    </message>
    <message>
        <source>the schedule is placed on NPU %1 of %2</source>
        <translation>调度方案位于 NPU %1 上，而 NPU 只有 %2 个</translation>
    </message>
    <message>
        <source>the schedule moves several chunks in one message</source>
        <translation>调度方案在一条消息中移动多个数据块</translation>
    </message>
    <message>
        <source>the schedule of direct sends to everybody at once; its window is left out</source>
        <translation>direct 的调度方案同时发送给所有 rank；其窗口被略去</translation>
    </message>
    <message>
        <source>the search for a lower bound was stopped</source>
        <translation>已停止搜索下界</translation>
    </message>
    <message>
        <source>the search for ways was stopped</source>
        <translation>已停止搜索路径</translation>
    </message>
    <message>
        <source>the sender does not forward for others</source>
        <translation>发送方不为其他节点转发</translation>
    </message>
    <message>
        <source>the simulated time passes 2^61 ns, about 73 years</source>
        <translation>模拟时间超过 2^61 ns，约 73 年</translation>
    </message>
    <message>
        <source>the simulation of a schedule was stopped</source>
        <translation>已停止模拟调度方案</translation>
    </message>
    <message>
        <source>the sizes must go from at least 1 byte up to no less than that</source>
        <translation>大小必须从至少 1 字节起，且终点不小于起点</translation>
    </message>
    <message>
        <source>the source does not have the chunk</source>
        <translation>源端没有该数据块</translation>
    </message>
    <message>
        <source>the source does not have the sum</source>
        <translation>源端没有总和</translation>
    </message>
    <message>
        <source>the source has given its part away before</source>
        <translation>源端先前已交出其部分</translation>
    </message>
    <message>
        <source>the source has no part of the sum</source>
        <translation>源端没有总和的任何部分</translation>
    </message>
    <message>
        <source>the source has not added all parts yet</source>
        <translation>源端尚未加完所有部分</translation>
    </message>
    <message>
        <source>the source has nothing of the chunk</source>
        <translation>源端没有该数据块的任何内容</translation>
    </message>
    <message>
        <source>the source&apos;s part of the sum is sent twice</source>
        <translation>源端在总和中的部分被发送两次</translation>
    </message>
    <message>
        <source>the step adds a residual, which is no part of a collective</source>
        <translation>该步骤加上残差，而残差不属于集合通信</translation>
    </message>
    <message>
        <source>the step type &apos;%1&apos; is not known</source>
        <translation>步骤类型“%1”未知</translation>
    </message>
    <message>
        <source>the step waits for itself</source>
        <translation>步骤等待自身</translation>
    </message>
    <message>
        <source>the step waits for step %1 of thread block %2, which does not exist</source>
        <translation>步骤等待不存在的线程块 %2 的步骤 %1</translation>
    </message>
    <message>
        <source>the step waits for step %1 of thread block %2, which rank %3 does not have</source>
        <translation>步骤等待线程块 %2 的步骤 %1，而 rank %3 没有它</translation>
    </message>
    <message>
        <source>the steps are not of this fabric: %1</source>
        <translation>步骤不属于此互连结构：%1</translation>
    </message>
    <message>
        <source>the steps do not show which rank is the root; rank 0 is taken</source>
        <translation>步骤没有显示哪个 rank 是根；取 rank 0</translation>
    </message>
    <message>
        <source>the steps wait for each other in a circle: no order of them fits</source>
        <translation>步骤循环等待：没有合适的顺序</translation>
    </message>
    <message>
        <source>the sum has gone on without this part</source>
        <translation>总和在没有这一部分的情况下已继续</translation>
    </message>
    <message>
        <source>the sum of chunk %1 does not come to all NPUs</source>
        <translation>数据块 %1 的总和没有到达所有 NPU</translation>
    </message>
    <message>
        <source>the synthesis was stopped</source>
        <translation>已停止合成</translation>
    </message>
    <message>
        <source>the system file is no JSON object</source>
        <translation>系统文件不是 JSON 对象</translation>
    </message>
    <message>
        <source>the system replays durations: its collectives run no algorithm</source>
        <translation>系统回放持续时间：其集合通信不运行算法</translation>
    </message>
    <message>
        <source>the table has no column &apos;%1&apos;</source>
        <translation>表格没有列“%1”</translation>
    </message>
    <message>
        <source>the target has given its part away before</source>
        <translation>目标端先前已交出其部分</translation>
    </message>
    <message>
        <source>the thread block has no step %1</source>
        <translation>线程块没有步骤 %1</translation>
    </message>
    <message>
        <source>the thread block uses channel %1, but nchannels is %2</source>
        <translation>线程块使用通道 %1，但 nchannels 为 %2</translation>
    </message>
    <message>
        <source>the trace set has %1 and would take about %2 of memory, but only %3 are available</source>
        <translation>轨迹集有 %1，约需 %2 内存，但只有 %3 可用</translation>
    </message>
    <message>
        <source>the traces can be run as a workload of their own</source>
        <translation>这些轨迹可以作为单独的工作负载运行</translation>
    </message>
    <message>
        <source>the traces have METADATA nodes, on which ASTRA-sim aborts</source>
        <translation>轨迹含有 METADATA 节点，ASTRA-sim 遇到会中止</translation>
    </message>
    <message>
        <source>the translations do not map it onto itself</source>
        <translation>平移不能将其映射到自身</translation>
    </message>
    <message>
        <source>the types are s, r, rcs, rrc, rrs, rrcs, cpy, re and nop</source>
        <translation>类型为 s、r、rcs、rrc、rrs、rrcs、cpy、re 和 nop</translation>
    </message>
    <message>
        <source>the use of time by rank</source>
        <translation>各 rank 的时间使用情况</translation>
    </message>
    <message>
        <source>the verifier refuses it</source>
        <translation>验证器拒绝它</translation>
    </message>
    <message>
        <source>their sizes must multiply to the size of the group</source>
        <translation>其大小之积必须等于组的大小</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>可用的有 %1</translation>
    </message>
    <message>
        <source>there are %1 nodes instead of %2</source>
        <translation>有 %1 个节点而不是 %2 个</translation>
    </message>
    <message>
        <source>there are no %1 bins of utilization: the run recorded %2</source>
        <translation>没有 %1 个利用率区间：运行记录了 %2 个</translation>
    </message>
    <message>
        <source>there are no files for the ranks %1; the other ranks can be looked at, but not run</source>
        <translation>没有 rank %1 的文件；其他 rank 可以查看，但不能运行</translation>
    </message>
    <message>
        <source>there are two gpu elements with the id %1</source>
        <translation>有两个编号为 %1 的 gpu 元素</translation>
    </message>
    <message>
        <source>there are two thread blocks with the id %1</source>
        <translation>有两个编号为 %1 的线程块</translation>
    </message>
    <message>
        <source>there is no algorithm &apos;%1&apos;</source>
        <translation>没有算法“%1”</translation>
    </message>
    <message>
        <source>there is no collective to inline; the traces are written as they were</source>
        <translation>没有可内联的集合通信；轨迹按原样写出</translation>
    </message>
    <message>
        <source>there is no dimension %1</source>
        <translation>没有维度 %1</translation>
    </message>
    <message>
        <source>there is no file for rank %1; the other ranks can be looked at, but not run</source>
        <translation>没有 rank %1 的文件；其他 rank 可以查看，但不能运行</translation>
    </message>
    <message>
        <source>there is no link from node %1 to node %2</source>
        <translation>从节点 %1 到节点 %2 没有链路</translation>
    </message>
    <message>
        <source>there is no rank %1</source>
        <translation>没有 rank %1</translation>
    </message>
    <message>
        <source>there is no row of figures in it</source>
        <translation>其中没有数字行</translation>
    </message>
    <message>
        <source>there is no schedule for a collective of this type</source>
        <translation>没有用于此类型集合通信的调度方案</translation>
    </message>
    <message>
        <source>there is no such chunk</source>
        <translation>没有这样的数据块</translation>
    </message>
    <message>
        <source>there is no such record</source>
        <translation>没有这样的记录</translation>
    </message>
    <message>
        <source>there is no trace to make a schedule from</source>
        <translation>没有可用来生成调度方案的轨迹</translation>
    </message>
    <message>
        <source>there is no way from %1 to %2</source>
        <translation>从 %1 到 %2 没有通路</translation>
    </message>
    <message>
        <source>there is no way from NPU %1 to NPU %2</source>
        <translation>从 NPU %1 到 NPU %2 没有通路</translation>
    </message>
    <message>
        <source>there is not enough memory for the search</source>
        <translation>内存不足以进行搜索</translation>
    </message>
    <message>
        <source>these are more than %1 sizes; take a greater factor</source>
        <translation>超过 %1 个大小；请取更大的系数</translation>
    </message>
    <message>
        <source>these traces do not say which chunks they move: that messages meet and that nothing waits for itself is proved, the result is not</source>
        <translation>这些轨迹没有说明移动哪些数据块：已证明消息能够匹配且没有内容等待自身，但未证明结果</translation>
    </message>
    <message>
        <source>this JSON object is empty</source>
        <translation>此 JSON 对象是空的</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the key %1</source>
        <translation>此 JSON 对象不是 Weft 能读取的形式：它有键 %1</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the keys %1</source>
        <translation>此 JSON 对象不是 Weft 能读取的形式：它有键 %1</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the keys %1 and %2 more</source>
        <translation>此 JSON 对象不是 Weft 能读取的形式：它有键 %1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>this Weft reads version 1</source>
        <translation>此 Weft 读取版本 1</translation>
    </message>
    <message>
        <source>this file of steps has version %1, and Weft reads version %2</source>
        <translation>此步骤文件的版本为 %1，Weft 读取版本 %2</translation>
    </message>
    <message>
        <source>this file of steps was written on a machine with another order of bytes</source>
        <translation>此步骤文件在字节顺序不同的机器上写出</translation>
    </message>
    <message>
        <source>this is XML that Weft does not read: the root element is &apos;%1&apos;; a program of MSCCL begins with &apos;algo&apos;</source>
        <translation>这是 Weft 不读取的 XML：根元素为“%1”；MSCCL 程序以“algo”开头</translation>
    </message>
    <message>
        <source>this is a program of computation and communication</source>
        <translation>这是计算与通信的程序</translation>
    </message>
    <message>
        <source>this is collective number %1 of %2, but rank %3 issues only %4</source>
        <translation>这是 %2 的第 %1 个集合通信，但 rank %3 只发出 %4 个</translation>
    </message>
    <message>
        <source>this is no file of steps</source>
        <translation>这不是步骤文件</translation>
    </message>
    <message>
        <source>this is no result of Weft&apos;s</source>
        <translation>这不是 Weft 的结果</translation>
    </message>
    <message>
        <source>this is not a Weft schedule: &quot;format&quot; is not &quot;weft-schedule&quot;</source>
        <translation>这不是 Weft 调度方案：&quot;format&quot; 不是 &quot;weft-schedule&quot;</translation>
    </message>
    <message>
        <source>this is not a schedule: MSCCL XML, Weft&apos;s JSON or Chakra traces are expected</source>
        <translation>这不是调度方案：应为 MSCCL XML、Weft 的 JSON 或 Chakra 轨迹</translation>
    </message>
    <message>
        <source>this line is no row of figures and is skipped</source>
        <translation>此行不是数字行，已跳过</translation>
    </message>
    <message>
        <source>this list of links is not what was written</source>
        <translation>此链路列表与写入的内容不符</translation>
    </message>
    <message>
        <source>this receive of %1 bytes meets a send of %2</source>
        <translation>此 %1 字节的接收遇到 %2 字节的发送</translation>
    </message>
    <message>
        <source>this step is not what was written</source>
        <translation>此步骤与写入的内容不符</translation>
    </message>
    <message>
        <source>thread block %1 is missing before thread block %2</source>
        <translation>线程块 %2 之前缺少线程块 %1</translation>
    </message>
    <message>
        <source>thread block %1, step %2 waits for ever: step %3 of thread block %4 and those after it that could have hasdep 0 and never say that they are done</source>
        <translation>线程块 %1 的步骤 %2 永远等待：线程块 %4 的步骤 %3 及其后可报告完成的步骤 hasdep 均为 0，从不报告已完成</translation>
    </message>
    <message>
        <source>thread blocks without an order of their own are written in one that fits</source>
        <translation>没有自身顺序的线程块按合适的顺序写出</translation>
    </message>
    <message>
        <source>too many channels, pieces or chunks</source>
        <translation>通道、片段或数据块过多</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>true, false, 0 or 1</source>
        <translation>true、false、0 或 1</translation>
    </message>
    <message>
        <source>turn replay-only off</source>
        <translation>关闭 replay-only</translation>
    </message>
    <message>
        <source>two ranks are placed on NPU %1</source>
        <translation>两个 rank 位于 NPU %1</translation>
    </message>
    <message>
        <source>two ranks exchange messages with more than %1 different tags</source>
        <translation>两个 rank 以超过 %1 个不同标签交换消息</translation>
    </message>
    <message>
        <source>two thread blocks receive from rank %1 on channel %2</source>
        <translation>两个线程块在通道 %2 上从 rank %1 接收</translation>
    </message>
    <message>
        <source>two thread blocks send to rank %1 on channel %2</source>
        <translation>两个线程块在通道 %2 上向 rank %1 发送</translation>
    </message>
    <message>
        <source>two transfers at once on the links of class %1 at %2 ns</source>
        <translation>在 %2 ns，类别 %1 的链路上同时有两次传输</translation>
    </message>
    <message>
        <source>up a fat tree by the digits of the destination&apos;s number: no two flows of a shift meet</source>
        <translation>按目标编号的各位数字沿 fat tree 向上：一次移位的任意两个流不会相遇</translation>
    </message>
    <message>
        <source>use .json, .xml, or a prefix for traces</source>
        <translation>使用 .json、.xml，或轨迹的前缀</translation>
    </message>
    <message>
        <source>use a larger size, fewer chunks, or links with a latency</source>
        <translation>增大大小、减少数据块，或使用有延迟的链路</translation>
    </message>
    <message>
        <source>use fewer chunks</source>
        <translation>使用更少的数据块</translation>
    </message>
    <message>
        <source>use fewer chunks or ranks</source>
        <translation>使用更少的数据块或 rank</translation>
    </message>
    <message>
        <source>use fewer threads or fewer chunks</source>
        <translation>使用更少的线程或数据块</translation>
    </message>
    <message>
        <source>use the aware network model and record at level links or full</source>
        <translation>使用网络模型 aware，并以记录级别“链路”(links) 或“完整”(full) 记录</translation>
    </message>
    <message>
        <source>utilization over time</source>
        <translation>随时间变化的利用率</translation>
    </message>
    <message>
        <source>verify the schedule</source>
        <translation>验证调度方案</translation>
    </message>
    <message>
        <source>verifying was stopped</source>
        <translation>已停止验证</translation>
    </message>
    <message>
        <source>version %1 of results is not known</source>
        <translation>结果的版本 %1 未知</translation>
    </message>
    <message>
        <source>waits for a message of %1 bytes with tag %2 from rank %3, which never came</source>
        <translation>等待来自 rank %3、标签 %2、%1 字节的消息，而它从未到来</translation>
    </message>
    <message>
        <source>waits for its turn behind another operation of the rank</source>
        <translation>排在该 rank 的另一操作之后等待</translation>
    </message>
    <message>
        <source>waits for itself if connections hold %1 messages: %2</source>
        <translation>若连接可容纳 %1 条消息，则会等待自身：%2</translation>
    </message>
    <message>
        <source>waits for itself: %1</source>
        <translation>等待自身：%1</translation>
    </message>
    <message>
        <source>waits for node %1, which never started</source>
        <translation>等待从未开始的节点 %1</translation>
    </message>
    <message>
        <source>waits in its %1 for %2, which never joined</source>
        <translation>在其 %1 中等待从未加入的 %2</translation>
    </message>
    <message>
        <source>waits inside %1</source>
        <translation>在 %1 内部等待</translation>
    </message>
    <message>
        <source>waits inside its %1 algorithm</source>
        <translation>在其 %1 算法内部等待</translation>
    </message>
    <message>
        <source>weft-cli inline --only reduce,broadcast writes them out as messages</source>
        <translation>weft-cli inline --only reduce,broadcast 将它们写成消息</translation>
    </message>
    <message>
        <source>weft-cli inspect says what a file is</source>
        <translation>weft-cli inspect 说明文件是什么</translation>
    </message>
    <message>
        <source>weft-cli inspect says what it is</source>
        <translation>weft-cli inspect 说明它是什么</translation>
    </message>
    <message>
        <source>weft-cli program check says what is in it</source>
        <translation>weft-cli program check 说明其中的内容</translation>
    </message>
    <message>
        <source>weft-cli simulate --result writes them</source>
        <translation>weft-cli simulate --result 写出它们</translation>
    </message>
    <message>
        <source>weft-cli verify and inspect take it; where it is small, synthesize writes the same as JSON</source>
        <translation>weft-cli verify 和 inspect 接受它；较小时 synthesize 将同样的内容写成 JSON</translation>
    </message>
    <message>
        <source>weft-cli verify says more</source>
        <translation>weft-cli verify 说明更多</translation>
    </message>
    <message>
        <source>what a custom collective promises cannot be written</source>
        <translation>无法写出自定义集合通信所承诺的内容</translation>
    </message>
    <message>
        <source>what is there is still being sent</source>
        <translation>现有内容仍在发送</translation>
    </message>
    <message>
        <source>what one NPU has to get from far away, or to send there, limits everything</source>
        <translation>一个 NPU 须从远处获取或向远处发送的内容限制一切</translation>
    </message>
    <message>
        <source>with --num-queues-per-dim 1 there is one rule only</source>
        <translation>使用 --num-queues-per-dim 1 时只有一种规则</translation>
    </message>
    <message>
        <source>with an endpoint-delay of 0 ns, collectives act at tick 0, where ASTRA-sim stops: it has no figures to compare these with</source>
        <translation>endpoint-delay 为 0 ns 时，集合通信在时刻 0 动作，ASTRA-sim 在此停止：它没有可供比较的数据</translation>
    </message>
    <message>
        <source>with localBWAware and one queue a dimension, chunks of an all-reduce over three dimensions or more can wait for each other where a rank comes late; ASTRA-sim stops here as well</source>
        <translation>使用 localBWAware 且每个维度一个队列时，跨三个或更多维度的 all-reduce 的数据块可能在某个 rank 来迟时相互等待；ASTRA-sim 在此也会停止</translation>
    </message>
    <message>
        <source>write it as Weft&apos;s JSON, MSCCL XML or Chakra traces</source>
        <translation>写成 Weft 的 JSON、MSCCL XML 或 Chakra 轨迹</translation>
    </message>
    <message>
        <source>writes %1 while %2 may read it</source>
        <translation>写入 %1 时 %2 可能正在读取</translation>
    </message>
    <message>
        <source>writes %1 while %2 may write it</source>
        <translation>写入 %1 时 %2 可能也在写入</translation>
    </message>
    <message>
        <source>writing the timeline was stopped</source>
        <translation>已停止写出时间线</translation>
    </message>
    <message>
        <source>writing the trace was stopped</source>
        <translation>已停止写出轨迹</translation>
    </message>
    <message>
        <source>writing the utilization of links was stopped</source>
        <translation>已停止写出链路利用率</translation>
    </message>
    <message>
        <source>xml, json or et</source>
        <translation>xml、json 或 et</translation>
    </message>
    <message numerus="yes">
        <source>%n chunks of %1 over %2</source>
        <extracomment>of one: %n chunk of %1 over %2</extracomment>
        <translation>
            <numerusform>%n 个 %1 的数据块，总带宽 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collectives have fewer bytes than their schedules have chunks; each chunk is one byte, and splits are not padded as well</source>
        <extracomment>of one: %n collective has fewer bytes than their schedules have chunks; each chunk is one byte, and splits are not padded as well</extracomment>
        <translation>
            <numerusform>%n 个集合通信的字节数少于其调度方案的数据块数；每个数据块为一字节，拆分不再另外填充</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <extracomment>of one: %n node</extracomment>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <extracomment>of one: %n part</extracomment>
        <translation>
            <numerusform>%n 个部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers add parts to a sum that are in it already</source>
        <extracomment>of one: %n transfer adds parts to a sum that are in it already</extracomment>
        <translation>
            <numerusform>%n 次传输将已在总和中的部分再次相加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n bytes</source>
        <extracomment>of one: a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n byte</extracomment>
        <translation>
            <numerusform>一个步骤耗时 %1 ns，而链路 %2 → %3 传送 %n 字节的数据块耗时 %4 ns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2, %n chunks</source>
        <extracomment>of one: from %1 to %2, %n chunk</extracomment>
        <translation>
            <numerusform>从 %1 到 %2，%n 个数据块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rank %1 never finishes: %2 of %n operations are left; node %3 &apos;%4&apos; %5</source>
        <extracomment>of one: rank %1 never finishes: %2 of %n operation are left; node %3 &apos;%4&apos; %5</extracomment>
        <translation>
            <numerusform>rank %1 始终未完成：%n 个操作中剩余 %2 个；节点 %3“%4”%5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n chunks</source>
        <extracomment>of one: receives %n chunk</extracomment>
        <translation>
            <numerusform>接收 %n 个数据块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n chunks, as is sent</source>
        <extracomment>of one: receives %n chunk, as is sent</extracomment>
        <translation>
            <numerusform>接收 %n 个数据块，与发送的相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links between %1 of the fabric limit everything: %2</source>
        <extracomment>of one: the %n link between %1 of the fabric limits everything: %2</extracomment>
        <translation>
            <numerusform>互连结构的 %1之间的 %n 条链路限制一切：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links into %1 and the way behind them limit everything: %2, the last of which have to get on</source>
        <extracomment>of one: the %n link into %1 and the way behind it limit everything: %2, the last of which have to get on</extracomment>
        <translation>
            <numerusform>通向 %1 的 %n 条链路及其后的路径限制一切：%2，其中最后的还须继续前进</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links into %1 limit everything: %2</source>
        <extracomment>of one: the %n link into %1 limits everything: %2</extracomment>
        <translation>
            <numerusform>通向 %1 的 %n 条链路限制一切：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links out of %1 and the way behind them limit everything: %2, the first of which have to get there</source>
        <extracomment>of one: the %n link out of %1 and the way behind it limit everything: %2, the first of which have to get there</extracomment>
        <translation>
            <numerusform>离开 %1 的 %n 条链路及其前的路径限制一切：%2，其中最先的须先到达那里</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links out of %1 limit everything: %2</source>
        <extracomment>of one: the %n link out of %1 limits everything: %2</extracomment>
        <translation>
            <numerusform>离开 %1 的 %n 条链路限制一切：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the steps have %n transfers, not the stated %1</source>
        <extracomment>of one: the steps have %n transfer, not the stated %1</extracomment>
        <translation>
            <numerusform>步骤有 %n 次传输，而不是所述的 %1 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they are for %n NPUs, and it has %1</source>
        <extracomment>of one: they are for %n NPU, and it has %1</extracomment>
        <translation>
            <numerusform>它们用于 %n 个 NPU，而它有 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they are for %n working links, and it has %1</source>
        <extracomment>of one: they are for %n working link, and it has %1</extracomment>
        <translation>
            <numerusform>它们用于 %n 条可用链路，而它有 %1 条</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is greater than any number of its kind</source>
        <translation>“%1”大于此类数值的上限</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of a dimension</source>
        <translation>“%1”不是维度编号</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>“%1”必须是对象</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>“%1”必须为 true 或 false</translation>
    </message>
    <message>
        <source>a collective of %1 NPUs sends nothing: its involved_dim names no dimension that has several NPUs and an algorithm; ASTRA-sim sends nothing either</source>
        <translation>一次包含 %1 个 NPU 的集合通信不发送任何数据：其 involved_dim 未指定任何既有多个 NPU 又有算法的维度；ASTRA-sim 同样不发送</translation>
    </message>
    <message>
        <source>an NPU finishes after &apos;makespan_ns&apos;</source>
        <translation>有 NPU 在“makespan_ns”之后才结束</translation>
    </message>
    <message>
        <source>faster, %1</source>
        <translation>更快，%1</translation>
    </message>
    <message>
        <source>slower, %1</source>
        <translation>更慢，%1</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is there twice</source>
        <translation>链路“%1”出现了两次</translation>
    </message>
    <message>
        <source>the times of &apos;%1&apos; do not sum to &apos;makespan_ns&apos;</source>
        <translation>“%1”的各项时间之和不等于“makespan_ns”</translation>
    </message>
    <message>
        <source>bound by a chain of transfers: no link is more than %1 busy, but bytes on one link after another take %2 of the step</source>
        <translation>传输链受限：没有链路的忙碌程度超过 %1，但数据依次经过一条又一条链路，占整步时间的 %2</translation>
    </message>
    <message>
        <source>bound by a chain of transfers: no link is more than %1 loaded, but bytes on one link after another take %2 of the step</source>
        <translation>传输链受限：没有链路的负载超过 %1，但数据依次经过一条又一条链路，占整步时间的 %2</translation>
    </message>
    <message>
        <source>communication-bound, and no link is more than %1 busy: delays, waiting, or transfers one after another take the time</source>
        <translation>通信受限，且没有链路的忙碌程度超过 %1：耗时的是时延、等待或依次进行的传输</translation>
    </message>
    <message>
        <source>communication-bound, and no link is more than %1 loaded: delays, waiting, or transfers one after another take the time</source>
        <translation>通信受限，且没有链路的负载超过 %1：耗时的是时延、等待或依次进行的传输</translation>
    </message>
    <message>
        <source>there is no remote memory</source>
        <translation>没有远程内存</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n ranks</source>
        <extracomment>of one: %1 on %n rank</extracomment>
        <translation>
            <numerusform>%n 个 rank 上的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the settings list fewer algorithms for %1 than the fabric&apos;s %n dimensions: the remaining ones take no part</source>
        <extracomment>of one: the settings list fewer algorithms for %1 than the fabric&apos;s %n dimension: the remaining ones take no part</extracomment>
        <translation>
            <numerusform>设置中为 %1 列出的算法少于互连结构的 %n 个维度：其余维度不参与</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the settings list more algorithms for %1 than the fabric&apos;s %n dimensions</source>
        <extracomment>of one: the settings list more algorithms for %1 than the fabric&apos;s %n dimension</extracomment>
        <translation>
            <numerusform>设置中为 %1 列出的算法多于互连结构的 %n 个维度</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>no algorithm of its own</source>
        <translation>没有自己的算法</translation>
    </message>
    <message>
        <source>the algorithm &apos;%1&apos;</source>
        <translation>算法“%1”</translation>
    </message>
    <message>
        <source>these do: %1</source>
        <translation>这些可以：%1</translation>
    </message>
    <message>
        <source>this node of a collective is given %1, that of rank %2 %3</source>
        <translation>集合通信的此节点所用：%1；rank %2 的节点所用：%3</translation>
    </message>
    <message>
        <source>the row is longer than %1 bytes, which no row is</source>
        <translation>该行超过 %1 字节，没有行会这么长</translation>
    </message>
    <message>
        <source>the parts of this collective go different ways; this is the schedule of the first</source>
        <translation>此集合通信的各部分走不同的路径；这是第一部分的调度方案</translation>
    </message>
    <message>
        <source>the run does not hold this collective</source>
        <translation>该次运行不含此集合通信</translation>
    </message>
    <message>
        <source>the run does not hold this collective of all of its ranks</source>
        <translation>该次运行不含此集合通信的全部 rank</translation>
    </message>
    <message>
        <source>this collective moves no data</source>
        <translation>此集合通信不传输数据</translation>
    </message>
    <message>
        <source>&quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;warning&quot; 或 &quot;error&quot;</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>一句话</translation>
    </message>
    <message>
        <source>these are no findings of a run</source>
        <translation>这些不是一次运行的检查结果</translation>
    </message>
    <message numerus="yes">
        <source>%n more findings were not kept</source>
        <extracomment>of one: %n more finding was not kept</extracomment>
        <translation>
            <numerusform>另有 %n 条检查结果未保存</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a project, not a result</source>
        <translation>这是一个项目，不是结果</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>%1 (world)</source>
        <translation>%1（全体）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &apos;makespan_ns&apos;</source>
        <translation>“%1”不等于“makespan_ns”</translation>
    </message>
    <message>
        <source>Weft&apos;s JSON holds an algorithm for any size: --size is not in it</source>
        <translation>Weft 的 JSON 所存的算法适用于任何大小：其中不含 --size</translation>
    </message>
    <message>
        <source>%1 transfers are of no NPU</source>
        <translation>%1 次传输不属于任何 NPU</translation>
    </message>
    <message>
        <source>chunks of NPU %1: %2</source>
        <translation>NPU %1 的数据块：%2</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>sums and copies at once are replayed only</source>
        <translation>求和与复制同时进行时只能重放</translation>
    </message>
    <message>
        <source>a device or a pipe cannot be written as traces, which are a file for each rank</source>
        <translation>设备或管道不能写为跟踪,因为跟踪是每个 rank 一个文件</translation>
    </message>
    <message>
        <source>step %1 of thread block %2 has hasdep 0 and never says that it is done: thread block %3, step %4 waits for step %5 of it, the next with hasdep 1</source>
        <translation>线程块 %2 的步骤 %1 的 hasdep 为 0,从不表示已完成:线程块 %3 的步骤 %4 等待其步骤 %5,即下一个 hasdep 为 1 的步骤</translation>
    </message>
    <message>
        <source>use a prefix for traces, or a name that ends with .json or .xml</source>
        <translation>请使用跟踪的前缀,或以 .json 或 .xml 结尾的名称</translation>
    </message>
    <message>
        <source>waits for a later step</source>
        <translation>等待更晚的步骤</translation>
    </message>
    <message>
        <source>%1 holds links by their numbers</source>
        <translation>%1 以编号引用链路</translation>
    </message>
    <message>
        <source>correct it; until then the value before it is in force</source>
        <translation>请更正；在此之前，原来的值有效</translation>
    </message>
    <message>
        <source>no copy was kept: %1</source>
        <translation>未保留副本：%1</translation>
    </message>
    <message>
        <source>open its fabric first</source>
        <translation>请先打开它的互连结构</translation>
    </message>
    <message>
        <source>synthesized %1 %2</source>
        <translation>合成的 %1 %2</translation>
    </message>
    <message>
        <source>name the file itself where a synthesized schedule is verified, not a pipe</source>
        <translation>在验证合成的调度方案时，请给出文件本身，而不是管道</translation>
    </message>
    <message>
        <source>these are equal steps (.wsteps), which are not read from here</source>
        <translation>这是等长步骤（.wsteps），无法从此处读取</translation>
    </message>
    <message>
        <source>this is not a schedule</source>
        <translation>这不是调度方案</translation>
    </message>
    <message>
        <source>its runs are the .weftrun files in the folder %1</source>
        <translation>其运行是文件夹 %1 中的 .weftrun 文件</translation>
    </message>
    <message>
        <source>there is nothing but white space in the file</source>
        <translation>文件中只有空白</translation>
    </message>
    <message>
        <source>more than 33 million transfers</source>
        <translation>传输超过 3300 万次</translation>
    </message>
    <message>
        <source>%1 is expected here</source>
        <translation>此处应为 %1</translation>
    </message>
    <message>
        <source>&apos;complete&apos; and &apos;cancelled&apos; are both true</source>
        <translation>“complete”和“cancelled”同时为 true</translation>
    </message>
    <message>
        <source>&apos;complete&apos; is true, but something is &apos;unfinished&apos;</source>
        <translation>“complete”为 true，但“unfinished”中有内容</translation>
    </message>
    <message>
        <source>/dev/stdin is the name of what is piped in</source>
        <translation>管道输入的名称是 /dev/stdin</translation>
    </message>
    <message>
        <source>a comma or %1 is expected here</source>
        <translation>此处应为逗号或 %1</translation>
    </message>
    <message>
        <source>a comment is not complete</source>
        <translation>注释不完整</translation>
    </message>
    <message>
        <source>a name in quotes is expected here</source>
        <translation>此处应为带引号的名称</translation>
    </message>
    <message>
        <source>a number is not complete</source>
        <translation>数字不完整</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>a text goes over the end of its line, or has a control character that is not written as \u</source>
        <translation>文本跨越了行尾，或含有未写成 \u 的控制字符</translation>
    </message>
    <message>
        <source>a text has a \ that is followed by nothing known</source>
        <translation>文本中的 \ 后面不是已知的转义</translation>
    </message>
    <message>
        <source>a text has a byte that is not UTF-8</source>
        <translation>文本中有不属于 UTF-8 的字节</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>文本缺少右引号</translation>
    </message>
    <message>
        <source>a value is expected here, and not %1</source>
        <translation>此处应为值，而不是 %1</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is busy for longer than the run</source>
        <translation>链路“%1”的忙碌时间超过运行时长</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>内存不足，无法读取该文件</translation>
    </message>
    <message>
        <source>this gives no text, but bytes that are zero</source>
        <translation>它给出的不是文本，而是零字节</translation>
    </message>
    <message>
        <source>this is no run file of Weft, or a damaged one</source>
        <translation>这不是 Weft 的运行文件，或已损坏</translation>
    </message>
    <message>
        <source>this is no value: a text needs quotes</source>
        <translation>这不是值：文本需要引号</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>此处应为值</translation>
    </message>
    <message>
        <source>the same fabric, link by link: only its topology is written in another way</source>
        <translation>逐条链路相同的互连结构：只是拓扑的写法不同</translation>
    </message>
    <message>
        <source>it could not be mended: %1</source>
        <translation>无法修复：%1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than the run</source>
        <translation>“%1”比运行还长</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from 0</source>
        <translation>“%1”必须是不小于 0 的数</translation>
    </message>
    <message>
        <source>&apos;time_ns&apos; is not the time from &apos;start_ns&apos; to &apos;end_ns&apos;</source>
        <translation>“time_ns”不是从“start_ns”到“end_ns”的时间</translation>
    </message>
    <message>
        <source>a collective has 1 byte at least and 2^62 bytes (4 EiB) at most</source>
        <translation>集合通信至少 1 字节，至多 2^62 字节（4 EiB）</translation>
    </message>
    <message>
        <source>a size of at most 2^62 bytes (4 EiB) is expected, not &apos;%1&apos;</source>
        <translation>应为不超过 2^62 字节（4 EiB）的大小，而不是“%1”</translation>
    </message>
    <message>
        <source>an entry of a list is null</source>
        <translation>列表中有一项为 null</translation>
    </message>
    <message>
        <source>one is, line by line: &apos;group g = 4&apos;, &apos;input x: f32[8] local&apos;, &apos;t = allreduce(+, x)&apos;</source>
        <translation>例如逐行写：“group g = 4”、“input x: f32[8] local”、“t = allreduce(+, x)”</translation>
    </message>
    <message>
        <source>the program is empty: it has no inputs and computes nothing</source>
        <translation>程序为空：没有输入，也不计算任何内容</translation>
    </message>
    <message>
        <source>this is neither a trace nor a schedule nor a topology</source>
        <translation>这既不是轨迹，也不是调度方案或拓扑</translation>
    </message>
    <message>
        <source>%1 and the one before it are empty: these are zeros</source>
        <translation>%1和它之前的一条都是空的：这些是零字节</translation>
    </message>
    <message>
        <source>%1: %2 of the gain from %3, some of it lost again elsewhere</source>
        <translation>%1：缩短的时间中有 %2 来自 %3，其中一部分又在别处损失</translation>
    </message>
    <message>
        <source>%1: %2 of the loss from %3, some of it won back elsewhere</source>
        <translation>%1：增加的时间中有 %2 来自 %3，其中一部分又在别处收回</translation>
    </message>
    <message>
        <source>%1 chunks in all are more than can be told apart</source>
        <translation>总共 %1 个数据块超出可区分的数量</translation>
    </message>
    <message>
        <source>sums that switches add up or that go both ways are proved as a schedule</source>
        <translation>由交换机求和或双向进行的求和须作为调度方案来证明</translation>
    </message>
    <message>
        <source>take all NPUs of a fabric of several dimensions, such as Ring(4)_Ring(2), or use %1</source>
        <translation>使用多维互连结构的全部 NPU（例如 Ring(4)_Ring(2)），或使用 %1</translation>
    </message>
    <message>
        <source>use fewer NPUs</source>
        <translation>使用更少的 NPU</translation>
    </message>
    <message>
        <source>mended it would take %1 when it is simulated</source>
        <translation>若只作修补，模拟时需要 %1</translation>
    </message>
    <message>
        <source>the target has these parts already</source>
        <translation>目标已经有这些部分</translation>
    </message>
    <message>
        <source>NPU %1 takes part and has failed</source>
        <translation>NPU %1 参与其中，但已发生故障</translation>
    </message>
    <message>
        <source>make it for those that work, as a group</source>
        <translation>请为能工作的 NPU 作为一个组来生成</translation>
    </message>
    <message>
        <source>a folder is no prefix of traces</source>
        <translation>文件夹不能作为跟踪文件的前缀</translation>
    </message>
    <message>
        <source>a trace of something else has the same prefix, and would be read as part of what is written</source>
        <translation>另有其他内容的跟踪文件使用相同前缀，会被当作所写内容的一部分读取</translation>
    </message>
    <message>
        <source>choose another prefix, or remove it and those of the ranks that follow</source>
        <translation>请选择其他前缀，或删除它以及后续各 rank 的文件</translation>
    </message>
    <message>
        <source>name them: FOLDER/step is FOLDER/step.0.et and so on</source>
        <translation>请命名：FOLDER/step 即 FOLDER/step.0.et，依此类推</translation>
    </message>
    <message>
        <source>smaller messages: a place holds 2 MiB by default with the protocol Simple</source>
        <translation>减小消息：在 Simple 协议下，一个位置默认可容纳 2 MiB</translation>
    </message>
    <message>
        <source>where the chunks of a step do not fit into one of the %1 places of a connection, %3 sends them one by one, and steps wait for each other for ever: %2</source>
        <translation>当一个步骤的数据块放不进连接的 %1 个位置之一时，%3 会逐个发送它们，各步骤将永远互相等待：%2</translation>
    </message>
    <message>
        <source>NPU %1 and NPU 0 cannot both send to each other</source>
        <translation>NPU %1 与 NPU 0 不能互相发送</translation>
    </message>
    <message>
        <source>a link carries a chunk in less than a nanosecond</source>
        <translation>一条链路传送一个数据块不足一纳秒</translation>
    </message>
    <message>
        <source>schedules are synthesized for all-gather, reduce-scatter and all-reduce, not for %1</source>
        <translation>只能为 all-gather、reduce-scatter 和 all-reduce 合成调度方案，不包括 %1</translation>
    </message>
    <message>
        <source>schedules are synthesized for fabrics without switches</source>
        <translation>只能为没有交换机的互连结构合成调度方案</translation>
    </message>
    <message>
        <source>there is no NPU, or no chunk</source>
        <translation>没有 NPU 或没有数据块</translation>
    </message>
    <message>
        <source>%1 elements are for one rank; %2 reads %3</source>
        <translation>一个 rank 有 %1 个元素；%2 只读取 %3 个</translation>
    </message>
    <message>
        <source>%1 has no collective &apos;%2&apos;</source>
        <translation>%1 没有集合通信“%2”</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor has; a name that ends with .rccl.xml asks for it</source>
        <translation>RCCL 的执行器有；以 .rccl.xml 结尾的名称即为它而写</translation>
    </message>
    <message>
        <source>a rank has %1 thread blocks; %2 allows %3</source>
        <translation>一个 rank 有 %1 个线程块；%2 只允许 %3 个</translation>
    </message>
    <message>
        <source>a thread block has %1 steps; %2 allows %3</source>
        <translation>一个线程块有 %1 个步骤；%2 只允许 %3 个</translation>
    </message>
    <message>
        <source>buffers without chunks</source>
        <translation>没有数据块的缓冲区</translation>
    </message>
    <message>
        <source>the step names a buffer that has no chunks on this rank, which no runtime loads</source>
        <translation>该步骤使用的缓冲区在此 rank 上没有数据块，任何运行时都不会加载</translation>
    </message>
    <message>
        <source>%1 allows %2 steps in a thread block and %3 chunks in a step, so longer ones are written as several: %4 steps in %5 thread blocks on %6 channels</source>
        <translation>%1 的一个线程块只允许 %2 个步骤，一个步骤只允许 %3 个数据块，因此更长的被写成多个：共 %4 个步骤，分在 %5 个线程块、%6 个通道中</translation>
    </message>
    <message>
        <source>%1 does not know the word &apos;%2&apos;; it says &apos;%3&apos;</source>
        <translation>%1 不认识“%2”这个词；它写作“%3”</translation>
    </message>
    <message>
        <source>MSCCL calls an all-to-all with an output apart, which a program in place does not write</source>
        <translation>MSCCL 以单独的输出调用 all-to-all，而就地程序不会写入它</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor counts the chunks of a shard in nchunksperloop, which is %1, and no buffer has as many for each of %2 GPUs</source>
        <translation>RCCL 的执行器在 nchunksperloop 中计的是一个分片的数据块数，即 %1，而没有缓冲区为 %2 个 GPU 各有这么多</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor refuses a file without the attribute &apos;%1&apos;</source>
        <translation>RCCL 的执行器拒绝没有属性“%1”的文件</translation>
    </message>
    <message>
        <source>a file of MSCCL holds no sizes of 2^63 bytes and more</source>
        <translation>MSCCL 文件不能容纳 2^63 字节及以上的大小</translation>
    </message>
    <message>
        <source>a nop that waits for nothing is no step for the runtimes: those that wait for a later one wait for another</source>
        <translation>不等待任何步骤的 nop 对运行时而言不是步骤：等待其后步骤的会等到另一个步骤</translation>
    </message>
    <message>
        <source>calls out of place</source>
        <translation>非就地调用</translation>
    </message>
    <message>
        <source>make it out of place</source>
        <translation>请改为非就地</translation>
    </message>
    <message>
        <source>missing attributes</source>
        <translation>缺少的属性</translation>
    </message>
    <message>
        <source>more than %1 sums go into one slot after the other; runtimes make one of them, and hold %1</source>
        <translation>超过 %1 次求和先后写入同一槽位；运行时会将其合为一次，而只能容纳 %1 次</translation>
    </message>
    <message>
        <source>nops of their own</source>
        <translation>独立的 nop</translation>
    </message>
    <message>
        <source>sums made one</source>
        <translation>合并的求和</translation>
    </message>
    <message>
        <source>the name has %1 bytes; %2 holds %3</source>
        <translation>名称有 %1 字节；%2 只容纳 %3 字节</translation>
    </message>
    <message>
        <source>the program is for calls out of place as well, but has no buffers apart: it is checked in place, and RCCL would run it for both</source>
        <translation>该程序也用于非就地调用，但没有分开的缓冲区：它按就地检查，而 RCCL 两种情况都会运行它</translation>
    </message>
    <message>
        <source>the runtime would refuse the program</source>
        <translation>运行时会拒绝该程序</translation>
    </message>
    <message>
        <source>the step after a nop has to wait for something as well, or runtimes refuse it</source>
        <translation>nop 之后的步骤也必须等待某个步骤，否则运行时会拒绝</translation>
    </message>
    <message>
        <source>there are %1 ranks; %2 reads %3</source>
        <translation>有 %1 个 rank；%2 只读取 %3 个</translation>
    </message>
    <message>
        <source>words for collectives</source>
        <translation>集合通信的用词</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>weft-cli convert writes what they read</source>
        <translation>weft-cli convert 会写出它们能读的形式</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is read as a decimal number; runtimes read a number with a 0 in front as an octal one</source>
        <translation>“%1”按十进制读取；运行时把以 0 开头的数读作八进制</translation>
    </message>
    <message>
        <source>RCCL takes the program only for calls whose elements are a multiple of nchunksperloop, which is %1: from %2 to %3 bytes there are none</source>
        <translation>RCCL 只对元素数为 nchunksperloop（%1）的倍数的调用采用该程序：从 %2 到 %3 字节没有这样的调用</translation>
    </message>
    <message>
        <source>in place, for which the program is as well: %1</source>
        <translation>就地（该程序也用于此）：%1</translation>
    </message>
    <message>
        <source>it cannot be run</source>
        <translation>它无法运行</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>前导零</translation>
    </message>
    <message>
        <source>nops without slots</source>
        <translation>没有槽位的 nop</translation>
    </message>
    <message>
        <source>runtimes make one sum of those into one slot after the other, of as many chunks as the last has, and before it waits for anything</source>
        <translation>运行时把先后写入同一槽位的求和合为一次，其数据块数为最后一次的，且不等待任何步骤</translation>
    </message>
    <message>
        <source>runtimes refuse a nop without the attributes of a step, and buffers that are none</source>
        <translation>运行时拒绝没有步骤属性的 nop，以及不存在的缓冲区</translation>
    </message>
    <message>
        <source>the runtimes&apos; own readers of XML know no declaration, no tabs, no single quotes and no elements over several lines</source>
        <translation>运行时自带的 XML 读取器不认识声明、制表符、单引号以及跨多行的元素</translation>
    </message>
    <message>
        <source>all groups together: each NPU has to send its part to one that adds it up, and they share the links</source>
        <translation>所有组一起：每个 NPU 须把自己的部分发送给将其累加的 NPU，而它们共享链路</translation>
    </message>
    <message>
        <source>each NPU has to send its part to one that adds it up: there cannot be few enough of them sooner</source>
        <translation>每个 NPU 须把自己的部分发送给将其累加的 NPU：不可能更早减到足够少</translation>
    </message>
</context>
<context>
    <name>FabricPainter</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>NodeGroups</name>
    <message>
        <source>server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>机架 %1</translation>
    </message>
    <message>
        <source>pod %1</source>
        <translation>pod %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>unknown mode &apos;%1&apos;: design, workload, simulate, analyze, compare, collectives or programs</source>
        <translation>未知模式“%1”：design、workload、simulate、analyze、compare、collectives 或 programs</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: see --list-views</source>
        <translation>未知视图“%1”：参见 --list-views</translation>
    </message>
    <message>
        <source>--time wants nanoseconds, not &apos;%1&apos;</source>
        <translation>--time 需要纳秒数，而不是“%1”</translation>
    </message>
    <message>
        <source>--size wants WIDTHxHEIGHT from 320x240 to 16384x16384, not &apos;%1&apos;</source>
        <translation>--size 需要 320x240 到 16384x16384 之间的宽x高，而不是“%1”</translation>
    </message>
    <message>
        <source>unknown theme &apos;%1&apos;: light or dark</source>
        <translation>未知配色“%1”：light 或 dark</translation>
    </message>
    <message>
        <source>unknown language &apos;%1&apos;: %2</source>
        <translation>未知语言“%1”：%2</translation>
    </message>
    <message>
        <source>--sections belongs to --report</source>
        <translation>--sections 须与 --report 一起使用</translation>
    </message>
    <message>
        <source>unknown section &apos;%1&apos;: see --list-sections</source>
        <translation>未知章节“%1”：参见 --list-sections</translation>
    </message>
    <message>
        <source>the section &apos;%1&apos; is named twice</source>
        <translation>章节“%1”出现了两次</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is not known: see --help</source>
        <translation>未知选项“%1”：参见 --help</translation>
    </message>
    <message>
        <source>--project wants a project (.weft), and %1 is none: name it without --project to open it</source>
        <translation>--project 需要项目 (.weft)，而 %1 不是：不带 --project 即可打开它</translation>
    </message>
    <message>
        <source>unknown sample &apos;%1&apos;: see --list-samples</source>
        <translation>未知示例“%1”：参见 --list-samples</translation>
    </message>
    <message>
        <source>the project %1 and the sample &apos;%2&apos; cannot both be opened: name one of them</source>
        <translation>项目 %1 和示例“%2”不能同时打开：请只指定其中一个</translation>
    </message>
    <message>
        <source>--screenshot wants a file name</source>
        <translation>--screenshot 需要文件名</translation>
    </message>
    <message>
        <source>--report wants a file name that ends with .html or .pdf, not &apos;%1&apos;</source>
        <translation>--report 需要以 .html 或 .pdf 结尾的文件名，而不是“%1”</translation>
    </message>
</context>
<context>
    <name>ProgramGlue</name>
    <message>
        <source>Open a program</source>
        <translation>打开程序</translation>
    </message>
    <message>
        <source>Programs (*.weave);;All files (*)</source>
        <translation>程序 (*.weave);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <comment>Translate this string to the string &apos;LTR&apos; in left-to-right languages or to &apos;RTL&apos; in right-to-left languages (such as Hebrew and Arabic) to get proper widget layout.</comment>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>a transformer&apos;s training step with tensor and data parallelism on 64 NPUs in three dimensions
</source>
        <translation>一个 Transformer 的训练步，在三个维度的 64 个 NPU 上采用张量并行与数据并行
</translation>
    </message>
    <message>
        <source>the program %1.weave</source>
        <translation>程序 %1.weave</translation>
    </message>
</context>
<context>
    <name>ScheduleGlue</name>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>未写入：%1</translation>
    </message>
    <message>
        <source>The settings are so already</source>
        <translation>设置已是如此</translation>
    </message>
    <message>
        <source>Use the system&apos;s algorithms</source>
        <translation>使用系统的算法</translation>
    </message>
    <message>
        <source>Use a schedule</source>
        <translation>使用调度方案</translation>
    </message>
    <message>
        <source>The system&apos;s own algorithms run again</source>
        <translation>重新采用系统自己的算法运行</translation>
    </message>
    <message>
        <source>The next runs use %1: press F5 to run</source>
        <translation>以后的运行使用 %1：按 F5 运行</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>the view &apos;%1&apos; cannot be shown</source>
        <translation>视图“%1”无法显示</translation>
    </message>
    <message>
        <source>the window is too large for a picture</source>
        <translation>窗口太大，无法生成图片</translation>
    </message>
    <message>
        <source>the results of %1 cannot be read</source>
        <translation>无法读取 %1 的结果</translation>
    </message>
    <message>
        <source>there is nothing to report</source>
        <translation>没有可报告的内容</translation>
    </message>
    <message>
        <source>there is no run to report. %1</source>
        <extracomment>why a report has no run</extracomment>
        <translation>没有可报告的运行。%1</translation>
    </message>
</context>
<context>
    <name>SettingsGlue</name>
    <message>
        <source>Imported %1</source>
        <translation>已导入 %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>element by element</source>
        <translation>逐元素</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>单个数值</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>all-reduce</source>
        <translation>all-reduce</translation>
    </message>
    <message>
        <source>reduce-scatter</source>
        <translation>reduce-scatter</translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation>all-gather</translation>
    </message>
    <message>
        <source>reduce</source>
        <translation>reduce</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>broadcast</translation>
    </message>
    <message>
        <source>all-to-all</source>
        <translation>all-to-all</translation>
    </message>
    <message>
        <source>send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>becomes a reduce and a broadcast</source>
        <translation>变为一个 reduce 和一个 broadcast</translation>
    </message>
    <message>
        <source>becomes a reduce-scatter and an all-gather</source>
        <translation>变为一个 reduce-scatter 和一个 all-gather</translation>
    </message>
    <message>
        <source>by slices of %1: reduce-scatter, all-gather</source>
        <translation>按 %1 的切片：reduce-scatter、all-gather</translation>
    </message>
    <message>
        <source>computes on slices, and gathers afterwards</source>
        <translation>在切片上计算，之后再收集</translation>
    </message>
    <message>
        <source>every rank holds its slice alone</source>
        <translation>每个 rank 只保留自己的切片</translation>
    </message>
    <message>
        <source>nobody needs it: it goes</source>
        <translation>无人使用：移除</translation>
    </message>
    <message>
        <source>become one kernel</source>
        <translation>合并为一个内核</translation>
    </message>
    <message>
        <source>go chunk by chunk, beside each other</source>
        <translation>逐个数据块并行推进</translation>
    </message>
</context>
<context>
    <name>SynthesisGlue</name>
    <message>
        <source>%1 is correct: %2, %3 of the bound</source>
        <translation>%1 正确：%2，达到下界的 %3</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Schedule</source>
        <translation>调度方案</translation>
    </message>
    <message>
        <source>a collective algorithm step by step, with its verdict, or two side by side</source>
        <translation>逐步展示一个集合通信算法及其判定，或并排展示两个</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>the best algorithm for the fabric that is open, and how good it is</source>
        <translation>当前互连结构的最佳算法及其优劣程度</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a program of computation and communication as text, with its mistakes</source>
        <translation>以文本写成的计算与通信程序，并标出其中的错误</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>the stages of the program, and what can be done with them</source>
        <translation>程序的各个阶段，以及可对它们进行的操作</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>程序调度方案</translation>
    </message>
    <message>
        <source>every schedule of the program, step by step, with its time</source>
        <translation>程序的所有调度方案，逐步列出并附时间</translation>
    </message>
    <message>
        <source>Schedules on one axis</source>
        <translation>调度方案同轴对比</translation>
    </message>
    <message>
        <source>two schedules of the program as Gantt charts with one range</source>
        <translation>程序的两个调度方案，以甘特图显示在同一时间范围内</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>the page of an empty window: design, open, or try the sample</source>
        <translation>空窗口的页面：设计、打开或试用示例</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>the fabric as a drawing: edit it, or see how busy its links are</source>
        <translation>以绘图显示互连结构：编辑它，或查看链路的忙碌程度</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>the properties of what is selected in the fabric</source>
        <translation>互连结构中所选对象的属性</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>every step that can be undone, and the way back to it</source>
        <translation>所有可撤销的步骤，可退回到其中任意一步</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>errors and warnings of the fabric, the workload and the runs</source>
        <translation>互连结构、工作负载和运行的错误与警告</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>the operations of the trace, their dependencies and statistics</source>
        <translation>轨迹的操作、依赖和统计</translation>
    </message>
    <message>
        <source>Collective benchmark</source>
        <translation>集合通信基准测试</translation>
    </message>
    <message>
        <source>one collective as the workload, without a trace</source>
        <translation>以单个集合通信作为工作负载，无需轨迹</translation>
    </message>
    <message>
        <source>Size sweep</source>
        <translation>大小扫描</translation>
    </message>
    <message>
        <source>bus bandwidth and time against size, for several algorithms</source>
        <translation>多种算法的总线带宽和时间随大小的变化</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>the system, network model, memory and what a run records</source>
        <translation>系统、网络模型、内存以及运行要记录的内容</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>runs that wait, run and ended, with their progress</source>
        <translation>等待中、进行中和已结束的运行及其进度</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>what ranks, links and collectives did when, as a Gantt chart</source>
        <translation>以甘特图显示 rank、链路和集合通信在何时做了什么</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>时间范围</translation>
    </message>
    <message>
        <source>time by kind, overlap and bytes in the selected range</source>
        <translation>所选时间范围内各类操作的时间、重叠和字节数</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>all about the selected operation or link</source>
        <translation>所选操作或链路的全部信息</translation>
    </message>
    <message>
        <source>Link heat map</source>
        <translation>链路热力图</translation>
    </message>
    <message>
        <source>how busy each link was, over time</source>
        <translation>各链路随时间的忙碌程度</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>link utilization over time, of the busiest links or by dimension</source>
        <translation>最忙链路或各维度的链路利用率随时间的变化</translation>
    </message>
    <message>
        <source>Link balance</source>
        <translation>链路均衡</translation>
    </message>
    <message>
        <source>how evenly the links were used</source>
        <translation>链路使用的均匀程度</translation>
    </message>
    <message>
        <source>Traffic matrix</source>
        <translation>流量矩阵</translation>
    </message>
    <message>
        <source>bytes from every NPU to every other</source>
        <translation>每个 NPU 到其他每个 NPU 的字节数</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>the figures of a run as tables</source>
        <translation>以表格列出一次运行的指标</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>two runs side by side with one coupled range</source>
        <translation>两次运行并排显示，时间范围联动</translation>
    </message>
    <message>
        <source>what would be gained if a link, a dimension or an algorithm were faster</source>
        <translation>如果某条链路、某个维度或某个算法更快，能节省多少时间</translation>
    </message>
    <message>
        <source>What-if questions</source>
        <translation>假设分析</translation>
    </message>
</context>
<context>
    <name>WorkloadGlue</name>
    <message>
        <source>Make a fabric first: %1</source>
        <translation>请先创建互连结构：%1</translation>
    </message>
    <message>
        <source>Use a collective benchmark</source>
        <translation>使用集合通信基准测试</translation>
    </message>
    <message>
        <source>The workload is %1: press F5 to run it</source>
        <translation>工作负载为 %1：按 F5 运行</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>there is no display (--screenshot FILE and --report FILE need none, nor does weft-cli)</source>
        <translation>没有显示器 (--screenshot FILE 和 --report FILE 不需要显示器，weft-cli 也不需要)</translation>
    </message>
    <message>
        <source>the section &apos;%1&apos; has nothing to say and is left out</source>
        <translation>章节“%1”没有内容，已省略</translation>
    </message>
</context>
<context>
    <name>weft::gui::CommandPalette</name>
    <message>
        <source>Find a command, node, operation or time</source>
        <translation>查找命令、节点、操作或时间</translation>
    </message>
    <message>
        <source>Find anything:  &gt; commands   # nodes and links   @ operations   : time</source>
        <translation>查找：  &gt; 命令   # 节点和链路   @ 操作   : 时间</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配项</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n more: type more of the name</source>
        <translation>
            <numerusform>还有 %n 项：请输入更多字符</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::ComparePicker</name>
    <message>
        <source>A:</source>
        <translation>A：</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B：</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>选择运行</translation>
    </message>
    <message>
        <source>First run of the comparison</source>
        <translation>参与比较的第一次运行</translation>
    </message>
    <message>
        <source>Second run of the comparison</source>
        <translation>参与比较的第二次运行</translation>
    </message>
    <message>
        <source>How the two runs stand on one axis of time</source>
        <translation>两次运行在同一时间轴上的对齐方式</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>按起点对齐</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>按终点对齐</translation>
    </message>
    <message>
        <source>At the selected operation</source>
        <translation>按所选操作对齐</translation>
    </message>
    <message>
        <source>Equally long</source>
        <translation>等长</translation>
    </message>
</context>
<context>
    <name>weft::gui::CompareView</name>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>Make two runs, select both in the Runs dock, and choose Compare.</source>
        <translation>请进行两次运行，在“运行”面板中同时选中它们，然后选择“比较”。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>%1: %2 – %3 on %4</source>
        <extracomment>a letter, the name of a run, its makespan, its fabric</extracomment>
        <translation>%1：%2 – %3，在 %4 上</translation>
    </message>
    <message>
        <source>Choose two runs</source>
        <translation>选择两次运行</translation>
    </message>
    <message>
        <source>Above, or by dragging one onto the other in the Runs dock.</source>
        <translation>在上方选择，或在“运行”面板中将一次运行拖到另一次运行上。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Comparing the inputs of two runs</source>
        <translation>正在比较两次运行的输入</translation>
    </message>
    <message>
        <source>Both runs have the same fabric, workload and settings.</source>
        <translation>两次运行的互连结构、工作负载和设置都相同。</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare with &amp;files…</source>
        <translation>与文件比较(&amp;F)…</translation>
    </message>
    <message>
        <source>Compare with run files of this or other projects, or with results that weft-cli wrote</source>
        <translation>与此项目或其他项目的运行文件比较，或与 weft-cli 写出的结果比较</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>交换 A 和 B(&amp;W)</translation>
    </message>
    <message>
        <source>Align from the s&amp;tart</source>
        <translation>按起点对齐(&amp;T)</translation>
    </message>
    <message>
        <source>Align to the &amp;end</source>
        <translation>按终点对齐(&amp;E)</translation>
    </message>
    <message>
        <source>Align at the selected &amp;operation</source>
        <translation>按所选操作对齐(&amp;O)</translation>
    </message>
    <message>
        <source>Make both e&amp;qually long</source>
        <translation>使两者等长(&amp;Q)</translation>
    </message>
    <message>
        <source>Show the &amp;timelines</source>
        <translation>显示时间线(&amp;T)</translation>
    </message>
    <message>
        <source>Show &amp;links over time</source>
        <translation>显示链路随时间的变化(&amp;L)</translation>
    </message>
    <message>
        <source>Show the fa&amp;bric</source>
        <translation>显示互连结构(&amp;B)</translation>
    </message>
    <message>
        <source>A comparison has no bookmarks</source>
        <translation>比较没有书签</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>对齐(&amp;I)</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>链路随时间的变化</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Scroll links</source>
        <translation>滚动链路</translation>
    </message>
    <message>
        <source>No differences over time</source>
        <translation>没有随时间变化的差异</translation>
    </message>
    <message>
        <source>Which fabric is drawn</source>
        <translation>绘制哪个互连结构</translation>
    </message>
    <message>
        <source>Fabric of B</source>
        <translation>B 的互连结构</translation>
    </message>
    <message>
        <source>Fabric of A</source>
        <translation>A 的互连结构</translation>
    </message>
    <message>
        <source>No fabric to show</source>
        <translation>没有可显示的互连结构</translation>
    </message>
    <message>
        <source>A result file holds no fabric; run files do.</source>
        <translation>结果文件不含互连结构；运行文件包含。</translation>
    </message>
    <message>
        <source>Reading a run…</source>
        <translation>正在读取运行…</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>a letter, the name of a run, its makespan</extracomment>
        <translation>%1：%2 – %3</translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation>比较两次运行</translation>
    </message>
    <message>
        <source>The runs were not compared</source>
        <translation>两次运行没有比较</translation>
    </message>
    <message>
        <source>It was stopped. Choose them again.</source>
        <translation>已停止。请重新选择。</translation>
    </message>
    <message>
        <source>Select an operation that both runs have first</source>
        <translation>请先选择两次运行都有的操作</translation>
    </message>
    <message>
        <source>A result file holds no link over time; run files do.</source>
        <translation>结果文件不含链路随时间变化的数据；运行文件包含。</translation>
    </message>
    <message>
        <source>Comparing links over time</source>
        <translation>比较链路随时间的变化</translation>
    </message>
    <message>
        <source>Both runs need links over time: simulate with contention, at level links or full.</source>
        <translation>两次运行都需要链路随时间变化的数据：请以拥塞感知方式和“链路”或“完整”记录级别进行模拟。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Compare with files</source>
        <translation>与文件比较</translation>
    </message>
    <message>
        <source>Runs and results (*.weftrun *.json);;All files (*)</source>
        <translation>运行和结果 (*.weftrun *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>No timeline</source>
        <translation>没有时间线</translation>
    </message>
    <message>
        <source>A result file holds no operations; run files do.</source>
        <translation>结果文件不含操作；运行文件包含。</translation>
    </message>
    <message>
        <source>Different workloads on different fabrics.</source>
        <translation>工作负载与互连结构均不同。</translation>
    </message>
    <message>
        <source>Different workloads.</source>
        <translation>工作负载不同。</translation>
    </message>
    <message>
        <source>Different fabrics.</source>
        <translation>互连结构不同。</translation>
    </message>
    <message>
        <source>Only one run is here</source>
        <translation>这里只有一次运行</translation>
    </message>
    <message>
        <source>Make another one, open a stored run or a result with the button above, or choose this one as B too.</source>
        <translation>请再运行一次，或用上方的按钮打开已存储的运行或结果，也可以在 B 中再选这次运行。</translation>
    </message>
</context>
<context>
    <name>weft::gui::ComparedFiles</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Differences</name>
    <message>
        <source>default</source>
        <comment>a setting that is not given</comment>
        <translation>默认</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>from a value to another one</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>链路 %1</translation>
    </message>
    <message>
        <source>fabric: %1</source>
        <translation>互连结构：%1</translation>
    </message>
    <message>
        <source>NPUs: %1</source>
        <translation>NPU：%1</translation>
    </message>
    <message>
        <source>switches: %1</source>
        <translation>交换机：%1</translation>
    </message>
    <message>
        <source>links: %1</source>
        <translation>链路：%1</translation>
    </message>
    <message>
        <source>sizes of dimensions: %1</source>
        <translation>各维度大小：%1</translation>
    </message>
    <message>
        <source>routes given by hand: %1</source>
        <translation>手工指定的路由：%1</translation>
    </message>
    <message>
        <source>only in B: %1</source>
        <translation>仅在 B 中：%1</translation>
    </message>
    <message>
        <source>only in A: %1</source>
        <translation>仅在 A 中：%1</translation>
    </message>
    <message>
        <source>failed in B: %1</source>
        <translation>B 中故障：%1</translation>
    </message>
    <message>
        <source>failed in A: %1</source>
        <translation>A 中故障：%1</translation>
    </message>
    <message>
        <source>%1 forwards: %2</source>
        <translation>%1 转发：%2</translation>
    </message>
    <message>
        <source>speed of %1: %2</source>
        <translation>%1 的速度：%2</translation>
    </message>
    <message>
        <source>only in B: %1, %2</source>
        <translation>仅在 B 中：%1，%2</translation>
    </message>
    <message>
        <source>only in A: %1, %2</source>
        <translation>仅在 A 中：%1，%2</translation>
    </message>
    <message>
        <source>%1: bandwidth %2</source>
        <translation>%1：带宽 %2</translation>
    </message>
    <message>
        <source>%1: latency %2</source>
        <translation>%1：延迟 %2</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>调度方案 %1</translation>
    </message>
    <message>
        <source>%1 of dimension %2: %3</source>
        <translation>维度 %2 的 %1：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an algorithm of a pattern</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 works again</source>
        <translation>%1 恢复工作</translation>
    </message>
    <message>
        <source>%1 work again</source>
        <translation>%1恢复工作</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 已添加</translation>
    </message>
    <message>
        <source>%1 were added</source>
        <translation>%1已添加</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 已移除</translation>
    </message>
    <message>
        <source>%1 were removed</source>
        <translation>%1已移除</translation>
    </message>
    <message>
        <source>%1 was degraded</source>
        <translation>%1 已降级</translation>
    </message>
    <message>
        <source>%1 were degraded</source>
        <translation>%1已降级</translation>
    </message>
    <message>
        <source>%1 works in full again</source>
        <translation>%1 已完全恢复</translation>
    </message>
    <message>
        <source>%1 work in full again</source>
        <translation>%1已完全恢复</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1 已更改</translation>
    </message>
    <message>
        <source>%1 were changed</source>
        <translation>%1已更改</translation>
    </message>
    <message>
        <source>%1 was slowed</source>
        <translation>%1 已减速</translation>
    </message>
    <message>
        <source>%1 were slowed</source>
        <translation>%1已减速</translation>
    </message>
    <message>
        <source>%1 was sped up</source>
        <translation>%1 已加速</translation>
    </message>
    <message>
        <source>%1 were sped up</source>
        <translation>%1已加速</translation>
    </message>
    <message>
        <source>the fabric was changed</source>
        <translation>互连结构已更改</translation>
    </message>
    <message>
        <source>the workload was changed</source>
        <translation>工作负载已更改</translation>
    </message>
    <message>
        <source>the settings were changed</source>
        <translation>设置已更改</translation>
    </message>
    <message>
        <source>the fabric was replaced: %1 NPUs</source>
        <comment>%1: 64 → 128</comment>
        <translation>互连结构已替换：%1 个 NPU</translation>
    </message>
    <message>
        <source>the fabric was replaced: %1</source>
        <comment>%1: sizes of dimensions</comment>
        <translation>互连结构已替换：%1</translation>
    </message>
    <message>
        <source>%1, and more</source>
        <extracomment>changes, the first two of them</extracomment>
        <translation>%1，等等</translation>
    </message>
    <message>
        <source>workload: %1</source>
        <translation>工作负载：%1</translation>
    </message>
    <message>
        <source>ranks of the workload: %1</source>
        <translation>工作负载的 rank 数：%1</translation>
    </message>
    <message>
        <source>operations of the workload: %1</source>
        <translation>工作负载的操作数：%1</translation>
    </message>
    <message>
        <source>workload: ranks with other operations: %1</source>
        <translation>工作负载：操作不同的 rank：%1</translation>
    </message>
    <message>
        <source>network: %1</source>
        <translation>网络：%1</translation>
    </message>
    <message>
        <source>packet: %1</source>
        <translation>数据包：%1</translation>
    </message>
    <message>
        <source>routing: %1</source>
        <translation>路由：%1</translation>
    </message>
    <message>
        <source>seed of the routing: %1</source>
        <translation>路由种子：%1</translation>
    </message>
    <message>
        <source>queues per dimension: %1</source>
        <translation>每个维度的队列数：%1</translation>
    </message>
    <message>
        <source>injection scale: %1</source>
        <translation>注入比例：%1</translation>
    </message>
    <message>
        <source>rendezvous: %1</source>
        <translation>会合协议：%1</translation>
    </message>
    <message>
        <source>groups by dimension: %1</source>
        <translation>按维度分组：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key of the settings and its change</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>ranks of group %1: %2</source>
        <translation>组 %1 的 rank：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>NPUs</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Sizes of dimensions</source>
        <translation>各维度大小</translation>
    </message>
    <message>
        <source>Routes given by hand</source>
        <translation>手工指定的路由</translation>
    </message>
    <message>
        <source>Failure of %1</source>
        <translation>%1 的故障</translation>
    </message>
    <message>
        <source>Forwarding of %1</source>
        <translation>%1 的转发</translation>
    </message>
    <message>
        <source>Speed of %1</source>
        <translation>%1 的速度</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>%1 的带宽</translation>
    </message>
    <message>
        <source>Latency of %1</source>
        <translation>%1 的延迟</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Ranks of the workload</source>
        <translation>工作负载的 rank</translation>
    </message>
    <message>
        <source>Operations of the workload</source>
        <translation>工作负载的操作</translation>
    </message>
    <message>
        <source>Ranks with other operations</source>
        <translation>操作不同的 rank</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>网络模型</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>数据包</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Seed of the routing</source>
        <translation>路由种子</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>每个维度的队列数</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>注入比例</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>会合协议</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>按维度分组</translation>
    </message>
    <message>
        <source>Ranks of group %1</source>
        <translation>组 %1 的 rank</translation>
    </message>
    <message>
        <source>%1 of dimension %2</source>
        <comment>an algorithm&apos;s pattern</comment>
        <translation>维度 %2 的 %1</translation>
    </message>
    <message>
        <source>there</source>
        <translation>存在</translation>
    </message>
    <message numerus="yes">
        <source>%n links such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>%1 等 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>%1 等 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <comment>one link or node</comment>
        <translation>%1 发生故障</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <comment>several links or nodes</comment>
        <translation>%1 发生故障</translation>
    </message>
</context>
<context>
    <name>weft::gui::DockTitles</name>
    <message>
        <source>Float or dock</source>
        <translation>浮动或停靠</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>浮动(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>weft::gui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::GuideDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节列表</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>The guide is written in English.</source>
        <translation>本指南以英文撰写。</translation>
    </message>
</context>
<context>
    <name>weft::gui::HistoryView</name>
    <message>
        <source>Steps that can be undone</source>
        <translation>可撤销的步骤</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>weft::gui::IssueGuide</name>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message numerus="yes">
        <source>Make the benchmark for %n rank(s)</source>
        <translation>
            <numerusform>为 %n 个 rank 创建基准测试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>创建有 %n 个 NPU 的互连结构</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message numerus="yes">
        <source>Use one algorithm for each of the %n dimension(s)</source>
        <translation>
            <numerusform>为 %n 个维度各使用一个算法</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stored run</source>
        <translation>已存储的运行</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>后台任务</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度方案</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Turn on the roofline</source>
        <translation>启用 roofline</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>加载 %1</translation>
    </message>
    <message>
        <source>Looking for groups beside %1</source>
        <translation>正在 %1 旁边的文件中查找通信组</translation>
    </message>
    <message>
        <source>This issue has no place</source>
        <translation>此问题没有对应位置</translation>
    </message>
    <message>
        <source>The place is %1</source>
        <translation>位置为 %1</translation>
    </message>
    <message>
        <source>The system settings are no JSON object: correct them first</source>
        <translation>系统设置不是 JSON 对象：请先更正</translation>
    </message>
    <message>
        <source>The roofline is on: %1 TFLOP/s, %2 GB/s of memory</source>
        <extracomment>a rate of computation and one of memory</extracomment>
        <translation>roofline 已启用：%1 TFLOP/s，内存 %2 GB/s</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>已加载 %1</translation>
    </message>
    <message>
        <source>One algorithm for each dimension</source>
        <translation>每个维度一个算法</translation>
    </message>
    <message>
        <source>Each dimension has one algorithm now</source>
        <translation>现在每个维度都有一个算法</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>生成 %1</translation>
    </message>
    <message>
        <source>The fabric is %1 now</source>
        <translation>互连结构现为 %1</translation>
    </message>
    <message>
        <source>Make the benchmark for the fabric</source>
        <translation>为互连结构创建基准测试</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>weft::gui::JobStatus</name>
    <message>
        <source>Progress of background work</source>
        <translation>后台任务的进度</translation>
    </message>
    <message>
        <source>Stop this work</source>
        <translation>停止此任务</translation>
    </message>
    <message>
        <source>Stop background work</source>
        <translation>停止后台任务</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>background work and the time that is left</extracomment>
        <translation>%1，剩余 %2</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <extracomment>more jobs are running or waiting</extracomment>
        <translation>
            <numerusform>(以及另外 %n 个)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping… (%1)</source>
        <extracomment>background work that was told to stop and has not ended yet</extracomment>
        <translation>正在停止…（%1）</translation>
    </message>
    <message>
        <source>This work is stopping</source>
        <translation>此任务正在停止</translation>
    </message>
</context>
<context>
    <name>weft::gui::MainWindow</name>
    <message>
        <source>Show the issues</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Open a project first, or make one</source>
        <translation>请先打开或新建项目</translation>
    </message>
    <message>
        <source>%1[*] (read-only) – Weft</source>
        <extracomment>the title of the window; [*] marks unsaved changes and must stay</extracomment>
        <translation>%1[*] (只读) – Weft</translation>
    </message>
    <message>
        <source>%1[*] – Weft</source>
        <translation>%1[*] – Weft</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>新建项目(&amp;N)</translation>
    </message>
    <message>
        <source>Start an empty project</source>
        <translation>新建空项目</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project, a topology, a trace or a program</source>
        <translation>打开项目、拓扑、轨迹或程序</translation>
    </message>
    <message>
        <source>Open &amp;trace…</source>
        <translation>打开轨迹(&amp;T)…</translation>
    </message>
    <message>
        <source>Load a Chakra trace set: name any one of its files</source>
        <translation>加载 Chakra 轨迹集：选择其中任意一个文件</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>A solved training step on 64 NPUs</source>
        <translation>在 64 个 NPU 上已求解的训练步</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project and its results</source>
        <translation>保存项目及其结果</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>以其他名称保存项目</translation>
    </message>
    <message>
        <source>&amp;Import topology…</source>
        <translation>导入拓扑(&amp;I)…</translation>
    </message>
    <message>
        <source>Weft JSON, ASTRA-sim network YAML, or a CSV of links</source>
        <translation>Weft JSON、ASTRA-sim 网络 YAML 或链路 CSV</translation>
    </message>
    <message>
        <source>Export &amp;view…</source>
        <translation>导出视图(&amp;V)…</translation>
    </message>
    <message>
        <source>The view in front as a picture or a table: PNG, SVG, PDF or CSV</source>
        <translation>将前台视图导出为图片或表格：PNG、SVG、PDF 或 CSV</translation>
    </message>
    <message>
        <source>&amp;Make a report…</source>
        <translation>生成报告(&amp;M)…</translation>
    </message>
    <message>
        <source>What was found, with its inputs, pictures and tables, as one web page or PDF</source>
        <translation>将分析结论及其输入、图片和表格生成为一个网页或 PDF</translation>
    </message>
    <message>
        <source>&amp;Print view…</source>
        <translation>打印视图(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the view in front</source>
        <translation>打印前台视图</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>关闭项目(&amp;C)</translation>
    </message>
    <message>
        <source>Close the project and show the welcome page</source>
        <translation>关闭项目并显示欢迎页</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>尚未作任何更改</translation>
    </message>
    <message>
        <source>Nothing has been undone</source>
        <translation>尚未撤销任何步骤</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>Every step that can be undone, and the way back to it</source>
        <translation>所有可撤销的步骤，可退回到其中任意一步</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Arrange the window for this work</source>
        <translation>按此项工作布置窗口</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>查找任意内容(&amp;F)…</translation>
    </message>
    <message>
        <source>Commands, nodes, links, operations and times</source>
        <translation>命令、节点、链路、操作和时间</translation>
    </message>
    <message>
        <source>Restore default la&amp;yout</source>
        <translation>恢复默认窗口布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Put the docks of this mode back where they were at first</source>
        <translation>将此模式的面板恢复到最初位置</translation>
    </message>
    <message>
        <source>Sa&amp;ve arrangement…</source>
        <translation>保存窗口布局(&amp;V)…</translation>
    </message>
    <message>
        <source>Keep how the docks of this mode stand, under a name</source>
        <translation>为此模式的面板位置命名并保存</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>跟随系统主题(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Simulate the workload on the fabric</source>
        <translation>在互连结构上模拟工作负载</translation>
    </message>
    <message>
        <source>&amp;Stop all runs</source>
        <translation>停止所有运行(&amp;S)</translation>
    </message>
    <message>
        <source>Stop what runs and keep what it has</source>
        <translation>停止正在进行的运行，保留已有结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Move the time cursor through the run</source>
        <translation>让时间光标沿运行移动</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>下一事件(&amp;N)</translation>
    </message>
    <message>
        <source>Move the time cursor to the next start or end of an operation</source>
        <translation>将时间光标移到下一个操作的开始或结束</translation>
    </message>
    <message>
        <source>Pre&amp;vious event</source>
        <translation>上一事件(&amp;V)</translation>
    </message>
    <message>
        <source>Move the time cursor to the previous start or end of an operation</source>
        <translation>将时间光标移到上一个操作的开始或结束</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>减慢(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>What the guide says of the view in front</source>
        <translation>指南中关于前台视图的说明</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>All commands and their keys; change them here</source>
        <translation>所有命令及其快捷键；可在此更改</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Five steps through a solved project</source>
        <translation>分五步浏览一个已求解的项目</translation>
    </message>
    <message>
        <source>&amp;About Weft</source>
        <translation>关于 Weft(&amp;A)</translation>
    </message>
    <message>
        <source>About Weft</source>
        <translation>关于 Weft</translation>
    </message>
    <message>
        <source>&lt;b&gt;Weft %1&lt;/b&gt;&lt;br&gt;Runs machine-learning workloads on any fabric and says where the time went.&lt;br&gt;&lt;br&gt;GNU General Public License, version 3.</source>
        <translation>&lt;b&gt;Weft %1&lt;/b&gt;&lt;br&gt;在任意互连结构上运行机器学习工作负载，并说明时间花在何处。&lt;br&gt;&lt;br&gt;GNU General Public License 第 3 版。</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: see Issues</source>
        <translation>无法打开 %1：请见“问题”</translation>
    </message>
    <message>
        <source>%1 and others cannot be opened: see Issues</source>
        <translation>无法打开 %1 等：请见“问题”</translation>
    </message>
    <message>
        <source>Opening %1 was stopped</source>
        <translation>已停止打开 %1</translation>
    </message>
    <message>
        <source>Weft did not end well last time. A copy of %1 with unsaved changes was kept at %2.</source>
        <translation>Weft 上次未正常退出。已于 %2 保留 %1 的副本，其中含有未保存的更改。</translation>
    </message>
    <message>
        <source>The project was saved after that.</source>
        <translation>该项目在此之后保存过。</translation>
    </message>
    <message>
        <source>It does not have the results of runs that were made since the last save: run them again.</source>
        <translation>其中没有上次保存之后所作运行的结果：请重新运行。</translation>
    </message>
    <message>
        <source>There is another copy, of %1 from %2; it stays until you decide about it.</source>
        <translation>还有一个 %1 的副本，时间为 %2；在作出决定之前会一直保留。</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard copy</source>
        <translation>丢弃副本(&amp;D)</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>以后再决定(&amp;L)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>丢弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Weft projects (*.weft)</source>
        <translation>Weft 项目 (*.weft)</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>已被他人更改</translation>
    </message>
    <message>
        <source>%1 was saved by another window or program after it was opened here. Saving would undo that.</source>
        <translation>%1 在此处打开后，又被其他窗口或程序保存过。现在保存会撤销那些更改。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload and lose the changes here</source>
        <translation>重新加载并放弃此处的更改(&amp;R)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Saved %1, without the algorithm that is in no file</source>
        <translation>已保存 %1，但不含未存入文件的算法</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Everything Weft reads (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;Projects (*.weft);;All files (*)</source>
        <translation>Weft 可读取的所有文件 (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;项目 (*.weft);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a trace: any file of the set</source>
        <translation>打开轨迹：轨迹集中的任意文件</translation>
    </message>
    <message>
        <source>Chakra traces (*.et *.et.gz *.json);;All files (*)</source>
        <translation>Chakra 轨迹 (*.et *.et.gz *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import a topology</source>
        <translation>导入拓扑</translation>
    </message>
    <message>
        <source>Topologies (*.json *.yml *.yaml *.csv);;All files (*)</source>
        <translation>拓扑 (*.json *.yml *.yaml *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的项目(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;ocks</source>
        <translation>面板(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Arrangements</source>
        <translation>窗口布局(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move arrangement</source>
        <translation>移除窗口布局(&amp;M)</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>时间(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>The docks stand as they did at first</source>
        <translation>面板已恢复到最初位置</translation>
    </message>
    <message>
        <source>Save the arrangement</source>
        <translation>保存窗口布局</translation>
    </message>
    <message>
        <source>Name of the arrangement of this mode&apos;s docks:</source>
        <translation>此模式面板的窗口布局名称：</translation>
    </message>
    <message>
        <source>The arrangement is saved as “%1”</source>
        <translation>窗口布局已保存为“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have no results any more: they were not saved, or their files are gone.</source>
        <translation>
            <numerusform>%n 次运行已没有结果：它们未被保存，或其文件已丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <extracomment>a run and its first error</extracomment>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source>See &amp;Issues</source>
        <translation>查看问题(&amp;I)</translation>
    </message>
    <message>
        <source>Looking for other windows</source>
        <translation>正在查找其他窗口</translation>
    </message>
    <message>
        <source>%1 is open in another window of Weft. Whichever saves last asks before it overwrites the other&apos;s work.</source>
        <translation>%1 已在另一个 Weft 窗口中打开。后保存的一方在覆盖另一方的工作之前会询问。</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>重新运行(&amp;R)</translation>
    </message>
    <message>
        <source>These results are from before. Changed since: %1.</source>
        <extracomment>the parts that are different now: &quot;fabric, settings (network)&quot;</extracomment>
        <translation>这些结果是以前的。此后更改了：%1。</translation>
    </message>
    <message>
        <source>Comparing with what is open</source>
        <translation>正在与当前打开的内容比较</translation>
    </message>
    <message>
        <source>These results are from before: %1.</source>
        <extracomment>what was changed: &quot;link npu0 → npu1 was changed&quot;</extracomment>
        <translation>这些结果是以前的：%1。</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新加载(&amp;L)</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What is open is as it was.</source>
        <translation>%1 已被其他程序更改。当前打开的内容保持原样。</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since its fabric was opened.</source>
        <translation>%1 的互连结构打开之后，磁盘上的文件已更改。</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was loaded.</source>
        <translation>%1 加载之后，磁盘上的文件已更改。</translation>
    </message>
    <message>
        <source>%1 has changed on the disk; runs that used it are of what it was.</source>
        <translation>%1 在磁盘上已更改；使用它的运行对应更改之前的内容。</translation>
    </message>
    <message>
        <source>No view is in front</source>
        <translation>没有前台视图</translation>
    </message>
    <message>
        <source>%1 has nothing to write yet</source>
        <translation>%1 还没有可写入的内容</translation>
    </message>
    <message>
        <source>Nothing runs</source>
        <translation>没有正在进行的运行</translation>
    </message>
    <message>
        <source>There is no run to look at yet</source>
        <translation>还没有可查看的运行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a command and why it can do nothing now</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>分析结论</translation>
    </message>
    <message>
        <source>The first sentence says where the time of the run went. The tables below it hold the figures; a row that is selected here is shown everywhere.</source>
        <translation>第一句说明运行的时间花在何处。下方的表格列出各项指标；在此选中的行会在所有视图中显示。</translation>
    </message>
    <message>
        <source>The fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>Links have the colour of how busy they were at the time cursor. Drag to move, turn the wheel to zoom, and click a link to see it in all views.</source>
        <translation>链路的颜色表示在时间光标处的忙碌程度。拖动可移动，滚轮可缩放，单击链路可在所有视图中查看它。</translation>
    </message>
    <message>
        <source>When it happened</source>
        <translation>何时发生</translation>
    </message>
    <message>
        <source>Every NPU has a row. Drag over the bars to choose a range of time; W, S, A and D zoom and move, as in a game.</source>
        <translation>每个 NPU 占一行。在条形上拖动可选择时间范围；W、S、A、D 键用于缩放和移动，如同在游戏中。</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>作一些更改</translation>
    </message>
    <message>
        <source>Ctrl+1 shows the fabric for editing. Select links, change their bandwidth, and press F5: the run is added to the list of runs.</source>
        <translation>Ctrl+1 显示可编辑的互连结构。选择链路，更改其带宽，然后按 F5：该次运行会加入运行列表。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Select two runs and choose Compare to see them on one axis of time. Ctrl+K finds any command, node or operation, and ? lists all keys.</source>
        <translation>选择两次运行，然后选择“比较”，即可在同一时间轴上查看。Ctrl+K 查找任意命令、节点或操作，? 列出所有快捷键。</translation>
    </message>
    <message>
        <source>The language of the window</source>
        <translation>窗口的语言</translation>
    </message>
    <message>
        <source>Language of the s&amp;ystem</source>
        <translation>系统语言(&amp;Y)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt view</source>
        <translation>下一个视图(&amp;X)</translation>
    </message>
    <message>
        <source>Give the keys to the next view in sight</source>
        <translation>将键盘焦点移到下一个可见视图</translation>
    </message>
    <message>
        <source>Pre&amp;vious view</source>
        <translation>上一个视图(&amp;V)</translation>
    </message>
    <message>
        <source>Give the keys to the view before</source>
        <translation>将键盘焦点移到上一个视图</translation>
    </message>
    <message>
        <source>Weft did not end well last time. A copy of an unsaved project was kept at %1.</source>
        <translation>Weft 上次未正常退出。已于 %1 保留一个未保存项目的副本。</translation>
    </message>
    <message>
        <source>There is another copy, of an unsaved project from %1; it stays until you decide about it.</source>
        <translation>还有一个未保存项目的副本，时间为 %1；在作出决定之前会一直保留。</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n run(s) are in no file yet.</source>
        <translation>
            <numerusform>%n 个运行的结果还不在任何文件中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are still going on.</source>
        <translation>
            <numerusform>还有 %n 个运行正在进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes on is stopped, and its results are lost.</source>
        <translation>正在进行的运行将被停止，其结果会丢失。</translation>
    </message>
    <message>
        <source>S&amp;top and close</source>
        <translation>停止并关闭(&amp;T)</translation>
    </message>
</context>
<context>
    <name>weft::gui::NoticeBar</name>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
</context>
<context>
    <name>weft::gui::Palette</name>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
</context>
<context>
    <name>weft::gui::Recovery</name>
    <message>
        <source>Keeping a copy</source>
        <translation>正在保留副本</translation>
    </message>
</context>
<context>
    <name>weft::gui::Report</name>
    <message>
        <source>The first %1 of %2 rows; all of them can be exported as CSV.</source>
        <translation>%2 行中的前 %1 行；全部内容可导出为 CSV。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Hash of the fabric</source>
        <translation>互连结构的哈希</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Hash of the workload</source>
        <translation>工作负载的哈希</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>网络模型</translation>
    </message>
    <message>
        <source>congestion-aware</source>
        <translation>拥塞感知</translation>
    </message>
    <message>
        <source>congestion-unaware</source>
        <translation>非拥塞感知</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Seed of the routing</source>
        <translation>路由种子</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>数据包</translation>
    </message>
    <message>
        <source>whole messages</source>
        <translation>整条消息</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>每个维度的队列数</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>注入比例</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>会合协议</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>按维度分组</translation>
    </message>
    <message>
        <source>Fingerprint of the result</source>
        <translation>结果的指纹</translation>
    </message>
    <message>
        <source>Version of Weft</source>
        <translation>Weft 版本</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Since this run was made these have changed: %1.</source>
        <translation>此次运行之后更改了：%1。</translation>
    </message>
    <message>
        <source>The fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>分析结论</translation>
    </message>
    <message>
        <source>Inputs and settings</source>
        <translation>输入和设置</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>What the ranks did when</source>
        <translation>各 rank 在何时做了什么</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>How busy links were over time</source>
        <translation>链路随时间的忙碌程度</translation>
    </message>
    <message>
        <source>Link heat map</source>
        <translation>链路热力图</translation>
    </message>
    <message>
        <source>How busy each link was, over time</source>
        <translation>各链路随时间的忙碌程度</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>%2 行中的前 %1 行</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>调度方案</translation>
    </message>
    <message>
        <source>none: the program as it stands</source>
        <translation>无：原程序</translation>
    </message>
    <message>
        <source>one without a name</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Schedule that is applied</source>
        <translation>所用调度方案</translation>
    </message>
    <message>
        <source>Its time</source>
        <translation>其时间</translation>
    </message>
    <message>
        <source>Time of the program as it stands</source>
        <translation>原程序的时间</translation>
    </message>
    <message>
        <source>The stages of that schedule</source>
        <translation>该调度方案的阶段</translation>
    </message>
    <message>
        <source>Steps of that schedule</source>
        <translation>该调度方案的步骤</translation>
    </message>
    <message>
        <source>Text of the program</source>
        <translation>程序文本</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the name of a project, the name of a run</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no run.</source>
        <translation>没有运行。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>a workload, a fabric</extracomment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>Compared with the baseline %1: %2.</source>
        <extracomment>the name of a run, and a sentence</extracomment>
        <translation>与基线 %1 相比：%2。</translation>
    </message>
    <message>
        <source>This run was stored without its warnings, by an older Weft: run it again to see them.</source>
        <translation>此运行由旧版 Weft 保存，未包含警告：请重新运行以查看。</translation>
    </message>
    <message>
        <source>%1 links a line, named by the busiest of them</source>
        <translation>每行 %1 条链路，以其中最繁忙的一条命名</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>the title of a picture, and what it shows of it: &quot;the first 20 of 64 rows&quot;</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1 links a line, named by the most different of them</source>
        <translation>每行 %1 条链路，以其中差异最大的一条命名</translation>
    </message>
    <message>
        <source>times in whole nanoseconds; GB is 10⁹ bytes, GiB is 2³⁰ bytes</source>
        <translation>时间为整数纳秒；GB 为 10⁹ 字节，GiB 为 2³⁰ 字节</translation>
    </message>
    <message>
        <source>%1 of %2 links named</source>
        <translation>标出 %1/%2 条链路的名称</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>程序 %1</translation>
    </message>
    <message>
        <source>Hash of the program</source>
        <translation>程序的哈希</translation>
    </message>
    <message>
        <source>As it stands the program takes %1; no schedule is quicker.</source>
        <translation>原程序耗时 %1；没有更快的调度方案。</translation>
    </message>
    <message>
        <source>The quickest schedule, %1, takes %2; as it stands the program takes %3, %4 times as long.</source>
        <extracomment>the name of a schedule, two times, a number</extracomment>
        <translation>最快的调度方案 %1 耗时 %2；原程序耗时 %3，是其 %4 倍。</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunInputs</name>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>数据包</translation>
    </message>
    <message>
        <source>routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>injection scale</source>
        <translation>注入比例</translation>
    </message>
    <message>
        <source>rendezvous</source>
        <translation>会合协议</translation>
    </message>
    <message>
        <source>groups by dimension</source>
        <translation>按维度分组</translation>
    </message>
    <message>
        <source>fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>what has changed; the names of the settings</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>settings (%1)</source>
        <translation>设置 (%1)</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunList</name>
    <message>
        <source>Simulating %1</source>
        <translation>正在模拟 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a fabric, and its number among those of this name that differ</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n runs</source>
        <translation>
            <numerusform>移除 %n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename a run</source>
        <translation>重命名运行</translation>
    </message>
    <message>
        <source>Note on a run</source>
        <translation>运行的备注</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>取消固定基线</translation>
    </message>
    <message>
        <source>Pin a baseline</source>
        <translation>固定基线</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>progress of a run and the time that is left, such as &quot;63 %, 12 s left&quot;</extracomment>
        <translation>%1，剩余 %2</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>partial: stopped</source>
        <translation>不完整：已停止</translation>
    </message>
    <message>
        <source>partial: unfinished</source>
        <translation>不完整：未完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载中</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>未保留</translation>
    </message>
    <message>
        <source>stored, partial</source>
        <translation>已存储，不完整</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>已存储</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Changed since this run: %1</source>
        <translation>此次运行之后的更改：%1</translation>
    </message>
    <message>
        <source>%1, outdated</source>
        <extracomment>the state of a run whose fabric, workload or settings have changed since</extracomment>
        <translation>%1，已过时</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>Against baseline</source>
        <translation>相对基线</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>互连结构</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Another run is called %1</source>
        <translation>已有另一次运行名为 %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunsView</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>尚无运行</translation>
    </message>
    <message>
        <source>A run simulates the workload on the fabric with the settings of this project.</source>
        <translation>运行会以此项目的设置在互连结构上模拟工作负载。</translation>
    </message>
    <message>
        <source>&amp;Show run</source>
        <translation>显示运行(&amp;S)</translation>
    </message>
    <message>
        <source>Show the selected run in all views</source>
        <translation>在所有视图中显示所选运行</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare two selected runs, or the selected one with the baseline or the one that is shown</source>
        <translation>比较两次所选运行，或将所选运行与基线或正在显示的运行比较</translation>
    </message>
    <message>
        <source>S&amp;top run</source>
        <translation>停止运行(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the selected run and keep what it has</source>
        <translation>停止所选运行，保留已有结果</translation>
    </message>
    <message>
        <source>&amp;Remove run</source>
        <translation>移除运行(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected runs from the project; can be undone</source>
        <translation>从项目中移除所选运行；可撤销</translation>
    </message>
    <message>
        <source>Re&amp;name run</source>
        <translation>重命名运行(&amp;N)</translation>
    </message>
    <message>
        <source>Give the selected run a name that says what was tried</source>
        <translation>为所选运行取一个说明所作尝试的名称</translation>
    </message>
    <message>
        <source>N&amp;ote on run</source>
        <translation>运行的备注(&amp;O)</translation>
    </message>
    <message>
        <source>Write a line about the selected run; it is saved with the project</source>
        <translation>为所选运行写一行备注；随项目一起保存</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>固定为基线(&amp;B)</translation>
    </message>
    <message>
        <source>Measure the other runs against the selected one; once more unpins it</source>
        <translation>以所选运行为基准衡量其他运行；再次执行则取消固定</translation>
    </message>
    <message>
        <source>Select a run with results first</source>
        <translation>请先选择有结果的运行</translation>
    </message>
    <message>
        <source>Select a run first</source>
        <translation>请先选择运行</translation>
    </message>
    <message>
        <source>Select a run that is going on first</source>
        <translation>请先选择正在进行的运行</translation>
    </message>
    <message>
        <source>A comparison takes two runs with results</source>
        <translation>比较需要两次有结果的运行</translation>
    </message>
    <message>
        <source>It is stopping</source>
        <translation>它正在停止</translation>
    </message>
</context>
<context>
    <name>weft::gui::ScheduleLanes</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>尚无可比较的内容</translation>
    </message>
    <message>
        <source>The program as it stands and the schedule that is looked at stand here, on one axis of time.</source>
        <translation>原程序与正在查看的调度方案会显示在此处的同一时间轴上。</translation>
    </message>
    <message>
        <source>Two schedules</source>
        <translation>两个调度方案</translation>
    </message>
    <message>
        <source>Pin above</source>
        <translation>固定在上方</translation>
    </message>
    <message>
        <source>Compare other schedules with this one; once more: with the program as it stands</source>
        <translation>将其他调度方案与此方案比较；再次执行：与原程序比较</translation>
    </message>
    <message>
        <source>&amp;Pin the schedule above, or let it go</source>
        <translation>将调度方案固定在上方，或取消固定(&amp;P)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>The step is refused: there is nothing to run.</source>
        <translation>该步骤被拒绝：没有可运行的内容。</translation>
    </message>
    <message>
        <source>The schedules are being timed.</source>
        <translation>正在为调度方案计时。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and its time</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>原程序</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>a step</comment>
        <translation>到 %1 为止</translation>
    </message>
</context>
<context>
    <name>weft::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>筛选命令</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>New keys for the selected command</source>
        <translation>所选命令的新快捷键</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无快捷键(&amp;N)</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>快捷键：</translation>
    </message>
    <message>
        <source>Already used by: %1</source>
        <translation>已被以下命令使用：%1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Tour</name>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Cl&amp;ose the tour</source>
        <translation>关闭导览(&amp;O)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
</context>
<context>
    <name>weft::gui::UseScheduleDialog</name>
    <message>
        <source>Use a schedule for collectives</source>
        <translation>为集合通信使用调度方案</translation>
    </message>
    <message numerus="yes">
        <source>The collectives ticked here run this schedule, where their group has %n rank(s).</source>
        <extracomment>%n: members of a process group</extracomment>
        <translation>
            <numerusform>在此勾选的集合通信，凡其进程组有 %n 个 rank，均运行此调度方案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fabric has %n NPU(s): a collective of all of them will not run.</source>
        <translation>
            <numerusform>互连结构有 %n 个 NPU：全体 NPU 的集合通信将不会运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule does something else</source>
        <translation>该调度方案的用途不同</translation>
    </message>
    <message>
        <source>File of the schedule</source>
        <translation>调度方案的文件</translation>
    </message>
    <message>
        <source>The file that the system names; it is written if it is not there yet</source>
        <translation>系统所指定的文件；若不存在则写入</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the file of the schedule</source>
        <translation>选择调度方案的文件</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>文件(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>Weft JSON (*.json)</source>
        <translation>Weft JSON (*.json)</translation>
    </message>
    <message>
        <source>MSCCL XML (*.xml)</source>
        <translation>MSCCL XML (*.xml)</translation>
    </message>
</context>
<context>
    <name>weft::gui::ViewExporter</name>
    <message>
        <source>%1 as %2 (*.%3)</source>
        <extracomment>a kind of file: the name of what is in it, its form, its ending</extracomment>
        <translation>%1：%2 (*.%3)</translation>
    </message>
    <message>
        <source>%1 is of no type that can be written</source>
        <translation>%1 的类型无法写入</translation>
    </message>
    <message>
        <source>No view is in front</source>
        <translation>没有前台视图</translation>
    </message>
    <message>
        <source>%1 has nothing to export yet</source>
        <translation>%1 还没有可导出的内容</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>Wrote %1 to %2</source>
        <translation>已将 %1 写入 %2</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <translation>还没有可打印的内容</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印 %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>已打印 %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Views</name>
    <message>
        <source>There is no run to look at yet</source>
        <translation>还没有可查看的运行</translation>
    </message>
</context>
<context>
    <name>weft::gui::WelcomePage</name>
    <message>
        <source>Weft</source>
        <translation>Weft</translation>
    </message>
    <message>
        <source>Draw a fabric, load a trace, run it, and see why it is slow.</source>
        <translation>绘制互连结构，加载轨迹，运行，看清慢在哪里。</translation>
    </message>
    <message>
        <source>Design a topology</source>
        <translation>设计拓扑</translation>
    </message>
    <message>
        <source>Generate a fabric of rings, switches and meshes, or draw your own.</source>
        <translation>生成由环、交换机和网格组成的互连结构，或自行绘制。</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>打开轨迹</translation>
    </message>
    <message>
        <source>Load the Chakra execution traces of a training step.</source>
        <translation>加载训练步的 Chakra 执行轨迹。</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>64 NPUs train a transformer layer by layer: solved, with a finding.</source>
        <translation>64 个 NPU 逐层训练一个 Transformer：已求解，并附分析结论。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Or drop a project, a topology or a trace anywhere in this window.</source>
        <translation>也可将项目、拓扑或轨迹拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
</context>
<context>
    <name>weft::gui::Workspace</name>
    <message>
        <source>%1 broke off: %2</source>
        <translation>%1 中断：%2</translation>
    </message>
    <message>
        <source>%1 could not run: see Issues</source>
        <translation>%1 无法运行：请见“问题”</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 已完成</translation>
    </message>
    <message>
        <source>%1 was stopped: its results are partial</source>
        <translation>%1 已停止：其结果不完整</translation>
    </message>
    <message>
        <source>%1 did not finish: see Issues</source>
        <translation>%1 未完成：请见“问题”</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>The workload is still being loaded</source>
        <translation>工作负载仍在加载</translation>
    </message>
    <message>
        <source>There is no workload to run: open a trace or choose a collective benchmark</source>
        <translation>没有可运行的工作负载：请打开轨迹或选择集合通信基准测试</translation>
    </message>
    <message>
        <source>There is no fabric to run on: draw, generate or open one</source>
        <translation>没有可供运行的互连结构：请绘制、生成或打开一个</translation>
    </message>
    <message>
        <source>The fabric cannot run: %1</source>
        <translation>互连结构无法运行：%1</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1，已编辑</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Sample training step</source>
        <translation>示例训练步</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: see Issues</source>
        <translation>无法读取 %1：请见“问题”</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>加载 %1</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>已加载 %1</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>打开示例 %1</translation>
    </message>
    <message>
        <source>Make a fabric for the program</source>
        <translation>为程序创建互连结构</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>正在加载 %1</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>Loading %1 was stopped</source>
        <translation>已停止加载 %1</translation>
    </message>
    <message>
        <source>%1 cannot be loaded: see Issues</source>
        <translation>无法加载 %1：请见“问题”</translation>
    </message>
    <message>
        <source>Comparing %1</source>
        <translation>正在比较 %1</translation>
    </message>
    <message>
        <source>Comparing the fabric</source>
        <translation>正在比较互连结构</translation>
    </message>
</context>
<context>
    <name>weft::widgets</name>
    <message>
        <source>Cannot write %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>%1 cannot be drawn at this size</source>
        <translation>%1 无法以此大小绘制</translation>
    </message>
    <message>
        <source>%1: nothing is left to be read</source>
        <translation>%1：已没有可读取的内容</translation>
    </message>
    <message>
        <source>%1: %2 is written as .%3</source>
        <translation>%1：%2 应写为 .%3</translation>
    </message>
    <message>
        <source>Nobody reads the pipe %1</source>
        <translation>没有程序读取管道 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::AlgorithmGrid</name>
    <message>
        <source>Spans all NPUs as if they were one dimension, and ends the list.</source>
        <translation>将所有 NPU 视为同一维度，并结束列表。</translation>
    </message>
    <message>
        <source>Each NPU passes pieces to its neighbour: n − 1 steps, little bandwidth wasted.</source>
        <translation>每个 NPU 将片段传给相邻的 NPU：n − 1 个步骤，带宽浪费很少。</translation>
    </message>
    <message>
        <source>Each NPU sends to all others at once, or to so many as the window allows.</source>
        <translation>每个 NPU 同时向其他所有 NPU 发送，或在窗口允许的数量内发送。</translation>
    </message>
    <message>
        <source>log2 n steps between pairs. For powers of two; not for all-to-all.</source>
        <translation>成对进行 log2 n 个步骤。适用于 2 的幂；不适用于 all-to-all。</translation>
    </message>
    <message>
        <source>Up and down two trees. For powers of two; all-reduce.</source>
        <translation>沿两棵树上行再下行。适用于 2 的幂；all-reduce。</translation>
    </message>
    <message>
        <source>dim %1</source>
        <comment>short for dimension</comment>
        <translation>维 %1</translation>
    </message>
    <message>
        <source>Algorithm of %1 in dimension %2</source>
        <translation>维度 %2 中 %1 的算法</translation>
    </message>
    <message>
        <source>The algorithm of this pattern in this dimension. Default: ring in every dimension.</source>
        <translation>该通信模式在此维度的算法。默认：每个维度均为 ring。</translation>
    </message>
    <message>
        <source>Replaced by the traces %1 (from the file)</source>
        <translation>已由轨迹 %1 取代 (来自文件)</translation>
    </message>
    <message>
        <source>ring (default)</source>
        <translation>ring (默认)</translation>
    </message>
    <message>
        <source>%1, window…</source>
        <translation>%1，窗口…</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>不参与</translation>
    </message>
    <message>
        <source>A one… algorithm spans all NPUs and ends the list</source>
        <translation>one… 类算法将所有 NPU 视为同一维度，并结束列表</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>How many NPUs each one sends to at once:</source>
        <translation>每个 NPU 同时向多少个 NPU 发送：</translation>
    </message>
</context>
<context>
    <name>weft::widgets::BarNames</name>
    <message>
        <source>NPUs</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>CPU 计算</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>all NPUs</source>
        <translation>所有 NPU</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Waited for links</source>
        <translation>等待链路</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Of the operation</source>
        <translation>所属操作</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>起止</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>did not end</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Chakra id</source>
        <translation>Chakra 编号</translation>
    </message>
    <message>
        <source>Floating-point operations</source>
        <translation>浮点运算数</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n NPU(s)</source>
        <translation>
            <numerusform>%1，%n 个 NPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Collective from, to</source>
        <translation>集合通信起止</translation>
    </message>
    <message>
        <source>Collective took</source>
        <translation>集合通信耗时</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>算法带宽</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <source>the message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>一条消息</translation>
    </message>
    <message>
        <source>the start of the run</source>
        <translation>运行的开始</translation>
    </message>
    <message>
        <source>the end of its dependency %1</source>
        <translation>其依赖 %1 的结束</translation>
    </message>
    <message>
        <source>the slot that %1 held</source>
        <translation>%1 占用的槽位</translation>
    </message>
    <message>
        <source>its queue, which %1 moved on</source>
        <translation>由 %1 推进的队列</translation>
    </message>
    <message>
        <source>the arrival of %1</source>
        <translation>%1 的到达</translation>
    </message>
    <message>
        <source>%1, which issued it</source>
        <translation>发出它的 %1</translation>
    </message>
    <message>
        <source>memory access</source>
        <translation>内存访问</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>message on its way</source>
        <translation>消息在途</translation>
    </message>
    <message>
        <source>waiting for a link</source>
        <translation>等待链路</translation>
    </message>
    <message>
        <source>delay at the endpoint</source>
        <translation>端点时延</translation>
    </message>
    <message>
        <source>waiting in a queue</source>
        <translation>在队列中等待</translation>
    </message>
    <message>
        <source>waiting for a slot of the NPU</source>
        <translation>等待 NPU 的槽位</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>reason not recorded</source>
        <translation>未记录原因</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reason, time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>comm.</source>
        <comment>short for communication</comment>
        <translation>通信</translation>
    </message>
    <message>
        <source>other collectives</source>
        <translation>其他集合通信</translation>
    </message>
    <message>
        <source>other comm.</source>
        <comment>short for other communication</comment>
        <translation>其他通信</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>to itself</source>
        <translation>发给自身</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>无消息</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::BenchmarkForm</name>
    <message>
        <source>Collective benchmark</source>
        <translation>集合通信基准测试</translation>
    </message>
    <message>
        <source>&amp;Use as workload</source>
        <translation>用作工作负载(&amp;U)</translation>
    </message>
    <message>
        <source>Use as workload</source>
        <translation>用作工作负载</translation>
    </message>
    <message>
        <source>Replaces the workload by this one collective on each rank of the group</source>
        <translation>在组的每个 rank 上以这一个集合通信取代工作负载</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>通信模式</translation>
    </message>
    <message>
        <source>What the ranks do together. Default: all-reduce. A broadcast, reduce, gather or scatter has the first rank of the group as its root and runs over trees.</source>
        <translation>各 rank 共同完成的通信。默认：all-reduce。broadcast、reduce、gather 或 scatter 以组中第一个 rank 为根，并在树上运行。</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>通信模式(&amp;P)：</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>大小 (字节)</translation>
    </message>
    <message>
        <source>The size that nccl-tests print: the full buffer, and of an all-gather what each rank ends with. MB is 10^6, MiB is 2^20 bytes. Default: 64 MiB. Where ranks give or get parts of it, it is rounded down to a multiple of the ranks.</source>
        <translation>nccl-tests 输出的大小：完整缓冲区；对 all-gather 为每个 rank 最终得到的量。MB 为 10^6 字节，MiB 为 2^20 字节。默认：64 MiB。若各 rank 只提供或得到其中一部分，则向下取整为 rank 数的整数倍。</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>所有 rank</translation>
    </message>
    <message>
        <source>Group of ranks</source>
        <translation>rank 组</translation>
    </message>
    <message>
        <source>The ranks that take part, such as 0-7,16; empty (the default) is all of them. Their order is the order of the ring. A group of fewer than all ranks is one flat dimension and runs a single algorithm.</source>
        <translation>参与的 rank，例如 0-7,16；留空 (默认) 为所有 rank。其顺序即环的顺序。少于全部 rank 的组是一个平坦维度，只运行一种算法。</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>组(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Those of the system</source>
        <translation>系统的算法(&amp;T)</translation>
    </message>
    <message>
        <source>Algorithms of the system configuration</source>
        <translation>系统配置的算法</translation>
    </message>
    <message>
        <source>Takes the algorithms that the system configuration gives (the default); otherwise one is chosen here for each dimension of the fabric.</source>
        <translation>采用系统配置给出的算法 (默认)；否则在此为互连结构的每个维度选择一个算法。</translation>
    </message>
    <message>
        <source>Algorithms:</source>
        <translation>算法：</translation>
    </message>
    <message>
        <source>Algorithm of dimension %1</source>
        <translation>维度 %1 的算法</translation>
    </message>
    <message>
        <source>ring: each to its neighbour. direct: each to all others. halvingDoubling and doubleBinaryTree need 2, 4, 8, … members. Default: ring.</source>
        <translation>ring：每个成员发给相邻成员。direct：每个成员发给其他所有成员。halvingDoubling 和 doubleBinaryTree 需要 2、4、8、… 个成员。默认：ring。</translation>
    </message>
    <message>
        <source>Dimension %1 (%2):</source>
        <comment>its number and its size</comment>
        <translation>维度 %1 (%2)：</translation>
    </message>
    <message>
        <source>Load or make a fabric first: a benchmark needs to know its NPUs.</source>
        <translation>请先加载或创建互连结构：基准测试需要知道其 NPU。</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>nccl-tests：%1。comm_size：%2</translation>
    </message>
    <message numerus="yes">
        <source> (the shard of each of %n rank(s))</source>
        <translation>
            <numerusform> (%n 个 rank 中每个 rank 的分片)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>. Rounded down to a multiple of %n rank(s)</source>
        <translation>
            <numerusform>。已向下取整为 %n 个 rank 的整数倍</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::CanvasAccessible</name>
    <message>
        <source>Control with the arrow keys goes from part to part, Return selects.</source>
        <translation>Ctrl 加方向键在各部分之间移动，回车键选择。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>weft::widgets::CollectivesPage</name>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Process groups</source>
        <translation>进程组</translation>
    </message>
    <message>
        <source>the group is not defined</source>
        <translation>该组未定义</translation>
    </message>
    <message>
        <source>on all members</source>
        <translation>在所有成员上</translation>
    </message>
    <message>
        <source>%1 of %2 members agree on type and size</source>
        <translation>%2 个成员中有 %1 个的类型和大小一致</translation>
    </message>
    <message>
        <source>on %1 of %2 members</source>
        <translation>在 %2 个成员中的 %1 个上</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>a process group</comment>
        <translation>组</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>the number of a collective within its group</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>Its place among the collectives of the group</source>
        <translation>在该组各集合通信中的位置</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小 (字节)</translation>
    </message>
    <message>
        <source>comm_size: of an all-gather the shard of each rank, else the full buffer</source>
        <translation>comm_size：对 all-gather 为每个 rank 的分片，否则为完整缓冲区</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Whether the members of the group have the same collective there</source>
        <translation>该组各成员在此处是否有相同的集合通信</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How many ranks are in it</source>
        <translation>其中的 rank 数</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>not defined: load the communicator-group file</source>
        <translation>未定义：请加载通信组文件</translation>
    </message>
</context>
<context>
    <name>weft::widgets::CompareTable</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>两次运行的比较</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>Choose two runs to see what a change of the fabric or the settings did.</source>
        <translation>选择两次运行，查看互连结构或设置的更改带来了什么。</translation>
    </message>
    <message>
        <source>%1 is partial: its figures cover what was simulated.</source>
        <translation>%1 不完整：其指标只涵盖已模拟的部分。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Δ ÷ %1</source>
        <translation>Δ ÷ %1</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Among those of the same pattern and group</source>
        <translation>在通信模式和组都相同的集合通信之中</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>对应项</translation>
    </message>
    <message>
        <source>Whether both runs have it</source>
        <translation>两次运行是否都有</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>仅在 A 中</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>仅在 B 中</translation>
    </message>
    <message>
        <source>work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>kind of time</source>
        <translation>时间种类</translation>
    </message>
    <message>
        <source>By</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>在关键路径上</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of the difference of the makespans</source>
        <translation>占总时长之差的比例</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>On the path</source>
        <translation>在路径上</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Busy over the run</source>
        <translation>整次运行忙碌</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>%1 of %2 operations are listed, those that make the most of the difference.</source>
        <translation>列出 %2 个操作中的 %1 个，它们构成差异的大部分。</translation>
    </message>
    <message>
        <source>By how much more of the critical path is spent on it, on whichever rank that goes: %1</source>
        <translation>关键路径上用于它的时间多出多少，无论路径经过哪个 rank：%1</translation>
    </message>
    <message>
        <source>Nothing is known of this: result files hold no operations, and runs that are not recorded in full have no critical path.</source>
        <translation>对此没有数据：结果文件不含操作，未完整记录的运行没有关键路径。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ContentsModel</name>
    <message numerus="yes">
        <source>all %n rank(s)</source>
        <translation>
            <numerusform>全部 %n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>ranks %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>more ranks</source>
        <comment>the slot now holds the contributions of more ranks</comment>
        <translation>来自更多 rank</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Something was counted twice, was missing or was another chunk on its way here</source>
        <translation>到达此处的途中有内容被重复计入、缺失或来自其他数据块</translation>
    </message>
    <message>
        <source>Slot</source>
        <extracomment>a place for one chunk in a rank&apos;s buffers</extracomment>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>the ranks whose contributions are in a chunk</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>heading: what the level shown did to the slot</extracomment>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ContentsPanel</name>
    <message>
        <source>Contents of the selected rank</source>
        <translation>所选 rank 的内容</translation>
    </message>
    <message>
        <source>Rank whose buffers are shown</source>
        <translation>显示其缓冲区的 rank</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>Rank(&amp;R)</translation>
    </message>
    <message>
        <source>before the first level</source>
        <translation>第一层级之前</translation>
    </message>
    <message>
        <source>after level %1 of %2</source>
        <translation>第 %1 层级之后，共 %2 个</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Counts</name>
    <message numerus="yes">
        <source>%n NPU(s)</source>
        <translation>
            <numerusform>%n 个 NPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>%n 个交换机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n 条链路</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DataTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>将表格导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DependencyPage</name>
    <message>
        <source>Depth in hops</source>
        <translation>深度 (跳)</translation>
    </message>
    <message>
        <source>How many dependencies away from the selected operation</source>
        <translation>距所选操作多少层依赖</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Show the whole drawing (Home)</source>
        <translation>显示整个绘图 (Home)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>No operation is selected</source>
        <translation>未选择操作</translation>
    </message>
    <message>
        <source>Select an operation in the table, the timeline or the critical path to see what it waits for and what waits for it.</source>
        <translation>在表格、时间线或关键路径中选择一个操作，查看它等待什么以及什么在等待它。</translation>
    </message>
    <message>
        <source>%1 on rank %2: %3 before it, %4 after it</source>
        <comment>operations within the depth</comment>
        <translation>rank %2 上的 %1：之前 %3 个，之后 %4 个</translation>
    </message>
    <message>
        <source>Only the nearest %1 operations are shown. </source>
        <translation>只显示最近的 %1 个操作。 </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DependencyView</name>
    <message>
        <source>Dependencies of the selected operation</source>
        <translation>所选操作的依赖</translation>
    </message>
    <message>
        <source>%1, rank %2, node %3</source>
        <comment>a type of operations</comment>
        <translation>%1，rank %2，节点 %3</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <comment>a size</comment>
        <translation>%1 (字节)</translation>
    </message>
    <message>
        <source>%1 dependencies, %2 dependents</source>
        <translation>依赖 %1 个，被 %2 个依赖</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DetailsView</name>
    <message>
        <source>Details of the selection</source>
        <translation>所选内容的详细信息</translation>
    </message>
    <message>
        <source>No operation or link selected</source>
        <translation>未选择操作或链路</translation>
    </message>
    <message>
        <source>Click an operation in the timeline to see its facts and what it waited for, or a link in the heat map.</source>
        <translation>单击时间线中的操作可查看其信息以及它等待了什么，也可单击热力图中的链路。</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>关闭详细信息</translation>
    </message>
    <message>
        <source>&amp;Close the details</source>
        <translation>关闭详细信息(&amp;C)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Looking up the selected operation</source>
        <translation>正在查找所选操作</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>已选择 %n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>This link is not in the fabric of %1.</source>
        <translation>此链路不在 %1 的互连结构中。</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>使用者</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>It has no record in %1.</source>
        <translation>它在 %1 中没有记录。</translation>
    </message>
    <message>
        <source>Waited last for</source>
        <translation>最后等待</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>依赖于</translation>
    </message>
    <message>
        <source>Needed by</source>
        <translation>被依赖于</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no record</source>
        <translation>无记录</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceCanvas</name>
    <message>
        <source>Heat map of differences</source>
        <translation>差异热力图</translation>
    </message>
    <message>
        <source>By how much each link was busier or less busy in the second run. The table of links lists the same.</source>
        <translation>每条链路在第二次运行中更忙或更闲多少。链路表格列出相同内容。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>a difference of shares, and from when to when</extracomment>
        <translation>%1，从 %2 到 %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceLegend</name>
    <message>
        <source>Colours from blue, where a link is less busy in B, over 0 to orange, where it is busier</source>
        <translation>颜色从蓝色 (链路在 B 中较闲) 经 0 到橙色 (较忙)</translation>
    </message>
    <message>
        <source>less busy in B</source>
        <translation>在 B 中较闲</translation>
    </message>
    <message>
        <source>busier in B</source>
        <translation>在 B 中较忙</translation>
    </message>
    <message>
        <source>without partner</source>
        <translation>没有对应项</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceMap</name>
    <message>
        <source>Fabric coloured by the difference of link utilization</source>
        <translation>按链路利用率之差着色的互连结构</translation>
    </message>
    <message>
        <source>The table of links lists the same.</source>
        <translation>链路表格列出相同内容。</translation>
    </message>
    <message>
        <source>Laying out the fabric</source>
        <translation>排列互连结构</translation>
    </message>
    <message>
        <source>Difference of link utilization over the runs, B − A</source>
        <translation>整次运行的链路利用率之差，B − A</translation>
    </message>
    <message>
        <source>Difference of link utilization from %1 to %2, B − A</source>
        <translation>从 %1 到 %2 的链路利用率之差，B − A</translation>
    </message>
    <message>
        <source>%1 in the selected range</source>
        <translation>所选范围内 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>%n 条出向链路</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the largest difference %2</source>
        <extracomment>links of a node, and a difference in percentage points</extracomment>
        <translation>%1，最大差异 %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DimensionTableModel</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>“%1” is no size: write a number such as 8, or 4x4 where a dimension has several.</source>
        <translation>“%1”不是大小：请输入 8 之类的数值，若维度有多个值则输入 4x4 之类。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricDocument</name>
    <message>
        <source>Check the fabric</source>
        <translation>检查互连结构</translation>
    </message>
    <message>
        <source>Add NPU</source>
        <translation>添加 NPU</translation>
    </message>
    <message>
        <source>Add switch</source>
        <translation>添加交换机</translation>
    </message>
    <message>
        <source>Add cable</source>
        <translation>添加线缆</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>添加链路</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n link(s)</source>
        <translation>
            <numerusform>删除 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n node(s)</source>
        <translation>
            <numerusform>删除 %n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n node(s)</source>
        <translation>
            <numerusform>创建 %n 个节点的副本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copy</source>
        <comment>name of a duplicated node</comment>
        <translation>%1 副本</translation>
    </message>
    <message>
        <source>Rename node</source>
        <translation>重命名节点</translation>
    </message>
    <message>
        <source>Change forwarding</source>
        <translation>更改转发</translation>
    </message>
    <message>
        <source>Change kind of node</source>
        <translation>更改节点种类</translation>
    </message>
    <message>
        <source>Change bandwidth</source>
        <translation>更改带宽</translation>
    </message>
    <message>
        <source>Change latency</source>
        <translation>更改延迟</translation>
    </message>
    <message>
        <source>Change dimensions</source>
        <translation>更改维度</translation>
    </message>
    <message>
        <source>Clear what-if</source>
        <translation>清除假设情形</translation>
    </message>
    <message>
        <source>Change what-if</source>
        <translation>更改假设情形</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresModel</name>
    <message>
        <source>fraction</source>
        <extracomment>unit of a number in CSV: 0.41 is 41 %</extracomment>
        <translation>比例</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresPanel</name>
    <message>
        <source>Size of the collective</source>
        <translation>集合通信的大小</translation>
    </message>
    <message>
        <source>The bytes that a rank puts in, as traces count them; of an all-gather its shard</source>
        <translation>每个 rank 输入的字节数，按轨迹计算；对 all-gather 为其分片</translation>
    </message>
    <message>
        <source>Figures of the schedule</source>
        <translation>调度方案的指标</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Level by level: each level waits for the one before. In a run steps overlap; a simulated or synthesized time is shorter.</source>
        <translation>逐层级：每个层级等待前一层级。运行中步骤会重叠；模拟或合成的时间更短。</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size, the same as nccl-tests count</source>
        <extracomment>Chakra&apos;s comm_size is that of traces; nccl-tests are NVIDIA&apos;s benchmarks; %1: a size such as &quot;64 MiB&quot;</extracomment>
        <translation>Chakra 的 comm_size，与 nccl-tests 的计算相同</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size; %1 as nccl-tests count</source>
        <translation>Chakra 的 comm_size；nccl-tests 计为 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresTable</name>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>数据块数</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输数</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>层级数</translation>
    </message>
    <message>
        <source>Time, level by level</source>
        <translation>逐层级时间</translation>
    </message>
    <message>
        <source>Most sent by a rank</source>
        <translation>单个 rank 最大发送量</translation>
    </message>
    <message>
        <source>Least sent by a rank</source>
        <translation>单个 rank 最小发送量</translation>
    </message>
    <message>
        <source>Most received by a rank</source>
        <translation>单个 rank 最大接收量</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤数</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道数</translation>
    </message>
    <message>
        <source>Most blocks of a rank</source>
        <translation>单个 rank 最多线程块</translation>
    </message>
    <message>
        <source>Most scratch of a rank</source>
        <translation>单个 rank 最大暂存区</translation>
    </message>
    <message>
        <source>The longest chain of steps that wait for each other</source>
        <translation>依次等待的步骤所构成的最长链</translation>
    </message>
    <message>
        <source>On the fabric, if each level waits for the end of the one before: its busiest link or its longest message. Steps of a run overlap, so that the simulated time is shorter.</source>
        <translation>在互连结构上，若每个层级都等待前一层级结束：其最忙的链路或最长的消息。运行中步骤会重叠，因此模拟时间更短。</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>%n 个数据块</numerusform>
        </translation>
    </message>
    <message>
        <source>same</source>
        <comment>two figures do not differ</comment>
        <translation>相同</translation>
    </message>
    <message>
        <source>more</source>
        <comment>one figure is above nothing</comment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>B to A</source>
        <comment>heading: the second figure as a multiple of the first</comment>
        <translation>B 比 A</translation>
    </message>
    <message>
        <source>The second schedule&apos;s figure as a multiple of the first&apos;s</source>
        <translation>第二个调度方案的指标相当于第一个的倍数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FilterBar</name>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Name contains</source>
        <translation>名称包含</translation>
    </message>
    <message>
        <source>Show the operations whose name contains this, in any case</source>
        <translation>显示名称包含此文本的操作，不区分大小写</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Show operations of these types only</source>
        <translation>只显示这些类型的操作</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>所有 rank</translation>
    </message>
    <message>
        <source>Rank </source>
        <comment>before a number</comment>
        <translation>Rank </translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Show the operations of one rank only</source>
        <translation>只显示一个 rank 的操作</translation>
    </message>
    <message>
        <source>Process group</source>
        <translation>进程组</translation>
    </message>
    <message>
        <source>Show the collectives of one process group only</source>
        <translation>只显示一个进程组的集合通信</translation>
    </message>
    <message>
        <source>Least size in bytes</source>
        <translation>大小下限 (字节)</translation>
    </message>
    <message>
        <source>Show the operations of at least this size: MB is 10^6, MiB is 2^20 bytes</source>
        <translation>显示至少为此大小的操作：MB 为 10^6 字节，MiB 为 2^20 字节</translation>
    </message>
    <message>
        <source>&amp;Size ≥</source>
        <comment>followed by a number of bytes</comment>
        <translation>大小(&amp;S) ≥</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>所有组</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a type of operations and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>%n 种类型</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>移除此筛选条件</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>移除筛选条件 %1</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>名称：%1</translation>
    </message>
    <message>
        <source>type: %1</source>
        <translation>类型：%1</translation>
    </message>
    <message>
        <source>rank: %1</source>
        <translation>rank：%1</translation>
    </message>
    <message>
        <source>group: %1</source>
        <translation>组：%1</translation>
    </message>
    <message>
        <source>size ≥ %1</source>
        <translation>大小 ≥ %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>在文本中查找</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Stop finding</source>
        <translation>结束查找</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>无匹配</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among those found</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsList</name>
    <message>
        <source>Findings about the settings</source>
        <translation>关于设置的检查结果</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsPage</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Nothing to report</source>
        <translation>没有要报告的内容</translation>
    </message>
    <message>
        <source>The readers and the validator found nothing wrong with this workload.</source>
        <translation>读取器和校验器未发现此工作负载有任何问题。</translation>
    </message>
    <message numerus="yes">
        <source>No file for %n rank(s): %1</source>
        <translation>
            <numerusform>有 %n 个 rank 没有文件：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The file, rank and node</source>
        <translation>文件、rank 和节点</translation>
    </message>
    <message>
        <source>This finding is not about a single operation.</source>
        <translation>此检查结果不针对单个操作。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlagBox</name>
    <message>
        <source>On (off by default)</source>
        <translation>开 (默认为关)</translation>
    </message>
    <message>
        <source>Off (the default)</source>
        <translation>关 (默认)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlameBars</name>
    <message>
        <source>Time of the range as boxes in boxes</source>
        <translation>以嵌套方框显示时间范围内的时间</translation>
    </message>
    <message>
        <source>Kinds, collectives and names; the tables by kind, collective and name say the same.</source>
        <translation>种类、集合通信和名称；按种类、集合通信和名称的表格内容与此相同。</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>所有操作</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>a box of the time of a range: what it is, and its share</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlowPlayer</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Pla&amp;y messages</source>
        <translation>播放消息(&amp;Y)</translation>
    </message>
    <message>
        <source>Moves the time cursor, and the messages of the run along the links</source>
        <translation>移动时间光标，并使运行的消息沿链路移动</translation>
    </message>
    <message>
        <source>Play again and a&amp;gain</source>
        <translation>循环播放(&amp;G)</translation>
    </message>
    <message>
        <source>Begins anew at the end of the run</source>
        <translation>到运行末尾后重新开始</translation>
    </message>
    <message>
        <source>Show a run first: modes Analyze and Compare</source>
        <translation>请先显示运行：“分析”和“比较”模式</translation>
    </message>
    <message>
        <source>Prepare the messages of %1</source>
        <translation>准备 %1 的消息</translation>
    </message>
    <message>
        <source>Too many messages to move: the colours of the links play</source>
        <translation>消息太多，无法移动显示：改为播放链路颜色</translation>
    </message>
    <message>
        <source>This run sent no messages</source>
        <translation>此次运行未发送消息</translation>
    </message>
    <message>
        <source>This run kept no messages (record level full keeps them): the colours of the links play</source>
        <translation>此次运行未保留消息 (记录级别“完整”会保留)：改为播放链路颜色</translation>
    </message>
    <message>
        <source>This run kept nothing over time: record links or full to play it</source>
        <translation>此次运行未保留随时间变化的数据：请以“链路”或“完整”级别记录后再播放</translation>
    </message>
    <message>
        <source>all in 10 s</source>
        <comment>pace of playing</comment>
        <translation>10 s 播完</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>simulated time a second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>How much of the run&apos;s time passes in a second</source>
        <translation>每秒经过多少运行时间</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GainBars</name>
    <message>
        <source>What each change would gain</source>
        <translation>每项改动能节省多少</translation>
    </message>
    <message>
        <source>The table has the same figures.</source>
        <translation>表格有相同的指标。</translation>
    </message>
    <message>
        <source>makespan: %1
before: %2
change of the makespan: %3</source>
        <translation>总时长：%1
改动前：%2
总时长变化：%3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GenerateDialog</name>
    <message>
        <source>Generate a fabric</source>
        <translation>生成互连结构</translation>
    </message>
    <message>
        <source>Fabric as text</source>
        <translation>互连结构文本</translation>
    </message>
    <message>
        <source>Such as Ring(4,250GB/s,500ns)_FC(8), FatTree(64,oversub=4) or DGX1V</source>
        <translation>例如 Ring(4,250GB/s,500ns)_FC(8)、FatTree(64,oversub=4) 或 DGX1V</translation>
    </message>
    <message>
        <source>Known machines</source>
        <translation>已知机型</translation>
    </message>
    <message>
        <source>Start from…</source>
        <translation>起始于…</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>文本形式(&amp;T)</translation>
    </message>
    <message>
        <source>Dimensions, the first one innermost</source>
        <translation>维度，第一个为最内层</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>添加维度</translation>
    </message>
    <message>
        <source>Remove the dimension</source>
        <translation>移除维度</translation>
    </message>
    <message>
        <source>Move the dimension inwards</source>
        <translation>将维度向内移</translation>
    </message>
    <message>
        <source>Move the dimension outwards</source>
        <translation>将维度向外移</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <comment>place in the text and what is wrong</comment>
        <translation>第 %1 个字符处：%2</translation>
    </message>
    <message>
        <source>The picture comes back when the text can be read.</source>
        <translation>文本可以读取后，图片会重新显示。</translation>
    </message>
    <message>
        <source>Too large for a preview.</source>
        <translation>太大，无法预览。</translation>
    </message>
    <message>
        <source>This fabric cannot be made.</source>
        <translation>无法创建此互连结构。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GridSpace</name>
    <message>
        <source>The fabric has no dimensions: 3-D shows rings, tori and meshes</source>
        <translation>互连结构没有维度：3D 只显示环、环面和网格</translation>
    </message>
    <message>
        <source>3-D shows at most three dimensions</source>
        <translation>3D 最多显示三个维度</translation>
    </message>
    <message>
        <source>The fabric is no grid: 3-D shows rings, tori and meshes only</source>
        <translation>互连结构不是规则网格：3D 只显示环、环面和网格</translation>
    </message>
    <message>
        <source>A dimension is too long for 3-D</source>
        <translation>有一个维度太长，无法以 3D 显示</translation>
    </message>
    <message>
        <source>The fabric has nodes beside its grid</source>
        <translation>互连结构中有规则网格之外的节点</translation>
    </message>
    <message>
        <source>Expand the collapsed groups first</source>
        <translation>请先展开已折叠的组</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Headline</name>
    <message numerus="yes">
        <source>Shows %n link(s) in the heat map</source>
        <translation>
            <numerusform>在热力图中显示 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n rank(s) in the timeline</source>
        <translation>
            <numerusform>在时间线中显示 %n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>what is shown, from a time, to a time</extracomment>
        <translation>%1，%2 至 %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the links</source>
        <translation>链路热力图</translation>
    </message>
    <message>
        <source>How busy each link was over simulated time. The table of links lists the same.</source>
        <translation>各链路在模拟时间内的忙碌程度。链路表格列出相同内容。</translation>
    </message>
    <message>
        <source>No dimension</source>
        <translation>无维度</translation>
    </message>
    <message>
        <source>Dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n link(s)</source>
        <translation>
            <numerusform>%1，%n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links, the busiest %1</source>
        <translation>
            <numerusform>%n 条链路，最忙的为 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 busy from %2 to %3</source>
        <translation>忙碌 %1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 busy over the run</source>
        <translation>整次运行忙碌 %1</translation>
    </message>
    <message>
        <source>&amp;Select the links of this line</source>
        <translation>选择此行的链路(&amp;S)</translation>
    </message>
    <message>
        <source>Show on the &amp;topology</source>
        <translation>在拓扑中显示(&amp;T)</translation>
    </message>
    <message>
        <source>Show in the time&amp;line</source>
        <translation>在时间线中显示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy the names</source>
        <translation>复制名称(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all &amp;figures</source>
        <translation>复制所有指标(&amp;F)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatLegend</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>颜色从 %1 到 %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatMapView</name>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>No link utilization</source>
        <translation>没有链路利用率</translation>
    </message>
    <message>
        <source>Scroll links</source>
        <translation>滚动链路</translation>
    </message>
    <message>
        <source>Order of the links</source>
        <translation>链路的顺序</translation>
    </message>
    <message>
        <source>In which order the links stand</source>
        <translation>链路的排列顺序</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>最热在前</translation>
    </message>
    <message>
        <source>Highest peak first</source>
        <translation>峰值最高在前</translation>
    </message>
    <message>
        <source>By dimension</source>
        <translation>按维度</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>What links that share a line show</source>
        <translation>同一行的多条链路显示什么</translation>
    </message>
    <message>
        <source>What is shown where several links or moments share a place</source>
        <translation>多条链路或多个时刻共用一处时显示的值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>第 95 百分位</translation>
    </message>
    <message>
        <source>Group dimensions</source>
        <translation>按维度分组</translation>
    </message>
    <message>
        <source>Fit all links</source>
        <translation>显示全部链路</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>100 % busy</source>
        <translation>100 % 忙碌</translation>
    </message>
    <message>
        <source>Preparing the heat map…</source>
        <translation>正在准备热力图…</translation>
    </message>
    <message>
        <source>Preparing the heat map of %1</source>
        <translation>正在准备 %1 的热力图</translation>
    </message>
    <message>
        <source>Run with the congestion-aware model at record level links or full.</source>
        <translation>请以拥塞感知模型和“链路”或“完整”记录级别运行。</translation>
    </message>
    <message>
        <source>No link utilization to show</source>
        <translation>没有可显示的链路利用率</translation>
    </message>
    <message>
        <source>%1 took no time</source>
        <translation>%1 未耗时</translation>
    </message>
    <message>
        <source>There is no utilization over time.</source>
        <translation>没有随时间变化的利用率。</translation>
    </message>
    <message>
        <source>%1 has no link utilization over time</source>
        <translation>%1 没有随时间变化的链路利用率</translation>
    </message>
    <message>
        <source>Ordering links</source>
        <translation>正在排列链路</translation>
    </message>
    <message>
        <source>&amp;Fit all links</source>
        <translation>显示全部链路(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Group links by dimension</source>
        <translation>按维度对链路分组(&amp;G)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatParts</name>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatTable</name>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Mean of the run</source>
        <translation>整次运行的平均值</translation>
    </message>
    <message>
        <source>Peak of the run</source>
        <translation>整次运行的峰值</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramChart</name>
    <message>
        <source>Distribution of link use</source>
        <translation>链路使用率的分布</translation>
    </message>
    <message>
        <source>Which links</source>
        <translation>哪些链路</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>The share of links that are used at most so much</source>
        <translation>使用率不超过该值的链路所占比例</translation>
    </message>
    <message>
        <source>Export the distribution as CSV</source>
        <translation>将分布导出为 CSV</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Run the simulation to see how evenly its links are used.</source>
        <translation>请运行模拟，查看链路使用的均匀程度。</translation>
    </message>
    <message>
        <source>Links were not recorded</source>
        <translation>未记录链路</translation>
    </message>
    <message>
        <source>Choose level links or full in the settings and run again.</source>
        <translation>请在设置中选择“链路”或“完整”级别，然后重新运行。</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>所有链路</translation>
    </message>
    <message>
        <source>Dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>imbalance %1× (most ÷ mean)</source>
        <translation>不均衡度 %1× (最大 ÷ 平均)</translation>
    </message>
    <message>
        <source>nothing was carried</source>
        <translation>没有传输任何数据</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s), %1: mean %2, most %3, %4</source>
        <translation>
            <numerusform>%n 条链路，%1：平均 %2，最大 %3，%4</numerusform>
        </translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>busy, % of the makespan</source>
        <translation>忙碌，占总时长的 %</translation>
    </message>
    <message>
        <source>load, % of bandwidth × makespan</source>
        <translation>负载，占带宽 × 总时长的 %</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链路数</translation>
    </message>
    <message>
        <source>links at or below, %</source>
        <translation>不超过该值的链路，%</translation>
    </message>
    <message>
        <source>Export the &amp;distribution of link use as CSV…</source>
        <translation>将链路使用率的分布导出为 CSV(&amp;D)…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramParts</name>
    <message>
        <source>used %1 to %2</source>
        <comment>a class of links</comment>
        <translation>使用率 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the links at or below</source>
        <translation>%1 的链路不超过该值</translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>%1, and %n more like it</source>
        <extracomment>an issue, and how many others differ only in names and numbers</extracomment>
        <translation>
            <numerusform>%1，以及另外 %n 个类似问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>解决办法</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesView</name>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>What is wrong or odd with the topology, the workload, the settings or a run is listed here.</source>
        <translation>拓扑、工作负载、设置或运行中的错误和异常会列在此处。</translation>
    </message>
    <message>
        <source>Which issues to show</source>
        <translation>显示哪些问题</translation>
    </message>
    <message>
        <source>All issues</source>
        <translation>所有问题</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>转到位置(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>忽略(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>将表格导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>下一个问题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous issue</source>
        <translation>上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>There are no issues</source>
        <translation>没有问题</translation>
    </message>
</context>
<context>
    <name>weft::widgets::JobRunner</name>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>an unknown failure</source>
        <translation>未知错误</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LibraryChart</name>
    <message>
        <source>Synthesized algorithm and those of the library</source>
        <translation>合成的算法与算法库中的算法</translation>
    </message>
    <message>
        <source>synthesized</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>%1, finer chunks</source>
        <translation>%1，更细的数据块</translation>
    </message>
    <message>
        <source>library</source>
        <translation>算法库</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间 (µs)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LinkDetails</name>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>传输量</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LinkRows</name>
    <message>
        <source>%1 columns, where source, destination, bandwidth and latency are expected</source>
        <translation>有 %1 列，应为源、目标、带宽和延迟</translation>
    </message>
    <message>
        <source>%1 is linked to itself</source>
        <translation>%1 连接到自身</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>there is no node &quot;%1&quot;</source>
        <translation>没有节点“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bandwidth, such as 50 GB/s</source>
        <translation>“%1”不是 50 GB/s 之类的带宽</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no latency, such as 500 ns</source>
        <translation>“%1”不是 500 ns 之类的延迟</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Lists</name>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list: &quot;12 NPUs, 3 switches&quot;</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MachineBar</name>
    <message>
        <source>&amp;Launches</source>
        <translation>内核启动(&amp;L)</translation>
    </message>
    <message>
        <source>The card whose peaks, memory and launches the times are made of</source>
        <translation>设备卡片，其峰值、内存和启动开销用于计算时间</translation>
    </message>
    <message>
        <source>Whose roofline and algorithms: the device&apos;s with rings, or the system of the settings</source>
        <translation>采用谁的 roofline 和算法：设备的 (使用 ring)，或设置中的系统</translation>
    </message>
    <message>
        <source>Every kernel waits for its launch</source>
        <translation>每个内核都等待其启动</translation>
    </message>
    <message>
        <source>How chains around one collective go: written out by an algorithm, or chunk by chunk</source>
        <translation>围绕一个集合通信的链如何进行：按某种算法完全展开，或逐个数据块</translation>
    </message>
    <message>
        <source>by chunks</source>
        <translation>按数据块</translation>
    </message>
    <message>
        <source>Into how many chunks each chain that overlaps is cut</source>
        <translation>每条重叠的链切分成多少个数据块</translation>
    </message>
    <message>
        <source>The algorithm of all collectives that it fits</source>
        <translation>所有适用的集合通信所采用的算法</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>设备(&amp;D)：</translation>
    </message>
    <message>
        <source>S&amp;ystem:</source>
        <translation>系统(&amp;Y)：</translation>
    </message>
    <message>
        <source>Cha&amp;ins:</source>
        <translation>链(&amp;I)：</translation>
    </message>
    <message>
        <source>C&amp;ollectives:</source>
        <translation>集合通信(&amp;O)：</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>数据块数(&amp;H)：</translation>
    </message>
    <message>
        <source>Card from a file…</source>
        <translation>来自文件的卡片…</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多种</translation>
    </message>
    <message>
        <source>Use a device card</source>
        <translation>使用设备卡片</translation>
    </message>
    <message>
        <source>Device cards (*.json);;All files (*)</source>
        <translation>设备卡片 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>of the device</source>
        <extracomment>the field &quot;System&quot;: which one is taken</extracomment>
        <translation>设备的</translation>
    </message>
    <message>
        <source>of the settings</source>
        <translation>设置中的</translation>
    </message>
    <message>
        <source>of the system</source>
        <extracomment>the field &quot;Collectives&quot;: which algorithms are taken</extracomment>
        <translation>系统的</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MapLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>颜色的含义</translation>
    </message>
    <message>
        <source>%1. A click folds or unfolds the legend</source>
        <translation>%1。单击可折叠或展开图例</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>降级</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MatrixCanvas</name>
    <message>
        <source>Traffic matrix</source>
        <translation>流量矩阵</translation>
    </message>
    <message>
        <source>What every NPU sent to every other one: sources down, destinations across.</source>
        <translation>每个 NPU 向其他每个 NPU 发送的量：纵向为源，横向为目标。</translation>
    </message>
    <message>
        <source>destination →</source>
        <translation>目标 →</translation>
    </message>
    <message>
        <source>source ↓</source>
        <translation>源 ↓</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>无消息</translation>
    </message>
    <message>
        <source>%1 in %2 messages</source>
        <translation>%1，%2 条消息</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n message(s)</source>
        <translation>
            <numerusform>%1，%n 条消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::MatrixParts</name>
    <message>
        <source>from %1</source>
        <comment>a row of the traffic matrix</comment>
        <translation>来自 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Minimap</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>单击或拖动可移动视图</translation>
    </message>
</context>
<context>
    <name>weft::widgets::NewScheduleDialog</name>
    <message>
        <source>New schedule from the library</source>
        <translation>从算法库新建调度方案</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>创建(&amp;M)</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>通信模式</translation>
    </message>
    <message>
        <source>What the ranks do together</source>
        <translation>各 rank 共同完成的通信</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Greyed ones cannot serve this pattern, group or fabric; point at them to see why</source>
        <translation>灰色的算法不适用于此通信模式、组或互连结构；将指针移到其上可查看原因</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>通信模式(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Algorithm:</source>
        <translation>算法(&amp;A)：</translation>
    </message>
    <message>
        <source>Number of ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>There is no fabric: how many ranks take part</source>
        <translation>没有互连结构：请指定参与的 rank 数</translation>
    </message>
    <message>
        <source>NPUs that take part</source>
        <translation>参与的 NPU</translation>
    </message>
    <message>
        <source>Such as 0-7,16, in the order of the ring; empty: all NPUs of the fabric</source>
        <translation>例如 0-7,16，按环的顺序；留空：互连结构的所有 NPU</translation>
    </message>
    <message numerus="yes">
        <source>all NPUs of the fabric: %n</source>
        <translation>
            <numerusform>互连结构的所有 NPU：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>组(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Ranks:</source>
        <translation>rank 数(&amp;R)：</translation>
    </message>
    <message>
        <source>Size as traces count it</source>
        <translation>按轨迹计算的大小</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size: of an all-gather the shard of each rank, else the full buffer</source>
        <translation>Chakra 的 comm_size：对 all-gather 为每个 rank 的分片，否则为完整缓冲区</translation>
    </message>
    <message>
        <source>Size as nccl-tests count it</source>
        <translation>按 nccl-tests 计算的大小</translation>
    </message>
    <message>
        <source>Of an all-gather what each rank ends with, else the full buffer</source>
        <translation>对 all-gather 为每个 rank 最终得到的量，否则为完整缓冲区</translation>
    </message>
    <message>
        <source>&amp;Size, Chakra&apos;s comm_size:</source>
        <translation>大小，Chakra 的 comm_size(&amp;S)：</translation>
    </message>
    <message>
        <source>Size, as &amp;nccl-tests count:</source>
        <translation>大小，按 nccl-tests 计算(&amp;N)：</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道数</translation>
    </message>
    <message>
        <source>Copies of the program that run beside each other, each with its part of the data</source>
        <translation>程序的并行副本数，每个副本处理一部分数据</translation>
    </message>
    <message>
        <source>the algorithm&apos;s own choice</source>
        <translation>由算法决定</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>片段数</translation>
    </message>
    <message>
        <source>Parts of the data that follow each other, or take different ways</source>
        <translation>先后传输或经由不同路径的各部分数据</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>The rank that gives or gets everything, as a place in the group</source>
        <translation>提供或得到全部数据的 rank，以其在组中的位置表示</translation>
    </message>
    <message>
        <source>&amp;In place: input and output share memory</source>
        <translation>就地：输入和输出共用内存(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Channels:</source>
        <translation>通道数(&amp;C)：</translation>
    </message>
    <message>
        <source>Pi&amp;eces:</source>
        <translation>片段数(&amp;E)：</translation>
    </message>
    <message>
        <source>R&amp;oot:</source>
        <translation>根(&amp;O)：</translation>
    </message>
    <message>
        <source>Asking the library</source>
        <translation>正在查询算法库</translation>
    </message>
    <message>
        <source>Cannot serve: %1</source>
        <extracomment>%1: why an algorithm cannot serve, a sentence</extracomment>
        <translation>不适用：%1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::NumberField</name>
    <message>
        <source>default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>“%1” is no value for it. %2</source>
        <extracomment>the text of a field, and what is expected there</extracomment>
        <translation>“%1”不是有效值。%2</translation>
    </message>
    <message>
        <source>Expected: a whole number, at least %1</source>
        <translation>应为：整数，不小于 %1</translation>
    </message>
    <message>
        <source>Expected: a whole number, more than %1</source>
        <translation>应为：整数，大于 %1</translation>
    </message>
    <message>
        <source>Expected: a number, at least %1</source>
        <translation>应为：数值，不小于 %1</translation>
    </message>
    <message>
        <source>Expected: a number, more than %1</source>
        <translation>应为：数值，大于 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationKind</name>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>memory-load</source>
        <translation>内存读取</translation>
    </message>
    <message>
        <source>memory-store</source>
        <translation>内存写入</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationsModel</name>
    <message>
        <source>Filter operations</source>
        <translation>筛选操作</translation>
    </message>
    <message>
        <source>Bytes: the message of a communication (comm_size), else the tensor of the operation</source>
        <translation>字节数：通信的消息 (comm_size)，否则为操作的张量</translation>
    </message>
    <message>
        <source>The duration that the trace gives, if any; exported in microseconds</source>
        <translation>轨迹给出的持续时间 (若有)；以微秒导出</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小 (字节)</translation>
    </message>
    <message>
        <source>FLOP</source>
        <comment>floating-point operations, a count</comment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>a process group</comment>
        <translation>组</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>依赖</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationsPage</name>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>%1 of %2 operations</source>
        <comment>those shown, and all of them</comment>
        <translation>%2 个操作中的 %1 个</translation>
    </message>
    <message>
        <source> – filtering…</source>
        <translation> – 正在筛选…</translation>
    </message>
    <message>
        <source> – %1 selected</source>
        <translation> – 已选择 %1 个</translation>
    </message>
    <message>
        <source> (the first %1 in the other views)</source>
        <translation> (其他视图中为前 %1 个)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OverviewStrip</name>
    <message>
        <source>Overview of the run</source>
        <translation>运行概览</translation>
    </message>
    <message>
        <source>Drag the brush or its edges; drag outside to show another range; double-click shows all</source>
        <translation>拖动选框或其边缘；在外部拖动可显示其他时间范围；双击显示全部</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PathBars</name>
    <message>
        <source>What the critical path&apos;s time went to</source>
        <translation>关键路径的时间去向</translation>
    </message>
    <message>
        <source>The table has the same figures.</source>
        <translation>表格有相同的指标。</translation>
    </message>
    <message>
        <source>all else</source>
        <translation>其余全部</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Place</name>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <comment>of a trace</comment>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a place: &quot;a.0.et, byte 812, rank 0&quot;</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what is wrong, and what to do about it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place, and what is wrong there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>remote memory</source>
        <translation>远程内存</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PlayerBar</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramEditor</name>
    <message>
        <source>Text of the program</source>
        <translation>程序文本</translation>
    </message>
    <message>
        <source>Write the program</source>
        <translation>编写程序</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>%1：大小 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rank(s)</source>
        <translation>
            <numerusform>%1：%n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab writes into the text. F6 goes on to the next view.</source>
        <translation>Tab 键会写入文本。F6 转到下一个视图。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramSession</name>
    <message>
        <source>Reading the program</source>
        <translation>正在读取程序</translation>
    </message>
    <message>
        <source>What can be done with the stages</source>
        <translation>可对阶段进行的操作</translation>
    </message>
    <message>
        <source>The text has mistakes: put them right first</source>
        <translation>文本有错误：请先更正</translation>
    </message>
    <message>
        <source>The program is being read: once more, please</source>
        <translation>正在读取程序：请再试一次</translation>
    </message>
    <message>
        <source>A schedule has this step already: it is shown</source>
        <translation>已有调度方案包含此步骤：已显示它</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>Set what the program runs on</source>
        <translation>设置程序的运行环境</translation>
    </message>
    <message>
        <source>There is no fabric to run on: draw, generate or open one</source>
        <translation>没有可供运行的互连结构：请绘制、生成或打开一个</translation>
    </message>
    <message>
        <source>The program has %1 ranks, the fabric %2 NPUs</source>
        <translation>程序有 %1 个 rank，互连结构有 %2 个 NPU</translation>
    </message>
    <message>
        <source>Timing a schedule</source>
        <translation>正在为调度方案计时</translation>
    </message>
    <message>
        <source>Checking a schedule</source>
        <translation>正在检查调度方案</translation>
    </message>
    <message>
        <source>Recording a schedule</source>
        <translation>正在记录调度方案</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramView</name>
    <message>
        <source>No program yet</source>
        <translation>尚无程序</translation>
    </message>
    <message>
        <source>A program says what is computed on all ranks and what they send each other. Open one or a sample, or write one.</source>
        <translation>程序说明在所有 rank 上计算什么，以及它们相互发送什么。请打开程序或示例，或自行编写。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Program without a file</source>
        <translation>没有文件的程序</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n mistake(s)</source>
        <translation>
            <numerusform>%1 – %n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin a program</source>
        <translation>新建程序</translation>
    </message>
    <message>
        <source>Lay out the program</source>
        <translation>格式化程序</translation>
    </message>
    <message>
        <source>&amp;New program</source>
        <translation>新建程序(&amp;N)</translation>
    </message>
    <message>
        <source>Begin with a few lines that can be changed</source>
        <translation>从可修改的几行开始</translation>
    </message>
    <message>
        <source>&amp;Open a program…</source>
        <translation>打开程序(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a .weave file</source>
        <translation>打开 .weave 文件</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>示例 %1</translation>
    </message>
    <message>
        <source>A bundled program with its schedules</source>
        <translation>附带的程序及其调度方案</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>示例(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>格式化(&amp;L)</translation>
    </message>
    <message>
        <source>Write the program in its one layout</source>
        <translation>以统一格式书写程序</translation>
    </message>
    <message>
        <source>&amp;Complete the word</source>
        <translation>补全单词(&amp;C)</translation>
    </message>
    <message>
        <source>Words and names that begin like it</source>
        <translation>以此开头的关键字和名称</translation>
    </message>
    <message>
        <source>F&amp;ind in the text</source>
        <translation>在文本中查找(&amp;I)</translation>
    </message>
    <message>
        <source>Marks all places of a word, and goes from one to the next</source>
        <translation>标记某个词的所有位置，并可逐个跳转</translation>
    </message>
    <message>
        <source>Find the ne&amp;xt</source>
        <translation>查找下一处(&amp;X)</translation>
    </message>
    <message>
        <source>The next place of what is sought</source>
        <translation>所查找内容的下一处</translation>
    </message>
    <message>
        <source>Find the one &amp;before</source>
        <translation>查找上一处(&amp;B)</translation>
    </message>
    <message>
        <source>The place before of what is sought</source>
        <translation>所查找内容的上一处</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PropertySheet</name>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>In the run</source>
        <translation>在运行中</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Select nodes or links.</source>
        <translation>请选择节点或链路。</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>several objects have different values</comment>
        <translation>多个值</translation>
    </message>
    <message>
        <source>Forwards traffic of others</source>
        <translation>转发其他节点的流量</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>名称(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <translation>X(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Y</source>
        <translation>Y(&amp;Y)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>带宽(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation>延迟(&amp;L)</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设情形</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Bandwidth left</source>
        <translation>剩余带宽</translation>
    </message>
    <message>
        <source>Extra latency</source>
        <translation>额外延迟</translation>
    </message>
    <message>
        <source>Compute speed</source>
        <translation>计算速度</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Back to a healthy fabric</source>
        <translation>恢复为正常的互连结构</translation>
    </message>
    <message>
        <source>Band&amp;width left</source>
        <translation>剩余带宽(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xtra latency</source>
        <translation>额外延迟(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Compute speed</source>
        <translation>计算速度(&amp;C)</translation>
    </message>
    <message>
        <source>Change position</source>
        <translation>更改位置</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>请逐个设置</translation>
    </message>
</context>
<context>
    <name>weft::widgets::QuantityEdit</name>
    <message>
        <source>Not a value</source>
        <translation>不是有效值</translation>
    </message>
    <message>
        <source>Bandwidth with its unit: GB/s is 10^9 bytes a second, GiB/s is 2^30</source>
        <translation>带宽及其单位：GB/s 为每秒 10^9 字节，GiB/s 为每秒 2^30 字节</translation>
    </message>
    <message>
        <source>A number of bytes with its unit: MB is 10^6, MiB is 2^20</source>
        <translation>字节数及其单位：MB 为 10^6，MiB 为 2^20</translation>
    </message>
    <message>
        <source>A time with its unit: ns, µs, ms or s</source>
        <translation>时间及其单位：ns、µs、ms 或 s</translation>
    </message>
    <message>
        <source>The least value is %1.</source>
        <translation>最小值为 %1。</translation>
    </message>
    <message>
        <source>The greatest value is %1.</source>
        <translation>最大值为 %1。</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>several objects have different values</comment>
        <translation>多个值</translation>
    </message>
</context>
<context>
    <name>weft::widgets::QuantityReading</name>
    <message>
        <source>Write a bandwidth such as %1 GB/s, 400 Gbps or 50 GiB/s.</source>
        <translation>请输入带宽，例如 %1 GB/s、400 Gbps 或 50 GiB/s。</translation>
    </message>
    <message>
        <source>Write a size such as 64 MiB, %1 GB or 4096.</source>
        <translation>请输入大小，例如 64 MiB、%1 GB 或 4096。</translation>
    </message>
    <message>
        <source>Write a time such as 500 ns, %1 µs or 2 ms.</source>
        <translation>请输入时间，例如 500 ns、%1 µs 或 2 ms。</translation>
    </message>
    <message>
        <source>Write a number such as 12 or %1.</source>
        <translation>请输入数值，例如 12 或 %1。</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 and as %3: write one of these.</source>
        <translation>“%1”既可读作 %2，也可读作 %3：请输入其中之一。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数值。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>“%1”无法读取。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeGroupsModel</name>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of the time of all operations of all NPUs; those that overlap count each</source>
        <translation>占所有 NPU 所有操作的时间；重叠的操作分别计入</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Sum of durations inside the range; operations that overlap count each</source>
        <translation>时间范围内持续时间之和；重叠的操作分别计入</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>That touch the range</source>
        <translation>与时间范围有交集的操作</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Time of an operation inside the range</source>
        <translation>操作在时间范围内的时间</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Time of one operation inside the range</source>
        <translation>单个操作在时间范围内的时间</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeTable</name>
    <message>
        <source>Figures of the range</source>
        <translation>时间范围的指标</translation>
    </message>
    <message>
        <source>Time of the range by what was done</source>
        <translation>时间范围内的时间，按操作内容划分</translation>
    </message>
    <message>
        <source>What the time of the range is added up by</source>
        <translation>时间范围内的时间按什么汇总</translation>
    </message>
    <message>
        <source>By NPU</source>
        <translation>按 NPU</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按种类</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By collective</source>
        <translation>按集合通信</translation>
    </message>
    <message>
        <source>As flames</source>
        <translation>火焰图</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation>没有指标</translation>
    </message>
    <message>
        <source>Run a simulation at record level full, then drag over the timeline to choose a range.</source>
        <translation>请以“完整”记录级别运行模拟，然后在时间线上拖动以选择时间范围。</translation>
    </message>
    <message>
        <source>%1 kept no operations</source>
        <translation>%1 未保留操作</translation>
    </message>
    <message>
        <source>Figures of a range need record level full. Choose it in the settings of the run and run again.</source>
        <translation>时间范围的指标需要“完整”记录级别。请在运行的设置中选择它，然后重新运行。</translation>
    </message>
    <message>
        <source>Summing the range</source>
        <translation>正在汇总时间范围</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>E&amp;xport the figures as CSV…</source>
        <translation>将指标导出为 CSV(&amp;X)…</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeUsageModel</name>
    <message>
        <source>All NPUs</source>
        <translation>所有 NPU</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Time in which any compute ran</source>
        <translation>有任何计算在进行的时间</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Time in which any communication was in flight</source>
        <translation>有任何通信在途的时间</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Time in which compute ran and communication was in flight</source>
        <translation>计算在进行且通信在途的时间</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>Time in which communication was in flight and no compute ran</source>
        <translation>通信在途而没有计算在进行的时间</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Time of the range in which neither was the case</source>
        <translation>时间范围内两者都没有的时间</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>CPU 计算</translation>
    </message>
    <message>
        <source>Sum of durations; operations that overlap count each</source>
        <translation>持续时间之和；重叠的操作分别计入</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>发送的字节数</translation>
    </message>
    <message>
        <source>Handed to the network inside the range</source>
        <translation>在时间范围内交给网络的量</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>That touch the range</source>
        <translation>与时间范围有交集的操作</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankBars</name>
    <message>
        <source>How each rank spent its time</source>
        <translation>各 rank 的时间构成</translation>
    </message>
    <message>
        <source>The Ranks table has the same figures.</source>
        <translation>“Rank”表格有相同的指标。</translation>
    </message>
    <message>
        <source>rank 0</source>
        <translation>rank 0</translation>
    </message>
    <message numerus="yes">
        <source>each bar: mean of %n ranks</source>
        <translation>
            <numerusform>每个条形：%n 个 rank 的平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>compute with communication behind it</source>
        <translation>与通信重叠的计算</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>暴露</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>ranks %1 to %2, means</source>
        <translation>rank %1 至 %2，平均值</translation>
    </message>
    <message>
        <source>compute: %1
compute with communication behind it: %2
exposed communication: %3
idle: %4
finish: %5</source>
        <translation>计算：%1
与通信重叠的计算：%2
暴露的通信：%3
空闲：%4
完成时间：%5</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankList</name>
    <message>
        <source>&apos;%1&apos; is no rank and no range of ranks such as 0-7</source>
        <translation>“%1”不是 rank，也不是 0-7 之类的 rank 范围</translation>
    </message>
    <message>
        <source>rank %1 does not exist: the highest is %2</source>
        <translation>rank %1 不存在：最大为 %2</translation>
    </message>
    <message>
        <source>rank %1 is listed twice</source>
        <translation>rank %1 列出了两次</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Report</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the number of a page, and how many there are</extracomment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ReportDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>S&amp;ections, in their order</source>
        <translation>章节及其顺序(&amp;E)</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>绘图：%1</translation>
    </message>
    <message>
        <source>There is nothing to say here yet</source>
        <translation>此处还没有可说明的内容</translation>
    </message>
    <message>
        <source>Choose at least one section.</source>
        <translation>请至少选择一个章节。</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>正在编排页面…</translation>
    </message>
    <message>
        <source>Laying out a report</source>
        <translation>正在编排报告</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing a report</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>The preview was stopped; a file has all pages.</source>
        <translation>预览已停止；文件包含所有页面。</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>报告的进度</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>The report was stopped and is not written</source>
        <translation>报告生成已停止，未写入</translation>
    </message>
    <message>
        <source>It was stopped before it was drawn</source>
        <translation>在绘制完成前已停止</translation>
    </message>
    <message>
        <source>There is nothing to report yet: open a project, or make a fabric and run a workload on it.</source>
        <translation>尚无可报告的内容：请打开一个项目，或创建互连结构并在其上运行工作负载。</translation>
    </message>
    <message>
        <source>It could not be drawn</source>
        <translation>无法绘制</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n section(s) are not drawn.</source>
        <translation>
            <numerusform>已停止：%n 个部分尚未绘制。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>继续(&amp;O)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ResultPanel</name>
    <message>
        <source>Open in &amp;schedule view</source>
        <translation>在调度方案视图中打开(&amp;S)</translation>
    </message>
    <message>
        <source>Shows the algorithm step by step, with its verdict</source>
        <translation>逐步显示该算法及其判定</translation>
    </message>
    <message>
        <source>&amp;Compare with the library</source>
        <translation>与算法库比较(&amp;C)</translation>
    </message>
    <message>
        <source>Simulates every algorithm of the library that can serve, on the same fabric</source>
        <translation>在同一互连结构上模拟算法库中所有适用的算法</translation>
    </message>
    <message>
        <source>Show &amp;on topology</source>
        <translation>在拓扑中显示(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the links of the tight cut in the topology view</source>
        <translation>在拓扑视图中选择紧割的链路</translation>
    </message>
    <message>
        <source>&amp;Use for this workload…</source>
        <translation>用于此工作负载(&amp;U)…</translation>
    </message>
    <message>
        <source>Sets it as the algorithm of chosen collectives</source>
        <translation>将其设为所选集合通信的算法</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes it as MSCCL XML, as Weft&apos;s JSON or as Chakra traces</source>
        <translation>保存为 MSCCL XML、Weft JSON 或 Chakra 轨迹</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>修复(&amp;R)</translation>
    </message>
    <message>
        <source>Links that it uses have failed or become slower: makes it anew and keeps as much of it as can be</source>
        <translation>它使用的链路发生故障或变慢：重新生成，并尽可能保留原有部分</translation>
    </message>
    <message>
        <source>The verifier refuses the result: %1</source>
        <translation>验证器拒绝此结果：%1</translation>
    </message>
    <message>
        <source>%1 – proved optimal</source>
        <translation>%1 – 已证明最优</translation>
    </message>
    <message>
        <source>%1 – %2 of the exact bound, %3</source>
        <translation>%1 – 达到精确下界 %3 的 %2</translation>
    </message>
    <message>
        <source>%1 – %2 of the best bound found, %3</source>
        <translation>%1 – 达到已找到的最佳下界 %3 的 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s)</source>
        <translation>
            <numerusform>%Ln 次传输</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1</source>
        <translation>
            <numerusform>%n 个 %1 的数据块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n 次构造</numerusform>
        </translation>
    </message>
    <message>
        <source>searched for %1</source>
        <translation>搜索用时 %1</translation>
    </message>
    <message>
        <source>%1 simulated, where switches neither multicast nor sum</source>
        <translation>模拟结果为 %1，其中交换机既不多播也不求和</translation>
    </message>
    <message>
        <source>%1 simulated, where switches send on what comes first and links are free before arrivals</source>
        <translation>模拟结果为 %1，其中交换机先到先转发，链路在消息到达前即空闲</translation>
    </message>
    <message>
        <source>%1 where links do not wait for arrivals</source>
        <translation>若链路不等待消息到达则为 %1</translation>
    </message>
    <message>
        <source>%1 at least for a reduce-scatter and then an all-gather</source>
        <translation>先 reduce-scatter 再 all-gather 至少需要 %1</translation>
    </message>
    <message>
        <source>transfers kept: %1, at another time: %2, new: %3, not needed any more: %4</source>
        <translation>保留的传输：%1，改变时间：%2，新增：%3，不再需要：%4</translation>
    </message>
    <message>
        <source>stopped: the best until then</source>
        <translation>已停止：到此为止的最佳结果</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>nccl-tests：%1。comm_size：%2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>links</comment>
        <translation>另外 %1 条</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln 个数据块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln link(s) limit everything: %1. %2 in %3 at %4 together.</source>
        <translation>
            <numerusform>这 %Ln 条链路限制了整体：%1。以合计 %4 的带宽传输 %3，需要 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stop left the schedule and its proof out. The search has checked every transfer.</source>
        <translation>因停止而没有调度方案及其证明。搜索已检查每次传输。</translation>
    </message>
    <message>
        <source>This result stays compact: with more than %1 transfers it cannot be shown rank by rank or given to a workload. Every transfer of it has been replayed and found right.</source>
        <translation>此结果保持紧凑形式：传输超过 %1 次时，无法逐个 rank 显示，也无法用于工作负载。其中每次传输都已回放并确认正确。</translation>
    </message>
    <message>
        <source>It can be saved as a file of equal steps.</source>
        <translation>它可以保存为等长步骤文件。</translation>
    </message>
    <message>
        <source>There is no result yet.</source>
        <translation>尚无结果。</translation>
    </message>
    <message>
        <source>The result has %1 transfers; this is possible up to %2.</source>
        <translation>此结果有 %1 次传输；最多支持 %2 次。</translation>
    </message>
    <message>
        <source>The verifier refuses the result.</source>
        <translation>验证器拒绝此结果。</translation>
    </message>
    <message>
        <source>A stop ended the proof of the result.</source>
        <translation>因停止而未完成对结果的证明。</translation>
    </message>
    <message>
        <source>Nor are its links of one speed, as a file of equal steps needs.</source>
        <translation>而且其链路速度不一，而等长步骤文件要求速度一致。</translation>
    </message>
    <message>
        <source>No links by themselves limit this result.</source>
        <translation>没有链路单独限制此结果。</translation>
    </message>
    <message>
        <source>They are being simulated.</source>
        <translation>正在模拟。</translation>
    </message>
    <message>
        <source>Save st&amp;eps…</source>
        <translation>保存步骤(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes it as a file of equal steps, which weft-cli verify and inspect read</source>
        <translation>保存为等长步骤文件，可由 weft-cli verify 和 inspect 读取</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message numerus="yes">
        <source>the quickest of %n plan(s)</source>
        <extracomment>of plans that are no longer, in the simulator</extracomment>
        <translation>
            <numerusform>%n 个计划中最快的一个</numerusform>
        </translation>
    </message>
    <message>
        <source>before: %1</source>
        <comment>how long a schedule took</comment>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>made anew: %1</source>
        <translation>重新生成：%1</translation>
    </message>
    <message>
        <source>The fabric that is open is another one.</source>
        <translation>当前互连结构是另一个。</translation>
    </message>
    <message>
        <source>The fabric has changed since.</source>
        <translation>互连结构此后已改变。</translation>
    </message>
    <message>
        <source>The fabric has changed since: this result is of the fabric as it was, and cannot run on the one that is open.</source>
        <translation>互连结构此后已改变：此结果针对的是原来的互连结构，无法在当前互连结构上运行。</translation>
    </message>
    <message>
        <source>The fabric has changed since: this result, its bound and what it was compared with are of the fabric as it was.</source>
        <translation>互连结构此后已改变：此结果、其下界以及与之比较的内容针对的是原来的互连结构。</translation>
    </message>
    <message>
        <source>Repair makes it anew for the fabric that is open.</source>
        <translation>“修复”会为当前互连结构重新生成它。</translation>
    </message>
    <message>
        <source>Synthesize makes one for the fabric that is open.</source>
        <translation>“合成”会为当前互连结构生成一个结果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s) over links</source>
        <translation>
            <numerusform>通过链路的 %Ln 次传输</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at least there, where links are busy for their bytes alone</source>
        <translation>在模拟中（链路仅为其字节所占用）至少需要 %1</translation>
    </message>
    <message>
        <source>%1 at least for a reduce-scatter and then an all-gather, which overlap here</source>
        <translation>先 reduce-scatter 再 all-gather 至少需要 %1，二者在此重叠</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunColoring</name>
    <message>
        <source>Prepare link colours</source>
        <translation>准备链路颜色</translation>
    </message>
    <message>
        <source>Link load over the run</source>
        <translation>整次运行的链路负载</translation>
    </message>
    <message>
        <source>Link utilization over the run</source>
        <translation>整次运行的链路利用率</translation>
    </message>
    <message>
        <source>Mean link utilization of %1 – %2</source>
        <translation>%1 – %2 的平均链路利用率</translation>
    </message>
    <message>
        <source>mean of %1 – %2</source>
        <extracomment>the mean of a range of time, from, to</extracomment>
        <translation>%1 – %2 的平均值</translation>
    </message>
    <message>
        <source>Link utilization at %1</source>
        <translation>%1 时刻的链路利用率</translation>
    </message>
    <message>
        <source>This run recorded no links</source>
        <translation>此次运行未记录链路</translation>
    </message>
    <message>
        <source>Carried %1</source>
        <translation>传输量 %1</translation>
    </message>
    <message>
        <source>Busy %1 of the run</source>
        <translation>忙碌时间占运行的 %1</translation>
    </message>
    <message>
        <source>Peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>Load %1 of the run</source>
        <translation>负载占运行的 %1</translation>
    </message>
    <message>
        <source>Rank %1 finished at %2</source>
        <translation>rank %1 于 %2 完成</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>计算 %1</translation>
    </message>
    <message>
        <source>Communication %1</source>
        <translation>通信 %1</translation>
    </message>
    <message>
        <source>Exposed communication %1</source>
        <translation>暴露的通信 %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>空闲 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunComparison</name>
    <message>
        <source>Makespan</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>Compute, mean of ranks</source>
        <translation>计算，各 rank 平均</translation>
    </message>
    <message>
        <source>Communication, mean of ranks</source>
        <translation>通信，各 rank 平均</translation>
    </message>
    <message>
        <source>Exposed communication, mean of ranks</source>
        <translation>暴露的通信，各 rank 平均</translation>
    </message>
    <message>
        <source>Idle, mean of ranks</source>
        <translation>空闲，各 rank 平均</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Bytes over links</source>
        <translation>链路上的字节数</translation>
    </message>
    <message>
        <source>Link use, mean</source>
        <translation>链路使用率，平均</translation>
    </message>
    <message>
        <source>Link use, most</source>
        <translation>链路使用率，最大</translation>
    </message>
    <message>
        <source>Link imbalance (most ÷ mean)</source>
        <translation>链路不均衡度 (最大 ÷ 平均)</translation>
    </message>
    <message>
        <source>%1 (only in A)</source>
        <translation>%1 (仅在 A 中)</translation>
    </message>
    <message>
        <source>%1 (only in B)</source>
        <translation>%1 (仅在 B 中)</translation>
    </message>
    <message>
        <source>%1 busy over the run</source>
        <translation>整次运行忙碌 %1</translation>
    </message>
    <message>
        <source>%1: %2 busy</source>
        <extracomment>the name of a run, and a share</extracomment>
        <translation>%1：忙碌 %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunsModel</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Take the &amp;file away</source>
        <translation>移除文件(&amp;F)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SaveDialog</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>%1: this type of file is not known here. It can be %2.</source>
        <translation>%1：此处不支持这种文件类型。可以是 %2。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleCanvas</name>
    <message>
        <source>Schedule</source>
        <translation>调度方案</translation>
    </message>
    <message>
        <source>Ranks down, levels across: which step sends, copies or adds which chunk. The table beside it lists what the selected rank holds.</source>
        <translation>纵向为 rank，横向为层级：哪个步骤发送、复制或累加哪个数据块。旁边的表格列出所选 rank 的内容。</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1，层级 %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleParts</name>
    <message numerus="yes">
        <source>%n level(s) with steps</source>
        <translation>
            <numerusform>%n 个含步骤的层级</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleSide</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>无法显示 %1：%2</translation>
    </message>
    <message>
        <source>Preparing the contents…</source>
        <translation>正在准备内容…</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>Following the contents of %1</source>
        <translation>正在跟踪 %1 的内容</translation>
    </message>
    <message>
        <source>There are no contents to show: %1</source>
        <translation>没有可显示的内容：%1</translation>
    </message>
    <message>
        <source>The step never starts, so it has no place in the picture</source>
        <translation>该步骤从未开始，因此在图中没有位置</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>没有调度方案</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and the schedule in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleTexts</name>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>level →</source>
        <comment>heading of columns</comment>
        <translation>层级 →</translation>
    </message>
    <message>
        <source>zoom in for single steps</source>
        <translation>放大可查看单个步骤</translation>
    </message>
    <message>
        <source>too many arrows: those of the step under the pointer are drawn</source>
        <translation>箭头太多：只绘制指针所指步骤的箭头</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rank(s)</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;</extracomment>
        <translation>
            <numerusform>%1，%n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a schedule&apos;s name, then what it does: &quot;ring (all-reduce, 8 ranks)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>receive, store and send on</source>
        <translation>接收、存储并继续发送</translation>
    </message>
    <message>
        <source>receive and add</source>
        <translation>接收并累加</translation>
    </message>
    <message>
        <source>receive, add and send on without storing</source>
        <translation>接收、累加并继续发送，不存储</translation>
    </message>
    <message>
        <source>receive, add and send on</source>
        <translation>接收、累加并继续发送</translation>
    </message>
    <message>
        <source>copy inside of the rank</source>
        <translation>rank 内部复制</translation>
    </message>
    <message>
        <source>add inside of the rank</source>
        <translation>rank 内部累加</translation>
    </message>
    <message>
        <source>wait for dependencies</source>
        <translation>等待依赖</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>local copy</source>
        <translation>本地复制</translation>
    </message>
    <message>
        <source>local reduction</source>
        <translation>本地归约</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>input %1</source>
        <extracomment>a place in a rank&apos;s input buffer, by its number</extracomment>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>scratch %1</source>
        <translation>暂存区 %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>rank %1, thread block %2, step %3</source>
        <translation>rank %1，线程块 %2，步骤 %3</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>动作</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <comment>heading of a list</comment>
        <translation>
            <numerusform>%n 个数据块</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>rank %1 → rank %2</source>
        <translation>rank %1 → rank %2</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>nothing: no send matches</source>
        <translation>无：没有匹配的发送</translation>
    </message>
    <message>
        <source>Sends</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>to rank %1, which never receives it</source>
        <translation>发给 rank %1，但它从未接收</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>block %1, step %2</source>
        <translation>线程块 %1，步骤 %2</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待</translation>
    </message>
    <message numerus="yes">
        <source>%n send(s)</source>
        <translation>
            <numerusform>%n 次发送</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n receive(s)</source>
        <translation>
            <numerusform>%n 次接收</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reduction(s)</source>
        <translation>
            <numerusform>%n 次归约</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local copy(s)</source>
        <translation>
            <numerusform>%n 次本地复制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local reduction(s)</source>
        <translation>
            <numerusform>%n 次本地归约</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n 次等待</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleView</name>
    <message>
        <source>Schedule</source>
        <translation>调度方案</translation>
    </message>
    <message>
        <source>&amp;Open schedule…</source>
        <translation>打开调度方案(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a collective algorithm: MSCCL XML, Weft JSON or Chakra traces</source>
        <translation>打开集合通信算法：MSCCL XML、Weft JSON 或 Chakra 轨迹</translation>
    </message>
    <message>
        <source>&amp;New from the library…</source>
        <translation>从算法库新建(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a classic algorithm for the fabric: ring, trees, halving and doubling, and more</source>
        <translation>为互连结构创建经典算法：环、树、减半与倍增等</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>与其他调度方案比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Show a second schedule beside this one</source>
        <translation>在旁边显示第二个调度方案</translation>
    </message>
    <message>
        <source>Close the secon&amp;d schedule</source>
        <translation>关闭第二个调度方案(&amp;D)</translation>
    </message>
    <message>
        <source>Show one schedule again</source>
        <translation>恢复为只显示一个调度方案</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Write it as MSCCL XML, Weft JSON, or Chakra traces with their system file</source>
        <translation>保存为 MSCCL XML、Weft JSON，或 Chakra 轨迹及其系统文件</translation>
    </message>
    <message>
        <source>&amp;Use for collectives…</source>
        <translation>用于集合通信(&amp;U)…</translation>
    </message>
    <message>
        <source>Let the next runs use it in the place of the system&apos;s own algorithm</source>
        <translation>让以后的运行以它取代系统自己的算法</translation>
    </message>
    <message>
        <source>Use the s&amp;ystem&apos;s algorithms again</source>
        <translation>重新使用系统的算法(&amp;Y)</translation>
    </message>
    <message>
        <source>Let no collective of the system run a schedule from a file</source>
        <translation>让系统的集合通信都不运行来自文件的调度方案</translation>
    </message>
    <message>
        <source>C&amp;lose the schedule</source>
        <translation>关闭调度方案(&amp;L)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>Level &amp;back</source>
        <translation>后退一个层级(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play or pause the levels</source>
        <translation>播放或暂停层级(&amp;P)</translation>
    </message>
    <message>
        <source>Level &amp;forward</source>
        <translation>前进一个层级(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>Rank abo&amp;ve</source>
        <translation>上一个 rank(&amp;V)</translation>
    </message>
    <message>
        <source>Ra&amp;nk below</source>
        <translation>下一个 rank(&amp;N)</translation>
    </message>
    <message>
        <source>Next c&amp;hunk</source>
        <translation>下一个数据块(&amp;H)</translation>
    </message>
    <message>
        <source>Previous ch&amp;unk</source>
        <translation>上一个数据块(&amp;U)</translation>
    </message>
    <message>
        <source>Cle&amp;ar the selection</source>
        <translation>清除选择(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>缩小(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <translation>显示全部(&amp;W)</translation>
    </message>
    <message>
        <source>All ranks and levels in sight</source>
        <translation>使所有 rank 和层级可见</translation>
    </message>
    <message>
        <source>Fit the selecti&amp;on</source>
        <translation>适应所选内容(&amp;O)</translation>
    </message>
    <message>
        <source>Show the wron&amp;g step</source>
        <translation>显示错误步骤(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the step that the check found wrong</source>
        <translation>转到检查发现的错误步骤</translation>
    </message>
    <message>
        <source>Show on the fabri&amp;c</source>
        <translation>在互连结构上显示(&amp;C)</translation>
    </message>
    <message>
        <source>The fabric beside this view, with the ranks and links of the way selected</source>
        <translation>在此视图旁显示互连结构，并选中路径的 rank 和链路</translation>
    </message>
    <message>
        <source>Open or make a schedule first</source>
        <translation>请先打开或创建调度方案</translation>
    </message>
    <message>
        <source>No collective runs a schedule from a file</source>
        <translation>没有集合通信运行来自文件的调度方案</translation>
    </message>
    <message>
        <source>There is no second schedule beside it</source>
        <translation>旁边没有第二个调度方案</translation>
    </message>
    <message>
        <source>The check found no wrong step</source>
        <translation>检查未发现错误步骤</translation>
    </message>
    <message>
        <source>The fabric that is open has fewer NPUs than the schedule has ranks</source>
        <translation>当前互连结构的 NPU 少于调度方案的 rank</translation>
    </message>
    <message>
        <source>%1 levels/s</source>
        <translation>%1 层级/s</translation>
    </message>
    <message>
        <source>How fast the levels play</source>
        <translation>层级的播放速度</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>层级 %1/%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>没有调度方案</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which of two schedules</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Preparing the schedule…</source>
        <translation>正在准备调度方案…</translation>
    </message>
    <message>
        <source>A schedule says what every rank sends, copies and adds in a collective. Open one from MSCCL XML, Weft JSON or Chakra traces, or build one from the library.</source>
        <translation>调度方案说明集合通信中每个 rank 发送、复制和累加什么。请打开 MSCCL XML、Weft JSON 或 Chakra 轨迹，或从算法库创建。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Timing the levels of %1</source>
        <translation>正在为 %1 的层级计时</translation>
    </message>
    <message>
        <source>Laying %1 on the fabric</source>
        <translation>正在将 %1 映射到互连结构</translation>
    </message>
    <message>
        <source>Compare with a schedule</source>
        <translation>与调度方案比较</translation>
    </message>
    <message>
        <source>Open a schedule</source>
        <translation>打开调度方案</translation>
    </message>
    <message>
        <source>Schedules: MSCCL XML, Weft JSON, Chakra traces (*.xml *.json *.et *.gz);;All files (*)</source>
        <translation>调度方案：MSCCL XML、Weft JSON、Chakra 轨迹 (*.xml *.json *.et *.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>未写入：%1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n files, the last one %1</source>
        <translation>
            <numerusform>已写入 %n 个文件，最后一个为 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SchedulesView</name>
    <message>
        <source>Schedules of the program</source>
        <translation>程序的调度方案</translation>
    </message>
    <message>
        <source>Schedules, step by step</source>
        <translation>调度方案，逐步</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>How many times as quick as the program as it stands; the bar is the time, the line that of the program as it stands</source>
        <translation>相对原程序的速度倍数；条形为时间，竖线为原程序的时间</translation>
    </message>
    <message>
        <source>Whether every element of every output is the same</source>
        <translation>每个输出的每个元素是否都相同</translation>
    </message>
    <message>
        <source>A switch with a port for every rank, as the bundled programs have</source>
        <translation>为每个 rank 提供一个端口的交换机，与附带程序相同</translation>
    </message>
    <message>
        <source>Whether the schedule computes the same</source>
        <translation>调度方案的计算结果是否一致</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>原程序</translation>
    </message>
    <message>
        <source>The text has mistakes</source>
        <translation>文本有错误</translation>
    </message>
    <message>
        <source>Schedules and their times stand here once they are put right.</source>
        <translation>更正之后，调度方案及其时间会显示在此处。</translation>
    </message>
    <message>
        <source>No schedules yet</source>
        <translation>尚无调度方案</translation>
    </message>
    <message>
        <source>A program&apos;s schedules stand here with their times. Select a stage and click a transformation to begin one.</source>
        <translation>程序的调度方案及其时间会显示在此处。请选择一个阶段并单击一种变换以开始。</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>无时间</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>With %n rank(s), as many as the fabric has, in place of those of the text</source>
        <translation>
            <numerusform>使用 %n 个 rank，与互连结构相同，取代文本中的 rank 数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>创建有 %n 个 NPU 的互连结构</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>被拒绝：%1</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Not checked: it was stopped</source>
        <translation>未检查：已停止</translation>
    </message>
    <message numerus="yes">
        <source>Computes something else with %n rank(s): %1[%2] on rank %3</source>
        <translation>
            <numerusform>使用 %n 个 rank 时计算结果不同：rank %3 上的 %1[%2]</numerusform>
        </translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>变换前：%1</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>变换后：%1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>未检查：%1</translation>
    </message>
    <message>
        <source>Computes the same, as expressions and as numbers; tried with %1 ranks</source>
        <translation>计算结果一致，表达式与数值均相同；已用 %1 个 rank 试验</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>调度方案</translation>
    </message>
    <message>
        <source>Time (ns)</source>
        <translation>时间 (ns)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>&amp;Find the best schedule, or stop</source>
        <translation>查找最佳调度方案，或停止(&amp;F)</translation>
    </message>
    <message>
        <source>Tries every schedule that is valid, on the fabric that is open</source>
        <translation>在当前互连结构上尝试所有有效的调度方案</translation>
    </message>
    <message>
        <source>&amp;Apply the best schedule</source>
        <translation>应用最佳调度方案(&amp;A)</translation>
    </message>
    <message>
        <source>Makes the fastest schedule that was found one of the text</source>
        <translation>将找到的最快调度方案写入文本</translation>
    </message>
    <message>
        <source>No faster schedule was found yet</source>
        <translation>尚未找到更快的调度方案</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SearchChart</name>
    <message>
        <source>Best so far against the bound</source>
        <translation>到目前为止的最佳结果与下界</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>到目前为止的最佳</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Search (s)</source>
        <translation>搜索 (s)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间 (µs)</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <extracomment>a time that a schedule takes, and how long it was searched for</extracomment>
        <translation>%2 后为 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Sentences</name>
    <message>
        <source>%1.</source>
        <extracomment>words that have no full stop of their own</extracomment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SettingField</name>
    <message>
        <source>default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>%1 (not known)</source>
        <translation>%1 (未知)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SettingsForm</name>
    <message>
        <source>Settings of a run</source>
        <translation>运行的设置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of the settings and what is wrong with its text</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The text of the file is no JSON object: correct it below, or import another file.</source>
        <translation>文件的文本不是 JSON 对象：请在下方更正，或导入另一个文件。</translation>
    </message>
    <message>
        <source>No effect: the roofline model is off.</source>
        <translation>不起作用：roofline 模型已关闭。</translation>
    </message>
    <message>
        <source>No effect: the shared bus is not modelled.</source>
        <translation>不起作用：未对共享总线建模。</translation>
    </message>
    <message>
        <source>No effect: there is no remote memory.</source>
        <translation>不起作用：没有远程内存。</translation>
    </message>
    <message>
        <source>No effect: only memory per node is shared by nodes.</source>
        <translation>不起作用：只有按节点的内存才由节点共享。</translation>
    </message>
    <message>
        <source>No effect: the congestion-unaware model sends messages as a whole.</source>
        <translation>不起作用：非拥塞感知模型整条发送消息。</translation>
    </message>
    <message>
        <source>No effect: in the congestion-unaware model messages share no links.</source>
        <translation>不起作用：在非拥塞感知模型中，消息不共享链路。</translation>
    </message>
    <message>
        <source>No effect: it multiplies a given endpoint delay only.</source>
        <translation>不起作用：它只乘以已给定的端点时延。</translation>
    </message>
    <message>
        <source>Times of ranks and collectives. No memory to speak of.</source>
        <translation>rank 和集合通信的时间。几乎不占内存。</translation>
    </message>
    <message>
        <source>And bytes and busy time of each link, over time in the congestion-aware model: up to 64 MB.</source>
        <translation>另加每条链路的字节数和忙碌时间，在拥塞感知模型中还随时间记录：最多 64 MB。</translation>
    </message>
    <message>
        <source>And every operation and message: the timeline and the critical path need it. About 50 bytes each; past 20 million of them the run goes on at links only.</source>
        <translation>另加每个操作和每条消息：时间线和关键路径需要它们。每条约 50 字节；超过 2000 万条后，运行只按“链路”级别继续。</translation>
    </message>
    <message>
        <source>System file</source>
        <translation>系统文件</translation>
    </message>
    <message>
        <source>Memory file</source>
        <translation>内存文件</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>通信组</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Communicator groups</source>
        <translation>通信组</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON: { &quot;1&quot;: [0, 1], … }. The order of the ranks is the order of the group&apos;s ring. Empty: the groups of the trace.</source>
        <translation>ASTRA-sim 的 JSON：{ &quot;1&quot;: [0, 1], … }。rank 的顺序即该组环的顺序。留空：轨迹的组。</translation>
    </message>
    <message>
        <source>System file as text</source>
        <translation>系统文件文本</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON, as it is exported. Keys that have no field are edited here.</source>
        <translation>ASTRA-sim 的 JSON，与导出的相同。没有对应字段的键在此编辑。</translation>
    </message>
    <message>
        <source>Memory file as text</source>
        <translation>内存文件文本</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON. Empty: no remote memory.</source>
        <translation>ASTRA-sim 的 JSON。留空：没有远程内存。</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>网络模型</translation>
    </message>
    <message>
        <source>Congestion-aware</source>
        <translation>拥塞感知</translation>
    </message>
    <message>
        <source>Congestion-unaware</source>
        <translation>非拥塞感知</translation>
    </message>
    <message>
        <source>Aware: messages queue for links, hop by hop, first come first served. Unaware: each message takes its latency and its bytes over the bandwidth, whatever else is on its way; faster, and without link utilization over time.</source>
        <translation>拥塞感知：消息逐跳排队等待链路，先到先服务。非拥塞感知：每条消息耗时为其延迟加字节数除以带宽，不受其他在途消息影响；更快，但没有随时间变化的链路利用率。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Messages travel in packets of at most this size, so that several share a link more evenly. Smaller packets take longer to simulate.</source>
        <translation>消息以不超过此大小的数据包传输，使多条消息更均匀地共享链路。数据包越小，模拟越久。</translation>
    </message>
    <message>
        <source>Packet size</source>
        <translation>数据包大小</translation>
    </message>
    <message>
        <source>whole messages</source>
        <translation>整条消息</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>routing</comment>
        <translation>默认</translation>
    </message>
    <message>
        <source>Hash</source>
        <comment>routing</comment>
        <translation>哈希</translation>
    </message>
    <message>
        <source>D-mod-k</source>
        <comment>routing</comment>
        <translation>D-mod-k</translation>
    </message>
    <message>
        <source>Spray</source>
        <comment>routing</comment>
        <translation>喷洒</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>routing</comment>
        <translation>自适应</translation>
    </message>
    <message>
        <source>Valiant</source>
        <comment>routing</comment>
        <translation>Valiant</translation>
    </message>
    <message>
        <source>Which of several ways a message takes. Parallel cables between two nodes take turns under all of them; routes that the fabric states are kept.</source>
        <translation>消息在多条路径中走哪一条。两个节点之间的并行线缆在所有方式下都轮流使用；互连结构已指定的路由保持不变。</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Another seed draws other ways; the same one gives the same result.</source>
        <translation>不同的种子选取不同的路径；相同的种子得到相同的结果。</translation>
    </message>
    <message>
        <source>Routing seed</source>
        <translation>路由种子</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>record level</comment>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Links</source>
        <comment>record level</comment>
        <translation>链路</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>record level</comment>
        <translation>完整</translation>
    </message>
    <message>
        <source>What the run keeps. It never changes the result.</source>
        <translation>运行保留的内容。它不会改变结果。</translation>
    </message>
    <message>
        <source>Record level</source>
        <translation>记录级别</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Collective algorithms</source>
        <translation>集合通信算法</translation>
    </message>
    <message>
        <source>Algorithms of single nodes: %1 (from the file)</source>
        <translation>单个节点的算法：%1 (来自文件)</translation>
    </message>
    <message>
        <source>Algorithms of %1</source>
        <translation>%1 的算法</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>What ASTRA-sim takes on its command line.</source>
        <translation>ASTRA-sim 在命令行上接受的选项。</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>队列数</translation>
    </message>
    <message>
        <source>Queues of chunks in each dimension (--num-queues-per-dim). With two, half of the chunks go round a ring the other way.</source>
        <translation>每个维度的数据块队列数 (--num-queues-per-dim)。若为两个，则一半数据块沿环的另一方向传输。</translation>
    </message>
    <message>
        <source>per dimension</source>
        <translation>个（每维）</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>每个维度的队列数</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>注入比例</translation>
    </message>
    <message>
        <source>Multiplies the endpoint delay, if one is given (--injection-scale).</source>
        <translation>乘以端点时延，若已给定 (--injection-scale)。</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>会合协议</translation>
    </message>
    <message>
        <source>A message is sent only after its receiver has asked for it with a control message (--rendezvous-protocol).</source>
        <translation>只有在接收方以控制消息请求之后，才发送消息 (--rendezvous-protocol)。</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>按维度分组</translation>
    </message>
    <message>
        <source>Collectives of process groups that are a full part of the fabric&apos;s dimensions run over these, with the algorithms, delays and queues given here. ASTRA-sim runs them in one ring, with 10 ns at an endpoint. Weft&apos;s own; --groups-by-dimension.</source>
        <translation>若进程组恰为互连结构若干维度的完整部分，则其集合通信在这些维度上运行，并采用此处给出的算法、时延和队列。ASTRA-sim 则在单个环上运行，端点时延为 10 ns。Weft 特有；--groups-by-dimension。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Take the settings of ASTRA-sim&apos;s files</source>
        <translation>采用 ASTRA-sim 文件的设置</translation>
    </message>
    <message>
        <source>Write the settings as ASTRA-sim&apos;s files</source>
        <translation>将设置保存为 ASTRA-sim 文件</translation>
    </message>
    <message>
        <source>&amp;System…</source>
        <translation>系统(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Memory…</source>
        <translation>内存(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Groups…</source>
        <translation>通信组(&amp;G)…</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>已读取 %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Import a &amp;system file…</source>
        <translation>导入系统文件(&amp;S)…</translation>
    </message>
    <message>
        <source>Import a &amp;memory file…</source>
        <translation>导入内存文件(&amp;M)…</translation>
    </message>
    <message>
        <source>Import communicator &amp;groups…</source>
        <translation>导入通信组(&amp;G)…</translation>
    </message>
    <message>
        <source>Export the s&amp;ystem file…</source>
        <translation>导出系统文件(&amp;Y)…</translation>
    </message>
    <message>
        <source>Export the memor&amp;y file…</source>
        <translation>导出内存文件(&amp;Y)…</translation>
    </message>
    <message>
        <source>Export communicator g&amp;roups…</source>
        <translation>导出通信组(&amp;R)…</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>A collective is cut into chunks; each chunk goes through its dimensions in phases.</source>
        <translation>每个集合通信切分成若干数据块；每个数据块以若干子阶段通过其各个维度。</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>数据块数</translation>
    </message>
    <message>
        <source>Into how many chunks of equal size each collective is cut. More chunks keep more dimensions at work at once, but each one is a message of its own.</source>
        <translation>每个集合通信切分成多少个大小相等的数据块。数据块越多，同时工作的维度越多，但每个数据块都是一条单独的消息。</translation>
    </message>
    <message>
        <source>Active chunks</source>
        <translation>同时进行的数据块</translation>
    </message>
    <message>
        <source>How many chunks may be in progress in one dimension at once, over all its queues.</source>
        <translation>一个维度的所有队列中，最多可同时进行多少个数据块。</translation>
    </message>
    <message>
        <source>All-reduce phases</source>
        <translation>all-reduce 子阶段</translation>
    </message>
    <message>
        <source>baseline: an all-reduce in each dimension, all of full size. localBWAware: reduce-scatter through the dimensions, all-reduce in the last, all-gather back, so that outer dimensions carry less.</source>
        <translation>baseline：在每个维度各作一次完整大小的 all-reduce。localBWAware：逐维度 reduce-scatter，在最后一个维度 all-reduce，再逐维度 all-gather 返回，因此外层维度传输较少。</translation>
    </message>
    <message>
        <source>Scheduling policy</source>
        <translation>调度策略</translation>
    </message>
    <message>
        <source>Which waiting collective goes first: LIFO the latest, FIFO the earliest, EXPLICIT by comm_priority of the trace. A rank issues one collective at a time, so that it matters for chunks that wait only.</source>
        <translation>等待中的集合通信哪个先进行：LIFO 为最晚的，FIFO 为最早的，EXPLICIT 按轨迹的 comm_priority。一个 rank 每次发出一个集合通信，因此只对等待中的数据块有影响。</translation>
    </message>
    <message>
        <source>Order of dimensions</source>
        <translation>维度的顺序</translation>
    </message>
    <message>
        <source>In which order a chunk goes through the dimensions: ascending for all; roundRobin starts each chunk one dimension further; offlineGreedy and offlineGreedyFlex load the dimensions evenly (Themis).</source>
        <translation>数据块通过各维度的顺序：ascending 为全部按升序；roundRobin 使每个数据块的起始维度依次后移；offlineGreedy 和 offlineGreedyFlex 使各维度负载均匀 (Themis)。</translation>
    </message>
    <message>
        <source>Order in a dimension</source>
        <translation>维度内的顺序</translation>
    </message>
    <message>
        <source>Which waiting chunk of a dimension&apos;s queue starts next: FIFO, RG (reduce-scatter before all-gather), smallestFirst, lessRemainingPhaseFirst.</source>
        <translation>维度队列中等待的数据块哪个先开始：FIFO、RG (reduce-scatter 先于 all-gather)、smallestFirst、lessRemainingPhaseFirst。</translation>
    </message>
    <message>
        <source>Endpoint delay</source>
        <translation>端点时延</translation>
    </message>
    <message>
        <source>Time that an NPU needs for each packet of a collective that it sends. Multiplied by the injection scale where it is given.</source>
        <translation>NPU 为其发送的集合通信的每个数据包所需的时间。若给定，则乘以注入比例。</translation>
    </message>
    <message>
        <source>10 ns</source>
        <translation>10 ns</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Roofline model</source>
        <translation>roofline 模型</translation>
    </message>
    <message>
        <source>A compute lasts as long as its FLOP (num_ops) and bytes (tensor_size) take at the peak performance and the memory bandwidth, instead of the duration in the trace.</source>
        <translation>计算的持续时间由其 FLOP (num_ops) 和字节数 (tensor_size) 按峰值性能和内存带宽得出，而不采用轨迹中的持续时间。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Peak performance</source>
        <translation>峰值性能</translation>
    </message>
    <message>
        <source>Floating-point operations of an NPU, in 10^12 a second. The roofline model needs it.</source>
        <translation>NPU 每秒的浮点运算数，单位为 10^12。roofline 模型需要它。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>Local memory bandwidth of an NPU, in 10^9 bytes a second: for reductions in collectives and for the roofline model. Without it reductions take no time.</source>
        <translation>NPU 的本地内存带宽，单位为每秒 10^9 字节：用于集合通信中的归约和 roofline 模型。若未给定，归约不耗时。</translation>
    </message>
    <message>
        <source>reductions are free</source>
        <translation>归约不耗时</translation>
    </message>
    <message>
        <source>Replay only</source>
        <translation>仅回放</translation>
    </message>
    <message>
        <source>Every operation, communication included, lasts its duration in the trace. Nothing is sent, so that network and collective settings have no effect.</source>
        <translation>每个操作 (包括通信) 都持续其在轨迹中的时间。不发送任何数据，因此网络和集合通信设置不起作用。</translation>
    </message>
    <message>
        <source>0 ns</source>
        <translation>0 ns</translation>
    </message>
    <message>
        <source>Shared bus</source>
        <translation>共享总线</translation>
    </message>
    <message>
        <source>A LogGP model of the bus between an NPU and its network interface. Replaces the endpoint delay.</source>
        <translation>NPU 与其网络接口之间总线的 LogGP 模型。取代端点时延。</translation>
    </message>
    <message>
        <source>Model the bus</source>
        <translation>对总线建模</translation>
    </message>
    <message>
        <source>Packets of collectives cross a shared bus at each NPU.</source>
        <translation>集合通信的数据包在每个 NPU 处经过一条共享总线。</translation>
    </message>
    <message>
        <source>Latency L</source>
        <translation>延迟 L</translation>
    </message>
    <message>
        <source>Time that data needs to cross the bus.</source>
        <translation>数据经过总线所需的时间。</translation>
    </message>
    <message>
        <source>Overhead o</source>
        <translation>开销 o</translation>
    </message>
    <message>
        <source>Time that the sender is busy before each transfer.</source>
        <translation>每次传输之前发送方忙碌的时间。</translation>
    </message>
    <message>
        <source>Gap g</source>
        <translation>间隔 g</translation>
    </message>
    <message>
        <source>Least time between two transfers in one direction.</source>
        <translation>同一方向两次传输之间的最短时间。</translation>
    </message>
    <message>
        <source>Gap per byte G</source>
        <translation>每字节间隔 G</translation>
    </message>
    <message>
        <source>Time for each byte of a transfer; the inverse of the bus bandwidth.</source>
        <translation>传输中每个字节的时间；总线带宽的倒数。</translation>
    </message>
    <message>
        <source>0 ns/B</source>
        <translation>0 ns/B</translation>
    </message>
    <message>
        <source>Reduction delay</source>
        <translation>归约时延</translation>
    </message>
    <message>
        <source>Time of the processing unit for each 100 bytes that it reduces.</source>
        <translation>处理单元每归约 100 字节的时间。</translation>
    </message>
    <message>
        <source>1 ns per 100 B</source>
        <translation>每 100 B 为 1 ns</translation>
    </message>
    <message>
        <source>ns per 100 B</source>
        <translation>ns / 100 B</translation>
    </message>
    <message>
        <source>none, must be given</source>
        <translation>无，必须给定</translation>
    </message>
    <message>
        <source>Remote memory</source>
        <translation>远程内存</translation>
    </message>
    <message>
        <source>Where memory operations of the trace go.</source>
        <translation>轨迹的内存操作访问何处。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Of each access, before its bytes.</source>
        <translation>每次访问在传输字节之前的延迟。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Whole GB/s of 10^9 bytes a second.</source>
        <translation>整数 GB/s，即每秒 10^9 字节。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>How many nodes share the machine&apos;s NPUs.</source>
        <translation>整机的 NPU 分布在多少个节点上。</translation>
    </message>
    <message>
        <source>NPUs per node</source>
        <translation>每个节点的 NPU 数</translation>
    </message>
    <message>
        <source>How many consecutive NPUs share the memory of a node.</source>
        <translation>多少个连续的 NPU 共用一个节点的内存。</translation>
    </message>
    <message>
        <source>NO_MEMORY_EXPANSION: the trace must not access remote memory. PER_NPU_MEMORY_EXPANSION: accesses are independent. PER_NODE_MEMORY_EXPANSION: one access at a time in each node. MEMORY_POOL: one access at a time in all.</source>
        <translation>NO_MEMORY_EXPANSION：轨迹不得访问远程内存。PER_NPU_MEMORY_EXPANSION：各次访问相互独立。PER_NODE_MEMORY_EXPANSION：每个节点一次一个访问。MEMORY_POOL：全体一次一个访问。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StageCanvas</name>
    <message>
        <source>Stages of the program</source>
        <translation>程序的阶段</translation>
    </message>
    <message>
        <source>one kernel: %1</source>
        <translation>一个内核：%1</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <comment>a stage, its kind, its type</comment>
        <translation>%1：%2
%3</translation>
    </message>
    <message>
        <source>an output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>overlapped: %1</source>
        <translation>重叠：%1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StagesView</name>
    <message>
        <source>No stages to show</source>
        <translation>没有可显示的阶段</translation>
    </message>
    <message>
        <source>They stand here as soon as the text of the program has no mistakes.</source>
        <translation>程序文本没有错误后，阶段会立即显示在此处。</translation>
    </message>
    <message>
        <source>Stages of the program</source>
        <translation>程序的阶段</translation>
    </message>
    <message>
        <source>What can be done with the selected stages</source>
        <translation>可对所选阶段进行的操作</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What it does, or why not</source>
        <translation>作用，或不可行的原因</translation>
    </message>
    <message>
        <source>replicated</source>
        <translation>全复制</translation>
    </message>
    <message>
        <source>local</source>
        <translation>本地</translation>
    </message>
    <message>
        <source>sliced</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>on one rank</source>
        <translation>在一个 rank 上</translation>
    </message>
    <message>
        <source>The text has mistakes</source>
        <translation>文本有错误</translation>
    </message>
    <message>
        <source>They are marked in it, with what was expected.</source>
        <translation>错误已在文本中标出，并注明了预期内容。</translation>
    </message>
    <message>
        <source>Open a program or a sample, or write one.</source>
        <translation>请打开程序或示例，或自行编写。</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>被拒绝：%1</translation>
    </message>
    <message>
        <source>As it stands. Select a stage to see what can be done with it.</source>
        <translation>原程序。选择一个阶段，查看可对它进行的操作。</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s), the last one %1</source>
        <translation>
            <numerusform>经过 %n 个步骤，最后一个为 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has mistakes: this is the program before them.</source>
        <translation>文本有错误：此处是出现错误之前的程序。</translation>
    </message>
    <message>
        <source>Laying out the stages</source>
        <translation>正在排列阶段</translation>
    </message>
    <message>
        <source>not here: %1</source>
        <translation>此处不可行：%1</translation>
    </message>
    <message>
        <source>Select a stage above; Control adds others</source>
        <translation>请在上方选择一个阶段；按住 Ctrl 可添加其他阶段</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>&amp;Fit the stages</source>
        <translation>适应阶段(&amp;F)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>All stages in sight</source>
        <translation>使所有阶段可见</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StatisticsPage</name>
    <message>
        <source>Operations by type</source>
        <translation>按类型的操作</translation>
    </message>
    <message>
        <source>Spread over the ranks</source>
        <translation>在各 rank 上的分布</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>Over the ranks</source>
        <translation>各 rank</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size in bytes, from this power of two to the next</source>
        <translation>大小 (字节)，从此 2 的幂到下一个</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Histogram of sizes</source>
        <translation>大小直方图</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of all operations</source>
        <translation>占所有操作的比例</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Sum of the messages (comm_size) or tensors</source>
        <translation>消息 (comm_size) 或张量之和</translation>
    </message>
    <message>
        <source>FLOP</source>
        <comment>floating-point operations, a count</comment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>Sum of the durations that the trace gives; exported in microseconds</source>
        <translation>轨迹所给持续时间之和；以微秒导出</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Compute and other</source>
        <translation>计算及其他</translation>
    </message>
    <message>
        <source>0–1 B</source>
        <comment>a range of sizes</comment>
        <translation>0–1 B</translation>
    </message>
    <message>
        <source>Communication (bytes)</source>
        <translation>通信 (字节)</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Of each rank</source>
        <translation>每个 rank</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Most on rank</source>
        <translation>最大值所在 rank</translation>
    </message>
    <message>
        <source>The first of the ranks that have the most</source>
        <translation>具有最大值的第一个 rank</translation>
    </message>
    <message>
        <source>Most ÷ mean</source>
        <translation>最大 ÷ 平均</translation>
    </message>
    <message>
        <source>1: all ranks have the same</source>
        <translation>1：所有 rank 相同</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SummaryColumns</name>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>accesses to memory</source>
        <translation>内存访问</translation>
    </message>
    <message>
        <source>bytes on links</source>
        <translation>链路上的字节</translation>
    </message>
    <message>
        <source>latency of links</source>
        <translation>链路的延迟</translation>
    </message>
    <message>
        <source>behind other messages at a link</source>
        <translation>在链路处排在其他消息之后</translation>
    </message>
    <message>
        <source>endpoint delays and sums</source>
        <translation>端点时延与求和</translation>
    </message>
    <message>
        <source>behind other chunks in a queue</source>
        <translation>在队列中排在其他数据块之后</translation>
    </message>
    <message>
        <source>behind other operations of the rank</source>
        <translation>排在该 rank 的其他操作之后</translation>
    </message>
    <message>
        <source>communication as long as the trace says</source>
        <translation>按轨迹给定时间进行的通信</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>%1 of group %2 at %3</source>
        <extracomment>a collective, its group, the time when it began</extracomment>
        <translation>组 %2 的 %1，始于 %3</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>world</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>no single dimension</source>
        <translation>不属于单一维度</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>The NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成时间</translation>
    </message>
    <message>
        <source>When the rank&apos;s last operation ended</source>
        <translation>该 rank 最后一个操作结束的时间</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Time with any compute running</source>
        <translation>有任何计算在进行的时间</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Time with any communication in flight</source>
        <translation>有任何通信在途的时间</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>暴露的通信</translation>
    </message>
    <message>
        <source>Time with communication in flight and no compute running</source>
        <translation>通信在途而没有计算在进行的时间</translation>
    </message>
    <message>
        <source>Exposed (ASTRA-sim)</source>
        <translation>暴露 (ASTRA-sim)</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s definition: finish − Σ GPU compute. It counts idle time as communication; below 0 where computes overlap</source>
        <translation>ASTRA-sim 的定义：完成时间 − Σ GPU 计算。空闲时间计为通信；计算相互重叠时小于 0</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Time before the finish with neither</source>
        <translation>完成之前两者都没有的时间</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>通信模式</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>The process group</source>
        <translation>进程组</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Its node id in the trace of the first member</source>
        <translation>其在第一个成员的轨迹中的节点编号</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>comm_size: of an all-gather what each rank gives, else the full buffer</source>
        <translation>comm_size：对 all-gather 为每个 rank 提供的量，否则为完整缓冲区</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Ranks that take part</source>
        <translation>参与的 rank</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>When the first member issued it</source>
        <translation>第一个成员发出它的时间</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>From the first issue to the last completion</source>
        <translation>从首次发出到最后完成</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>算法带宽</translation>
    </message>
    <message>
        <source>Size ÷ time, as nccl-tests define it</source>
        <translation>大小 ÷ 时间，按 nccl-tests 的定义</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <source>Algorithm bandwidth × the pattern&apos;s factor, as nccl-tests define it</source>
        <translation>算法带宽 × 通信模式的系数，按 nccl-tests 的定义</translation>
    </message>
    <message>
        <source>Of injection bandwidth</source>
        <translation>占注入带宽</translation>
    </message>
    <message>
        <source>Bus bandwidth ÷ the smallest injection bandwidth (all outgoing links of an NPU) among its members</source>
        <translation>总线带宽 ÷ 其成员中最小的注入带宽 (一个 NPU 的所有出向链路)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>From its source to its destination</source>
        <translation>从源到目标</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>The logical dimension that it belongs to</source>
        <translation>它所属的逻辑维度</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>The bandwidth in force</source>
        <translation>有效带宽</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Carried in all</source>
        <translation>传输总量</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Busy time ÷ makespan</source>
        <translation>忙碌时间 ÷ 总时长</translation>
    </message>
    <message>
        <source>Bytes ÷ bandwidth ÷ makespan; the congestion-unaware model knows no busy time</source>
        <translation>字节数 ÷ 带宽 ÷ 总时长；非拥塞感知模型没有忙碌时间</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>The busiest interval of the utilization over time</source>
        <translation>随时间变化的利用率中最忙的区间</translation>
    </message>
    <message>
        <source>use: busy time ÷ makespan</source>
        <translation>使用率：忙碌时间 ÷ 总时长</translation>
    </message>
    <message>
        <source>use: load</source>
        <translation>使用率：负载</translation>
    </message>
    <message>
        <source>Links of</source>
        <translation>链路所属</translation>
    </message>
    <message>
        <source>The logical dimension</source>
        <translation>逻辑维度</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路数</translation>
    </message>
    <message>
        <source>Usable links, one direction each</source>
        <translation>可用链路，每个方向各计一条</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>不均衡度</translation>
    </message>
    <message>
        <source>Most ÷ mean; 1 is even</source>
        <translation>最大 ÷ 平均；1 为均匀</translation>
    </message>
    <message>
        <source>By</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Each way of looking at it sums to the makespan; the first few of each are shown</source>
        <translation>每种划分方式之和均为总时长；各自只显示前几项</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>在关键路径上</translation>
    </message>
    <message>
        <source>What the time was spent on or waited for</source>
        <translation>时间用于什么，或在等待什么</translation>
    </message>
    <message>
        <source>Of the critical path, which is as long as the makespan</source>
        <translation>关键路径上的时间；关键路径与总时长一样长</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of the makespan</source>
        <translation>占总时长的比例</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SummaryView</name>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The last run failed</source>
        <translation>上次运行失败</translation>
    </message>
    <message>
        <source>No results any more</source>
        <translation>结果已不存在</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Run the simulation to see how long the step takes and what it waits for.</source>
        <translation>请运行模拟，查看该步需要多久，以及它在等待什么。</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Hottest links</source>
        <translation>最热链路</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Partial run: stopped at %1. The figures cover what was simulated until then.</source>
        <translation>不完整的运行：于 %1 停止。指标涵盖此前已模拟的部分。</translation>
    </message>
    <message>
        <source>Partial run: of the ranks, %1 did not finish. %2</source>
        <translation>不完整的运行：有 %1 个 rank 未完成。%2</translation>
    </message>
    <message>
        <source>The mean of the ranks: least %1, mean %2, most %3. The percentage is of the makespan.</source>
        <translation>各 rank 的平均值：最小 %1，平均 %2，最大 %3。百分比相对于总时长。</translation>
    </message>
    <message>
        <source>Makespan (partial)</source>
        <translation>总时长 (不完整)</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>%1 ns: from the start to the end of the last rank</source>
        <translation>%1 ns：从开始到最后一个 rank 结束</translation>
    </message>
    <message>
        <source>Slowest rank</source>
        <translation>最慢的 rank</translation>
    </message>
    <message>
        <source>all end together</source>
        <translation>全部同时结束</translation>
    </message>
    <message>
        <source>The first of the ranks that finish last</source>
        <translation>最后完成的 rank 中的第一个</translation>
    </message>
    <message>
        <source>The first of the ranks that finish last, %1 after the first rank</source>
        <translation>最后完成的 rank 中的第一个，比首个完成的 rank 晚 %1</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Exposed, mean</source>
        <translation>暴露，平均</translation>
    </message>
    <message>
        <source>Communication in flight and no compute running, by intervals. %1</source>
        <translation>按区间统计的通信在途而没有计算在进行的时间。%1</translation>
    </message>
    <message>
        <source>Exposed (ASTRA-sim)</source>
        <translation>暴露 (ASTRA-sim)</translation>
    </message>
    <message>
        <source>of rank %1</source>
        <translation>rank %1 的值</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s definition, of the slowest rank: its finish minus the sum of its GPU compute. Idle time counts as communication.</source>
        <translation>ASTRA-sim 的定义，取最慢的 rank：其完成时间减去 GPU 计算之和。空闲时间计为通信。</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Point-to-point messages handed to the network; the simulation took %1 events</source>
        <translation>交给网络的点对点消息；模拟处理了 %1 个事件</translation>
    </message>
    <message>
        <source>Bytes over links</source>
        <translation>链路上的字节数</translation>
    </message>
    <message>
        <source>over all hops</source>
        <translation>所有跳之和</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>Bytes × hops; recorded at levels links and full</source>
        <translation>字节数 × 跳数；在“链路”和“完整”级别记录</translation>
    </message>
    <message>
        <source>The critical path needs every operation and message: run with recording at level full.</source>
        <translation>关键路径需要每个操作和每条消息：请以“完整”记录级别运行。</translation>
    </message>
    <message>
        <source>Links were not recorded: run with recording at level links or full.</source>
        <translation>未记录链路：请以“链路”或“完整”记录级别运行。</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>复制所选行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>将表格导出为 CSV(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepChart</name>
    <message>
        <source>Chart of the sweep</source>
        <translation>扫描图表</translation>
    </message>
    <message>
        <source>Size (bytes, as nccl-tests count it)</source>
        <translation>大小 (字节，按 nccl-tests 计算)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间 (µs)</translation>
    </message>
    <message>
        <source>Bus bandwidth (GB/s)</source>
        <translation>总线带宽 (GB/s)</translation>
    </message>
    <message>
        <source>Algorithm bandwidth (GB/s)</source>
        <translation>算法带宽 (GB/s)</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepForm</name>
    <message>
        <source>Sweep over sizes</source>
        <translation>按大小扫描</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>扫描(&amp;W)</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Simulates the pattern at each size with each ticked algorithm, on the fabric and system that are open</source>
        <translation>在当前互连结构和系统上，以每个勾选的算法模拟该通信模式的每个大小</translation>
    </message>
    <message>
        <source>Smallest size in bytes</source>
        <translation>大小下限 (字节)</translation>
    </message>
    <message>
        <source>The smallest size, in bytes. Default: 1 KiB</source>
        <translation>大小下限，以字节计。默认：1 KiB</translation>
    </message>
    <message>
        <source>Largest size in bytes</source>
        <translation>大小上限 (字节)</translation>
    </message>
    <message>
        <source>No size is larger, in bytes. Default: 256 MiB</source>
        <translation>大小上限，以字节计。默认：256 MiB</translation>
    </message>
    <message>
        <source>Factor between sizes</source>
        <translation>大小之间的倍数</translation>
    </message>
    <message>
        <source>Each size is this many times the one before. Default: 2</source>
        <translation>每个大小是前一个的多少倍。默认：2</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>从(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>到(&amp;T)：</translation>
    </message>
    <message>
        <source>Fa&amp;ctor:</source>
        <translation>倍数(&amp;C)：</translation>
    </message>
    <message>
        <source>those of the system</source>
        <translation>系统的算法</translation>
    </message>
    <message>
        <source>Sweep with %1</source>
        <translation>以 %1 扫描</translation>
    </message>
    <message>
        <source>A line of the chart for this algorithm, used in every dimension. Default: those of the system and ring. One that cannot run the pattern is reported and left out.</source>
        <translation>图表中此算法的一条线，用于每个维度。默认：系统的算法和 ring。无法运行该通信模式的算法会被报告并略去。</translation>
    </message>
    <message>
        <source>Algorithms:</source>
        <translation>算法：</translation>
    </message>
    <message>
        <source>those chosen above</source>
        <translation>上方所选的算法</translation>
    </message>
    <message>
        <source>Tick an algorithm.</source>
        <translation>请勾选算法。</translation>
    </message>
    <message numerus="yes">
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n 次模拟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepView</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>尚无扫描</translation>
    </message>
    <message>
        <source>Choose a collective, sizes and algorithms, and press Sweep; or load a table that nccl-tests printed.</source>
        <translation>选择集合通信、大小和算法，然后按“扫描”；或加载 nccl-tests 输出的表格。</translation>
    </message>
    <message>
        <source>Sweep of a collective</source>
        <translation>集合通信的扫描</translation>
    </message>
    <message>
        <source>Figure that the chart shows</source>
        <translation>图表显示的指标</translation>
    </message>
    <message>
        <source>Algorithm bandwidth is size ÷ time. Bus bandwidth multiplies it by the pattern&apos;s factor, such as 2(n−1)/n of an all-reduce, so that it compares with the hardware.</source>
        <translation>算法带宽为大小 ÷ 时间。总线带宽再乘以通信模式的系数，例如 all-reduce 为 2(n−1)/n，因而可与硬件比较。</translation>
    </message>
    <message>
        <source>Bus bandwidth (GB/s)</source>
        <translation>总线带宽 (GB/s)</translation>
    </message>
    <message>
        <source>Algorithm bandwidth (GB/s)</source>
        <translation>算法带宽 (GB/s)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间 (µs)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>Ends the sweep; what is done stays</source>
        <translation>结束扫描；已完成的部分保留</translation>
    </message>
    <message>
        <source>&amp;Load measured…</source>
        <translation>加载实测数据(&amp;L)…</translation>
    </message>
    <message>
        <source>Lays the output of nccl-tests, or a CSV in its columns, over the chart</source>
        <translation>将 nccl-tests 的输出或具有相同列的 CSV 叠加到图表上</translation>
    </message>
    <message>
        <source>Clear &amp;measured</source>
        <translation>清除实测数据(&amp;M)</translation>
    </message>
    <message>
        <source>Takes the measured tables away</source>
        <translation>移除实测表格</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>导出 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes the simulated rows in the columns of nccl-tests</source>
        <translation>按 nccl-tests 的列写入模拟得到的行</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>扫描 %1</translation>
    </message>
    <message>
        <source>The sweep was stopped; these are the points that were done.</source>
        <translation>扫描已停止；此处为已完成的点。</translation>
    </message>
    <message numerus="yes">
        <source>Swept %n point(s)</source>
        <translation>
            <numerusform>已扫描 %n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n rank(s)</source>
        <comment>a pattern of collectives</comment>
        <translation>
            <numerusform>%n 个 rank 上的 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Sweeping…</source>
        <translation>正在扫描…</translation>
    </message>
    <message>
        <source>%1 – sweeping…</source>
        <translation>%1 – 正在扫描…</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <comment>a file</comment>
        <translation>实测：%1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小 (字节)</translation>
    </message>
    <message>
        <source>As nccl-tests count it: the full buffer, of an all-gather what each rank ends with</source>
        <translation>按 nccl-tests 计算：完整缓冲区；对 all-gather 为每个 rank 最终得到的量</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Exported in microseconds</source>
        <translation>以微秒导出</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>算法带宽</translation>
    </message>
    <message>
        <source>Size ÷ time</source>
        <translation>大小 ÷ 时间</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <source>Algorithm bandwidth × the factor of the pattern</source>
        <translation>算法带宽 × 通信模式的系数</translation>
    </message>
    <message>
        <source>Load measured table</source>
        <translation>加载实测表格</translation>
    </message>
    <message>
        <source>nccl-tests output or CSV (*.txt *.log *.out *.csv);;All files (*)</source>
        <translation>nccl-tests 输出或 CSV (*.txt *.log *.out *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Load measured table…</source>
        <translation>加载实测表格(&amp;L)…</translation>
    </message>
    <message>
        <source>Lay the output of nccl-tests over the chart</source>
        <translation>将 nccl-tests 的输出叠加到图表上</translation>
    </message>
    <message>
        <source>&amp;Export sweep as CSV…</source>
        <translation>将扫描导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the simulated rows in the columns of nccl-tests</source>
        <translation>按 nccl-tests 的列写入模拟得到的行</translation>
    </message>
    <message>
        <source>&amp;Stop sweep</source>
        <translation>停止扫描(&amp;S)</translation>
    </message>
    <message>
        <source>End the sweep; what is done stays</source>
        <translation>结束扫描；已完成的部分保留</translation>
    </message>
    <message>
        <source>No sweep has been run yet</source>
        <translation>尚未进行过扫描</translation>
    </message>
    <message>
        <source>No sweep is going on</source>
        <translation>没有正在进行的扫描</translation>
    </message>
    <message>
        <source>No measured table is laid over the chart</source>
        <translation>图表上没有叠加实测表</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SynthesisForm</name>
    <message>
        <source>Synthesis</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>sums of a file</source>
        <translation>文件中的求和</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>通信模式</translation>
    </message>
    <message>
        <source>What the NPUs do together</source>
        <translation>各 NPU 共同完成的通信</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>通信模式(&amp;P)：</translation>
    </message>
    <message>
        <source>File of sums</source>
        <translation>求和文件</translation>
    </message>
    <message>
        <source>Who gives, and who takes the sum of it: { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }, one chunk each, a copy where one gives</source>
        <translation>谁提供数据，谁取得其和：{ &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }，每项一个数据块；若只有一个提供者则为复制</translation>
    </message>
    <message>
        <source>Su&amp;ms:</source>
        <translation>求和(&amp;M)：</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>大小 (字节)</translation>
    </message>
    <message>
        <source>The size that nccl-tests print: the full buffer, and of an all-gather what each NPU ends with. It is rounded up to whole chunks.</source>
        <translation>nccl-tests 输出的大小：完整缓冲区；对 all-gather 为每个 NPU 最终得到的量。向上取整为整数个数据块。</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S)：</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>数据块数</translation>
    </message>
    <message>
        <source>Into how many chunks the shard of each NPU is cut (of a broadcast or reduce: the buffer). More chunks keep more links busy and pay more latencies.</source>
        <translation>每个 NPU 的分片切分成多少个数据块 (对 broadcast 或 reduce 为缓冲区)。数据块越多，忙碌的链路越多，但付出的延迟也越多。</translation>
    </message>
    <message>
        <source>searc&amp;h</source>
        <translation>搜索(&amp;H)</translation>
    </message>
    <message>
        <source>Search the number of chunks</source>
        <translation>搜索数据块数</translation>
    </message>
    <message>
        <source>Tries 1, 2, 3, 4, 6, 8, … with one start each and goes on with the best</source>
        <translation>以 1、2、3、4、6、8、… 各作一次构造，然后以最佳者继续</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>数据块数(&amp;C)：</translation>
    </message>
    <message>
        <source>all NPUs</source>
        <translation>所有 NPU</translation>
    </message>
    <message>
        <source>Group of NPUs</source>
        <translation>NPU 组</translation>
    </message>
    <message>
        <source>Who takes part, such as 0-7,16; empty (the default) is all of them. The others pass chunks on. Several groups that run at the same time are divided by slashes: 0-3 / 4-7.</source>
        <translation>参与者，例如 0-7,16；留空 (默认) 为全部。其他 NPU 只转发数据块。同时运行的多个组以斜杠分隔：0-3 / 4-7。</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>组(&amp;G)：</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Who broadcasts, reduces, gathers or scatters, as a place in the group, counted from 0</source>
        <translation>执行 broadcast、reduce、gather 或 scatter 的根，以其在组中的位置表示，从 0 计起</translation>
    </message>
    <message>
        <source>R&amp;oot:</source>
        <translation>根(&amp;O)：</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>次构造</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>What ends the search</source>
        <translation>搜索的结束条件</translation>
    </message>
    <message>
        <source>A number of starts gives the same result again, whatever the threads. Seconds end when they are up, or when the bound is met; the result says how many starts that were.</source>
        <translation>指定构造次数时，无论线程数如何，每次结果都相同。指定秒数时，时间用完或达到下界即结束；结果会说明进行了多少次构造。</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>构造次数</translation>
    </message>
    <message>
        <source>Constructions, of which the best is kept</source>
        <translation>构造的次数，保留其中最佳者</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>How long to search</source>
        <translation>搜索多长时间</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>预算(&amp;B)：</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Another seed makes other choices</source>
        <translation>不同的种子作出不同的选择</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>种子(&amp;E)：</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Workers of the search; they do not change its result</source>
        <translation>搜索的工作线程；不会改变结果</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>线程数(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Synthesize</source>
        <translation>合成(&amp;S)</translation>
    </message>
    <message>
        <source>Synthesize</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Makes an algorithm for the fabric that is open</source>
        <translation>为当前互连结构生成算法</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Load or draw a fabric first: an algorithm is made for one.</source>
        <translation>请先加载或绘制互连结构：算法是针对互连结构生成的。</translation>
    </message>
    <message>
        <source>Choose a file that says who gives and who takes.</source>
        <translation>请选择说明谁提供、谁取得的文件。</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>nccl-tests：%1。comm_size：%2</translation>
    </message>
    <message>
        <source> (the shard of each NPU)</source>
        <translation> (每个 NPU 的分片)</translation>
    </message>
    <message>
        <source>. A chunk: %1</source>
        <translation>。一个数据块：%1</translation>
    </message>
    <message>
        <source>Ends the search; the best until then is proved and kept</source>
        <translation>结束搜索；到那时为止的最佳结果会得到证明并保留</translation>
    </message>
    <message>
        <source>Leaves out the schedule and the proof of what was found</source>
        <translation>略去所找到结果的调度方案和证明</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SynthesisView</name>
    <message>
        <source>No synthesis yet</source>
        <translation>尚无合成</translation>
    </message>
    <message>
        <source>Choose a pattern and a size, and press Synthesize: Weft searches the best algorithm for the fabric that is open, and proves how good it is.</source>
        <translation>选择通信模式和大小，然后按“合成”：Weft 会为当前互连结构搜索最佳算法，并证明其优劣程度。</translation>
    </message>
    <message>
        <source>Synthesis of an algorithm</source>
        <translation>算法的合成</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Synthesize %1</source>
        <translation>合成 %1</translation>
    </message>
    <message>
        <source>Looking for the bound…</source>
        <translation>正在求下界…</translation>
    </message>
    <message>
        <source>First construction…</source>
        <translation>首次构造…</translation>
    </message>
    <message numerus="yes">
        <source>Best so far: %1 (%2 of the bound), %n start(s)</source>
        <translation>
            <numerusform>到目前为止的最佳：%1 (达到下界的 %2)，%n 次构造</numerusform>
        </translation>
    </message>
    <message>
        <source>Below is still the result before.</source>
        <translation>下方仍是之前的结果。</translation>
    </message>
    <message>
        <source>Compare with the library</source>
        <translation>与算法库比较</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an algorithm and why it cannot run</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is quicker with finer chunks: let their number be searched, or give more.</source>
        <translation>%1 在数据块更细时更快：请搜索数据块数，或给出更大的数量。</translation>
    </message>
    <message>
        <source>%1 is quicker.</source>
        <translation>%1 更快。</translation>
    </message>
    <message>
        <source>No algorithm of the library serves this pattern and group.</source>
        <translation>算法库中没有适用于此通信模式和组的算法。</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>&amp;Synthesize</source>
        <translation>合成(&amp;S)</translation>
    </message>
    <message>
        <source>Make an algorithm for the fabric that is open</source>
        <translation>为当前互连结构生成算法</translation>
    </message>
    <message>
        <source>Sto&amp;p synthesis</source>
        <translation>停止合成(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Compare synthesis with the library</source>
        <translation>将合成结果与算法库比较(&amp;C)</translation>
    </message>
    <message>
        <source>Simulate every algorithm of the library that can serve, on the same fabric</source>
        <translation>在同一互连结构上模拟算法库中所有适用的算法</translation>
    </message>
    <message>
        <source>&amp;Repair synthesized algorithm</source>
        <translation>修复合成的算法(&amp;R)</translation>
    </message>
    <message>
        <source>Make it anew for the fabric as it is, and keep as much of it as can be</source>
        <translation>针对互连结构的现状重新生成，并尽可能保留原有部分</translation>
    </message>
    <message>
        <source>&amp;Export synthesized algorithm…</source>
        <translation>导出合成的算法(&amp;E)…</translation>
    </message>
    <message>
        <source>Write it as MSCCL XML, as Weft&apos;s JSON, as Chakra traces or as a file of equal steps</source>
        <translation>保存为 MSCCL XML、Weft JSON、Chakra 轨迹或等长步骤文件</translation>
    </message>
    <message>
        <source>Draw or open a fabric first</source>
        <translation>请先绘制或打开互连结构</translation>
    </message>
    <message>
        <source>No synthesis is going on</source>
        <translation>没有正在进行的合成</translation>
    </message>
    <message>
        <source>Synthesize an algorithm first</source>
        <translation>请先合成算法</translation>
    </message>
    <message>
        <source>Nothing that it uses has failed or become slower</source>
        <translation>它使用的链路都没有发生故障或变慢</translation>
    </message>
    <message>
        <source>Sums of a custom collective</source>
        <translation>自定义集合通信的求和</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>未写入：%1</translation>
    </message>
    <message>
        <source>Proving what was found: %1. Stop again leaves its schedule and its proof out.</source>
        <translation>正在证明所找到的结果：%1。再次停止将略去其调度方案和证明。</translation>
    </message>
    <message>
        <source>Proving what was found</source>
        <translation>正在证明所找到的结果</translation>
    </message>
    <message>
        <source>End the search; the best until then is proved and kept</source>
        <translation>结束搜索；到那时为止的最佳结果会得到证明并保留</translation>
    </message>
    <message>
        <source>A synthesis is going on: stop it first</source>
        <translation>正在进行合成：请先停止</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimeFrame</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Pan to &amp;earlier</source>
        <translation>向更早平移(&amp;E)</translation>
    </message>
    <message>
        <source>Pan to &amp;later</source>
        <translation>向更晚平移(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;all of the run</source>
        <translation>显示整次运行(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Zoom to the selected range</source>
        <translation>缩放到所选时间范围(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Back to the previous range</source>
        <translation>后退到上一个时间范围(&amp;B)</translation>
    </message>
    <message>
        <source>For&amp;ward to the next range</source>
        <translation>前进到下一个时间范围(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Measure between two clicks</source>
        <translation>在两次单击之间测量(&amp;M)</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark at the cursor</source>
        <translation>在光标处设置书签(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next bookmark</source>
        <translation>下一个书签(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous bookmark</source>
        <translation>上一个书签(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Clear measure, range and selection</source>
        <translation>清除测量、时间范围和选择(&amp;C)</translation>
    </message>
    <message>
        <source>Ti&amp;me range</source>
        <translation>时间范围(&amp;M)</translation>
    </message>
    <message>
        <source>Mea&amp;sure and bookmarks</source>
        <translation>测量和书签(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom to the selected &amp;range</source>
        <translation>缩放到所选时间范围(&amp;R)</translation>
    </message>
    <message>
        <source>Text of the bookmark</source>
        <translation>书签的文本</translation>
    </message>
    <message>
        <source>What is here? Return keeps the bookmark</source>
        <translation>此处有什么？按回车键保留书签</translation>
    </message>
    <message>
        <source>No bookmarks yet: B sets one at the cursor</source>
        <translation>尚无书签：按 B 键在光标处设置</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>a bookmark: its moment and its text</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Edit the bookmark</source>
        <translation>编辑书签(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>移除书签(&amp;R)</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>在此处设置书签(&amp;B)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimeNotes</name>
    <message>
        <source>Set a bookmark</source>
        <translation>设置书签</translation>
    </message>
    <message>
        <source>Change a bookmark</source>
        <translation>更改书签</translation>
    </message>
    <message>
        <source>Remove a bookmark</source>
        <translation>移除书签</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineCanvas</name>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Show the rows that were &amp;hidden</source>
        <translation>显示已隐藏的行(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Zoom to it</source>
        <translation>缩放到此处(&amp;Z)</translation>
    </message>
    <message>
        <source>Select all &amp;like this</source>
        <translation>选择所有同类(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Back to what it waited for</source>
        <translation>回到它所等待的操作(&amp;B)</translation>
    </message>
    <message>
        <source>For&amp;ward to what waits for it</source>
        <translation>前进到等待它的操作(&amp;W)</translation>
    </message>
    <message>
        <source>Show on the &amp;topology</source>
        <translation>在拓扑中显示(&amp;T)</translation>
    </message>
    <message>
        <source>Find in the list of &amp;operations</source>
        <translation>在操作列表中查找(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy the name</source>
        <translation>复制名称(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all &amp;figures</source>
        <translation>复制所有指标(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unpin %1</source>
        <translation>取消固定 %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pin %1 to the top</source>
        <translation>将 %1 固定到顶部(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation>隐藏 %1(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fold its lanes</source>
        <translation>折叠其泳道(&amp;F)</translation>
    </message>
    <message>
        <source>Show its &amp;lanes</source>
        <translation>显示其泳道(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Select %1</source>
        <translation>选择 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Show %1 on the topolog&amp;y</source>
        <translation>在拓扑中显示 %1(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the name of the ro&amp;w</source>
        <translation>复制行的名称(&amp;W)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Operations, links and collectives over simulated time. The tables list the same.</source>
        <translation>模拟时间内的操作、链路和集合通信。各表格列出相同内容。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineLegend</name>
    <message>
        <source>Legend of the timeline</source>
        <translation>时间线的图例</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>send, receive</source>
        <translation>发送、接收</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>它所等待的</translation>
    </message>
    <message>
        <source>waits for it</source>
        <translation>等待它的</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>CPU 计算</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineOverlay</name>
    <message>
        <source>Arrows: the %1 messages of the operation under the pointer</source>
        <translation>箭头：指针所指操作的 %1 条消息</translation>
    </message>
    <message>
        <source>Arrows: %1 of the %2 messages, those of the operation under the pointer</source>
        <translation>箭头：%2 条消息中指针所指操作的 %1 条</translation>
    </message>
    <message>
        <source>Arrows: the first and the last of %1 messages; point at an operation for its own</source>
        <translation>箭头：%1 条消息中的第一条和最后一条；指向某个操作可查看它自己的消息</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineParts</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s)</source>
        <translation>
            <numerusform>%n 个条形</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n 条泳道</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>&amp;Fit selection</source>
        <translation>适应所选内容(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous operation in the row</source>
        <translation>行中的上一个操作(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next operation in the row</source>
        <translation>行中的下一个操作(&amp;N)</translation>
    </message>
    <message>
        <source>To what &amp;released it</source>
        <translation>转到释放它的操作(&amp;R)</translation>
    </message>
    <message>
        <source>To what &amp;depends on it</source>
        <translation>转到依赖它的操作(&amp;D)</translation>
    </message>
    <message>
        <source>Find &amp;operations</source>
        <translation>查找操作(&amp;O)</translation>
    </message>
    <message>
        <source>Next operation &amp;found</source>
        <translation>下一个找到的操作(&amp;F)</translation>
    </message>
    <message>
        <source>Previous operation fo&amp;und</source>
        <translation>上一个找到的操作(&amp;U)</translation>
    </message>
    <message>
        <source>Filter &amp;rows</source>
        <translation>筛选行(&amp;R)</translation>
    </message>
    <message>
        <source>Show the &amp;critical path</source>
        <translation>显示关键路径(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;List of bookmarks</source>
        <translation>书签列表(&amp;L)</translation>
    </message>
    <message>
        <source>Lanes by &amp;kind of work</source>
        <translation>按工作种类分泳道(&amp;K)</translation>
    </message>
    <message>
        <source>Lanes by coll&amp;ective</source>
        <translation>按集合通信分泳道(&amp;E)</translation>
    </message>
    <message>
        <source>Lanes by di&amp;mension</source>
        <translation>按维度分泳道(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pin the row to the top</source>
        <translation>将行固定到顶部(&amp;P)</translation>
    </message>
    <message>
        <source>Show &amp;hidden rows</source>
        <translation>显示已隐藏的行(&amp;H)</translation>
    </message>
    <message>
        <source>Move the row &amp;up</source>
        <translation>将行上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>将行下移(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xpand all rows</source>
        <translation>展开所有行(&amp;X)</translation>
    </message>
    <message>
        <source>Collapse a&amp;ll rows</source>
        <translation>折叠所有行(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Taller rows</source>
        <translation>增加行高(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;hinner rows</source>
        <translation>减小行高(&amp;H)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>查找(&amp;I)</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>行(&amp;W)</translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation>Perfetto 轨迹</translation>
    </message>
    <message>
        <source>Trace for Chrome</source>
        <translation>Chrome 轨迹</translation>
    </message>
    <message>
        <source>Result of the run</source>
        <translation>运行结果</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>链路随时间的变化</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>The last run failed</source>
        <translation>上次运行失败</translation>
    </message>
    <message>
        <source>No run to show</source>
        <translation>没有可显示的运行</translation>
    </message>
    <message>
        <source>Run a simulation at record level full; its operations appear here over time.</source>
        <translation>请以“完整”记录级别运行模拟；其操作会按时间显示在此处。</translation>
    </message>
    <message>
        <source>Nothing ran</source>
        <translation>没有运行任何操作</translation>
    </message>
    <message>
        <source>%1 has no operation that started.</source>
        <translation>%1 没有已开始的操作。</translation>
    </message>
    <message>
        <source>The run passed the limit of records</source>
        <translation>运行超过了记录上限</translation>
    </message>
    <message>
        <source>%1 had more records than the limit, so that only figures of links were kept. Raise the record limit and run again.</source>
        <translation>%1 的记录超过上限，因此只保留了链路的指标。请提高记录上限，然后重新运行。</translation>
    </message>
    <message>
        <source>%1 kept no operations</source>
        <translation>%1 未保留操作</translation>
    </message>
    <message>
        <source>The timeline needs record level full. Choose it in the settings of the run and run again.</source>
        <translation>时间线需要“完整”记录级别。请在运行的设置中选择它，然后重新运行。</translation>
    </message>
    <message>
        <source>Rows whose name contains this, or /a regular expression/</source>
        <translation>名称包含此文本的行，或 /正则表达式/</translation>
    </message>
    <message>
        <source>Filter of the rows</source>
        <translation>行的筛选条件</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Find operations</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Lanes of communication</source>
        <translation>通信的泳道</translation>
    </message>
    <message>
        <source>How the communication of an NPU is laid out below its compute</source>
        <translation>NPU 的通信在其计算下方如何排列</translation>
    </message>
    <message>
        <source>Lanes: kind</source>
        <translation>泳道：种类</translation>
    </message>
    <message>
        <source>Lanes: collective</source>
        <translation>泳道：集合通信</translation>
    </message>
    <message>
        <source>Lanes: dimension</source>
        <translation>泳道：维度</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Show what the end of the run waited for, back to its start</source>
        <translation>显示运行末尾等待了什么，一直回溯到开始</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Scroll rows</source>
        <translation>滚动行</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>滚动时间</translation>
    </message>
    <message>
        <source>Preparing the timeline…</source>
        <translation>正在准备时间线…</translation>
    </message>
    <message>
        <source>Preparing the timeline of %1</source>
        <translation>正在准备 %1 的时间线</translation>
    </message>
    <message>
        <source>The timeline was not prepared</source>
        <translation>未准备时间线</translation>
    </message>
    <message>
        <source>It was stopped. Select the run again.</source>
        <translation>已停止。请重新选择该运行。</translation>
    </message>
    <message>
        <source>Filtering rows</source>
        <translation>正在筛选行</translation>
    </message>
    <message>
        <source>Finding operations</source>
        <translation>正在查找操作</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Algorithm of the selected collective</source>
        <translation>所选集合通信的算法</translation>
    </message>
    <message>
        <source>Workload with the times of the run</source>
        <translation>带有运行时间的工作负载</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyCanvas</name>
    <message>
        <source>Move a note</source>
        <translation>移动注释</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>删除注释</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Text of the note:</source>
        <translation>注释的文本：</translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation>更改注释</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加注释</translation>
    </message>
    <message>
        <source>Bend a link</source>
        <translation>弯折链路</translation>
    </message>
    <message>
        <source>Straighten links</source>
        <translation>拉直链路</translation>
    </message>
    <message>
        <source>Label of a link</source>
        <translation>链路的标签</translation>
    </message>
    <message>
        <source>Label a link</source>
        <translation>为链路加标签</translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n node(s)</source>
        <translation>
            <numerusform>用图章放置 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Expand a group</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>Turn the drawing</source>
        <translation>旋转绘图</translation>
    </message>
    <message>
        <source>at (%1)</source>
        <comment>coordinate of an NPU</comment>
        <translation>位于 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Move %n node(s)</source>
        <translation>
            <numerusform>移动 %n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nudge %n node(s)</source>
        <translation>
            <numerusform>微移 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>The nodes and links of the fabric</source>
        <translation>互连结构的节点和链路</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyParts</name>
    <message>
        <source>switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>computes at %1</source>
        <translation>计算速度为 %1</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>降级</translation>
    </message>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>%n 条出向链路</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyView</name>
    <message numerus="yes">
        <source>Copied %n node(s)</source>
        <translation>
            <numerusform>已复制 %n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n node(s)</source>
        <translation>
            <numerusform>粘贴 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to paste: copy nodes, or rows of links in a spreadsheet</source>
        <translation>没有可粘贴的内容：请复制节点，或电子表格中的链路行</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>problems</comment>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Paste links</source>
        <translation>粘贴链路</translation>
    </message>
    <message>
        <source>These rows are no links, and nothing was pasted:</source>
        <translation>这些行不是链路，未粘贴任何内容：</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n link(s)</source>
        <translation>
            <numerusform>粘贴 %n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n link(s)</source>
        <translation>
            <numerusform>已粘贴 %n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>Select or copy what to stamp</source>
        <translation>请选择或复制要用图章放置的内容</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>&amp;Drawing</source>
        <translation>绘图(&amp;D)</translation>
    </message>
    <message>
        <source>Add a no&amp;te</source>
        <translation>添加注释(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Label of the link…</source>
        <translation>链路的标签(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Straighten links</source>
        <translation>拉直链路(&amp;S)</translation>
    </message>
    <message>
        <source>Takes the bends out of the selected links; drag a selected link to bend it</source>
        <translation>去除所选链路的弯折；拖动所选链路可使其弯折</translation>
    </message>
    <message>
        <source>&amp;Collapse selected nodes</source>
        <translation>折叠所选节点(&amp;C)</translation>
    </message>
    <message>
        <source>Draws the selected nodes as one box with their number and mean utilization</source>
        <translation>将所选节点绘制为一个方框，并标出其数量和平均利用率</translation>
    </message>
    <message>
        <source>Collapse s&amp;ervers (dimension 0)</source>
        <translation>折叠服务器 (维度 0)(&amp;E)</translation>
    </message>
    <message>
        <source>Collapse &amp;racks (dimensions 0 and 1)</source>
        <translation>折叠机架 (维度 0 和 1)(&amp;R)</translation>
    </message>
    <message>
        <source>Collapse &amp;pods (dimensions 0 to 2)</source>
        <translation>折叠 pod (维度 0 至 2)(&amp;P)</translation>
    </message>
    <message>
        <source>E&amp;xpand groups</source>
        <translation>展开组(&amp;X)</translation>
    </message>
    <message>
        <source>Expands the selected groups, or all of them; a double-click expands one</source>
        <translation>展开所选的组或所有组；双击可展开一个组</translation>
    </message>
    <message>
        <source>Select two nodes or more to draw them as one box</source>
        <translation>请选择两个或更多节点，以绘制为一个方框</translation>
    </message>
    <message>
        <source>Collapse nodes</source>
        <translation>折叠节点</translation>
    </message>
    <message>
        <source>The fabric has no such dimensions to collapse</source>
        <translation>互连结构没有可这样折叠的维度</translation>
    </message>
    <message>
        <source>Collapse dimensions</source>
        <translation>折叠维度</translation>
    </message>
    <message>
        <source>Expand groups</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>图层(&amp;L)</translation>
    </message>
    <message>
        <source>Layers: show or hide the links of a dimension</source>
        <translation>图层：显示或隐藏某个维度的链路</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Show a layer</source>
        <translation>显示图层</translation>
    </message>
    <message>
        <source>Hide a layer</source>
        <translation>隐藏图层</translation>
    </message>
    <message>
        <source>Dimension %1 (%2 NPUs)</source>
        <comment>number, size</comment>
        <translation>维度 %1 (%2 个 NPU)</translation>
    </message>
    <message>
        <source>Links of no dimension</source>
        <translation>不属于任何维度的链路</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show all layers</source>
        <translation>显示所有图层</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>L&amp;asso</source>
        <translation>套索(&amp;A)</translation>
    </message>
    <message>
        <source>Add &amp;NPU</source>
        <translation>添加 NPU(&amp;N)</translation>
    </message>
    <message>
        <source>Add s&amp;witch</source>
        <translation>添加交换机(&amp;W)</translation>
    </message>
    <message>
        <source>Draw &amp;link</source>
        <translation>绘制链路(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>抓手(&amp;H)</translation>
    </message>
    <message>
        <source>Tu&amp;rn in 3-D</source>
        <translation>3D 旋转(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Fit selection</source>
        <translation>适应所选内容(&amp;F)</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show in &amp;3-D</source>
        <translation>以 3D 显示(&amp;3)</translation>
    </message>
    <message>
        <source>Draws a ring, torus or mesh in space; Shift and the middle button, or the arrow keys, turn it</source>
        <translation>以立体方式绘制环、环面或网格；Shift 加鼠标中键或方向键可旋转</translation>
    </message>
    <message>
        <source>Show flat</source>
        <translation>平面显示</translation>
    </message>
    <message>
        <source>Show in 3-D</source>
        <translation>以 3D 显示</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Shows the overview map</source>
        <translation>显示概览图</translation>
    </message>
    <message>
        <source>Find &amp;node</source>
        <translation>查找节点(&amp;N)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select same &amp;kind</source>
        <translation>选择相同种类(&amp;K)</translation>
    </message>
    <message>
        <source>Select same &amp;dimension</source>
        <translation>选择相同维度(&amp;D)</translation>
    </message>
    <message>
        <source>Select nei&amp;ghbours</source>
        <translation>选择相邻节点(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Next node</source>
        <translation>下一个节点</translation>
    </message>
    <message>
        <source>Previous node</source>
        <translation>上一个节点</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Nodes that were copied here or in another window, or links from a spreadsheet: source, destination, bandwidth, latency</source>
        <translation>在此处或其他窗口中复制的节点，或电子表格中的链路：源、目标、带宽、延迟</translation>
    </message>
    <message>
        <source>Sta&amp;mp</source>
        <translation>图章(&amp;M)</translation>
    </message>
    <message>
        <source>Places what is selected, or what was copied, with every click</source>
        <translation>每次单击都放置所选或所复制的内容</translation>
    </message>
    <message>
        <source>&amp;Link selected nodes</source>
        <translation>连接所选节点(&amp;L)</translation>
    </message>
    <message>
        <source>Mark as &amp;failed or working</source>
        <translation>标记为故障或正常(&amp;F)</translation>
    </message>
    <message>
        <source>Clear &amp;what-if</source>
        <translation>清除假设情形(&amp;W)</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>顶端对齐</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>底端对齐</translation>
    </message>
    <message>
        <source>Align centres in a column</source>
        <translation>按列居中对齐</translation>
    </message>
    <message>
        <source>Align centres in a row</source>
        <translation>按行居中对齐</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>水平分布</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>垂直分布</translation>
    </message>
    <message>
        <source>&amp;Structural layout</source>
        <translation>结构布局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Grid layout</source>
        <translation>网格布局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Ring layout</source>
        <translation>环形布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Nested dimensions layout</source>
        <translation>嵌套维度布局(&amp;N)</translation>
    </message>
    <message>
        <source>Rac&amp;k rows layout</source>
        <translation>机架行布局(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Tree levels layout</source>
        <translation>树层布局(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Force layout</source>
        <translation>力导向布局(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Generate a fabric…</source>
        <translation>生成互连结构(&amp;G)…</translation>
    </message>
    <message>
        <source>Make a fabric from its dimensions</source>
        <translation>由各维度创建互连结构</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>导出图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Export &amp;topology…</source>
        <translation>导出拓扑(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>排列(&amp;A)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>布局(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Nothing is drawn yet</source>
        <translation>尚未绘制任何内容</translation>
    </message>
    <message>
        <source>Leave 3-D first</source>
        <translation>请先退出 3D 显示</translation>
    </message>
    <message>
        <source>Select a node first</source>
        <translation>请先选择节点</translation>
    </message>
    <message>
        <source>Select a node or a link first</source>
        <translation>请先选择节点或链路</translation>
    </message>
    <message>
        <source>Show the fabric in 3-D first</source>
        <translation>请先以 3D 显示互连结构</translation>
    </message>
    <message>
        <source>Select a link first</source>
        <translation>请先选择链路</translation>
    </message>
    <message>
        <source>Select a link with bends first; drag a selected link to bend it</source>
        <translation>请先选择有弯折的链路；拖动所选链路可使其弯折</translation>
    </message>
    <message>
        <source>The selected nodes are drawn as one box already</source>
        <translation>所选节点已绘制为一个方框</translation>
    </message>
    <message>
        <source>No group is collapsed</source>
        <translation>没有已折叠的组</translation>
    </message>
    <message>
        <source>The fabric is edited in the modes Design and Collectives</source>
        <translation>互连结构在“设计”和“集合通信”模式中编辑</translation>
    </message>
    <message>
        <source>Topology tools</source>
        <translation>拓扑工具</translation>
    </message>
    <message>
        <source>No fabric yet</source>
        <translation>尚无互连结构</translation>
    </message>
    <message>
        <source>Generate one from its dimensions, open a file, or draw nodes and links.</source>
        <translation>请由各维度生成一个，打开文件，或绘制节点和链路。</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>查找节点</translation>
    </message>
    <message>
        <source>Find name, number or 2,0,1</source>
        <translation>查找名称、编号或 2,0,1</translation>
    </message>
    <message>
        <source>Nodes have no places of their own in 3-D: show the fabric flat to move them</source>
        <translation>在 3D 中节点没有自己的位置：请以平面显示互连结构再移动节点</translation>
    </message>
    <message>
        <source>dimensions %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>some layers are hidden</source>
        <translation>已隐藏部分图层</translation>
    </message>
    <message>
        <source>%1 and %2 selected</source>
        <comment>nodes, links</comment>
        <translation>已选择 %1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n 条链路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>已选择 %n 条链路</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; Alt: off the grid; Esc: back to selecting</source>
        <translation>单击放置；Alt：不对齐网格；Esc：返回选择</translation>
    </message>
    <message>
        <source>Click both ends, or drag from node to node; Shift: one direction only; Esc: back to selecting</source>
        <translation>单击两端，或从节点拖到节点；Shift：仅单向；Esc：返回选择</translation>
    </message>
    <message>
        <source>Draw around what to select; Shift: add to it; Esc: back to selecting</source>
        <translation>圈出要选择的内容；Shift：添加到选择；Esc：返回选择</translation>
    </message>
    <message>
        <source>Click where the note is to be; Esc: back to selecting</source>
        <translation>单击注释要放置的位置；Esc：返回选择</translation>
    </message>
    <message>
        <source>Click to place; Esc: back to selecting</source>
        <translation>单击放置；Esc：返回选择</translation>
    </message>
    <message>
        <source>Drag to turn; Esc: back to selecting</source>
        <translation>拖动可旋转；Esc：返回选择</translation>
    </message>
    <message>
        <source>3-D: Shift+middle button or arrow keys turn it</source>
        <comment>hint</comment>
        <translation>3D：Shift+鼠标中键或方向键可旋转</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的对象</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Force layout</source>
        <translation>力导向布局</translation>
    </message>
    <message>
        <source>Force layout stopped; nothing was moved</source>
        <translation>力导向布局已停止；未移动任何内容</translation>
    </message>
    <message>
        <source>; from blue (1 %) to yellow (100 %), grey: idle</source>
        <translation>；由蓝 (1 %) 到黄 (100 %)，灰色：空闲</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Select two nodes to link them</source>
        <translation>请选择要连接的两个节点</translation>
    </message>
    <message>
        <source>Select a link to choose its dimension</source>
        <translation>请选择链路以选定其维度</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>生成 %1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TrafficMatrixView</name>
    <message>
        <source>Traffic matrix</source>
        <translation>流量矩阵</translation>
    </message>
    <message>
        <source>No traffic to show</source>
        <translation>没有可显示的流量</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>计数对象</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Preparing the traffic matrix…</source>
        <translation>正在准备流量矩阵…</translation>
    </message>
    <message>
        <source>Preparing the traffic matrix of %1</source>
        <translation>正在准备 %1 的流量矩阵</translation>
    </message>
    <message>
        <source>Run a simulation at record level links or full.</source>
        <translation>请以“链路”或“完整”记录级别运行模拟。</translation>
    </message>
    <message>
        <source>%1 kept no traffic between NPUs</source>
        <translation>%1 未保留 NPU 之间的流量</translation>
    </message>
    <message>
        <source>Run again at record level links or full.</source>
        <translation>请以“链路”或“完整”记录级别重新运行。</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>没有发送任何内容</translation>
    </message>
    <message>
        <source>No NPU sent a message to another one in %1.</source>
        <translation>在 %1 中，没有 NPU 向其他 NPU 发送消息。</translation>
    </message>
    <message>
        <source> (log)</source>
        <translation> (对数)</translation>
    </message>
    <message>
        <source>0 messages</source>
        <translation>0 条消息</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;all NPUs</source>
        <translation>显示所有 NPU(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic scale</source>
        <translation>对数刻度(&amp;L)</translation>
    </message>
    <message>
        <source>Count &amp;messages or bytes</source>
        <translation>按消息数或字节数计数(&amp;M)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pairs of NPUs</source>
        <translation>NPU 对</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TuningPanel</name>
    <message>
        <source>%1 (%2 hidden)</source>
        <comment>a kernel with its time, and what of it others hide</comment>
        <translation>%1 (其中 %2 被掩盖)</translation>
    </message>
    <message>
        <source>&amp;Apply the best</source>
        <translation>应用最佳方案(&amp;A)</translation>
    </message>
    <message>
        <source>al&amp;gorithms too</source>
        <translation>同时尝试各种算法(&amp;G)</translation>
    </message>
    <message>
        <source>Makes the fastest schedule that was found one of the text</source>
        <translation>将找到的最快调度方案写入文本</translation>
    </message>
    <message>
        <source>The best schedule that was found</source>
        <translation>找到的最佳调度方案</translation>
    </message>
    <message>
        <source>Also tries the algorithms of the collectives, which takes longer</source>
        <translation>也尝试集合通信的各种算法，耗时更长</translation>
    </message>
    <message>
        <source>Finding the best schedule</source>
        <translation>正在查找最佳调度方案</translation>
    </message>
    <message>
        <source>There is no program without mistakes</source>
        <translation>没有不含错误的程序</translation>
    </message>
    <message>
        <source>The search does not know the options and the remote memory of the settings: let it use the device&apos;s system</source>
        <translation>搜索不支持设置中的选项和远程内存：请改用设备的系统</translation>
    </message>
    <message numerus="yes">
        <source>No schedule is faster than the program as it stands; %n were looked at</source>
        <translation>
            <numerusform>没有比原程序更快的调度方案；已查看 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best of %n schedule(s): %1, %2× as quick</source>
        <translation>
            <numerusform>%n 个调度方案中最佳的：%1，速度为原来的 %2 倍</numerusform>
        </translation>
    </message>
    <message>
        <source>; not all were tried</source>
        <translation>；并未全部尝试</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find the best</source>
        <translation>查找最佳方案(&amp;F)</translation>
    </message>
    <message>
        <source>Tries every schedule that is valid, on the fabric that is open</source>
        <translation>在当前互连结构上尝试所有有效的调度方案</translation>
    </message>
    <message>
        <source>Looking for schedules…</source>
        <translation>正在查找调度方案…</translation>
    </message>
    <message>
        <source>Best so far: %1</source>
        <translation>到目前为止的最佳：%1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationChart</name>
    <message>
        <source>Link utilization over time</source>
        <translation>链路利用率随时间的变化</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
    <message>
        <source>Dimensions: mean, least to most</source>
        <translation>维度：平均，最小至最大</translation>
    </message>
    <message>
        <source>Busiest links</source>
        <translation>最忙链路</translation>
    </message>
    <message>
        <source>Selected links</source>
        <translation>所选链路</translation>
    </message>
    <message>
        <source>Export the shown series as CSV</source>
        <translation>将显示的系列导出为 CSV</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Select links in the topology or in a table to see them here.</source>
        <translation>在拓扑或表格中选择链路，即可在此查看。</translation>
    </message>
    <message>
        <source>busy, %</source>
        <translation>忙碌，%</translation>
    </message>
    <message>
        <source>No utilization over time</source>
        <translation>没有随时间变化的利用率</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Run the simulation to see how busy its links are over time.</source>
        <translation>请运行模拟，查看链路随时间的忙碌程度。</translation>
    </message>
    <message>
        <source>The congestion-unaware model knows no busy time of links. Choose the congestion-aware model in the settings and run again.</source>
        <translation>非拥塞感知模型没有链路的忙碌时间。请在设置中选择拥塞感知模型，然后重新运行。</translation>
    </message>
    <message>
        <source>Links were not recorded, or nothing took time. Choose level links or full in the settings and run again.</source>
        <translation>未记录链路，或没有任何操作耗时。请在设置中选择“链路”或“完整”级别，然后重新运行。</translation>
    </message>
    <message>
        <source>Preparing the chart…</source>
        <translation>正在准备图表…</translation>
    </message>
    <message>
        <source>The utilization of all links is being put together.</source>
        <translation>正在汇总所有链路的利用率。</translation>
    </message>
    <message>
        <source>Utilization of %1</source>
        <translation>%1 的利用率</translation>
    </message>
    <message>
        <source>Preparing the chart was stopped.</source>
        <translation>已停止准备图表。</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>时间 (%1)</translation>
    </message>
    <message>
        <source>time, %1 after %2</source>
        <translation>%2 之后的时间 (%1)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Utilization of &amp;dimensions</source>
        <translation>各维度的利用率(&amp;D)</translation>
    </message>
    <message>
        <source>Utilization of the &amp;busiest links</source>
        <translation>最忙链路的利用率(&amp;B)</translation>
    </message>
    <message>
        <source>Utilization of the &amp;selected links</source>
        <translation>所选链路的利用率(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export utilization as CSV…</source>
        <translation>将利用率导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 least</source>
        <translation>%1 最小</translation>
    </message>
    <message>
        <source>%1 most</source>
        <translation>%1 最大</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationData</name>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationParts</name>
    <message>
        <source>mean %1, most %2</source>
        <translation>平均 %1，最大 %2</translation>
    </message>
    <message>
        <source>%1 busy from %2 to %3</source>
        <translation>忙碌 %1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>least %1, most %2</source>
        <translation>最小 %1，最大 %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::VerdictBanner</name>
    <message>
        <source>Show the step</source>
        <translation>显示步骤</translation>
    </message>
    <message>
        <source>Go to the step that is wrong</source>
        <translation>转到错误步骤</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>正在检查 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: %1 on %2, %3 transfers</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;; %2: &quot;8 ranks&quot;; %3: a number</extracomment>
        <translation>正确：%2 上的 %1，%3 次传输</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>应为：%1</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>实为：%1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Show the slot</source>
        <translation>显示槽位</translation>
    </message>
    <message>
        <source>%1 could not be checked: %2</source>
        <translation>无法检查 %1：%2</translation>
    </message>
    <message>
        <source>It cannot run on the fabric that is open: %1</source>
        <translation>无法在当前互连结构上运行：%1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::View</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ViewSheet</name>
    <message>
        <source>The first %1 of %2 rows; all of them can be exported as CSV.</source>
        <translation>%2 行中的前 %1 行；全部内容可导出为 CSV。</translation>
    </message>
    <message>
        <source>Only the upper %1 are shown: the rest has no room in a picture.</source>
        <translation>仅显示上部 %1：其余部分在图片中放不下。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayDrawing</name>
    <message>
        <source>Way of the chunk</source>
        <translation>数据块的路径</translation>
    </message>
    <message>
        <source>Select a step or a chunk to see its way over the ranks.</source>
        <translation>选择步骤或数据块，查看其经过各 rank 的路径。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayMap</name>
    <message>
        <source>Way of the chunk over the fabric</source>
        <translation>数据块在互连结构上的路径</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>The fabric has no place for this schedule: %1 ranks against %2 NPUs.</source>
        <translation>互连结构容不下此调度方案：调度方案有 %1 个 rank，互连结构有 %2 个 NPU。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayPanel</name>
    <message>
        <source>Chunk whose way is shown</source>
        <translation>显示其路径的数据块</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no chunk is selected</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Whose contribution is followed</source>
        <translation>跟踪谁的贡献</translation>
    </message>
    <message>
        <source>Follow all that becomes the chunk, or what one rank contributes to it</source>
        <translation>跟踪构成该数据块的全部内容，或某一个 rank 对它的贡献</translation>
    </message>
    <message>
        <source>How the way is drawn</source>
        <translation>路径的绘制方式</translation>
    </message>
    <message>
        <source>as a tree</source>
        <comment>how the way of a chunk is drawn</comment>
        <translation>树形</translation>
    </message>
    <message>
        <source>on the fabric</source>
        <comment>how the way of a chunk is drawn</comment>
        <translation>在互连结构上</translation>
    </message>
    <message>
        <source>&amp;Chunk</source>
        <translation>数据块(&amp;C)</translation>
    </message>
    <message>
        <source>all contributions</source>
        <translation>所有贡献</translation>
    </message>
    <message>
        <source>from rank %1</source>
        <translation>来自 rank %1</translation>
    </message>
    <message numerus="yes">
        <source>%n transfer(s)</source>
        <translation>
            <numerusform>%n 次传输</numerusform>
        </translation>
    </message>
    <message>
        <source>This chunk does not move between ranks.</source>
        <translation>此数据块不在 rank 之间移动。</translation>
    </message>
    <message>
        <source>%1, the last one ends at level %2; on %3 of %4 ranks</source>
        <translation>%1，最后一次结束于层级 %2；到达 %4 个 rank 中的 %3 个</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WhatIfView</name>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>Times faster:</source>
        <translation>加快倍数：</translation>
    </message>
    <message>
        <source>How many times faster</source>
        <translation>加快多少倍</translation>
    </message>
    <message>
        <source>Each thing is made this many times faster, one after another; below 1 is slower</source>
        <translation>逐项加快到这个倍数；小于 1 为减慢</translation>
    </message>
    <message>
        <source>Simulate changes</source>
        <translation>模拟改动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the simulations; the answers that are shown stay</source>
        <translation>结束模拟；已显示的结果保留</translation>
    </message>
    <message>
        <source>Changes simulated</source>
        <translation>已模拟的改动</translation>
    </message>
    <message>
        <source>Changes and what they gain</source>
        <translation>各项改动及其收益</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>The workload of this run is not there any more</source>
        <translation>此次运行的工作负载已不存在</translation>
    </message>
    <message>
        <source>The run that is shown did not come to its end</source>
        <translation>显示的运行没有完成</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>假设分析：%1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>The one thing that is other than in the run</source>
        <translation>与该运行唯一不同之处</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>With the change; of those that cannot be simulated, why</source>
        <translation>改动后的值；无法模拟的则说明原因</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>By how much the makespan is shorter; below 0 it is longer</source>
        <translation>总时长缩短了多少；小于 0 表示变长</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of the makespan as it is</source>
        <translation>占目前总时长的比例</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>在关键路径上</translation>
    </message>
    <message>
        <source>What the critical path spends on it: no more than that can be gained where nothing is shared</source>
        <translation>关键路径花在它上面的时间：没有共享时，节省不会超过它</translation>
    </message>
    <message>
        <source>Simulates the run that is shown with one change after another</source>
        <translation>逐项改动，重新模拟显示的运行</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Run the simulation to ask what would be gained if something were faster.</source>
        <translation>请运行模拟，再询问某处更快时能节省多少时间。</translation>
    </message>
    <message>
        <source>Run the simulation again to ask about it.</source>
        <translation>请重新运行模拟，再进行询问。</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation>没有可改动之处</translation>
    </message>
    <message>
        <source>The critical path spends no time on what can be faster.</source>
        <translation>关键路径没有把时间花在可以加快的地方。</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>尚未询问</translation>
    </message>
    <message>
        <source>Simulate the changes to see which link, dimension, NPU or algorithm is worth the most.</source>
        <translation>请模拟各项改动，查看哪条链路、哪个维度、哪个 NPU 或哪种算法最值得改进。</translation>
    </message>
    <message>
        <source>Stopped before every change was simulated.</source>
        <translation>在模拟完所有改动之前已停止。</translation>
    </message>
    <message>
        <source>Outdated: %1, %2 × faster. Another run is shown now; simulate the changes again for that one.</source>
        <translation>已过时：%1，加快到 %2 倍。现在显示的是另一次运行；请为它重新模拟改动。</translation>
    </message>
    <message>
        <source>Simulate &amp;changes</source>
        <translation>模拟改动(&amp;C)</translation>
    </message>
    <message>
        <source>Ask what would be gained if something of the run were faster</source>
        <translation>询问该运行中某处更快时能节省多少时间</translation>
    </message>
    <message>
        <source>&amp;Stop the changes</source>
        <translation>停止改动模拟(&amp;S)</translation>
    </message>
    <message>
        <source>End the simulations of changes; the answers that are shown stay</source>
        <translation>结束改动的模拟；已显示的结果保留</translation>
    </message>
    <message>
        <source>No changes are being simulated</source>
        <translation>没有正在模拟的改动</translation>
    </message>
    <message>
        <source>The changes are being simulated already</source>
        <translation>已在模拟这些改动</translation>
    </message>
    <message>
        <source>%1 takes %2 as it is; with one thing %3 × faster:</source>
        <translation>%1 目前耗时 %2；只改一处、加快到 %3 倍时：</translation>
    </message>
    <message>
        <source>Simulating changes</source>
        <translation>正在模拟更改</translation>
    </message>
    <message>
        <source>What they gain is shown when all are simulated, or stopped.</source>
        <translation>全部模拟完成或停止后，将显示它们带来的收益。</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Workload</name>
    <message>
        <source>world</source>
        <comment>the group of all ranks</comment>
        <translation>全体</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WorkloadView</name>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>No workload</source>
        <translation>没有工作负载</translation>
    </message>
    <message>
        <source>Open a Chakra trace: one file of a set, its folder, or drop it here. Or make a benchmark of one collective.</source>
        <translation>打开 Chakra 轨迹：轨迹集中的一个文件或其文件夹，也可拖放到此处。或者创建单个集合通信的基准测试。</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>检查结果 (%1)</translation>
    </message>
    <message>
        <source>Summarize workload</source>
        <translation>汇总工作负载</translation>
    </message>
    <message>
        <source>%1 – %2 on %3</source>
        <comment>a source, its operations, its ranks</comment>
        <translation>%1 – %3 上的 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln 个操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln 个 rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – %Ln rank(s) missing</source>
        <translation>
            <numerusform> – 缺少 %Ln 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Find operations</source>
        <translation>查找操作(&amp;F)</translation>
    </message>
    <message>
        <source>Type a part of an operation&apos;s name</source>
        <translation>输入操作名称的一部分</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>Show all operations</source>
        <translation>显示所有操作</translation>
    </message>
    <message>
        <source>Show &amp;dependencies</source>
        <translation>显示依赖(&amp;D)</translation>
    </message>
    <message>
        <source>Draw what the selected operation waits for and what waits for it</source>
        <translation>绘制所选操作等待什么以及什么在等待它</translation>
    </message>
    <message>
        <source>&amp;Fit dependencies</source>
        <translation>适应依赖(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole drawing of dependencies</source>
        <translation>显示整个依赖绘图</translation>
    </message>
    <message>
        <source>Show fi&amp;ndings</source>
        <translation>显示检查结果(&amp;N)</translation>
    </message>
    <message>
        <source>What the validator says about the workload</source>
        <translation>校验器对工作负载的说明</translation>
    </message>
    <message>
        <source>No filter is set</source>
        <translation>未设置筛选条件</translation>
    </message>
</context>
</TS>
