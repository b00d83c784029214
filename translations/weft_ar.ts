<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>CompareTable</name>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points: the difference of two percentages</extracomment>
        <translation>%1 نقطة مئوية</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>%1 and others have failed: repair them, or draw another way</source>
        <translation>تعطّل %1 وأجزاء أخرى: أصلحها، أو ارسم طريقًا آخر</translation>
    </message>
    <message>
        <source>%1 has failed: its rank can neither send nor receive</source>
        <translation>تعطّل %1: لا تستطيع رتبته الإرسال ولا الاستقبال</translation>
    </message>
    <message>
        <source>%1 has failed: repair it, or draw another way</source>
        <translation>تعطّل %1: أصلحه، أو ارسم طريقًا آخر</translation>
    </message>
    <message>
        <source>%1 has no links</source>
        <translation>‏%1 بلا وصلات</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads from it over working links</source>
        <translation>‏%1 معزول: لا طريق منه عبر وصلات عاملة</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads to it or from it over working links</source>
        <translation>‏%1 معزول: لا طريق إليه أو منه عبر وصلات عاملة</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads to it over working links</source>
        <translation>‏%1 معزول: لا طريق إليه عبر وصلات عاملة</translation>
    </message>
    <message>
        <source>%1 is in no file: the project does not keep it</source>
        <translation>‏%1 ليس في أي ملف: لا يحتفظ به المشروع</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads from it to the others</source>
        <translation>‏%1 غير متصل: لا طريق منه إلى البقية</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads to it from the others</source>
        <translation>‏%1 غير متصل: لا طريق إليه من البقية</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads to it or from it</source>
        <translation>‏%1 غير متصل: لا طريق إليه أو منه</translation>
    </message>
    <message>
        <source>%1 is not like its way back</source>
        <translation>الوصلة ⁨%1⁩ لا تماثل وصلة الاتجاه المعاكس</translation>
    </message>
    <message>
        <source>%1 is there twice with the same costs</source>
        <translation>الوصلة ⁨%1⁩ مكرّرة بالتكلفة نفسها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A topology is saved as .json, .yml, .csv, .dot or .graphml</source>
        <translation>تُحفظ الطوبولوجيا بالامتداد ‎.json أو ‎.yml أو ‎.csv أو ‎.dot أو ‎.graphml</translation>
    </message>
    <message>
        <source>The fabric is being read</source>
        <translation>النسيج قيد القراءة</translation>
    </message>
    <message>
        <source>There is no fabric to run on</source>
        <translation>لا يوجد نسيج للتشغيل عليه</translation>
    </message>
    <message>
        <source>Weft is still busy with another file</source>
        <translation>ما زال Weft مشغولًا بملف آخر</translation>
    </message>
    <message>
        <source>a window shows one project, and another one was opened with this one</source>
        <translation>تُظهر النافذة مشروعًا واحدًا، وقد فُتح مشروع آخر مع هذا</translation>
    </message>
    <message>
        <source>add a link between the parts</source>
        <translation>أضف وصلة بين الأجزاء</translation>
    </message>
    <message>
        <source>add links, or let the nodes between forward</source>
        <translation>أضف وصلات، أو اسمح للعقد بينها بالتمرير</translation>
    </message>
    <message>
        <source>check the folder, its permissions and the free space</source>
        <translation>تحقّق من المجلد وأذوناته والمساحة الخالية</translation>
    </message>
    <message>
        <source>clear its state, or run a workload without it</source>
        <translation>أزل حالته، أو شغّل حِمل عمل بدونه</translation>
    </message>
    <message>
        <source>draw a link to it</source>
        <translation>ارسم وصلة إليها</translation>
    </message>
    <message>
        <source>draw, generate or open one</source>
        <translation>ارسم نسيجًا أو ولّده أو افتحه</translation>
    </message>
    <message>
        <source>export it from the schedule view</source>
        <translation>صدّره من عرض الجدول</translation>
    </message>
    <message>
        <source>export it from the synthesis view</source>
        <translation>صدّره من عرض التركيب</translation>
    </message>
    <message>
        <source>fine if that is meant; else give both directions the same costs</source>
        <translation>لا بأس إن كان مقصودًا؛ وإلا فأعطِ الاتجاهين التكلفة نفسها</translation>
    </message>
    <message>
        <source>fine if two cables are meant; else delete one</source>
        <translation>لا بأس إن كان المقصود كابلين؛ وإلا فاحذف أحدهما</translation>
    </message>
    <message>
        <source>it is checked on the fabric that is open</source>
        <translation>يُفحص على النسيج المفتوح</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>its workload has changed since</source>
        <translation>تغيّر حِمل عمله منذ ذلك الحين</translation>
    </message>
    <message>
        <source>not all of it ended</source>
        <translation>لم ينتهِ كله</translation>
    </message>
    <message>
        <source>not looked at: steps of schedules after the first %1</source>
        <translation>لم يُنظر فيه: خطوات الجداول بعد أول %1</translation>
    </message>
    <message>
        <source>open it by itself</source>
        <translation>افتحه وحده</translation>
    </message>
    <message>
        <source>opening was stopped</source>
        <translation>أُوقف الفتح</translation>
    </message>
    <message>
        <source>preparing the picture was stopped</source>
        <translation>أُوقف إعداد الصورة</translation>
    </message>
    <message>
        <source>put the traces back where they were</source>
        <translation>أعد التتبّعات إلى مكانها</translation>
    </message>
    <message>
        <source>repair what has failed, or draw another way</source>
        <translation>أصلح ما تعطّل، أو ارسم طريقًا آخر</translation>
    </message>
    <message>
        <source>run again to see the present one</source>
        <translation>شغّل من جديد لرؤية الحالي</translation>
    </message>
    <message>
        <source>save, and try with less or start Weft again</source>
        <translation>احفظ، وجرّب بأقل أو ابدأ Weft من جديد</translation>
    </message>
    <message>
        <source>the fabric falls into %1 parts that no way joins: %2 and %3 more are apart from the rest</source>
        <translation>ينقسم النسيج إلى أجزاء عددها %1 لا يصل بينها طريق: ⁨%2⁩ ومعه %3 أخرى معزولة عن البقية</translation>
    </message>
    <message>
        <source>the fabric falls into %1 parts that no way joins: %2 is apart from the rest</source>
        <translation>ينقسم النسيج إلى أجزاء عددها %1 لا يصل بينها طريق: ⁨%2⁩ معزول عن البقية</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>لا يمكن قراءة الملف: %1</translation>
    </message>
    <message>
        <source>the file holds no JSON object</source>
        <translation>لا يحوي الملف كائن JSON</translation>
    </message>
    <message>
        <source>the folder for the results cannot be made</source>
        <translation>لا يمكن إنشاء مجلد النتائج</translation>
    </message>
    <message>
        <source>the operations of %1 are shown without their names: %2</source>
        <translation>تُعرض عمليات %1 بلا أسمائها: %2</translation>
    </message>
    <message>
        <source>the results of a run cannot be copied</source>
        <translation>لا يمكن نسخ نتائج أحد التشغيلات</translation>
    </message>
    <message>
        <source>the simulation broke off: %1</source>
        <translation>انقطعت المحاكاة: %1</translation>
    </message>
    <message>
        <source>this is a pipe or a device</source>
        <translation>هذا أنبوب أو جهاز</translation>
    </message>
    <message>
        <source>write its content to a file and open that</source>
        <translation>اكتب محتواه في ملف ثم افتحه</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the same kind</source>
        <extracomment>of one: %n more of the same kind</extracomment>
        <translation>
            <numerusform>لا مزيد من الصنف نفسه</numerusform>
            <numerusform>مشكلة أخرى من الصنف نفسه</numerusform>
            <numerusform>مشكلتان أخريان من الصنف نفسه</numerusform>
            <numerusform>%n مشكلات أخرى من الصنف نفسه</numerusform>
            <numerusform>%n مشكلة أخرى من الصنف نفسه</numerusform>
            <numerusform>%n مشكلة أخرى من الصنف نفسه</numerusform>
        </translation>
    </message>
    <message>
        <source>generate a fabric of the workload&apos;s size, or load all ranks</source>
        <translation>ولّد نسيجًا بحجم حِمل العمل، أو حمّل كل الرتب</translation>
    </message>
    <message>
        <source>give one algorithm for each dimension</source>
        <translation>حدّد خوارزمية واحدة لكل بُعد</translation>
    </message>
    <message>
        <source>take a fabric of the workload&apos;s size</source>
        <translation>خذ نسيجًا بحجم حِمل العمل</translation>
    </message>
    <message>
        <source>the fabric has %1 and the workload only %2</source>
        <translation>في النسيج %1 وفي حِمل العمل %2 فقط</translation>
    </message>
    <message>
        <source>the workload has %1 and the fabric only %2: the others are ignored</source>
        <translation>في حِمل العمل %1 وفي النسيج %2 فقط: تُتجاهل البقية</translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs</source>
        <extracomment>of one: %n NPU</extracomment>
        <translation>
            <numerusform>لا وحدات NPU</numerusform>
            <numerusform>وحدة NPU واحدة</numerusform>
            <numerusform>وحدتا NPU</numerusform>
            <numerusform>%n وحدات NPU</numerusform>
            <numerusform>%n وحدة NPU</numerusform>
            <numerusform>%n وحدة NPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks</source>
        <extracomment>of one: %n rank</extracomment>
        <translation>
            <numerusform>لا رتب</numerusform>
            <numerusform>رتبة واحدة</numerusform>
            <numerusform>رتبتان</numerusform>
            <numerusform>%n رتب</numerusform>
            <numerusform>%n رتبة</numerusform>
            <numerusform>%n رتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on dimension %2</source>
        <translation>‏%1 في البُعد %2</translation>
    </message>
    <message>
        <source>%1: %2 of the gain from %3</source>
        <translation>‏%1: جاء %2 من الكسب من %3</translation>
    </message>
    <message>
        <source>%1: %2 of the loss from %3</source>
        <translation>‏%1: جاء %2 من الخسارة من %3</translation>
    </message>
    <message>
        <source>%1× faster, %2</source>
        <translation>أسرع ⁦%1×⁩، %2</translation>
    </message>
    <message>
        <source>%1× slower, %2</source>
        <translation>أبطأ ⁦%1×⁩، %2</translation>
    </message>
    <message>
        <source>bandwidth-bound: links are %1 busy on average, the hottest %2</source>
        <translation>مقيّد بعرض النطاق: الوصلات مشغولة بنسبة %1 في المتوسط، وأسخنها بنسبة %2</translation>
    </message>
    <message>
        <source>bandwidth-bound: links are %1 loaded on average, the hottest %2</source>
        <translation>مقيّد بعرض النطاق: الوصلات محمّلة بنسبة %1 في المتوسط، وأسخنها بنسبة %2</translation>
    </message>
    <message>
        <source>communication-bound: %1 of the step is exposed communication, compute takes %2</source>
        <translation>مقيّد بالاتصال: %1 من الخطوة اتصال مكشوف، وتأخذ الحوسبة %2</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>الحوسبة</translation>
    </message>
    <message>
        <source>compute and communication share the step: compute takes %1, exposed communication %2</source>
        <translation>تتقاسم الحوسبة والاتصال الخطوة: تأخذ الحوسبة %1، والاتصال المكشوف %2</translation>
    </message>
    <message>
        <source>compute-bound: compute takes %1 of the step, exposed communication %2</source>
        <translation>مقيّد بالحوسبة: تأخذ الحوسبة %1 من الخطوة، والاتصال المكشوف %2</translation>
    </message>
    <message>
        <source>contention</source>
        <translation>التنازع</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>البُعد %1</translation>
    </message>
    <message>
        <source>dimension %1 is the bottleneck: %2 busy against %3 in dimension %4</source>
        <translation>البُعد %1 هو عنق الزجاجة: مشغول بنسبة %2 مقابل %3 في البُعد %4</translation>
    </message>
    <message>
        <source>dimension %1 is the bottleneck: %2 loaded against %3 in dimension %4</source>
        <translation>البُعد %1 هو عنق الزجاجة: محمّل بنسبة %2 مقابل %3 في البُعد %4</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>في مواضع أخرى</translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>خمول</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>زمن الكمون</translation>
    </message>
    <message>
        <source>latency-bound: no link is more than %1 busy, so that delays and waiting take the time, not bandwidth</source>
        <translation>مقيّد بزمن الكمون: لا تتجاوز نسبة انشغال أي وصلة %1، فالتأخيرات والانتظار هي ما يستغرق الوقت لا عرض النطاق</translation>
    </message>
    <message>
        <source>latency-bound: no link is more than %1 loaded, so that delays and waiting take the time, not bandwidth</source>
        <translation>مقيّد بزمن الكمون: لا تتجاوز نسبة حمل أي وصلة %1، فالتأخيرات والانتظار هي ما يستغرق الوقت لا عرض النطاق</translation>
    </message>
    <message>
        <source>less than 0.1 % faster, %1</source>
        <translation>أسرع بأقل من ⁦0.1 %⁩، %1</translation>
    </message>
    <message>
        <source>less than 0.1 % slower, %1</source>
        <translation>أبطأ بأقل من ⁦0.1 %⁩، %1</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>الوصلة %1</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>nothing differs: %1</source>
        <translation>لا فرق: %1</translation>
    </message>
    <message>
        <source>nothing took any time</source>
        <translation>لم يستغرق شيء وقتًا</translation>
    </message>
    <message>
        <source>one of the runs did not finish, so that there are no makespans to compare</source>
        <translation>لم يكتمل أحد التشغيلين، فليس هناك زمن كلي يُقارن</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>queue-wait</source>
        <translation>الانتظار في الطابور</translation>
    </message>
    <message>
        <source>rank %1 finishes last and idles for %2 of the step: it waits for others</source>
        <translation>تنتهي الرتبة %1 أخيرًا وتبقى خاملة %2 من الخطوة: تنتظر غيرها</translation>
    </message>
    <message>
        <source>replayed</source>
        <translation>مُعاد</translation>
    </message>
    <message>
        <source>serialization</source>
        <translation>التسلسل</translation>
    </message>
    <message>
        <source>slot-wait</source>
        <translation>انتظار خانة</translation>
    </message>
    <message>
        <source>the bottleneck is %1: %2 busy against %3 on the other links</source>
        <translation>عنق الزجاجة هو %1: مشغول بنسبة %2 مقابل %3 على الوصلات الأخرى</translation>
    </message>
    <message>
        <source>the bottleneck is %1: %2 loaded against %3 on the other links</source>
        <translation>عنق الزجاجة هو %1: محمّل بنسبة %2 مقابل %3 على الوصلات الأخرى</translation>
    </message>
    <message>
        <source>the run was stopped; what is shown is partial</source>
        <translation>أُوقف التشغيل؛ المعروض جزئي</translation>
    </message>
    <message>
        <source>the same makespan, %1</source>
        <translation>الزمن الكلي نفسه، %1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>أقل من %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>انتظار</translation>
    </message>
    <message numerus="yes">
        <source>%n links like %1</source>
        <extracomment>of one: %n link like %1</extracomment>
        <translation>
            <numerusform>لا وصلات مثل %1</numerusform>
            <numerusform>وصلة واحدة مثل %1</numerusform>
            <numerusform>وصلتان مثل %1</numerusform>
            <numerusform>%n وصلات مثل %1</numerusform>
            <numerusform>%n وصلة مثل %1</numerusform>
            <numerusform>%n وصلة مثل %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks never finish</source>
        <extracomment>of one: %n rank never finishes</extracomment>
        <translation>
            <numerusform>تنتهي كل الرتب</numerusform>
            <numerusform>رتبة واحدة لا تنتهي أبدًا</numerusform>
            <numerusform>رتبتان لا تنتهيان أبدًا</numerusform>
            <numerusform>%n رتب لا تنتهي أبدًا</numerusform>
            <numerusform>%n رتبة لا تنتهي أبدًا</numerusform>
            <numerusform>%n رتبة لا تنتهي أبدًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks never finish, the first of them rank %1</source>
        <extracomment>of one: %n rank never finishes, the first of them rank %1</extracomment>
        <translation>
            <numerusform>تنتهي كل الرتب، ومنها %1</numerusform>
            <numerusform>رتبة واحدة لا تنتهي أبدًا، وهي الرتبة %1</numerusform>
            <numerusform>رتبتان لا تنتهيان أبدًا، أولاهما الرتبة %1</numerusform>
            <numerusform>%n رتب لا تنتهي أبدًا، أولها الرتبة %1</numerusform>
            <numerusform>%n رتبة لا تنتهي أبدًا، أولها الرتبة %1</numerusform>
            <numerusform>%n رتبة لا تنتهي أبدًا، أولها الرتبة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links from NPUs to switches in dimension %1</source>
        <extracomment>of one: the %n link from NPUs to switches in dimension %1</extracomment>
        <translation>
            <numerusform>لا وصلات من وحدات NPU إلى المبدّلات في البُعد %1</numerusform>
            <numerusform>الوصلة الواحدة من وحدات NPU إلى المبدّلات في البُعد %1</numerusform>
            <numerusform>الوصلتان من وحدات NPU إلى المبدّلات في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n من وحدات NPU إلى المبدّلات في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n من وحدات NPU إلى المبدّلات في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n من وحدات NPU إلى المبدّلات في البُعد %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links from switches to NPUs in dimension %1</source>
        <extracomment>of one: the %n link from switches to NPUs in dimension %1</extracomment>
        <translation>
            <numerusform>لا وصلات من المبدّلات إلى وحدات NPU في البُعد %1</numerusform>
            <numerusform>الوصلة الواحدة من المبدّلات إلى وحدات NPU في البُعد %1</numerusform>
            <numerusform>الوصلتان من المبدّلات إلى وحدات NPU في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n من المبدّلات إلى وحدات NPU في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n من المبدّلات إلى وحدات NPU في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n من المبدّلات إلى وحدات NPU في البُعد %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links in dimension %1</source>
        <extracomment>of one: the %n link in dimension %1</extracomment>
        <translation>
            <numerusform>لا وصلات في البُعد %1</numerusform>
            <numerusform>الوصلة الواحدة في البُعد %1</numerusform>
            <numerusform>الوصلتان في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n في البُعد %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links of one direction in dimension %1</source>
        <extracomment>of one: the %n link of one direction in dimension %1</extracomment>
        <translation>
            <numerusform>لا وصلات لاتجاه واحد في البُعد %1</numerusform>
            <numerusform>الوصلة الواحدة لاتجاه واحد في البُعد %1</numerusform>
            <numerusform>الوصلتان لاتجاه واحد في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n لاتجاه واحد في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n لاتجاه واحد في البُعد %1</numerusform>
            <numerusform>الوصلات الـ %n لاتجاه واحد في البُعد %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (in column %2 of the spec)</source>
        <translation>‏%1 (في العمود %2 من المواصفة)</translation>
    </message>
    <message>
        <source>%1 (line %2) is %3</source>
        <translation>‏⁨%1⁩ (السطر %2) هو ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 (node %2)</source>
        <translation>‏%1 (العقدة %2)</translation>
    </message>
    <message>
        <source>%1 NPUs are not a whole number of servers of %2</source>
        <translation>لا تكوّن %1 من وحدات NPU عددًا صحيحًا من الخوادم بحجم %2</translation>
    </message>
    <message>
        <source>%1 and %2 are not connected by what is fused</source>
        <translation>لا يصل ما يُدمج بين %1 و%2</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <translation>لا يجتمع %1 و%2</translation>
    </message>
    <message>
        <source>%1 begins with something that is not a length</source>
        <translation>يبدأ %1 بشيء ليس طولًا</translation>
    </message>
    <message>
        <source>%1 cannot take %2</source>
        <translation>لا يمكن لـ %1 أن يأخذ %2</translation>
    </message>
    <message>
        <source>%1 cannot take what is %2</source>
        <translation>لا يمكن لـ %1 أن يأخذ ما هو %2</translation>
    </message>
    <message>
        <source>%1 comes after %2, which can only take in what is computed before it</source>
        <translation>يأتي %1 بعد %2، الذي لا يستوعب إلا ما يُحسب قبله</translation>
    </message>
    <message>
        <source>%1 comes before %2, which can only take in what is computed after it</source>
        <translation>يأتي %1 قبل %2، الذي لا يستوعب إلا ما يُحسب بعده</translation>
    </message>
    <message>
        <source>%1 control dependencies are ignored: in PyTorch&apos;s schema 1.0.1 they are the call stack, for which the data dependencies stand</source>
        <translation>أُهملت %1 من تبعيات التحكم: في مخطط PyTorch 1.0.1 هي مكدّس الاستدعاءات، وتنوب عنها تبعيات البيانات</translation>
    </message>
    <message>
        <source>%1 control dependencies name call-stack parents that the converter has dropped; they are ignored (this is the first node)</source>
        <translation>تسمّي %1 من تبعيات التحكم آباءً في مكدّس الاستدعاءات أسقطهم المحوّل؛ أُهملت (هذه أول عقدة)</translation>
    </message>
    <message>
        <source>%1 does not exist; ids go from 0 to %2-1</source>
        <translation>‏%1 غير موجود؛ تمتد المعرّفات من 0 إلى ⁨%2-1⁩</translation>
    </message>
    <message>
        <source>%1 does not forward what others send</source>
        <translation>لا يمرّر %1 ما يرسله غيره</translation>
    </message>
    <message>
        <source>%1 does not go element by element</source>
        <translation>لا يعمل %1 عنصرًا عنصرًا</translation>
    </message>
    <message>
        <source>%1 does not take what comes before it in the chain</source>
        <translation>لا يأخذ %1 ما يسبقه في السلسلة</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>‏%1، وفي النسيج %2</translation>
    </message>
    <message>
        <source>%1 global links a router cannot join %2 groups of %3 routers</source>
        <translation>لا تكفي %1 من الوصلات العامة لكل موجّه لوصل %2 من المجموعات ذات %3 من الموجّهات</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but topology has %3</source>
        <translation>في %1 عدد %2 من العناصر، وفي topology عدد %3</translation>
    </message>
    <message>
        <source>%1 has %2 ranks, %3 %4</source>
        <translation>لدى %1 عدد %2 من الرتب، ولدى %3 عدد %4</translation>
    </message>
    <message>
        <source>%1 has another shape than %2</source>
        <translation>شكل %1 غير شكل ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 has no key &apos;%2&apos;</source>
        <translation>ليس في %1 المفتاح &apos;⁨%2⁩&apos;</translation>
    </message>
    <message>
        <source>%1 has no result for the name &quot;%2&quot;</source>
        <translation>ليست في %1 نتيجة باسم &quot;⁨%2⁩&quot;</translation>
    </message>
    <message>
        <source>%1 has one size only</source>
        <translation>لـ %1 حجم واحد فقط</translation>
    </message>
    <message>
        <source>%1 is %2, %3 is %4</source>
        <translation>‏⁨%1⁩ هو ⁨%2⁩، و⁨%3⁩ هو ⁨%4⁩</translation>
    </message>
    <message>
        <source>%1 is %2, %3 is %4: one kernel goes over one shape in one layout</source>
        <translation>‏⁨%1⁩ هو ⁨%2⁩، و⁨%3⁩ هو ⁨%4⁩: تعمل النواة على شكل واحد بتوزيع واحد</translation>
    </message>
    <message>
        <source>%1 is %2, not replicated</source>
        <translation>‏⁨%1⁩ هو ⁨%2⁩، وليس منسوخًا</translation>
    </message>
    <message>
        <source>%1 is a matrix product, a kernel of its own</source>
        <translation>‏%1 جداء مصفوفات، وهو نواة مستقلة</translation>
    </message>
    <message>
        <source>%1 is a reduce: only its root has the result</source>
        <translation>‏%1 عملية reduce: لا نتيجة إلا لدى جذرها</translation>
    </message>
    <message>
        <source>%1 is an all-to-all, which no kernel takes in</source>
        <translation>‏%1 عملية all-to-all، ولا تستوعبها أي نواة</translation>
    </message>
    <message>
        <source>%1 is an input</source>
        <translation>‏%1 مدخل</translation>
    </message>
    <message>
        <source>%1 is an output itself</source>
        <translation>‏%1 نفسه مخرج</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GiB</source>
        <translation>‏%1 أكبر من ⁨2 GiB⁩</translation>
    </message>
    <message>
        <source>%1 is more than 10^18 operations or bytes of one rank</source>
        <translation>يتجاوز %1 للرتبة الواحدة ⁨10^18⁩ من العمليات أو البايتات</translation>
    </message>
    <message>
        <source>%1 is no all-gather</source>
        <translation>‏%1 ليس all-gather</translation>
    </message>
    <message>
        <source>%1 is no all-reduce</source>
        <translation>‏%1 ليس all-reduce</translation>
    </message>
    <message>
        <source>%1 is no input</source>
        <translation>‏%1 ليس مدخلًا</translation>
    </message>
    <message>
        <source>%1 is one number, which has no chunks</source>
        <translation>‏%1 عدد واحد، ولا قطع له</translation>
    </message>
    <message>
        <source>%1 is part of the chain %2</source>
        <translation>‏%1 جزء من السلسلة %2</translation>
    </message>
    <message>
        <source>%1 is part of the kernel %2</source>
        <translation>‏%1 جزء من النواة %2</translation>
    </message>
    <message>
        <source>%1 is seen from outside</source>
        <translation>‏%1 مرئي من الخارج</translation>
    </message>
    <message>
        <source>%1 is sliced along two dimensions</source>
        <translation>‏%1 مقسّم إلى شرائح على بُعدين</translation>
    </message>
    <message>
        <source>%1 must be 0 or 1</source>
        <translation>يجب أن تكون قيمة %1 هي 0 أو 1</translation>
    </message>
    <message>
        <source>%1 must be a whole number, but is &apos;%2&apos;</source>
        <translation>يجب أن يكون %1 عددًا صحيحًا، وهو &apos;⁨%2⁩&apos;</translation>
    </message>
    <message>
        <source>%1 must be from %2 to 2^31-1</source>
        <translation>يجب أن يكون %1 من %2 إلى ⁨2^31-1⁩</translation>
    </message>
    <message>
        <source>%1 needs %2=</source>
        <translation>يحتاج %1 إلى ⁨%2=⁩</translation>
    </message>
    <message>
        <source>%1 needs a size</source>
        <translation>يحتاج %1 إلى حجم</translation>
    </message>
    <message>
        <source>%1 needs all elements before it has one number: nothing goes by chunks past it</source>
        <translation>يحتاج %1 إلى كل العناصر قبل أن يكون له عدد واحد: لا شيء يتجاوزه قطعة قطعة</translation>
    </message>
    <message>
        <source>%1 needs all of %2</source>
        <translation>يحتاج %1 إلى كل %2</translation>
    </message>
    <message>
        <source>%1 needs all of %2 for each chunk: no dimension goes through the whole chain</source>
        <translation>يحتاج %1 إلى كل %2 لكل قطعة: لا بُعد يمتد عبر السلسلة كلها</translation>
    </message>
    <message>
        <source>%1 nodes have fields outside the schema, which the JSON form leaves out</source>
        <translation>لدى %1 من العقد حقول خارج المخطط لا تشملها صيغة JSON</translation>
    </message>
    <message>
        <source>%1 nodes of %2 NPUs are fewer than the %3 NPUs of the topology</source>
        <translation>‏%1 من العقد ذات %2 من وحدات NPU أقل من %3 من وحدات NPU في الطوبولوجيا</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏⁨%1⁩ لقيم من النوع ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2 bytes (node %3)</source>
        <translation>‏%1 من %2 بايت (العقدة %3)</translation>
    </message>
    <message>
        <source>%1 of %2 bytes with root %3 (node %4)</source>
        <translation>‏%1 من %2 بايت والجذر %3 (العقدة %4)</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be sliced for %3 ranks</source>
        <translation>لا يمكن تقسيم %1 من %2 إلى شرائح لعدد %3 من الرتب</translation>
    </message>
    <message>
        <source>%1 reads %2, which %3 overwrites in the kernel, and waits for the kernel</source>
        <translation>يقرأ %1 ما يكتب %3 فوقه في النواة وهو %2، وينتظر النواة</translation>
    </message>
    <message>
        <source>%1 spines do not divide the %2 up-links of a leaf</source>
        <translation>لا تقسم %1 من مبدّلات spine وصلات الصعود الـ %2 لمبدّل leaf</translation>
    </message>
    <message>
        <source>%1 stands alone and cannot be joined with other dimensions</source>
        <translation>يقف %1 وحده ولا يُجمع مع أبعاد أخرى</translation>
    </message>
    <message>
        <source>%1 stands between %2 and %3</source>
        <translation>يقع %1 بين %2 و%3</translation>
    </message>
    <message>
        <source>%1 stands between them: it needs one, and %2 needs it</source>
        <translation>يقع %1 بينهما: يحتاج إلى أحدهما، ويحتاج إليه %2</translation>
    </message>
    <message>
        <source>%1 stands twice in the chain</source>
        <translation>يرد %1 مرتين في السلسلة</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>يستخدم ⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 uses %2 too</source>
        <translation>يستخدم %1 أيضًا %2</translation>
    </message>
    <message>
        <source>%1 with root %2 (node %3)</source>
        <translation>‏%1 والجذر %2 (العقدة %3)</translation>
    </message>
    <message>
        <source>%1 would break a rule of %2: %3</source>
        <translation>سيخالف %1 قاعدة من قواعد %2: %3</translation>
    </message>
    <message>
        <source>%1, found %2</source>
        <translation>‏%1، والموجود %2</translation>
    </message>
    <message>
        <source>%1, which %2 updates, is not replicated</source>
        <translation>‏%1 الذي يحدّثه %2 ليس منسوخًا</translation>
    </message>
    <message>
        <source>%1, … (%2 in all)</source>
        <translation>‏%1، … (%2 إجمالًا)</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>‏%1: %2؛ %3</translation>
    </message>
    <message>
        <source>%1: expected a whole number from %2 to %3</source>
        <translation>‏%1: يُتوقَّع عدد صحيح من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1: the remaining dimensions take no part</source>
        <translation>‏%1: لا تشارك الأبعاد الباقية</translation>
    </message>
    <message>
        <source>%1… (%2 nodes) → %3</source>
        <translation>‏⁨%1⁩… (%2 من العقد) ← ⁨%3⁩</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect in Weft</source>
        <translation>لا أثر لـ &apos;⁨%1⁩&apos; في Weft</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>لا أثر لـ &apos;⁨%1⁩&apos; دون &apos;model-shared-bus&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no key, but stands after an argument with one</source>
        <translation>ليس لـ &apos;⁨%1⁩&apos; مفتاح، لكنه يأتي بعد وسيط له مفتاح</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file, not a folder</source>
        <translation>‏&apos;⁨%1⁩&apos; ملف وليس مجلدًا</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>ورد &apos;⁨%1⁩&apos; مرتين</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no pattern of a collective</source>
        <translation>‏&apos;⁨%1⁩&apos; ليس نمط عملية جماعية</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one argument too many</source>
        <translation>‏&apos;⁨%1⁩&apos; وسيط زائد</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lists %2 for %3</source>
        <translation>في &apos;⁨%1⁩&apos; ‏%2، وفي النسيج %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of node ids</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; قائمة من معرّفات العقد</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; نصًا</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from 0, but is %2</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; عددًا صحيحًا من 0 فصاعدًا، وهو %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be at least 1</source>
        <translation>يجب ألا يقل &apos;⁨%1⁩&apos; عن 1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be at least 1, but is %2</source>
        <translation>يجب ألا يقل &apos;⁨%1⁩&apos; عن 1، وهو %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be from 0 to 9e15 ns, but is %2</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; من 0 إلى ⁨9e15 ns⁩، وهو %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be greater than 0</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; أكبر من 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs exactly one prefix of execution traces or file of a schedule, but has %2</source>
        <translation>يحتاج &apos;⁨%1⁩&apos; إلى بادئة واحدة بالضبط لتتبّعات التنفيذ أو ملف جدول واحد، ولديه %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a window of at least 1 is expected after &apos;%2&apos;, not &apos;%3&apos;</source>
        <translation>‏&apos;⁨%1⁩&apos;: تُتوقَّع بعد &apos;⁨%2⁩&apos; نافذة لا تقل عن 1، لا &apos;⁨%3⁩&apos;</translation>
    </message>
    <message>
        <source>&apos;(&apos; is expected after &apos;%1&apos;</source>
        <translation>يُتوقَّع &apos;⁨(⁩&apos; بعد &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>&apos;G&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>لا أثر لـ &apos;G&apos; دون &apos;model-shared-bus&apos;</translation>
    </message>
    <message>
        <source>&apos;G&apos; must be from 0 to 9e15 ns per byte</source>
        <translation>يجب أن يكون &apos;G&apos; من 0 إلى ⁨9e15 ns⁩ لكل بايت</translation>
    </message>
    <message>
        <source>&apos;NodeType&apos; is out of range</source>
        <translation>‏&apos;NodeType&apos; خارج المدى</translation>
    </message>
    <message>
        <source>&apos;_&apos; is expected between two dimensions</source>
        <translation>يُتوقَّع &apos;_&apos; بين بُعدين</translation>
    </message>
    <message>
        <source>&apos;endpoint-delay&apos; times --injection-scale is more than 9e15 ns</source>
        <translation>حاصل ضرب &apos;endpoint-delay&apos; في ‎--injection-scale أكثر من ⁨9e15 ns⁩</translation>
    </message>
    <message>
        <source>&apos;local-reduction-delay&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>لا أثر لـ &apos;local-reduction-delay&apos; دون &apos;model-shared-bus&apos;</translation>
    </message>
    <message>
        <source>&apos;memory-type&apos; is missing and taken as NO_MEMORY_EXPANSION</source>
        <translation>‏&apos;memory-type&apos; مفقود ويُعدّ NO_MEMORY_EXPANSION</translation>
    </message>
    <message>
        <source>&apos;model-shared-bus&apos; is set, but &apos;%1&apos; is missing and taken as 0</source>
        <translation>‏&apos;model-shared-bus&apos; مضبوط، لكن &apos;⁨%1⁩&apos; مفقود ويُعدّ 0</translation>
    </message>
    <message>
        <source>&apos;model-shared-bus&apos; is set, but &apos;G&apos; is missing and taken as 0</source>
        <translation>‏&apos;model-shared-bus&apos; مضبوط، لكن &apos;G&apos; مفقود ويُعدّ 0</translation>
    </message>
    <message>
        <source>&apos;remote-mem-latency&apos; is missing and taken as 0 ns</source>
        <translation>‏&apos;remote-mem-latency&apos; مفقود ويُعدّ ⁨0 ns⁩</translation>
    </message>
    <message>
        <source>&apos;roofline-enabled&apos; is set, but the key &apos;%1&apos; that it needs is missing</source>
        <translation>‏&apos;roofline-enabled&apos; مضبوط، لكن المفتاح &apos;⁨%1⁩&apos; الذي يحتاج إليه مفقود</translation>
    </message>
    <message>
        <source>&apos;workload_graph&apos; must be a list of nodes</source>
        <translation>يجب أن يكون &apos;workload_graph&apos; قائمة من العقد</translation>
    </message>
    <message>
        <source>--injection-scale must be 0 or more</source>
        <translation>يجب ألا تقل قيمة ⁨--injection-scale⁩ عن 0</translation>
    </message>
    <message>
        <source>0.5 halves it; write &quot;failed&quot;: true for none</source>
        <translation>القيمة 0.5 تنصّفه؛ اكتب ⁨&quot;failed&quot;: true⁩ لتعطيله كليًا</translation>
    </message>
    <message>
        <source>4 fields are expected, but there are %1</source>
        <translation>تُتوقَّع 4 حقول، والموجود %1</translation>
    </message>
    <message>
        <source>; both have the same collectives in another order</source>
        <translation>؛ لكليهما العمليات الجماعية نفسها بترتيب آخر</translation>
    </message>
    <message>
        <source>; rank %1 has %2 in all, rank %3 has %4</source>
        <translation>؛ لدى الرتبة %1 إجمالًا %2، ولدى الرتبة %3 عدد %4</translation>
    </message>
    <message>
        <source>&lt;/%1&gt; closes nothing</source>
        <translation>لا يغلق ⁨&lt;/%1&gt;⁩ شيئًا</translation>
    </message>
    <message>
        <source>Mesh(4x4) and Torus(4x4) take several; join other kinds with &apos;_&apos;</source>
        <translation>يقبل Mesh(4x4) وTorus(4x4) عدة أحجام؛ اجمع الأصناف الأخرى بـ &apos;_&apos;</translation>
    </message>
    <message>
        <source>NPU %1 is too many: at most %2 NPUs are possible</source>
        <translation>وحدة NPU رقم %1 زائدة: الحد الأقصى %2 من وحدات NPU</translation>
    </message>
    <message>
        <source>PER_NODE_MEMORY_EXPANSION needs the key &apos;%1&apos;, which is missing</source>
        <translation>يحتاج PER_NODE_MEMORY_EXPANSION إلى المفتاح &apos;⁨%1⁩&apos;، وهو مفقود</translation>
    </message>
    <message>
        <source>Ring, FullyConnected and Switch are possible</source>
        <translation>الممكن هو Ring وFullyConnected وSwitch</translation>
    </message>
    <message>
        <source>[.., K] x [K, N], or as many batches on both sides: %1</source>
        <translation>⁨[.., K] x [K, N]⁩، أو العدد نفسه من الدفعات في الجانبين: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared in line %2 already</source>
        <translation>سبق التصريح عن &quot;⁨%1⁩&quot; في السطر %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice in the step</source>
        <translation>سُمّي &quot;⁨%1⁩&quot; مرتين في الخطوة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no size</source>
        <translation>‏&quot;⁨%1⁩&quot; ليس حجمًا</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no stage</source>
        <translation>‏&quot;⁨%1⁩&quot; ليس مرحلة</translation>
    </message>
    <message>
        <source>&quot;aware&quot; or &quot;unaware&quot;</source>
        <translation>‏&quot;aware&quot; أو &quot;unaware&quot;</translation>
    </message>
    <message>
        <source>&quot;default&quot;, &quot;hash&quot;, &quot;d-mod-k&quot;, &quot;spray&quot;, &quot;adaptive&quot; or &quot;valiant&quot;</source>
        <translation>‏&quot;default&quot; أو &quot;hash&quot; أو &quot;d-mod-k&quot; أو &quot;spray&quot; أو &quot;adaptive&quot; أو &quot;valiant&quot;</translation>
    </message>
    <message>
        <source>&quot;device&quot; or &quot;settings&quot;</source>
        <translation>‏&quot;device&quot; أو &quot;settings&quot;</translation>
    </message>
    <message>
        <source>&quot;npu&quot; or &quot;switch&quot;</source>
        <translation>‏&quot;npu&quot; أو &quot;switch&quot;</translation>
    </message>
    <message>
        <source>&quot;shortest-path&quot; or &quot;dimension-order&quot; is expected</source>
        <translation>يُتوقَّع &quot;shortest-path&quot; أو &quot;dimension-order&quot;</translation>
    </message>
    <message>
        <source>&quot;summary&quot;, &quot;links&quot; or &quot;full&quot;</source>
        <translation>‏&quot;summary&quot; أو &quot;links&quot; أو &quot;full&quot;</translation>
    </message>
    <message>
        <source>&quot;trace&quot;, &quot;sample&quot;, &quot;benchmark&quot; or &quot;none&quot;</source>
        <translation>‏&quot;trace&quot; أو &quot;sample&quot; أو &quot;benchmark&quot; أو &quot;none&quot;</translation>
    </message>
    <message>
        <source>a &apos;&amp;&apos; that begins no known reference</source>
        <translation>علامة &apos;&amp;&apos; لا تبدأ مرجعًا معروفًا</translation>
    </message>
    <message>
        <source>a &apos;/&apos; that does not end the tag of %1</source>
        <translation>علامة &apos;⁨/⁩&apos; لا تنهي وسم %1</translation>
    </message>
    <message>
        <source>a &apos;&lt;&apos;</source>
        <translation>علامة &apos;⁨&lt;⁩&apos;</translation>
    </message>
    <message>
        <source>a &apos;&lt;&apos; that begins no tag</source>
        <translation>علامة &apos;⁨&lt;⁩&apos; لا تبدأ وسمًا</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>أرشيف 7z</translation>
    </message>
    <message>
        <source>a CDATA section</source>
        <translation>مقطع CDATA</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>صورة GIF</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>صورة JPEG</translation>
    </message>
    <message>
        <source>a JSON list of objects with pg_name and ranks is expected in inputs.values</source>
        <translation>تُتوقَّع في inputs.values قائمة JSON من كائنات فيها pg_name وranks</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>مستند PDF</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>مستند PostScript</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>ملف Python pickle</translation>
    </message>
    <message>
        <source>a Weft topology (.json), an ASTRA-sim network (.yml) or a list of links (.csv) is expected</source>
        <translation>تُتوقَّع طوبولوجيا Weft (.json) أو شبكة ASTRA-sim (.yml) أو قائمة وصلات (.csv)</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>أرشيف ZIP</translation>
    </message>
    <message>
        <source>a bandwidth cannot be read from &apos;%1&apos;</source>
        <translation>لا يمكن قراءة عرض نطاق من &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a bandwidth must be greater than 0, but is &apos;%1&apos;</source>
        <translation>يجب أن يكون عرض النطاق أكبر من 0، وهو &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a benchmark is a JSON object</source>
        <translation>اختبار الأداء كائن JSON</translation>
    </message>
    <message>
        <source>a benchmark needs a pattern, such as &quot;all-reduce&quot;</source>
        <translation>يحتاج اختبار الأداء إلى نمط، مثل &quot;all-reduce&quot;</translation>
    </message>
    <message>
        <source>a benchmark needs its size in bytes</source>
        <translation>يحتاج اختبار الأداء إلى حجمه بالبايت</translation>
    </message>
    <message>
        <source>a block of the run file is not where it should be</source>
        <translation>إحدى كتل ملف التشغيل ليست في مكانها</translation>
    </message>
    <message>
        <source>a closing tag that is not of the form &lt;/name&gt;</source>
        <translation>وسم إغلاق ليس على الصورة ⁨&lt;/name&gt;⁩</translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>a communication node is flagged as a CPU operation (is_cpu_op)</source>
        <translation>عقدة اتصال معلَّمة بوصفها عملية معالج (is_cpu_op)</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>محرف تحكم</translation>
    </message>
    <message>
        <source>a count must not be negative</source>
        <translation>لا يجوز أن يكون العدد سالبًا</translation>
    </message>
    <message>
        <source>a device card is a JSON object</source>
        <translation>بطاقة الجهاز كائن JSON</translation>
    </message>
    <message>
        <source>a dimension has a size of at least 1</source>
        <translation>حجم البُعد لا يقل عن 1</translation>
    </message>
    <message>
        <source>a document type declaration; entities are not read</source>
        <translation>إعلان نوع مستند؛ لا تُقرأ الكيانات</translation>
    </message>
    <message>
        <source>a dragonfly needs at least one group and one router in it</source>
        <translation>يحتاج dragonfly إلى مجموعة واحدة على الأقل فيها موجّه</translation>
    </message>
    <message>
        <source>a fabric that is given by &quot;spec&quot; has no such key</source>
        <translation>ليس للنسيج المعطى بـ &quot;spec&quot; مفتاح كهذا</translation>
    </message>
    <message>
        <source>a fabric with switches cannot be written as a CSV of links</source>
        <translation>لا يمكن كتابة نسيج فيه مبدّلات بصيغة CSV للوصلات</translation>
    </message>
    <message>
        <source>a factor from 0.000001 to 1000000 is expected</source>
        <translation>يُتوقَّع معامل من 0.000001 إلى 1000000</translation>
    </message>
    <message>
        <source>a fat tree has 2 or 3 levels, not %1</source>
        <translation>لـ fat tree مستويان أو 3 مستويات، لا %1</translation>
    </message>
    <message>
        <source>a fat tree needs at least one NPU and an oversub of at least 1</source>
        <translation>يحتاج fat tree إلى وحدة NPU واحدة على الأقل وoversub لا يقل عن 1</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>ملف مضغوط بـ bzip2</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>ملف مضغوط بـ xz</translation>
    </message>
    <message>
        <source>a file compressed with zstd</source>
        <translation>ملف مضغوط بـ zstd</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>عدد بفاصلة عائمة</translation>
    </message>
    <message>
        <source>a kernel has one communication, or a reduce-scatter and an all-gather: %1 and %2</source>
        <translation>للنواة اتصال واحد، أو reduce-scatter وall-gather: %1 و%2</translation>
    </message>
    <message>
        <source>a kind of dimension, such as &quot;Ring&quot;</source>
        <translation>صنف بُعد، مثل &quot;Ring&quot;</translation>
    </message>
    <message>
        <source>a latency cannot be read from &apos;%1&apos;</source>
        <translation>لا يمكن قراءة زمن كمون من &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a latency must not be negative, but is &apos;%1&apos;</source>
        <translation>لا يجوز أن يكون زمن الكمون سالبًا، وهو &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a link id is expected</source>
        <translation>يُتوقَّع معرّف وصلة</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>a list is expected, but this is %1</source>
        <translation>تُتوقَّع قائمة، وهذا %1</translation>
    </message>
    <message>
        <source>a list of 1 to 64 dimensions is expected</source>
        <translation>تُتوقَّع قائمة من 1 إلى 64 بُعدًا</translation>
    </message>
    <message>
        <source>a list of NPUs</source>
        <translation>قائمة من وحدات NPU</translation>
    </message>
    <message>
        <source>a list of link ids is expected</source>
        <translation>تُتوقَّع قائمة من معرّفات الوصلات</translation>
    </message>
    <message>
        <source>a list of links</source>
        <translation>قائمة وصلات</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>قائمة أعداد</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>قائمة كائنات</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>قائمة أزواج من الأعداد</translation>
    </message>
    <message>
        <source>a list of ranks is expected</source>
        <translation>تُتوقَّع قائمة رتب</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>قائمة نصوص</translation>
    </message>
    <message>
        <source>a list of texts is expected</source>
        <translation>تُتوقَّع قائمة نصوص</translation>
    </message>
    <message>
        <source>a map of node ids to prefixes is expected</source>
        <translation>تُتوقَّع خريطة من معرّفات العقد إلى بادئات</translation>
    </message>
    <message>
        <source>a memory access needs the attribute &apos;tensor_size&apos; (bytes), which the node does not have</source>
        <translation>يحتاج الوصول إلى الذاكرة إلى السمة &apos;tensor_size&apos; (بالبايت)، وليست لدى العقدة</translation>
    </message>
    <message>
        <source>a message is not a Chakra node</source>
        <translation>إحدى الرسائل ليست عقدة Chakra</translation>
    </message>
    <message>
        <source>a network file is a list of &apos;key: value&apos; lines, but this is not</source>
        <translation>ملف الشبكة قائمة أسطر على الصورة &apos;مفتاح: قيمة&apos;، وهذا ليس كذلك</translation>
    </message>
    <message>
        <source>a network file of more than 1 MiB is not read</source>
        <translation>لا يُقرأ ملف شبكة أكبر من ⁨1 MiB⁩</translation>
    </message>
    <message>
        <source>a node id must be a whole number</source>
        <translation>يجب أن يكون معرّف العقدة عددًا صحيحًا</translation>
    </message>
    <message>
        <source>a node must be an object, but is %1</source>
        <translation>يجب أن تكون العقدة كائنًا، وهي %1</translation>
    </message>
    <message>
        <source>a node { … } is expected here</source>
        <translation>تُتوقَّع هنا عقدة { … }</translation>
    </message>
    <message>
        <source>a norm or a sum of %1</source>
        <translation>معيار (norm) أو مجموع لقيم من النوع ⁨%1⁩</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a number cannot be read from &apos;%1&apos;</source>
        <translation>لا يمكن قراءة عدد من &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a number is expected, but this is %1</source>
        <translation>يُتوقَّع عدد، وهذا %1</translation>
    </message>
    <message>
        <source>a number is expected, but this is &apos;%1&apos;</source>
        <translation>يُتوقَّع عدد، وهذا &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a number of at least 0 is expected</source>
        <translation>يُتوقَّع عدد لا يقل عن 0</translation>
    </message>
    <message>
        <source>a number of at most 16 hexadecimal digits</source>
        <translation>عدد من 16 رقمًا ست عشريًا على الأكثر</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>عدد بايتات</translation>
    </message>
    <message>
        <source>a number that no group holds</source>
        <translation>عدد ليس لأي مجموعة</translation>
    </message>
    <message>
        <source>a number, not negative</source>
        <translation>عدد غير سالب</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>زوج من الأعداد</translation>
    </message>
    <message>
        <source>a processing instruction</source>
        <translation>تعليمة معالجة</translation>
    </message>
    <message>
        <source>a program or library (ELF)</source>
        <translation>برنامج أو مكتبة (ELF)</translation>
    </message>
    <message>
        <source>a project is a JSON object with &quot;format&quot;: &quot;weft-project&quot;</source>
        <translation>المشروع كائن JSON فيه &quot;format&quot;: &quot;weft-project&quot;</translation>
    </message>
    <message>
        <source>a project of a newer Weft is read-only</source>
        <translation>مشروع نسخة أحدث من Weft للقراءة فقط</translation>
    </message>
    <message>
        <source>a rail has 1, 2 or 3 levels, not %1</source>
        <translation>لـ rail مستوى أو مستويان أو 3 مستويات، لا %1</translation>
    </message>
    <message>
        <source>a rank must be a whole number, but this is %1</source>
        <translation>يجب أن تكون الرتبة عددًا صحيحًا، وهذا %1</translation>
    </message>
    <message>
        <source>a rank that is named does not exist among %1</source>
        <translation>إحدى الرتب المسمّاة غير موجودة بين %1 من الرتب</translation>
    </message>
    <message>
        <source>a receive from the own rank</source>
        <translation>استقبال من الرتبة نفسها</translation>
    </message>
    <message>
        <source>a reduction of conditions</source>
        <translation>اختزال شروط</translation>
    </message>
    <message>
        <source>a schedule is called &quot;%1&quot; already</source>
        <translation>هناك جدول اسمه &quot;⁨%1⁩&quot; من قبل</translation>
    </message>
    <message>
        <source>a second root element</source>
        <translation>عنصر جذر ثانٍ</translation>
    </message>
    <message>
        <source>a send to the own rank</source>
        <translation>إرسال إلى الرتبة نفسها</translation>
    </message>
    <message>
        <source>a size can be divided by a number only</source>
        <translation>لا يُقسم الحجم إلا على عدد</translation>
    </message>
    <message>
        <source>a size in bytes cannot be read from &apos;%1&apos;</source>
        <translation>لا يمكن قراءة حجم بالبايت من &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a size is divided by 0</source>
        <translation>قُسم حجم على 0</translation>
    </message>
    <message>
        <source>a size must be a whole number of bytes, but is &apos;%1&apos;</source>
        <translation>يجب أن يكون الحجم عددًا صحيحًا من البايت، وهو &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a size such as &quot;4 KiB&quot;</source>
        <translation>حجم مثل &quot;⁨4 KiB⁩&quot;</translation>
    </message>
    <message>
        <source>a slice and what does not go with it: %1</source>
        <translation>شريحة وما لا يجتمع معها: %1</translation>
    </message>
    <message>
        <source>a slice of what is %1</source>
        <translation>شريحة مما هو %1</translation>
    </message>
    <message>
        <source>a switch does not compute</source>
        <translation>المبدّل لا يحسب</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>وسم</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>أرشيف tar</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>a text is expected, but this is %1</source>
        <translation>يُتوقَّع نص، وهذا %1</translation>
    </message>
    <message>
        <source>a text with a unit is expected, but this is %1</source>
        <translation>يُتوقَّع نص بوحدة قياس، وهذا %1</translation>
    </message>
    <message>
        <source>a value is expected</source>
        <translation>تُتوقَّع قيمة</translation>
    </message>
    <message>
        <source>a value is expected: %1=…</source>
        <translation>تُتوقَّع قيمة: ⁨%1=⁩…</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a whole number cannot be read from &apos;%1&apos;</source>
        <translation>لا يمكن قراءة عدد صحيح من &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1024</source>
        <translation>عدد صحيح من 1 إلى 1024</translation>
    </message>
    <message>
        <source>a whole number is expected, but this is %1</source>
        <translation>يُتوقَّع عدد صحيح، وهذا %1</translation>
    </message>
    <message>
        <source>a whole number is expected; the fraction is cut off</source>
        <translation>يُتوقَّع عدد صحيح؛ يُقتطع الكسر</translation>
    </message>
    <message>
        <source>a whole number of GB/s (10^9 bytes)</source>
        <translation>عدد صحيح من GB/s (⁨10^9⁩ بايت)</translation>
    </message>
    <message>
        <source>a whole number of at least 1 is expected</source>
        <translation>يُتوقَّع عدد صحيح لا يقل عن 1</translation>
    </message>
    <message>
        <source>a whole number of nanoseconds, not negative and below 2^62</source>
        <translation>عدد صحيح من النانوثانية، غير سالب وأقل من ⁨2^62⁩</translation>
    </message>
    <message>
        <source>a whole number of ns is expected; the fraction is cut off</source>
        <translation>يُتوقَّع عدد صحيح من ns؛ يُقتطع الكسر</translation>
    </message>
    <message>
        <source>a whole number, not negative</source>
        <translation>عدد صحيح غير سالب</translation>
    </message>
    <message>
        <source>a whole number, not negative and below 2^32 - 1</source>
        <translation>عدد صحيح غير سالب وأقل من ⁨2^32 - 1⁩</translation>
    </message>
    <message>
        <source>add it, or turn roofline-enabled off so that durations are replayed</source>
        <translation>أضفه، أو عطّل roofline-enabled لتُعاد المدد كما هي</translation>
    </message>
    <message>
        <source>add levels=2</source>
        <translation>أضف levels=2</translation>
    </message>
    <message>
        <source>add levels=3</source>
        <translation>أضف levels=3</translation>
    </message>
    <message>
        <source>add links, or let the nodes between them forward</source>
        <translation>أضف وصلات، أو دع العقد الواقعة بينها تمرّر</translation>
    </message>
    <message>
        <source>allreduce it first</source>
        <translation>طبّق عليه allreduce أولًا</translation>
    </message>
    <message>
        <source>alltoall it first</source>
        <translation>طبّق عليه alltoall أولًا</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>ملف HDF5</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>صفحة HTML</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>قاعدة بيانات SQLite</translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation>صورة SVG</translation>
    </message>
    <message>
        <source>an algorithm given as traces cannot be split: %1 asks for one, but &apos;preferred-dataset-splits&apos; is %2</source>
        <translation>لا يمكن تقسيم خوارزمية معطاة بتتبّعات: يطلبها %1، لكن &apos;preferred-dataset-splits&apos; هو %2</translation>
    </message>
    <message>
        <source>an arrow points to what a node waits for</source>
        <translation>يشير السهم إلى ما تنتظره العقدة</translation>
    </message>
    <message>
        <source>an attribute name=&quot;value&quot;, &apos;&gt;&apos; or &apos;/&gt;&apos; is expected in the tag of %1</source>
        <translation>تُتوقَّع في وسم %1 سمة ⁨name=&quot;value&quot;⁩ أو &apos;⁨&gt;⁩&apos; أو &apos;⁨/&gt;⁩&apos;</translation>
    </message>
    <message>
        <source>an attribute without a value</source>
        <translation>سمة بلا قيمة</translation>
    </message>
    <message>
        <source>an element with more than 64 attributes</source>
        <translation>عنصر له أكثر من 64 سمة</translation>
    </message>
    <message>
        <source>an end of an explicit route does not exist</source>
        <translation>أحد طرفي مسار صريح غير موجود</translation>
    </message>
    <message>
        <source>an end of link %1 does not exist</source>
        <translation>أحد طرفي الوصلة %1 غير موجود</translation>
    </message>
    <message>
        <source>an entry of the list is not a single value</source>
        <translation>أحد عناصر القائمة ليس قيمة مفردة</translation>
    </message>
    <message>
        <source>an input can be held by slices if only slices of it are read, and gathered slices are stored in it</source>
        <translation>يمكن حفظ المدخل شرائح إن لم يُقرأ منه إلا شرائح، وخُزّنت فيه شرائح مجمّعة</translation>
    </message>
    <message>
        <source>an input is updated once: let one update store what both compute</source>
        <translation>يُحدَّث المدخل مرة واحدة: دع تحديثًا واحدًا يخزن ما يحسبه كلاهما</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>an object with pg_name and a list of ranks is expected</source>
        <translation>يُتوقَّع كائن فيه pg_name وقائمة رتب</translation>
    </message>
    <message>
        <source>an object { … } is expected, but this is %1</source>
        <translation>يُتوقَّع كائن { … }، وهذا %1</translation>
    </message>
    <message>
        <source>an unknown reason of release</source>
        <translation>سبب تحرير غير معروف</translation>
    </message>
    <message>
        <source>and %1 more %2</source>
        <translation>و%1 أخرى من %2</translation>
    </message>
    <message>
        <source>arithmetic on conditions</source>
        <translation>عمليات حسابية على شروط</translation>
    </message>
    <message>
        <source>as in ASTRA-sim; groups that are a full part of the fabric&apos;s dimensions do with the setting &apos;groups by dimension&apos; (--groups-by-dimension)</source>
        <translation>كما في ASTRA-sim؛ المجموعات التي هي جزء كامل من أبعاد النسيج تفعل ذلك مع الإعداد «المجموعات بحسب الأبعاد» (‎--groups-by-dimension)</translation>
    </message>
    <message>
        <source>asslice takes inputs</source>
        <translation>يأخذ asslice مدخلات</translation>
    </message>
    <message>
        <source>at least global=%1 is needed</source>
        <translation>يلزم global=%1 على الأقل</translation>
    </message>
    <message>
        <source>at most %1 are possible</source>
        <translation>الحد الأقصى الممكن %1</translation>
    </message>
    <message>
        <source>at most %1 links are possible</source>
        <translation>الحد الأقصى الممكن %1 من الوصلات</translation>
    </message>
    <message>
        <source>at most 64 dimensions are possible</source>
        <translation>الحد الأقصى الممكن 64 بُعدًا</translation>
    </message>
    <message>
        <source>attributes in an unusual form</source>
        <translation>سمات بصيغة غير مألوفة</translation>
    </message>
    <message>
        <source>attributes of a wrong type</source>
        <translation>سمات من نوع غير صحيح</translation>
    </message>
    <message>
        <source>begin with a line such as: group all = 8</source>
        <translation>ابدأ بسطر مثل: group all = 8</translation>
    </message>
    <message>
        <source>between 1 and 1,000,000</source>
        <translation>بين 1 و1,000,000</translation>
    </message>
    <message>
        <source>both are sliced, and not along the inner dimension or one batch: %1</source>
        <translation>كلاهما مقسّم إلى شرائح، لا على البُعد الداخلي ولا على دفعة واحدة: %1</translation>
    </message>
    <message>
        <source>broadcast and slice it first</source>
        <translation>طبّق عليه broadcast ثم slice أولًا</translation>
    </message>
    <message>
        <source>broadcast it first</source>
        <translation>طبّق عليه broadcast أولًا</translation>
    </message>
    <message>
        <source>buffers in place</source>
        <translation>مخازن مؤقتة في مكانها</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>بايتات ليست UTF-8</translation>
    </message>
    <message>
        <source>bytes that are not gzip follow the gzip data</source>
        <translation>تلي بياناتِ gzip بايتاتٌ ليست gzip</translation>
    </message>
    <message>
        <source>cast it</source>
        <translation>حوّله بـ cast</translation>
    </message>
    <message>
        <source>cast it to f16, f32 or f64</source>
        <translation>حوّله بـ cast إلى f16 أو f32 أو f64</translation>
    </message>
    <message>
        <source>cast one of them</source>
        <translation>حوّل أحدهما بـ cast</translation>
    </message>
    <message>
        <source>cast them</source>
        <translation>حوّلهما بـ cast</translation>
    </message>
    <message>
        <source>characters outside the root element</source>
        <translation>محارف خارج عنصر الجذر</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>تحقّق من أذوناته</translation>
    </message>
    <message>
        <source>checking the workload was stopped</source>
        <translation>أُوقف فحص حِمل العمل</translation>
    </message>
    <message>
        <source>choose leaf= as a multiple of oversub=</source>
        <translation>اختر ⁨leaf=⁩ مضاعفًا لـ ⁨oversub=⁩</translation>
    </message>
    <message>
        <source>choose numbers with select(condition, a, b)</source>
        <translation>اختر أعدادًا بـ ⁨select(condition, a, b)⁩</translation>
    </message>
    <message>
        <source>choose server= as a divisor of the number of NPUs</source>
        <translation>اختر ⁨server=⁩ قاسمًا لعدد وحدات NPU</translation>
    </message>
    <message>
        <source>choose spines= as a divisor of leaf/oversub</source>
        <translation>اختر ⁨spines=⁩ قاسمًا لـ leaf/oversub</translation>
    </message>
    <message>
        <source>clear the failed links and nodes, or change the route</source>
        <translation>أصلح الوصلات والعقد المتعطلة، أو غيّر المسار</translation>
    </message>
    <message>
        <source>collective %1 of %2 is %3 on rank %4, but %5 on rank %6</source>
        <translation>العملية الجماعية %1 من %2 هي %3 على الرتبة %4، وهي %5 على الرتبة %6</translation>
    </message>
    <message>
        <source>collectives of a group that the rank is not in</source>
        <translation>عمليات جماعية لمجموعة ليست الرتبة فيها</translation>
    </message>
    <message>
        <source>collectives of an unknown process group</source>
        <translation>عمليات جماعية لمجموعة عمليات غير معروفة</translation>
    </message>
    <message>
        <source>collectives of an unknown type</source>
        <translation>عمليات جماعية من نوع غير معروف</translation>
    </message>
    <message>
        <source>collectives of process groups do not use the shared bus of &apos;model-shared-bus&apos;</source>
        <translation>لا تستخدم العمليات الجماعية لمجموعات العمليات الناقل المشترك في &apos;model-shared-bus&apos;</translation>
    </message>
    <message>
        <source>collectives of process groups run a ring: they follow &apos;%1&apos; only where it lists one algorithm</source>
        <translation>تعمل العمليات الجماعية لمجموعات العمليات بالحلقة: لا تتبع &apos;⁨%1⁩&apos; إلا حيث يورد خوارزمية واحدة</translation>
    </message>
    <message>
        <source>collectives of process groups take 10 ns in the place of &apos;endpoint-delay&apos;</source>
        <translation>تأخذ العمليات الجماعية لمجموعات العمليات ⁨10 ns⁩ بدل &apos;endpoint-delay&apos;</translation>
    </message>
    <message>
        <source>collectives with a root outside their group</source>
        <translation>عمليات جماعية جذرها خارج مجموعتها</translation>
    </message>
    <message>
        <source>collectives without comm_type</source>
        <translation>عمليات جماعية بلا comm_type</translation>
    </message>
    <message>
        <source>communication nodes flagged as CPU operations</source>
        <translation>عقد اتصال معلَّمة بوصفها عمليات معالج</translation>
    </message>
    <message>
        <source>communication nodes of 0 bytes</source>
        <translation>عقد اتصال من 0 بايت</translation>
    </message>
    <message>
        <source>communication nodes with a negative comm_size</source>
        <translation>عقد اتصال لها comm_size سالب</translation>
    </message>
    <message>
        <source>communication nodes without comm_size</source>
        <translation>عقد اتصال بلا comm_size</translation>
    </message>
    <message>
        <source>compressing failed</source>
        <translation>فشل الضغط</translation>
    </message>
    <message>
        <source>compute nodes with num_ops 0</source>
        <translation>عقد حوسبة لها num_ops يساوي 0</translation>
    </message>
    <message>
        <source>compute nodes with tensor_size 0</source>
        <translation>عقد حوسبة لها tensor_size يساوي 0</translation>
    </message>
    <message>
        <source>compute nodes without num_ops</source>
        <translation>عقد حوسبة بلا num_ops</translation>
    </message>
    <message>
        <source>compute nodes without tensor_size</source>
        <translation>عقد حوسبة بلا tensor_size</translation>
    </message>
    <message>
        <source>delete the file and run again</source>
        <translation>احذف الملف وشغّل من جديد</translation>
    </message>
    <message>
        <source>dependencies on unknown nodes</source>
        <translation>تبعيات لعقد غير معروفة</translation>
    </message>
    <message>
        <source>dependency cycles</source>
        <translation>تبعيات دائرية</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>هل تقصد %1؟</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>هل تقصد &apos;⁨%1⁩&apos;؟</translation>
    </message>
    <message>
        <source>dimension %1 (%2)</source>
        <translation>البُعد %1 (%2)</translation>
    </message>
    <message>
        <source>dimension %1 of %2, which has %3</source>
        <translation>البُعد %1 من %2، ولديه %3</translation>
    </message>
    <message>
        <source>dimension-ordered routing needs a fabric that is generated from dimensions</source>
        <translation>يحتاج التوجيه بترتيب الأبعاد إلى نسيج مولَّد من أبعاد</translation>
    </message>
    <message>
        <source>dropout of a number</source>
        <translation>عملية dropout على عدد</translation>
    </message>
    <message>
        <source>each rank has a file such as %1.%2.et</source>
        <translation>لكل رتبة ملف مثل %1.%2.et</translation>
    </message>
    <message>
        <source>elements of %1 and of %2</source>
        <translation>عناصر من النوع ⁨%1⁩ وأخرى من النوع ⁨%2⁩</translation>
    </message>
    <message>
        <source>elements that differ: %1</source>
        <translation>عناصر مختلفة: %1</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>أخطاء</translation>
    </message>
    <message>
        <source>every dimension needs a kind and a size of at least 1</source>
        <translation>يحتاج كل بُعد إلى صنف وحجم لا يقل عن 1</translation>
    </message>
    <message>
        <source>every dimension needs one entry in each list</source>
        <translation>يحتاج كل بُعد إلى عنصر واحد في كل قائمة</translation>
    </message>
    <message>
        <source>every rank needs a trace</source>
        <translation>تحتاج كل رتبة إلى تتبّع</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>يُتوقَّع %1</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;</source>
        <translation>يُتوقَّع &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>expected a finite number: numbers with + - * / ^</source>
        <translation>يُتوقَّع عدد منتهٍ: أعداد مع ⁨+ - * / ^⁩</translation>
    </message>
    <message>
        <source>expected a name</source>
        <translation>يُتوقَّع اسم</translation>
    </message>
    <message>
        <source>expected a name, a number, a call or &quot;(&quot;</source>
        <translation>يُتوقَّع اسم أو عدد أو استدعاء أو &quot;⁨(⁩&quot;</translation>
    </message>
    <message>
        <source>expected a probability from 0 to below 1</source>
        <translation>يُتوقَّع احتمال من 0 إلى أقل من 1</translation>
    </message>
    <message>
        <source>expected a size: numbers and sizes with + - * /</source>
        <translation>يُتوقَّع حجم: أعداد وأحجام مع ⁨+ - * /⁩</translation>
    </message>
    <message>
        <source>expected a stage, and then a dimension or &quot;reduce&quot;</source>
        <translation>تُتوقَّع مرحلة، ثم بُعد أو &quot;reduce&quot;</translation>
    </message>
    <message>
        <source>expected a statement: a stage such as &quot;total = allreduce(+, x)&quot;, or one of program, group, size, number, input, output, schedule</source>
        <translation>تُتوقَّع عبارة: مرحلة مثل &quot;⁨total = allreduce(+, x)⁩&quot;، أو إحدى program وgroup وsize وnumber وinput وoutput وschedule</translation>
    </message>
    <message>
        <source>expected a tensor</source>
        <translation>يُتوقَّع موتّر</translation>
    </message>
    <message>
        <source>expected a tensor or a number</source>
        <translation>يُتوقَّع موتّر أو عدد</translation>
    </message>
    <message>
        <source>expected a transformation such as split(total)</source>
        <translation>يُتوقَّع تحويل مثل split(total)</translation>
    </message>
    <message>
        <source>expected a type such as f16 or f32</source>
        <translation>يُتوقَّع نوع مثل f16 أو f32</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>تُتوقَّع قيمة</translation>
    </message>
    <message>
        <source>expected a whole number up to 2^40</source>
        <translation>يُتوقَّع عدد صحيح حتى ⁨2^40⁩</translation>
    </message>
    <message>
        <source>expected cast(TYPE, x)</source>
        <translation>يُتوقَّع cast(TYPE, x)</translation>
    </message>
    <message>
        <source>expected dropout(x, PROBABILITY, SEED)</source>
        <translation>يُتوقَّع dropout(x, PROBABILITY, SEED)</translation>
    </message>
    <message>
        <source>expected how values become one: + * min max</source>
        <translation>تُتوقَّع طريقة دمج القيم في قيمة واحدة: ⁨+ * min max⁩</translation>
    </message>
    <message>
        <source>expected replicated, local or sliced(DIMENSION)</source>
        <translation>يُتوقَّع replicated أو local أو sliced(DIMENSION)</translation>
    </message>
    <message>
        <source>expected the end of the line</source>
        <translation>تُتوقَّع نهاية السطر</translation>
    </message>
    <message>
        <source>expected the group that it is sent to</source>
        <translation>تُتوقَّع المجموعة التي يُرسل إليها</translation>
    </message>
    <message>
        <source>expected the name of a group</source>
        <translation>يُتوقَّع اسم مجموعة</translation>
    </message>
    <message>
        <source>expected the name of a schedule</source>
        <translation>يُتوقَّع اسم جدول</translation>
    </message>
    <message>
        <source>expected the name of a stage</source>
        <translation>يُتوقَّع اسم مرحلة</translation>
    </message>
    <message>
        <source>for execution traces, give their prefix: what comes before .0.et</source>
        <translation>لتتبّعات التنفيذ اذكر بادئتها: ما يسبق ‎.0.et</translation>
    </message>
    <message>
        <source>fuse all of them into one, or leave the stages of one apart</source>
        <translation>ادمجها كلها في واحدة، أو اترك مراحل إحداها منفصلة</translation>
    </message>
    <message>
        <source>fuse before overlapping</source>
        <translation>ادمج قبل المداخلة</translation>
    </message>
    <message>
        <source>fuse computations</source>
        <translation>ادمج عمليات حسابية</translation>
    </message>
    <message>
        <source>fuse takes two stages or more</source>
        <translation>يأخذ fuse مرحلتين أو أكثر</translation>
    </message>
    <message>
        <source>fuse them all, or none</source>
        <translation>ادمجها كلها أو لا تدمج شيئًا</translation>
    </message>
    <message>
        <source>gather it first</source>
        <translation>طبّق عليه gather أولًا</translation>
    </message>
    <message>
        <source>generate or import one</source>
        <translation>ولّد واحدًا أو استورده</translation>
    </message>
    <message>
        <source>give every node of a rank an id of its own</source>
        <translation>أعطِ كل عقدة في الرتبة معرّفًا خاصًا بها</translation>
    </message>
    <message>
        <source>give it as the communicator groups</source>
        <translation>قدّمه بوصفه مجموعات التواصل</translation>
    </message>
    <message>
        <source>give the communicator-group file, which defines it</source>
        <translation>قدّم ملف مجموعات التواصل الذي يعرّفها</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>المجموعة %1: %2</translation>
    </message>
    <message>
        <source>group &apos;%1&apos;</source>
        <translation>المجموعة &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>idle channels</source>
        <translation>قنوات خاملة</translation>
    </message>
    <message>
        <source>ids are whole numbers from 1</source>
        <translation>المعرّفات أعداد صحيحة من 1 فصاعدًا</translation>
    </message>
    <message>
        <source>in GB/s (10^9 bytes)</source>
        <translation>بوحدة GB/s (⁨10^9⁩ بايت)</translation>
    </message>
    <message>
        <source>in TFLOP/s</source>
        <translation>بوحدة TFLOP/s</translation>
    </message>
    <message>
        <source>in ns</source>
        <translation>بوحدة ns</translation>
    </message>
    <message>
        <source>in ns per byte</source>
        <translation>بوحدة ns لكل بايت</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>إنه فارغ</translation>
    </message>
    <message>
        <source>it is on %1 already</source>
        <translation>إنه على %1 من قبل</translation>
    </message>
    <message>
        <source>it is sliced along this dimension already</source>
        <translation>إنه مقسّم إلى شرائح على هذا البُعد من قبل</translation>
    </message>
    <message>
        <source>it leads from a node to itself</source>
        <translation>تنطلق من عقدة وتعود إليها</translation>
    </message>
    <message>
        <source>it looks like JSON, and has no key that Weft knows</source>
        <translation>يبدو أنه JSON، وليس فيه مفتاح يعرفه Weft</translation>
    </message>
    <message>
        <source>it looks like XML</source>
        <translation>يبدو أنه XML</translation>
    </message>
    <message>
        <source>it looks like XML whose root element is &apos;%1&apos;</source>
        <translation>يبدو أنه XML عنصر جذره &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>it looks like binary data</source>
        <translation>يبدو أنه بيانات ثنائية</translation>
    </message>
    <message>
        <source>it looks like text</source>
        <translation>يبدو أنه نص</translation>
    </message>
    <message>
        <source>it may have been written by a newer Weft</source>
        <translation>ربما كتبته نسخة أحدث من Weft</translation>
    </message>
    <message>
        <source>it needs topology, npus_count, bandwidth and latency</source>
        <translation>يحتاج إلى topology وnpus_count وbandwidth وlatency</translation>
    </message>
    <message>
        <source>it opens read-only; save a copy under another name with that Weft</source>
        <translation>يُفتح للقراءة فقط؛ احفظ نسخة باسم آخر بتلك النسخة من Weft</translation>
    </message>
    <message>
        <source>it reads topologies, Chakra traces, ASTRA-sim configurations, collective algorithms and its projects</source>
        <translation>يقرأ الطوبولوجيات وتتبّعات Chakra وإعدادات ASTRA-sim والخوارزميات الجماعية ومشاريعه</translation>
    </message>
    <message>
        <source>its bandwidth must be from 1 B/s to 1000000 TB/s, but is %1 GB/s</source>
        <translation>يجب أن يكون عرض نطاقها من ⁨1 B/s⁩ إلى ⁨1000000 TB/s⁩، وهو ⁨%1 GB/s⁩</translation>
    </message>
    <message>
        <source>its latency must be from 0 to 1000000 s, but is %1 ns</source>
        <translation>يجب أن يكون زمن كمونها من 0 إلى ⁨1000000 s⁩، وهو ⁨%1 ns⁩</translation>
    </message>
    <message>
        <source>its texts must be UTF-8</source>
        <translation>يجب أن تكون نصوصه UTF-8</translation>
    </message>
    <message>
        <source>keys that are not kept</source>
        <translation>مفاتيح لا يُحتفظ بها</translation>
    </message>
    <message>
        <source>leaf= and oversub= belong to rails of several levels</source>
        <translation>تخص ⁨leaf=⁩ و⁨oversub=⁩ بنية rail متعددة المستويات</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>احذفه</translation>
    </message>
    <message>
        <source>leave out one of the two</source>
        <translation>احذف أحدهما</translation>
    </message>
    <message>
        <source>leave the way round out of it</source>
        <translation>احذف منه الطريق الالتفافي</translation>
    </message>
    <message>
        <source>let the input be as it is</source>
        <translation>اترك المدخل كما هو</translation>
    </message>
    <message>
        <source>link %1 does not lead from %2 to %3</source>
        <translation>لا تمتد الوصلة %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>link %1 does not start at %2</source>
        <translation>لا تبدأ الوصلة %1 عند %2</translation>
    </message>
    <message>
        <source>link %1 from %2 to %3 has failed</source>
        <translation>تعطّلت الوصلة %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>link %1 from %2 to %3 is wrong: %4</source>
        <translation>الوصلة %1 من %2 إلى %3 خاطئة: %4</translation>
    </message>
    <message>
        <source>link it with its Kineto trace by chakra_trace_link and convert it by &apos;chakra_converter PyTorch&apos;</source>
        <translation>اربطه بتتبّع Kineto الخاص به بـ chakra_trace_link ثم حوّله بـ &apos;chakra_converter PyTorch&apos;</translation>
    </message>
    <message>
        <source>make it first</source>
        <translation>أنشئه أولًا</translation>
    </message>
    <message>
        <source>make it of the same shape</source>
        <translation>اجعله من الشكل نفسه</translation>
    </message>
    <message>
        <source>make its sizes smaller</source>
        <translation>صغّر أحجامه</translation>
    </message>
    <message>
        <source>members with collectives in another order</source>
        <translation>أعضاء عملياتهم الجماعية بترتيب آخر</translation>
    </message>
    <message>
        <source>members with other collectives than their group</source>
        <translation>أعضاء عملياتهم الجماعية غير عمليات مجموعتهم</translation>
    </message>
    <message>
        <source>memory nodes with tensor_size 0</source>
        <translation>عقد ذاكرة لها tensor_size يساوي 0</translation>
    </message>
    <message>
        <source>memory nodes without tensor_size</source>
        <translation>عقد ذاكرة بلا tensor_size</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>messages of 0 bytes</source>
        <translation>رسائل من 0 بايت</translation>
    </message>
    <message>
        <source>more than 100 mistakes: the rest is not read</source>
        <translation>أكثر من 100 خطأ: لا يُقرأ الباقي</translation>
    </message>
    <message>
        <source>more than 10^6 nodes a rank</source>
        <translation>أكثر من ⁨10^6⁩ عقدة لكل رتبة</translation>
    </message>
    <message>
        <source>more than 2^50 elements</source>
        <translation>أكثر من ⁨2^50⁩ عنصرًا</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>يجب أن يكون أكبر من 0</translation>
    </message>
    <message>
        <source>must be above 0 and at most 1</source>
        <translation>يجب أن يكون أكبر من 0 ولا يزيد على 1</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>لا يجوز أن يكون سالبًا</translation>
    </message>
    <message>
        <source>name a topology file, or write a spec such as Ring(8,50GB/s,500ns)</source>
        <translation>سمِّ ملف طوبولوجيا، أو اكتب مواصفة مثل Ring(8,50GB/s,500ns)</translation>
    </message>
    <message>
        <source>name it too</source>
        <translation>سمِّه أيضًا</translation>
    </message>
    <message>
        <source>name one of them as FOLDER/PREFIX</source>
        <translation>سمِّ أحدها على الصورة مجلد/بادئة</translation>
    </message>
    <message>
        <source>name the kernel</source>
        <translation>سمِّ النواة</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>سمّاه %1</translation>
    </message>
    <message>
        <source>nearest on rank %1: %2</source>
        <translation>الأقرب على الرتبة %1: %2</translation>
    </message>
    <message>
        <source>needless marks of hasdep</source>
        <translation>علامات hasdep لا حاجة إليها</translation>
    </message>
    <message>
        <source>needless roots</source>
        <translation>جذور لا حاجة إليها</translation>
    </message>
    <message>
        <source>no device is called &quot;%1&quot;</source>
        <translation>لا جهاز اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no dimension of %1 can be sliced for its ranks</source>
        <translation>لا يمكن تقسيم أي بُعد من %1 إلى شرائح لرتبه</translation>
    </message>
    <message>
        <source>no file can be made here</source>
        <translation>لا يمكن إنشاء ملف هنا</translation>
    </message>
    <message>
        <source>no file has this name, so it is read as a spec</source>
        <translation>لا ملف بهذا الاسم، ولذلك يُقرأ بوصفه مواصفة</translation>
    </message>
    <message>
        <source>no group is called &quot;%1&quot;</source>
        <translation>لا مجموعة اسمها &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no group is declared</source>
        <translation>لم يُصرَّح عن مجموعة</translation>
    </message>
    <message>
        <source>no number is called &quot;%1&quot;</source>
        <translation>لا عدد اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no operation is called &quot;%1&quot;</source>
        <translation>لا عملية اسمها &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no schedule before this one is called &quot;%1&quot;</source>
        <translation>لا جدول قبل هذا اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no size is called &quot;%1&quot;</source>
        <translation>لا حجم اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no slices of %1 are used</source>
        <translation>لا تُستخدم شرائح من %1</translation>
    </message>
    <message>
        <source>no small sizes can be sliced for %1 ranks: %2, %3</source>
        <translation>لا أحجام صغيرة تقبل التقسيم إلى شرائح لعدد %1 من الرتب: %2، %3</translation>
    </message>
    <message>
        <source>no stage is called &quot;%1&quot;</source>
        <translation>لا مرحلة اسمها &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no stage is called &quot;%1&quot; here</source>
        <translation>لا مرحلة هنا اسمها &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no stage, input or number is called &quot;%1&quot;</source>
        <translation>لا مرحلة ولا مدخل ولا عدد اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no transformation is called &quot;%1&quot;</source>
        <translation>لا تحويل اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>node %1 &apos;%2&apos; of rank %3</source>
        <translation>العقدة %1 &apos;⁨%2⁩&apos; من الرتبة %3</translation>
    </message>
    <message>
        <source>node %1 is given twice</source>
        <translation>وردت العقدة %1 مرتين</translation>
    </message>
    <message>
        <source>node %1: a prefix is expected</source>
        <translation>العقدة %1: تُتوقَّع بادئة</translation>
    </message>
    <message>
        <source>nodes of an unsupported type</source>
        <translation>عقد من نوع غير مدعوم</translation>
    </message>
    <message>
        <source>nodes of type %1 (%2) cannot be simulated</source>
        <translation>لا يمكن محاكاة عقد من النوع %1 (%2)</translation>
    </message>
    <message>
        <source>nodes of type invalid</source>
        <translation>عقد من النوع invalid</translation>
    </message>
    <message>
        <source>nodes that no schedule can hold</source>
        <translation>عقد لا يتسع لها أي جدول</translation>
    </message>
    <message>
        <source>nodes with an id that is taken</source>
        <translation>عقد معرّفها مأخوذ</translation>
    </message>
    <message>
        <source>none of the computations uses %1</source>
        <translation>لا تستخدم أي من العمليات الحسابية %1</translation>
    </message>
    <message>
        <source>nothing in the chain is sent</source>
        <translation>لا يُرسل شيء في السلسلة</translation>
    </message>
    <message>
        <source>objects with unknown keys</source>
        <translation>كائنات لها مفاتيح غير معروفة</translation>
    </message>
    <message>
        <source>one number cannot be sliced</source>
        <translation>لا يمكن تقسيم عدد واحد إلى شرائح</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>واحد من %1</translation>
    </message>
    <message>
        <source>one process group of this node cannot be read</source>
        <translation>لا يمكن قراءة إحدى مجموعات العمليات لهذه العقدة</translation>
    </message>
    <message>
        <source>one rank holds the operand %1 of %2</source>
        <translation>رتبة واحدة تحمل المعامَل %1 من %2</translation>
    </message>
    <message>
        <source>only inputs have a place</source>
        <translation>للمدخلات وحدها موضع</translation>
    </message>
    <message>
        <source>only stacks of Ring (both ways), FullyConnected and Switch can be written as ASTRA-sim network YAML</source>
        <translation>لا يمكن أن يُكتب بصيغة YAML لشبكة ASTRA-sim إلا تكديس من Ring (في الاتجاهين) وFullyConnected وSwitch</translation>
    </message>
    <message>
        <source>only version 1 of the format can be read</source>
        <translation>لا يمكن قراءة غير الإصدار 1 من الصيغة</translation>
    </message>
    <message>
        <source>open a trace or choose a benchmark</source>
        <translation>افتح تتبّعًا أو اختر اختبار أداء</translation>
    </message>
    <message>
        <source>open the project in Weft: its issues say what is missing</source>
        <translation>افتح المشروع في Weft: تقول مشكلاته ما الناقص</translation>
    </message>
    <message>
        <source>operands on two groups of ranks</source>
        <translation>معامَلات على مجموعتين من الرتب</translation>
    </message>
    <message>
        <source>overlap it</source>
        <translation>طبّق عليه overlap</translation>
    </message>
    <message>
        <source>overlap takes two stages or more, each of which feeds the next</source>
        <translation>يأخذ overlap مرحلتين أو أكثر تغذي كل منها التالية</translation>
    </message>
    <message>
        <source>oversub=%1 does not divide the %2 NPUs of a leaf</source>
        <translation>لا يقسم oversub=%1 وحدات NPU الـ %2 لمبدّل leaf</translation>
    </message>
    <message>
        <source>pod= belongs to a fat tree of 3 levels</source>
        <translation>يخص ⁨pod=⁩ بنية fat tree ذات 3 مستويات</translation>
    </message>
    <message>
        <source>rails need at least one NPU, and one in each server</source>
        <translation>تحتاج بنية rail إلى وحدة NPU واحدة على الأقل، وواحدة في كل خادم</translation>
    </message>
    <message>
        <source>rank %1 does not hold what is %2</source>
        <translation>لا تحمل الرتبة %1 ما هو %2</translation>
    </message>
    <message>
        <source>rank %1 has a trace in several forms; &apos;%2&apos; is read</source>
        <translation>للرتبة %1 تتبّع بعدة صيغ؛ يُقرأ &apos;⁨%2⁩&apos;</translation>
    </message>
    <message>
        <source>rank %1 has no receive for this send (tag %2, %3 bytes)</source>
        <translation>ليس للرتبة %1 استقبال لهذا الإرسال (الوسم %2، %3 بايت)</translation>
    </message>
    <message>
        <source>rank %1 has no send for this receive (tag %2, %3 bytes)</source>
        <translation>ليس للرتبة %1 إرسال لهذا الاستقبال (الوسم %2، %3 بايت)</translation>
    </message>
    <message>
        <source>rank %1 has no unmatched receive for these two ranks</source>
        <translation>ليس للرتبة %1 استقبال بلا نظير لهاتين الرتبتين</translation>
    </message>
    <message>
        <source>rank %1 has no unmatched send for these two ranks</source>
        <translation>ليس للرتبة %1 إرسال بلا نظير لهاتين الرتبتين</translation>
    </message>
    <message>
        <source>rank %1 is beyond the largest possible one</source>
        <translation>تتجاوز الرتبة %1 أكبر رتبة ممكنة</translation>
    </message>
    <message>
        <source>rank %1 is listed twice</source>
        <translation>وردت الرتبة %1 مرتين</translation>
    </message>
    <message>
        <source>rank %1 is not a member of %2</source>
        <translation>ليست الرتبة %1 عضوًا في %2</translation>
    </message>
    <message>
        <source>rank %1 is out of range</source>
        <translation>الرتبة %1 خارج المدى</translation>
    </message>
    <message>
        <source>rank %1 is out of range: the topology has NPUs 0 to %2</source>
        <translation>الرتبة %1 خارج المدى: في الطوبولوجيا وحدات NPU من 0 إلى %2</translation>
    </message>
    <message>
        <source>rank i sends to rank i</source>
        <translation>ترسل الرتبة i إلى الرتبة i</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>اقرأ %1</translation>
    </message>
    <message>
        <source>read it again</source>
        <translation>اقرأه من جديد</translation>
    </message>
    <message>
        <source>read what you need of it before that line</source>
        <translation>اقرأ ما تحتاج إليه منه قبل ذلك السطر</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>فشلت القراءة</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>أُوقفت القراءة</translation>
    </message>
    <message>
        <source>receive of node %1 with tag %2 and %3 bytes</source>
        <translation>استقبال العقدة %1 بالوسم %2 و%3 بايت</translation>
    </message>
    <message>
        <source>receives of another size than their sends</source>
        <translation>استقبالات بحجم غير حجم إرسالها</translation>
    </message>
    <message>
        <source>receives without a send</source>
        <translation>استقبالات بلا إرسال</translation>
    </message>
    <message>
        <source>reducescatter it first</source>
        <translation>طبّق عليه reducescatter أولًا</translation>
    </message>
    <message>
        <source>remove one of the two</source>
        <translation>احذف أحدهما</translation>
    </message>
    <message>
        <source>remove takes stages</source>
        <translation>يأخذ remove مراحل</translation>
    </message>
    <message>
        <source>reorder past all computations that do</source>
        <translation>انقله إلى ما بعد كل العمليات الحسابية التي تفعل ذلك</translation>
    </message>
    <message>
        <source>reorder takes an all-gather and the computations that it goes past</source>
        <translation>يأخذ reorder عملية all-gather والعمليات الحسابية التي يتجاوزها</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>احفظه بترميز UTF-8</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <translation>احفظه بترميز UTF-8 دونها</translation>
    </message>
    <message>
        <source>select needs a condition such as a &gt; b first</source>
        <translation>يحتاج select أولًا إلى شرط مثل a &gt; b</translation>
    </message>
    <message>
        <source>send it</source>
        <translation>أرسله بـ send</translation>
    </message>
    <message>
        <source>send of node %1 with tag %2 and %3 bytes</source>
        <translation>إرسال العقدة %1 بالوسم %2 و%3 بايت</translation>
    </message>
    <message>
        <source>send one of them</source>
        <translation>أرسل أحدهما</translation>
    </message>
    <message>
        <source>sends without a receive</source>
        <translation>إرسالات بلا استقبال</translation>
    </message>
    <message>
        <source>set &apos;roofline-enabled&apos; to 1, with &apos;peak-perf&apos; and &apos;local-mem-bw&apos;</source>
        <translation>اضبط &apos;roofline-enabled&apos; على 1 مع &apos;peak-perf&apos; و&apos;local-mem-bw&apos;</translation>
    </message>
    <message>
        <source>set TMPDIR to one</source>
        <translation>عيّن TMPDIR على مجلد منها</translation>
    </message>
    <message>
        <source>set is_cpu_op to false; a host-side call around a kernel is a compute node</source>
        <translation>اضبط is_cpu_op على false؛ الاستدعاء من المضيف حول نواة هو عقدة حوسبة</translation>
    </message>
    <message>
        <source>set preferred-dataset-splits to 1, or give the algorithm as a schedule</source>
        <translation>اضبط preferred-dataset-splits على 1، أو قدّم الخوارزمية بوصفها جدولًا</translation>
    </message>
    <message>
        <source>shapes that differ: %1 and %2</source>
        <translation>شكلان مختلفان: %1 و%2</translation>
    </message>
    <message>
        <source>sizes of dimensions cannot be read from &apos;%1&apos;</source>
        <translation>لا يمكن قراءة أحجام أبعاد من &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>slice it first</source>
        <translation>طبّق عليه slice أولًا</translation>
    </message>
    <message>
        <source>small buffers</source>
        <translation>مخازن مؤقتة صغيرة</translation>
    </message>
    <message>
        <source>something follows the end of the workload graph</source>
        <translation>يلي نهايةَ الرسم البياني لحِمل العمل شيءٌ آخر</translation>
    </message>
    <message>
        <source>something is called &quot;%1&quot; already</source>
        <translation>هناك شيء اسمه &quot;⁨%1⁩&quot; من قبل</translation>
    </message>
    <message>
        <source>spines= belongs to a fat tree of 2 levels</source>
        <translation>يخص ⁨spines=⁩ بنية fat tree ذات مستويين</translation>
    </message>
    <message>
        <source>split it with reduce</source>
        <translation>اقسمه مع reduce</translation>
    </message>
    <message>
        <source>split takes one all-reduce</source>
        <translation>يأخذ split عملية all-reduce واحدة</translation>
    </message>
    <message>
        <source>stages would wait for each other, or for what reads an input before its update</source>
        <translation>ستنتظر المراحل بعضها بعضًا، أو ما يقرأ مدخلًا قبل تحديثه</translation>
    </message>
    <message>
        <source>stopped before all elements were compared</source>
        <translation>أُوقف قبل مقارنة كل العناصر</translation>
    </message>
    <message>
        <source>stopped while waiting for somebody who reads this</source>
        <translation>أُوقف في أثناء انتظار من يقرأ هذا</translation>
    </message>
    <message>
        <source>stopped while waiting for somebody who writes this</source>
        <translation>أُوقف في أثناء انتظار من يكتب هذا</translation>
    </message>
    <message>
        <source>such as 3: folder/algorithm</source>
        <translation>مثل ⁨3: folder/algorithm⁩</translation>
    </message>
    <message>
        <source>texts between elements</source>
        <translation>نصوص بين العناصر</translation>
    </message>
    <message>
        <source>the %1 is given twice</source>
        <translation>ورد %1 مرتين</translation>
    </message>
    <message>
        <source>the &apos;(&apos; in column %1 is not closed</source>
        <translation>لم يُغلق &apos;⁨(⁩&apos; في العمود %1</translation>
    </message>
    <message>
        <source>the .et form keeps them</source>
        <translation>تحتفظ بها صيغة ‎.et</translation>
    </message>
    <message>
        <source>the attribute %1 has no value</source>
        <translation>ليس للسمة %1 قيمة</translation>
    </message>
    <message>
        <source>the attribute %1 is given twice</source>
        <translation>وردت السمة %1 مرتين</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; (the rank of the other side) is missing</source>
        <translation>السمة &apos;⁨%1⁩&apos; (رتبة الطرف الآخر) مفقودة</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; has more than 64 entries</source>
        <translation>للسمة &apos;⁨%1⁩&apos; أكثر من 64 عنصرًا</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; has no value and is taken as absent</source>
        <translation>ليس للسمة &apos;⁨%1⁩&apos; قيمة، وتُعدّ غائبة</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is %2, which is outside its range</source>
        <translation>السمة &apos;⁨%1⁩&apos; هي %2، وهذا خارج مداها</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is a floating-point number; it is taken as %2</source>
        <translation>السمة &apos;⁨%1⁩&apos; عدد بفاصلة عائمة؛ تُؤخذ على أنها %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is given twice; the last value is taken</source>
        <translation>وردت السمة &apos;⁨%1⁩&apos; مرتين؛ تؤخذ آخر قيمة</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a list of true and false, but is %2</source>
        <translation>يجب أن تكون السمة &apos;⁨%1⁩&apos; قائمة من true وfalse، وهي %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a text or a whole number, but is %2</source>
        <translation>يجب أن تكون السمة &apos;⁨%1⁩&apos; نصًا أو عددًا صحيحًا، وهي %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a whole number, but has a fraction or is out of range</source>
        <translation>يجب أن تكون السمة &apos;⁨%1⁩&apos; عددًا صحيحًا، لكن لها كسرًا أو هي خارج المدى</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a whole number, but is %2</source>
        <translation>يجب أن تكون السمة &apos;⁨%1⁩&apos; عددًا صحيحًا، وهي %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; names rank %2, but it is the own side&apos;s and must be %3</source>
        <translation>تسمّي السمة &apos;⁨%1⁩&apos; الرتبة %2، لكنها للطرف نفسه ويجب أن تكون %3</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; names rank %2, but there are only %3 NPUs</source>
        <translation>تسمّي السمة &apos;⁨%1⁩&apos; الرتبة %2، وليس هناك سوى %3 من وحدات NPU</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_size&apos; (bytes) is missing</source>
        <translation>السمة &apos;comm_size&apos; (بالبايت) مفقودة</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_size&apos; is negative: %1</source>
        <translation>السمة &apos;comm_size&apos; سالبة: %1</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_tag&apos; is missing and taken as 0</source>
        <translation>السمة &apos;comm_tag&apos; مفقودة وتُعدّ 0</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_type&apos; (the kind of collective) is missing</source>
        <translation>السمة &apos;comm_type&apos; (صنف العملية الجماعية) مفقودة</translation>
    </message>
    <message>
        <source>the bandwidth must be at least 1 GB/s</source>
        <translation>يجب ألا يقل عرض النطاق عن ⁨1 GB/s⁩</translation>
    </message>
    <message>
        <source>the bandwidth must be greater than 0 GiB/s</source>
        <translation>يجب أن يكون عرض النطاق أكبر من ⁨0 GiB/s⁩</translation>
    </message>
    <message>
        <source>the bandwidth must be greater than 0 GiB/s, but is %1</source>
        <translation>يجب أن يكون عرض النطاق أكبر من ⁨0 GiB/s⁩، وهو %1</translation>
    </message>
    <message>
        <source>the batches differ: %1</source>
        <translation>الدفعات مختلفة: %1</translation>
    </message>
    <message>
        <source>the chain %1 has one of them</source>
        <translation>في السلسلة %1 واحد منها</translation>
    </message>
    <message>
        <source>the chain %1 has one of them already</source>
        <translation>في السلسلة %1 واحد منها من قبل</translation>
    </message>
    <message>
        <source>the collective algorithm &apos;%1&apos; is not known</source>
        <translation>الخوارزمية الجماعية &apos;⁨%1⁩&apos; غير معروفة</translation>
    </message>
    <message>
        <source>the collective optimization &apos;%1&apos; is not known</source>
        <translation>التحسين الجماعي &apos;⁨%1⁩&apos; غير معروف</translation>
    </message>
    <message>
        <source>the collective type %1 is unknown</source>
        <translation>نوع العملية الجماعية %1 غير معروف</translation>
    </message>
    <message>
        <source>the communication has a size of 0 bytes</source>
        <translation>حجم الاتصال 0 بايت</translation>
    </message>
    <message>
        <source>the communication has a size of 0 bytes, at which ASTRA-sim ends</source>
        <translation>حجم الاتصال 0 بايت، وعنده ينتهي ASTRA-sim</translation>
    </message>
    <message>
        <source>the count of NPUs must be a whole number of at least 1, but is %1</source>
        <translation>يجب أن يكون عدد وحدات NPU عددًا صحيحًا لا يقل عن 1، وهو %1</translation>
    </message>
    <message>
        <source>the dependencies form a cycle, so that none of its nodes can start: %1</source>
        <translation>تكوّن التبعيات دورة مغلقة، فلا يمكن أن تبدأ أي من عقدها: %1</translation>
    </message>
    <message>
        <source>the dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>the dimensions %1 do not multiply to the %2 NPUs</source>
        <translation>لا يساوي حاصل ضرب الأبعاد %1 عدد وحدات NPU وهو %2</translation>
    </message>
    <message>
        <source>the element %1</source>
        <translation>العنصر %1</translation>
    </message>
    <message>
        <source>the element %1 is closed as %2</source>
        <translation>أُغلق العنصر %1 على أنه %2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>نهاية السطر</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>نهاية النص</translation>
    </message>
    <message>
        <source>the expression has more than 1,000 operations one after the other</source>
        <translation>في التعبير أكثر من 1,000 عملية متتالية</translation>
    </message>
    <message>
        <source>the expression is nested more than 200 deep</source>
        <translation>تداخل التعبير أعمق من 200</translation>
    </message>
    <message>
        <source>the expressions of the elements are too long to compare</source>
        <translation>تعبيرات العناصر أطول من أن تُقارن</translation>
    </message>
    <message>
        <source>the fabric has no NPU</source>
        <translation>ليس في النسيج وحدة NPU</translation>
    </message>
    <message>
        <source>the fabric is laid out afresh</source>
        <translation>يُخطَّط النسيج من جديد</translation>
    </message>
    <message>
        <source>the fabric is too large: at most %1 NPUs, %2 nodes and %3 links are possible</source>
        <translation>النسيج كبير جدًا: الحد الأقصى %1 من وحدات NPU و%2 من العقد و%3 من الوصلات</translation>
    </message>
    <message>
        <source>the fabric of the project is drawn, and cannot run yet</source>
        <translation>نسيج المشروع مرسوم ولا يمكن تشغيله بعد</translation>
    </message>
    <message>
        <source>the failed, degraded and slow parts that the file lists have no effect here</source>
        <translation>لا أثر هنا للأجزاء المتعطلة والمتدهورة والبطيئة التي يوردها الملف</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>لا يمكن فتح الملف</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>لا يمكن كتابة الملف</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>الملف غير موجود</translation>
    </message>
    <message>
        <source>the file ends at byte %1</source>
        <translation>ينتهي الملف عند البايت %1</translation>
    </message>
    <message>
        <source>the file ends inside %1</source>
        <translation>ينتهي الملف داخل %1</translation>
    </message>
    <message>
        <source>the file has no link</source>
        <translation>ليس في الملف وصلة</translation>
    </message>
    <message>
        <source>the file is cut off in %1</source>
        <translation>الملف مبتور في %1</translation>
    </message>
    <message>
        <source>the file is cut off in %1, of whose %2 bytes %3 are there</source>
        <translation>الملف مبتور في %1، والموجود من بايتاته الـ %2 هو %3</translation>
    </message>
    <message>
        <source>the file is cut off: its gzip data ends early</source>
        <translation>الملف مبتور: تنتهي بيانات gzip فيه مبكرًا</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>الملف فارغ</translation>
    </message>
    <message>
        <source>the file is empty; the header &apos;%1&apos; is expected</source>
        <translation>الملف فارغ؛ يُتوقَّع الرأس &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>الملف أكبر من %1 بايت</translation>
    </message>
    <message>
        <source>the file was cut short while it was read</source>
        <translation>اقتُطع الملف في أثناء قراءته</translation>
    </message>
    <message>
        <source>the files of a set are named PREFIX.RANK.et</source>
        <translation>تُسمى ملفات المجموعة PREFIX.RANK.et</translation>
    </message>
    <message>
        <source>the first is 0</source>
        <translation>الأول هو 0</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; does not exist</source>
        <translation>المجلد &apos;⁨%1⁩&apos; غير موجود</translation>
    </message>
    <message>
        <source>the folder holds no trace set</source>
        <translation>لا يحوي المجلد مجموعة تتبّعات</translation>
    </message>
    <message>
        <source>the folder holds several trace sets: %1</source>
        <translation>يحوي المجلد عدة مجموعات تتبّعات: %1</translation>
    </message>
    <message>
        <source>the folder holds the sets %1</source>
        <translation>يحوي المجلد المجموعات %1</translation>
    </message>
    <message>
        <source>the group %1 is defined twice</source>
        <translation>عُرّفت المجموعة %1 مرتين</translation>
    </message>
    <message>
        <source>the group id &apos;%1&apos; is not a whole number</source>
        <translation>معرّف المجموعة &apos;⁨%1⁩&apos; ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <source>the group id 0 stands for all ranks and cannot be defined</source>
        <translation>معرّف المجموعة 0 يمثّل كل الرتب ولا يمكن تعريفه</translation>
    </message>
    <message>
        <source>the group of a benchmark is a list of ranks</source>
        <translation>مجموعة اختبار الأداء قائمة رتب</translation>
    </message>
    <message>
        <source>the groups have more than 2^20 ranks</source>
        <translation>في المجموعات أكثر من ⁨2^20⁩ رتبة</translation>
    </message>
    <message>
        <source>the gzip data inflates to more than %1 bytes</source>
        <translation>تتضخم بيانات gzip عند فكّها إلى أكثر من %1 بايت</translation>
    </message>
    <message>
        <source>the gzip data is damaged: %1</source>
        <translation>بيانات gzip تالفة: %1</translation>
    </message>
    <message>
        <source>the head of the run file cannot be read</source>
        <translation>لا يمكن قراءة رأس ملف التشغيل</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is expected</source>
        <translation>يُتوقَّع الرأس &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the inner dimensions differ: %1</source>
        <translation>البُعدان الداخليان مختلفان: %1</translation>
    </message>
    <message>
        <source>the inter-dimension scheduling &apos;%1&apos; is not known</source>
        <translation>الجدولة بين الأبعاد &apos;⁨%1⁩&apos; غير معروفة</translation>
    </message>
    <message>
        <source>the intra-dimension scheduling &apos;%1&apos; is not known</source>
        <translation>الجدولة داخل البُعد &apos;⁨%1⁩&apos; غير معروفة</translation>
    </message>
    <message>
        <source>the kernels %1 wait for each other</source>
        <translation>تنتظر الأنوية %1 بعضها بعضًا</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is given more than once; its last value counts</source>
        <translation>ورد المفتاح &apos;⁨%1⁩&apos; أكثر من مرة؛ العبرة بآخر قيمة</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>المفتاح &apos;⁨%1⁩&apos; مفقود</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is not known and has no effect</source>
        <translation>المفتاح &apos;⁨%1⁩&apos; غير معروف ولا أثر له</translation>
    </message>
    <message>
        <source>the key &apos;local-mem-bw&apos; is missing: reductions take no time</source>
        <translation>المفتاح &apos;local-mem-bw&apos; مفقود: لا تستغرق عمليات الاختزال وقتًا</translation>
    </message>
    <message>
        <source>the key &apos;remote-mem-bw&apos; is missing</source>
        <translation>المفتاح &apos;remote-mem-bw&apos; مفقود</translation>
    </message>
    <message>
        <source>the key has no value</source>
        <translation>ليس للمفتاح قيمة</translation>
    </message>
    <message>
        <source>the key is given twice</source>
        <translation>ورد المفتاح مرتين</translation>
    </message>
    <message>
        <source>the kind of a dimension is missing or not known</source>
        <translation>صنف أحد الأبعاد مفقود أو غير معروف</translation>
    </message>
    <message>
        <source>the latency must be from 0 to 9e15 ns</source>
        <translation>يجب أن يكون زمن الكمون من 0 إلى ⁨9e15 ns⁩</translation>
    </message>
    <message>
        <source>the latency must not be negative</source>
        <translation>لا يجوز أن يكون زمن الكمون سالبًا</translation>
    </message>
    <message>
        <source>the latency must not be negative, but is %1</source>
        <translation>لا يجوز أن يكون زمن الكمون سالبًا، وهو %1</translation>
    </message>
    <message>
        <source>the layout has another number of nodes than the fabric</source>
        <translation>عدد العقد في التخطيط غير عددها في النسيج</translation>
    </message>
    <message>
        <source>the link cannot be read: %1</source>
        <translation>لا يمكن قراءة الوصلة: %1</translation>
    </message>
    <message>
        <source>the link is listed twice</source>
        <translation>وردت الوصلة مرتين</translation>
    </message>
    <message>
        <source>the link leads from an NPU to itself</source>
        <translation>تنطلق الوصلة من وحدة NPU وتعود إليها</translation>
    </message>
    <message>
        <source>the links are not those of the dimensions %1 that they should be made of</source>
        <translation>ليست الوصلات وصلات الأبعاد %1 التي يُفترض أن تتكوّن منها</translation>
    </message>
    <message>
        <source>the links of this name lead in a circle</source>
        <translation>تدور الوصلات التي بهذا الاسم في حلقة</translation>
    </message>
    <message>
        <source>the list &apos;%1&apos; is empty: ring is used in every dimension</source>
        <translation>القائمة &apos;⁨%1⁩&apos; فارغة: تُستخدم ring في كل بُعد</translation>
    </message>
    <message>
        <source>the list of ranks is empty</source>
        <translation>قائمة الرتب فارغة</translation>
    </message>
    <message>
        <source>the machine %1 takes no arguments</source>
        <translation>لا تقبل الآلة %1 وسائط</translation>
    </message>
    <message>
        <source>the memory access has a size of 0 bytes</source>
        <translation>حجم الوصول إلى الذاكرة 0 بايت</translation>
    </message>
    <message>
        <source>the memory type &apos;%1&apos; is not known</source>
        <translation>نوع الذاكرة &apos;⁨%1⁩&apos; غير معروف</translation>
    </message>
    <message>
        <source>the message cannot be written as JSON</source>
        <translation>لا يمكن كتابة الرسالة بصيغة JSON</translation>
    </message>
    <message>
        <source>the metadata message</source>
        <translation>رسالة البيانات الوصفية</translation>
    </message>
    <message>
        <source>the name of a collective, such as &quot;all-reduce&quot;</source>
        <translation>اسم عملية جماعية، مثل &quot;all-reduce&quot;</translation>
    </message>
    <message>
        <source>the name of a kind of fabric is expected</source>
        <translation>يُتوقَّع اسم صنف من النسيج</translation>
    </message>
    <message>
        <source>the name of an algorithm, such as &quot;ring&quot;</source>
        <translation>اسم خوارزمية، مثل &quot;ring&quot;</translation>
    </message>
    <message>
        <source>the network file is empty</source>
        <translation>ملف الشبكة فارغ</translation>
    </message>
    <message>
        <source>the network file lacks the key &apos;%1&apos;</source>
        <translation>ينقص ملفَ الشبكة المفتاحُ &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the node depends on node %1, which is not in the trace</source>
        <translation>تتبع العقدة العقدةَ %1 التي ليست في التتبّع</translation>
    </message>
    <message>
        <source>the node has no &apos;Id&apos;</source>
        <translation>ليس للعقدة &apos;Id&apos;</translation>
    </message>
    <message>
        <source>the node has no &apos;NodeType&apos;</source>
        <translation>ليس للعقدة &apos;NodeType&apos;</translation>
    </message>
    <message>
        <source>the node has num_ops 0, for which the roofline model gives no time</source>
        <translation>للعقدة num_ops يساوي 0، ولا يعطي نموذج roofline له زمنًا</translation>
    </message>
    <message>
        <source>the node has tensor_size 0; it ends at once under the roofline model</source>
        <translation>للعقدة tensor_size يساوي 0؛ تنتهي فورًا في نموذج roofline</translation>
    </message>
    <message>
        <source>the node has the type &apos;invalid&apos;; it ends at once</source>
        <translation>نوع العقدة &apos;invalid&apos;؛ تنتهي فورًا</translation>
    </message>
    <message>
        <source>the node id %1 is given twice; the first node with it is &apos;%2&apos;</source>
        <translation>ورد معرّف العقدة %1 مرتين؛ أول عقدة به هي &apos;⁨%2⁩&apos;</translation>
    </message>
    <message>
        <source>the node is listed twice</source>
        <translation>وردت العقدة مرتين</translation>
    </message>
    <message>
        <source>the node type %1 is unknown</source>
        <translation>نوع العقدة %1 غير معروف</translation>
    </message>
    <message>
        <source>the nodes are not in ascending id, each once</source>
        <translation>ليست العقد بترتيب تصاعدي للمعرّفات، كل منها مرة واحدة</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>العدد كبير جدًا</translation>
    </message>
    <message>
        <source>the object that begins here has a key that is not kept: %1</source>
        <translation>للكائن الذي يبدأ هنا مفتاح لا يُحتفظ به: %1</translation>
    </message>
    <message>
        <source>the object that begins here is not a Chakra message in JSON: %1</source>
        <translation>الكائن الذي يبدأ هنا ليس رسالة Chakra بصيغة JSON: %1</translation>
    </message>
    <message>
        <source>the object that begins here is not closed</source>
        <translation>لم يُغلق الكائن الذي يبدأ هنا</translation>
    </message>
    <message>
        <source>the operand %1 of %2 is local</source>
        <translation>المعامَل %1 من %2 محلي</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has no effect</source>
        <translation>لا أثر للخيار &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is not known</source>
        <translation>الخيار &apos;⁨%1⁩&apos; غير معروف</translation>
    </message>
    <message>
        <source>the place of an element in its list</source>
        <translation>موضع عنصر في قائمته</translation>
    </message>
    <message>
        <source>the process group &apos;%1&apos; is defined with other ranks than in an earlier trace of the set</source>
        <translation>عُرّفت مجموعة العمليات &apos;⁨%1⁩&apos; برتب غير التي في تتبّع سابق من المجموعة</translation>
    </message>
    <message>
        <source>the process group &apos;%1&apos; is not defined</source>
        <translation>لم تُعرّف مجموعة العمليات &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the process group has rank %1, but there are only %2 NPUs</source>
        <translation>في مجموعة العمليات الرتبة %1، وليس هناك سوى %2 من وحدات NPU</translation>
    </message>
    <message>
        <source>the process group lists rank %1 twice</source>
        <translation>تذكر مجموعة العمليات الرتبة %1 مرتين</translation>
    </message>
    <message>
        <source>the process groups of this node cannot be read</source>
        <translation>لا يمكن قراءة مجموعات العمليات لهذه العقدة</translation>
    </message>
    <message>
        <source>the program has more than 20,000 stages</source>
        <translation>في البرنامج أكثر من 20,000 مرحلة</translation>
    </message>
    <message>
        <source>the program has more than 20,000 statements</source>
        <translation>في البرنامج أكثر من 20,000 عبارة</translation>
    </message>
    <message>
        <source>the program is longer than 16 MiB</source>
        <translation>البرنامج أطول من ⁨16 MiB⁩</translation>
    </message>
    <message>
        <source>the programs have another number of results</source>
        <translation>عدد النتائج مختلف بين البرنامجين</translation>
    </message>
    <message>
        <source>the project has no fabric</source>
        <translation>ليس للمشروع نسيج</translation>
    </message>
    <message>
        <source>the project has no run named &apos;%1&apos;</source>
        <translation>ليس في المشروع تشغيل اسمه &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the project has no version</source>
        <translation>ليس للمشروع إصدار</translation>
    </message>
    <message>
        <source>the project has no workload</source>
        <translation>ليس للمشروع حِمل عمل</translation>
    </message>
    <message>
        <source>the project was written by a newer Weft (version %1 of the file; this one knows %2)</source>
        <translation>كتب المشروعَ إصدار أحدث من Weft (إصدار الملف %1؛ وهذا يعرف %2)</translation>
    </message>
    <message>
        <source>the rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>the ranks</source>
        <translation>الرتب</translation>
    </message>
    <message>
        <source>the roofline model needs the attribute &apos;num_ops&apos;, which the node does not have</source>
        <translation>يحتاج نموذج roofline إلى السمة &apos;num_ops&apos;، وليست لدى العقدة</translation>
    </message>
    <message>
        <source>the roofline model needs the attribute &apos;tensor_size&apos;, which the node does not have</source>
        <translation>يحتاج نموذج roofline إلى السمة &apos;tensor_size&apos;، وليست لدى العقدة</translation>
    </message>
    <message>
        <source>the root, rank %1, is not a member of %2</source>
        <translation>الجذر، الرتبة %1، ليس عضوًا في %2</translation>
    </message>
    <message>
        <source>the route comes to %1 twice</source>
        <translation>يصل المسار إلى %1 مرتين</translation>
    </message>
    <message>
        <source>the route ends at %1</source>
        <translation>ينتهي المسار عند %1</translation>
    </message>
    <message>
        <source>the route passes through %1, which does not forward</source>
        <translation>يمر المسار عبر %1 الذي لا يمرّر</translation>
    </message>
    <message>
        <source>the run file contradicts itself</source>
        <translation>ملف التشغيل يناقض نفسه</translation>
    </message>
    <message>
        <source>the run file ends early</source>
        <translation>ينتهي ملف التشغيل مبكرًا</translation>
    </message>
    <message>
        <source>the run file ends inside a block</source>
        <translation>ينتهي ملف التشغيل داخل كتلة</translation>
    </message>
    <message>
        <source>the run file is damaged: a checksum does not fit</source>
        <translation>ملف التشغيل تالف: لا يطابق أحد مجاميع التحقق</translation>
    </message>
    <message>
        <source>the run file is of version %1</source>
        <translation>إصدار ملف التشغيل %1</translation>
    </message>
    <message>
        <source>the run is made again on the project&apos;s present fabric</source>
        <translation>يُعاد التشغيل على نسيج المشروع الحالي</translation>
    </message>
    <message>
        <source>the scheduling policy &apos;%1&apos; is not known</source>
        <translation>سياسة الجدولة &apos;⁨%1⁩&apos; غير معروفة</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>the size has a factor past 2^62</source>
        <translation>في الحجم عامل يتجاوز ⁨2^62⁩</translation>
    </message>
    <message>
        <source>the size has more than 64 terms</source>
        <translation>في الحجم أكثر من 64 حدًا</translation>
    </message>
    <message>
        <source>the size is not a whole number from 1 to 2^40</source>
        <translation>الحجم ليس عددًا صحيحًا من 1 إلى ⁨2^40⁩</translation>
    </message>
    <message>
        <source>the size of a dimension must be from 1 to 4294967295, and there may be 64 dimensions</source>
        <translation>يجب أن يكون حجم البُعد من 1 إلى 4294967295، ويجوز أن يكون هناك 64 بُعدًا</translation>
    </message>
    <message>
        <source>the size of a hypercube must be a power of two, but is %1</source>
        <translation>يجب أن يكون حجم المكعب الفائق قوة للعدد اثنين، وهو %1</translation>
    </message>
    <message>
        <source>the stack has no dimension</source>
        <translation>ليس للتكديس أبعاد</translation>
    </message>
    <message>
        <source>the tag of %1</source>
        <translation>وسم %1</translation>
    </message>
    <message>
        <source>the text begins with a byte order mark</source>
        <translation>يبدأ النص بعلامة ترتيب البايتات</translation>
    </message>
    <message>
        <source>the text is UTF-16; UTF-8 is expected</source>
        <translation>النص بترميز UTF-16؛ يُتوقَّع UTF-8</translation>
    </message>
    <message>
        <source>the topology &apos;%1&apos; is not known</source>
        <translation>الطوبولوجيا &apos;⁨%1⁩&apos; غير معروفة</translation>
    </message>
    <message>
        <source>the trace has more than 2^32 nodes or dependencies</source>
        <translation>في التتبّع أكثر من ⁨2^32⁩ من العقد أو التبعيات</translation>
    </message>
    <message>
        <source>the trace has no metadata message; its first message is read as a node</source>
        <translation>ليس للتتبّع رسالة بيانات وصفية؛ تُقرأ رسالته الأولى بوصفها عقدة</translation>
    </message>
    <message>
        <source>the trace has no nodes; this rank ends at once</source>
        <translation>ليس في التتبّع عقد؛ تنتهي هذه الرتبة فورًا</translation>
    </message>
    <message>
        <source>the trace is empty; even its metadata message is missing</source>
        <translation>التتبّع فارغ؛ حتى رسالة بياناته الوصفية مفقودة</translation>
    </message>
    <message>
        <source>the trace set has ranks up to %1, but only %2 take part; the others are ignored</source>
        <translation>في مجموعة التتبّعات رتب حتى %1، ولا يشارك إلا %2؛ تُهمل الأخرى</translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation>قيمة %1</translation>
    </message>
    <message>
        <source>the value of %1 has %2</source>
        <translation>في قيمة ⁨%1⁩ ‏%2</translation>
    </message>
    <message>
        <source>the value of %1 is not in quotes</source>
        <translation>قيمة %1 ليست بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>the value of &apos;%1&apos; does not fit an attribute and is not kept</source>
        <translation>لا تلائم قيمة &apos;⁨%1⁩&apos; أي سمة ولا يُحتفظ بها</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>كل الرتب</translation>
    </message>
    <message>
        <source>the written file cannot be moved to its place</source>
        <translation>لا يمكن نقل الملف المكتوب إلى مكانه</translation>
    </message>
    <message>
        <source>there are %1; the surplus ranks are ignored</source>
        <translation>هناك %1؛ تُهمل الرتب الزائدة</translation>
    </message>
    <message>
        <source>there are V100, A100 and H100, and cards in JSON files</source>
        <translation>هناك V100 وA100 وH100، وبطاقات في ملفات JSON</translation>
    </message>
    <message>
        <source>there are only %1</source>
        <translation>لا يوجد إلا %1</translation>
    </message>
    <message>
        <source>there are split, reorder, asslice, remove, fuse and overlap</source>
        <translation>هناك split وreorder وasslice وremove وfuse وoverlap</translation>
    </message>
    <message>
        <source>there are two routes from %1 to %2</source>
        <translation>هناك مساران من %1 إلى %2</translation>
    </message>
    <message>
        <source>there is a byte of value 0: this is no text</source>
        <translation>هناك بايت قيمته 0: هذا ليس نصًا</translation>
    </message>
    <message>
        <source>there is no XML element</source>
        <translation>ليس هناك عنصر XML</translation>
    </message>
    <message>
        <source>there is no folder for temporary files</source>
        <translation>ليس هناك مجلد للملفات المؤقتة</translation>
    </message>
    <message>
        <source>there is no kind of fabric named &apos;%1&apos;</source>
        <translation>ليس هناك صنف من النسيج اسمه &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>there is no link %1</source>
        <translation>ليست هناك وصلة %1</translation>
    </message>
    <message>
        <source>there is no machine named &apos;%1&apos;</source>
        <translation>ليست هناك آلة اسمها &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>there is no memory to compress</source>
        <translation>لا تكفي الذاكرة للضغط</translation>
    </message>
    <message>
        <source>there is no memory to inflate the file</source>
        <translation>لا تكفي الذاكرة لفكّ ضغط الملف</translation>
    </message>
    <message>
        <source>there is no route from %1 to %2</source>
        <translation>ليس هناك مسار من %1 إلى %2</translation>
    </message>
    <message>
        <source>there is no trace set of that prefix</source>
        <translation>ليست هناك مجموعة تتبّعات بهذه البادئة</translation>
    </message>
    <message>
        <source>there is nothing but white space in it</source>
        <translation>ليس فيه سوى فراغات</translation>
    </message>
    <message>
        <source>these are ASTRA-sim&apos;s options; Weft&apos;s own are keys of the row</source>
        <translation>هذه خيارات ASTRA-sim؛ أما خيارات Weft فهي مفاتيح السطر</translation>
    </message>
    <message>
        <source>this JSON is not a Chakra trace: it has neither nodes nor a workload_graph</source>
        <translation>ليس ملف JSON هذا تتبّع Chakra: ليس فيه nodes ولا workload_graph</translation>
    </message>
    <message>
        <source>this JSON is not a trace: an object { … } is expected first</source>
        <translation>ليس ملف JSON هذا تتبّعًا: يُتوقَّع أولًا كائن { … }</translation>
    </message>
    <message>
        <source>this is %1, which Weft does not read</source>
        <translation>هذا %1، ولا يقرؤه Weft</translation>
    </message>
    <message>
        <source>this is a PyTorch execution trace, which has to be converted before it can be simulated</source>
        <translation>هذا تتبّع تنفيذ PyTorch، ويجب تحويله قبل محاكاته</translation>
    </message>
    <message>
        <source>this is a communicator-group file, not a trace</source>
        <translation>هذا ملف مجموعات تواصل، وليس تتبّعًا</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>هذا مجلد وليس ملفًا</translation>
    </message>
    <message>
        <source>this is no Chakra trace</source>
        <translation>هذا ليس تتبّع Chakra</translation>
    </message>
    <message>
        <source>this is no file that Weft reads</source>
        <translation>هذا ليس ملفًا يقرؤه Weft</translation>
    </message>
    <message>
        <source>this is not a Chakra trace: the first message is not its metadata</source>
        <translation>هذا ليس تتبّع Chakra: الرسالة الأولى ليست بياناته الوصفية</translation>
    </message>
    <message>
        <source>this is not a Weft project</source>
        <translation>هذا ليس مشروع Weft</translation>
    </message>
    <message>
        <source>this is not a Weft topology: &quot;format&quot; is not &quot;weft-topology&quot;</source>
        <translation>هذه ليست طوبولوجيا Weft: قيمة &quot;format&quot; ليست &quot;weft-topology&quot;</translation>
    </message>
    <message>
        <source>this is not a network file: it is nested too deeply</source>
        <translation>هذا ليس ملف شبكة: تداخله عميق جدًا</translation>
    </message>
    <message>
        <source>this is not a schedule: neither an MSCCL-IR program (XML) nor Weft&apos;s JSON</source>
        <translation>هذا ليس جدولًا: لا برنامج MSCCL-IR (XML) ولا JSON الخاص بـ Weft</translation>
    </message>
    <message>
        <source>this is not a topology file that Weft knows</source>
        <translation>هذا ليس ملف طوبولوجيا يعرفه Weft</translation>
    </message>
    <message>
        <source>this is not valid JSON: %1</source>
        <translation>هذا ليس JSON صالحًا: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>هذا ليس YAML صالحًا: %1</translation>
    </message>
    <message>
        <source>this is one file without a rank in its name, but %1 ranks are expected</source>
        <translation>هذا ملف واحد بلا رتبة في اسمه، وتُتوقَّع %1 من الرتب</translation>
    </message>
    <message>
        <source>this network file cannot be understood: %1</source>
        <translation>لا يمكن فهم ملف الشبكة هذا: %1</translation>
    </message>
    <message>
        <source>too many elements to look at each</source>
        <translation>العناصر أكثر من أن يُنظر في كل منها</translation>
    </message>
    <message>
        <source>traces without metadata</source>
        <translation>تتبّعات بلا بيانات وصفية</translation>
    </message>
    <message>
        <source>traces without nodes</source>
        <translation>تتبّعات بلا عقد</translation>
    </message>
    <message>
        <source>transfers of a rank with itself</source>
        <translation>عمليات نقل بين الرتبة ونفسها</translation>
    </message>
    <message>
        <source>transfers of another rank</source>
        <translation>عمليات نقل تخص رتبة أخرى</translation>
    </message>
    <message>
        <source>transfers with a rank out of range</source>
        <translation>عمليات نقل برتبة خارج المدى</translation>
    </message>
    <message>
        <source>transfers without comm_tag</source>
        <translation>عمليات نقل بلا comm_tag</translation>
    </message>
    <message>
        <source>transfers without the rank of the other side</source>
        <translation>عمليات نقل بلا رتبة الطرف الآخر</translation>
    </message>
    <message>
        <source>transform before fusing</source>
        <translation>حوّل قبل الدمج</translation>
    </message>
    <message>
        <source>transform before overlapping</source>
        <translation>حوّل قبل المداخلة</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>‏true أو false</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>تُتوقَّع true أو false</translation>
    </message>
    <message>
        <source>true or false is expected, but this is %1</source>
        <translation>تُتوقَّع true أو false، وهذا %1</translation>
    </message>
    <message>
        <source>true, false, 0 or 1 is expected, but this is %1</source>
        <translation>تُتوقَّع true أو false أو 0 أو 1، وهذا %1</translation>
    </message>
    <message>
        <source>two nodes have the key &apos;%1&apos;</source>
        <translation>لعقدتين المفتاح &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <translation>محتوى غير متوقَّع</translation>
    </message>
    <message>
        <source>unknown attributes</source>
        <translation>سمات غير معروفة</translation>
    </message>
    <message>
        <source>unknown collectives</source>
        <translation>عمليات جماعية غير معروفة</translation>
    </message>
    <message>
        <source>unknown elements</source>
        <translation>عناصر غير معروفة</translation>
    </message>
    <message>
        <source>unknown roots</source>
        <translation>جذور غير معروفة</translation>
    </message>
    <message>
        <source>update: %1 gets new values in line %2 already</source>
        <translation>‏update: يحصل %1 على قيم جديدة في السطر %2 من قبل</translation>
    </message>
    <message>
        <source>update: %1 has new values since line %2, and its old ones are gone</source>
        <translation>‏update: لـ %1 قيم جديدة منذ السطر %2، وزالت قيمه القديمة</translation>
    </message>
    <message>
        <source>waits that never end</source>
        <translation>انتظارات لا تنتهي</translation>
    </message>
    <message>
        <source>what is %1 has no slices</source>
        <translation>ليس لما هو %1 شرائح</translation>
    </message>
    <message>
        <source>what is %1 has one part a rank</source>
        <translation>لما هو %1 جزء واحد لكل رتبة</translation>
    </message>
    <message>
        <source>with fewer than 1 no collective would ever finish</source>
        <translation>بأقل من 1 لن تكتمل أي عملية جماعية أبدًا</translation>
    </message>
    <message>
        <source>write %1(8)</source>
        <translation>اكتب %1(8)</translation>
    </message>
    <message>
        <source>write Ring(4)_Switch(8)</source>
        <translation>اكتب Ring(4)_Switch(8)</translation>
    </message>
    <message>
        <source>write a count of NPUs, such as 8</source>
        <translation>اكتب عدد وحدات NPU، مثل 8</translation>
    </message>
    <message>
        <source>write a list such as [ 8 ]</source>
        <translation>اكتب قائمة مثل [ 8 ]</translation>
    </message>
    <message>
        <source>write digits only</source>
        <translation>اكتب أرقامًا فقط</translation>
    </message>
    <message>
        <source>write for example %1, or %2 for no limit</source>
        <translation>اكتب مثلًا %1، أو %2 بلا حد</translation>
    </message>
    <message>
        <source>write for example Ring(8,50GB/s,500ns)</source>
        <translation>اكتب مثلًا Ring(8,50GB/s,500ns)</translation>
    </message>
    <message>
        <source>write for example Ring(8,50GB/s,500ns), FC(4)_Switch(8), Torus(4x4x4) or DGX1V</source>
        <translation>اكتب مثلًا Ring(8,50GB/s,500ns) أو FC(4)_Switch(8) أو Torus(4x4x4) أو DGX1V</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <translation>اكتبه على الصورة %1</translation>
    </message>
    <message>
        <source>write it as 1048576, 1MiB or 64MB</source>
        <translation>اكتبه على الصورة 1048576 أو 1MiB أو 64MB</translation>
    </message>
    <message>
        <source>write it as 12 or 12.5</source>
        <translation>اكتبه على الصورة 12 أو 12.5</translation>
    </message>
    <message>
        <source>write it as 4x4x4</source>
        <translation>اكتبه على الصورة 4x4x4</translation>
    </message>
    <message>
        <source>write it as 500ns, 1.5us or 2ms</source>
        <translation>اكتبه على الصورة 500ns أو 1.5us أو 2ms</translation>
    </message>
    <message>
        <source>write it as 50GB/s (10^9) or 50GiB/s (2^30)</source>
        <translation>اكتبه على الصورة 50GB/s (⁨10^9⁩) أو 50GiB/s (⁨2^30⁩)</translation>
    </message>
    <message>
        <source>write it as JSON</source>
        <translation>اكتبه بصيغة JSON</translation>
    </message>
    <message>
        <source>write long dimensions as sizes: they are made small here</source>
        <translation>اكتب الأبعاد الطويلة أحجامًا: تُصغَّر هنا</translation>
    </message>
    <message>
        <source>write or copy it again</source>
        <translation>اكتبه أو انسخه من جديد</translation>
    </message>
    <message>
        <source>write or copy it again, if it is a Chakra trace at all</source>
        <translation>اكتبه أو انسخه من جديد، إن كان تتبّع Chakra أصلًا</translation>
    </message>
    <message>
        <source>write size, bandwidth and latency first, then key=value</source>
        <translation>اكتب الحجم وعرض النطاق وزمن الكمون أولًا، ثم مفتاح=قيمة</translation>
    </message>
    <message>
        <source>write them as 8x4</source>
        <translation>اكتبها على الصورة 8x4</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>فشلت الكتابة</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>أُوقفت الكتابة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 have no duration and last 1 ns each, the first of them %3; they say num_ops and tensor_size, but the roofline model is off</source>
        <extracomment>of one: %1 of %2 has no duration and lasts 1 ns, the first of them %3; they say num_ops and tensor_size, but the roofline model is off</extracomment>
        <translation>
            <numerusform>من عقد الحوسبة (%2): ‏%1 بلا مدة وتستغرق كل منها ⁨1 ns⁩، أولها %3؛ تذكر num_ops وtensor_size، لكن نموذج roofline معطّل</numerusform>
            <numerusform>من عقد الحوسبة (%2): عقدة واحدة (%1) بلا مدة وتستغرق ⁨1 ns⁩، وهي %3؛ تذكر num_ops وtensor_size، لكن نموذج roofline معطّل</numerusform>
            <numerusform>من عقد الحوسبة (%2): عقدتان (%1) بلا مدة وتستغرق كل منهما ⁨1 ns⁩، أولاهما %3؛ تذكران num_ops وtensor_size، لكن نموذج roofline معطّل</numerusform>
            <numerusform>من عقد الحوسبة (%2): ‏%1 بلا مدة وتستغرق كل منها ⁨1 ns⁩، أولها %3؛ تذكر num_ops وtensor_size، لكن نموذج roofline معطّل</numerusform>
            <numerusform>من عقد الحوسبة (%2): ‏%1 بلا مدة وتستغرق كل منها ⁨1 ns⁩، أولها %3؛ تذكر num_ops وtensor_size، لكن نموذج roofline معطّل</numerusform>
            <numerusform>من عقد الحوسبة (%2): ‏%1 بلا مدة وتستغرق كل منها ⁨1 ns⁩، أولها %3؛ تذكر num_ops وtensor_size، لكن نموذج roofline معطّل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n operands</source>
        <extracomment>of one: %1 takes %n operand</extracomment>
        <translation>
            <numerusform>لا يأخذ %1 أي معامَلات</numerusform>
            <numerusform>يأخذ %1 معامَلًا واحدًا</numerusform>
            <numerusform>يأخذ %1 معامَلين</numerusform>
            <numerusform>يأخذ ⁨%1⁩ %n معامَلات</numerusform>
            <numerusform>يأخذ ⁨%1⁩ %n معامَلًا</numerusform>
            <numerusform>يأخذ ⁨%1⁩ %n معامَل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs cannot be reached from %1: %2</source>
        <extracomment>of one: %n NPU cannot be reached from %1: %2</extracomment>
        <translation>
            <numerusform>يمكن الوصول إلى كل وحدات NPU من %1: %2</numerusform>
            <numerusform>لا يمكن الوصول إلى وحدة NPU واحدة من %1: ‏%2</numerusform>
            <numerusform>لا يمكن الوصول إلى وحدتي NPU من %1: ‏%2</numerusform>
            <numerusform>لا يمكن الوصول إلى %n وحدات NPU من %1: ‏%2</numerusform>
            <numerusform>لا يمكن الوصول إلى %n وحدة NPU من %1: ‏%2</numerusform>
            <numerusform>لا يمكن الوصول إلى %n وحدة NPU من %1: ‏%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs cannot reach %1: %2</source>
        <extracomment>of one: %n NPU cannot reach %1: %2</extracomment>
        <translation>
            <numerusform>تصل كل وحدات NPU إلى %1: %2</numerusform>
            <numerusform>لا تستطيع وحدة NPU واحدة الوصول إلى %1: ‏%2</numerusform>
            <numerusform>لا تستطيع وحدتا NPU الوصول إلى %1: ‏%2</numerusform>
            <numerusform>لا تستطيع %n وحدات NPU الوصول إلى %1: ‏%2</numerusform>
            <numerusform>لا تستطيع %n وحدة NPU الوصول إلى %1: ‏%2</numerusform>
            <numerusform>لا تستطيع %n وحدة NPU الوصول إلى %1: ‏%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n algorithms</source>
        <extracomment>of one: %n algorithm</extracomment>
        <translation>
            <numerusform>لا خوارزميات</numerusform>
            <numerusform>خوارزمية واحدة</numerusform>
            <numerusform>خوارزميتان</numerusform>
            <numerusform>%n خوارزميات</numerusform>
            <numerusform>%n خوارزمية</numerusform>
            <numerusform>%n خوارزمية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute nodes</source>
        <extracomment>of one: %n compute node</extracomment>
        <translation>
            <numerusform>لا عقد حوسبة</numerusform>
            <numerusform>عقدة حوسبة واحدة</numerusform>
            <numerusform>عقدتا حوسبة</numerusform>
            <numerusform>%n عقد حوسبة</numerusform>
            <numerusform>%n عقدة حوسبة</numerusform>
            <numerusform>%n عقدة حوسبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dimensions</source>
        <extracomment>of one: %n dimension</extracomment>
        <translation>
            <numerusform>لا أبعاد</numerusform>
            <numerusform>بُعد واحد</numerusform>
            <numerusform>بُعدان</numerusform>
            <numerusform>%n أبعاد</numerusform>
            <numerusform>%n بُعدًا</numerusform>
            <numerusform>%n بُعد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explicit routes lead over failed parts and are not taken, first the one from %1 to %2: its messages go by the routing rule</source>
        <extracomment>of one: %n explicit route leads over failed parts and is not taken, first the one from %1 to %2: its messages go by the routing rule</extracomment>
        <translation>
            <numerusform>لا مسار صريحًا يمر بأجزاء متعطلة، من %1 إلى %2</numerusform>
            <numerusform>مسار صريح واحد يمر بأجزاء متعطلة ولا يُسلك، وهو من %1 إلى %2: تسير رسائله وفق قاعدة التوجيه</numerusform>
            <numerusform>مساران صريحان يمران بأجزاء متعطلة ولا يُسلكان، أولهما من %1 إلى %2: تسير رسائلهما وفق قاعدة التوجيه</numerusform>
            <numerusform>%n مسارات صريحة تمر بأجزاء متعطلة ولا تُسلك، أولها من %1 إلى %2: تسير رسائلها وفق قاعدة التوجيه</numerusform>
            <numerusform>%n مسارًا صريحًا يمر بأجزاء متعطلة ولا يُسلك، أولها من %1 إلى %2: تسير رسائلها وفق قاعدة التوجيه</numerusform>
            <numerusform>%n مسار صريح يمر بأجزاء متعطلة ولا يُسلك، أولها من %1 إلى %2: تسير رسائلها وفق قاعدة التوجيه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links do not lead from %1 to %2</source>
        <extracomment>of one: %n link does not lead from %1 to %2</extracomment>
        <translation>
            <numerusform>كل الوصلات تمتد من %1 إلى %2</numerusform>
            <numerusform>وصلة واحدة لا تمتد من %1 إلى %2</numerusform>
            <numerusform>وصلتان لا تمتدان من %1 إلى %2</numerusform>
            <numerusform>%n وصلات لا تمتد من %1 إلى %2</numerusform>
            <numerusform>%n وصلة لا تمتد من %1 إلى %2</numerusform>
            <numerusform>%n وصلة لا تمتد من %1 إلى %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traces</source>
        <extracomment>of one: %n trace</extracomment>
        <translation>
            <numerusform>لا تتبّعات</numerusform>
            <numerusform>تتبّع واحد</numerusform>
            <numerusform>تتبّعان</numerusform>
            <numerusform>%n تتبّعات</numerusform>
            <numerusform>%n تتبّعًا</numerusform>
            <numerusform>%n تتبّع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace set has no file for the ranks %1; %2 ranks are expected</source>
        <extracomment>of one: the trace set has no file for rank %1; %2 ranks are expected</extracomment>
        <translation>
            <numerusform>في مجموعة التتبّعات ملف لكل رتبة %1؛ تُتوقَّع %2 من الرتب</numerusform>
            <numerusform>ليس في مجموعة التتبّعات ملف للرتبة %1؛ تُتوقَّع %2 من الرتب</numerusform>
            <numerusform>ليس في مجموعة التتبّعات ملف للرتبتين %1؛ تُتوقَّع %2 من الرتب</numerusform>
            <numerusform>ليس في مجموعة التتبّعات ملف للرتب %1؛ تُتوقَّع %2 من الرتب</numerusform>
            <numerusform>ليس في مجموعة التتبّعات ملف للرتب %1؛ تُتوقَّع %2 من الرتب</numerusform>
            <numerusform>ليس في مجموعة التتبّعات ملف للرتب %1؛ تُتوقَّع %2 من الرتب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no link %1: the fabric has %n links</source>
        <extracomment>of one: there is no link %1: the fabric has %n link</extracomment>
        <translation>
            <numerusform>ليست هناك وصلة %1: لا وصلات في النسيج</numerusform>
            <numerusform>ليست هناك وصلة %1: في النسيج وصلة واحدة</numerusform>
            <numerusform>ليست هناك وصلة %1: في النسيج وصلتان</numerusform>
            <numerusform>ليست هناك وصلة %1: في النسيج %n وصلات</numerusform>
            <numerusform>ليست هناك وصلة %1: في النسيج %n وصلة</numerusform>
            <numerusform>ليست هناك وصلة %1: في النسيج %n وصلة</numerusform>
        </translation>
    </message>
    <message>
        <source>no copy of unsaved work can be kept: there is no place to write to</source>
        <translation>لا يمكن الاحتفاظ بنسخة من العمل غير المحفوظ: لا يوجد مكان للكتابة فيه</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a number of 0 or more</source>
        <translation>‏%1 &apos;⁨%2⁩&apos; ليس عددًا من 0 فأكثر</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a whole number</source>
        <translation>‏%1 &apos;⁨%2⁩&apos; ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <source>%1 (%2 inflated)</source>
        <translation>‏%1 (%2 بعد فكّ الضغط)</translation>
    </message>
    <message>
        <source>%1 (or on a line beside this one)</source>
        <translation>‏%1 (أو في سطر بجانب هذا)</translation>
    </message>
    <message>
        <source>%1 NPUs are given for %2 ranks</source>
        <translation>أُعطيت %1 من وحدات NPU لعدد %2 من الرتب</translation>
    </message>
    <message>
        <source>%1 NPUs end without the sum of chunk %2</source>
        <translation>تنتهي %1 من وحدات NPU دون مجموع القطعة %2</translation>
    </message>
    <message>
        <source>%1 algorithms are given, but the fabric has %2 dimensions</source>
        <translation>أُعطيت %1 من الخوارزميات، وللنسيج %2 من الأبعاد</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>‏%1 و%2</translation>
    </message>
    <message>
        <source>%1 and %2 chunks more</source>
        <translation>‏%1 و%2 من القطع الأخرى</translation>
    </message>
    <message>
        <source>%1 at %2 ns</source>
        <translation>‏%1 عند ⁨%2 ns⁩</translation>
    </message>
    <message>
        <source>%1 attributes kept from another file have no place in this one</source>
        <translation>لا مكان في هذا الملف لعدد %1 من السمات المحفوظة من ملف آخر</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>⁨%1⁩ بخوارزمية ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 bytes cannot be cut into %2 chunks</source>
        <translation>لا يمكن تقسيم %1 بايت إلى %2 من القطع</translation>
    </message>
    <message>
        <source>%1 bytes leave nothing for each of %2 members</source>
        <translation>لا يبقى من %1 بايت شيء لكل من %2 من الأعضاء</translation>
    </message>
    <message>
        <source>%1 channels are used; %3 has %2</source>
        <translation>استُخدمت %1 من القنوات؛ لدى %3 %2</translation>
    </message>
    <message>
        <source>%1 chunks</source>
        <translation>‏%1 من القطع</translation>
    </message>
    <message>
        <source>%1 chunks cannot be shared out to %2 ranks</source>
        <translation>لا يمكن توزيع %1 من القطع على %2 من الرتب</translation>
    </message>
    <message>
        <source>%1 comes after %2</source>
        <translation>تأتي %1 بعد %2</translation>
    </message>
    <message>
        <source>%1 computations take another time than a reduction of their size; the schedule does not keep it</source>
        <translation>تستغرق %1 من العمليات الحسابية زمنًا غير زمن اختزال بحجمها؛ لا يحتفظ الجدول بها</translation>
    </message>
    <message>
        <source>%1 cuts a collective of %2 bytes into chunks of less than a byte: its messages carry nothing</source>
        <translation>يقسّم %1 عملية جماعية من %2 بايت إلى قطع أقل من بايت: لا تحمل رسائلها شيئًا</translation>
    </message>
    <message>
        <source>%1 cuts the buffer into %2 parts, not %3 chunks</source>
        <translation>يقسّم %1 المخزن المؤقت إلى %2 من الأجزاء، لا إلى %3 من القطع</translation>
    </message>
    <message>
        <source>%1 depends on %2</source>
        <translation>تتبع %1 ‏%2</translation>
    </message>
    <message>
        <source>%1 follows the links of a fabric</source>
        <translation>يتبع %1 وصلات النسيج</translation>
    </message>
    <message>
        <source>%1 has rank %2 as its root, but the root is rank %3 of its group</source>
        <translation>لـ %1 الرتبة %2 جذرًا، لكن الجذر هو الرتبة %3 من مجموعته</translation>
    </message>
    <message>
        <source>%1 has rank %2 as its root, but the root of the collective is rank %3 of its group</source>
        <translation>لـ %1 الرتبة %2 جذرًا، لكن جذر العملية الجماعية هو الرتبة %3 من مجموعتها</translation>
    </message>
    <message>
        <source>%1 is %2 on each of %3 GPUs, but nchunksperloop is %4</source>
        <translation>‏%1 هو %2 على كل من %3 من وحدات GPU، لكن nchunksperloop هو %4</translation>
    </message>
    <message>
        <source>%1 is %2, but nchunksperloop is %3</source>
        <translation>‏%1 هو %2، لكن nchunksperloop هو %3</translation>
    </message>
    <message>
        <source>%1 is an algorithm for %2, but the collective is %3</source>
        <translation>‏%1 خوارزمية لـ %2، لكن العملية الجماعية هي %3</translation>
    </message>
    <message>
        <source>%1 is expected, but this is %2</source>
        <translation>يُتوقَّع %1، وهذا %2</translation>
    </message>
    <message>
        <source>%1 is for %2 ranks, but %3 has %4</source>
        <translation>‏%1 لعدد %2 من الرتب، لكن لدى %3 عدد %4</translation>
    </message>
    <message>
        <source>%1 is no size of a collective</source>
        <translation>‏%1 ليس حجم عملية جماعية</translation>
    </message>
    <message>
        <source>%1 is rank %2 of %3</source>
        <translation>‏%1: الرتبة %2 من %3</translation>
    </message>
    <message>
        <source>%1 makes no %2</source>
        <translation>لا تنتج ⁨%1⁩ ‏%2</translation>
    </message>
    <message>
        <source>%1 needs a dimension or group of 2, 4, 8, … members, but this one has %2</source>
        <translation>يحتاج %1 إلى بُعد أو مجموعة من 2 أو 4 أو 8 أو … أعضاء، ولدى هذه %2</translation>
    </message>
    <message>
        <source>%1 needs a group that spans at least two dimensions</source>
        <translation>يحتاج %1 إلى مجموعة تمتد على بُعدين على الأقل</translation>
    </message>
    <message>
        <source>%1 needs every operation and message of the run, which were not kept</source>
        <translation>يحتاج %1 إلى كل عملية ورسالة في التشغيل، ولم يُحتفظ بها</translation>
    </message>
    <message>
        <source>%1 needs the use of links over time, which the run does not hold</source>
        <translation>يحتاج %1 إلى استخدام الوصلات عبر الزمن، وليس في التشغيل</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>‏%1 من %2 بايت</translation>
    </message>
    <message>
        <source>%1 of the step is %2</source>
        <translation>‏%1 من الخطوة %2</translation>
    </message>
    <message>
        <source>%1 on %2 NPUs: %3 transfers in %4 steps of %5 ns</source>
        <translation>‏%1 على %2 من وحدات NPU: ‏%3 من عمليات النقل في %4 من الخطوات مدة كل منها ⁨%5 ns⁩</translation>
    </message>
    <message>
        <source>%1 on dimension %2 by %3</source>
        <translation>⁨%1⁩ في البُعد %2 بخوارزمية ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 on link %2</source>
        <translation>‏%1 على الوصلة %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>‏%1 أو %2</translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation>‏%1 زائد %2</translation>
    </message>
    <message>
        <source>%1 thread blocks receive on channel %2; %4 allows %3</source>
        <translation>تستقبل %1 من كتل الخيوط على القناة %2؛ يسمح %4 بـ %3</translation>
    </message>
    <message>
        <source>%1 thread blocks send on channel %2; %4 allows %3</source>
        <translation>ترسل %1 من كتل الخيوط على القناة %2؛ يسمح %4 بـ %3</translation>
    </message>
    <message>
        <source>%1 threads are not a multiple of 32</source>
        <translation>عدد الخيوط %1 ليس مضاعفًا للعدد 32</translation>
    </message>
    <message>
        <source>%1 transfers are kept in their compact form only</source>
        <translation>حُفظت %1 من عمليات النقل بصيغتها المختصرة فقط</translation>
    </message>
    <message>
        <source>%1 values are expected, or one for all, but these are %2</source>
        <translation>تُتوقَّع %1 من القيم أو قيمة واحدة للجميع، والموجود %2</translation>
    </message>
    <message>
        <source>%1 waits for a message from rank %2 of the group, which is not sent</source>
        <translation>تنتظر %1 رسالة من الرتبة %2 من المجموعة لا تُرسل</translation>
    </message>
    <message>
        <source>%1 waits for room that is made by %2</source>
        <translation>تنتظر %1 مكانًا تفسحه %2</translation>
    </message>
    <message>
        <source>%1 waits for steps that never end</source>
        <translation>تنتظر %1 خطوات لا تنتهي</translation>
    </message>
    <message>
        <source>%1 waits for the message of %2</source>
        <translation>تنتظر %1 رسالة %2</translation>
    </message>
    <message>
        <source>%1 would need about %2 transfers among %3 ranks</source>
        <translation>يحتاج %1 إلى نحو %2 من عمليات النقل بين %3 من الرتب</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2 × the bandwidth</source>
        <translation>‏⁨%1⁩، ⁦%2 ×⁩ عرض النطاق</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>⁨%1⁩، ⁨%2⁩: %3</translation>
    </message>
    <message>
        <source>%1, as %2 more of this connection</source>
        <translation>‏%1، ومثلها %2 أخرى من هذا الاتصال</translation>
    </message>
    <message>
        <source>%1, link %2 alone %3</source>
        <translation>‏%1، الوصلة %2 وحدها %3</translation>
    </message>
    <message>
        <source>%1, twice %2</source>
        <translation>‏%1، ومنها %2 مرتين</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>%1; and %2 more waits back to the first</source>
        <translation>‏%1؛ و%2 من الانتظارات الأخرى رجوعًا إلى الأول</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect with the backend &apos;unaware&apos;</source>
        <translation>لا أثر لـ &apos;⁨%1⁩&apos; مع الخلفية &apos;unaware&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &quot;%2&quot;; a whole number from %3 to %4 is expected</source>
        <translation>‏&apos;⁨%1⁩&apos; هو &quot;⁨%2⁩&quot;؛ يُتوقَّع عدد صحيح من %3 إلى %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &quot;%2&quot;; it must be %3 or %4</source>
        <translation>‏&apos;⁨%1⁩&apos; هو &quot;⁨%2⁩&quot;؛ يجب أن يكون %3 أو %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than any run</source>
        <translation>‏&apos;⁨%1⁩&apos; أطول من أي تشغيل</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>‏&apos;⁨%1⁩&apos; مفقود</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is nothing that can be made faster</source>
        <translation>‏&apos;⁨%1⁩&apos; ليس شيئًا يمكن تسريعه</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; قائمة</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list with an entry for each NPU</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; قائمة فيها عنصر لكل وحدة NPU</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from 0</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; عددًا صحيحًا من 0 فصاعدًا</translation>
    </message>
    <message>
        <source>&apos;dims&apos; goes with &apos;topology&apos;: a network has dimensions of its own</source>
        <translation>يأتي &apos;dims&apos; مع &apos;topology&apos;: للشبكة أبعادها</translation>
    </message>
    <message>
        <source>&apos;npus&apos; is %1, but the topology has %2</source>
        <translation>قيمة &apos;npus&apos; هي %1، ولدى الطوبولوجيا %2</translation>
    </message>
    <message>
        <source>&apos;packet&apos; must be a size above 0, such as 4KiB</source>
        <translation>يجب أن يكون &apos;packet&apos; حجمًا أكبر من 0، مثل 4KiB</translation>
    </message>
    <message>
        <source>&apos;root&apos; has no effect: this collective has none</source>
        <translation>لا أثر لـ &apos;root&apos;: ليس لهذه العملية الجماعية جذر</translation>
    </message>
    <message>
        <source>&apos;routing_seed&apos; must be at least 0</source>
        <translation>يجب ألا يقل &apos;routing_seed&apos; عن 0</translation>
    </message>
    <message>
        <source>--drop-metadata leaves them out</source>
        <translation>يحذفها ‎--drop-metadata</translation>
    </message>
    <message>
        <source>--network-model unaware</source>
        <translation>‎--network-model unaware</translation>
    </message>
    <message>
        <source>1/%1 of the endpoint delay</source>
        <translation>⁨1/%1⁩ من تأخير نقطة النهاية</translation>
    </message>
    <message>
        <source>A pipeline from rank to rank, away from the root or towards it.</source>
        <translation>خط أنابيب من رتبة إلى رتبة، بعيدًا عن الجذر أو نحوه.</translation>
    </message>
    <message>
        <source>ASTRA-sim aborts on a message that arrives at the time 0</source>
        <translation>يتوقف ASTRA-sim بخطأ عند رسالة تصل في الزمن 0</translation>
    </message>
    <message>
        <source>ASTRA-sim has no statistics of CPU nodes, and may end before it has said when all ranks are done</source>
        <translation>ليست لدى ASTRA-sim إحصاءات لعقد المعالج، وقد ينتهي قبل أن يقول متى انتهت كل الرتب</translation>
    </message>
    <message>
        <source>ASTRA-sim may abort at its end, when it has said all times: so it does with collectives of groups</source>
        <translation>قد يتوقف ASTRA-sim بخطأ عند نهايته بعد أن يقول كل الأزمنة: كذلك يفعل مع العمليات الجماعية للمجموعات</translation>
    </message>
    <message>
        <source>ASTRA-sim reads no groups from a path with &quot;empty&quot; in it</source>
        <translation>لا يقرأ ASTRA-sim مجموعات من مسار فيه &quot;empty&quot;</translation>
    </message>
    <message>
        <source>ASTRA-sim runs given algorithms for all-reduce, all-gather, reduce-scatter and all-to-all, not for %1</source>
        <translation>يشغّل ASTRA-sim الخوارزميات المعطاة لـ all-reduce وall-gather وreduce-scatter وall-to-all، لا لـ %1</translation>
    </message>
    <message>
        <source>ASTRA-sim runs no reduce and no broadcast</source>
        <translation>لا يشغّل ASTRA-sim عملية reduce ولا broadcast</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s collectives have four dimensions at most</source>
        <translation>للعمليات الجماعية في ASTRA-sim أربعة أبعاد على الأكثر</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s network that is aware of congestion has no ring of 2</source>
        <translation>ليس في شبكة ASTRA-sim المراعية للازدحام حلقة من 2</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s network that is aware of congestion has one dimension</source>
        <translation>لشبكة ASTRA-sim المراعية للازدحام بُعد واحد</translation>
    </message>
    <message>
        <source>As for ring.</source>
        <translation>كما في ring.</translation>
    </message>
    <message>
        <source>As hierarchical, but each piece begins at another dimension, so that all dimensions work at once.</source>
        <translation>كالهرمي، لكن كل جزء يبدأ عند بُعد آخر، فتعمل كل الأبعاد معًا.</translation>
    </message>
    <message>
        <source>As hierarchical, but each piece visits the dimensions by their load so far, the least loaded one first.</source>
        <translation>كالهرمي، لكن كل جزء يزور الأبعاد بحسب حملها حتى الآن، الأقل حملًا أولًا.</translation>
    </message>
    <message>
        <source>At a size that is no power of two, some ranks hand all their data to a neighbour first.</source>
        <translation>عند حجم ليس قوة للعدد اثنين، تسلّم بعض الرتب كل بياناتها إلى جار أولًا.</translation>
    </message>
    <message>
        <source>Bidirectional ring</source>
        <translation>حلقة ثنائية الاتجاه</translation>
    </message>
    <message>
        <source>Binomial tree</source>
        <translation>شجرة ثنائية الحدين</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>سلسلة</translation>
    </message>
    <message>
        <source>Direct (all-pairs)</source>
        <translation>مباشر (كل الأزواج)</translation>
    </message>
    <message>
        <source>Double binary tree</source>
        <translation>شجرة ثنائية مزدوجة</translation>
    </message>
    <message>
        <source>Each half of the data follows a binary tree of its own; a rank that passes data on in one is a leaf of the other.</source>
        <translation>يسلك كل نصف من البيانات شجرة ثنائية خاصة به؛ والرتبة التي تمرّر البيانات في إحداهما ورقة في الأخرى.</translation>
    </message>
    <message>
        <source>Each piece has an order and channels of its own; four a dimension by default.</source>
        <translation>لكل جزء ترتيب وقنوات خاصة به؛ أربعة لكل بُعد افتراضيًا.</translation>
    </message>
    <message>
        <source>Everybody passes one chunk on to the next rank and takes one from the rank before, all the way round.</source>
        <translation>يمرّر كل واحد قطعة إلى الرتبة التالية ويأخذ قطعة من السابقة، دورة كاملة.</translation>
    </message>
    <message>
        <source>Everybody sends to everybody at once, without detours.</source>
        <translation>يرسل كل واحد إلى الجميع معًا، بلا التفاف.</translation>
    </message>
    <message>
        <source>First within the first dimension to the rank that sits like the destination, then between the nodes in one message.</source>
        <translation>أولًا داخل البُعد الأول إلى الرتبة التي موضعها كموضع الوجهة، ثم بين العقد في رسالة واحدة.</translation>
    </message>
    <message>
        <source>Google TPU v4 pod of 16x16x16 chips</source>
        <translation>‏Google TPU v4 pod من 16x16x16 رقاقة</translation>
    </message>
    <message>
        <source>Google TPU v4 slice of 4x4x4 chips</source>
        <translation>شريحة Google TPU v4 من 4x4x4 رقاقة</translation>
    </message>
    <message>
        <source>Half of the data goes round the ring one way and half the other; a chunk of an all-to-all goes the shorter way.</source>
        <translation>يدور نصف البيانات حول الحلقة في اتجاه ونصفها في الاتجاه الآخر؛ وتسلك قطعة all-to-all الطريق الأقصر.</translation>
    </message>
    <message>
        <source>Hierarchical</source>
        <translation>هرمي</translation>
    </message>
    <message>
        <source>In every round, everybody who has the data gives them to one who has not.</source>
        <translation>في كل جولة يعطي كل من لديه البيانات إياها لواحد ليست لديه.</translation>
    </message>
    <message>
        <source>MSCCL does not know the protocol &apos;%1&apos;; Simple is written</source>
        <translation>لا يعرف MSCCL البروتوكول &apos;⁨%1⁩&apos;؛ يُكتب Simple</translation>
    </message>
    <message>
        <source>MSCCL knows no collective with ranks that only relay; it is written as a custom one</source>
        <translation>لا يعرف MSCCL عملية جماعية فيها رتب تمرّر فقط؛ تُكتب بوصفها مخصّصة</translation>
    </message>
    <message>
        <source>Multi-dimensional</source>
        <translation>متعدد الأبعاد</translation>
    </message>
    <message>
        <source>MultiTree</source>
        <translation>MultiTree</translation>
    </message>
    <message>
        <source>NPU %1 and those who share chunk %2 cannot all reach each other</source>
        <translation>لا يمكن لوحدة NPU %1 والوحدات التي تشاركها القطعة %2 أن تصل كلها بعضها إلى بعض</translation>
    </message>
    <message>
        <source>NPU %1 cannot be reached from NPU %2</source>
        <translation>لا يمكن الوصول إلى وحدة NPU %1 من وحدة NPU %2</translation>
    </message>
    <message>
        <source>NPU %1 cannot be tied to the others again</source>
        <translation>لا يمكن ربط وحدة NPU %1 بالأخريات من جديد</translation>
    </message>
    <message>
        <source>NPU %1 ends without %2 of the chunks</source>
        <translation>تنتهي وحدة NPU %1 دون %2 من القطع</translation>
    </message>
    <message>
        <source>NPU %1 ends without chunk %2</source>
        <translation>تنتهي وحدة NPU %1 دون القطعة %2</translation>
    </message>
    <message>
        <source>NVIDIA DGX H100, 8 H100 on NVSwitch</source>
        <translation>‏NVIDIA DGX H100، ‏8 وحدات H100 على NVSwitch</translation>
    </message>
    <message>
        <source>NVIDIA DGX-1, 8 V100 in a hybrid cube mesh of NVLink 2</source>
        <translation>‏NVIDIA DGX-1، ‏8 وحدات V100 في شبكة مكعبة هجينة من NVLink 2</translation>
    </message>
    <message>
        <source>NVIDIA DGX-2, 16 V100 on NVSwitch</source>
        <translation>‏NVIDIA DGX-2، ‏16 وحدة V100 على NVSwitch</translation>
    </message>
    <message>
        <source>Needs a fabric. Links count as equally fast.</source>
        <translation>يحتاج إلى نسيج. تُعدّ الوصلات متساوية السرعة.</translation>
    </message>
    <message>
        <source>Needs a group that spans two dimensions or more.</source>
        <translation>يحتاج إلى مجموعة تمتد على بُعدين أو أكثر.</translation>
    </message>
    <message>
        <source>One dimension after the other, each by the algorithm that fits its links; data shrink on the way up (BlueConnect).</source>
        <translation>بُعد بعد آخر، كل منها بالخوارزمية التي تناسب وصلاته؛ تقل البيانات في الطريق إلى أعلى (BlueConnect).</translation>
    </message>
    <message>
        <source>One rank of a node collects all that goes to another node and sends it in one message to the rank that hands it out.</source>
        <translation>تجمع رتبة واحدة من العقدة كل ما يذهب إلى عقدة أخرى وترسله في رسالة واحدة إلى الرتبة التي توزّعه.</translation>
    </message>
    <message>
        <source>One tree a rank, all grown together over the real links, so that no link serves two trees in one round.</source>
        <translation>شجرة لكل رتبة، تنمو كلها معًا على الوصلات الحقيقية، فلا تخدم وصلة شجرتين في جولة واحدة.</translation>
    </message>
    <message>
        <source>Partners at distance 1, 2, 4 and so on exchange all they have: the fewest rounds, for small messages.</source>
        <translation>يتبادل الشركاء على مسافة 1 و2 و4 وهكذا كل ما لديهم: أقل الجولات، للرسائل الصغيرة.</translation>
    </message>
    <message>
        <source>Partners at half, a quarter and so on of the distance exchange half, a quarter and so on of the data, and back.</source>
        <translation>يتبادل الشركاء على نصف المسافة وربعها وهكذا نصف البيانات وربعها وهكذا، ثم رجوعًا.</translation>
    </message>
    <message>
        <source>Piece p begins at dimension p modulo their number, on channels of its own; one a dimension by default.</source>
        <translation>يبدأ الجزء p عند البُعد الذي رقمه باقي قسمة p على عدد الأبعاد، على قنوات خاصة به؛ واحد لكل بُعد افتراضيًا.</translation>
    </message>
    <message>
        <source>Pieces follow each other along the chain; 8 by default, for gather and scatter 1.</source>
        <translation>تتبع الأجزاء بعضها بعضًا على السلسلة؛ 8 افتراضيًا، و1 لـ gather وscatter.</translation>
    </message>
    <message>
        <source>Pieces follow each other along the tree.</source>
        <translation>تتبع الأجزاء بعضها بعضًا على الشجرة.</translation>
    </message>
    <message>
        <source>Pieces follow each other along the trees; 4 by default.</source>
        <translation>تتبع الأجزاء بعضها بعضًا على الأشجار؛ 4 افتراضيًا.</translation>
    </message>
    <message>
        <source>Pieces follow each other.</source>
        <translation>تتبع الأجزاء بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Pieces go the same way on channels of their own; trees: follow each other.</source>
        <translation>تسلك الأجزاء الطريق نفسه على قنوات خاصة بها؛ الأشجار: تتبع بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Pieces take turns in the same thread blocks; 8 by default for broadcast and reduce, otherwise 1.</source>
        <translation>تتناوب الأجزاء في كتل الخيوط نفسها؛ 8 افتراضيًا لـ broadcast وreduce، وإلا 1.</translation>
    </message>
    <message>
        <source>Recursive doubling</source>
        <translation>مضاعفة تكرارية</translation>
    </message>
    <message>
        <source>Recursive halving and doubling</source>
        <translation>تنصيف ومضاعفة تكراريان</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>حلقة</translation>
    </message>
    <message>
        <source>Switch(2,…) is as good</source>
        <translation>يعادله Switch(2,…)</translation>
    </message>
    <message>
        <source>Themis</source>
        <translation>Themis</translation>
    </message>
    <message>
        <source>Three-step all-to-all</source>
        <translation>عملية all-to-all بثلاث خطوات</translation>
    </message>
    <message>
        <source>Two-step all-to-all</source>
        <translation>عملية all-to-all بخطوتين</translation>
    </message>
    <message>
        <source>&quot;sums&quot; is a list of chunks, one at least</source>
        <translation>‏&quot;sums&quot; قائمة قطع، واحدة على الأقل</translation>
    </message>
    <message>
        <source>a %1 runs over trees and has no choice of algorithms</source>
        <translation>تجري %1 على أشجار ولا خيار لها في الخوارزميات</translation>
    </message>
    <message>
        <source>a budget is a number of seconds, 0 at least</source>
        <translation>الميزانية عدد من الثواني لا يقل عن 0</translation>
    </message>
    <message>
        <source>a buffer of more than 1,073,741,824 chunks</source>
        <translation>مخزن مؤقت فيه أكثر من 1,073,741,824 قطعة</translation>
    </message>
    <message>
        <source>a channel above 65,535</source>
        <translation>قناة فوق 65,535</translation>
    </message>
    <message>
        <source>a chunk takes less than 1 ns from node %1 to node %2, and nothing can be planned by such times</source>
        <translation>تستغرق القطعة أقل من ⁨1 ns⁩ من العقدة %1 إلى العقدة %2، ولا يمكن التخطيط بأزمنة كهذه</translation>
    </message>
    <message>
        <source>a chunk that several NPUs want needs a tree, not a route</source>
        <translation>القطعة التي تريدها عدة وحدات NPU تحتاج إلى شجرة لا إلى مسار</translation>
    </message>
    <message>
        <source>a collective has fewer than 2^32 - 1 chunks</source>
        <translation>للعملية الجماعية أقل من ⁨2^32 - 1⁩ قطعة</translation>
    </message>
    <message>
        <source>a collective is expected: all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather, scatter or custom</source>
        <translation>تُتوقَّع عملية جماعية: all-reduce أو all-gather أو reduce-scatter أو all-to-all أو broadcast أو reduce أو gather أو scatter أو custom</translation>
    </message>
    <message>
        <source>a collective needs 2 members at least</source>
        <translation>تحتاج العملية الجماعية إلى عضوين على الأقل</translation>
    </message>
    <message>
        <source>a collective needs at least one chunk</source>
        <translation>تحتاج العملية الجماعية إلى قطعة واحدة على الأقل</translation>
    </message>
    <message>
        <source>a collective needs at least one rank</source>
        <translation>تحتاج العملية الجماعية إلى رتبة واحدة على الأقل</translation>
    </message>
    <message>
        <source>a collective of %1 bytes would be cut into %2 chunks; the most is %3</source>
        <translation>ستُقسَّم عملية جماعية من %1 بايت إلى %2 من القطع؛ الحد الأقصى %3</translation>
    </message>
    <message>
        <source>a collective of %1 chunks is more than the %2 that can be held</source>
        <translation>عملية جماعية من %1 من القطع أكثر من %2 التي تتسع لها الذاكرة</translation>
    </message>
    <message>
        <source>a collective of %1 chunks over %2 ranks is more than can be held</source>
        <translation>عملية جماعية من %1 من القطع على %2 من الرتب أكثر مما تتسع له الذاكرة</translation>
    </message>
    <message>
        <source>a collective would be cut into more than 1000000 chunks</source>
        <translation>ستُقسَّم عملية جماعية إلى أكثر من 1000000 قطعة</translation>
    </message>
    <message>
        <source>a connection belongs to one thread block at each end</source>
        <translation>يخص الاتصال كتلة خيوط واحدة عند كل طرف</translation>
    </message>
    <message>
        <source>a contributor of chunk %1</source>
        <translation>مسهم في القطعة %1</translation>
    </message>
    <message>
        <source>a custom pattern cannot be asked for by name</source>
        <translation>لا يمكن طلب نمط مخصّص بالاسم</translation>
    </message>
    <message>
        <source>a dependency on it</source>
        <translation>تبعية له</translation>
    </message>
    <message>
        <source>a file of steps has no thread blocks and no buffers to be read as a schedule</source>
        <translation>ليس لملف الخطوات كتل خيوط ولا مخازن مؤقتة ليُقرأ جدولًا</translation>
    </message>
    <message>
        <source>a file of steps names links by their numbers, and is checked on its fabric</source>
        <translation>يسمّي ملف الخطوات الوصلات بأرقامها، ويُفحص على نسيجه</translation>
    </message>
    <message>
        <source>a link takes no time</source>
        <translation>لا تستغرق إحدى الوصلات وقتًا</translation>
    </message>
    <message>
        <source>a list [ … ]</source>
        <translation>قائمة [ … ]</translation>
    </message>
    <message>
        <source>a list [step, block, step] is expected</source>
        <translation>تُتوقَّع قائمة [خطوة، كتلة، خطوة]</translation>
    </message>
    <message>
        <source>a list of ranks is expected, one at least</source>
        <translation>تُتوقَّع قائمة رتب، واحدة على الأقل</translation>
    </message>
    <message>
        <source>a member</source>
        <translation>عضو</translation>
    </message>
    <message>
        <source>a message is received twice, or was never sent</source>
        <translation>استُقبلت رسالة مرتين، أو لم تُرسل قط</translation>
    </message>
    <message>
        <source>a message of %1 bytes in packets of %2 would be more than %3 packets</source>
        <translation>رسالة من %1 بايت في حزم من %2 ستتجاوز %3 من الحزم</translation>
    </message>
    <message>
        <source>a message of a rank with itself</source>
        <translation>رسالة بين الرتبة ونفسها</translation>
    </message>
    <message>
        <source>a message of no bytes travels as any other; ASTRA-sim stops at it</source>
        <translation>تنتقل رسالة بلا بايتات كأي رسالة أخرى؛ يتوقف ASTRA-sim عندها</translation>
    </message>
    <message>
        <source>a message to or from a rank beyond the %1 NPUs</source>
        <translation>رسالة إلى رتبة أو منها خارج وحدات NPU الـ %1</translation>
    </message>
    <message>
        <source>a message to rank %1 is never received</source>
        <translation>لا تُستقبل أبدًا رسالة إلى الرتبة %1</translation>
    </message>
    <message>
        <source>a message with rank %1 of %2</source>
        <translation>رسالة مع الرتبة %1 من %2</translation>
    </message>
    <message>
        <source>a message without its other rank</source>
        <translation>رسالة بلا رتبتها الأخرى</translation>
    </message>
    <message>
        <source>a part is in the sum already</source>
        <translation>أحد الأجزاء في المجموع من قبل</translation>
    </message>
    <message>
        <source>a pattern with sums is no list of copies</source>
        <translation>النمط ذو المجاميع ليس قائمة نسخ</translation>
    </message>
    <message>
        <source>a program is an &apos;algo&apos; of &apos;gpu&apos; elements of &apos;tb&apos; elements of &apos;step&apos; elements</source>
        <translation>البرنامج عنصر &apos;algo&apos; من عناصر &apos;gpu&apos; من عناصر &apos;tb&apos; من عناصر &apos;step&apos;</translation>
    </message>
    <message>
        <source>a program of more than 4,294,967,294 operations or 268,435,456 slots cannot be built from transfers</source>
        <translation>لا يمكن بناء برنامج فيه أكثر من 4,294,967,294 عملية أو 268,435,456 خانة من عمليات نقل</translation>
    </message>
    <message>
        <source>a rank is a number from 0 to %1, the NPUs of the fabric</source>
        <translation>الرتبة عدد من 0 إلى %1، وهي وحدات NPU في النسيج</translation>
    </message>
    <message>
        <source>a rank is named twice</source>
        <translation>سُمّيت رتبة مرتين</translation>
    </message>
    <message>
        <source>a remote-memory access, but there is no remote memory</source>
        <translation>وصول إلى ذاكرة بعيدة، وليست هناك ذاكرة بعيدة</translation>
    </message>
    <message>
        <source>a row has 3 to 5 words and 4 or 8 figures, but this one has %1 in all</source>
        <translation>في السطر من 3 إلى 5 كلمات و4 أو 8 أرقام، وفي هذا %1 إجمالًا</translation>
    </message>
    <message>
        <source>a row needs either &apos;network_yaml&apos; or &apos;topology&apos;</source>
        <translation>يحتاج السطر إلى &apos;network_yaml&apos; أو &apos;topology&apos;</translation>
    </message>
    <message>
        <source>a schedule asks for a way that cannot be taken: %1</source>
        <translation>يطلب الجدول طريقًا لا يمكن سلوكه: %1</translation>
    </message>
    <message>
        <source>a schedule cannot be written as &apos;%1&apos;</source>
        <translation>لا يمكن كتابة جدول بصيغة &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a schedule holds at most 4,294,967,294 steps and 1,073,741,823 slots a buffer</source>
        <translation>يتسع الجدول لعدد 4,294,967,294 من الخطوات و1,073,741,823 خانة لكل مخزن مؤقت على الأكثر</translation>
    </message>
    <message>
        <source>a second thread block of rank %1 receives from rank %2 on channel %3</source>
        <translation>تستقبل كتلة خيوط ثانية للرتبة %1 من الرتبة %2 على القناة %3</translation>
    </message>
    <message>
        <source>a second thread block of rank %1 sends to rank %2 on channel %3</source>
        <translation>ترسل كتلة خيوط ثانية للرتبة %1 إلى الرتبة %2 على القناة %3</translation>
    </message>
    <message>
        <source>a second thread block receives from rank %1 on channel %2</source>
        <translation>تستقبل كتلة خيوط ثانية من الرتبة %1 على القناة %2</translation>
    </message>
    <message>
        <source>a second thread block sends to rank %1 on channel %2</source>
        <translation>ترسل كتلة خيوط ثانية إلى الرتبة %1 على القناة %2</translation>
    </message>
    <message>
        <source>a shard is cut into 1 chunk at least</source>
        <translation>تُقسَّم الحصّة إلى قطعة واحدة على الأقل</translation>
    </message>
    <message>
        <source>a slot holds two chunks at once</source>
        <translation>تحمل إحدى الخانات قطعتين معًا</translation>
    </message>
    <message>
        <source>a step depends on a step of another rank</source>
        <translation>تتبع خطوة خطوةً لرتبة أخرى</translation>
    </message>
    <message>
        <source>a step depends on itself or on one that is not there</source>
        <translation>تتبع خطوة نفسها أو خطوة غير موجودة</translation>
    </message>
    <message>
        <source>a step has another number of links than its window</source>
        <translation>للخطوة عدد من الوصلات غير عدد نافذتها</translation>
    </message>
    <message>
        <source>a step moves %1 chunks; %3 allows %2</source>
        <translation>تنقل خطوة %1 من القطع؛ يسمح %3 بـ %2</translation>
    </message>
    <message>
        <source>a step moves no chunks</source>
        <translation>لا تنقل إحدى الخطوات قطعًا</translation>
    </message>
    <message>
        <source>a step names chunk %1 of a buffer; %3 holds offsets up to %2</source>
        <translation>تسمّي خطوة القطعة %1 من مخزن مؤقت؛ تبلغ الإزاحات في %3 ‏%2</translation>
    </message>
    <message>
        <source>a step reads past the end of a buffer: chunks %1 to %2 of the %3, which has %4</source>
        <translation>تقرأ خطوة ما بعد نهاية مخزن مؤقت: القطع من %1 إلى %2 من %3، ولديه %4</translation>
    </message>
    <message>
        <source>a step receives, but its thread block has nobody to receive from</source>
        <translation>تستقبل خطوة، وليس لكتلة خيوطها من تستقبل منه</translation>
    </message>
    <message>
        <source>a step sends, but its thread block has nobody to send to</source>
        <translation>ترسل خطوة، وليس لكتلة خيوطها من ترسل إليه</translation>
    </message>
    <message>
        <source>a step that only waits moves chunks</source>
        <translation>تنقل قطعًا خطوةٌ لا تفعل سوى الانتظار</translation>
    </message>
    <message>
        <source>a step writes past the end of a buffer: chunks %1 to %2 of the %3, which has %4</source>
        <translation>تكتب خطوة ما بعد نهاية مخزن مؤقت: القطع من %1 إلى %2 من %3، ولديه %4</translation>
    </message>
    <message>
        <source>a system file has keys such as &apos;endpoint-delay&apos;, remote memory &apos;memory-type&apos;, a file of groups the numbers of groups, a topology &apos;nodes&apos; and &apos;links&apos;, a schedule, a result or a project &apos;format&apos;</source>
        <translation>لملف النظام مفاتيح مثل &apos;endpoint-delay&apos;، وللذاكرة البعيدة &apos;memory-type&apos;، ولملف المجموعات أرقام المجموعات، وللطوبولوجيا &apos;nodes&apos; و&apos;links&apos;، وللجدول أو النتيجة أو المشروع &apos;format&apos;</translation>
    </message>
    <message>
        <source>a text has an escape or a byte that it must not have</source>
        <translation>في أحد النصوص تسلسل هروب أو بايت لا يجوز أن يكون فيه</translation>
    </message>
    <message>
        <source>a thread block of a rank that is none</source>
        <translation>كتلة خيوط لرتبة غير موجودة</translation>
    </message>
    <message>
        <source>a thread block talks to its own rank</source>
        <translation>تخاطب كتلة خيوط رتبتها نفسها</translation>
    </message>
    <message>
        <source>a thread block talks to rank %1 of %2</source>
        <translation>تخاطب كتلة خيوط الرتبة %1 من %2</translation>
    </message>
    <message>
        <source>a topology cannot be written as &apos;%1&apos;</source>
        <translation>لا يمكن كتابة طوبولوجيا بصيغة &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a trace cannot be written as &apos;%1&apos;</source>
        <translation>لا يمكن كتابة تتبّع بصيغة &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a transfer names a link or chunk that is none</source>
        <translation>تسمّي عملية نقل وصلة أو قطعة غير موجودة</translation>
    </message>
    <message>
        <source>a transfer of no chunks, or of a rank that is none</source>
        <translation>عملية نقل بلا قطع، أو لرتبة غير موجودة</translation>
    </message>
    <message>
        <source>a tree, or one algorithm over all NPUs, in one of several dimensions has no schedule</source>
        <translation>لا جدول لشجرة، ولا لخوارزمية واحدة على كل وحدات NPU، في بُعد من عدة أبعاد</translation>
    </message>
    <message>
        <source>a wave is of no chunk or no lines, or out of turn</source>
        <translation>موجة بلا قطعة أو بلا خطوط، أو في غير دورها</translation>
    </message>
    <message>
        <source>a wave leaves the mesh</source>
        <translation>تخرج موجة من الشبكة المتشابكة</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>عدد صحيح من 0 إلى %1</translation>
    </message>
    <message>
        <source>a window names a link twice, or one that does not exist</source>
        <translation>تسمّي نافذة وصلة مرتين، أو وصلة غير موجودة</translation>
    </message>
    <message>
        <source>a workload with the times of its run</source>
        <translation>حِمل عمل بأزمنة تشغيله</translation>
    </message>
    <message>
        <source>add &quot;roofline-enabled&quot;: 1, &quot;peak-perf&quot; and &quot;local-mem-bw&quot;</source>
        <translation>أضف ⁨&quot;roofline-enabled&quot;: 1⁩ و&quot;peak-perf&quot; و&quot;local-mem-bw&quot;</translation>
    </message>
    <message>
        <source>add links, or clear failed links and nodes</source>
        <translation>أضف وصلات، أو أصلح الوصلات والعقد المتعطلة</translation>
    </message>
    <message>
        <source>add links, repair failed ones, or let the nodes between them forward</source>
        <translation>أضف وصلات، أو أصلح المتعطلة، أو دع العقد الواقعة بينها تمرّر</translation>
    </message>
    <message>
        <source>add the attribute root=&quot;…&quot; to &apos;algo&apos;</source>
        <translation>أضف السمة root=&quot;…&quot; إلى &apos;algo&apos;</translation>
    </message>
    <message>
        <source>add the missing files and load the set again</source>
        <translation>أضف الملفات المفقودة وحمّل المجموعة من جديد</translation>
    </message>
    <message>
        <source>add the missing traces or use a smaller fabric</source>
        <translation>أضف التتبّعات المفقودة أو استخدم نسيجًا أصغر</translation>
    </message>
    <message>
        <source>adds %1 to %2 in %3</source>
        <translation>تضيف %1 إلى %2 في %3</translation>
    </message>
    <message>
        <source>adds to %1, which holds nothing yet</source>
        <translation>تضيف إلى %1 التي لا شيء فيها بعد</translation>
    </message>
    <message>
        <source>all NPUs, %1 × the computing</source>
        <translation>كل وحدات NPU، ⁦%1 ×⁩ الحوسبة</translation>
    </message>
    <message>
        <source>all groups together: each copy has to be sent by an NPU that has one, and they share the links</source>
        <translation>كل المجموعات معًا: يجب أن ترسل كل نسخة وحدةُ NPU لديها واحدة، وهي تتقاسم الوصلات</translation>
    </message>
    <message>
        <source>all links together limit everything: they have no room for more than the pattern needs</source>
        <translation>كل الوصلات معًا تحدّ كل شيء: لا متسع فيها لأكثر مما يحتاج إليه النمط</translation>
    </message>
    <message>
        <source>all parts have been added before</source>
        <translation>أُضيفت كل الأجزاء من قبل</translation>
    </message>
    <message>
        <source>an NPU stands nowhere, or twice</source>
        <translation>إحدى وحدات NPU بلا موضع، أو لها موضعان</translation>
    </message>
    <message>
        <source>an algorithm for %1 ranks names rank %2</source>
        <translation>تسمّي خوارزمية لعدد %1 من الرتب الرتبةَ %2</translation>
    </message>
    <message>
        <source>an algorithm is made of sends, receives and computations, and this is a node of type %1</source>
        <translation>تتكوّن الخوارزمية من إرسالات واستقبالات وعمليات حسابية، وهذه عقدة من النوع %1</translation>
    </message>
    <message>
        <source>an algorithm needs at least one channel</source>
        <translation>تحتاج الخوارزمية إلى قناة واحدة على الأقل</translation>
    </message>
    <message>
        <source>an all-reduce is synthesized as two patterns, one after the other</source>
        <translation>تُركَّب all-reduce بوصفها نمطين أحدهما بعد الآخر</translation>
    </message>
    <message>
        <source>an all-to-all by ring over %1 members sends %2 messages from each, more than can be held</source>
        <translation>ترسل all-to-all بالحلقة على %1 من الأعضاء %2 من الرسائل من كل منهم، وهذا أكثر مما تتسع له الذاكرة</translation>
    </message>
    <message>
        <source>an edge of the tree names what does not exist</source>
        <translation>تسمّي إحدى حواف الشجرة ما ليس موجودًا</translation>
    </message>
    <message>
        <source>an element with more than %1 attributes</source>
        <translation>عنصر له أكثر من %1 من السمات</translation>
    </message>
    <message>
        <source>an extra attribute has no place</source>
        <translation>لا مكان لسمة إضافية</translation>
    </message>
    <message>
        <source>an implementation list has %1 entries, but the fabric has %2 dimensions</source>
        <translation>في قائمة التنفيذ %1 من العناصر، وللنسيج %2 من الأبعاد</translation>
    </message>
    <message>
        <source>an object with a list &quot;sums&quot; is expected</source>
        <translation>يُتوقَّع كائن فيه القائمة &quot;sums&quot;</translation>
    </message>
    <message>
        <source>an object with the lists &quot;from&quot; and &quot;to&quot; is expected</source>
        <translation>يُتوقَّع كائن فيه القائمتان &quot;from&quot; و&quot;to&quot;</translation>
    </message>
    <message>
        <source>an object { … }</source>
        <translation>كائن { … }</translation>
    </message>
    <message>
        <source>an object { … } is expected</source>
        <translation>يُتوقَّع كائن { … }</translation>
    </message>
    <message>
        <source>and %1 more lines are no rows of figures</source>
        <translation>و%1 من الأسطر الأخرى ليست أسطر أرقام</translation>
    </message>
    <message>
        <source>any of these finishes: two queues a dimension, collective-optimization baseline, or active-chunks-per-dimension of at least preferred-dataset-splits (%1)</source>
        <translation>أي من هذه يكتمل: طابوران لكل بُعد، أو collective-optimization بقيمة baseline، أو active-chunks-per-dimension لا يقل عن preferred-dataset-splits (%1)</translation>
    </message>
    <message>
        <source>ask for at most as many</source>
        <translation>اطلب هذا العدد على الأكثر</translation>
    </message>
    <message>
        <source>at most %1 can be made; use fewer channels, pieces or chunks</source>
        <translation>الحد الأقصى الممكن %1؛ استخدم قنوات أو أجزاء أو قطعًا أقل</translation>
    </message>
    <message>
        <source>at most 32,768 channels times pieces and 268,435,456 chunks</source>
        <translation>الحد الأقصى لحاصل ضرب القنوات في الأجزاء 32,768، وللقطع 268,435,456</translation>
    </message>
    <message>
        <source>barriers carry no data and stay as they are</source>
        <translation>لا تحمل الحواجز بيانات وتبقى كما هي</translation>
    </message>
    <message>
        <source>buffers of a rank that is none</source>
        <translation>مخازن مؤقتة لرتبة غير موجودة</translation>
    </message>
    <message>
        <source>building the schedule was stopped</source>
        <translation>أُوقف بناء الجدول</translation>
    </message>
    <message>
        <source>by the system of the settings kernels take no time</source>
        <translation>بحسب نظام الإعدادات لا تستغرق الأنوية وقتًا</translation>
    </message>
    <message>
        <source>chain written out by %1</source>
        <translation>سلسلة مفصّلة بخوارزمية ⁨%1⁩</translation>
    </message>
    <message>
        <source>choose a size of packets, or another routing</source>
        <translation>اختر حجمًا للحزم، أو توجيهًا آخر</translation>
    </message>
    <message>
        <source>choose another --out</source>
        <translation>اختر ‎--out آخر</translation>
    </message>
    <message>
        <source>choose another PREFIX</source>
        <translation>اختر PREFIX آخر</translation>
    </message>
    <message>
        <source>choose direct for all-to-all</source>
        <translation>اختر direct لـ all-to-all</translation>
    </message>
    <message>
        <source>choose larger packets</source>
        <translation>اختر حزمًا أكبر</translation>
    </message>
    <message>
        <source>choose ring or direct</source>
        <translation>اختر ring أو direct</translation>
    </message>
    <message>
        <source>choose ring or direct for all-to-all</source>
        <translation>اختر ring أو direct لـ all-to-all</translation>
    </message>
    <message>
        <source>choose the network model aware, which passes every link</source>
        <translation>اختر نموذج الشبكة aware الذي يمر بكل وصلة</translation>
    </message>
    <message>
        <source>chunk %1 from %2</source>
        <translation>القطعة %1 من %2</translation>
    </message>
    <message>
        <source>chunk %1 is held in parts that overlap</source>
        <translation>القطعة %1 محفوظة في أجزاء متداخلة</translation>
    </message>
    <message>
        <source>chunk %1 is not summed up in one place</source>
        <translation>لا تُجمع القطعة %1 في مكان واحد</translation>
    </message>
    <message>
        <source>chunk %1 is wanted as a sum that no parts make</source>
        <translation>القطعة %1 مطلوبة مجموعًا لا تكوّنه أي أجزاء</translation>
    </message>
    <message>
        <source>chunk %1 is wanted as sums over different ranks</source>
        <translation>القطعة %1 مطلوبة مجاميع على رتب مختلفة</translation>
    </message>
    <message>
        <source>chunk %1 is wanted, and nobody holds it</source>
        <translation>القطعة %1 مطلوبة، ولا أحد يحملها</translation>
    </message>
    <message>
        <source>close other programs, or load fewer ranks</source>
        <translation>أغلق برامج أخرى، أو حمّل رتبًا أقل</translation>
    </message>
    <message>
        <source>collective-optimization baseline runs a whole all-reduce in each dimension; the schedule reduces and gathers shards dimension by dimension instead, as localBWAware does</source>
        <translation>يشغّل collective-optimization baseline عملية all-reduce كاملة في كل بُعد؛ أما الجدول فيختزل الحصص ويجمعها بُعدًا بُعدًا كما يفعل localBWAware</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>congestion_unaware or congestion_aware</source>
        <translation>‏congestion_unaware أو congestion_aware</translation>
    </message>
    <message>
        <source>define it in the communicator-group file</source>
        <translation>عرّفها في ملف مجموعات التواصل</translation>
    </message>
    <message>
        <source>depid and deps are not -1 together</source>
        <translation>‏depid وdeps ليسا معًا ⁨-1⁩</translation>
    </message>
    <message>
        <source>dimension %1, %2 × the bandwidth</source>
        <translation>البُعد %1، ⁦%2 ×⁩ عرض النطاق</translation>
    </message>
    <message>
        <source>dimension %1, 1/%2 of the latency</source>
        <translation>البُعد %1، ⁨1/%2⁩ من زمن الكمون</translation>
    </message>
    <message>
        <source>dimension by dimension on fabrics made of dimensions (as ASTRA-sim routes them), d-mod-k on trees of switches, hash on all others</source>
        <translation>بُعدًا بُعدًا على الأنسجة المكوّنة من أبعاد (كما يوجّهها ASTRA-sim)، وd-mod-k على أشجار المبدّلات، وhash على غيرها</translation>
    </message>
    <message>
        <source>doubleBinaryTree runs a tree all-reduce of the whole chunk, whatever the collective asks for</source>
        <translation>يشغّل doubleBinaryTree عملية all-reduce شجرية للقطعة كلها، أيًا كان ما تطلبه العملية الجماعية</translation>
    </message>
    <message>
        <source>doubleBinaryTree runs an all-reduce whatever the collective: its schedule would be none for %1</source>
        <translation>يشغّل doubleBinaryTree عملية all-reduce أيًا كانت العملية الجماعية: لن يكون جدوله جدولًا لـ %1</translation>
    </message>
    <message>
        <source>each copy has to be sent by an NPU that has one: there cannot be enough of them sooner</source>
        <translation>يجب أن ترسل كل نسخة وحدةُ NPU لديها واحدة: لا يمكن أن يكفي عددها قبل ذلك</translation>
    </message>
    <message>
        <source>endpoint wait</source>
        <translation>انتظار نقطة النهاية</translation>
    </message>
    <message>
        <source>et, et.gz or json</source>
        <translation>‏et أو et.gz أو json</translation>
    </message>
    <message>
        <source>every contribution once</source>
        <translation>كل إسهام مرة واحدة</translation>
    </message>
    <message>
        <source>every entry of &apos;%1&apos; must be an object</source>
        <translation>يجب أن يكون كل عنصر من &apos;⁨%1⁩&apos; كائنًا</translation>
    </message>
    <message>
        <source>every flow (source, destination, chunk stream) keeps to one of the shortest ways, drawn by a hash at each switch, as ECMP does</source>
        <translation>يلزم كل تدفق (المصدر والوجهة وسيل القطع) واحدًا من أقصر الطرق، يُختار بالتجزئة عند كل مبدّل، كما في ECMP</translation>
    </message>
    <message>
        <source>every message goes to a switch drawn at random first, and from there to its destination</source>
        <translation>تذهب كل رسالة أولًا إلى مبدّل يُختار عشوائيًا، ومنه إلى وجهتها</translation>
    </message>
    <message>
        <source>every packet takes the next of the shortest ways (in packets of 4 KiB where no size is given)</source>
        <translation>تسلك كل حزمة الطريق التالي من أقصر الطرق (في حزم من ⁨4 KiB⁩ حيث لا يُعطى حجم)</translation>
    </message>
    <message>
        <source>every switch sends a packet over the link that is free first; among routers without a tree above them a detour over another router is taken where the short way waits longer (UGAL)</source>
        <translation>يرسل كل مبدّل الحزمة على الوصلة التي تخلو أولًا؛ وبين موجّهات لا شجرة فوقها يُسلك التفاف عبر موجّه آخر حيث ينتظر الطريق القصير أطول (UGAL)</translation>
    </message>
    <message>
        <source>failed and slowed links are not part of ASTRA-sim&apos;s networks</source>
        <translation>ليست الوصلات المتعطلة والمبطّأة جزءًا من شبكات ASTRA-sim</translation>
    </message>
    <message>
        <source>fewer or smaller chunks, or faster links</source>
        <translation>قطع أقل أو أصغر، أو وصلات أسرع</translation>
    </message>
    <message>
        <source>following the steps was stopped</source>
        <translation>أُوقفت متابعة الخطوات</translation>
    </message>
    <message>
        <source>for this pattern: %1</source>
        <translation>لهذا النمط: %1</translation>
    </message>
    <message>
        <source>give %1 bytes at least</source>
        <translation>أعطِ %1 بايت على الأقل</translation>
    </message>
    <message>
        <source>give --format: et, et.gz, json, xml, yml, csv, dot or graphml</source>
        <translation>أعطِ ‎--format: ‏et أو et.gz أو json أو xml أو yml أو csv أو dot أو graphml</translation>
    </message>
    <message>
        <source>give a --size of at least %1</source>
        <translation>أعطِ ‎--size لا يقل عن %1</translation>
    </message>
    <message>
        <source>give a fabric, or use %1</source>
        <translation>أعطِ نسيجًا، أو استخدم %1</translation>
    </message>
    <message>
        <source>give a larger size, or fewer chunks</source>
        <translation>أعطِ حجمًا أكبر، أو قطعًا أقل</translation>
    </message>
    <message>
        <source>give a multiple of %1 chunks, or none</source>
        <translation>أعطِ مضاعفًا لـ %1 من القطع، أو لا تعطِ شيئًا</translation>
    </message>
    <message>
        <source>give a remote-memory configuration other than NO_MEMORY_EXPANSION</source>
        <translation>أعطِ إعدادًا للذاكرة البعيدة غير NO_MEMORY_EXPANSION</translation>
    </message>
    <message>
        <source>give a schedule for that root, by node id</source>
        <translation>أعطِ جدولًا لذلك الجذر، بحسب معرّف العقدة</translation>
    </message>
    <message>
        <source>give a schedule of as many ranks as the group has</source>
        <translation>أعطِ جدولًا عدد رتبه عدد رتب المجموعة</translation>
    </message>
    <message>
        <source>give a schedule that was synthesized for the fabric</source>
        <translation>أعطِ جدولًا رُكّب للنسيج</translation>
    </message>
    <message>
        <source>give all members of the collective the same</source>
        <translation>أعطِ كل أعضاء العملية الجماعية الشيء نفسه</translation>
    </message>
    <message>
        <source>give all members the same collectives</source>
        <translation>أعطِ كل الأعضاء العمليات الجماعية نفسها</translation>
    </message>
    <message>
        <source>give all members the same collectives in the same order</source>
        <translation>أعطِ كل الأعضاء العمليات الجماعية نفسها بالترتيب نفسه</translation>
    </message>
    <message>
        <source>give an algorithm of your own, such as all-reduce-implementation-custom</source>
        <translation>أعطِ خوارزمية خاصة بك، مثل all-reduce-implementation-custom</translation>
    </message>
    <message>
        <source>give it as a file</source>
        <translation>أعطه بوصفه ملفًا</translation>
    </message>
    <message>
        <source>give it roofline-enabled, peak-perf and local-mem-bw, or use the device&apos;s system</source>
        <translation>أعطه roofline-enabled وpeak-perf وlocal-mem-bw، أو استخدم نظام الجهاز</translation>
    </message>
    <message>
        <source>give it with --topology</source>
        <translation>أعطه بـ ‎--topology</translation>
    </message>
    <message>
        <source>give one algorithm a dimension</source>
        <translation>أعطِ خوارزمية واحدة لكل بُعد</translation>
    </message>
    <message>
        <source>give one for each dimension, or one for all</source>
        <translation>أعطِ واحدة لكل بُعد، أو واحدة للجميع</translation>
    </message>
    <message>
        <source>give the communicator-group file: --comm-groups %1</source>
        <translation>أعطِ ملف مجموعات التواصل: ‎--comm-groups %1</translation>
    </message>
    <message>
        <source>give the dimensions, or use %1</source>
        <translation>أعطِ الأبعاد، أو استخدم %1</translation>
    </message>
    <message>
        <source>give the links a latency of 1 ns</source>
        <translation>أعطِ الوصلات زمن كمون ⁨1 ns⁩</translation>
    </message>
    <message>
        <source>give the output of nccl-tests, or a CSV exported by Weft</source>
        <translation>أعطِ خرج nccl-tests، أو ملف CSV صدّره Weft</translation>
    </message>
    <message>
        <source>group %1 alone: %2</source>
        <translation>المجموعة %1 وحدها: %2</translation>
    </message>
    <message>
        <source>groups are synthesized together for one pattern on one fabric</source>
        <translation>تُركَّب المجموعات معًا لنمط واحد على نسيج واحد</translation>
    </message>
    <message>
        <source>groups that are synthesized together have no rank in common</source>
        <translation>ليست بين المجموعات التي تُركَّب معًا رتبة مشتركة</translation>
    </message>
    <message>
        <source>groups that are synthesized together have the same size</source>
        <translation>المجموعات التي تُركَّب معًا متساوية الحجم</translation>
    </message>
    <message>
        <source>growing the trees was stopped</source>
        <translation>أُوقف إنماء الأشجار</translation>
    </message>
    <message>
        <source>halvingDoubling cannot run an all-to-all</source>
        <translation>لا يمكن لـ halvingDoubling تشغيل all-to-all</translation>
    </message>
    <message>
        <source>halvingDoubling in a dimension of %1 NPUs, which is no power of two, has no schedule</source>
        <translation>لا جدول لـ halvingDoubling في بُعد من %1 من وحدات NPU، إذ ليس هذا العدد قوة للعدد اثنين</translation>
    </message>
    <message>
        <source>halvingDoubling over %1 members leaves some of their data out; the time is the peer&apos;s, not that of a complete all-gather</source>
        <translation>يترك halvingDoubling على %1 من الأعضاء بعض بياناتهم؛ الزمن زمن النظير، لا زمن all-gather كاملة</translation>
    </message>
    <message>
        <source>hasdep is 1, but no step waits for this one</source>
        <translation>قيمة hasdep هي 1، ولا تنتظر أي خطوة هذه</translation>
    </message>
    <message>
        <source>how many times faster must be a number above 0</source>
        <translation>يجب أن يكون معامل التسريع عددًا أكبر من 0</translation>
    </message>
    <message>
        <source>inline fewer collectives at a time</source>
        <translation>ضمّن عمليات جماعية أقل في المرة الواحدة</translation>
    </message>
    <message>
        <source>input slot %1</source>
        <translation>خانة المدخل %1</translation>
    </message>
    <message>
        <source>it does not say how large a chunk is</source>
        <translation>لا يقول كم حجم القطعة</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>ينتهي مبكرًا</translation>
    </message>
    <message>
        <source>it has %1, counted from 0</source>
        <translation>فيه %1 منها، تُعدّ من 0</translation>
    </message>
    <message>
        <source>it has as many links, but they join other NPUs or come in another order</source>
        <translation>له العدد نفسه من الوصلات، لكنها تصل وحدات NPU أخرى أو تأتي بترتيب آخر</translation>
    </message>
    <message>
        <source>it has switches, or another number of NPUs</source>
        <translation>فيه مبدّلات، أو عدد آخر من وحدات NPU</translation>
    </message>
    <message>
        <source>it should be a computation</source>
        <translation>ينبغي أن يكون عملية حسابية</translation>
    </message>
    <message>
        <source>it should be a receive</source>
        <translation>ينبغي أن يكون استقبالًا</translation>
    </message>
    <message>
        <source>it should be a send</source>
        <translation>ينبغي أن يكون إرسالًا</translation>
    </message>
    <message>
        <source>it waits for other nodes</source>
        <translation>ينتظر عقدًا أخرى</translation>
    </message>
    <message>
        <source>its chunks are not so many for each NPU</source>
        <translation>ليست قطعه بهذا العدد لكل وحدة NPU</translation>
    </message>
    <message>
        <source>its classes of links are others</source>
        <translation>فئات وصلاته مختلفة</translation>
    </message>
    <message>
        <source>its end contradicts its steps</source>
        <translation>تناقض نهايته خطواته</translation>
    </message>
    <message>
        <source>its end is not what was written</source>
        <translation>ليست نهايته ما كُتب</translation>
    </message>
    <message>
        <source>its head contradicts itself</source>
        <translation>يناقض رأسه نفسه</translation>
    </message>
    <message>
        <source>its head is not what was written</source>
        <translation>ليس رأسه ما كُتب</translation>
    </message>
    <message>
        <source>its lines are of another size</source>
        <translation>خطوطه بحجم آخر</translation>
    </message>
    <message>
        <source>its lines lie elsewhere</source>
        <translation>خطوطه في موضع آخر</translation>
    </message>
    <message>
        <source>its links are others</source>
        <translation>وصلاته مختلفة</translation>
    </message>
    <message>
        <source>its links do not all take %1 ns</source>
        <translation>لا تستغرق وصلاته كلها ⁨%1 ns⁩</translation>
    </message>
    <message>
        <source>its links have no opposites, and the reduce-scatter needs them</source>
        <translation>ليس لوصلاته وصلات معاكسة، وتحتاج إليها reduce-scatter</translation>
    </message>
    <message>
        <source>its links take different times</source>
        <translation>تستغرق وصلاته أزمنة مختلفة</translation>
    </message>
    <message>
        <source>its messages go by the routing rule there, as where a group has other NPUs than the schedule</source>
        <translation>تسير رسائله هناك وفق قاعدة التوجيه، كما في مجموعة وحدات NPU فيها غير التي في الجدول</translation>
    </message>
    <message>
        <source>its parts do not make one collective</source>
        <translation>لا تكوّن أجزاؤه عملية جماعية واحدة</translation>
    </message>
    <message>
        <source>its peer is %1 instead of %2</source>
        <translation>طرفه الآخر %1 بدل %2</translation>
    </message>
    <message>
        <source>its size is %1 instead of %2</source>
        <translation>حجمه %1 بدل %2</translation>
    </message>
    <message>
        <source>its steps are not those that its end tells of</source>
        <translation>ليست خطواته التي تخبر عنها نهايته</translation>
    </message>
    <message>
        <source>its sums go both ways over links</source>
        <translation>تسير مجاميعه في الاتجاهين على الوصلات</translation>
    </message>
    <message>
        <source>its switches duplicate or add up</source>
        <translation>تنسخ مبدّلاته أو تجمع</translation>
    </message>
    <message>
        <source>its tag is %1 instead of %2</source>
        <translation>وسمه %1 بدل %2</translation>
    </message>
    <message>
        <source>json, yml, csv, dot or graphml</source>
        <translation>‏json أو yml أو csv أو dot أو graphml</translation>
    </message>
    <message>
        <source>leave out --launches</source>
        <translation>احذف ‎--launches</translation>
    </message>
    <message>
        <source>leave the algorithm out</source>
        <translation>احذف الخوارزمية</translation>
    </message>
    <message>
        <source>link wait</source>
        <translation>انتظار الوصلة</translation>
    </message>
    <message>
        <source>link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:PATTERN[@N]=NAME</source>
        <translation>link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:PATTERN[@N]=NAME</translation>
    </message>
    <message>
        <source>links are spelled out in Weft&apos;s JSON of a fabric only</source>
        <translation>لا تُفصَّل الوصلات إلا في JSON الخاص بـ Weft للنسيج</translation>
    </message>
    <message>
        <source>loading was stopped</source>
        <translation>أُوقف التحميل</translation>
    </message>
    <message>
        <source>look for a size, duration or bandwidth in the wrong unit</source>
        <translation>ابحث عن حجم أو مدة أو عرض نطاق بوحدة خاطئة</translation>
    </message>
    <message>
        <source>lower preferred-dataset-splits</source>
        <translation>خفّض preferred-dataset-splits</translation>
    </message>
    <message>
        <source>lower preferred-dataset-splits (now %1)</source>
        <translation>خفّض preferred-dataset-splits (الآن %1)</translation>
    </message>
    <message>
        <source>make one dimension of several</source>
        <translation>اجعل عدة أبعاد بُعدًا واحدًا</translation>
    </message>
    <message>
        <source>make the schedule for this fabric as it is, or clear what has failed</source>
        <translation>أنشئ الجدول لهذا النسيج كما هو، أو أصلح ما تعطّل</translation>
    </message>
    <message>
        <source>making the ring was stopped</source>
        <translation>أُوقف إنشاء الحلقة</translation>
    </message>
    <message>
        <source>mended it would take %1</source>
        <translation>لو أُصلح لاستغرق ⁨%1⁩</translation>
    </message>
    <message>
        <source>messages are sprayed in packets of 4 KiB, as no size of packets is given</source>
        <translation>تُرش الرسائل في حزم من ⁨4 KiB⁩، إذ لم يُعطَ حجم للحزم</translation>
    </message>
    <message>
        <source>messages from rank %1 are received in another order than they were sent</source>
        <translation>تُستقبل رسائل الرتبة %1 بترتيب غير ترتيب إرسالها</translation>
    </message>
    <message>
        <source>messages of no bytes in the algorithm &apos;%1&apos; travel as any other; ASTRA-sim stops at them</source>
        <translation>تنتقل الرسائل التي بلا بايتات في الخوارزمية &apos;⁨%1⁩&apos; كأي رسائل أخرى؛ يتوقف ASTRA-sim عندها</translation>
    </message>
    <message>
        <source>messages of no bytes, of which a collective of %1 bytes has some, travel as any other; ASTRA-sim stops at them</source>
        <translation>تنتقل الرسائل التي بلا بايتات، ومنها ما في عملية جماعية من %1 بايت، كأي رسائل أخرى؛ يتوقف ASTRA-sim عندها</translation>
    </message>
    <message>
        <source>messages of one connection overtake each other, which MSCCL cannot do: the program would not do the same</source>
        <translation>تتجاوز رسائل اتصال واحد بعضها بعضًا، ولا يستطيع MSCCL ذلك: لن يفعل البرنامج الشيء نفسه</translation>
    </message>
    <message>
        <source>messages of one source, destination and tag meet in the order of their ids</source>
        <translation>تلتقي الرسائل المتماثلة في المصدر والوجهة والوسم بترتيب معرّفاتها</translation>
    </message>
    <message>
        <source>messages of the schedule go through NPUs that do not get them</source>
        <translation>تمر رسائل الجدول بوحدات NPU لا تحصل عليها</translation>
    </message>
    <message>
        <source>messages of the schedule name no links</source>
        <translation>لا تسمّي رسائل الجدول وصلات</translation>
    </message>
    <message>
        <source>messages over several dimensions take the time of the lowest of them only, as in ASTRA-sim&apos;s congestion-unaware model: first from %1 to %2</source>
        <translation>تأخذ الرسائل على عدة أبعاد زمن أدناها فقط، كما في نموذج ASTRA-sim غير المراعي للازدحام: أولها من %1 إلى %2</translation>
    </message>
    <message>
        <source>more than 134 million pairs of a node and a destination</source>
        <translation>أكثر من 134 مليون زوج من عقدة ووجهة</translation>
    </message>
    <message>
        <source>name a fabric and a .json file</source>
        <translation>سمِّ نسيجًا وملف ‎.json</translation>
    </message>
    <message>
        <source>name ring or direct for it</source>
        <translation>سمِّ له ring أو direct</translation>
    </message>
    <message>
        <source>nchannels is %1, but only %2 are used</source>
        <translation>قيمة nchannels هي %1، ولا يُستخدم إلا %2</translation>
    </message>
    <message>
        <source>never completes</source>
        <translation>لا تكتمل أبدًا</translation>
    </message>
    <message>
        <source>no number of chunks fits %1 bytes</source>
        <translation>لا عدد من القطع يناسب %1 بايت</translation>
    </message>
    <message>
        <source>no path from %1 to %2</source>
        <translation>لا طريق من %1 إلى %2</translation>
    </message>
    <message>
        <source>no process group is given</source>
        <translation>لم تُعطَ مجموعة عمليات</translation>
    </message>
    <message>
        <source>no schedule is called &quot;%1&quot;</source>
        <translation>لا جدول اسمه &quot;⁨%1⁩&quot;</translation>
    </message>
    <message>
        <source>no working links lead from NPU %1 to NPU %2</source>
        <translation>لا وصلات عاملة من وحدة NPU %1 إلى وحدة NPU %2</translation>
    </message>
    <message>
        <source>not all messages of the schedule are sent and received</source>
        <translation>لا تُرسل رسائل الجدول وتُستقبل كلها</translation>
    </message>
    <message>
        <source>not all of its transfers start with a step</source>
        <translation>لا تبدأ كل عمليات نقله بخطوة</translation>
    </message>
    <message>
        <source>not all parts have been added</source>
        <translation>لم تُضف كل الأجزاء</translation>
    </message>
    <message>
        <source>not every NPU that wants chunk %1 can be reached from NPU %2</source>
        <translation>لا يمكن الوصول من وحدة NPU %2 إلى كل وحدة NPU تريد القطعة %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing has to move</source>
        <translation>لا شيء يلزم نقله</translation>
    </message>
    <message>
        <source>nothing is summed up in this pattern</source>
        <translation>لا يُجمع شيء في هذا النمط</translation>
    </message>
    <message>
        <source>nothing orders it after %1</source>
        <translation>لا شيء يرتّبه بعد %1</translation>
    </message>
    <message>
        <source>number the nodes anew</source>
        <translation>رقّم العقد من جديد</translation>
    </message>
    <message>
        <source>one algorithm over all NPUs after those of other dimensions has no schedule</source>
        <translation>لا جدول لخوارزمية واحدة على كل وحدات NPU بعد خوارزميات أبعاد أخرى</translation>
    </message>
    <message>
        <source>one chunk</source>
        <translation>قطعة واحدة</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>يُتوقَّع واحد من %1</translation>
    </message>
    <message>
        <source>one scalable unit of a DGX H100 SuperPOD, 32 machines on 8 rails</source>
        <translation>وحدة واحدة قابلة للتوسيع من DGX H100 SuperPOD، ‏32 آلة على 8 rails</translation>
    </message>
    <message>
        <source>only a custom collective says what is where</source>
        <translation>لا تقول أين يكون كل شيء إلا عملية جماعية مخصّصة</translation>
    </message>
    <message>
        <source>only a synthesized schedule can be written as equal steps</source>
        <translation>لا يُكتب خطوات متساوية إلا جدول مركَّب</translation>
    </message>
    <message>
        <source>only an all-gather, a reduce-scatter and an all-reduce can, not this %1</source>
        <translation>لا يمكن ذلك إلا لـ all-gather وreduce-scatter وall-reduce، وهذه %1</translation>
    </message>
    <message>
        <source>only versions 1 and 2 of the format can be read</source>
        <translation>لا يمكن قراءة غير الإصدارين 1 و2 من الصيغة</translation>
    </message>
    <message>
        <source>others wait for a thread block with the number %1; %3 holds numbers up to %2</source>
        <translation>تنتظر خطوات أخرى كتلة خيوط برقم %1؛ تبلغ الأرقام في %3 ‏%2</translation>
    </message>
    <message>
        <source>output slot %1</source>
        <translation>خانة المخرج %1</translation>
    </message>
    <message>
        <source>places count from 0</source>
        <translation>تُعدّ المواضع من 0</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos;</source>
        <translation>مجموعة العمليات &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is no full part of the fabric&apos;s dimensions: it has %2 ranks in %3 places. Its collectives run one ring at an endpoint delay of 10 ns, as in ASTRA-sim</source>
        <translation>ليست مجموعة العمليات &apos;⁨%1⁩&apos; جزءًا كاملًا من أبعاد النسيج: لها %2 من الرتب في %3 من المواضع. تجري عملياتها الجماعية حلقة واحدة بتأخير نقطة نهاية ⁨10 ns⁩، كما في ASTRA-sim</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is no number above 0, which ASTRA-sim needs: it is left out of %2</source>
        <translation>ليست مجموعة العمليات &apos;⁨%1⁩&apos; عددًا أكبر من 0 كما يحتاج ASTRA-sim: تُحذف من %2</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is not defined</source>
        <translation>لم تُعرّف مجموعة العمليات &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>queue wait</source>
        <translation>انتظار الطابور</translation>
    </message>
    <message>
        <source>raise the limit or run a smaller case</source>
        <translation>ارفع الحد أو شغّل حالة أصغر</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
    <message>
        <source>rank %1 ends with %2 in %3 instead of %4, which no step writes</source>
        <translation>تنتهي الرتبة %1 بـ %2 في %3 بدل %4، ولا تكتبه أي خطوة</translation>
    </message>
    <message>
        <source>rank %1 ends with %2 in %3 instead of %4, written last by %5</source>
        <translation>تنتهي الرتبة %1 بـ %2 في %3 بدل %4، وآخر من كتبه %5</translation>
    </message>
    <message>
        <source>rank %1 has no thread block %2</source>
        <translation>ليست للرتبة %1 كتلة خيوط %2</translation>
    </message>
    <message>
        <source>rank %1 has nothing to do, nor have %2 others: ASTRA-sim aborts on traces without nodes</source>
        <translation>ليس للرتبة %1 ما تفعله، ولا لعدد %2 غيرها: يتوقف ASTRA-sim بخطأ عند تتبّعات بلا عقد</translation>
    </message>
    <message>
        <source>rank %1 has nothing to do: ASTRA-sim aborts on traces without nodes</source>
        <translation>ليس للرتبة %1 ما تفعله: يتوقف ASTRA-sim بخطأ عند تتبّعات بلا عقد</translation>
    </message>
    <message>
        <source>rank %1 is a member twice</source>
        <translation>الرتبة %1 عضو مرتين</translation>
    </message>
    <message>
        <source>rank %1 is in two groups</source>
        <translation>الرتبة %1 في مجموعتين</translation>
    </message>
    <message>
        <source>rank %1 is on NPU %2, and the fabric has %3</source>
        <translation>الرتبة %1 على وحدة NPU %2، وفي النسيج %3</translation>
    </message>
    <message>
        <source>rank %1, %2 × the computing</source>
        <translation>الرتبة %1، ⁦%2 ×⁩ الحوسبة</translation>
    </message>
    <message>
        <source>rank %1, thread block %2, step %3</source>
        <translation>الرتبة %1، كتلة الخيوط %2، الخطوة %3</translation>
    </message>
    <message>
        <source>ranks %1</source>
        <translation>الرتب %1</translation>
    </message>
    <message>
        <source>ranks %1 and more</source>
        <translation>الرتب %1 وأخرى</translation>
    </message>
    <message>
        <source>ranks count from 0</source>
        <translation>تُعدّ الرتب من 0</translation>
    </message>
    <message>
        <source>ranks that have run different collectives of groups take different queues, and by ASTRA-sim&apos;s rule would wait for each other for ever; here all take the queue of the first member that calls</source>
        <translation>تأخذ الرتب التي شغّلت عمليات جماعية مختلفة لمجموعات طوابير مختلفة، ولو اتُّبعت قاعدة ASTRA-sim لانتظر بعضها بعضًا إلى الأبد؛ هنا تأخذ كلها طابور أول عضو يستدعي</translation>
    </message>
    <message>
        <source>reads %1 while %2 may write it</source>
        <translation>تقرأ %1 وقد تكون %2 تكتبها</translation>
    </message>
    <message>
        <source>reads %1, which holds nothing yet</source>
        <translation>تقرأ %1 التي لا شيء فيها بعد</translation>
    </message>
    <message>
        <source>reads slots that it writes at the same time</source>
        <translation>تقرأ خانات تكتبها في الوقت نفسه</translation>
    </message>
    <message>
        <source>receives %1 chunks of a message of %2, sent by %3</source>
        <translation>تستقبل %1 من قطع رسالة من %2 أرسلتها %3</translation>
    </message>
    <message>
        <source>record at level full</source>
        <translation>سجّل بالمستوى «كامل» (full)</translation>
    </message>
    <message>
        <source>record at level links or full</source>
        <translation>سجّل بالمستوى «وصلات» (links) أو «كامل» (full)</translation>
    </message>
    <message>
        <source>remote memory, %1 × the bandwidth</source>
        <translation>الذاكرة البعيدة، ⁦%1 ×⁩ عرض النطاق</translation>
    </message>
    <message>
        <source>removed: it is of another program under this prefix</source>
        <translation>حُذف: إنه لبرنامج آخر تحت هذه البادئة</translation>
    </message>
    <message>
        <source>replaying the schedule was stopped</source>
        <translation>أُوقفت إعادة تشغيل الجدول</translation>
    </message>
    <message>
        <source>root &apos;%1&apos; is not a rank or -1</source>
        <translation>الجذر &apos;⁨%1⁩&apos; ليس رتبة ولا ⁨-1⁩</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;</source>
        <translation>الجدول &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos; has %2 operations, more than the %3 that can be run as an algorithm</source>
        <translation>في الجدول &apos;⁨%1⁩&apos; ‏%2 من العمليات، أكثر من %3 التي يمكن تشغيلها خوارزميةً</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, %2: %3</source>
        <translation>الجدول &apos;⁨%1⁩&apos;، %2: %3</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, %2: sends %3 bytes, but %4 takes them as %5</source>
        <translation>الجدول &apos;⁨%1⁩&apos;، %2: تُرسل %3 بايت، لكن %4 تأخذها على أنها %5</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, where %2</source>
        <translation>الجدول &apos;⁨%1⁩&apos;، حيث %2</translation>
    </message>
    <message>
        <source>scratch slot %1</source>
        <translation>خانة ذاكرة العمل %1</translation>
    </message>
    <message>
        <source>sends to rank %1, which never took it</source>
        <translation>ترسل إلى الرتبة %1 التي لم تأخذه قط</translation>
    </message>
    <message>
        <source>slot wait</source>
        <translation>انتظار خانة</translation>
    </message>
    <message>
        <source>some ranks never finish, so that there is no makespan to compare</source>
        <translation>بعض الرتب لا تنتهي أبدًا، فليس هناك زمن كلي يُقارن</translation>
    </message>
    <message>
        <source>something else is expected here</source>
        <translation>يُتوقَّع هنا شيء آخر</translation>
    </message>
    <message>
        <source>step %1 comes again where step %2 is next</source>
        <translation>تأتي الخطوة %1 من جديد حيث الدور للخطوة %2</translation>
    </message>
    <message>
        <source>step %1 is missing before step %2</source>
        <translation>الخطوة %1 مفقودة قبل الخطوة %2</translation>
    </message>
    <message>
        <source>step %1 of thread block %2 has no node, or one that does not say what the step does</source>
        <translation>ليس للخطوة %1 من كتلة الخيوط %2 عقدة، أو عقدتها لا تقول ما تفعله الخطوة</translation>
    </message>
    <message>
        <source>step %1 reads no chunk of the pattern</source>
        <translation>لا تقرأ الخطوة %1 قطعة من النمط</translation>
    </message>
    <message>
        <source>steps of the schedule wait for each other in a circle</source>
        <translation>تنتظر خطوات الجدول بعضها بعضًا في حلقة</translation>
    </message>
    <message>
        <source>steps wait for each other: %1</source>
        <translation>تنتظر الخطوات بعضها بعضًا: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>stopped before all schedules were checked</source>
        <translation>أُوقف قبل فحص كل الجداول</translation>
    </message>
    <message>
        <source>stopped before every change was simulated</source>
        <translation>أُوقف قبل محاكاة كل تغيير</translation>
    </message>
    <message>
        <source>stopped before the end</source>
        <translation>أُوقف قبل النهاية</translation>
    </message>
    <message>
        <source>stopped before the schedule was made</source>
        <translation>أُوقف قبل إنشاء الجدول</translation>
    </message>
    <message>
        <source>stopped before there was a schedule</source>
        <translation>أُوقف قبل أن يكون هناك جدول</translation>
    </message>
    <message>
        <source>such as { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }</source>
        <translation>مثل ⁨{ &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }⁩</translation>
    </message>
    <message>
        <source>sums are synthesized in place</source>
        <translation>تُركَّب المجاميع في مكانها</translation>
    </message>
    <message>
        <source>takes away the last copy of chunk %1 from %2, which rank %3 lacks in the end in %4</source>
        <translation>تأخذ آخر نسخة من القطعة %1 من %2، وتنقص الرتبةَ %3 في النهاية في %4</translation>
    </message>
    <message>
        <source>text between the elements has no effect</source>
        <translation>لا أثر للنص بين العناصر</translation>
    </message>
    <message>
        <source>the algorithm &apos;%1&apos; has traces for %2 ranks, but the group has %3</source>
        <translation>للخوارزمية &apos;⁨%1⁩&apos; تتبّعات لعدد %2 من الرتب، وفي المجموعة %3</translation>
    </message>
    <message>
        <source>the algorithm has traces for %1 ranks, but the group has %2</source>
        <translation>للخوارزمية تتبّعات لعدد %1 من الرتب، وفي المجموعة %2</translation>
    </message>
    <message>
        <source>the analysis was stopped</source>
        <translation>أُوقف التحليل</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; of &apos;%2&apos; is missing</source>
        <translation>السمة &apos;⁨%1⁩&apos; من &apos;⁨%2⁩&apos; مفقودة</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; of &apos;%2&apos; is not known; it is kept, and has no effect</source>
        <translation>السمة &apos;⁨%1⁩&apos; من &apos;⁨%2⁩&apos; غير معروفة؛ يُحتفظ بها ولا أثر لها</translation>
    </message>
    <message>
        <source>the attribute &apos;inplace&apos; of &apos;algo&apos; is missing</source>
        <translation>السمة &apos;inplace&apos; من &apos;algo&apos; مفقودة</translation>
    </message>
    <message>
        <source>the attributes of the blocks are missing or contradict each other</source>
        <translation>سمات الكتل مفقودة أو متناقضة</translation>
    </message>
    <message>
        <source>the attributes of the schedule are missing or wrong</source>
        <translation>سمات الجدول مفقودة أو خاطئة</translation>
    </message>
    <message>
        <source>the backend &apos;%1&apos; is not known</source>
        <translation>الخلفية &apos;⁨%1⁩&apos; غير معروفة</translation>
    </message>
    <message>
        <source>the buffers of all ranks have %1 slots, which %2 steps cannot have a use for</source>
        <translation>للمخازن المؤقتة لكل الرتب %1 من الخانات، ولا حاجة لعدد %2 من الخطوات بها</translation>
    </message>
    <message>
        <source>the buffers of all ranks have more than 268,435,456 slots</source>
        <translation>للمخازن المؤقتة لكل الرتب أكثر من 268,435,456 خانة</translation>
    </message>
    <message>
        <source>the chunks of %1 bytes carry less than a byte each: ASTRA-sim aborts on messages that carry nothing</source>
        <translation>تحمل كل قطعة من %1 بايت أقل من بايت: يتوقف ASTRA-sim بخطأ عند رسائل لا تحمل شيئًا</translation>
    </message>
    <message>
        <source>the collective &apos;%1&apos; has no pattern in Weft; the program is read as a custom one, whose result is not checked</source>
        <translation>ليس للعملية الجماعية &apos;⁨%1⁩&apos; نمط في Weft؛ يُقرأ البرنامج بوصفه مخصّصًا لا تُفحص نتيجته</translation>
    </message>
    <message>
        <source>the collective did not run</source>
        <translation>لم تُشغَّل العملية الجماعية</translation>
    </message>
    <message>
        <source>the collective has %1 ranks, the fabric %2 NPUs</source>
        <translation>للعملية الجماعية %1 من الرتب، وللنسيج %2 من وحدات NPU</translation>
    </message>
    <message>
        <source>the collective would take longer than 146 years</source>
        <translation>ستستغرق العملية الجماعية أكثر من 146 سنة</translation>
    </message>
    <message>
        <source>the collectives need %1 message tags in a row, but the workload leaves no such gap below %2</source>
        <translation>تحتاج العمليات الجماعية إلى %1 من وسوم الرسائل المتتالية، ولا يترك حِمل العمل فجوة كهذه دون %2</translation>
    </message>
    <message>
        <source>the comparison was stopped</source>
        <translation>أُوقفت المقارنة</translation>
    </message>
    <message>
        <source>the contributions to the chunks take more than 2 GB of memory</source>
        <translation>تحتاج الإسهامات في القطع إلى أكثر من ⁨2 GB⁩ من الذاكرة</translation>
    </message>
    <message>
        <source>the contributors of chunk %1 are not an ascending list</source>
        <translation>ليس المسهمون في القطعة %1 قائمة تصاعدية</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>أُوقف التحويل</translation>
    </message>
    <message>
        <source>the copy lacks a part that is there</source>
        <translation>ينقص النسخةَ جزء موجود</translation>
    </message>
    <message>
        <source>the critical path</source>
        <translation>المسار الحرج</translation>
    </message>
    <message>
        <source>the custom pattern promises no result, so what the ranks end with was not checked</source>
        <translation>لا يعد النمط المخصّص بنتيجة، ولذلك لم يُفحص ما تنتهي به الرتب</translation>
    </message>
    <message>
        <source>the dimensions %1 do not span a group of %2 ranks</source>
        <translation>لا تكوّن الأبعاد %1 مجموعة من %2 من الرتب</translation>
    </message>
    <message>
        <source>the element &apos;%1&apos; is in the wrong place</source>
        <translation>العنصر &apos;⁨%1⁩&apos; في غير مكانه</translation>
    </message>
    <message>
        <source>the element &apos;%1&apos; is not known and has no effect</source>
        <translation>العنصر &apos;⁨%1⁩&apos; غير معروف ولا أثر له</translation>
    </message>
    <message>
        <source>the ending of &apos;%1&apos; is no format that Weft writes</source>
        <translation>ليس امتداد &apos;⁨%1⁩&apos; صيغة يكتبها Weft</translation>
    </message>
    <message>
        <source>the exchange ends at another time than it says</source>
        <translation>ينتهي التبادل في زمن غير الذي يقوله</translation>
    </message>
    <message>
        <source>the fabric has %1</source>
        <translation>للنسيج %1</translation>
    </message>
    <message>
        <source>the fabric has %1, but the workload has traces for %2</source>
        <translation>في النسيج %1، وفي تتبّعات حِمل العمل %2</translation>
    </message>
    <message>
        <source>the fabric has no NPU %1</source>
        <translation>ليست في النسيج وحدة NPU %1</translation>
    </message>
    <message>
        <source>the fabric has no links</source>
        <translation>ليست في النسيج وصلات</translation>
    </message>
    <message>
        <source>the fabric has switches</source>
        <translation>في النسيج مبدّلات</translation>
    </message>
    <message>
        <source>the factor between two sizes must be greater than 1</source>
        <translation>يجب أن يكون المعامل بين حجمين أكبر من 1</translation>
    </message>
    <message>
        <source>the failed, degraded and slow parts are lost: only json can hold them</source>
        <translation>تضيع الأجزاء المتعطلة والمتدهورة والبطيئة: لا يتسع لها إلا json</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>ينتهي الملف داخل سجل</translation>
    </message>
    <message>
        <source>the file is damaged: %1</source>
        <translation>الملف تالف: %1</translation>
    </message>
    <message>
        <source>the file is larger than 4 GiB</source>
        <translation>الملف أكبر من ⁨4 GiB⁩</translation>
    </message>
    <message>
        <source>the first operation or message of a rank has ended or has left a link free again at tick 0, where ASTRA-sim stops: it has no figures to compare these with</source>
        <translation>انتهت أول عملية أو رسالة لإحدى الرتب أو أخلت وصلة عند النبضة 0، وهناك يتوقف ASTRA-sim: ليست لديه أرقام تُقارن بهذه</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>لا يمكن إنشاء المجلد: %1</translation>
    </message>
    <message>
        <source>the group lists rank %1 twice</source>
        <translation>تذكر المجموعة الرتبة %1 مرتين</translation>
    </message>
    <message>
        <source>the group names rank %1, but there are %2 NPUs</source>
        <translation>تسمّي المجموعة الرتبة %1، وهناك %2 من وحدات NPU</translation>
    </message>
    <message>
        <source>the groups have different sizes; the library has no one algorithm for them to compare with</source>
        <translation>للمجموعات أحجام مختلفة؛ ليست في المكتبة خوارزمية واحدة لها للمقارنة</translation>
    </message>
    <message>
        <source>the holder of chunk %1</source>
        <translation>حامل القطعة %1</translation>
    </message>
    <message>
        <source>the ids of the trace leave no room for further nodes</source>
        <translation>لا تترك معرّفات التتبّع مكانًا لعقد أخرى</translation>
    </message>
    <message>
        <source>the inlining was stopped</source>
        <translation>أُوقف التضمين</translation>
    </message>
    <message>
        <source>the key &apos;workload&apos; is missing</source>
        <translation>المفتاح &apos;workload&apos; مفقود</translation>
    </message>
    <message>
        <source>the last chunk arrives at %1 ns, not at the stated %2 ns</source>
        <translation>تصل آخر قطعة عند ⁨%1 ns⁩، لا عند ⁨%2 ns⁩ المذكورة</translation>
    </message>
    <message>
        <source>the link carries another chunk in the same step</source>
        <translation>تحمل الوصلة قطعة أخرى في الخطوة نفسها</translation>
    </message>
    <message>
        <source>the link still carries another chunk</source>
        <translation>ما زالت الوصلة تحمل قطعة أخرى</translation>
    </message>
    <message>
        <source>the links that messages take cannot be written</source>
        <translation>لا يمكن كتابة الوصلات التي تسلكها الرسائل</translation>
    </message>
    <message>
        <source>the longest way limits everything: a chunk takes that long from end to end</source>
        <translation>أطول طريق يحدّ كل شيء: هذا ما تستغرقه القطعة من طرف إلى طرف</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is given twice; its last value counts</source>
        <translation>ورد العضو &quot;⁨%1⁩&quot; مرتين؛ العبرة بآخر قيمة</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>العضو &quot;⁨%1⁩&quot; مفقود</translation>
    </message>
    <message>
        <source>the member &quot;blocks&quot; is missing</source>
        <translation>العضو &quot;blocks&quot; مفقود</translation>
    </message>
    <message>
        <source>the member &quot;pattern&quot; is missing</source>
        <translation>العضو &quot;pattern&quot; مفقود</translation>
    </message>
    <message>
        <source>the members of %1 disagree on their collective number %2: %3 here, %4 at %5</source>
        <translation>يختلف أعضاء %1 على عمليتهم الجماعية رقم %2: هنا ⁨%3⁩، وعند %5 ⁨%4⁩</translation>
    </message>
    <message>
        <source>the members of a group disagree on their collective number %1: %2 of %3 bytes here, %4 of %5 bytes at %6</source>
        <translation>يختلف أعضاء مجموعة على عمليتهم الجماعية رقم %1: هنا %2 من %3 بايت، وعند %6: ‏%4 من %5 بايت</translation>
    </message>
    <message>
        <source>the memory is exhausted</source>
        <translation>نفدت الذاكرة</translation>
    </message>
    <message>
        <source>the message from rank %1 on channel %2 is never sent</source>
        <translation>لا تُرسل أبدًا الرسالة من الرتبة %1 على القناة %2</translation>
    </message>
    <message>
        <source>the message to rank %1 on channel %2 is never received</source>
        <translation>لا تُستقبل أبدًا الرسالة إلى الرتبة %1 على القناة %2</translation>
    </message>
    <message>
        <source>the name of an attribute is not UTF-8</source>
        <translation>اسم إحدى السمات ليس UTF-8</translation>
    </message>
    <message>
        <source>the node waits for itself</source>
        <translation>تنتظر العقدة نفسها</translation>
    </message>
    <message>
        <source>the nodes were read instead; nothing is known about chunks then</source>
        <translation>قُرئت العقد بدلًا من ذلك؛ لا يُعرف حينها شيء عن القطع</translation>
    </message>
    <message>
        <source>the number of NPUs or chunks differs</source>
        <translation>يختلف عدد وحدات NPU أو القطع</translation>
    </message>
    <message>
        <source>the number of NPUs or the time of its links differs</source>
        <translation>يختلف عدد وحدات NPU أو زمن وصلاتها</translation>
    </message>
    <message>
        <source>the number of chunks must be a multiple of the ranks</source>
        <translation>يجب أن يكون عدد القطع مضاعفًا لعدد الرتب</translation>
    </message>
    <message>
        <source>the order does not name each dimension once</source>
        <translation>لا يسمّي الترتيب كل بُعد مرة واحدة</translation>
    </message>
    <message>
        <source>the output would replace the workload</source>
        <translation>سيستبدل الخرج حِملَ العمل</translation>
    </message>
    <message>
        <source>the places of the ranks in the fabric cannot be written</source>
        <translation>لا يمكن كتابة مواضع الرتب في النسيج</translation>
    </message>
    <message>
        <source>the plan is not in the order of time</source>
        <translation>ليست الخطة بترتيب الزمن</translation>
    </message>
    <message>
        <source>the plan says %1 ns and takes %2</source>
        <translation>تقول الخطة ⁨%1 ns⁩ وتستغرق %2</translation>
    </message>
    <message>
        <source>the prefix of a trace set</source>
        <translation>بادئة مجموعة تتبّعات</translation>
    </message>
    <message>
        <source>the preparation of a schedule was stopped</source>
        <translation>أُوقف إعداد جدول</translation>
    </message>
    <message>
        <source>the program has %1 ranks, the fabric %2 NPUs</source>
        <translation>للبرنامج %1 من الرتب، وللنسيج %2 من وحدات NPU</translation>
    </message>
    <message>
        <source>the program has none</source>
        <translation>ليس للبرنامج شيء منها</translation>
    </message>
    <message>
        <source>the program is for %1 GPUs, but there is no gpu element with the id %2</source>
        <translation>البرنامج لعدد %1 من وحدات GPU، وليس هناك عنصر gpu بالمعرّف %2</translation>
    </message>
    <message>
        <source>the program is for %1 bytes and more, but for %2 at most</source>
        <translation>البرنامج لعدد %1 بايت فأكثر، لكن لعدد %2 على الأكثر</translation>
    </message>
    <message>
        <source>the program is for %1 ranks, but there are %2 traces</source>
        <translation>البرنامج لعدد %1 من الرتب، وهناك %2 من التتبّعات</translation>
    </message>
    <message>
        <source>the program is neither for calls in place nor for others</source>
        <translation>ليس البرنامج للاستدعاءات في المكان ولا لغيرها</translation>
    </message>
    <message>
        <source>the program says that it works in place, but has an input and an output; they are taken as separate</source>
        <translation>يقول البرنامج إنه يعمل في المكان، وله مدخل ومخرج؛ يُعدّان منفصلين</translation>
    </message>
    <message>
        <source>the program that the traces were made from is not what they hold: %1</source>
        <translation>البرنامج الذي صُنعت منه التتبّعات غير ما فيها: %1</translation>
    </message>
    <message>
        <source>the proof of a plan was stopped</source>
        <translation>أُوقف برهان خطة</translation>
    </message>
    <message>
        <source>the range ends before it begins</source>
        <translation>ينتهي النطاق قبل أن يبدأ</translation>
    </message>
    <message>
        <source>the rank is not in %1, whose collective it calls</source>
        <translation>ليست الرتبة في %1 التي تستدعي عمليتها الجماعية</translation>
    </message>
    <message>
        <source>the rank is not in process group &apos;%1&apos;, whose collective it calls</source>
        <translation>ليست الرتبة في مجموعة العمليات &apos;⁨%1⁩&apos; التي تستدعي عمليتها الجماعية</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>أُوقفت القراءة</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: %1</source>
        <translation>لا يمكن كتابة النتيجة خطوات متساوية: %1</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: it was spelled out</source>
        <translation>لا يمكن كتابة النتيجة خطوات متساوية: كُتبت مفصّلة</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: only a collective of all NPUs can</source>
        <translation>لا يمكن كتابة النتيجة خطوات متساوية: لا يمكن ذلك إلا لعملية جماعية لكل وحدات NPU</translation>
    </message>
    <message>
        <source>the roofline is off: all computation takes no time</source>
        <translation>نموذج roofline معطّل: لا تستغرق الحوسبة كلها وقتًا</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>الجذر</translation>
    </message>
    <message>
        <source>the root is place %1 of a group of %2</source>
        <translation>الجذر هو الموضع %1 من مجموعة من %2</translation>
    </message>
    <message>
        <source>the root, rank %1, is not in %2</source>
        <translation>الجذر، الرتبة %1، ليس في %2</translation>
    </message>
    <message>
        <source>the root, rank %1, is not in the process group</source>
        <translation>الجذر، الرتبة %1، ليس في مجموعة العمليات</translation>
    </message>
    <message>
        <source>the routing &apos;%1&apos; is not known</source>
        <translation>التوجيه &apos;⁨%1⁩&apos; غير معروف</translation>
    </message>
    <message>
        <source>the run has more than %1 records; single operations and messages were not kept, link totals were</source>
        <translation>في التشغيل أكثر من %1 من السجلات؛ لم يُحتفظ بالعمليات والرسائل المفردة، واحتُفظ بمجاميع الوصلات</translation>
    </message>
    <message>
        <source>the run has no records of its operations</source>
        <translation>ليس في التشغيل سجلات لعملياته</translation>
    </message>
    <message>
        <source>the run holds no link figures, because it was recorded at level summary</source>
        <translation>ليست في التشغيل أرقام للوصلات، لأنه سُجّل بالمستوى «ملخص» (summary)</translation>
    </message>
    <message>
        <source>the schedule &apos;%1&apos; is wrong, and is put in all the same: %2</source>
        <translation>الجدول &apos;⁨%1⁩&apos; خاطئ، ومع ذلك يُضمَّن: %2</translation>
    </message>
    <message>
        <source>the schedule carries chunks that nobody asks for</source>
        <translation>يحمل الجدول قطعًا لا يطلبها أحد</translation>
    </message>
    <message>
        <source>the schedule has %1 ranks, but places of %2</source>
        <translation>للجدول %1 من الرتب، لكن فيه مواضع %2</translation>
    </message>
    <message>
        <source>the schedule in the attributes of the traces is not what they hold: %1</source>
        <translation>الجدول الذي في سمات التتبّعات غير ما فيها: %1</translation>
    </message>
    <message>
        <source>the schedule is for %1 ranks, and the fabric has %2 NPUs</source>
        <translation>الجدول لعدد %1 من الرتب، وللنسيج %2 من وحدات NPU</translation>
    </message>
    <message>
        <source>the schedule is not of this fabric: %1</source>
        <translation>ليس الجدول لهذا النسيج: %1</translation>
    </message>
    <message>
        <source>the schedule is of %1 ranks, but there are %2 traces</source>
        <translation>الجدول لعدد %1 من الرتب، وهناك %2 من التتبّعات</translation>
    </message>
    <message>
        <source>the schedule is of another fabric: its links lead elsewhere</source>
        <translation>الجدول لنسيج آخر: تؤدي وصلاته إلى موضع آخر</translation>
    </message>
    <message>
        <source>the schedule is placed on NPU %1 of %2</source>
        <translation>وُضع الجدول على وحدة NPU %1 من %2</translation>
    </message>
    <message>
        <source>the schedule moves several chunks in one message</source>
        <translation>ينقل الجدول عدة قطع في رسالة واحدة</translation>
    </message>
    <message>
        <source>the schedule of direct sends to everybody at once; its window is left out</source>
        <translation>يرسل جدول direct إلى الجميع معًا؛ تُحذف نافذته</translation>
    </message>
    <message>
        <source>the search for a lower bound was stopped</source>
        <translation>أُوقف البحث عن حد أدنى</translation>
    </message>
    <message>
        <source>the search for ways was stopped</source>
        <translation>أُوقف البحث عن طرق</translation>
    </message>
    <message>
        <source>the sender does not forward for others</source>
        <translation>لا يمرّر المرسل لغيره</translation>
    </message>
    <message>
        <source>the simulated time passes 2^61 ns, about 73 years</source>
        <translation>يتجاوز الزمن المحاكى ⁨2^61 ns⁩، نحو 73 سنة</translation>
    </message>
    <message>
        <source>the simulation of a schedule was stopped</source>
        <translation>أُوقفت محاكاة جدول</translation>
    </message>
    <message>
        <source>the sizes must go from at least 1 byte up to no less than that</source>
        <translation>يجب أن تبدأ الأحجام من بايت واحد على الأقل وألا تنتهي بأقل من ذلك</translation>
    </message>
    <message>
        <source>the source does not have the chunk</source>
        <translation>ليست القطعة لدى المصدر</translation>
    </message>
    <message>
        <source>the source does not have the sum</source>
        <translation>ليس المجموع لدى المصدر</translation>
    </message>
    <message>
        <source>the source has given its part away before</source>
        <translation>أعطى المصدر جزأه من قبل</translation>
    </message>
    <message>
        <source>the source has no part of the sum</source>
        <translation>ليس لدى المصدر جزء من المجموع</translation>
    </message>
    <message>
        <source>the source has not added all parts yet</source>
        <translation>لم يُضف المصدر كل الأجزاء بعد</translation>
    </message>
    <message>
        <source>the source has nothing of the chunk</source>
        <translation>ليس لدى المصدر شيء من القطعة</translation>
    </message>
    <message>
        <source>the source&apos;s part of the sum is sent twice</source>
        <translation>أُرسل جزء المصدر من المجموع مرتين</translation>
    </message>
    <message>
        <source>the step adds a residual, which is no part of a collective</source>
        <translation>تضيف الخطوة باقيًا ليس جزءًا من عملية جماعية</translation>
    </message>
    <message>
        <source>the step type &apos;%1&apos; is not known</source>
        <translation>نوع الخطوة &apos;⁨%1⁩&apos; غير معروف</translation>
    </message>
    <message>
        <source>the step waits for itself</source>
        <translation>تنتظر الخطوة نفسها</translation>
    </message>
    <message>
        <source>the step waits for step %1 of thread block %2, which does not exist</source>
        <translation>تنتظر الخطوة الخطوة %1 من كتلة الخيوط %2 وهي غير موجودة</translation>
    </message>
    <message>
        <source>the step waits for step %1 of thread block %2, which rank %3 does not have</source>
        <translation>تنتظر الخطوة الخطوة %1 من كتلة الخيوط %2 وليست لدى الرتبة %3</translation>
    </message>
    <message>
        <source>the steps are not of this fabric: %1</source>
        <translation>ليست الخطوات لهذا النسيج: %1</translation>
    </message>
    <message>
        <source>the steps do not show which rank is the root; rank 0 is taken</source>
        <translation>لا تُظهر الخطوات أي رتبة هي الجذر؛ تؤخذ الرتبة 0</translation>
    </message>
    <message>
        <source>the steps wait for each other in a circle: no order of them fits</source>
        <translation>تنتظر الخطوات بعضها بعضًا في حلقة: لا ترتيب يناسبها</translation>
    </message>
    <message>
        <source>the sum has gone on without this part</source>
        <translation>مضى المجموع دون هذا الجزء</translation>
    </message>
    <message>
        <source>the sum of chunk %1 does not come to all NPUs</source>
        <translation>لا يصل مجموع القطعة %1 إلى كل وحدات NPU</translation>
    </message>
    <message>
        <source>the synthesis was stopped</source>
        <translation>أُوقف التركيب</translation>
    </message>
    <message>
        <source>the system file is no JSON object</source>
        <translation>ملف النظام ليس كائن JSON</translation>
    </message>
    <message>
        <source>the system replays durations: its collectives run no algorithm</source>
        <translation>يعيد النظام المدد كما هي: لا تشغّل عملياته الجماعية خوارزمية</translation>
    </message>
    <message>
        <source>the table has no column &apos;%1&apos;</source>
        <translation>ليس في جدول البيانات العمود &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>the target has given its part away before</source>
        <translation>أعطى الهدف جزأه من قبل</translation>
    </message>
    <message>
        <source>the thread block has no step %1</source>
        <translation>ليس لكتلة الخيوط خطوة %1</translation>
    </message>
    <message>
        <source>the thread block uses channel %1, but nchannels is %2</source>
        <translation>تستخدم كتلة الخيوط القناة %1، لكن nchannels هو %2</translation>
    </message>
    <message>
        <source>the trace set has %1 and would take about %2 of memory, but only %3 are available</source>
        <translation>في مجموعة التتبّعات %1 وستحتاج إلى نحو %2 من الذاكرة، والمتاح %3 فقط</translation>
    </message>
    <message>
        <source>the traces can be run as a workload of their own</source>
        <translation>يمكن تشغيل التتبّعات حِمل عمل مستقلًا</translation>
    </message>
    <message>
        <source>the traces have METADATA nodes, on which ASTRA-sim aborts</source>
        <translation>في التتبّعات عقد METADATA يتوقف ASTRA-sim بخطأ عندها</translation>
    </message>
    <message>
        <source>the translations do not map it onto itself</source>
        <translation>لا تنقله الإزاحات إلى نفسه</translation>
    </message>
    <message>
        <source>the types are s, r, rcs, rrc, rrs, rrcs, cpy, re and nop</source>
        <translation>الأنواع هي s وr وrcs وrrc وrrs وrrcs وcpy وre وnop</translation>
    </message>
    <message>
        <source>the use of time by rank</source>
        <translation>استخدام الزمن بحسب الرتبة</translation>
    </message>
    <message>
        <source>the verifier refuses it</source>
        <translation>يرفضه المدقّق</translation>
    </message>
    <message>
        <source>their sizes must multiply to the size of the group</source>
        <translation>يجب أن يساوي حاصل ضرب أحجامها حجم المجموعة</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>الموجود: %1</translation>
    </message>
    <message>
        <source>there are %1 nodes instead of %2</source>
        <translation>هناك %1 من العقد بدل %2</translation>
    </message>
    <message>
        <source>there are no %1 bins of utilization: the run recorded %2</source>
        <translation>ليست هناك %1 من فواصل الاستخدام: سجّل التشغيل %2</translation>
    </message>
    <message>
        <source>there are no files for the ranks %1; the other ranks can be looked at, but not run</source>
        <translation>ليست هناك ملفات للرتب %1؛ يمكن النظر في الرتب الأخرى، لا تشغيلها</translation>
    </message>
    <message>
        <source>there are two gpu elements with the id %1</source>
        <translation>هناك عنصرا gpu بالمعرّف %1</translation>
    </message>
    <message>
        <source>there are two thread blocks with the id %1</source>
        <translation>هناك كتلتا خيوط بالمعرّف %1</translation>
    </message>
    <message>
        <source>there is no algorithm &apos;%1&apos;</source>
        <translation>ليست هناك خوارزمية &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>there is no collective to inline; the traces are written as they were</source>
        <translation>ليست هناك عملية جماعية تُضمَّن؛ كُتبت التتبّعات كما كانت</translation>
    </message>
    <message>
        <source>there is no dimension %1</source>
        <translation>ليس هناك بُعد %1</translation>
    </message>
    <message>
        <source>there is no file for rank %1; the other ranks can be looked at, but not run</source>
        <translation>ليس هناك ملف للرتبة %1؛ يمكن النظر في الرتب الأخرى، لا تشغيلها</translation>
    </message>
    <message>
        <source>there is no link from node %1 to node %2</source>
        <translation>ليست هناك وصلة من العقدة %1 إلى العقدة %2</translation>
    </message>
    <message>
        <source>there is no rank %1</source>
        <translation>ليست هناك رتبة %1</translation>
    </message>
    <message>
        <source>there is no row of figures in it</source>
        <translation>ليس فيه سطر أرقام</translation>
    </message>
    <message>
        <source>there is no schedule for a collective of this type</source>
        <translation>ليس هناك جدول لعملية جماعية من هذا النوع</translation>
    </message>
    <message>
        <source>there is no such chunk</source>
        <translation>ليست هناك قطعة كهذه</translation>
    </message>
    <message>
        <source>there is no such record</source>
        <translation>ليس هناك سجل كهذا</translation>
    </message>
    <message>
        <source>there is no trace to make a schedule from</source>
        <translation>ليس هناك تتبّع يُصنع منه جدول</translation>
    </message>
    <message>
        <source>there is no way from %1 to %2</source>
        <translation>ليس هناك طريق من %1 إلى %2</translation>
    </message>
    <message>
        <source>there is no way from NPU %1 to NPU %2</source>
        <translation>ليس هناك طريق من وحدة NPU %1 إلى وحدة NPU %2</translation>
    </message>
    <message>
        <source>there is not enough memory for the search</source>
        <translation>لا تكفي الذاكرة للبحث</translation>
    </message>
    <message>
        <source>these are more than %1 sizes; take a greater factor</source>
        <translation>هذه أكثر من %1 من الأحجام؛ خذ معاملًا أكبر</translation>
    </message>
    <message>
        <source>these traces do not say which chunks they move: that messages meet and that nothing waits for itself is proved, the result is not</source>
        <translation>لا تقول هذه التتبّعات أي قطع تنقل: بُرهن أن الرسائل تلتقي وأن لا شيء ينتظر نفسه، ولم تُبرهن النتيجة</translation>
    </message>
    <message>
        <source>this JSON object is empty</source>
        <translation>كائن JSON هذا فارغ</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the key %1</source>
        <translation>كائن JSON هذا ليس بأي صيغة يقرؤها Weft: فيه المفتاح %1</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the keys %1</source>
        <translation>كائن JSON هذا ليس بأي صيغة يقرؤها Weft: فيه المفاتيح %1</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the keys %1 and %2 more</source>
        <translation>كائن JSON هذا ليس بأي صيغة يقرؤها Weft: فيه المفاتيح %1 و%2 أخرى</translation>
    </message>
    <message>
        <source>this Weft reads version 1</source>
        <translation>يقرأ Weft هذا الإصدار 1</translation>
    </message>
    <message>
        <source>this file of steps has version %1, and Weft reads version %2</source>
        <translation>إصدار ملف الخطوات هذا %1، ويقرأ Weft الإصدار %2</translation>
    </message>
    <message>
        <source>this file of steps was written on a machine with another order of bytes</source>
        <translation>كُتب ملف الخطوات هذا على آلة بترتيب آخر للبايتات</translation>
    </message>
    <message>
        <source>this is XML that Weft does not read: the root element is &apos;%1&apos;; a program of MSCCL begins with &apos;algo&apos;</source>
        <translation>هذا XML لا يقرؤه Weft: عنصر الجذر &apos;⁨%1⁩&apos;؛ يبدأ برنامج MSCCL بـ &apos;algo&apos;</translation>
    </message>
    <message>
        <source>this is a program of computation and communication</source>
        <translation>هذا برنامج حوسبة واتصال</translation>
    </message>
    <message>
        <source>this is collective number %1 of %2, but rank %3 issues only %4</source>
        <translation>هذه العملية الجماعية رقم %1 من %2، لكن الرتبة %3 لا تصدر إلا %4</translation>
    </message>
    <message>
        <source>this is no file of steps</source>
        <translation>هذا ليس ملف خطوات</translation>
    </message>
    <message>
        <source>this is no result of Weft&apos;s</source>
        <translation>هذه ليست نتيجة من Weft</translation>
    </message>
    <message>
        <source>this is not a Weft schedule: &quot;format&quot; is not &quot;weft-schedule&quot;</source>
        <translation>هذا ليس جدول Weft: قيمة &quot;format&quot; ليست &quot;weft-schedule&quot;</translation>
    </message>
    <message>
        <source>this is not a schedule: MSCCL XML, Weft&apos;s JSON or Chakra traces are expected</source>
        <translation>هذا ليس جدولًا: يُتوقَّع MSCCL XML أو JSON الخاص بـ Weft أو تتبّعات Chakra</translation>
    </message>
    <message>
        <source>this line is no row of figures and is skipped</source>
        <translation>ليس هذا السطر سطر أرقام ويُتجاوز</translation>
    </message>
    <message>
        <source>this list of links is not what was written</source>
        <translation>ليست قائمة الوصلات هذه ما كُتب</translation>
    </message>
    <message>
        <source>this receive of %1 bytes meets a send of %2</source>
        <translation>يلتقي هذا الاستقبال من %1 بايت إرسالًا من %2</translation>
    </message>
    <message>
        <source>this step is not what was written</source>
        <translation>ليست هذه الخطوة ما كُتب</translation>
    </message>
    <message>
        <source>thread block %1 is missing before thread block %2</source>
        <translation>كتلة الخيوط %1 مفقودة قبل كتلة الخيوط %2</translation>
    </message>
    <message>
        <source>thread block %1, step %2 waits for ever: step %3 of thread block %4 and those after it that could have hasdep 0 and never say that they are done</source>
        <translation>تنتظر كتلة الخيوط %1، الخطوة %2 إلى الأبد: الخطوة %3 من كتلة الخيوط %4 وما بعدها مما قد يكون فيه hasdep يساوي 0 لا تقول أبدًا إنها انتهت</translation>
    </message>
    <message>
        <source>thread blocks without an order of their own are written in one that fits</source>
        <translation>تُكتب كتل الخيوط التي لا ترتيب لها بترتيب مناسب</translation>
    </message>
    <message>
        <source>too many channels, pieces or chunks</source>
        <translation>قنوات أو أجزاء أو قطع أكثر من اللازم</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>عملية نقل</translation>
    </message>
    <message>
        <source>true, false, 0 or 1</source>
        <translation>‏true أو false أو 0 أو 1</translation>
    </message>
    <message>
        <source>turn replay-only off</source>
        <translation>عطّل replay-only</translation>
    </message>
    <message>
        <source>two ranks are placed on NPU %1</source>
        <translation>رتبتان موضوعتان على وحدة NPU %1</translation>
    </message>
    <message>
        <source>two ranks exchange messages with more than %1 different tags</source>
        <translation>تتبادل رتبتان رسائل بأكثر من %1 من الوسوم المختلفة</translation>
    </message>
    <message>
        <source>two thread blocks receive from rank %1 on channel %2</source>
        <translation>تستقبل كتلتا خيوط من الرتبة %1 على القناة %2</translation>
    </message>
    <message>
        <source>two thread blocks send to rank %1 on channel %2</source>
        <translation>ترسل كتلتا خيوط إلى الرتبة %1 على القناة %2</translation>
    </message>
    <message>
        <source>two transfers at once on the links of class %1 at %2 ns</source>
        <translation>عمليتا نقل معًا على وصلات الفئة %1 عند ⁨%2 ns⁩</translation>
    </message>
    <message>
        <source>up a fat tree by the digits of the destination&apos;s number: no two flows of a shift meet</source>
        <translation>صعودًا في fat tree بحسب خانات رقم الوجهة: لا يلتقي تدفقان من إزاحة واحدة</translation>
    </message>
    <message>
        <source>use .json, .xml, or a prefix for traces</source>
        <translation>استخدم ‎.json أو ‎.xml أو بادئة للتتبّعات</translation>
    </message>
    <message>
        <source>use a larger size, fewer chunks, or links with a latency</source>
        <translation>استخدم حجمًا أكبر أو قطعًا أقل أو وصلات لها زمن كمون</translation>
    </message>
    <message>
        <source>use fewer chunks</source>
        <translation>استخدم قطعًا أقل</translation>
    </message>
    <message>
        <source>use fewer chunks or ranks</source>
        <translation>استخدم قطعًا أو رتبًا أقل</translation>
    </message>
    <message>
        <source>use fewer threads or fewer chunks</source>
        <translation>استخدم خيوطًا أقل أو قطعًا أقل</translation>
    </message>
    <message>
        <source>use the aware network model and record at level links or full</source>
        <translation>استخدم نموذج الشبكة aware وسجّل بالمستوى «وصلات» (links) أو «كامل» (full)</translation>
    </message>
    <message>
        <source>utilization over time</source>
        <translation>الاستخدام عبر الزمن</translation>
    </message>
    <message>
        <source>verify the schedule</source>
        <translation>دقّق الجدول</translation>
    </message>
    <message>
        <source>verifying was stopped</source>
        <translation>أُوقف التدقيق</translation>
    </message>
    <message>
        <source>version %1 of results is not known</source>
        <translation>الإصدار %1 من النتائج غير معروف</translation>
    </message>
    <message>
        <source>waits for a message of %1 bytes with tag %2 from rank %3, which never came</source>
        <translation>تنتظر رسالة من %1 بايت بالوسم %2 من الرتبة %3 لم تأتِ قط</translation>
    </message>
    <message>
        <source>waits for its turn behind another operation of the rank</source>
        <translation>تنتظر دورها خلف عملية أخرى للرتبة</translation>
    </message>
    <message>
        <source>waits for itself if connections hold %1 messages: %2</source>
        <translation>تنتظر نفسها إن حملت الاتصالات %1 من الرسائل: %2</translation>
    </message>
    <message>
        <source>waits for itself: %1</source>
        <translation>تنتظر نفسها: %1</translation>
    </message>
    <message>
        <source>waits for node %1, which never started</source>
        <translation>تنتظر العقدة %1 التي لم تبدأ قط</translation>
    </message>
    <message>
        <source>waits in its %1 for %2, which never joined</source>
        <translation>تنتظر في عمليتها ⁨%1⁩ ‏%2 التي لم تنضم قط</translation>
    </message>
    <message>
        <source>waits inside %1</source>
        <translation>تنتظر داخل %1</translation>
    </message>
    <message>
        <source>waits inside its %1 algorithm</source>
        <translation>تنتظر داخل خوارزمية %1 الخاصة بها</translation>
    </message>
    <message>
        <source>weft-cli inline --only reduce,broadcast writes them out as messages</source>
        <translation>يكتبها weft-cli inline --only reduce,broadcast رسائلَ</translation>
    </message>
    <message>
        <source>weft-cli inspect says what a file is</source>
        <translation>يقول weft-cli inspect ما الملف</translation>
    </message>
    <message>
        <source>weft-cli inspect says what it is</source>
        <translation>يقول weft-cli inspect ما هو</translation>
    </message>
    <message>
        <source>weft-cli program check says what is in it</source>
        <translation>يقول weft-cli program check ما فيه</translation>
    </message>
    <message>
        <source>weft-cli simulate --result writes them</source>
        <translation>يكتبها weft-cli simulate --result</translation>
    </message>
    <message>
        <source>weft-cli verify and inspect take it; where it is small, synthesize writes the same as JSON</source>
        <translation>يقبله weft-cli verify وinspect؛ وحيث يكون صغيرًا يكتب synthesize الشيء نفسه بصيغة JSON</translation>
    </message>
    <message>
        <source>weft-cli verify says more</source>
        <translation>يقول weft-cli verify المزيد</translation>
    </message>
    <message>
        <source>what a custom collective promises cannot be written</source>
        <translation>لا يمكن كتابة ما تعد به عملية جماعية مخصّصة</translation>
    </message>
    <message>
        <source>what is there is still being sent</source>
        <translation>ما هناك ما زال يُرسل</translation>
    </message>
    <message>
        <source>what one NPU has to get from far away, or to send there, limits everything</source>
        <translation>ما على وحدة NPU واحدة أن تحصل عليه من بعيد، أو ترسله إلى هناك، يحدّ كل شيء</translation>
    </message>
    <message>
        <source>with --num-queues-per-dim 1 there is one rule only</source>
        <translation>مع ‎--num-queues-per-dim 1 ليست هناك سوى قاعدة واحدة</translation>
    </message>
    <message>
        <source>with an endpoint-delay of 0 ns, collectives act at tick 0, where ASTRA-sim stops: it has no figures to compare these with</source>
        <translation>مع endpoint-delay من ⁨0 ns⁩ تعمل العمليات الجماعية عند النبضة 0، وهناك يتوقف ASTRA-sim: ليست لديه أرقام تُقارن بهذه</translation>
    </message>
    <message>
        <source>with localBWAware and one queue a dimension, chunks of an all-reduce over three dimensions or more can wait for each other where a rank comes late; ASTRA-sim stops here as well</source>
        <translation>مع localBWAware وطابور واحد لكل بُعد، قد تنتظر قطع all-reduce على ثلاثة أبعاد أو أكثر بعضها بعضًا حيث تتأخر رتبة؛ يتوقف ASTRA-sim هنا أيضًا</translation>
    </message>
    <message>
        <source>write it as Weft&apos;s JSON, MSCCL XML or Chakra traces</source>
        <translation>اكتبه بصيغة JSON الخاصة بـ Weft أو MSCCL XML أو تتبّعات Chakra</translation>
    </message>
    <message>
        <source>writes %1 while %2 may read it</source>
        <translation>تكتب %1 وقد تكون %2 تقرؤها</translation>
    </message>
    <message>
        <source>writes %1 while %2 may write it</source>
        <translation>تكتب %1 وقد تكون %2 تكتبها</translation>
    </message>
    <message>
        <source>writing the timeline was stopped</source>
        <translation>أُوقفت كتابة الخط الزمني</translation>
    </message>
    <message>
        <source>writing the trace was stopped</source>
        <translation>أُوقفت كتابة التتبّع</translation>
    </message>
    <message>
        <source>writing the utilization of links was stopped</source>
        <translation>أُوقفت كتابة استخدام الوصلات</translation>
    </message>
    <message>
        <source>xml, json or et</source>
        <translation>‏xml أو json أو et</translation>
    </message>
    <message numerus="yes">
        <source>%n chunks of %1 over %2</source>
        <extracomment>of one: %n chunk of %1 over %2</extracomment>
        <translation>
            <numerusform>لا قطع بحجم %1 بمعدل %2</numerusform>
            <numerusform>قطعة واحدة بحجم %1 بمعدل ⁨%2⁩</numerusform>
            <numerusform>قطعتان بحجم %1 بمعدل ⁨%2⁩</numerusform>
            <numerusform>%n قطع بحجم %1 بمعدل ⁨%2⁩</numerusform>
            <numerusform>%n قطعة بحجم %1 بمعدل ⁨%2⁩</numerusform>
            <numerusform>%n قطعة بحجم %1 بمعدل ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collectives have fewer bytes than their schedules have chunks; each chunk is one byte, and splits are not padded as well</source>
        <extracomment>of one: %n collective has fewer bytes than their schedules have chunks; each chunk is one byte, and splits are not padded as well</extracomment>
        <translation>
            <numerusform>لا عملية جماعية بايتاتها أقل من قطع جداولها</numerusform>
            <numerusform>بايتات عملية جماعية واحدة أقل من قطع جداولها؛ كل قطعة بايت واحد، ولا تُحشى التقسيمات كذلك</numerusform>
            <numerusform>بايتات عمليتين جماعيتين أقل من قطع جداولهما؛ كل قطعة بايت واحد، ولا تُحشى التقسيمات كذلك</numerusform>
            <numerusform>بايتات %n عمليات جماعية أقل من قطع جداولها؛ كل قطعة بايت واحد، ولا تُحشى التقسيمات كذلك</numerusform>
            <numerusform>بايتات %n عملية جماعية أقل من قطع جداولها؛ كل قطعة بايت واحد، ولا تُحشى التقسيمات كذلك</numerusform>
            <numerusform>بايتات %n عملية جماعية أقل من قطع جداولها؛ كل قطعة بايت واحد، ولا تُحشى التقسيمات كذلك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <extracomment>of one: %n node</extracomment>
        <translation>
            <numerusform>لا عقد</numerusform>
            <numerusform>عقدة واحدة</numerusform>
            <numerusform>عقدتان</numerusform>
            <numerusform>%n عقد</numerusform>
            <numerusform>%n عقدة</numerusform>
            <numerusform>%n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <extracomment>of one: %n part</extracomment>
        <translation>
            <numerusform>لا أجزاء</numerusform>
            <numerusform>جزء واحد</numerusform>
            <numerusform>جزءان</numerusform>
            <numerusform>%n أجزاء</numerusform>
            <numerusform>%n جزءًا</numerusform>
            <numerusform>%n جزء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers add parts to a sum that are in it already</source>
        <extracomment>of one: %n transfer adds parts to a sum that are in it already</extracomment>
        <translation>
            <numerusform>لا عملية نقل تضيف إلى مجموعٍ أجزاءً هي فيه من قبل</numerusform>
            <numerusform>عملية نقل واحدة تضيف إلى مجموعٍ أجزاءً هي فيه من قبل</numerusform>
            <numerusform>عمليتا نقل تضيفان إلى مجموعٍ أجزاءً هي فيه من قبل</numerusform>
            <numerusform>%n عمليات نقل تضيف إلى مجموعٍ أجزاءً هي فيه من قبل</numerusform>
            <numerusform>%n عملية نقل تضيف إلى مجموعٍ أجزاءً هي فيه من قبل</numerusform>
            <numerusform>%n عملية نقل تضيف إلى مجموعٍ أجزاءً هي فيه من قبل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n bytes</source>
        <extracomment>of one: a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n byte</extracomment>
        <translation>
            <numerusform>تستغرق الخطوة ⁨%1 ns⁩، وتستغرق الوصلة ⁨%2⁩ ← ⁨%3⁩ ‏⁨%4 ns⁩ لقطعة بلا بايتات</numerusform>
            <numerusform>تستغرق الخطوة ⁨%1 ns⁩، وتستغرق الوصلة ⁨%2⁩ ← ⁨%3⁩ ‏⁨%4 ns⁩ لقطعة من بايت واحد</numerusform>
            <numerusform>تستغرق الخطوة ⁨%1 ns⁩، وتستغرق الوصلة ⁨%2⁩ ← ⁨%3⁩ ‏⁨%4 ns⁩ لقطعة من بايتين</numerusform>
            <numerusform>تستغرق الخطوة ⁨%1 ns⁩، وتستغرق الوصلة ⁨%2⁩ ← ⁨%3⁩ ‏⁨%4 ns⁩ لقطعة من %n بايتات</numerusform>
            <numerusform>تستغرق الخطوة ⁨%1 ns⁩، وتستغرق الوصلة ⁨%2⁩ ← ⁨%3⁩ ‏⁨%4 ns⁩ لقطعة من %n بايتًا</numerusform>
            <numerusform>تستغرق الخطوة ⁨%1 ns⁩، وتستغرق الوصلة ⁨%2⁩ ← ⁨%3⁩ ‏⁨%4 ns⁩ لقطعة من %n بايت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2, %n chunks</source>
        <extracomment>of one: from %1 to %2, %n chunk</extracomment>
        <translation>
            <numerusform>من %1 إلى %2، لا قطع</numerusform>
            <numerusform>من %1 إلى %2، قطعة واحدة</numerusform>
            <numerusform>من %1 إلى %2، قطعتان</numerusform>
            <numerusform>من %1 إلى %2، %n قطع</numerusform>
            <numerusform>من %1 إلى %2، %n قطعة</numerusform>
            <numerusform>من %1 إلى %2، %n قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rank %1 never finishes: %2 of %n operations are left; node %3 &apos;%4&apos; %5</source>
        <extracomment>of one: rank %1 never finishes: %2 of %n operation are left; node %3 &apos;%4&apos; %5</extracomment>
        <translation>
            <numerusform>لا تنتهي الرتبة %1 أبدًا: الباقي %2 ولا عمليات؛ العقدة %3 &apos;⁨%4⁩&apos; %5</numerusform>
            <numerusform>لا تنتهي الرتبة %1 أبدًا: الباقي %2 من عملية واحدة؛ العقدة %3 &apos;⁨%4⁩&apos; %5</numerusform>
            <numerusform>لا تنتهي الرتبة %1 أبدًا: الباقي %2 من عمليتين؛ العقدة %3 &apos;⁨%4⁩&apos; %5</numerusform>
            <numerusform>لا تنتهي الرتبة %1 أبدًا: الباقي %2 من %n عمليات؛ العقدة %3 &apos;⁨%4⁩&apos; %5</numerusform>
            <numerusform>لا تنتهي الرتبة %1 أبدًا: الباقي %2 من %n عملية؛ العقدة %3 &apos;⁨%4⁩&apos; %5</numerusform>
            <numerusform>لا تنتهي الرتبة %1 أبدًا: الباقي %2 من %n عملية؛ العقدة %3 &apos;⁨%4⁩&apos; %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n chunks</source>
        <extracomment>of one: receives %n chunk</extracomment>
        <translation>
            <numerusform>لا تستقبل قطعًا</numerusform>
            <numerusform>تستقبل قطعة واحدة</numerusform>
            <numerusform>تستقبل قطعتين</numerusform>
            <numerusform>تستقبل %n قطع</numerusform>
            <numerusform>تستقبل %n قطعة</numerusform>
            <numerusform>تستقبل %n قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n chunks, as is sent</source>
        <extracomment>of one: receives %n chunk, as is sent</extracomment>
        <translation>
            <numerusform>لا تستقبل قطعًا، كما يُرسل</numerusform>
            <numerusform>تستقبل قطعة واحدة كما يُرسل</numerusform>
            <numerusform>تستقبل قطعتين كما يُرسل</numerusform>
            <numerusform>تستقبل %n قطع كما يُرسل</numerusform>
            <numerusform>تستقبل %n قطعة كما يُرسل</numerusform>
            <numerusform>تستقبل %n قطعة كما يُرسل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links between %1 of the fabric limit everything: %2</source>
        <extracomment>of one: the %n link between %1 of the fabric limits everything: %2</extracomment>
        <translation>
            <numerusform>لا وصلات بين أجزاء النسيج (%1): %2</numerusform>
            <numerusform>الوصلة الواحدة بين أجزاء النسيج (%1) تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلتان بين أجزاء النسيج (%1) تحدّان كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n بين أجزاء النسيج (%1) تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n بين أجزاء النسيج (%1) تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n بين أجزاء النسيج (%1) تحدّ كل شيء: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links into %1 and the way behind them limit everything: %2, the last of which have to get on</source>
        <extracomment>of one: the %n link into %1 and the way behind it limit everything: %2, the last of which have to get on</extracomment>
        <translation>
            <numerusform>لا وصلات إلى %1: %2</numerusform>
            <numerusform>الوصلة الواحدة إلى %1 والطريق خلفها تحدّ كل شيء: %2، وعلى أخراها أن تواصل طريقها</numerusform>
            <numerusform>الوصلتان إلى %1 والطريق خلفهما تحدّ كل شيء: %2، وعلى أخراها أن تواصل طريقها</numerusform>
            <numerusform>الوصلات الـ %n إلى %1 والطريق خلفها تحدّ كل شيء: %2، وعلى أخراها أن تواصل طريقها</numerusform>
            <numerusform>الوصلات الـ %n إلى %1 والطريق خلفها تحدّ كل شيء: %2، وعلى أخراها أن تواصل طريقها</numerusform>
            <numerusform>الوصلات الـ %n إلى %1 والطريق خلفها تحدّ كل شيء: %2، وعلى أخراها أن تواصل طريقها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links into %1 limit everything: %2</source>
        <extracomment>of one: the %n link into %1 limits everything: %2</extracomment>
        <translation>
            <numerusform>لا وصلات إلى %1: %2</numerusform>
            <numerusform>الوصلة الواحدة إلى %1 تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلتان إلى %1 تحدّان كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n إلى %1 تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n إلى %1 تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n إلى %1 تحدّ كل شيء: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links out of %1 and the way behind them limit everything: %2, the first of which have to get there</source>
        <extracomment>of one: the %n link out of %1 and the way behind it limit everything: %2, the first of which have to get there</extracomment>
        <translation>
            <numerusform>لا وصلات من %1: %2</numerusform>
            <numerusform>الوصلة الواحدة من %1 والطريق قبلها تحدّ كل شيء: %2، وعلى أولاها أن تصل إلى هناك</numerusform>
            <numerusform>الوصلتان من %1 والطريق قبلهما تحدّ كل شيء: %2، وعلى أولاها أن تصل إلى هناك</numerusform>
            <numerusform>الوصلات الـ %n من %1 والطريق قبلها تحدّ كل شيء: %2، وعلى أولاها أن تصل إلى هناك</numerusform>
            <numerusform>الوصلات الـ %n من %1 والطريق قبلها تحدّ كل شيء: %2، وعلى أولاها أن تصل إلى هناك</numerusform>
            <numerusform>الوصلات الـ %n من %1 والطريق قبلها تحدّ كل شيء: %2، وعلى أولاها أن تصل إلى هناك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links out of %1 limit everything: %2</source>
        <extracomment>of one: the %n link out of %1 limits everything: %2</extracomment>
        <translation>
            <numerusform>لا وصلات من %1: %2</numerusform>
            <numerusform>الوصلة الواحدة من %1 تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلتان من %1 تحدّان كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n من %1 تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n من %1 تحدّ كل شيء: %2</numerusform>
            <numerusform>الوصلات الـ %n من %1 تحدّ كل شيء: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the steps have %n transfers, not the stated %1</source>
        <extracomment>of one: the steps have %n transfer, not the stated %1</extracomment>
        <translation>
            <numerusform>لا عمليات نقل في الخطوات، والمذكور %1</numerusform>
            <numerusform>في الخطوات عملية نقل واحدة، والمذكور %1</numerusform>
            <numerusform>في الخطوات عمليتا نقل، والمذكور %1</numerusform>
            <numerusform>في الخطوات %n عمليات نقل، والمذكور %1</numerusform>
            <numerusform>في الخطوات %n عملية نقل، والمذكور %1</numerusform>
            <numerusform>في الخطوات %n عملية نقل، والمذكور %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they are for %n NPUs, and it has %1</source>
        <extracomment>of one: they are for %n NPU, and it has %1</extracomment>
        <translation>
            <numerusform>هي لنسيج بلا وحدات NPU، ولديه %1</numerusform>
            <numerusform>هي لوحدة NPU واحدة، ولديه %1</numerusform>
            <numerusform>هي لوحدتي NPU، ولديه %1</numerusform>
            <numerusform>هي لـ %n وحدات NPU، ولديه %1</numerusform>
            <numerusform>هي لـ %n وحدة NPU، ولديه %1</numerusform>
            <numerusform>هي لـ %n وحدة NPU، ولديه %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they are for %n working links, and it has %1</source>
        <extracomment>of one: they are for %n working link, and it has %1</extracomment>
        <translation>
            <numerusform>هي لنسيج بلا وصلات عاملة، ولديه %1</numerusform>
            <numerusform>هي لوصلة عاملة واحدة، ولديه %1</numerusform>
            <numerusform>هي لوصلتين عاملتين، ولديه %1</numerusform>
            <numerusform>هي لـ %n وصلات عاملة، ولديه %1</numerusform>
            <numerusform>هي لـ %n وصلة عاملة، ولديه %1</numerusform>
            <numerusform>هي لـ %n وصلة عاملة، ولديه %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is greater than any number of its kind</source>
        <translation>القيمة «%1» أكبر من أي عدد من نوعها</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of a dimension</source>
        <translation>القيمة «%1» ليست رقم بُعد</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>يجب أن يكون «%1» كائنًا</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>يجب أن تكون قيمة «%1» إمّا true وإمّا false</translation>
    </message>
    <message>
        <source>a collective of %1 NPUs sends nothing: its involved_dim names no dimension that has several NPUs and an algorithm; ASTRA-sim sends nothing either</source>
        <translation>عملية جماعية على %1 من وحدات NPU لا ترسل شيئًا: لا يذكر involved_dim فيها أي بُعد له عدة وحدات NPU وخوارزمية؛ وكذلك لا يرسل ASTRA-sim شيئًا</translation>
    </message>
    <message>
        <source>an NPU finishes after &apos;makespan_ns&apos;</source>
        <translation>تنتهي وحدة NPU بعد «makespan_ns»</translation>
    </message>
    <message>
        <source>faster, %1</source>
        <translation>أسرع، %1</translation>
    </message>
    <message>
        <source>slower, %1</source>
        <translation>أبطأ، %1</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is there twice</source>
        <translation>الوصلة «%1» واردة مرتين</translation>
    </message>
    <message>
        <source>the times of &apos;%1&apos; do not sum to &apos;makespan_ns&apos;</source>
        <translation>مجموع أزمنة «%1» لا يساوي «makespan_ns»</translation>
    </message>
    <message>
        <source>bound by a chain of transfers: no link is more than %1 busy, but bytes on one link after another take %2 of the step</source>
        <translation>مقيّد بسلسلة من عمليات النقل: لا تتجاوز نسبة انشغال أي وصلة %1، لكن البايتات على وصلة بعد أخرى تستغرق %2 من الخطوة</translation>
    </message>
    <message>
        <source>bound by a chain of transfers: no link is more than %1 loaded, but bytes on one link after another take %2 of the step</source>
        <translation>مقيّد بسلسلة من عمليات النقل: لا تتجاوز نسبة حمل أي وصلة %1، لكن البايتات على وصلة بعد أخرى تستغرق %2 من الخطوة</translation>
    </message>
    <message>
        <source>communication-bound, and no link is more than %1 busy: delays, waiting, or transfers one after another take the time</source>
        <translation>مقيّد بالاتصال، ولا تتجاوز نسبة انشغال أي وصلة %1: فالتأخيرات أو الانتظار أو عمليات النقل المتتابعة هي ما يستغرق الوقت</translation>
    </message>
    <message>
        <source>communication-bound, and no link is more than %1 loaded: delays, waiting, or transfers one after another take the time</source>
        <translation>مقيّد بالاتصال، ولا تتجاوز نسبة حمل أي وصلة %1: فالتأخيرات أو الانتظار أو عمليات النقل المتتابعة هي ما يستغرق الوقت</translation>
    </message>
    <message>
        <source>there is no remote memory</source>
        <translation>لا توجد ذاكرة بعيدة</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n ranks</source>
        <extracomment>of one: %1 on %n rank</extracomment>
        <translation>
            <numerusform>%1 على لا رتب</numerusform>
            <numerusform>%1 على رتبة واحدة</numerusform>
            <numerusform>%1 على رتبتين</numerusform>
            <numerusform>%1 على %n رتب</numerusform>
            <numerusform>%1 على %n رتبة</numerusform>
            <numerusform>%1 على %n رتبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the settings list fewer algorithms for %1 than the fabric&apos;s %n dimensions: the remaining ones take no part</source>
        <extracomment>of one: the settings list fewer algorithms for %1 than the fabric&apos;s %n dimension: the remaining ones take no part</extracomment>
        <translation>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أقل من أبعاد النسيج: لا تشارك الأبعاد الباقية</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أقل من بُعد النسيج الواحد: لا يشارك الباقي</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أقل من بُعدَي النسيج: لا يشارك الباقي</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أقل من أبعاد النسيج (%n): لا تشارك الأبعاد الباقية</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أقل من أبعاد النسيج (%n): لا تشارك الأبعاد الباقية</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أقل من أبعاد النسيج (%n): لا تشارك الأبعاد الباقية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the settings list more algorithms for %1 than the fabric&apos;s %n dimensions</source>
        <extracomment>of one: the settings list more algorithms for %1 than the fabric&apos;s %n dimension</extracomment>
        <translation>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات، ولا أبعاد للنسيج</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أكثر من بُعد النسيج الواحد</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أكثر من بُعدَي النسيج</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أكثر من أبعاد النسيج (%n)</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أكثر من أبعاد النسيج (%n)</numerusform>
            <numerusform>تذكر الإعدادات للنمط %1 خوارزميات أكثر من أبعاد النسيج (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>no algorithm of its own</source>
        <translation>لا خوارزمية خاصة به</translation>
    </message>
    <message>
        <source>the algorithm &apos;%1&apos;</source>
        <translation>الخوارزمية «%1»</translation>
    </message>
    <message>
        <source>these do: %1</source>
        <translation>هذه تستطيع: %1</translation>
    </message>
    <message>
        <source>this node of a collective is given %1, that of rank %2 %3</source>
        <translation>العقدة هذه من العملية الجماعية مُعيَّن لها: %1؛ وعقدة الرتبة %2: %3</translation>
    </message>
    <message>
        <source>the row is longer than %1 bytes, which no row is</source>
        <translation>السطر أطول من %1 بايت، وما من سطر بهذا الطول</translation>
    </message>
    <message>
        <source>the parts of this collective go different ways; this is the schedule of the first</source>
        <translation>تسلك أجزاء هذه العملية الجماعية طرقًا مختلفة؛ وهذا جدول أولها</translation>
    </message>
    <message>
        <source>the run does not hold this collective</source>
        <translation>لا يحتوي التشغيل على هذه العملية الجماعية</translation>
    </message>
    <message>
        <source>the run does not hold this collective of all of its ranks</source>
        <translation>لا يحتوي التشغيل على هذه العملية الجماعية من كل رتبها</translation>
    </message>
    <message>
        <source>this collective moves no data</source>
        <translation>لا تنقل هذه العملية الجماعية بيانات</translation>
    </message>
    <message>
        <source>&quot;warning&quot; or &quot;error&quot;</source>
        <translation>&quot;warning&quot; أو &quot;error&quot;</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>جملة</translation>
    </message>
    <message>
        <source>these are no findings of a run</source>
        <translation>هذه ليست نتائج فحص لتشغيل</translation>
    </message>
    <message numerus="yes">
        <source>%n more findings were not kept</source>
        <extracomment>of one: %n more finding was not kept</extracomment>
        <translation>
            <numerusform>لم تُهمل أي نتيجة أخرى (%n)</numerusform>
            <numerusform>لم تُحفظ نتيجة واحدة أخرى (%n)</numerusform>
            <numerusform>لم تُحفظ نتيجتان أخريان (%n)</numerusform>
            <numerusform>لم تُحفظ %n نتائج أخرى</numerusform>
            <numerusform>لم تُحفظ %n نتيجة أخرى</numerusform>
            <numerusform>لم تُحفظ %n نتيجة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a project, not a result</source>
        <translation>هذا مشروع وليس نتيجة</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>⁨%1⁩ ⁦#%2⁩</translation>
    </message>
    <message>
        <source>%1 (world)</source>
        <translation>⁨%1⁩ (كل الرتب)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &apos;makespan_ns&apos;</source>
        <translation>«⁨%1⁩» لا يساوي «⁨makespan_ns⁩»</translation>
    </message>
    <message>
        <source>Weft&apos;s JSON holds an algorithm for any size: --size is not in it</source>
        <translation>يحفظ JSON الخاص بـ Weft الخوارزمية لأي حجم: لا يتضمّن --size</translation>
    </message>
    <message>
        <source>%1 transfers are of no NPU</source>
        <translation>%1 من عمليات النقل لا تخص أي NPU</translation>
    </message>
    <message>
        <source>chunks of NPU %1: %2</source>
        <translation>قطع NPU %1: %2</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>sums and copies at once are replayed only</source>
        <translation>الجمع والنسخ معًا يعاد تشغيلهما فقط</translation>
    </message>
    <message>
        <source>a device or a pipe cannot be written as traces, which are a file for each rank</source>
        <translation>لا يمكن كتابة الآثار إلى جهاز أو أنبوب، فهي ملف لكل رتبة</translation>
    </message>
    <message>
        <source>step %1 of thread block %2 has hasdep 0 and never says that it is done: thread block %3, step %4 waits for step %5 of it, the next with hasdep 1</source>
        <translation>الخطوة %1 من كتلة الخيوط %2 لها hasdep 0 ولا تعلن انتهاءها أبدًا: كتلة الخيوط %3، الخطوة %4 تنتظر الخطوة %5 منها، وهي التالية ذات hasdep 1</translation>
    </message>
    <message>
        <source>use a prefix for traces, or a name that ends with .json or .xml</source>
        <translation>استخدم بادئة للآثار، أو اسمًا ينتهي بـ ‎.json أو ‎.xml</translation>
    </message>
    <message>
        <source>waits for a later step</source>
        <translation>انتظار خطوة لاحقة</translation>
    </message>
    <message>
        <source>%1 holds links by their numbers</source>
        <translation>يحدّد %1 الوصلات بأرقامها</translation>
    </message>
    <message>
        <source>correct it; until then the value before it is in force</source>
        <translation>صحّحه؛ وحتى ذلك الحين تسري القيمة السابقة</translation>
    </message>
    <message>
        <source>no copy was kept: %1</source>
        <translation>لم يُحتفظ بنسخة: %1</translation>
    </message>
    <message>
        <source>open its fabric first</source>
        <translation>افتح نسيجه أولًا</translation>
    </message>
    <message>
        <source>synthesized %1 %2</source>
        <translation>‏%1 مركّبة %2</translation>
    </message>
    <message>
        <source>name the file itself where a synthesized schedule is verified, not a pipe</source>
        <translation>سمِّ الملف نفسه حيث يُتحقَّق من جدول مركَّب، لا أنبوبًا</translation>
    </message>
    <message>
        <source>these are equal steps (.wsteps), which are not read from here</source>
        <translation>هذه خطوات متساوية (.wsteps)، ولا تُقرأ من هنا</translation>
    </message>
    <message>
        <source>this is not a schedule</source>
        <translation>هذا ليس جدولًا</translation>
    </message>
    <message>
        <source>its runs are the .weftrun files in the folder %1</source>
        <translation>تشغيلاته هي ملفات ⁨.weftrun⁩ في المجلد %1</translation>
    </message>
    <message>
        <source>there is nothing but white space in the file</source>
        <translation>لا شيء في الملف سوى فراغات</translation>
    </message>
    <message>
        <source>more than 33 million transfers</source>
        <translation>أكثر من 33 مليون عملية نقل</translation>
    </message>
    <message>
        <source>%1 is expected here</source>
        <translation>يُتوقَّع هنا %1</translation>
    </message>
    <message>
        <source>&apos;complete&apos; and &apos;cancelled&apos; are both true</source>
        <translation>القيمتان «complete» و«cancelled» كلتاهما true</translation>
    </message>
    <message>
        <source>&apos;complete&apos; is true, but something is &apos;unfinished&apos;</source>
        <translation>القيمة «complete» هي true، لكن «unfinished» ليست فارغة</translation>
    </message>
    <message>
        <source>/dev/stdin is the name of what is piped in</source>
        <translation>ما يُمرَّر عبر الأنبوب اسمه /dev/stdin</translation>
    </message>
    <message>
        <source>a comma or %1 is expected here</source>
        <translation>تُتوقَّع هنا فاصلة أو %1</translation>
    </message>
    <message>
        <source>a comment is not complete</source>
        <translation>تعليق غير مكتمل</translation>
    </message>
    <message>
        <source>a name in quotes is expected here</source>
        <translation>يُتوقَّع هنا اسم بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>a number is not complete</source>
        <translation>عدد غير مكتمل</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>عدد كبير جدًا</translation>
    </message>
    <message>
        <source>a text goes over the end of its line, or has a control character that is not written as \u</source>
        <translation>نص يتجاوز نهاية سطره، أو فيه محرف تحكم غير مكتوب بصيغة \u</translation>
    </message>
    <message>
        <source>a text has a \ that is followed by nothing known</source>
        <translation>في نص علامة \ لا يتبعها شيء معروف</translation>
    </message>
    <message>
        <source>a text has a byte that is not UTF-8</source>
        <translation>في نص بايت ليس من UTF-8</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>نص بلا علامة اقتباس ختامية</translation>
    </message>
    <message>
        <source>a value is expected here, and not %1</source>
        <translation>تُتوقَّع هنا قيمة، لا %1</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>التداخل عميق جدًا</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is busy for longer than the run</source>
        <translation>الوصلة «%1» مشغولة مدة أطول من التشغيل</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>لا تكفي الذاكرة لقراءة الملف</translation>
    </message>
    <message>
        <source>this gives no text, but bytes that are zero</source>
        <translation>هذا لا يعطي نصًا، بل بايتات صفرية</translation>
    </message>
    <message>
        <source>this is no run file of Weft, or a damaged one</source>
        <translation>هذا ليس ملف تشغيل من Weft، أو أنه تالف</translation>
    </message>
    <message>
        <source>this is no value: a text needs quotes</source>
        <translation>هذه ليست قيمة: النص يحتاج إلى علامتي اقتباس</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>تُتوقَّع هنا قيمة</translation>
    </message>
    <message>
        <source>the same fabric, link by link: only its topology is written in another way</source>
        <translation>النسيج نفسه، وصلة بوصلة: الفرق في كتابة طوبولوجيته فقط</translation>
    </message>
    <message>
        <source>it could not be mended: %1</source>
        <translation>تعذّر إصلاحه: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than the run</source>
        <translation>‏&apos;⁨%1⁩&apos; أطول من التشغيل</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from 0</source>
        <translation>يجب أن يكون &apos;⁨%1⁩&apos; عددًا من 0 فصاعدًا</translation>
    </message>
    <message>
        <source>&apos;time_ns&apos; is not the time from &apos;start_ns&apos; to &apos;end_ns&apos;</source>
        <translation>‏&apos;⁨time_ns⁩&apos; ليس الزمن من &apos;⁨start_ns⁩&apos; إلى &apos;⁨end_ns⁩&apos;</translation>
    </message>
    <message>
        <source>a collective has 1 byte at least and 2^62 bytes (4 EiB) at most</source>
        <translation>للعملية الجماعية بايت واحد على الأقل و⁨2^62⁩ بايت (⁨4 EiB⁩) على الأكثر</translation>
    </message>
    <message>
        <source>a size of at most 2^62 bytes (4 EiB) is expected, not &apos;%1&apos;</source>
        <translation>المتوقع حجم لا يتجاوز ⁨2^62⁩ بايت (⁨4 EiB⁩)، وليس &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>an entry of a list is null</source>
        <translation>أحد عناصر قائمة قيمته ⁨null⁩</translation>
    </message>
    <message>
        <source>one is, line by line: &apos;group g = 4&apos;, &apos;input x: f32[8] local&apos;, &apos;t = allreduce(+, x)&apos;</source>
        <translation>مثال على برنامج، سطرًا سطرًا: &apos;⁨group g = 4⁩&apos;، &apos;⁨input x: f32[8] local⁩&apos;، &apos;⁨t = allreduce(+, x)⁩&apos;</translation>
    </message>
    <message>
        <source>the program is empty: it has no inputs and computes nothing</source>
        <translation>البرنامج فارغ: لا مدخلات له ولا يحسب شيئًا</translation>
    </message>
    <message>
        <source>this is neither a trace nor a schedule nor a topology</source>
        <translation>ليس هذا تتبّعًا ولا جدولًا ولا طوبولوجيا</translation>
    </message>
    <message>
        <source>%1 and the one before it are empty: these are zeros</source>
        <translation>%1 والتي قبلها فارغتان: هذه أصفار</translation>
    </message>
    <message>
        <source>%1: %2 of the gain from %3, some of it lost again elsewhere</source>
        <translation>‏%1: جاء %2 من الكسب من %3، وضاع بعضه في موضع آخر</translation>
    </message>
    <message>
        <source>%1: %2 of the loss from %3, some of it won back elsewhere</source>
        <translation>‏%1: جاء %2 من الخسارة من %3، واستُعيد بعضها في موضع آخر</translation>
    </message>
    <message>
        <source>%1 chunks in all are more than can be told apart</source>
        <translation>القطع وعددها الإجمالي %1 أكثر مما يمكن التمييز بينه</translation>
    </message>
    <message>
        <source>sums that switches add up or that go both ways are proved as a schedule</source>
        <translation>تُبرهن المجاميع التي تجمعها المبدّلات أو التي تمر في الاتجاهين بوصفها جدولًا</translation>
    </message>
    <message>
        <source>take all NPUs of a fabric of several dimensions, such as Ring(4)_Ring(2), or use %1</source>
        <translation>خذ كل وحدات NPU في نسيج متعدد الأبعاد، مثل Ring(4)_Ring(2)، أو استخدم %1</translation>
    </message>
    <message>
        <source>use fewer NPUs</source>
        <translation>استخدم وحدات NPU أقل</translation>
    </message>
    <message>
        <source>mended it would take %1 when it is simulated</source>
        <translation>لو أُصلح لاستغرق ⁨%1⁩ في المحاكاة</translation>
    </message>
    <message>
        <source>the target has these parts already</source>
        <translation>لدى الهدف هذه الأجزاء من قبل</translation>
    </message>
    <message>
        <source>NPU %1 takes part and has failed</source>
        <translation>تشارك NPU %1 وقد تعطّلت</translation>
    </message>
    <message>
        <source>make it for those that work, as a group</source>
        <translation>أنشئه لما يعمل منها، كمجموعة</translation>
    </message>
    <message>
        <source>a folder is no prefix of traces</source>
        <translation>المجلد ليس بادئة لملفات التتبع</translation>
    </message>
    <message>
        <source>a trace of something else has the same prefix, and would be read as part of what is written</source>
        <translation>لملف تتبع لشيء آخر البادئة نفسها، وسيُقرأ كجزء مما يُكتب</translation>
    </message>
    <message>
        <source>choose another prefix, or remove it and those of the ranks that follow</source>
        <translation>اختر بادئة أخرى، أو احذفه مع ملفات الرتب التالية</translation>
    </message>
    <message>
        <source>name them: FOLDER/step is FOLDER/step.0.et and so on</source>
        <translation>سمِّها: FOLDER/step تعني FOLDER/step.0.et وهكذا</translation>
    </message>
    <message>
        <source>smaller messages: a place holds 2 MiB by default with the protocol Simple</source>
        <translation>رسائل أصغر: يتسع المكان افتراضيًا لـ 2 MiB مع البروتوكول Simple</translation>
    </message>
    <message>
        <source>where the chunks of a step do not fit into one of the %1 places of a connection, %3 sends them one by one, and steps wait for each other for ever: %2</source>
        <translation>حيث لا تتسع أحد أماكن الاتصال وعددها %1 لقطع الخطوة يرسلها %3 واحدة تلو الأخرى، فتنتظر الخطوات بعضها بعضًا إلى الأبد: %2</translation>
    </message>
    <message>
        <source>NPU %1 and NPU 0 cannot both send to each other</source>
        <translation>لا يمكن لوحدتي NPU %1 و0 أن ترسل كل منهما إلى الأخرى</translation>
    </message>
    <message>
        <source>a link carries a chunk in less than a nanosecond</source>
        <translation>تنقل وصلة القطعة في أقل من نانوثانية</translation>
    </message>
    <message>
        <source>schedules are synthesized for all-gather, reduce-scatter and all-reduce, not for %1</source>
        <translation>تُركَّب الجداول لـ all-gather وreduce-scatter وall-reduce، لا لـ %1</translation>
    </message>
    <message>
        <source>schedules are synthesized for fabrics without switches</source>
        <translation>تُركَّب الجداول لأنسجة بلا مبدّلات</translation>
    </message>
    <message>
        <source>there is no NPU, or no chunk</source>
        <translation>ليست هناك وحدة NPU، أو ليست هناك قطعة</translation>
    </message>
    <message>
        <source>%1 elements are for one rank; %2 reads %3</source>
        <translation>%1 من العناصر لرتبة واحدة؛ يقرأ %2 منها %3</translation>
    </message>
    <message>
        <source>%1 has no collective &apos;%2&apos;</source>
        <translation>ليس لدى %1 عملية جماعية باسم &apos;⁨%2⁩&apos;</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor has; a name that ends with .rccl.xml asks for it</source>
        <translation>لدى مُنفِّذ RCCL هذه العملية؛ والاسم المنتهي بـ .rccl.xml يطلبها</translation>
    </message>
    <message>
        <source>a rank has %1 thread blocks; %2 allows %3</source>
        <translation>لرتبة %1 من كتل الخيوط؛ يسمح %2 بـ %3</translation>
    </message>
    <message>
        <source>a thread block has %1 steps; %2 allows %3</source>
        <translation>لكتلة خيوط %1 من الخطوات؛ يسمح %2 بـ %3</translation>
    </message>
    <message>
        <source>buffers without chunks</source>
        <translation>مخازن بلا قطع</translation>
    </message>
    <message>
        <source>the step names a buffer that has no chunks on this rank, which no runtime loads</source>
        <translation>تسمّي الخطوة مخزنًا مؤقتًا لا قطع له على هذه الرتبة، ولا تحمّل ذلك أي بيئة تشغيل</translation>
    </message>
    <message>
        <source>%1 allows %2 steps in a thread block and %3 chunks in a step, so longer ones are written as several: %4 steps in %5 thread blocks on %6 channels</source>
        <translation>يسمح %1 بـ %2 من الخطوات في كتلة الخيوط و%3 من القطع في الخطوة، ولذلك يُكتب الأطول منها عدة أجزاء: %4 من الخطوات في %5 من كتل الخيوط على %6 من القنوات</translation>
    </message>
    <message>
        <source>%1 does not know the word &apos;%2&apos;; it says &apos;%3&apos;</source>
        <translation>لا يعرف %1 الكلمة &apos;⁨%2⁩&apos;؛ بل يقول &apos;⁨%3⁩&apos;</translation>
    </message>
    <message>
        <source>MSCCL calls an all-to-all with an output apart, which a program in place does not write</source>
        <translation>يستدعي MSCCL عملية all-to-all بمُخرَج منفصل، والبرنامج الذي يعمل في المكان نفسه لا يكتبه</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor counts the chunks of a shard in nchunksperloop, which is %1, and no buffer has as many for each of %2 GPUs</source>
        <translation>يعدّ مُنفِّذ RCCL في nchunksperloop قطع الحصّة، وهي %1، ولا مخزن مؤقت فيه مثلها لكل من %2 وحدات GPU</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor refuses a file without the attribute &apos;%1&apos;</source>
        <translation>يرفض مُنفِّذ RCCL ملفًا بلا الخاصية &apos;⁨%1⁩&apos;</translation>
    </message>
    <message>
        <source>a file of MSCCL holds no sizes of 2^63 bytes and more</source>
        <translation>لا يتسع ملف MSCCL لأحجام من 2^63 بايت فأكثر</translation>
    </message>
    <message>
        <source>a nop that waits for nothing is no step for the runtimes: those that wait for a later one wait for another</source>
        <translation>عملية nop لا تنتظر شيئًا ليست خطوة عند بيئات التشغيل: ومن ينتظر خطوة لاحقة ينتظر غيرها</translation>
    </message>
    <message>
        <source>calls out of place</source>
        <translation>استدعاءات بمُخرَج منفصل</translation>
    </message>
    <message>
        <source>make it out of place</source>
        <translation>اجعله بمُخرَج منفصل</translation>
    </message>
    <message>
        <source>missing attributes</source>
        <translation>خصائص ناقصة</translation>
    </message>
    <message>
        <source>more than %1 sums go into one slot after the other; runtimes make one of them, and hold %1</source>
        <translation>يدخل أكثر من %1 من المجاميع خانة واحدة تباعًا؛ تصنع بيئات التشغيل منها واحدًا وتتسع لـ %1</translation>
    </message>
    <message>
        <source>nops of their own</source>
        <translation>عمليات nop قائمة بذاتها</translation>
    </message>
    <message>
        <source>sums made one</source>
        <translation>مجاميع مدمجة</translation>
    </message>
    <message>
        <source>the name has %1 bytes; %2 holds %3</source>
        <translation>للاسم %1 بايت؛ يتسع %2 لـ %3</translation>
    </message>
    <message>
        <source>the program is for calls out of place as well, but has no buffers apart: it is checked in place, and RCCL would run it for both</source>
        <translation>البرنامج لاستدعاءات بمُخرَج منفصل أيضًا، لكن ليس له مخازن مؤقتة منفصلة: يُفحص في المكان نفسه، وقد ينفّذه RCCL لكليهما</translation>
    </message>
    <message>
        <source>the runtime would refuse the program</source>
        <translation>سترفض بيئة التشغيل البرنامج</translation>
    </message>
    <message>
        <source>the step after a nop has to wait for something as well, or runtimes refuse it</source>
        <translation>يجب أن تنتظر الخطوة التي تلي nop شيئًا أيضًا، وإلا رفضتها بيئات التشغيل</translation>
    </message>
    <message>
        <source>there are %1 ranks; %2 reads %3</source>
        <translation>ثمة %1 من الرتب؛ يقرأ %2 منها %3</translation>
    </message>
    <message>
        <source>words for collectives</source>
        <translation>كلمات للعمليات الجماعية</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>weft-cli convert writes what they read</source>
        <translation>يكتب weft-cli convert ما تقرؤه</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is read as a decimal number; runtimes read a number with a 0 in front as an octal one</source>
        <translation>يُقرأ &apos;⁨%1⁩&apos; عددًا عشريًا؛ وتقرأ بيئات التشغيل العدد الذي يسبقه 0 عددًا ثمانيًا</translation>
    </message>
    <message>
        <source>RCCL takes the program only for calls whose elements are a multiple of nchunksperloop, which is %1: from %2 to %3 bytes there are none</source>
        <translation>لا يأخذ RCCL البرنامج إلا لاستدعاءات عدد عناصرها من مضاعفات nchunksperloop، وهو %1: ولا شيء منها بين %2 و%3 بايت</translation>
    </message>
    <message>
        <source>in place, for which the program is as well: %1</source>
        <translation>في المكان نفسه، والبرنامج له أيضًا: ⁨%1⁩</translation>
    </message>
    <message>
        <source>it cannot be run</source>
        <translation>لا يمكن تشغيله</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>أصفار بادئة</translation>
    </message>
    <message>
        <source>nops without slots</source>
        <translation>عمليات nop بلا خانات</translation>
    </message>
    <message>
        <source>runtimes make one sum of those into one slot after the other, of as many chunks as the last has, and before it waits for anything</source>
        <translation>تجعل بيئات التشغيل المجاميع المتتالية في خانة واحدة مجموعًا واحدًا، بعدد قطع آخرها، وقبل أن تنتظر شيئًا</translation>
    </message>
    <message>
        <source>runtimes refuse a nop without the attributes of a step, and buffers that are none</source>
        <translation>ترفض بيئات التشغيل عملية nop بلا خصائص الخطوة، ومخازن مؤقتة لا وجود لها</translation>
    </message>
    <message>
        <source>the runtimes&apos; own readers of XML know no declaration, no tabs, no single quotes and no elements over several lines</source>
        <translation>قارئات XML الخاصة ببيئات التشغيل لا تعرف التصريح ولا علامات الجدولة ولا علامات الاقتباس المفردة ولا العناصر الممتدة على عدة أسطر</translation>
    </message>
    <message>
        <source>all groups together: each NPU has to send its part to one that adds it up, and they share the links</source>
        <translation>كل المجموعات معًا: يجب أن ترسل كل وحدة NPU جزأها إلى وحدة تجمعه، وهي تتقاسم الوصلات</translation>
    </message>
    <message>
        <source>each NPU has to send its part to one that adds it up: there cannot be few enough of them sooner</source>
        <translation>يجب أن ترسل كل وحدة NPU جزأها إلى وحدة تجمعه: لا يمكن أن يقل عدد الأجزاء بما يكفي قبل ذلك</translation>
    </message>
</context>
<context>
    <name>FabricPainter</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>لا عقد</numerusform>
            <numerusform>عقدة واحدة</numerusform>
            <numerusform>عقدتان</numerusform>
            <numerusform>%n عقد</numerusform>
            <numerusform>%n عقدة</numerusform>
            <numerusform>%n عقدة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Design</source>
        <translation>تصميم</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>محاكاة</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>تحليل</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>البرامج</translation>
    </message>
</context>
<context>
    <name>NodeGroups</name>
    <message>
        <source>server %1</source>
        <translation>الخادم %1</translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>الخزانة %1</translation>
    </message>
    <message>
        <source>pod %1</source>
        <translation>‏pod رقم %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>المجموعة %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>unknown mode &apos;%1&apos;: design, workload, simulate, analyze, compare, collectives or programs</source>
        <translation>وضع غير معروف «%1»: design أو workload أو simulate أو analyze أو compare أو collectives أو programs</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: see --list-views</source>
        <translation>عرض غير معروف «%1»: انظر --list-views</translation>
    </message>
    <message>
        <source>--time wants nanoseconds, not &apos;%1&apos;</source>
        <translation>‎--time يتطلب نانوثواني، لا «%1»</translation>
    </message>
    <message>
        <source>--size wants WIDTHxHEIGHT from 320x240 to 16384x16384, not &apos;%1&apos;</source>
        <translation>‎--size يتطلب العرضxالارتفاع من 320x240 إلى 16384x16384، لا «%1»</translation>
    </message>
    <message>
        <source>unknown theme &apos;%1&apos;: light or dark</source>
        <translation>سمة غير معروفة «%1»: light أو dark</translation>
    </message>
    <message>
        <source>unknown language &apos;%1&apos;: %2</source>
        <translation>لغة غير معروفة «%1»: %2</translation>
    </message>
    <message>
        <source>--sections belongs to --report</source>
        <translation>‎--sections يُستعمل مع --report</translation>
    </message>
    <message>
        <source>unknown section &apos;%1&apos;: see --list-sections</source>
        <translation>قسم غير معروف «%1»: انظر --list-sections</translation>
    </message>
    <message>
        <source>the section &apos;%1&apos; is named twice</source>
        <translation>القسم «%1» مذكور مرتين</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is not known: see --help</source>
        <translation>الخيار «%1» غير معروف: انظر --help</translation>
    </message>
    <message>
        <source>--project wants a project (.weft), and %1 is none: name it without --project to open it</source>
        <translation>‎--project يتطلب مشروعًا (.weft)، و%1 ليس مشروعًا: اذكره دون --project لفتحه</translation>
    </message>
    <message>
        <source>unknown sample &apos;%1&apos;: see --list-samples</source>
        <translation>مثال غير معروف «%1»: انظر --list-samples</translation>
    </message>
    <message>
        <source>the project %1 and the sample &apos;%2&apos; cannot both be opened: name one of them</source>
        <translation>لا يمكن فتح المشروع %1 والمثال «%2» معًا: اذكر أحدهما</translation>
    </message>
    <message>
        <source>--screenshot wants a file name</source>
        <translation>‎--screenshot يتطلب اسم ملف</translation>
    </message>
    <message>
        <source>--report wants a file name that ends with .html or .pdf, not &apos;%1&apos;</source>
        <translation>‎--report يتطلب اسم ملف ينتهي بـ ‎.html أو ‎.pdf، لا «%1»</translation>
    </message>
</context>
<context>
    <name>ProgramGlue</name>
    <message>
        <source>Open a program</source>
        <translation>فتح برنامج</translation>
    </message>
    <message>
        <source>Programs (*.weave);;All files (*)</source>
        <translation>برامج (*.weave);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>مجلّد</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>قرص</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <comment>Translate this string to the string &apos;LTR&apos; in left-to-right languages or to &apos;RTL&apos; in right-to-left languages (such as Hebrew and Arabic) to get proper widget layout.</comment>
        <translation>RTL</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>a transformer&apos;s training step with tensor and data parallelism on 64 NPUs in three dimensions
</source>
        <translation>خطوة تدريب لنموذج transformer بتوازي الموتّرات والبيانات على 64 وحدة NPU في ثلاثة أبعاد
</translation>
    </message>
    <message>
        <source>the program %1.weave</source>
        <translation>البرنامج %1.weave</translation>
    </message>
</context>
<context>
    <name>ScheduleGlue</name>
    <message>
        <source>Writing %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>لم يُكتب: %1</translation>
    </message>
    <message>
        <source>The settings are so already</source>
        <translation>الإعدادات كذلك بالفعل</translation>
    </message>
    <message>
        <source>Use the system&apos;s algorithms</source>
        <translation>استخدام خوارزميات النظام</translation>
    </message>
    <message>
        <source>Use a schedule</source>
        <translation>استخدام جدول</translation>
    </message>
    <message>
        <source>The system&apos;s own algorithms run again</source>
        <translation>تعمل خوارزميات النظام الخاصة من جديد</translation>
    </message>
    <message>
        <source>The next runs use %1: press F5 to run</source>
        <translation>ستستخدم التشغيلات التالية %1: اضغط F5 للتشغيل</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>the view &apos;%1&apos; cannot be shown</source>
        <translation>لا يمكن إظهار العرض «⁨%1⁩»</translation>
    </message>
    <message>
        <source>the window is too large for a picture</source>
        <translation>النافذة أكبر من أن تُصوَّر</translation>
    </message>
    <message>
        <source>the results of %1 cannot be read</source>
        <translation>تتعذر قراءة نتائج %1</translation>
    </message>
    <message>
        <source>there is nothing to report</source>
        <translation>لا يوجد ما يُكتب في التقرير</translation>
    </message>
    <message>
        <source>there is no run to report. %1</source>
        <extracomment>why a report has no run</extracomment>
        <translation>لا يوجد تشغيل يُكتب عنه تقرير. %1</translation>
    </message>
</context>
<context>
    <name>SettingsGlue</name>
    <message>
        <source>Imported %1</source>
        <translation>استُورد %1</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>input</source>
        <translation>مدخل</translation>
    </message>
    <message>
        <source>element by element</source>
        <translation>عنصرًا عنصرًا</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>عدد واحد</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>ضرب مصفوفات</translation>
    </message>
    <message>
        <source>update</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>شريحة</translation>
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
        <translation>إرسال</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>becomes a reduce and a broadcast</source>
        <translation>تصبح reduce ثم broadcast</translation>
    </message>
    <message>
        <source>becomes a reduce-scatter and an all-gather</source>
        <translation>تصبح reduce-scatter ثم all-gather</translation>
    </message>
    <message>
        <source>by slices of %1: reduce-scatter, all-gather</source>
        <translation>على شرائح من %1:‏ reduce-scatter،‏ all-gather</translation>
    </message>
    <message>
        <source>computes on slices, and gathers afterwards</source>
        <translation>تحسب على شرائح، ثم تجمعها</translation>
    </message>
    <message>
        <source>every rank holds its slice alone</source>
        <translation>كل رتبة تحتفظ بشريحتها وحدها</translation>
    </message>
    <message>
        <source>nobody needs it: it goes</source>
        <translation>لا يحتاج إليها أحد: تُحذف</translation>
    </message>
    <message>
        <source>become one kernel</source>
        <translation>تصبح نواة واحدة</translation>
    </message>
    <message>
        <source>go chunk by chunk, beside each other</source>
        <translation>تسير قطعةً قطعة جنبًا إلى جنب</translation>
    </message>
</context>
<context>
    <name>SynthesisGlue</name>
    <message>
        <source>%1 is correct: %2, %3 of the bound</source>
        <translation>‏%1 صحيح: %2، وهو %3 من الحد الأدنى</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>فحص %1</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Schedule</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>a collective algorithm step by step, with its verdict, or two side by side</source>
        <translation>خوارزمية جماعية خطوةً خطوة مع الحكم عليها، أو خوارزميتان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>التركيب</translation>
    </message>
    <message>
        <source>the best algorithm for the fabric that is open, and how good it is</source>
        <translation>أفضل خوارزمية للنسيج المفتوح، ومدى جودتها</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>a program of computation and communication as text, with its mistakes</source>
        <translation>برنامج حوسبة واتصال كنص، مع أخطائه</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>المراحل</translation>
    </message>
    <message>
        <source>the stages of the program, and what can be done with them</source>
        <translation>مراحل البرنامج، وما يمكن فعله بها</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>every schedule of the program, step by step, with its time</source>
        <translation>كل جداول البرنامج، خطوةً خطوة، مع أزمنتها</translation>
    </message>
    <message>
        <source>Schedules on one axis</source>
        <translation>الجداول على محور واحد</translation>
    </message>
    <message>
        <source>two schedules of the program as Gantt charts with one range</source>
        <translation>جدولان للبرنامج كمخططَي غانت بنطاق واحد</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>الترحيب</translation>
    </message>
    <message>
        <source>the page of an empty window: design, open, or try the sample</source>
        <translation>صفحة النافذة الفارغة: صمّم أو افتح أو جرّب العيّنة</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>الطوبولوجيا</translation>
    </message>
    <message>
        <source>the fabric as a drawing: edit it, or see how busy its links are</source>
        <translation>النسيج كرسم: حرّره، أو انظر مدى انشغال وصلاته</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>the properties of what is selected in the fabric</source>
        <translation>خصائص ما هو محدّد في النسيج</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>every step that can be undone, and the way back to it</source>
        <translation>كل خطوة يمكن التراجع عنها، وطريق العودة إليها</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>errors and warnings of the fabric, the workload and the runs</source>
        <translation>أخطاء النسيج وحِمل العمل والتشغيلات وتحذيراتها</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>the operations of the trace, their dependencies and statistics</source>
        <translation>عمليات التتبّع وتبعياتها وإحصاءاتها</translation>
    </message>
    <message>
        <source>Collective benchmark</source>
        <translation>اختبار أداء لعملية جماعية</translation>
    </message>
    <message>
        <source>one collective as the workload, without a trace</source>
        <translation>عملية جماعية واحدة كحِمل عمل، بلا تتبّع</translation>
    </message>
    <message>
        <source>Size sweep</source>
        <translation>مسح الأحجام</translation>
    </message>
    <message>
        <source>bus bandwidth and time against size, for several algorithms</source>
        <translation>عرض النطاق للناقل والزمن مقابل الحجم، لعدة خوارزميات</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>the system, network model, memory and what a run records</source>
        <translation>النظام ونموذج الشبكة والذاكرة وما يسجّله التشغيل</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>runs that wait, run and ended, with their progress</source>
        <translation>التشغيلات المنتظرة والجارية والمنتهية، مع تقدّمها</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>what ranks, links and collectives did when, as a Gantt chart</source>
        <translation>ماذا فعلت الرتب والوصلات والعمليات الجماعية ومتى، كمخطط غانت</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>النطاق</translation>
    </message>
    <message>
        <source>time by kind, overlap and bytes in the selected range</source>
        <translation>الزمن حسب الصنف والتداخل والبايتات في النطاق المحدّد</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>all about the selected operation or link</source>
        <translation>كل شيء عن العملية أو الوصلة المحدّدة</translation>
    </message>
    <message>
        <source>Link heat map</source>
        <translation>خريطة حرارية للوصلات</translation>
    </message>
    <message>
        <source>how busy each link was, over time</source>
        <translation>مدى انشغال كل وصلة عبر الزمن</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>link utilization over time, of the busiest links or by dimension</source>
        <translation>استخدام الوصلات عبر الزمن، للأكثر انشغالًا أو حسب البُعد</translation>
    </message>
    <message>
        <source>Link balance</source>
        <translation>توازن الوصلات</translation>
    </message>
    <message>
        <source>how evenly the links were used</source>
        <translation>مدى تساوي استخدام الوصلات</translation>
    </message>
    <message>
        <source>Traffic matrix</source>
        <translation>مصفوفة حركة البيانات</translation>
    </message>
    <message>
        <source>bytes from every NPU to every other</source>
        <translation>البايتات من كل وحدة NPU إلى كل وحدة أخرى</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>the figures of a run as tables</source>
        <translation>أرقام التشغيل كجداول بيانات</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>two runs side by side with one coupled range</source>
        <translation>تشغيلان جنبًا إلى جنب بنطاق واحد مشترك</translation>
    </message>
    <message>
        <source>what would be gained if a link, a dimension or an algorithm were faster</source>
        <translation>ما الذي يُكسَب لو كانت وصلة أو بُعد أو خوارزمية أسرع</translation>
    </message>
    <message>
        <source>What-if questions</source>
        <translation>أسئلة «ماذا لو»</translation>
    </message>
</context>
<context>
    <name>WorkloadGlue</name>
    <message>
        <source>Make a fabric first: %1</source>
        <translation>أنشئ نسيجًا أولًا: %1</translation>
    </message>
    <message>
        <source>Use a collective benchmark</source>
        <translation>استخدام اختبار أداء لعملية جماعية</translation>
    </message>
    <message>
        <source>The workload is %1: press F5 to run it</source>
        <translation>حِمل العمل هو %1: اضغط F5 لتشغيله</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>there is no display (--screenshot FILE and --report FILE need none, nor does weft-cli)</source>
        <translation>لا توجد شاشة عرض (‎--screenshot FILE و‎--report FILE لا يحتاجان إليها، ولا weft-cli)</translation>
    </message>
    <message>
        <source>the section &apos;%1&apos; has nothing to say and is left out</source>
        <translation>لا محتوى للقسم «%1»، وقد حُذف</translation>
    </message>
</context>
<context>
    <name>weft::gui::CommandPalette</name>
    <message>
        <source>Find a command, node, operation or time</source>
        <translation>البحث عن أمر أو عقدة أو عملية أو زمن</translation>
    </message>
    <message>
        <source>Find anything:  &gt; commands   # nodes and links   @ operations   : time</source>
        <translation>بحث عن أي شيء:  ⁨&gt;⁩ الأوامر   ⁨#⁩ العقد والوصلات   ⁨@⁩ العمليات   ⁨:⁩ الزمن</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المطابقات</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n more: type more of the name</source>
        <translation>
            <numerusform>لا نتائج أخرى</numerusform>
            <numerusform>نتيجة أخرى: اكتب المزيد من الاسم</numerusform>
            <numerusform>نتيجتان أخريان: اكتب المزيد من الاسم</numerusform>
            <numerusform>%n نتائج أخرى: اكتب المزيد من الاسم</numerusform>
            <numerusform>%n نتيجة أخرى: اكتب المزيد من الاسم</numerusform>
            <numerusform>%n نتيجة أخرى: اكتب المزيد من الاسم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::ComparePicker</name>
    <message>
        <source>A:</source>
        <translation>‏A:</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>‏B:</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>اختر تشغيلًا</translation>
    </message>
    <message>
        <source>First run of the comparison</source>
        <translation>التشغيل الأول في المقارنة</translation>
    </message>
    <message>
        <source>Second run of the comparison</source>
        <translation>التشغيل الثاني في المقارنة</translation>
    </message>
    <message>
        <source>How the two runs stand on one axis of time</source>
        <translation>كيفية محاذاة التشغيلين على محور زمني واحد</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>At the selected operation</source>
        <translation>عند العملية المحدّدة</translation>
    </message>
    <message>
        <source>Equally long</source>
        <translation>بالطول نفسه</translation>
    </message>
</context>
<context>
    <name>weft::gui::CompareView</name>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>لا شيء للمقارنة</translation>
    </message>
    <message>
        <source>Make two runs, select both in the Runs dock, and choose Compare.</source>
        <translation>أجرِ تشغيلين، وحدّدهما في لوحة التشغيلات، ثم اختر «مقارنة».</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>%1: %2 – %3 on %4</source>
        <extracomment>a letter, the name of a run, its makespan, its fabric</extracomment>
        <translation>‏⁨%1⁩: ⁨%2⁩ – ⁨%3⁩ على ⁨%4⁩</translation>
    </message>
    <message>
        <source>Choose two runs</source>
        <translation>اختر تشغيلين</translation>
    </message>
    <message>
        <source>Above, or by dragging one onto the other in the Runs dock.</source>
        <translation>من الأعلى، أو بسحب أحدهما فوق الآخر في لوحة التشغيلات.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>جارٍ المقارنة…</translation>
    </message>
    <message>
        <source>Comparing the inputs of two runs</source>
        <translation>مقارنة مدخلات تشغيلين</translation>
    </message>
    <message>
        <source>Both runs have the same fabric, workload and settings.</source>
        <translation>للتشغيلين النسيج وحِمل العمل والإعدادات نفسها.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Compare with &amp;files…</source>
        <translation>مقارنة ب&amp;ملفات…</translation>
    </message>
    <message>
        <source>Compare with run files of this or other projects, or with results that weft-cli wrote</source>
        <translation>مقارنة بملفات تشغيل من هذا المشروع أو غيره، أو بنتائج كتبها weft-cli</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>ت&amp;بديل A وB</translation>
    </message>
    <message>
        <source>Align from the s&amp;tart</source>
        <translation>محاذاة من ال&amp;بداية</translation>
    </message>
    <message>
        <source>Align to the &amp;end</source>
        <translation>محاذاة إلى ال&amp;نهاية</translation>
    </message>
    <message>
        <source>Align at the selected &amp;operation</source>
        <translation>محاذاة عند العملية الم&amp;حدّدة</translation>
    </message>
    <message>
        <source>Make both e&amp;qually long</source>
        <translation>جعل كليهما بال&amp;طول نفسه</translation>
    </message>
    <message>
        <source>Show the &amp;timelines</source>
        <translation>إظهار ال&amp;خطوط الزمنية</translation>
    </message>
    <message>
        <source>Show &amp;links over time</source>
        <translation>إظهار الو&amp;صلات عبر الزمن</translation>
    </message>
    <message>
        <source>Show the fa&amp;bric</source>
        <translation>إظهار ال&amp;نسيج</translation>
    </message>
    <message>
        <source>A comparison has no bookmarks</source>
        <translation>ليس للمقارنة علامات مرجعية</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>محا&amp;ذاة</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>الخطوط الزمنية</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>الوصلات عبر الزمن</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Scroll links</source>
        <translation>التنقل بين الوصلات</translation>
    </message>
    <message>
        <source>No differences over time</source>
        <translation>لا فروق عبر الزمن</translation>
    </message>
    <message>
        <source>Which fabric is drawn</source>
        <translation>أي نسيج يُرسم</translation>
    </message>
    <message>
        <source>Fabric of B</source>
        <translation>نسيج B</translation>
    </message>
    <message>
        <source>Fabric of A</source>
        <translation>نسيج A</translation>
    </message>
    <message>
        <source>No fabric to show</source>
        <translation>لا نسيج للعرض</translation>
    </message>
    <message>
        <source>A result file holds no fabric; run files do.</source>
        <translation>ليس في ملف النتائج نسيج؛ وفي ملفات التشغيل نسيج.</translation>
    </message>
    <message>
        <source>Reading a run…</source>
        <translation>جارٍ قراءة تشغيل…</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>a letter, the name of a run, its makespan</extracomment>
        <translation>‏%1: %2 – %3</translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation>مقارنة تشغيلين</translation>
    </message>
    <message>
        <source>The runs were not compared</source>
        <translation>لم يُقارن التشغيلان</translation>
    </message>
    <message>
        <source>It was stopped. Choose them again.</source>
        <translation>أُوقفت. اخترهما من جديد.</translation>
    </message>
    <message>
        <source>Select an operation that both runs have first</source>
        <translation>حدّد أولًا عملية موجودة في كلا التشغيلين</translation>
    </message>
    <message>
        <source>A result file holds no link over time; run files do.</source>
        <translation>ليست في ملف النتائج وصلات عبر الزمن؛ وهي في ملفات التشغيل.</translation>
    </message>
    <message>
        <source>Comparing links over time</source>
        <translation>مقارنة الوصلات عبر الزمن</translation>
    </message>
    <message>
        <source>Both runs need links over time: simulate with contention, at level links or full.</source>
        <translation>يحتاج كلا التشغيلين إلى الوصلات عبر الزمن: حاكِ مع الازدحام، بالمستوى «وصلات» أو «كامل».</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>ما الذي يختلف</translation>
    </message>
    <message>
        <source>Compare with files</source>
        <translation>مقارنة بملفات</translation>
    </message>
    <message>
        <source>Runs and results (*.weftrun *.json);;All files (*)</source>
        <translation>تشغيلات ونتائج (*.weftrun *.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>No timeline</source>
        <translation>لا خط زمني</translation>
    </message>
    <message>
        <source>A result file holds no operations; run files do.</source>
        <translation>ليس في ملف النتائج عمليات؛ وفي ملفات التشغيل عمليات.</translation>
    </message>
    <message>
        <source>Different workloads on different fabrics.</source>
        <translation>أحمال عمل مختلفة على أنسجة مختلفة.</translation>
    </message>
    <message>
        <source>Different workloads.</source>
        <translation>أحمال عمل مختلفة.</translation>
    </message>
    <message>
        <source>Different fabrics.</source>
        <translation>أنسجة مختلفة.</translation>
    </message>
    <message>
        <source>Only one run is here</source>
        <translation>هنا تشغيل واحد فقط</translation>
    </message>
    <message>
        <source>Make another one, open a stored run or a result with the button above, or choose this one as B too.</source>
        <translation>أجرِ تشغيلًا آخر، أو افتح بالزر أعلاه تشغيلًا محفوظًا أو نتيجة، أو اختر هذا التشغيل في B أيضًا.</translation>
    </message>
</context>
<context>
    <name>weft::gui::ComparedFiles</name>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Differences</name>
    <message>
        <source>default</source>
        <comment>a setting that is not given</comment>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>from a value to another one</extracomment>
        <translation>⁦%1 ‎→‎ %2⁩</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>الوصلة %1</translation>
    </message>
    <message>
        <source>fabric: %1</source>
        <translation>النسيج: %1</translation>
    </message>
    <message>
        <source>NPUs: %1</source>
        <translation>وحدات NPU: %1</translation>
    </message>
    <message>
        <source>switches: %1</source>
        <translation>المبدّلات: %1</translation>
    </message>
    <message>
        <source>links: %1</source>
        <translation>الوصلات: %1</translation>
    </message>
    <message>
        <source>sizes of dimensions: %1</source>
        <translation>أحجام الأبعاد: %1</translation>
    </message>
    <message>
        <source>routes given by hand: %1</source>
        <translation>المسارات المعطاة يدويًا: %1</translation>
    </message>
    <message>
        <source>only in B: %1</source>
        <translation>في B فقط: %1</translation>
    </message>
    <message>
        <source>only in A: %1</source>
        <translation>في A فقط: %1</translation>
    </message>
    <message>
        <source>failed in B: %1</source>
        <translation>متعطّل في B: %1</translation>
    </message>
    <message>
        <source>failed in A: %1</source>
        <translation>متعطّل في A: %1</translation>
    </message>
    <message>
        <source>%1 forwards: %2</source>
        <translation>تمرير %1: %2</translation>
    </message>
    <message>
        <source>speed of %1: %2</source>
        <translation>سرعة %1: %2</translation>
    </message>
    <message>
        <source>only in B: %1, %2</source>
        <translation>في B فقط: ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>only in A: %1, %2</source>
        <translation>في A فقط: ⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>%1: bandwidth %2</source>
        <translation>‏%1: عرض النطاق %2</translation>
    </message>
    <message>
        <source>%1: latency %2</source>
        <translation>‏%1: زمن الكمون %2</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>الجدول %1</translation>
    </message>
    <message>
        <source>%1 of dimension %2: %3</source>
        <translation>‏%1 في البُعد %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an algorithm of a pattern</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 works again</source>
        <translation>عاد إلى العمل: %1</translation>
    </message>
    <message>
        <source>%1 work again</source>
        <translation>عادت إلى العمل: %1</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>أُضيف: %1</translation>
    </message>
    <message>
        <source>%1 were added</source>
        <translation>أُضيفت: %1</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>أُزيل: %1</translation>
    </message>
    <message>
        <source>%1 were removed</source>
        <translation>أُزيلت: %1</translation>
    </message>
    <message>
        <source>%1 was degraded</source>
        <translation>تدهور: %1</translation>
    </message>
    <message>
        <source>%1 were degraded</source>
        <translation>تدهورت: %1</translation>
    </message>
    <message>
        <source>%1 works in full again</source>
        <translation>عاد إلى العمل بالكامل: %1</translation>
    </message>
    <message>
        <source>%1 work in full again</source>
        <translation>عادت إلى العمل بالكامل: %1</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>تغيّر: %1</translation>
    </message>
    <message>
        <source>%1 were changed</source>
        <translation>تغيّرت: %1</translation>
    </message>
    <message>
        <source>%1 was slowed</source>
        <translation>أُبطئ: %1</translation>
    </message>
    <message>
        <source>%1 were slowed</source>
        <translation>أُبطئت: %1</translation>
    </message>
    <message>
        <source>%1 was sped up</source>
        <translation>سُرّع: %1</translation>
    </message>
    <message>
        <source>%1 were sped up</source>
        <translation>سُرّعت: %1</translation>
    </message>
    <message>
        <source>the fabric was changed</source>
        <translation>تغيّر النسيج</translation>
    </message>
    <message>
        <source>the workload was changed</source>
        <translation>تغيّر حِمل العمل</translation>
    </message>
    <message>
        <source>the settings were changed</source>
        <translation>تغيّرت الإعدادات</translation>
    </message>
    <message>
        <source>the fabric was replaced: %1 NPUs</source>
        <comment>%1: 64 → 128</comment>
        <translation>استُبدل النسيج: وحدات NPU‏ %1</translation>
    </message>
    <message>
        <source>the fabric was replaced: %1</source>
        <comment>%1: sizes of dimensions</comment>
        <translation>استُبدل النسيج: %1</translation>
    </message>
    <message>
        <source>%1, and more</source>
        <extracomment>changes, the first two of them</extracomment>
        <translation>‏%1، وغير ذلك</translation>
    </message>
    <message>
        <source>workload: %1</source>
        <translation>حِمل العمل: %1</translation>
    </message>
    <message>
        <source>ranks of the workload: %1</source>
        <translation>رتب حِمل العمل: %1</translation>
    </message>
    <message>
        <source>operations of the workload: %1</source>
        <translation>عمليات حِمل العمل: %1</translation>
    </message>
    <message>
        <source>workload: ranks with other operations: %1</source>
        <translation>حِمل العمل: رتب بعمليات مختلفة: %1</translation>
    </message>
    <message>
        <source>network: %1</source>
        <translation>الشبكة: %1</translation>
    </message>
    <message>
        <source>packet: %1</source>
        <translation>الحزمة: %1</translation>
    </message>
    <message>
        <source>routing: %1</source>
        <translation>التوجيه: %1</translation>
    </message>
    <message>
        <source>seed of the routing: %1</source>
        <translation>بذرة التوجيه: %1</translation>
    </message>
    <message>
        <source>queues per dimension: %1</source>
        <translation>الطوابير لكل بُعد: %1</translation>
    </message>
    <message>
        <source>injection scale: %1</source>
        <translation>معامل الحقن: %1</translation>
    </message>
    <message>
        <source>rendezvous: %1</source>
        <translation>بروتوكول rendezvous: %1</translation>
    </message>
    <message>
        <source>groups by dimension: %1</source>
        <translation>المجموعات حسب البُعد: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key of the settings and its change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ranks of group %1: %2</source>
        <translation>رتب المجموعة %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>NPUs</source>
        <translation>وحدات NPU</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>المبدّلات</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>الوصلات</translation>
    </message>
    <message>
        <source>Sizes of dimensions</source>
        <translation>أحجام الأبعاد</translation>
    </message>
    <message>
        <source>Routes given by hand</source>
        <translation>مسارات معطاة يدويًا</translation>
    </message>
    <message>
        <source>Failure of %1</source>
        <translation>تعطّل %1</translation>
    </message>
    <message>
        <source>Forwarding of %1</source>
        <translation>تمرير %1</translation>
    </message>
    <message>
        <source>Speed of %1</source>
        <translation>سرعة %1</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>عرض نطاق %1</translation>
    </message>
    <message>
        <source>Latency of %1</source>
        <translation>زمن كمون %1</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>Ranks of the workload</source>
        <translation>رتب حِمل العمل</translation>
    </message>
    <message>
        <source>Operations of the workload</source>
        <translation>عمليات حِمل العمل</translation>
    </message>
    <message>
        <source>Ranks with other operations</source>
        <translation>رتب لها عمليات أخرى</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>نموذج الشبكة</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>الحزم</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>التوجيه</translation>
    </message>
    <message>
        <source>Seed of the routing</source>
        <translation>بذرة التوجيه</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>الطوابير لكل بُعد</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>معامل الحقن</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>بروتوكول rendezvous</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>المجموعات حسب البُعد</translation>
    </message>
    <message>
        <source>Ranks of group %1</source>
        <translation>رتب المجموعة %1</translation>
    </message>
    <message>
        <source>%1 of dimension %2</source>
        <comment>an algorithm&apos;s pattern</comment>
        <translation>‏%1 للبُعد %2</translation>
    </message>
    <message>
        <source>there</source>
        <translation>موجود</translation>
    </message>
    <message numerus="yes">
        <source>%n links such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>لا وصلات مثل %1</numerusform>
            <numerusform>وصلة واحدة مثل %1</numerusform>
            <numerusform>وصلتان مثل %1</numerusform>
            <numerusform>%n وصلات مثل %1</numerusform>
            <numerusform>%n وصلة مثل %1</numerusform>
            <numerusform>%n وصلة مثل %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>لا عقد مثل %1</numerusform>
            <numerusform>عقدة واحدة مثل %1</numerusform>
            <numerusform>عقدتان مثل %1</numerusform>
            <numerusform>%n عقد مثل %1</numerusform>
            <numerusform>%n عقدة مثل %1</numerusform>
            <numerusform>%n عقدة مثل %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <comment>one link or node</comment>
        <translation>تعطّل: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <comment>several links or nodes</comment>
        <translation>تعطّل: %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::DockTitles</name>
    <message>
        <source>Float or dock</source>
        <translation>تعويم أو إرساء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;تعويم</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
</context>
<context>
    <name>weft::gui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::GuideDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>الفصول</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>الفصل</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>The guide is written in English.</source>
        <translation>الدليل مكتوب بالإنجليزية.</translation>
    </message>
</context>
<context>
    <name>weft::gui::HistoryView</name>
    <message>
        <source>Steps that can be undone</source>
        <translation>الخطوات التي يمكن التراجع عنها</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>كما كان عند الفتح</translation>
    </message>
</context>
<context>
    <name>weft::gui::IssueGuide</name>
    <message>
        <source>Topology</source>
        <translation>الطوبولوجيا</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message numerus="yes">
        <source>Make the benchmark for %n rank(s)</source>
        <translation>
            <numerusform>إنشاء اختبار الأداء لـ %n رتبة</numerusform>
            <numerusform>إنشاء اختبار الأداء لرتبة واحدة</numerusform>
            <numerusform>إنشاء اختبار الأداء لرتبتين</numerusform>
            <numerusform>إنشاء اختبار الأداء لـ %n رتب</numerusform>
            <numerusform>إنشاء اختبار الأداء لـ %n رتبة</numerusform>
            <numerusform>إنشاء اختبار الأداء لـ %n رتبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>إنشاء نسيج من %n وحدة NPU</numerusform>
            <numerusform>إنشاء نسيج من وحدة NPU واحدة</numerusform>
            <numerusform>إنشاء نسيج من وحدتي NPU</numerusform>
            <numerusform>إنشاء نسيج من %n وحدات NPU</numerusform>
            <numerusform>إنشاء نسيج من %n وحدة NPU</numerusform>
            <numerusform>إنشاء نسيج من %n وحدة NPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message numerus="yes">
        <source>Use one algorithm for each of the %n dimension(s)</source>
        <translation>
            <numerusform>استخدام خوارزمية لكل بُعد</numerusform>
            <numerusform>استخدام خوارزمية واحدة للبُعد الوحيد</numerusform>
            <numerusform>استخدام خوارزمية واحدة لكل من البُعدين</numerusform>
            <numerusform>استخدام خوارزمية واحدة لكل من الأبعاد (%n)</numerusform>
            <numerusform>استخدام خوارزمية واحدة لكل من الأبعاد (%n)</numerusform>
            <numerusform>استخدام خوارزمية واحدة لكل من الأبعاد (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Stored run</source>
        <translation>تشغيل مخزّن</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>عمل</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Turn on the roofline</source>
        <translation>تفعيل نموذج roofline</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>تحميل %1</translation>
    </message>
    <message>
        <source>Looking for groups beside %1</source>
        <translation>البحث عن مجموعات بجانب %1</translation>
    </message>
    <message>
        <source>This issue has no place</source>
        <translation>لا موضع لهذه المشكلة</translation>
    </message>
    <message>
        <source>The place is %1</source>
        <translation>الموضع هو %1</translation>
    </message>
    <message>
        <source>The system settings are no JSON object: correct them first</source>
        <translation>إعدادات النظام ليست كائن JSON: صحّحها أولًا</translation>
    </message>
    <message>
        <source>The roofline is on: %1 TFLOP/s, %2 GB/s of memory</source>
        <extracomment>a rate of computation and one of memory</extracomment>
        <translation>نموذج roofline مفعّل: ‏⁨%1 TFLOP/s⁩، و‏⁨%2 GB/s⁩ للذاكرة</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>حُمّل %1</translation>
    </message>
    <message>
        <source>One algorithm for each dimension</source>
        <translation>خوارزمية واحدة لكل بُعد</translation>
    </message>
    <message>
        <source>Each dimension has one algorithm now</source>
        <translation>لكل بُعد خوارزمية واحدة الآن</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>توليد %1</translation>
    </message>
    <message>
        <source>The fabric is %1 now</source>
        <translation>النسيج الآن %1</translation>
    </message>
    <message>
        <source>Make the benchmark for the fabric</source>
        <translation>إنشاء اختبار الأداء للنسيج</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>التصدير</translation>
    </message>
</context>
<context>
    <name>weft::gui::JobStatus</name>
    <message>
        <source>Progress of background work</source>
        <translation>تقدّم العمل في الخلفية</translation>
    </message>
    <message>
        <source>Stop this work</source>
        <translation>إيقاف هذا العمل</translation>
    </message>
    <message>
        <source>Stop background work</source>
        <translation>إيقاف العمل في الخلفية</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>background work and the time that is left</extracomment>
        <translation>‏%1، بقي %2</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <extracomment>more jobs are running or waiting</extracomment>
        <translation>
            <numerusform>(لا غيره)</numerusform>
            <numerusform>(وعمل آخر)</numerusform>
            <numerusform>(وعملان آخران)</numerusform>
            <numerusform>(و%n أعمال أخرى)</numerusform>
            <numerusform>(و%n عملًا آخر)</numerusform>
            <numerusform>(و%n عمل آخر)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping… (%1)</source>
        <extracomment>background work that was told to stop and has not ended yet</extracomment>
        <translation>جارٍ الإيقاف… (%1)</translation>
    </message>
    <message>
        <source>This work is stopping</source>
        <translation>هذا العمل قيد الإيقاف</translation>
    </message>
</context>
<context>
    <name>weft::gui::MainWindow</name>
    <message>
        <source>Show the issues</source>
        <translation>إظهار المشكلات</translation>
    </message>
    <message>
        <source>Open a project first, or make one</source>
        <translation>افتح مشروعًا أولًا أو أنشئ واحدًا</translation>
    </message>
    <message>
        <source>%1[*] (read-only) – Weft</source>
        <extracomment>the title of the window; [*] marks unsaved changes and must stay</extracomment>
        <translation>‏%1[*] (للقراءة فقط) – Weft</translation>
    </message>
    <message>
        <source>%1[*] – Weft</source>
        <translation>%1[*] – Weft</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>مشروع &amp;جديد</translation>
    </message>
    <message>
        <source>Start an empty project</source>
        <translation>بدء مشروع فارغ</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>Open a project, a topology, a trace or a program</source>
        <translation>فتح مشروع أو طوبولوجيا أو تتبّع أو برنامج</translation>
    </message>
    <message>
        <source>Open &amp;trace…</source>
        <translation>فتح &amp;تتبّع…</translation>
    </message>
    <message>
        <source>Load a Chakra trace set: name any one of its files</source>
        <translation>تحميل مجموعة تتبّعات Chakra: سمِّ أيًّا من ملفاتها</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>فتح ال&amp;عيّنة</translation>
    </message>
    <message>
        <source>A solved training step on 64 NPUs</source>
        <translation>خطوة تدريب محلولة على 64 وحدة NPU</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save the project and its results</source>
        <translation>حفظ المشروع ونتائجه</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>حفظ المشروع باسم آخر</translation>
    </message>
    <message>
        <source>&amp;Import topology…</source>
        <translation>ا&amp;ستيراد طوبولوجيا…</translation>
    </message>
    <message>
        <source>Weft JSON, ASTRA-sim network YAML, or a CSV of links</source>
        <translation>‏Weft JSON، أو ASTRA-sim network YAML، أو CSV للوصلات</translation>
    </message>
    <message>
        <source>Export &amp;view…</source>
        <translation>ت&amp;صدير العرض…</translation>
    </message>
    <message>
        <source>The view in front as a picture or a table: PNG, SVG, PDF or CSV</source>
        <translation>العرض الأمامي كصورة أو جدول بيانات: PNG أو SVG أو PDF أو CSV</translation>
    </message>
    <message>
        <source>&amp;Make a report…</source>
        <translation>إنشاء ت&amp;قرير…</translation>
    </message>
    <message>
        <source>What was found, with its inputs, pictures and tables, as one web page or PDF</source>
        <translation>ما تبيّن، مع مدخلاته وصوره وجداول بياناته، كصفحة ويب واحدة أو PDF</translation>
    </message>
    <message>
        <source>&amp;Print view…</source>
        <translation>&amp;طباعة العرض…</translation>
    </message>
    <message>
        <source>Print the view in front</source>
        <translation>طباعة العرض الأمامي</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>إ&amp;غلاق المشروع</translation>
    </message>
    <message>
        <source>Close the project and show the welcome page</source>
        <translation>إغلاق المشروع وإظهار صفحة الترحيب</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>لا مشروع مفتوح</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>لم يتغيّر شيء بعد</translation>
    </message>
    <message>
        <source>Nothing has been undone</source>
        <translation>لم يُتراجَع عن شيء</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>ال&amp;سجل</translation>
    </message>
    <message>
        <source>Every step that can be undone, and the way back to it</source>
        <translation>كل خطوة يمكن التراجع عنها، وطريق العودة إليها</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;تراجع: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>إ&amp;عادة: %1</translation>
    </message>
    <message>
        <source>View</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Arrange the window for this work</source>
        <translation>ترتيب النافذة لهذا العمل</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;بحث عن أي شيء…</translation>
    </message>
    <message>
        <source>Commands, nodes, links, operations and times</source>
        <translation>أوامر وعقد ووصلات وعمليات وأزمنة</translation>
    </message>
    <message>
        <source>Restore default la&amp;yout</source>
        <translation>استعادة الترتيب الا&amp;فتراضي</translation>
    </message>
    <message>
        <source>Put the docks of this mode back where they were at first</source>
        <translation>إعادة لوحات هذا الوضع إلى حيث كانت في البداية</translation>
    </message>
    <message>
        <source>Sa&amp;ve arrangement…</source>
        <translation>&amp;حفظ الترتيب…</translation>
    </message>
    <message>
        <source>Keep how the docks of this mode stand, under a name</source>
        <translation>الاحتفاظ بمواضع لوحات هذا الوضع باسم</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>سمة فا&amp;تحة</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>سمة &amp;داكنة</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>سمة ال&amp;نظام</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>ت&amp;شغيل</translation>
    </message>
    <message>
        <source>Simulate the workload on the fabric</source>
        <translation>محاكاة حِمل العمل على النسيج</translation>
    </message>
    <message>
        <source>&amp;Stop all runs</source>
        <translation>إ&amp;يقاف كل التشغيلات</translation>
    </message>
    <message>
        <source>Stop what runs and keep what it has</source>
        <translation>إيقاف الجاري والاحتفاظ بما لديه</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>ت&amp;حريك أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Move the time cursor through the run</source>
        <translation>تحريك مؤشر الزمن عبر التشغيل</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>الحدث ال&amp;تالي</translation>
    </message>
    <message>
        <source>Move the time cursor to the next start or end of an operation</source>
        <translation>نقل مؤشر الزمن إلى البداية أو النهاية التالية لعملية</translation>
    </message>
    <message>
        <source>Pre&amp;vious event</source>
        <translation>الحدث ال&amp;سابق</translation>
    </message>
    <message>
        <source>Move the time cursor to the previous start or end of an operation</source>
        <translation>نقل مؤشر الزمن إلى البداية أو النهاية السابقة لعملية</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>أ&amp;بطأ</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>أس&amp;رع</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>What the guide says of the view in front</source>
        <translation>ما يقوله الدليل عن العرض الأمامي</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>All commands and their keys; change them here</source>
        <translation>كل الأوامر ومفاتيحها؛ غيّرها هنا</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;جولة</translation>
    </message>
    <message>
        <source>Five steps through a solved project</source>
        <translation>خمس خطوات في مشروع محلول</translation>
    </message>
    <message>
        <source>&amp;About Weft</source>
        <translation>&amp;عن Weft</translation>
    </message>
    <message>
        <source>About Weft</source>
        <translation>عن Weft</translation>
    </message>
    <message>
        <source>&lt;b&gt;Weft %1&lt;/b&gt;&lt;br&gt;Runs machine-learning workloads on any fabric and says where the time went.&lt;br&gt;&lt;br&gt;GNU General Public License, version 3.</source>
        <translation>&lt;b&gt;‏Weft %1&lt;/b&gt;&lt;br&gt;يشغّل أحمال عمل تعلّم الآلة على أي نسيج ويبيّن أين ذهب الزمن.&lt;br&gt;&lt;br&gt;رخصة جنو العمومية العامة، الإصدار 3.</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>الرئيسي</translation>
    </message>
    <message>
        <source>report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: see Issues</source>
        <translation>لا يمكن فتح %1: انظر المشكلات</translation>
    </message>
    <message>
        <source>%1 and others cannot be opened: see Issues</source>
        <translation>لا يمكن فتح %1 وغيره: انظر المشكلات</translation>
    </message>
    <message>
        <source>Opening %1 was stopped</source>
        <translation>أُوقف فتح %1</translation>
    </message>
    <message>
        <source>Weft did not end well last time. A copy of %1 with unsaved changes was kept at %2.</source>
        <translation>لم ينتهِ Weft بسلام في المرة الماضية. احتُفظ في %2 بنسخة من %1 فيها تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>The project was saved after that.</source>
        <translation>حُفظ المشروع بعد ذلك.</translation>
    </message>
    <message>
        <source>It does not have the results of runs that were made since the last save: run them again.</source>
        <translation>ليس فيها نتائج التشغيلات التي أُجريت منذ آخر حفظ: أجرِها من جديد.</translation>
    </message>
    <message>
        <source>There is another copy, of %1 from %2; it stays until you decide about it.</source>
        <translation>توجد نسخة أخرى، من %1 بتاريخ %2؛ تبقى إلى أن تقرّر بشأنها.</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>استعادة العمل غير المحفوظ</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>ا&amp;ستعادة</translation>
    </message>
    <message>
        <source>&amp;Discard copy</source>
        <translation>&amp;تجاهل النسخة</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>ات&amp;خاذ القرار لاحقًا</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>في %1 تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>&amp;تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>حفظ المشروع</translation>
    </message>
    <message>
        <source>Weft projects (*.weft)</source>
        <translation>مشاريع Weft (*.weft)</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>غيّره غيرك</translation>
    </message>
    <message>
        <source>%1 was saved by another window or program after it was opened here. Saving would undo that.</source>
        <translation>حُفظ %1 في نافذة أخرى أو ببرنامج آخر بعد فتحه هنا. الحفظ الآن سيلغي ذلك.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;كتابة فوقه</translation>
    </message>
    <message>
        <source>&amp;Reload and lose the changes here</source>
        <translation>إ&amp;عادة التحميل وفقد التغييرات هنا</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>لم يُحفظ: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>حُفظ %1</translation>
    </message>
    <message>
        <source>Saved %1, without the algorithm that is in no file</source>
        <translation>حُفظ %1 دون الخوارزمية التي ليست في أي ملف</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Everything Weft reads (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;Projects (*.weft);;All files (*)</source>
        <translation>كل ما يقرؤه Weft (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;مشاريع (*.weft);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open a trace: any file of the set</source>
        <translation>فتح تتبّع: أي ملف من المجموعة</translation>
    </message>
    <message>
        <source>Chakra traces (*.et *.et.gz *.json);;All files (*)</source>
        <translation>تتبّعات Chakra (*.et *.et.gz *.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Import a topology</source>
        <translation>استيراد طوبولوجيا</translation>
    </message>
    <message>
        <source>Topologies (*.json *.yml *.yaml *.csv);;All files (*)</source>
        <translation>طوبولوجيات (*.json *.yml *.yaml *.csv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>المفتوحة &amp;مؤخرًا</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>D&amp;ocks</source>
        <translation>ال&amp;لوحات</translation>
    </message>
    <message>
        <source>&amp;Arrangements</source>
        <translation>الت&amp;رتيبات</translation>
    </message>
    <message>
        <source>Re&amp;move arrangement</source>
        <translation>إ&amp;زالة ترتيب</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>ال&amp;زمن</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>ت&amp;حليل</translation>
    </message>
    <message>
        <source>The docks stand as they did at first</source>
        <translation>اللوحات حيث كانت في البداية</translation>
    </message>
    <message>
        <source>Save the arrangement</source>
        <translation>حفظ الترتيب</translation>
    </message>
    <message>
        <source>Name of the arrangement of this mode&apos;s docks:</source>
        <translation>اسم ترتيب لوحات هذا الوضع:</translation>
    </message>
    <message>
        <source>The arrangement is saved as “%1”</source>
        <translation>حُفظ الترتيب باسم «⁨%1⁩»</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have no results any more: they were not saved, or their files are gone.</source>
        <translation>
            <numerusform>لا تشغيلات بلا نتائج.</numerusform>
            <numerusform>تشغيل واحد لم تعد له نتائج: لم تُحفظ أو اختفت ملفاتها.</numerusform>
            <numerusform>تشغيلان لم تعد لهما نتائج: لم تُحفظ أو اختفت ملفاتها.</numerusform>
            <numerusform>%n تشغيلات لم تعد لها نتائج: لم تُحفظ أو اختفت ملفاتها.</numerusform>
            <numerusform>%n تشغيلًا لم تعد لها نتائج: لم تُحفظ أو اختفت ملفاتها.</numerusform>
            <numerusform>%n تشغيل لم تعد لها نتائج: لم تُحفظ أو اختفت ملفاتها.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <extracomment>a run and its first error</extracomment>
        <translation>فشل %1: %2</translation>
    </message>
    <message>
        <source>See &amp;Issues</source>
        <translation>انظر ال&amp;مشكلات</translation>
    </message>
    <message>
        <source>Looking for other windows</source>
        <translation>البحث عن نوافذ أخرى</translation>
    </message>
    <message>
        <source>%1 is open in another window of Weft. Whichever saves last asks before it overwrites the other&apos;s work.</source>
        <translation>‏%1 مفتوح في نافذة أخرى من Weft. من يحفظ آخرًا يُسأل قبل أن يكتب فوق عمل الآخر.</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>إ&amp;عادة التشغيل</translation>
    </message>
    <message>
        <source>These results are from before. Changed since: %1.</source>
        <extracomment>the parts that are different now: &quot;fabric, settings (network)&quot;</extracomment>
        <translation>هذه النتائج من قبل. تغيّر منذ ذلك الحين: %1.</translation>
    </message>
    <message>
        <source>Comparing with what is open</source>
        <translation>المقارنة بما هو مفتوح</translation>
    </message>
    <message>
        <source>These results are from before: %1.</source>
        <extracomment>what was changed: &quot;link npu0 → npu1 was changed&quot;</extracomment>
        <translation>هذه النتائج من قبل: %1.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>إ&amp;عادة التحميل</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What is open is as it was.</source>
        <translation>تغيّر %1 بفعل برنامج آخر. ما هو مفتوح باقٍ كما كان.</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since its fabric was opened.</source>
        <translation>تغيّر %1 على القرص منذ فُتح نسيجه.</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was loaded.</source>
        <translation>تغيّر %1 على القرص منذ حُمّل.</translation>
    </message>
    <message>
        <source>%1 has changed on the disk; runs that used it are of what it was.</source>
        <translation>تغيّر %1 على القرص؛ والتشغيلات التي استخدمته تخص ما كان عليه.</translation>
    </message>
    <message>
        <source>No view is in front</source>
        <translation>لا عرض في الأمام</translation>
    </message>
    <message>
        <source>%1 has nothing to write yet</source>
        <translation>ليس في %1 ما يُكتب بعد</translation>
    </message>
    <message>
        <source>Nothing runs</source>
        <translation>لا شيء يعمل</translation>
    </message>
    <message>
        <source>There is no run to look at yet</source>
        <translation>لا يوجد تشغيل للنظر فيه بعد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a command and why it can do nothing now</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما تبيّن</translation>
    </message>
    <message>
        <source>The first sentence says where the time of the run went. The tables below it hold the figures; a row that is selected here is shown everywhere.</source>
        <translation>تقول الجملة الأولى أين ذهب زمن التشغيل. وتحوي جداول البيانات تحتها الأرقام؛ والصف المحدّد هنا يظهر في كل مكان.</translation>
    </message>
    <message>
        <source>The fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>Links have the colour of how busy they were at the time cursor. Drag to move, turn the wheel to zoom, and click a link to see it in all views.</source>
        <translation>للوصلات ألوان مدى انشغالها عند مؤشر الزمن. اسحب للتحريك، وأدر العجلة للتكبير، وانقر وصلة لتراها في كل العروض.</translation>
    </message>
    <message>
        <source>When it happened</source>
        <translation>متى حدث ذلك</translation>
    </message>
    <message>
        <source>Every NPU has a row. Drag over the bars to choose a range of time; W, S, A and D zoom and move, as in a game.</source>
        <translation>لكل وحدة NPU صف. اسحب فوق الأشرطة لاختيار نطاق زمني؛ ومفاتيح W وS وA وD تكبّر وتحرّك كما في الألعاب.</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>غيّر شيئًا</translation>
    </message>
    <message>
        <source>Ctrl+1 shows the fabric for editing. Select links, change their bandwidth, and press F5: the run is added to the list of runs.</source>
        <translation>يُظهر Ctrl+1 النسيج للتحرير. حدّد وصلات وغيّر عرض نطاقها واضغط F5: يُضاف التشغيل إلى قائمة التشغيلات.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>قارن</translation>
    </message>
    <message>
        <source>Select two runs and choose Compare to see them on one axis of time. Ctrl+K finds any command, node or operation, and ? lists all keys.</source>
        <translation>حدّد تشغيلين واختر «مقارنة» لتراهما على محور زمني واحد. يجد Ctrl+K أي أمر أو عقدة أو عملية، ويسرد ? كل المفاتيح.</translation>
    </message>
    <message>
        <source>The language of the window</source>
        <translation>لغة النافذة</translation>
    </message>
    <message>
        <source>Language of the s&amp;ystem</source>
        <translation>لغة ال&amp;نظام</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>Ne&amp;xt view</source>
        <translation>العر&amp;ض التالي</translation>
    </message>
    <message>
        <source>Give the keys to the next view in sight</source>
        <translation>نقل تركيز لوحة المفاتيح إلى العرض الظاهر التالي</translation>
    </message>
    <message>
        <source>Pre&amp;vious view</source>
        <translation>العرض ال&amp;سابق</translation>
    </message>
    <message>
        <source>Give the keys to the view before</source>
        <translation>نقل تركيز لوحة المفاتيح إلى العرض السابق</translation>
    </message>
    <message>
        <source>Weft did not end well last time. A copy of an unsaved project was kept at %1.</source>
        <translation>لم ينتهِ Weft بسلام في المرة الماضية. احتُفظ في %1 بنسخة من مشروع غير محفوظ.</translation>
    </message>
    <message>
        <source>There is another copy, of an unsaved project from %1; it stays until you decide about it.</source>
        <translation>توجد نسخة أخرى، من مشروع غير محفوظ بتاريخ %1؛ تبقى إلى أن تقرّر بشأنها.</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n run(s) are in no file yet.</source>
        <translation>
            <numerusform>لا نتائج خارج الملفات.</numerusform>
            <numerusform>نتائج تشغيل واحد ليست في أي ملف بعد.</numerusform>
            <numerusform>نتائج تشغيلين ليست في أي ملف بعد.</numerusform>
            <numerusform>نتائج %n تشغيلات ليست في أي ملف بعد.</numerusform>
            <numerusform>نتائج %n تشغيلًا ليست في أي ملف بعد.</numerusform>
            <numerusform>نتائج %n تشغيل ليست في أي ملف بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are still going on.</source>
        <translation>
            <numerusform>لا عملية تشغيل جارية.</numerusform>
            <numerusform>ما زالت عملية تشغيل واحدة جارية.</numerusform>
            <numerusform>ما زالت عمليتا تشغيل جاريتين.</numerusform>
            <numerusform>ما زالت %n عمليات تشغيل جارية.</numerusform>
            <numerusform>ما زالت %n عملية تشغيل جارية.</numerusform>
            <numerusform>ما زالت %n عملية تشغيل جارية.</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes on is stopped, and its results are lost.</source>
        <translation>يُوقَف ما هو جارٍ وتضيع نتائجه.</translation>
    </message>
    <message>
        <source>S&amp;top and close</source>
        <translation>&amp;إيقاف وإغلاق</translation>
    </message>
</context>
<context>
    <name>weft::gui::NoticeBar</name>
    <message>
        <source>Notices</source>
        <translation>إشعارات</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>إغلاق هذا الإشعار</translation>
    </message>
</context>
<context>
    <name>weft::gui::Palette</name>
    <message>
        <source>View</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>الذهاب إلى %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>مبدّل</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>وصلة</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
</context>
<context>
    <name>weft::gui::Recovery</name>
    <message>
        <source>Keeping a copy</source>
        <translation>الاحتفاظ بنسخة</translation>
    </message>
</context>
<context>
    <name>weft::gui::Report</name>
    <message>
        <source>The first %1 of %2 rows; all of them can be exported as CSV.</source>
        <translation>أول %1 من %2 من الصفوف؛ ويمكن تصديرها كلها كملف CSV.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>المشروع</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Hash of the fabric</source>
        <translation>تجزئة النسيج</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>Hash of the workload</source>
        <translation>تجزئة حِمل العمل</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>نموذج الشبكة</translation>
    </message>
    <message>
        <source>congestion-aware</source>
        <translation>مراعٍ للازدحام</translation>
    </message>
    <message>
        <source>congestion-unaware</source>
        <translation>غير مراعٍ للازدحام</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>التوجيه</translation>
    </message>
    <message>
        <source>Seed of the routing</source>
        <translation>بذرة التوجيه</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>الحزم</translation>
    </message>
    <message>
        <source>whole messages</source>
        <translation>رسائل كاملة</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>الطوابير لكل بُعد</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>معامل الحقن</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>بروتوكول rendezvous</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>المجموعات حسب البُعد</translation>
    </message>
    <message>
        <source>Fingerprint of the result</source>
        <translation>بصمة النتيجة</translation>
    </message>
    <message>
        <source>Version of Weft</source>
        <translation>إصدار Weft</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Since this run was made these have changed: %1.</source>
        <translation>منذ إجراء هذا التشغيل تغيّر ما يلي: %1.</translation>
    </message>
    <message>
        <source>The fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>لا يوجد أي منها.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما تبيّن</translation>
    </message>
    <message>
        <source>Inputs and settings</source>
        <translation>المدخلات والإعدادات</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>الطوبولوجيا</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>What the ranks did when</source>
        <translation>ماذا فعلت الرتب ومتى</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>How busy links were over time</source>
        <translation>مدى انشغال الوصلات عبر الزمن</translation>
    </message>
    <message>
        <source>Link heat map</source>
        <translation>خريطة حرارية للوصلات</translation>
    </message>
    <message>
        <source>How busy each link was, over time</source>
        <translation>مدى انشغال كل وصلة عبر الزمن</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>الخوارزميات</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>المسح</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>التحذيرات</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>أول %1 من %2 صفًا</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>none: the program as it stands</source>
        <translation>لا شيء: البرنامج كما هو</translation>
    </message>
    <message>
        <source>one without a name</source>
        <translation>جدول بلا اسم</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>الرتب</translation>
    </message>
    <message>
        <source>Schedule that is applied</source>
        <translation>الجدول المطبَّق</translation>
    </message>
    <message>
        <source>Its time</source>
        <translation>زمنه</translation>
    </message>
    <message>
        <source>Time of the program as it stands</source>
        <translation>زمن البرنامج كما هو</translation>
    </message>
    <message>
        <source>The stages of that schedule</source>
        <translation>مراحل ذلك الجدول</translation>
    </message>
    <message>
        <source>Steps of that schedule</source>
        <translation>خطوات ذلك الجدول</translation>
    </message>
    <message>
        <source>Text of the program</source>
        <translation>نص البرنامج</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the name of a project, the name of a run</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no run.</source>
        <translation>لا يوجد تشغيل.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>a workload, a fabric</extracomment>
        <translation>‏%1 على %2</translation>
    </message>
    <message>
        <source>Compared with the baseline %1: %2.</source>
        <extracomment>the name of a run, and a sentence</extracomment>
        <translation>بالمقارنة مع خط الأساس %1: %2.</translation>
    </message>
    <message>
        <source>This run was stored without its warnings, by an older Weft: run it again to see them.</source>
        <translation>حُفظ هذا التشغيل بإصدار أقدم من Weft دون تحذيراته: شغّله مجددًا لرؤيتها.</translation>
    </message>
    <message>
        <source>%1 links a line, named by the busiest of them</source>
        <translation>%1 وصلات في كل سطر، يُسمّى السطر بأكثرها انشغالًا</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>الوصلة</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>the title of a picture, and what it shows of it: &quot;the first 20 of 64 rows&quot;</extracomment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>%1 links a line, named by the most different of them</source>
        <translation>%1 وصلات في كل سطر، يُسمّى السطر بأكثرها اختلافًا</translation>
    </message>
    <message>
        <source>times in whole nanoseconds; GB is 10⁹ bytes, GiB is 2³⁰ bytes</source>
        <translation>الأزمنة بالنانوثانية الكاملة؛ GB يساوي ⁨10⁹⁩ بايت، وGiB يساوي ⁨2³⁰⁩ بايت</translation>
    </message>
    <message>
        <source>%1 of %2 links named</source>
        <translation>أُشير بالاسم إلى %1 من %2 وصلة</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>البرنامج %1</translation>
    </message>
    <message>
        <source>Hash of the program</source>
        <translation>تجزئة البرنامج</translation>
    </message>
    <message>
        <source>As it stands the program takes %1; no schedule is quicker.</source>
        <translation>يستغرق البرنامج كما هو ⁨%1⁩؛ ولا جدول أسرع منه.</translation>
    </message>
    <message>
        <source>The quickest schedule, %1, takes %2; as it stands the program takes %3, %4 times as long.</source>
        <extracomment>the name of a schedule, two times, a number</extracomment>
        <translation>أسرع جدول، ⁨%1⁩، يستغرق ⁨%2⁩؛ ويستغرق البرنامج كما هو ⁨%3⁩، أي ⁨%4⁩ أضعاف ذلك.</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunInputs</name>
    <message>
        <source>network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>الحزم</translation>
    </message>
    <message>
        <source>routing</source>
        <translation>التوجيه</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>الطوابير</translation>
    </message>
    <message>
        <source>injection scale</source>
        <translation>معامل الحقن</translation>
    </message>
    <message>
        <source>rendezvous</source>
        <translation>بروتوكول rendezvous</translation>
    </message>
    <message>
        <source>groups by dimension</source>
        <translation>المجموعات حسب البُعد</translation>
    </message>
    <message>
        <source>fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>what has changed; the names of the settings</extracomment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>settings (%1)</source>
        <translation>الإعدادات (%1)</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunList</name>
    <message>
        <source>Simulating %1</source>
        <translation>محاكاة %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a fabric, and its number among those of this name that differ</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>تشغيل %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n runs</source>
        <translation>
            <numerusform>إزالة التشغيلات</numerusform>
            <numerusform>إزالة تشغيل واحد</numerusform>
            <numerusform>إزالة تشغيلين</numerusform>
            <numerusform>إزالة %n تشغيلات</numerusform>
            <numerusform>إزالة %n تشغيلًا</numerusform>
            <numerusform>إزالة %n تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename a run</source>
        <translation>إعادة تسمية تشغيل</translation>
    </message>
    <message>
        <source>Note on a run</source>
        <translation>ملاحظة على تشغيل</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>إلغاء تثبيت خط الأساس</translation>
    </message>
    <message>
        <source>Pin a baseline</source>
        <translation>تثبيت خط أساس</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>منتظر</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>progress of a run and the time that is left, such as &quot;63 %, 12 s left&quot;</extracomment>
        <translation>‏%1، بقي %2</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تمّ</translation>
    </message>
    <message>
        <source>partial: stopped</source>
        <translation>جزئي: أُوقف</translation>
    </message>
    <message>
        <source>partial: unfinished</source>
        <translation>جزئي: لم يكتمل</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>قيد التحميل</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>غير محتفظ به</translation>
    </message>
    <message>
        <source>stored, partial</source>
        <translation>مخزّن، جزئي</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>مخزّن</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
    <message>
        <source>Changed since this run: %1</source>
        <translation>تغيّر منذ هذا التشغيل: %1</translation>
    </message>
    <message>
        <source>%1, outdated</source>
        <extracomment>the state of a run whose fabric, workload or settings have changed since</extracomment>
        <translation>‏%1، قديم</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>الزمن الكلي</translation>
    </message>
    <message>
        <source>Against baseline</source>
        <translation>مقابل خط الأساس</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>النسيج</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>البدء</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>جارٍ الإيقاف…</translation>
    </message>
    <message>
        <source>Another run is called %1</source>
        <translation>يوجد تشغيل آخر بالاسم %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunsView</name>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>لا تشغيلات بعد</translation>
    </message>
    <message>
        <source>A run simulates the workload on the fabric with the settings of this project.</source>
        <translation>يحاكي التشغيل حِمل العمل على النسيج بإعدادات هذا المشروع.</translation>
    </message>
    <message>
        <source>&amp;Show run</source>
        <translation>إ&amp;ظهار التشغيل</translation>
    </message>
    <message>
        <source>Show the selected run in all views</source>
        <translation>إظهار التشغيل المحدّد في كل العروض</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;مقارنة</translation>
    </message>
    <message>
        <source>Compare two selected runs, or the selected one with the baseline or the one that is shown</source>
        <translation>مقارنة تشغيلين محدّدين، أو المحدّد مع خط الأساس أو مع الظاهر</translation>
    </message>
    <message>
        <source>S&amp;top run</source>
        <translation>إ&amp;يقاف التشغيل</translation>
    </message>
    <message>
        <source>Stop the selected run and keep what it has</source>
        <translation>إيقاف التشغيل المحدّد والاحتفاظ بما لديه</translation>
    </message>
    <message>
        <source>&amp;Remove run</source>
        <translation>إ&amp;زالة التشغيل</translation>
    </message>
    <message>
        <source>Remove the selected runs from the project; can be undone</source>
        <translation>إزالة التشغيلات المحدّدة من المشروع؛ يمكن التراجع عنها</translation>
    </message>
    <message>
        <source>Re&amp;name run</source>
        <translation>إعادة &amp;تسمية التشغيل</translation>
    </message>
    <message>
        <source>Give the selected run a name that says what was tried</source>
        <translation>إعطاء التشغيل المحدّد اسمًا يقول ما جُرّب</translation>
    </message>
    <message>
        <source>N&amp;ote on run</source>
        <translation>ملا&amp;حظة على التشغيل</translation>
    </message>
    <message>
        <source>Write a line about the selected run; it is saved with the project</source>
        <translation>كتابة سطر عن التشغيل المحدّد؛ يُحفظ مع المشروع</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>تثبيت ك&amp;خط أساس</translation>
    </message>
    <message>
        <source>Measure the other runs against the selected one; once more unpins it</source>
        <translation>قياس التشغيلات الأخرى على المحدّد؛ ومرة أخرى تلغي تثبيته</translation>
    </message>
    <message>
        <source>Select a run with results first</source>
        <translation>حدّد تشغيلًا له نتائج أولًا</translation>
    </message>
    <message>
        <source>Select a run first</source>
        <translation>حدّد تشغيلًا أولًا</translation>
    </message>
    <message>
        <source>Select a run that is going on first</source>
        <translation>حدّد تشغيلًا جاريًا أولًا</translation>
    </message>
    <message>
        <source>A comparison takes two runs with results</source>
        <translation>تحتاج المقارنة إلى تشغيلين لهما نتائج</translation>
    </message>
    <message>
        <source>It is stopping</source>
        <translation>هو قيد الإيقاف</translation>
    </message>
</context>
<context>
    <name>weft::gui::ScheduleLanes</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>لا شيء للمقارنة بعد</translation>
    </message>
    <message>
        <source>The program as it stands and the schedule that is looked at stand here, on one axis of time.</source>
        <translation>يظهر هنا البرنامج كما هو والجدول المنظور فيه، على محور زمني واحد.</translation>
    </message>
    <message>
        <source>Two schedules</source>
        <translation>جدولان</translation>
    </message>
    <message>
        <source>Pin above</source>
        <translation>تثبيت في الأعلى</translation>
    </message>
    <message>
        <source>Compare other schedules with this one; once more: with the program as it stands</source>
        <translation>مقارنة الجداول الأخرى بهذا الجدول؛ ومرة أخرى: بالبرنامج كما هو</translation>
    </message>
    <message>
        <source>&amp;Pin the schedule above, or let it go</source>
        <translation>&amp;تثبيت الجدول في الأعلى أو تركه</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>The step is refused: there is nothing to run.</source>
        <translation>الخطوة مرفوضة: لا شيء للتشغيل.</translation>
    </message>
    <message>
        <source>The schedules are being timed.</source>
        <translation>يجري حساب أزمنة الجداول.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and its time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>كما هو</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>a step</comment>
        <translation>حتى %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>ترشيح الأوامر</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>الأوامر ومفاتيحها</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>New keys for the selected command</source>
        <translation>مفاتيح جديدة للأمر المحدّد</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;تعيين</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;بلا مفتاح</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>المفاتيح:</translation>
    </message>
    <message>
        <source>Already used by: %1</source>
        <translation>مستخدم بالفعل لـ: %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Tour</name>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>Cl&amp;ose the tour</source>
        <translation>إ&amp;غلاق الجولة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>ت&amp;مّ</translation>
    </message>
</context>
<context>
    <name>weft::gui::UseScheduleDialog</name>
    <message>
        <source>Use a schedule for collectives</source>
        <translation>استخدام جدول للعمليات الجماعية</translation>
    </message>
    <message numerus="yes">
        <source>The collectives ticked here run this schedule, where their group has %n rank(s).</source>
        <extracomment>%n: members of a process group</extracomment>
        <translation>
            <numerusform>تشغّل العمليات الجماعية المؤشَّر عليها هنا هذا الجدول حيث لا رتب في مجموعتها.</numerusform>
            <numerusform>تشغّل العمليات الجماعية المؤشَّر عليها هنا هذا الجدول حيث في مجموعتها رتبة واحدة.</numerusform>
            <numerusform>تشغّل العمليات الجماعية المؤشَّر عليها هنا هذا الجدول حيث في مجموعتها رتبتان.</numerusform>
            <numerusform>تشغّل العمليات الجماعية المؤشَّر عليها هنا هذا الجدول حيث في مجموعتها %n رتب.</numerusform>
            <numerusform>تشغّل العمليات الجماعية المؤشَّر عليها هنا هذا الجدول حيث في مجموعتها %n رتبة.</numerusform>
            <numerusform>تشغّل العمليات الجماعية المؤشَّر عليها هنا هذا الجدول حيث في مجموعتها %n رتبة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fabric has %n NPU(s): a collective of all of them will not run.</source>
        <translation>
            <numerusform>ليس في النسيج وحدات NPU: لن تعمل عملية جماعية تشملها كلها.</numerusform>
            <numerusform>في النسيج وحدة NPU واحدة: لن تعمل عملية جماعية تشملها.</numerusform>
            <numerusform>في النسيج وحدتا NPU: لن تعمل عملية جماعية تشملهما معًا.</numerusform>
            <numerusform>في النسيج %n وحدات NPU: لن تعمل عملية جماعية تشملها كلها.</numerusform>
            <numerusform>في النسيج %n وحدة NPU: لن تعمل عملية جماعية تشملها كلها.</numerusform>
            <numerusform>في النسيج %n وحدة NPU: لن تعمل عملية جماعية تشملها كلها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule does something else</source>
        <translation>يفعل الجدول شيئًا آخر</translation>
    </message>
    <message>
        <source>File of the schedule</source>
        <translation>ملف الجدول</translation>
    </message>
    <message>
        <source>The file that the system names; it is written if it is not there yet</source>
        <translation>الملف الذي يسمّيه النظام؛ يُكتب إن لم يكن موجودًا بعد</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose the file of the schedule</source>
        <translation>اختر ملف الجدول</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>ال&amp;ملف:</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>ا&amp;ستخدامه</translation>
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
        <translation>%1 بصيغة %2 (*.%3)</translation>
    </message>
    <message>
        <source>%1 is of no type that can be written</source>
        <translation>‏%1 ليس من نوع يمكن كتابته</translation>
    </message>
    <message>
        <source>No view is in front</source>
        <translation>لا عرض في الأمام</translation>
    </message>
    <message>
        <source>%1 has nothing to export yet</source>
        <translation>ليس في %1 ما يُصدَّر بعد</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message>
        <source>Wrote %1 to %2</source>
        <translation>كُتب %1 في %2</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <translation>لا شيء للطباعة بعد</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>طباعة %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>طُبع %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Views</name>
    <message>
        <source>There is no run to look at yet</source>
        <translation>لا يوجد تشغيل للنظر فيه بعد</translation>
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
        <translation>ارسم نسيجًا وحمّل تتبّعًا وشغّله وانظر لماذا هو بطيء.</translation>
    </message>
    <message>
        <source>Design a topology</source>
        <translation>تصميم طوبولوجيا</translation>
    </message>
    <message>
        <source>Generate a fabric of rings, switches and meshes, or draw your own.</source>
        <translation>ولّد نسيجًا من حلقات ومبدّلات وشبكات متشابكة، أو ارسم نسيجك.</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>فتح تتبّع</translation>
    </message>
    <message>
        <source>Load the Chakra execution traces of a training step.</source>
        <translation>حمّل تتبّعات تنفيذ Chakra لخطوة تدريب.</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>جرّب العيّنة</translation>
    </message>
    <message>
        <source>64 NPUs train a transformer layer by layer: solved, with a finding.</source>
        <translation>64 وحدة NPU تدرّب transformer طبقةً طبقة: محلولة، مع استنتاج.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>الملفات الأخيرة</translation>
    </message>
    <message>
        <source>Or drop a project, a topology or a trace anywhere in this window.</source>
        <translation>أو أفلت مشروعًا أو طوبولوجيا أو تتبّعًا في أي مكان من هذه النافذة.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
</context>
<context>
    <name>weft::gui::Workspace</name>
    <message>
        <source>%1 broke off: %2</source>
        <translation>انقطع %1: %2</translation>
    </message>
    <message>
        <source>%1 could not run: see Issues</source>
        <translation>تعذّر تشغيل %1: انظر المشكلات</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>انتهى %1</translation>
    </message>
    <message>
        <source>%1 was stopped: its results are partial</source>
        <translation>أُوقف %1: نتائجه جزئية</translation>
    </message>
    <message>
        <source>%1 did not finish: see Issues</source>
        <translation>لم يكتمل %1: انظر المشكلات</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>The workload is still being loaded</source>
        <translation>ما زال حِمل العمل قيد التحميل</translation>
    </message>
    <message>
        <source>There is no workload to run: open a trace or choose a collective benchmark</source>
        <translation>لا يوجد حِمل عمل للتشغيل: افتح تتبّعًا أو اختر اختبار أداء لعملية جماعية</translation>
    </message>
    <message>
        <source>There is no fabric to run on: draw, generate or open one</source>
        <translation>لا يوجد نسيج للتشغيل عليه: ارسم نسيجًا أو ولّده أو افتحه</translation>
    </message>
    <message>
        <source>The fabric cannot run: %1</source>
        <translation>لا يمكن تشغيل النسيج: %1</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>‏%1، معدّل</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Sample training step</source>
        <translation>عيّنة خطوة تدريب</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>حفظ %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>فُتح %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: see Issues</source>
        <translation>لا يمكن قراءة %1: انظر المشكلات</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>تحميل %1</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>حُمّل %1</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>فتح العيّنة %1</translation>
    </message>
    <message>
        <source>Make a fabric for the program</source>
        <translation>إنشاء نسيج للبرنامج</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>تحميل %1</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>Loading %1 was stopped</source>
        <translation>أُوقف تحميل %1</translation>
    </message>
    <message>
        <source>%1 cannot be loaded: see Issues</source>
        <translation>لا يمكن تحميل %1: انظر المشكلات</translation>
    </message>
    <message>
        <source>Comparing %1</source>
        <translation>مقارنة %1</translation>
    </message>
    <message>
        <source>Comparing the fabric</source>
        <translation>مقارنة النسيج</translation>
    </message>
</context>
<context>
    <name>weft::widgets</name>
    <message>
        <source>Cannot write %1</source>
        <translation>لا يمكن كتابة %1</translation>
    </message>
    <message>
        <source>%1 cannot be drawn at this size</source>
        <translation>لا يمكن رسم %1 بهذا الحجم</translation>
    </message>
    <message>
        <source>%1: nothing is left to be read</source>
        <translation>%1: لم يبقَ شيء لقراءته</translation>
    </message>
    <message>
        <source>%1: %2 is written as .%3</source>
        <translation>‏%1: يُكتب %2 بالامتداد ‎.%3</translation>
    </message>
    <message>
        <source>Nobody reads the pipe %1</source>
        <translation>لا أحد يقرأ الأنبوب ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>weft::widgets::AlgorithmGrid</name>
    <message>
        <source>Spans all NPUs as if they were one dimension, and ends the list.</source>
        <translation>تشمل كل وحدات NPU كأنها بُعد واحد، وتنهي القائمة.</translation>
    </message>
    <message>
        <source>Each NPU passes pieces to its neighbour: n − 1 steps, little bandwidth wasted.</source>
        <translation>تمرّر كل وحدة NPU أجزاء إلى جارتها: n − 1 خطوة، مع هدر قليل لعرض النطاق.</translation>
    </message>
    <message>
        <source>Each NPU sends to all others at once, or to so many as the window allows.</source>
        <translation>ترسل كل وحدة NPU إلى كل الوحدات الأخرى معًا، أو إلى ما تسمح به النافذة.</translation>
    </message>
    <message>
        <source>log2 n steps between pairs. For powers of two; not for all-to-all.</source>
        <translation>‏log2 n خطوة بين أزواج. لقوى العدد اثنين؛ لا تصلح لـ all-to-all.</translation>
    </message>
    <message>
        <source>Up and down two trees. For powers of two; all-reduce.</source>
        <translation>صعودًا ونزولًا في شجرتين. لقوى العدد اثنين؛ all-reduce.</translation>
    </message>
    <message>
        <source>dim %1</source>
        <comment>short for dimension</comment>
        <translation>بُعد %1</translation>
    </message>
    <message>
        <source>Algorithm of %1 in dimension %2</source>
        <translation>خوارزمية %1 في البُعد %2</translation>
    </message>
    <message>
        <source>The algorithm of this pattern in this dimension. Default: ring in every dimension.</source>
        <translation>خوارزمية هذا النمط في هذا البُعد. الافتراضي: ring في كل بُعد.</translation>
    </message>
    <message>
        <source>Replaced by the traces %1 (from the file)</source>
        <translation>حلّت محلّها التتبّعات %1 (من الملف)</translation>
    </message>
    <message>
        <source>ring (default)</source>
        <translation>‏ring (افتراضي)</translation>
    </message>
    <message>
        <source>%1, window…</source>
        <translation>‏%1، نافذة…</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>لا يشارك</translation>
    </message>
    <message>
        <source>A one… algorithm spans all NPUs and ends the list</source>
        <translation>خوارزمية من صنف one… تشمل كل وحدات NPU وتنهي القائمة</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>How many NPUs each one sends to at once:</source>
        <translation>عدد وحدات NPU التي ترسل إليها كل وحدة معًا:</translation>
    </message>
</context>
<context>
    <name>weft::widgets::BarNames</name>
    <message>
        <source>NPUs</source>
        <translation>وحدات NPU</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>الوصلات</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>حوسبة</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>حوسبة CPU</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>عملية جماعية</translation>
    </message>
    <message>
        <source>send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>استقبال</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>ذاكرة</translation>
    </message>
    <message>
        <source>other</source>
        <translation>غير ذلك</translation>
    </message>
    <message>
        <source>all NPUs</source>
        <translation>كل وحدات NPU</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>المجموعة %1</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>مشغول</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>الوصلة</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>الانشغال</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>Waited for links</source>
        <translation>انتظر الوصلات</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>العملية الجماعية</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Of the operation</source>
        <translation>من العملية</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>من، إلى</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>did not end</source>
        <translation>لم ينتهِ</translation>
    </message>
    <message>
        <source>Chakra id</source>
        <translation>معرّف Chakra</translation>
    </message>
    <message>
        <source>Floating-point operations</source>
        <translation>عمليات الفاصلة العائمة</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>الموتّر</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n NPU(s)</source>
        <translation>
            <numerusform>‏%1، لا وحدات NPU</numerusform>
            <numerusform>‏%1، وحدة NPU واحدة</numerusform>
            <numerusform>‏%1، وحدتا NPU</numerusform>
            <numerusform>‏%1، %n وحدات NPU</numerusform>
            <numerusform>‏%1، %n وحدة NPU</numerusform>
            <numerusform>‏%1، %n وحدة NPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Collective from, to</source>
        <translation>العملية الجماعية من، إلى</translation>
    </message>
    <message>
        <source>Collective took</source>
        <translation>مدة العملية الجماعية</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>عرض النطاق للخوارزمية</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>عرض النطاق للناقل</translation>
    </message>
    <message>
        <source>the message %1</source>
        <translation>الرسالة %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>the start of the run</source>
        <translation>بداية التشغيل</translation>
    </message>
    <message>
        <source>the end of its dependency %1</source>
        <translation>نهاية تبعيتها %1</translation>
    </message>
    <message>
        <source>the slot that %1 held</source>
        <translation>خانة التنفيذ التي شغلتها %1</translation>
    </message>
    <message>
        <source>its queue, which %1 moved on</source>
        <translation>طابورها الذي حرّكته %1</translation>
    </message>
    <message>
        <source>the arrival of %1</source>
        <translation>وصول %1</translation>
    </message>
    <message>
        <source>%1, which issued it</source>
        <translation>‏%1 التي أصدرتها</translation>
    </message>
    <message>
        <source>memory access</source>
        <translation>وصول إلى الذاكرة</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>message on its way</source>
        <translation>رسالة في الطريق</translation>
    </message>
    <message>
        <source>waiting for a link</source>
        <translation>انتظار وصلة</translation>
    </message>
    <message>
        <source>delay at the endpoint</source>
        <translation>تأخير عند نقطة النهاية</translation>
    </message>
    <message>
        <source>waiting in a queue</source>
        <translation>انتظار في طابور</translation>
    </message>
    <message>
        <source>waiting for a slot of the NPU</source>
        <translation>انتظار خانة تنفيذ في وحدة NPU</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>خمول</translation>
    </message>
    <message>
        <source>reason not recorded</source>
        <translation>السبب غير مسجّل</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reason, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>comm.</source>
        <comment>short for communication</comment>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>other collectives</source>
        <translation>عمليات جماعية أخرى</translation>
    </message>
    <message>
        <source>other comm.</source>
        <comment>short for other communication</comment>
        <translation>اتصال آخر</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>البُعد %1</translation>
    </message>
    <message>
        <source>to itself</source>
        <translation>إلى نفسها</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>لا رسائل</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::BenchmarkForm</name>
    <message>
        <source>Collective benchmark</source>
        <translation>اختبار أداء لعملية جماعية</translation>
    </message>
    <message>
        <source>&amp;Use as workload</source>
        <translation>ا&amp;ستخدام كحِمل عمل</translation>
    </message>
    <message>
        <source>Use as workload</source>
        <translation>استخدام كحِمل عمل</translation>
    </message>
    <message>
        <source>Replaces the workload by this one collective on each rank of the group</source>
        <translation>يضع مكان حِمل العمل هذه العملية الجماعية الواحدة على كل رتبة في المجموعة</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>What the ranks do together. Default: all-reduce. A broadcast, reduce, gather or scatter has the first rank of the group as its root and runs over trees.</source>
        <translation>ما تفعله الرتب معًا. الافتراضي: all-reduce. في broadcast أو reduce أو gather أو scatter تكون الرتبة الأولى في المجموعة هي الجذر، وتعمل على أشجار.</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>ال&amp;نمط:</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>الحجم بالبايت</translation>
    </message>
    <message>
        <source>The size that nccl-tests print: the full buffer, and of an all-gather what each rank ends with. MB is 10^6, MiB is 2^20 bytes. Default: 64 MiB. Where ranks give or get parts of it, it is rounded down to a multiple of the ranks.</source>
        <translation>الحجم الذي تطبعه nccl-tests: المخزن المؤقت كاملًا، وفي all-gather ما تنتهي به كل رتبة. ‏MB يساوي ⁨10^6⁩ بايت، وMiB يساوي ⁨2^20⁩ بايت. الافتراضي: ‎64 MiB. وحيث تعطي الرتب أجزاء منه أو تأخذها يُقرَّب نزولًا إلى مضاعف لعدد الرتب.</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>ال&amp;حجم:</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>كل الرتب</translation>
    </message>
    <message>
        <source>Group of ranks</source>
        <translation>مجموعة الرتب</translation>
    </message>
    <message>
        <source>The ranks that take part, such as 0-7,16; empty (the default) is all of them. Their order is the order of the ring. A group of fewer than all ranks is one flat dimension and runs a single algorithm.</source>
        <translation>الرتب المشاركة، مثل 0-7,16؛ والفراغ (الافتراضي) يعني كلها. ترتيبها هو ترتيب الحلقة. والمجموعة التي لا تضم كل الرتب بُعد واحد مسطّح وتشغّل خوارزمية واحدة.</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>الم&amp;جموعة:</translation>
    </message>
    <message>
        <source>&amp;Those of the system</source>
        <translation>&amp;خوارزميات النظام</translation>
    </message>
    <message>
        <source>Algorithms of the system configuration</source>
        <translation>خوارزميات إعدادات النظام</translation>
    </message>
    <message>
        <source>Takes the algorithms that the system configuration gives (the default); otherwise one is chosen here for each dimension of the fabric.</source>
        <translation>يأخذ الخوارزميات التي تعطيها إعدادات النظام (الافتراضي)؛ وإلا تُختار هنا خوارزمية لكل بُعد من النسيج.</translation>
    </message>
    <message>
        <source>Algorithms:</source>
        <translation>الخوارزميات:</translation>
    </message>
    <message>
        <source>Algorithm of dimension %1</source>
        <translation>خوارزمية البُعد %1</translation>
    </message>
    <message>
        <source>ring: each to its neighbour. direct: each to all others. halvingDoubling and doubleBinaryTree need 2, 4, 8, … members. Default: ring.</source>
        <translation>‏ring: كلٌّ إلى جاره. direct: كلٌّ إلى كل الآخرين. يحتاج halvingDoubling وdoubleBinaryTree إلى 2 أو 4 أو 8 أو … من الأعضاء. الافتراضي: ring.</translation>
    </message>
    <message>
        <source>Dimension %1 (%2):</source>
        <comment>its number and its size</comment>
        <translation>البُعد %1 (%2):</translation>
    </message>
    <message>
        <source>Load or make a fabric first: a benchmark needs to know its NPUs.</source>
        <translation>حمّل نسيجًا أو أنشئ واحدًا أولًا: يحتاج اختبار الأداء إلى معرفة وحدات NPU فيه.</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>‏⁦nccl-tests:&#xa0;%1⁩. ⁦comm_size:&#xa0;%2⁩</translation>
    </message>
    <message numerus="yes">
        <source> (the shard of each of %n rank(s))</source>
        <translation>
            <numerusform> (حصّة كل رتبة)</numerusform>
            <numerusform> (حصّة الرتبة الوحيدة)</numerusform>
            <numerusform> (حصّة كل من الرتبتين)</numerusform>
            <numerusform> (حصّة كل من الرتب، وعددها %n)</numerusform>
            <numerusform> (حصّة كل من الرتب، وعددها %n)</numerusform>
            <numerusform> (حصّة كل من الرتب، وعددها %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>. Rounded down to a multiple of %n rank(s)</source>
        <translation>
            <numerusform>. مقرّب نزولًا إلى مضاعف لعدد الرتب</numerusform>
            <numerusform>. مقرّب نزولًا إلى مضاعف للعدد 1</numerusform>
            <numerusform>. مقرّب نزولًا إلى مضاعف للعدد 2 (عدد الرتب)</numerusform>
            <numerusform>. مقرّب نزولًا إلى مضاعف للعدد %n (عدد الرتب)</numerusform>
            <numerusform>. مقرّب نزولًا إلى مضاعف للعدد %n (عدد الرتب)</numerusform>
            <numerusform>. مقرّب نزولًا إلى مضاعف للعدد %n (عدد الرتب)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::CanvasAccessible</name>
    <message>
        <source>Control with the arrow keys goes from part to part, Return selects.</source>
        <translation>ينتقل Ctrl مع الأسهم من جزء إلى جزء، ويحدّد مفتاح الإدخال.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>مفتاح الرسم</translation>
    </message>
</context>
<context>
    <name>weft::widgets::CollectivesPage</name>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>Process groups</source>
        <translation>مجموعات العمليات</translation>
    </message>
    <message>
        <source>the group is not defined</source>
        <translation>المجموعة غير معرّفة</translation>
    </message>
    <message>
        <source>on all members</source>
        <translation>على كل الأعضاء</translation>
    </message>
    <message>
        <source>%1 of %2 members agree on type and size</source>
        <translation>يتفق %1 من %2 من الأعضاء في النوع والحجم</translation>
    </message>
    <message>
        <source>on %1 of %2 members</source>
        <translation>على %1 من %2 من الأعضاء</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>a process group</comment>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>the number of a collective within its group</comment>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Its place among the collectives of the group</source>
        <translation>موضعها بين العمليات الجماعية للمجموعة</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>الحجم (بايت)</translation>
    </message>
    <message>
        <source>comm_size: of an all-gather the shard of each rank, else the full buffer</source>
        <translation>‏comm_size: في all-gather حصّة كل رتبة، وإلا فالمخزن المؤقت كاملًا</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>الأعضاء</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>التطابق</translation>
    </message>
    <message>
        <source>Whether the members of the group have the same collective there</source>
        <translation>هل لدى أعضاء المجموعة العملية الجماعية نفسها هناك</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>How many ranks are in it</source>
        <translation>عدد الرتب فيها</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>الرتب</translation>
    </message>
    <message>
        <source>not defined: load the communicator-group file</source>
        <translation>غير معرّفة: حمّل ملف مجموعات التواصل</translation>
    </message>
</context>
<context>
    <name>weft::widgets::CompareTable</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>مقارنة تشغيلين</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>لا شيء للمقارنة</translation>
    </message>
    <message>
        <source>Choose two runs to see what a change of the fabric or the settings did.</source>
        <translation>اختر تشغيلين لترى ما الذي فعله تغيير في النسيج أو الإعدادات.</translation>
    </message>
    <message>
        <source>%1 is partial: its figures cover what was simulated.</source>
        <translation>‏%1 جزئي: أرقامه تغطّي ما حوكي.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>المقياس</translation>
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
        <translation>التغيّر</translation>
    </message>
    <message>
        <source>Δ ÷ %1</source>
        <translation>Δ ÷ %1</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>العملية الجماعية</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Among those of the same pattern and group</source>
        <translation>بين العمليات ذات النمط والمجموعة نفسيهما</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>النظير</translation>
    </message>
    <message>
        <source>Whether both runs have it</source>
        <translation>هل توجد في كلا التشغيلين</translation>
    </message>
    <message>
        <source>both</source>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>في A فقط</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>في B فقط</translation>
    </message>
    <message>
        <source>work</source>
        <translation>العمل</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>kind of time</source>
        <translation>صنف الزمن</translation>
    </message>
    <message>
        <source>By</source>
        <translation>حسب</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>على المسار الحرج</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Of the difference of the makespans</source>
        <translation>من فرق الزمن الكلي</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>On the path</source>
        <translation>على المسار</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>وصلة</translation>
    </message>
    <message>
        <source>Busy over the run</source>
        <translation>الانشغال طوال التشغيل</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>الأسباب</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>الوصلات</translation>
    </message>
    <message>
        <source>%1 of %2 operations are listed, those that make the most of the difference.</source>
        <translation>أُوردت %1 من %2 من العمليات، وهي التي تكوّن معظم الفرق.</translation>
    </message>
    <message>
        <source>By how much more of the critical path is spent on it, on whichever rank that goes: %1</source>
        <translation>بكم يزيد ما يُقضى عليه من المسار الحرج، أيًّا كان الـ rank الذي يمرّ به: %1</translation>
    </message>
    <message>
        <source>Nothing is known of this: result files hold no operations, and runs that are not recorded in full have no critical path.</source>
        <translation>لا يُعرف عن هذا شيء: فليس في ملفات النتائج عمليات، وليس لعمليات التشغيل التي لم تُسجَّل كاملةً مسار حرج.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ContentsModel</name>
    <message numerus="yes">
        <source>all %n rank(s)</source>
        <translation>
            <numerusform>كل الرتب (0)</numerusform>
            <numerusform>الرتبة الوحيدة</numerusform>
            <numerusform>الرتبتان كلتاهما</numerusform>
            <numerusform>كل الرتب (%n)</numerusform>
            <numerusform>كل الرتب (%n)</numerusform>
            <numerusform>كل الرتب (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
    <message>
        <source>ranks %1</source>
        <translation>الرتب %1</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>more ranks</source>
        <comment>the slot now holds the contributions of more ranks</comment>
        <translation>رتب أكثر</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>مستبدَلة</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>Something was counted twice, was missing or was another chunk on its way here</source>
        <translation>شيء ما احتُسب مرتين أو كان ناقصًا أو كان قطعة أخرى في طريقه إلى هنا</translation>
    </message>
    <message>
        <source>Slot</source>
        <extracomment>a place for one chunk in a rank&apos;s buffers</extracomment>
        <translation>الخانة</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>القطعة</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>the ranks whose contributions are in a chunk</extracomment>
        <translation>من</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>heading: what the level shown did to the slot</extracomment>
        <translation>التغيّر</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ContentsPanel</name>
    <message>
        <source>Contents of the selected rank</source>
        <translation>محتويات الرتبة المحدّدة</translation>
    </message>
    <message>
        <source>Rank whose buffers are shown</source>
        <translation>الرتبة التي تُعرض مخازنها المؤقتة</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>ال&amp;رتبة</translation>
    </message>
    <message>
        <source>before the first level</source>
        <translation>قبل المستوى الأول</translation>
    </message>
    <message>
        <source>after level %1 of %2</source>
        <translation>بعد المستوى %1 من %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Counts</name>
    <message numerus="yes">
        <source>%n NPU(s)</source>
        <translation>
            <numerusform>لا وحدات NPU</numerusform>
            <numerusform>وحدة NPU واحدة</numerusform>
            <numerusform>وحدتا NPU</numerusform>
            <numerusform>%n وحدات NPU</numerusform>
            <numerusform>%n وحدة NPU</numerusform>
            <numerusform>%n وحدة NPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es)</source>
        <translation>
            <numerusform>لا مبدّلات</numerusform>
            <numerusform>مبدّل واحد</numerusform>
            <numerusform>مبدّلان</numerusform>
            <numerusform>%n مبدّلات</numerusform>
            <numerusform>%n مبدّلًا</numerusform>
            <numerusform>%n مبدّل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>لا وصلات</numerusform>
            <numerusform>وصلة واحدة</numerusform>
            <numerusform>وصلتان</numerusform>
            <numerusform>%n وصلات</numerusform>
            <numerusform>%n وصلة</numerusform>
            <numerusform>%n وصلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DataTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;نسخ الصفوف</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>ت&amp;صدير جدول البيانات كملف CSV…</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DependencyPage</name>
    <message>
        <source>Depth in hops</source>
        <translation>العمق بالقفزات</translation>
    </message>
    <message>
        <source>How many dependencies away from the selected operation</source>
        <translation>على بُعد كم تبعية من العملية المحدّدة</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>ملاءمة</translation>
    </message>
    <message>
        <source>Show the whole drawing (Home)</source>
        <translation>إظهار الرسم كله (Home)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>ال&amp;عمق</translation>
    </message>
    <message>
        <source>No operation is selected</source>
        <translation>لا عملية محدّدة</translation>
    </message>
    <message>
        <source>Select an operation in the table, the timeline or the critical path to see what it waits for and what waits for it.</source>
        <translation>حدّد عملية في جدول العمليات أو الخط الزمني أو المسار الحرج لترى ما تنتظره وما ينتظرها.</translation>
    </message>
    <message>
        <source>%1 on rank %2: %3 before it, %4 after it</source>
        <comment>operations within the depth</comment>
        <translation>‏%1 على الرتبة %2: قبلها %3 وبعدها %4</translation>
    </message>
    <message>
        <source>Only the nearest %1 operations are shown. </source>
        <translation>تظهر أقرب %1 من العمليات فقط. </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DependencyView</name>
    <message>
        <source>Dependencies of the selected operation</source>
        <translation>تبعيات العملية المحدّدة</translation>
    </message>
    <message>
        <source>%1, rank %2, node %3</source>
        <comment>a type of operations</comment>
        <translation>‏%1، الرتبة %2، العقدة %3</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <comment>a size</comment>
        <translation>‏%1 (بايت)</translation>
    </message>
    <message>
        <source>%1 dependencies, %2 dependents</source>
        <translation>التبعيات %1، التابعات %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DetailsView</name>
    <message>
        <source>Details of the selection</source>
        <translation>تفاصيل التحديد</translation>
    </message>
    <message>
        <source>No operation or link selected</source>
        <translation>لا عملية ولا وصلة محدّدة</translation>
    </message>
    <message>
        <source>Click an operation in the timeline to see its facts and what it waited for, or a link in the heat map.</source>
        <translation>انقر عملية في الخط الزمني لترى بياناتها وما انتظرته، أو وصلة في الخريطة الحرارية.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>إغلاق التفاصيل</translation>
    </message>
    <message>
        <source>&amp;Close the details</source>
        <translation>إ&amp;غلاق التفاصيل</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Looking up the selected operation</source>
        <translation>البحث عن العملية المحدّدة</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) selected</source>
        <translation>
            <numerusform>لا عمليات محدّدة</numerusform>
            <numerusform>عملية واحدة محدّدة</numerusform>
            <numerusform>عمليتان محدّدتان</numerusform>
            <numerusform>%n عمليات محدّدة</numerusform>
            <numerusform>%n عملية محدّدة</numerusform>
            <numerusform>%n عملية محدّدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>لا وصلات محدّدة</numerusform>
            <numerusform>وصلة واحدة محدّدة</numerusform>
            <numerusform>وصلتان محدّدتان</numerusform>
            <numerusform>%n وصلات محدّدة</numerusform>
            <numerusform>%n وصلة محدّدة</numerusform>
            <numerusform>%n وصلة محدّدة</numerusform>
        </translation>
    </message>
    <message>
        <source>This link is not in the fabric of %1.</source>
        <translation>هذه الوصلة ليست في نسيج %1.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>يستخدمها</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا غيرها</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>It has no record in %1.</source>
        <translation>ليس لها سجل في %1.</translation>
    </message>
    <message>
        <source>Waited last for</source>
        <translation>آخر ما انتظرته</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>تعتمد على</translation>
    </message>
    <message>
        <source>Needed by</source>
        <translation>تحتاج إليها</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>no record</source>
        <translation>لا سجل</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceCanvas</name>
    <message>
        <source>Heat map of differences</source>
        <translation>خريطة حرارية للفروق</translation>
    </message>
    <message>
        <source>By how much each link was busier or less busy in the second run. The table of links lists the same.</source>
        <translation>كم زاد انشغال كل وصلة أو نقص في التشغيل الثاني. يورد جدول بيانات الوصلات الشيء نفسه.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>a difference of shares, and from when to when</extracomment>
        <translation>‏%1 من %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceLegend</name>
    <message>
        <source>Colours from blue, where a link is less busy in B, over 0 to orange, where it is busier</source>
        <translation>ألوان من الأزرق حيث الوصلة أقل انشغالًا في B، مرورًا بـ 0، إلى البرتقالي حيث هي أكثر انشغالًا</translation>
    </message>
    <message>
        <source>less busy in B</source>
        <translation>أقل انشغالًا في B</translation>
    </message>
    <message>
        <source>busier in B</source>
        <translation>أكثر انشغالًا في B</translation>
    </message>
    <message>
        <source>without partner</source>
        <translation>بلا نظير</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceMap</name>
    <message>
        <source>Fabric coloured by the difference of link utilization</source>
        <translation>النسيج ملوّنًا بفرق استخدام الوصلات</translation>
    </message>
    <message>
        <source>The table of links lists the same.</source>
        <translation>يورد جدول بيانات الوصلات الشيء نفسه.</translation>
    </message>
    <message>
        <source>Laying out the fabric</source>
        <translation>تخطيط النسيج</translation>
    </message>
    <message>
        <source>Difference of link utilization over the runs, B − A</source>
        <translation>فرق استخدام الوصلات طوال التشغيلين، B − A</translation>
    </message>
    <message>
        <source>Difference of link utilization from %1 to %2, B − A</source>
        <translation>فرق استخدام الوصلات من %1 إلى %2، B − A</translation>
    </message>
    <message>
        <source>%1 in the selected range</source>
        <translation>‏%1 في النطاق المحدّد</translation>
    </message>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>لا وصلات صادرة</numerusform>
            <numerusform>وصلة صادرة واحدة</numerusform>
            <numerusform>وصلتان صادرتان</numerusform>
            <numerusform>%n وصلات صادرة</numerusform>
            <numerusform>%n وصلة صادرة</numerusform>
            <numerusform>%n وصلة صادرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the largest difference %2</source>
        <extracomment>links of a node, and a difference in percentage points</extracomment>
        <translation>%1، أكبر فرق %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DimensionTableModel</name>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الكمون</translation>
    </message>
    <message>
        <source>“%1” is no size: write a number such as 8, or 4x4 where a dimension has several.</source>
        <translation>«⁨%1⁩» ليس حجمًا: اكتب عددًا مثل 8، أو 4x4 حيث للبُعد عدة أحجام.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricDocument</name>
    <message>
        <source>Check the fabric</source>
        <translation>فحص النسيج</translation>
    </message>
    <message>
        <source>Add NPU</source>
        <translation>إضافة NPU</translation>
    </message>
    <message>
        <source>Add switch</source>
        <translation>إضافة مبدّل</translation>
    </message>
    <message>
        <source>Add cable</source>
        <translation>إضافة كابل</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>إضافة وصلة</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n link(s)</source>
        <translation>
            <numerusform>حذف %n وصلة</numerusform>
            <numerusform>حذف وصلة واحدة</numerusform>
            <numerusform>حذف وصلتين</numerusform>
            <numerusform>حذف %n وصلات</numerusform>
            <numerusform>حذف %n وصلة</numerusform>
            <numerusform>حذف %n وصلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n node(s)</source>
        <translation>
            <numerusform>حذف %n عقدة</numerusform>
            <numerusform>حذف عقدة واحدة</numerusform>
            <numerusform>حذف عقدتين</numerusform>
            <numerusform>حذف %n عقد</numerusform>
            <numerusform>حذف %n عقدة</numerusform>
            <numerusform>حذف %n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n node(s)</source>
        <translation>
            <numerusform>تكرار %n عقدة</numerusform>
            <numerusform>تكرار عقدة واحدة</numerusform>
            <numerusform>تكرار عقدتين</numerusform>
            <numerusform>تكرار %n عقد</numerusform>
            <numerusform>تكرار %n عقدة</numerusform>
            <numerusform>تكرار %n عقدة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copy</source>
        <comment>name of a duplicated node</comment>
        <translation>نسخة %1</translation>
    </message>
    <message>
        <source>Rename node</source>
        <translation>إعادة تسمية عقدة</translation>
    </message>
    <message>
        <source>Change forwarding</source>
        <translation>تغيير التمرير</translation>
    </message>
    <message>
        <source>Change kind of node</source>
        <translation>تغيير صنف العقدة</translation>
    </message>
    <message>
        <source>Change bandwidth</source>
        <translation>تغيير عرض النطاق</translation>
    </message>
    <message>
        <source>Change latency</source>
        <translation>تغيير زمن الكمون</translation>
    </message>
    <message>
        <source>Change dimensions</source>
        <translation>تغيير الأبعاد</translation>
    </message>
    <message>
        <source>Clear what-if</source>
        <translation>إزالة «ماذا لو»</translation>
    </message>
    <message>
        <source>Change what-if</source>
        <translation>تغيير «ماذا لو»</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricPreview</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresModel</name>
    <message>
        <source>fraction</source>
        <extracomment>unit of a number in CSV: 0.41 is 41 %</extracomment>
        <translation>نسبة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresPanel</name>
    <message>
        <source>Size of the collective</source>
        <translation>حجم العملية الجماعية</translation>
    </message>
    <message>
        <source>The bytes that a rank puts in, as traces count them; of an all-gather its shard</source>
        <translation>البايتات التي تُدخلها الرتبة كما تعدّها التتبّعات؛ وفي all-gather حصّتها</translation>
    </message>
    <message>
        <source>Figures of the schedule</source>
        <translation>أرقام الجدول</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>ال&amp;حجم</translation>
    </message>
    <message>
        <source>Level by level: each level waits for the one before. In a run steps overlap; a simulated or synthesized time is shorter.</source>
        <translation>مستوى بعد مستوى: كل مستوى ينتظر الذي قبله. في التشغيل تتداخل الخطوات؛ والزمن المحاكى أو المركّب أقصر.</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size, the same as nccl-tests count</source>
        <extracomment>Chakra&apos;s comm_size is that of traces; nccl-tests are NVIDIA&apos;s benchmarks; %1: a size such as &quot;64 MiB&quot;</extracomment>
        <translation>‏comm_size في Chakra، وهو نفسه كما تعدّه nccl-tests</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size; %1 as nccl-tests count</source>
        <translation>‏comm_size في Chakra؛ ‏%1 كما تعدّه nccl-tests</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresTable</name>
    <message>
        <source>Ranks</source>
        <translation>الرتب</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>عمليات النقل</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>المستويات</translation>
    </message>
    <message>
        <source>Time, level by level</source>
        <translation>الزمن، مستوى بعد مستوى</translation>
    </message>
    <message>
        <source>Most sent by a rank</source>
        <translation>أكثر ما ترسله رتبة</translation>
    </message>
    <message>
        <source>Least sent by a rank</source>
        <translation>أقل ما ترسله رتبة</translation>
    </message>
    <message>
        <source>Most received by a rank</source>
        <translation>أكثر ما تستقبله رتبة</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Most blocks of a rank</source>
        <translation>أكثر كتل رتبة</translation>
    </message>
    <message>
        <source>Most scratch of a rank</source>
        <translation>أكبر ذاكرة عمل لرتبة</translation>
    </message>
    <message>
        <source>The longest chain of steps that wait for each other</source>
        <translation>أطول سلسلة من الخطوات التي ينتظر بعضها بعضًا</translation>
    </message>
    <message>
        <source>On the fabric, if each level waits for the end of the one before: its busiest link or its longest message. Steps of a run overlap, so that the simulated time is shorter.</source>
        <translation>على النسيج، إذا انتظر كل مستوى نهاية الذي قبله: أكثر وصلاته انشغالًا أو أطول رسائله. خطوات التشغيل تتداخل، فيكون الزمن المحاكى أقصر.</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتان</numerusform>
            <numerusform>%n قطع</numerusform>
            <numerusform>%n قطعة</numerusform>
            <numerusform>%n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>same</source>
        <comment>two figures do not differ</comment>
        <translation>مثله</translation>
    </message>
    <message>
        <source>more</source>
        <comment>one figure is above nothing</comment>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>B to A</source>
        <comment>heading: the second figure as a multiple of the first</comment>
        <translation>‏B إلى A</translation>
    </message>
    <message>
        <source>The second schedule&apos;s figure as a multiple of the first&apos;s</source>
        <translation>مقياس الجدول الثاني كمضاعف لمقياس الأول</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FilterBar</name>
    <message>
        <source>Filter by name</source>
        <translation>ترشيح حسب الاسم</translation>
    </message>
    <message>
        <source>Name contains</source>
        <translation>الاسم يحوي</translation>
    </message>
    <message>
        <source>Show the operations whose name contains this, in any case</source>
        <translation>إظهار العمليات التي يحوي اسمها هذا، بأي حالة أحرف</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Show operations of these types only</source>
        <translation>إظهار عمليات هذه الأنواع فقط</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>كل الرتب</translation>
    </message>
    <message>
        <source>Rank </source>
        <comment>before a number</comment>
        <translation>الرتبة </translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>Show the operations of one rank only</source>
        <translation>إظهار عمليات رتبة واحدة فقط</translation>
    </message>
    <message>
        <source>Process group</source>
        <translation>مجموعة العمليات</translation>
    </message>
    <message>
        <source>Show the collectives of one process group only</source>
        <translation>إظهار العمليات الجماعية لمجموعة عمليات واحدة فقط</translation>
    </message>
    <message>
        <source>Least size in bytes</source>
        <translation>أدنى حجم بالبايت</translation>
    </message>
    <message>
        <source>Show the operations of at least this size: MB is 10^6, MiB is 2^20 bytes</source>
        <translation>إظهار العمليات التي لا يقل حجمها عن هذا: MB يساوي ⁨10^6⁩ بايت، وMiB يساوي ⁨2^20⁩ بايت</translation>
    </message>
    <message>
        <source>&amp;Size ≥</source>
        <comment>followed by a number of bytes</comment>
        <translation>ال&amp;حجم ≥</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>كل المجموعات</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a type of operations and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>لا أنواع</numerusform>
            <numerusform>نوع واحد</numerusform>
            <numerusform>نوعان</numerusform>
            <numerusform>%n أنواع</numerusform>
            <numerusform>%n نوعًا</numerusform>
            <numerusform>%n نوع</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>إزالة هذا المرشّح</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>إزالة المرشّح %1</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>الاسم: %1</translation>
    </message>
    <message>
        <source>type: %1</source>
        <translation>النوع: %1</translation>
    </message>
    <message>
        <source>rank: %1</source>
        <translation>الرتبة: %1</translation>
    </message>
    <message>
        <source>group: %1</source>
        <translation>المجموعة: %1</translation>
    </message>
    <message>
        <source>size ≥ %1</source>
        <translation>الحجم ≥ %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>البحث في النص</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Stop finding</source>
        <translation>إنهاء البحث</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>غير موجود</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>لا مواضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%n مواضع</numerusform>
            <numerusform>%n موضعًا</numerusform>
            <numerusform>%n موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among those found</comment>
        <translation>‏%1 من %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsList</name>
    <message>
        <source>Findings about the settings</source>
        <translation>نتائج فحص الإعدادات</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>خطأ: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>تحذير: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsPage</name>
    <message>
        <source>Findings</source>
        <translation>نتائج الفحص</translation>
    </message>
    <message>
        <source>Nothing to report</source>
        <translation>لا شيء للإبلاغ عنه</translation>
    </message>
    <message>
        <source>The readers and the validator found nothing wrong with this workload.</source>
        <translation>لم تجد أدوات القراءة ولا المدقّق خطأً في حِمل العمل هذا.</translation>
    </message>
    <message numerus="yes">
        <source>No file for %n rank(s): %1</source>
        <translation>
            <numerusform>لا ملف لأي رتبة: %1</numerusform>
            <numerusform>لا ملف لرتبة واحدة: %1</numerusform>
            <numerusform>لا ملف لرتبتين: %1</numerusform>
            <numerusform>لا ملف لـ %n رتب: %1</numerusform>
            <numerusform>لا ملف لـ %n رتبة: %1</numerusform>
            <numerusform>لا ملف لـ %n رتبة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>الخطورة</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>The file, rank and node</source>
        <translation>الملف والرتبة والعقدة</translation>
    </message>
    <message>
        <source>This finding is not about a single operation.</source>
        <translation>هذه النتيجة لا تخص عملية واحدة.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlagBox</name>
    <message>
        <source>On (off by default)</source>
        <translation>مفعّل (الافتراضي معطّل)</translation>
    </message>
    <message>
        <source>Off (the default)</source>
        <translation>معطّل (الافتراضي)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlameBars</name>
    <message>
        <source>Time of the range as boxes in boxes</source>
        <translation>زمن النطاق كصناديق في صناديق</translation>
    </message>
    <message>
        <source>Kinds, collectives and names; the tables by kind, collective and name say the same.</source>
        <translation>الأصناف والعمليات الجماعية والأسماء؛ وتقول الشيء نفسه جداول بيانات الصنف والعملية الجماعية والاسم.</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>كل العمليات</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>a box of the time of a range: what it is, and its share</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>الأطول</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlowPlayer</name>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>الطوبولوجيا</translation>
    </message>
    <message>
        <source>Pla&amp;y messages</source>
        <translation>ت&amp;حريك الرسائل</translation>
    </message>
    <message>
        <source>Moves the time cursor, and the messages of the run along the links</source>
        <translation>يحرّك مؤشر الزمن ورسائل التشغيل على الوصلات</translation>
    </message>
    <message>
        <source>Play again and a&amp;gain</source>
        <translation>ت&amp;كرار الحركة</translation>
    </message>
    <message>
        <source>Begins anew at the end of the run</source>
        <translation>يبدأ من جديد عند نهاية التشغيل</translation>
    </message>
    <message>
        <source>Show a run first: modes Analyze and Compare</source>
        <translation>أظهر تشغيلًا أولًا: وضعا «تحليل» و«مقارنة»</translation>
    </message>
    <message>
        <source>Prepare the messages of %1</source>
        <translation>تحضير رسائل %1</translation>
    </message>
    <message>
        <source>Too many messages to move: the colours of the links play</source>
        <translation>الرسائل أكثر من أن تُحرَّك: تتحرّك ألوان الوصلات</translation>
    </message>
    <message>
        <source>This run sent no messages</source>
        <translation>لم يرسل هذا التشغيل رسائل</translation>
    </message>
    <message>
        <source>This run kept no messages (record level full keeps them): the colours of the links play</source>
        <translation>لم يحتفظ هذا التشغيل برسائل (يحتفظ بها مستوى التسجيل «كامل»): تتحرّك ألوان الوصلات</translation>
    </message>
    <message>
        <source>This run kept nothing over time: record links or full to play it</source>
        <translation>لم يحتفظ هذا التشغيل بشيء عبر الزمن: سجّل «وصلات» أو «كامل» لتحريكه</translation>
    </message>
    <message>
        <source>all in 10 s</source>
        <comment>pace of playing</comment>
        <translation>الكل في ‎10 s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>simulated time a second</comment>
        <translation>‎%1/s</translation>
    </message>
    <message>
        <source>How much of the run&apos;s time passes in a second</source>
        <translation>مقدار ما يمر من زمن التشغيل في الثانية</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GainBars</name>
    <message>
        <source>What each change would gain</source>
        <translation>ما يُكسَب من كل تغيير</translation>
    </message>
    <message>
        <source>The table has the same figures.</source>
        <translation>في جدول البيانات الأرقام نفسها.</translation>
    </message>
    <message>
        <source>makespan: %1
before: %2
change of the makespan: %3</source>
        <translation>الزمن الكلي: %1
قبل التغيير: %2
تغيّر الزمن الكلي: %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GenerateDialog</name>
    <message>
        <source>Generate a fabric</source>
        <translation>توليد نسيج</translation>
    </message>
    <message>
        <source>Fabric as text</source>
        <translation>النسيج كنص</translation>
    </message>
    <message>
        <source>Such as Ring(4,250GB/s,500ns)_FC(8), FatTree(64,oversub=4) or DGX1V</source>
        <translation>مثل Ring(4,250GB/s,500ns)_FC(8) أو FatTree(64,oversub=4) أو DGX1V</translation>
    </message>
    <message>
        <source>Known machines</source>
        <translation>آلات معروفة</translation>
    </message>
    <message>
        <source>Start from…</source>
        <translation>البدء من…</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>توليد</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>ك&amp;نص</translation>
    </message>
    <message>
        <source>Dimensions, the first one innermost</source>
        <translation>الأبعاد، أولها أعمقها</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>إضافة بُعد</translation>
    </message>
    <message>
        <source>Remove the dimension</source>
        <translation>إزالة البُعد</translation>
    </message>
    <message>
        <source>Move the dimension inwards</source>
        <translation>نقل البُعد إلى الداخل</translation>
    </message>
    <message>
        <source>Move the dimension outwards</source>
        <translation>نقل البُعد إلى الخارج</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <comment>place in the text and what is wrong</comment>
        <translation>عند الحرف %1: %2</translation>
    </message>
    <message>
        <source>The picture comes back when the text can be read.</source>
        <translation>تعود الصورة حين يمكن قراءة النص.</translation>
    </message>
    <message>
        <source>Too large for a preview.</source>
        <translation>أكبر من أن يُعايَن.</translation>
    </message>
    <message>
        <source>This fabric cannot be made.</source>
        <translation>لا يمكن إنشاء هذا النسيج.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GridSpace</name>
    <message>
        <source>The fabric has no dimensions: 3-D shows rings, tori and meshes</source>
        <translation>النسيج بلا أبعاد: يُظهر ⁨3-D⁩ الحلقات والطارات والشبكات المتشابكة</translation>
    </message>
    <message>
        <source>3-D shows at most three dimensions</source>
        <translation>يُظهر ⁨3-D⁩ ثلاثة أبعاد على الأكثر</translation>
    </message>
    <message>
        <source>The fabric is no grid: 3-D shows rings, tori and meshes only</source>
        <translation>النسيج ليس شبكة منتظمة: يُظهر ⁨3-D⁩ الحلقات والطارات والشبكات المتشابكة فقط</translation>
    </message>
    <message>
        <source>A dimension is too long for 3-D</source>
        <translation>أحد الأبعاد أطول من أن يُعرض في ⁨3-D⁩</translation>
    </message>
    <message>
        <source>The fabric has nodes beside its grid</source>
        <translation>في النسيج عقد خارج شبكته المنتظمة</translation>
    </message>
    <message>
        <source>Expand the collapsed groups first</source>
        <translation>وسّع المجموعات المطويّة أولًا</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Headline</name>
    <message numerus="yes">
        <source>Shows %n link(s) in the heat map</source>
        <translation>
            <numerusform>يُظهر %n وصلة في الخريطة الحرارية</numerusform>
            <numerusform>يُظهر وصلة واحدة في الخريطة الحرارية</numerusform>
            <numerusform>يُظهر وصلتين في الخريطة الحرارية</numerusform>
            <numerusform>يُظهر %n وصلات في الخريطة الحرارية</numerusform>
            <numerusform>يُظهر %n وصلة في الخريطة الحرارية</numerusform>
            <numerusform>يُظهر %n وصلة في الخريطة الحرارية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n rank(s) in the timeline</source>
        <translation>
            <numerusform>يُظهر %n رتبة في الخط الزمني</numerusform>
            <numerusform>يُظهر رتبة واحدة في الخط الزمني</numerusform>
            <numerusform>يُظهر رتبتين في الخط الزمني</numerusform>
            <numerusform>يُظهر %n رتب في الخط الزمني</numerusform>
            <numerusform>يُظهر %n رتبة في الخط الزمني</numerusform>
            <numerusform>يُظهر %n رتبة في الخط الزمني</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>what is shown, from a time, to a time</extracomment>
        <translation>‏%1، من %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the links</source>
        <translation>خريطة حرارية للوصلات</translation>
    </message>
    <message>
        <source>How busy each link was over simulated time. The table of links lists the same.</source>
        <translation>مدى انشغال كل وصلة عبر الزمن المحاكى. ويورد جدول بيانات الوصلات الشيء نفسه.</translation>
    </message>
    <message>
        <source>No dimension</source>
        <translation>بلا بُعد</translation>
    </message>
    <message>
        <source>Dimension %1</source>
        <translation>البُعد %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n link(s)</source>
        <translation>
            <numerusform>‏%1، لا وصلات</numerusform>
            <numerusform>‏%1، وصلة واحدة</numerusform>
            <numerusform>‏%1، وصلتان</numerusform>
            <numerusform>‏%1، %n وصلات</numerusform>
            <numerusform>‏%1، %n وصلة</numerusform>
            <numerusform>‏%1، %n وصلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links, the busiest %1</source>
        <translation>
            <numerusform>لا وصلات، أكثرها انشغالًا %1</numerusform>
            <numerusform>وصلة واحدة، انشغالها %1</numerusform>
            <numerusform>وصلتان، أكثرهما انشغالًا %1</numerusform>
            <numerusform>%n وصلات، أكثرها انشغالًا %1</numerusform>
            <numerusform>%n وصلة، أكثرها انشغالًا %1</numerusform>
            <numerusform>%n وصلة، أكثرها انشغالًا %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 busy from %2 to %3</source>
        <translation>الانشغال %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1 busy over the run</source>
        <translation>الانشغال %1 على مدى التشغيل</translation>
    </message>
    <message>
        <source>&amp;Select the links of this line</source>
        <translation>&amp;تحديد وصلات هذا السطر</translation>
    </message>
    <message>
        <source>Show on the &amp;topology</source>
        <translation>إظهار في ال&amp;طوبولوجيا</translation>
    </message>
    <message>
        <source>Show in the time&amp;line</source>
        <translation>إظهار في الخط ال&amp;زمني</translation>
    </message>
    <message>
        <source>&amp;Copy the names</source>
        <translation>&amp;نسخ الأسماء</translation>
    </message>
    <message>
        <source>Copy all &amp;figures</source>
        <translation>نسخ كل الأ&amp;رقام</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatLegend</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>ألوان من %1 إلى %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatMapView</name>
    <message>
        <source>Heat map</source>
        <translation>خريطة حرارية</translation>
    </message>
    <message>
        <source>No link utilization</source>
        <translation>لا استخدام للوصلات</translation>
    </message>
    <message>
        <source>Scroll links</source>
        <translation>التنقل بين الوصلات</translation>
    </message>
    <message>
        <source>Order of the links</source>
        <translation>ترتيب الوصلات</translation>
    </message>
    <message>
        <source>In which order the links stand</source>
        <translation>الترتيب الذي تُعرض به الوصلات</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>الأسخن أولًا</translation>
    </message>
    <message>
        <source>Highest peak first</source>
        <translation>الذروة الأعلى أولًا</translation>
    </message>
    <message>
        <source>By dimension</source>
        <translation>حسب البُعد</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>حسب الرقم</translation>
    </message>
    <message>
        <source>What links that share a line show</source>
        <translation>ما تُظهره الوصلات التي تتقاسم سطرًا</translation>
    </message>
    <message>
        <source>What is shown where several links or moments share a place</source>
        <translation>ما يظهر حيث تتقاسم عدة وصلات أو لحظات موضعًا</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>الحد الأقصى</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>المئين 95</translation>
    </message>
    <message>
        <source>Group dimensions</source>
        <translation>تجميع الأبعاد</translation>
    </message>
    <message>
        <source>Fit all links</source>
        <translation>ملاءمة كل الوصلات</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>100 % busy</source>
        <translation>انشغال ⁦100 %⁩</translation>
    </message>
    <message>
        <source>Preparing the heat map…</source>
        <translation>جارٍ تحضير الخريطة الحرارية…</translation>
    </message>
    <message>
        <source>Preparing the heat map of %1</source>
        <translation>تحضير الخريطة الحرارية لـ %1</translation>
    </message>
    <message>
        <source>Run with the congestion-aware model at record level links or full.</source>
        <translation>شغّل بالنموذج المراعي للازدحام بمستوى التسجيل «وصلات» أو «كامل».</translation>
    </message>
    <message>
        <source>No link utilization to show</source>
        <translation>لا استخدام للوصلات لعرضه</translation>
    </message>
    <message>
        <source>%1 took no time</source>
        <translation>لم يستغرق %1 زمنًا</translation>
    </message>
    <message>
        <source>There is no utilization over time.</source>
        <translation>لا يوجد استخدام عبر الزمن.</translation>
    </message>
    <message>
        <source>%1 has no link utilization over time</source>
        <translation>ليس في %1 استخدام للوصلات عبر الزمن</translation>
    </message>
    <message>
        <source>Ordering links</source>
        <translation>يجري ترتيب الوصلات</translation>
    </message>
    <message>
        <source>&amp;Fit all links</source>
        <translation>&amp;ملاءمة كل الوصلات</translation>
    </message>
    <message>
        <source>&amp;Group links by dimension</source>
        <translation>ت&amp;جميع الوصلات حسب البُعد</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول بيانات</translation>
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
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>مغلق</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatTable</name>
    <message>
        <source>Link</source>
        <translation>الوصلة</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>Mean of the run</source>
        <translation>متوسط التشغيل</translation>
    </message>
    <message>
        <source>Peak of the run</source>
        <translation>ذروة التشغيل</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramChart</name>
    <message>
        <source>Distribution of link use</source>
        <translation>توزيع استخدام الوصلات</translation>
    </message>
    <message>
        <source>Which links</source>
        <translation>أي وصلات</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>تراكمي</translation>
    </message>
    <message>
        <source>The share of links that are used at most so much</source>
        <translation>نسبة الوصلات التي لا يزيد استخدامها على هذا القدر</translation>
    </message>
    <message>
        <source>Export the distribution as CSV</source>
        <translation>تصدير التوزيع كملف CSV</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول بيانات</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>لا نتائج بعد</translation>
    </message>
    <message>
        <source>Run the simulation to see how evenly its links are used.</source>
        <translation>شغّل المحاكاة لترى مدى تساوي استخدام وصلاتها.</translation>
    </message>
    <message>
        <source>Links were not recorded</source>
        <translation>لم تُسجَّل الوصلات</translation>
    </message>
    <message>
        <source>Choose level links or full in the settings and run again.</source>
        <translation>اختر المستوى «وصلات» أو «كامل» في الإعدادات وشغّل من جديد.</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>كل الوصلات</translation>
    </message>
    <message>
        <source>Dimension %1</source>
        <translation>البُعد %1</translation>
    </message>
    <message>
        <source>imbalance %1× (most ÷ mean)</source>
        <translation>عدم التوازن ⁦%1×⁩ (الأعلى ÷ المتوسط)</translation>
    </message>
    <message>
        <source>nothing was carried</source>
        <translation>لم يُنقل شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s), %1: mean %2, most %3, %4</source>
        <translation>
            <numerusform>لا وصلات، %1: المتوسط %2، الأعلى %3، %4</numerusform>
            <numerusform>وصلة واحدة، %1: المتوسط %2، الأعلى %3، %4</numerusform>
            <numerusform>وصلتان، %1: المتوسط %2، الأعلى %3، %4</numerusform>
            <numerusform>%n وصلات، %1: المتوسط %2، الأعلى %3، %4</numerusform>
            <numerusform>%n وصلة، %1: المتوسط %2، الأعلى %3، %4</numerusform>
            <numerusform>%n وصلة، %1: المتوسط %2، الأعلى %3، %4</numerusform>
        </translation>
    </message>
    <message>
        <source>busy</source>
        <translation>الانشغال</translation>
    </message>
    <message>
        <source>load</source>
        <translation>الحمل</translation>
    </message>
    <message>
        <source>busy, % of the makespan</source>
        <translation>الانشغال، % من الزمن الكلي</translation>
    </message>
    <message>
        <source>load, % of bandwidth × makespan</source>
        <translation>الحمل، % من عرض النطاق × الزمن الكلي</translation>
    </message>
    <message>
        <source>links</source>
        <translation>الوصلات</translation>
    </message>
    <message>
        <source>links at or below, %</source>
        <translation>الوصلات عند هذا القدر أو دونه، %</translation>
    </message>
    <message>
        <source>Export the &amp;distribution of link use as CSV…</source>
        <translation>تصدير &amp;توزيع استخدام الوصلات كملف CSV…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>الرسوم البيانية</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramParts</name>
    <message>
        <source>used %1 to %2</source>
        <comment>a class of links</comment>
        <translation>مستخدم من %1 إلى %2</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>لا وصلات</numerusform>
            <numerusform>وصلة واحدة</numerusform>
            <numerusform>وصلتان</numerusform>
            <numerusform>%n وصلات</numerusform>
            <numerusform>%n وصلة</numerusform>
            <numerusform>%n وصلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the links at or below</source>
        <translation>نسبة الوصلات عند هذا القدر أو دونه: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>%1, and %n more like it</source>
        <extracomment>an issue, and how many others differ only in names and numbers</extracomment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>‏%1، وواحدة أخرى مثلها</numerusform>
            <numerusform>‏%1، واثنتان أخريان مثلها</numerusform>
            <numerusform>‏%1، و%n أخرى مثلها</numerusform>
            <numerusform>‏%1، و%n أخرى مثلها</numerusform>
            <numerusform>‏%1، و%n أخرى مثلها</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>خطأ: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>تحذير: %1</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>المشكلة</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>المرات</translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesView</name>
    <message>
        <source>Issues</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>لا مشكلات</translation>
    </message>
    <message>
        <source>What is wrong or odd with the topology, the workload, the settings or a run is listed here.</source>
        <translation>يُسرد هنا ما هو خاطئ أو غريب في الطوبولوجيا أو حِمل العمل أو الإعدادات أو في تشغيل.</translation>
    </message>
    <message>
        <source>Which issues to show</source>
        <translation>المشكلات المعروضة</translation>
    </message>
    <message>
        <source>All issues</source>
        <translation>كل المشكلات</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>التحذيرات</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>لا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>لا تحذيرات</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>ال&amp;ذهاب إلى الموضع</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;تجاهل</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>ت&amp;صدير جدول البيانات كملف CSV…</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>المشكلة التا&amp;لية</translation>
    </message>
    <message>
        <source>&amp;Previous issue</source>
        <translation>المشكلة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>There are no issues</source>
        <translation>لا توجد مشكلات</translation>
    </message>
</context>
<context>
    <name>weft::widgets::JobRunner</name>
    <message>
        <source>there is not enough memory</source>
        <translation>لا توجد ذاكرة كافية</translation>
    </message>
    <message>
        <source>an unknown failure</source>
        <translation>عطل غير معروف</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LibraryChart</name>
    <message>
        <source>Synthesized algorithm and those of the library</source>
        <translation>الخوارزمية المركّبة وخوارزميات المكتبة</translation>
    </message>
    <message>
        <source>synthesized</source>
        <translation>المركّبة</translation>
    </message>
    <message>
        <source>%1, finer chunks</source>
        <translation>‏%1، قطع أدقّ</translation>
    </message>
    <message>
        <source>library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>الزمن (µs)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LinkDetails</name>
    <message>
        <source>Dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الكمون</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>المنقول</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>الانشغال</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>الحمل</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>الذروة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LinkRows</name>
    <message>
        <source>%1 columns, where source, destination, bandwidth and latency are expected</source>
        <translation>عدد الأعمدة %1، والمتوقّع المصدر والوجهة وعرض النطاق وزمن الكمون</translation>
    </message>
    <message>
        <source>%1 is linked to itself</source>
        <translation>‏%1 موصولة بنفسها</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>there is no node &quot;%1&quot;</source>
        <translation>لا توجد عقدة «⁨%1⁩»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bandwidth, such as 50 GB/s</source>
        <translation>«⁨%1⁩» ليس عرض نطاق مثل ‎50 GB/s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no latency, such as 500 ns</source>
        <translation>«⁨%1⁩» ليس زمن كمون مثل ‎500 ns</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Lists</name>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list: &quot;12 NPUs, 3 switches&quot;</extracomment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>weft::widgets::MachineBar</name>
    <message>
        <source>&amp;Launches</source>
        <translation>الإ&amp;طلاقات</translation>
    </message>
    <message>
        <source>The card whose peaks, memory and launches the times are made of</source>
        <translation>البطاقة التي تُحسب الأزمنة من ذراها وذاكرتها وإطلاقاتها</translation>
    </message>
    <message>
        <source>Whose roofline and algorithms: the device&apos;s with rings, or the system of the settings</source>
        <translation>لمن نموذج roofline والخوارزميات: للجهاز مع الحلقات، أو لنظام الإعدادات</translation>
    </message>
    <message>
        <source>Every kernel waits for its launch</source>
        <translation>كل نواة تنتظر إطلاقها</translation>
    </message>
    <message>
        <source>How chains around one collective go: written out by an algorithm, or chunk by chunk</source>
        <translation>كيف تسير السلاسل حول عملية جماعية: مفصّلة بخوارزمية، أو قطعةً قطعة</translation>
    </message>
    <message>
        <source>by chunks</source>
        <translation>قطعةً قطعة</translation>
    </message>
    <message>
        <source>Into how many chunks each chain that overlaps is cut</source>
        <translation>عدد القطع التي تُقسَّم إليها كل سلسلة متداخلة</translation>
    </message>
    <message>
        <source>The algorithm of all collectives that it fits</source>
        <translation>خوارزمية كل العمليات الجماعية التي تلائمها</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>ال&amp;جهاز:</translation>
    </message>
    <message>
        <source>S&amp;ystem:</source>
        <translation>ال&amp;نظام:</translation>
    </message>
    <message>
        <source>Cha&amp;ins:</source>
        <translation>ال&amp;سلاسل:</translation>
    </message>
    <message>
        <source>C&amp;ollectives:</source>
        <translation>ال&amp;عمليات الجماعية:</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>ال&amp;قطع:</translation>
    </message>
    <message>
        <source>Card from a file…</source>
        <translation>بطاقة من ملف…</translation>
    </message>
    <message>
        <source>several</source>
        <translation>عدة خوارزميات</translation>
    </message>
    <message>
        <source>Use a device card</source>
        <translation>استخدام بطاقة جهاز</translation>
    </message>
    <message>
        <source>Device cards (*.json);;All files (*)</source>
        <translation>بطاقات الأجهزة (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>of the device</source>
        <extracomment>the field &quot;System&quot;: which one is taken</extracomment>
        <translation>نظام الجهاز</translation>
    </message>
    <message>
        <source>of the settings</source>
        <translation>نظام الإعدادات</translation>
    </message>
    <message>
        <source>of the system</source>
        <extracomment>the field &quot;Collectives&quot;: which algorithms are taken</extracomment>
        <translation>خوارزميات النظام</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MapLegend</name>
    <message>
        <source>Legend</source>
        <translation>مفتاح الرسم</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>معاني الألوان</translation>
    </message>
    <message>
        <source>%1. A click folds or unfolds the legend</source>
        <translation>‏%1. النقر يطوي مفتاح الرسم أو يبسطه</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>مبدّل</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>خامل</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>متعطّل</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>متدهور</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MatrixCanvas</name>
    <message>
        <source>Traffic matrix</source>
        <translation>مصفوفة حركة البيانات</translation>
    </message>
    <message>
        <source>What every NPU sent to every other one: sources down, destinations across.</source>
        <translation>ما أرسلته كل وحدة NPU إلى كل وحدة أخرى: المصادر نزولًا، والوجهات أفقيًا.</translation>
    </message>
    <message>
        <source>destination →</source>
        <translation>⁦الوجهة ‎→⁩</translation>
    </message>
    <message>
        <source>source ↓</source>
        <translation>المصدر ↓</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>لا رسائل</translation>
    </message>
    <message>
        <source>%1 in %2 messages</source>
        <translation>‏%1، عدد الرسائل %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n message(s)</source>
        <translation>
            <numerusform>%1 دون رسائل</numerusform>
            <numerusform>%1 في رسالة واحدة</numerusform>
            <numerusform>%1 في رسالتين</numerusform>
            <numerusform>%1 في %n رسائل</numerusform>
            <numerusform>%1 في %n رسالة</numerusform>
            <numerusform>%1 في %n رسالة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::MatrixParts</name>
    <message>
        <source>from %1</source>
        <comment>a row of the traffic matrix</comment>
        <translation>من %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Minimap</name>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>انقر أو اسحب لتحريك العرض</translation>
    </message>
</context>
<context>
    <name>weft::widgets::NewScheduleDialog</name>
    <message>
        <source>New schedule from the library</source>
        <translation>جدول جديد من المكتبة</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>إن&amp;شاء</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>What the ranks do together</source>
        <translation>ما تفعله الرتب معًا</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>الخوارزمية</translation>
    </message>
    <message>
        <source>Greyed ones cannot serve this pattern, group or fabric; point at them to see why</source>
        <translation>الرمادية لا تصلح لهذا النمط أو المجموعة أو النسيج؛ أشِر إليها لترى السبب</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>ال&amp;نمط:</translation>
    </message>
    <message>
        <source>&amp;Algorithm:</source>
        <translation>ال&amp;خوارزمية:</translation>
    </message>
    <message>
        <source>Number of ranks</source>
        <translation>عدد الرتب</translation>
    </message>
    <message>
        <source>There is no fabric: how many ranks take part</source>
        <translation>لا يوجد نسيج: عدد الرتب المشاركة</translation>
    </message>
    <message>
        <source>NPUs that take part</source>
        <translation>وحدات NPU المشاركة</translation>
    </message>
    <message>
        <source>Such as 0-7,16, in the order of the ring; empty: all NPUs of the fabric</source>
        <translation>مثل 0-7,16 بترتيب الحلقة؛ والفراغ يعني كل وحدات NPU في النسيج</translation>
    </message>
    <message numerus="yes">
        <source>all NPUs of the fabric: %n</source>
        <translation>
            <numerusform>لا وحدات NPU في النسيج</numerusform>
            <numerusform>وحدة NPU الوحيدة في النسيج</numerusform>
            <numerusform>وحدتا NPU كلتاهما في النسيج</numerusform>
            <numerusform>كل وحدات NPU في النسيج: %n</numerusform>
            <numerusform>كل وحدات NPU في النسيج: %n</numerusform>
            <numerusform>كل وحدات NPU في النسيج: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>الم&amp;جموعة:</translation>
    </message>
    <message>
        <source>&amp;Ranks:</source>
        <translation>ال&amp;رتب:</translation>
    </message>
    <message>
        <source>Size as traces count it</source>
        <translation>الحجم كما تعدّه التتبّعات</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size: of an all-gather the shard of each rank, else the full buffer</source>
        <translation>‏comm_size في Chakra: في all-gather حصّة كل رتبة، وإلا فالمخزن المؤقت كاملًا</translation>
    </message>
    <message>
        <source>Size as nccl-tests count it</source>
        <translation>الحجم كما تعدّه nccl-tests</translation>
    </message>
    <message>
        <source>Of an all-gather what each rank ends with, else the full buffer</source>
        <translation>في all-gather ما تنتهي به كل رتبة، وإلا فالمخزن المؤقت كاملًا</translation>
    </message>
    <message>
        <source>&amp;Size, Chakra&apos;s comm_size:</source>
        <translation>ال&amp;حجم، comm_size في Chakra:</translation>
    </message>
    <message>
        <source>Size, as &amp;nccl-tests count:</source>
        <translation>الحجم ك&amp;ما تعدّه nccl-tests:</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Copies of the program that run beside each other, each with its part of the data</source>
        <translation>نسخ من البرنامج تعمل جنبًا إلى جنب، لكل منها جزؤها من البيانات</translation>
    </message>
    <message>
        <source>the algorithm&apos;s own choice</source>
        <translation>ما تختاره الخوارزمية</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>الأجزاء</translation>
    </message>
    <message>
        <source>Parts of the data that follow each other, or take different ways</source>
        <translation>أجزاء من البيانات يتبع بعضها بعضًا أو تسلك طرقًا مختلفة</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>الجذر</translation>
    </message>
    <message>
        <source>The rank that gives or gets everything, as a place in the group</source>
        <translation>الرتبة التي تعطي كل شيء أو تتلقّاه، كموضع في المجموعة</translation>
    </message>
    <message>
        <source>&amp;In place: input and output share memory</source>
        <translation>في الم&amp;كان نفسه: يتشارك المدخل والمخرج الذاكرة</translation>
    </message>
    <message>
        <source>&amp;Channels:</source>
        <translation>ال&amp;قنوات:</translation>
    </message>
    <message>
        <source>Pi&amp;eces:</source>
        <translation>الأج&amp;زاء:</translation>
    </message>
    <message>
        <source>R&amp;oot:</source>
        <translation>الج&amp;ذر:</translation>
    </message>
    <message>
        <source>Asking the library</source>
        <translation>سؤال المكتبة</translation>
    </message>
    <message>
        <source>Cannot serve: %1</source>
        <extracomment>%1: why an algorithm cannot serve, a sentence</extracomment>
        <translation>لا تصلح: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::NumberField</name>
    <message>
        <source>default: %1</source>
        <translation>الافتراضي: %1</translation>
    </message>
    <message>
        <source>“%1” is no value for it. %2</source>
        <extracomment>the text of a field, and what is expected there</extracomment>
        <translation>«⁨%1⁩» ليست قيمة صالحة له. %2</translation>
    </message>
    <message>
        <source>Expected: a whole number, at least %1</source>
        <translation>المتوقّع: عدد صحيح لا يقل عن %1</translation>
    </message>
    <message>
        <source>Expected: a whole number, more than %1</source>
        <translation>المتوقّع: عدد صحيح أكبر من %1</translation>
    </message>
    <message>
        <source>Expected: a number, at least %1</source>
        <translation>المتوقّع: عدد لا يقل عن %1</translation>
    </message>
    <message>
        <source>Expected: a number, more than %1</source>
        <translation>المتوقّع: عدد أكبر من %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationKind</name>
    <message>
        <source>invalid</source>
        <translation>غير صالح</translation>
    </message>
    <message>
        <source>metadata</source>
        <translation>بيانات وصفية</translation>
    </message>
    <message>
        <source>memory-load</source>
        <translation>قراءة من الذاكرة</translation>
    </message>
    <message>
        <source>memory-store</source>
        <translation>كتابة في الذاكرة</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>حساب</translation>
    </message>
    <message>
        <source>send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>استقبال</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>عملية جماعية</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>تخزين</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>دفعة</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationsModel</name>
    <message>
        <source>Filter operations</source>
        <translation>ترشيح العمليات</translation>
    </message>
    <message>
        <source>Bytes: the message of a communication (comm_size), else the tensor of the operation</source>
        <translation>البايتات: رسالة الاتصال (comm_size)، وإلا فموتّر العملية</translation>
    </message>
    <message>
        <source>The duration that the trace gives, if any; exported in microseconds</source>
        <translation>المدة التي يعطيها التتبّع إن وُجدت؛ تُصدَّر بالميكروثانية</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>الحجم (بايت)</translation>
    </message>
    <message>
        <source>FLOP</source>
        <comment>floating-point operations, a count</comment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>a process group</comment>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>التبعيات</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationsPage</name>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>%1 of %2 operations</source>
        <comment>those shown, and all of them</comment>
        <translation>‏%1 من %2 من العمليات</translation>
    </message>
    <message>
        <source> – filtering…</source>
        <translation> – جارٍ الترشيح…</translation>
    </message>
    <message>
        <source> – %1 selected</source>
        <translation> – المحدّد %1</translation>
    </message>
    <message>
        <source> (the first %1 in the other views)</source>
        <translation> (أول %1 في العروض الأخرى)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OverviewStrip</name>
    <message>
        <source>Overview of the run</source>
        <translation>نظرة عامة على التشغيل</translation>
    </message>
    <message>
        <source>Drag the brush or its edges; drag outside to show another range; double-click shows all</source>
        <translation>اسحب الفرشاة أو حافتيها؛ واسحب خارجها لإظهار نطاق آخر؛ والنقر المزدوج يُظهر الكل</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>حوسبة</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>اتصال</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PathBars</name>
    <message>
        <source>What the critical path&apos;s time went to</source>
        <translation>فيمَ قُضي زمن المسار الحرج</translation>
    </message>
    <message>
        <source>The table has the same figures.</source>
        <translation>في جدول البيانات الأرقام نفسها.</translation>
    </message>
    <message>
        <source>all else</source>
        <translation>كل ما عدا ذلك</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Place</name>
    <message>
        <source>byte %1</source>
        <translation>البايت %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <comment>of a trace</comment>
        <translation>العقدة %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a place: &quot;a.0.et, byte 812, rank 0&quot;</extracomment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what is wrong, and what to do about it</extracomment>
        <translation>‏%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place, and what is wrong there</extracomment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>system</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>remote memory</source>
        <translation>الذاكرة البعيدة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PlayerBar</name>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramEditor</name>
    <message>
        <source>Text of the program</source>
        <translation>نص البرنامج</translation>
    </message>
    <message>
        <source>Write the program</source>
        <translation>كتابة البرنامج</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;تحديد الكل</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>‏%1: الحجم %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rank(s)</source>
        <translation>
            <numerusform>‏%1: لا رتب</numerusform>
            <numerusform>‏%1: رتبة واحدة</numerusform>
            <numerusform>‏%1: رتبتان</numerusform>
            <numerusform>‏%1: %n رتب</numerusform>
            <numerusform>‏%1: %n رتبة</numerusform>
            <numerusform>‏%1: %n رتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab writes into the text. F6 goes on to the next view.</source>
        <translation>يُدخل مفتاح Tab مسافة جدولة في النص. وينتقل F6 إلى العرض التالي.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramSession</name>
    <message>
        <source>Reading the program</source>
        <translation>قراءة البرنامج</translation>
    </message>
    <message>
        <source>What can be done with the stages</source>
        <translation>ما يمكن فعله بالمراحل</translation>
    </message>
    <message>
        <source>The text has mistakes: put them right first</source>
        <translation>في النص أخطاء: صحّحها أولًا</translation>
    </message>
    <message>
        <source>The program is being read: once more, please</source>
        <translation>البرنامج قيد القراءة: مرة أخرى من فضلك</translation>
    </message>
    <message>
        <source>A schedule has this step already: it is shown</source>
        <translation>لأحد الجداول هذه الخطوة بالفعل: هو الظاهر</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>الخطوة %1</translation>
    </message>
    <message>
        <source>Set what the program runs on</source>
        <translation>تعيين ما يعمل عليه البرنامج</translation>
    </message>
    <message>
        <source>There is no fabric to run on: draw, generate or open one</source>
        <translation>لا يوجد نسيج للتشغيل عليه: ارسم نسيجًا أو ولّده أو افتحه</translation>
    </message>
    <message>
        <source>The program has %1 ranks, the fabric %2 NPUs</source>
        <translation>عدد رتب البرنامج %1، وعدد وحدات NPU في النسيج %2</translation>
    </message>
    <message>
        <source>Timing a schedule</source>
        <translation>حساب زمن جدول</translation>
    </message>
    <message>
        <source>Checking a schedule</source>
        <translation>فحص جدول</translation>
    </message>
    <message>
        <source>Recording a schedule</source>
        <translation>تسجيل جدول</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramView</name>
    <message>
        <source>No program yet</source>
        <translation>لا برنامج بعد</translation>
    </message>
    <message>
        <source>A program says what is computed on all ranks and what they send each other. Open one or a sample, or write one.</source>
        <translation>يقول البرنامج ما يُحسب على كل الرتب وما يرسله بعضها إلى بعض. افتح برنامجًا أو عيّنة، أو اكتب واحدًا.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Program without a file</source>
        <translation>برنامج بلا ملف</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n mistake(s)</source>
        <translation>
            <numerusform>‏%1 – بلا أخطاء</numerusform>
            <numerusform>‏%1 – خطأ واحد</numerusform>
            <numerusform>‏%1 – خطآن</numerusform>
            <numerusform>‏%1 – %n أخطاء</numerusform>
            <numerusform>‏%1 – %n خطأً</numerusform>
            <numerusform>‏%1 – %n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin a program</source>
        <translation>بدء برنامج</translation>
    </message>
    <message>
        <source>Lay out the program</source>
        <translation>تنسيق البرنامج</translation>
    </message>
    <message>
        <source>&amp;New program</source>
        <translation>برنامج &amp;جديد</translation>
    </message>
    <message>
        <source>Begin with a few lines that can be changed</source>
        <translation>البدء ببضعة أسطر يمكن تغييرها</translation>
    </message>
    <message>
        <source>&amp;Open a program…</source>
        <translation>&amp;فتح برنامج…</translation>
    </message>
    <message>
        <source>Open a .weave file</source>
        <translation>فتح ملف ‎.weave</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>العيّنة %1</translation>
    </message>
    <message>
        <source>A bundled program with its schedules</source>
        <translation>برنامج مضمَّن مع جداوله</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>ال&amp;عيّنات</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>ت&amp;نسيق</translation>
    </message>
    <message>
        <source>Write the program in its one layout</source>
        <translation>كتابة البرنامج بتنسيقه الواحد</translation>
    </message>
    <message>
        <source>&amp;Complete the word</source>
        <translation>إ&amp;كمال الكلمة</translation>
    </message>
    <message>
        <source>Words and names that begin like it</source>
        <translation>الكلمات والأسماء التي تبدأ مثلها</translation>
    </message>
    <message>
        <source>F&amp;ind in the text</source>
        <translation>&amp;بحث في النص</translation>
    </message>
    <message>
        <source>Marks all places of a word, and goes from one to the next</source>
        <translation>يعلّم كل مواضع كلمة، وينتقل من موضع إلى التالي</translation>
    </message>
    <message>
        <source>Find the ne&amp;xt</source>
        <translation>بحث عن ال&amp;تالي</translation>
    </message>
    <message>
        <source>The next place of what is sought</source>
        <translation>الموضع التالي لما يُبحث عنه</translation>
    </message>
    <message>
        <source>Find the one &amp;before</source>
        <translation>بحث عن ال&amp;سابق</translation>
    </message>
    <message>
        <source>The place before of what is sought</source>
        <translation>الموضع السابق لما يُبحث عنه</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PropertySheet</name>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>In the run</source>
        <translation>في التشغيل</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>لا شيء محدّد</translation>
    </message>
    <message>
        <source>Select nodes or links.</source>
        <translation>حدّد عقدًا أو وصلات.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>العقدة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>مبدّل</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>several objects have different values</comment>
        <translation>مختلط</translation>
    </message>
    <message>
        <source>Forwards traffic of others</source>
        <translation>يمرّر حركة بيانات الآخرين</translation>
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
        <translation>الاس&amp;م</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>الصن&amp;ف</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <translation>&amp;س (X)</translation>
    </message>
    <message>
        <source>&amp;Y</source>
        <translation>&amp;ص (Y)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>الوصلة</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الكمون</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>&amp;عرض النطاق</translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation>زمن ال&amp;كمون</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>متعطّل</translation>
    </message>
    <message>
        <source>Bandwidth left</source>
        <translation>عرض النطاق المتبقي</translation>
    </message>
    <message>
        <source>Extra latency</source>
        <translation>زمن الكمون الإضافي</translation>
    </message>
    <message>
        <source>Compute speed</source>
        <translation>سرعة الحوسبة</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Back to a healthy fabric</source>
        <translation>العودة إلى نسيج سليم</translation>
    </message>
    <message>
        <source>Band&amp;width left</source>
        <translation>عرض النطاق المت&amp;بقي</translation>
    </message>
    <message>
        <source>E&amp;xtra latency</source>
        <translation>زمن الكمون الإ&amp;ضافي</translation>
    </message>
    <message>
        <source>&amp;Compute speed</source>
        <translation>سرعة ال&amp;حوسبة</translation>
    </message>
    <message>
        <source>Change position</source>
        <translation>تغيير الموضع</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>لا عقد</numerusform>
            <numerusform>عقدة واحدة</numerusform>
            <numerusform>عقدتان</numerusform>
            <numerusform>%n عقد</numerusform>
            <numerusform>%n عقدة</numerusform>
            <numerusform>%n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>لا وصلات</numerusform>
            <numerusform>وصلة واحدة</numerusform>
            <numerusform>وصلتان</numerusform>
            <numerusform>%n وصلات</numerusform>
            <numerusform>%n وصلة</numerusform>
            <numerusform>%n وصلة</numerusform>
        </translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>واحدة في كل مرة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::QuantityEdit</name>
    <message>
        <source>Not a value</source>
        <translation>ليست قيمة</translation>
    </message>
    <message>
        <source>Bandwidth with its unit: GB/s is 10^9 bytes a second, GiB/s is 2^30</source>
        <translation>عرض النطاق مع وحدته: GB/s يساوي ⁨10^9⁩ بايت في الثانية، وGiB/s يساوي ⁨2^30⁩</translation>
    </message>
    <message>
        <source>A number of bytes with its unit: MB is 10^6, MiB is 2^20</source>
        <translation>عدد من البايتات مع وحدته: MB يساوي ⁨10^6⁩، وMiB يساوي ⁨2^20⁩</translation>
    </message>
    <message>
        <source>A time with its unit: ns, µs, ms or s</source>
        <translation>زمن مع وحدته: ns أو µs أو ms أو s</translation>
    </message>
    <message>
        <source>The least value is %1.</source>
        <translation>القيمة الدنيا هي %1.</translation>
    </message>
    <message>
        <source>The greatest value is %1.</source>
        <translation>القيمة القصوى هي %1.</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>several objects have different values</comment>
        <translation>مختلط</translation>
    </message>
</context>
<context>
    <name>weft::widgets::QuantityReading</name>
    <message>
        <source>Write a bandwidth such as %1 GB/s, 400 Gbps or 50 GiB/s.</source>
        <translation>اكتب عرض نطاق مثل ‎%1 GB/s أو ‎400 Gbps أو ‎50 GiB/s.</translation>
    </message>
    <message>
        <source>Write a size such as 64 MiB, %1 GB or 4096.</source>
        <translation>اكتب حجمًا مثل ‎64 MiB أو ‎%1 GB أو 4096.</translation>
    </message>
    <message>
        <source>Write a time such as 500 ns, %1 µs or 2 ms.</source>
        <translation>اكتب زمنًا مثل ‎500 ns أو ‎%1 µs أو ‎2 ms.</translation>
    </message>
    <message>
        <source>Write a number such as 12 or %1.</source>
        <translation>اكتب عددًا مثل 12 أو %1.</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 and as %3: write one of these.</source>
        <translation>يمكن قراءة «⁨%1⁩» على أنه %2 أو %3: اكتب أحدهما.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«⁨%1⁩» ليس عددًا.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>لا يمكن قراءة «⁨%1⁩».</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeGroupsModel</name>
    <message>
        <source>What</source>
        <translation>البند</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Of the time of all operations of all NPUs; those that overlap count each</source>
        <translation>من زمن كل عمليات كل وحدات NPU؛ المتداخلة منها تُحتسب كل على حدة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Sum of durations inside the range; operations that overlap count each</source>
        <translation>مجموع المدد داخل النطاق؛ العمليات المتداخلة تُحتسب كل على حدة</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>That touch the range</source>
        <translation>التي تمسّ النطاق</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Time of an operation inside the range</source>
        <translation>زمن العملية داخل النطاق</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>الأطول</translation>
    </message>
    <message>
        <source>Time of one operation inside the range</source>
        <translation>زمن عملية واحدة داخل النطاق</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeTable</name>
    <message>
        <source>Figures of the range</source>
        <translation>أرقام النطاق</translation>
    </message>
    <message>
        <source>Time of the range by what was done</source>
        <translation>زمن النطاق حسب ما جرى فيه</translation>
    </message>
    <message>
        <source>What the time of the range is added up by</source>
        <translation>ما يُجمع زمن النطاق حسبه</translation>
    </message>
    <message>
        <source>By NPU</source>
        <translation>حسب وحدة NPU</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>حسب الصنف</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>حسب الاسم</translation>
    </message>
    <message>
        <source>By collective</source>
        <translation>حسب العملية الجماعية</translation>
    </message>
    <message>
        <source>As flames</source>
        <translation>كألسنة لهب</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation>لا أرقام</translation>
    </message>
    <message>
        <source>Run a simulation at record level full, then drag over the timeline to choose a range.</source>
        <translation>شغّل محاكاة بمستوى التسجيل «كامل»، ثم اسحب فوق الخط الزمني لاختيار نطاق.</translation>
    </message>
    <message>
        <source>%1 kept no operations</source>
        <translation>لم يحتفظ %1 بعمليات</translation>
    </message>
    <message>
        <source>Figures of a range need record level full. Choose it in the settings of the run and run again.</source>
        <translation>تحتاج أرقام النطاق إلى مستوى التسجيل «كامل». اختره في إعدادات التشغيل وشغّل من جديد.</translation>
    </message>
    <message>
        <source>Summing the range</source>
        <translation>جمع النطاق</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>E&amp;xport the figures as CSV…</source>
        <translation>ت&amp;صدير الأرقام كملف CSV…</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeUsageModel</name>
    <message>
        <source>All NPUs</source>
        <translation>كل وحدات NPU</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>الحوسبة</translation>
    </message>
    <message>
        <source>Time in which any compute ran</source>
        <translation>الزمن الذي جرت فيه أي حوسبة</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Time in which any communication was in flight</source>
        <translation>الزمن الذي كان فيه أي اتصال جاريًا</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>التداخل</translation>
    </message>
    <message>
        <source>Time in which compute ran and communication was in flight</source>
        <translation>الزمن الذي جرت فيه حوسبة وكان اتصال جاريًا</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>الاتصال المكشوف</translation>
    </message>
    <message>
        <source>Time in which communication was in flight and no compute ran</source>
        <translation>الزمن الذي كان فيه اتصال جاريًا ولم تجرِ حوسبة</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>الخمول</translation>
    </message>
    <message>
        <source>Time of the range in which neither was the case</source>
        <translation>زمن النطاق الذي لم يحدث فيه أي منهما</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>حوسبة CPU</translation>
    </message>
    <message>
        <source>Sum of durations; operations that overlap count each</source>
        <translation>مجموع المدد؛ العمليات المتداخلة تُحتسب كل على حدة</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>عملية جماعية</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>استقبال</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>ذاكرة</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>البايتات المرسلة</translation>
    </message>
    <message>
        <source>Handed to the network inside the range</source>
        <translation>المسلَّمة إلى الشبكة داخل النطاق</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>That touch the range</source>
        <translation>التي تمسّ النطاق</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankBars</name>
    <message>
        <source>How each rank spent its time</source>
        <translation>كيف قضت كل رتبة زمنها</translation>
    </message>
    <message>
        <source>The Ranks table has the same figures.</source>
        <translation>في جدول الرتب الأرقام نفسها.</translation>
    </message>
    <message>
        <source>rank 0</source>
        <translation>الرتبة 0</translation>
    </message>
    <message numerus="yes">
        <source>each bar: mean of %n ranks</source>
        <translation>
            <numerusform>كل شريط: متوسط الرتب</numerusform>
            <numerusform>كل شريط: رتبة واحدة</numerusform>
            <numerusform>كل شريط: متوسط رتبتين</numerusform>
            <numerusform>كل شريط: متوسط %n رتب</numerusform>
            <numerusform>كل شريط: متوسط %n رتبة</numerusform>
            <numerusform>كل شريط: متوسط %n رتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>compute</source>
        <translation>حوسبة</translation>
    </message>
    <message>
        <source>compute with communication behind it</source>
        <translation>حوسبة خلفها اتصال</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <translation>اتصال مكشوف</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>خمول</translation>
    </message>
    <message>
        <source>both</source>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>مكشوف</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
    <message>
        <source>ranks %1 to %2, means</source>
        <translation>الرتب من %1 إلى %2، متوسطات</translation>
    </message>
    <message>
        <source>compute: %1
compute with communication behind it: %2
exposed communication: %3
idle: %4
finish: %5</source>
        <translation>حوسبة: %1
حوسبة خلفها اتصال: %2
اتصال مكشوف: %3
خمول: %4
النهاية: %5</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankList</name>
    <message>
        <source>&apos;%1&apos; is no rank and no range of ranks such as 0-7</source>
        <translation>«⁨%1⁩» ليست رتبة ولا نطاق رتب مثل 0-7</translation>
    </message>
    <message>
        <source>rank %1 does not exist: the highest is %2</source>
        <translation>الرتبة %1 غير موجودة: أعلاها %2</translation>
    </message>
    <message>
        <source>rank %1 is listed twice</source>
        <translation>الرتبة %1 مذكورة مرتين</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Report</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the number of a page, and how many there are</extracomment>
        <translation>‏%1 من %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ReportDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>نقل إلى الأ&amp;على</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>نقل إلى الأ&amp;سفل</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>تقرير</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>الأقسام</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>S&amp;ections, in their order</source>
        <translation>الأ&amp;قسام بترتيبها</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>جارٍ رسم: %1</translation>
    </message>
    <message>
        <source>There is nothing to say here yet</source>
        <translation>لا شيء يقال هنا بعد</translation>
    </message>
    <message>
        <source>Choose at least one section.</source>
        <translation>اختر قسمًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>جارٍ تخطيط الصفحات…</translation>
    </message>
    <message>
        <source>Laying out a report</source>
        <translation>تخطيط تقرير</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحة</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing a report</source>
        <translation>كتابة تقرير</translation>
    </message>
    <message>
        <source>The preview was stopped; a file has all pages.</source>
        <translation>أُوقفت المعاينة؛ أما الملف ففيه كل الصفحات.</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>تقدّم التقرير</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>The report was stopped and is not written</source>
        <translation>أُوقف التقرير ولم يُكتب</translation>
    </message>
    <message>
        <source>It was stopped before it was drawn</source>
        <translation>أُوقف قبل اكتمال رسمه</translation>
    </message>
    <message>
        <source>There is nothing to report yet: open a project, or make a fabric and run a workload on it.</source>
        <translation>لا شيء للإبلاغ عنه بعد: افتح مشروعًا، أو أنشئ نسيجًا وشغّل عليه حِمل عمل.</translation>
    </message>
    <message>
        <source>It could not be drawn</source>
        <translation>تعذّر رسمه</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n section(s) are not drawn.</source>
        <translation>
            <numerusform>أُوقف: لا أقسام لم تُرسم.</numerusform>
            <numerusform>أُوقف: لم يُرسم قسم واحد.</numerusform>
            <numerusform>أُوقف: لم يُرسم قسمان.</numerusform>
            <numerusform>أُوقف: لم تُرسم %n أقسام.</numerusform>
            <numerusform>أُوقف: لم يُرسم %n قسمًا.</numerusform>
            <numerusform>أُوقف: لم يُرسم %n قسم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>متا&amp;بعة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ResultPanel</name>
    <message>
        <source>Open in &amp;schedule view</source>
        <translation>فتح في عرض ال&amp;جدول</translation>
    </message>
    <message>
        <source>Shows the algorithm step by step, with its verdict</source>
        <translation>يُظهر الخوارزمية خطوةً خطوة مع الحكم عليها</translation>
    </message>
    <message>
        <source>&amp;Compare with the library</source>
        <translation>&amp;مقارنة بالمكتبة</translation>
    </message>
    <message>
        <source>Simulates every algorithm of the library that can serve, on the same fabric</source>
        <translation>يحاكي كل خوارزمية صالحة في المكتبة على النسيج نفسه</translation>
    </message>
    <message>
        <source>Show &amp;on topology</source>
        <translation>إظهار في ال&amp;طوبولوجيا</translation>
    </message>
    <message>
        <source>Selects the links of the tight cut in the topology view</source>
        <translation>يحدّد وصلات القَطْع المقيِّد في عرض الطوبولوجيا</translation>
    </message>
    <message>
        <source>&amp;Use for this workload…</source>
        <translation>ا&amp;ستخدام لحِمل العمل هذا…</translation>
    </message>
    <message>
        <source>Sets it as the algorithm of chosen collectives</source>
        <translation>يعيّنها كخوارزمية لعمليات جماعية مختارة</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Writes it as MSCCL XML, as Weft&apos;s JSON or as Chakra traces</source>
        <translation>يكتبها كملف MSCCL XML أو JSON خاص بـ Weft أو تتبّعات Chakra</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>إص&amp;لاح</translation>
    </message>
    <message>
        <source>Links that it uses have failed or become slower: makes it anew and keeps as much of it as can be</source>
        <translation>تعطّلت وصلات تستخدمها أو صارت أبطأ: ينشئها من جديد ويحتفظ منها بما أمكن</translation>
    </message>
    <message>
        <source>The verifier refuses the result: %1</source>
        <translation>يرفض المدقّق النتيجة: %1</translation>
    </message>
    <message>
        <source>%1 – proved optimal</source>
        <translation>‏%1 – مبرهَن أنها مثلى</translation>
    </message>
    <message>
        <source>%1 – %2 of the exact bound, %3</source>
        <translation>‏%1 – ‏%2 من الحد الأدنى الدقيق، %3</translation>
    </message>
    <message>
        <source>%1 – %2 of the best bound found, %3</source>
        <translation>‏%1 – ‏%2 من أفضل حد أدنى عُثر عليه، %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s)</source>
        <translation>
            <numerusform>لا عمليات نقل</numerusform>
            <numerusform>عملية نقل واحدة</numerusform>
            <numerusform>عمليتا نقل</numerusform>
            <numerusform>%Ln عمليات نقل</numerusform>
            <numerusform>%Ln عملية نقل</numerusform>
            <numerusform>%Ln عملية نقل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1</source>
        <translation>
            <numerusform>لا قطع بحجم %1</numerusform>
            <numerusform>قطعة واحدة بحجم %1</numerusform>
            <numerusform>قطعتان بحجم %1</numerusform>
            <numerusform>%n قطع بحجم %1</numerusform>
            <numerusform>%n قطعة بحجم %1</numerusform>
            <numerusform>%n قطعة بحجم %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>لا بدايات</numerusform>
            <numerusform>بداية واحدة</numerusform>
            <numerusform>بدايتان</numerusform>
            <numerusform>%n بدايات</numerusform>
            <numerusform>%n بداية</numerusform>
            <numerusform>%n بداية</numerusform>
        </translation>
    </message>
    <message>
        <source>searched for %1</source>
        <translation>مدة البحث %1</translation>
    </message>
    <message>
        <source>%1 simulated, where switches neither multicast nor sum</source>
        <translation>‏%1 بالمحاكاة، حيث لا تبثّ المبدّلات بثًّا متعددًا ولا تجمع</translation>
    </message>
    <message>
        <source>%1 simulated, where switches send on what comes first and links are free before arrivals</source>
        <translation>‏%1 بالمحاكاة، حيث ترسل المبدّلات ما يصل أولًا وتتحرّر الوصلات قبل الوصول</translation>
    </message>
    <message>
        <source>%1 where links do not wait for arrivals</source>
        <translation>‏%1 حيث لا تنتظر الوصلات عمليات الوصول</translation>
    </message>
    <message>
        <source>%1 at least for a reduce-scatter and then an all-gather</source>
        <translation>‏%1 على الأقل لعملية reduce-scatter ثم all-gather</translation>
    </message>
    <message>
        <source>transfers kept: %1, at another time: %2, new: %3, not needed any more: %4</source>
        <translation>عمليات النقل المحتفظ بها: %1، في زمن آخر: %2، الجديدة: %3، التي لم تعد لازمة: %4</translation>
    </message>
    <message>
        <source>stopped: the best until then</source>
        <translation>أُوقف: الأفضل حتى ذلك الحين</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>‏⁦nccl-tests:&#xa0;%1⁩. ⁦comm_size:&#xa0;%2⁩</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>links</comment>
        <translation>و%1 أخرى</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتان</numerusform>
            <numerusform>%Ln قطع</numerusform>
            <numerusform>%Ln قطعة</numerusform>
            <numerusform>%Ln قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln link(s) limit everything: %1. %2 in %3 at %4 together.</source>
        <translation>
            <numerusform>لا وصلات تحدّ كل شيء: %1. ‏%2 في %3 بمجموع %4.</numerusform>
            <numerusform>هذه الوصلة تحدّ كل شيء: %1. ‏%2 في %3 بمجموع %4.</numerusform>
            <numerusform>هاتان الوصلتان تحدّان كل شيء: %1. ‏%2 في %3 بمجموع %4.</numerusform>
            <numerusform>هذه الوصلات (%Ln) تحدّ كل شيء: %1. ‏%2 في %3 بمجموع %4.</numerusform>
            <numerusform>هذه الوصلات (%Ln) تحدّ كل شيء: %1. ‏%2 في %3 بمجموع %4.</numerusform>
            <numerusform>هذه الوصلات (%Ln) تحدّ كل شيء: %1. ‏%2 في %3 بمجموع %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stop left the schedule and its proof out. The search has checked every transfer.</source>
        <translation>بسبب الإيقاف لا جدول ولا برهان له. وقد فحص البحث كل عملية نقل.</translation>
    </message>
    <message>
        <source>This result stays compact: with more than %1 transfers it cannot be shown rank by rank or given to a workload. Every transfer of it has been replayed and found right.</source>
        <translation>تبقى هذه النتيجة مضغوطة: بأكثر من %1 من عمليات النقل لا يمكن عرضها رتبةً رتبة ولا إعطاؤها لحِمل عمل. وقد أُعيد إجراء كل عملية نقل فيها ووُجدت صحيحة.</translation>
    </message>
    <message>
        <source>It can be saved as a file of equal steps.</source>
        <translation>يمكن حفظها كملف خطوات متساوية.</translation>
    </message>
    <message>
        <source>There is no result yet.</source>
        <translation>لا توجد نتيجة بعد.</translation>
    </message>
    <message>
        <source>The result has %1 transfers; this is possible up to %2.</source>
        <translation>عدد عمليات النقل في النتيجة %1؛ وهذا ممكن حتى %2.</translation>
    </message>
    <message>
        <source>The verifier refuses the result.</source>
        <translation>يرفض المدقّق النتيجة.</translation>
    </message>
    <message>
        <source>A stop ended the proof of the result.</source>
        <translation>أُوقف برهان النتيجة قبل تمامه.</translation>
    </message>
    <message>
        <source>Nor are its links of one speed, as a file of equal steps needs.</source>
        <translation>وليست وصلاتها بسرعة واحدة كما يحتاج ملف الخطوات المتساوية.</translation>
    </message>
    <message>
        <source>No links by themselves limit this result.</source>
        <translation>لا وصلات وحدها تحدّ هذه النتيجة.</translation>
    </message>
    <message>
        <source>They are being simulated.</source>
        <translation>تجري محاكاتها.</translation>
    </message>
    <message>
        <source>Save st&amp;eps…</source>
        <translation>حفظ ال&amp;خطوات…</translation>
    </message>
    <message>
        <source>Writes it as a file of equal steps, which weft-cli verify and inspect read</source>
        <translation>يكتبها كملف خطوات متساوية يقرؤه weft-cli verify وinspect</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>جارٍ المقارنة…</translation>
    </message>
    <message numerus="yes">
        <source>the quickest of %n plan(s)</source>
        <extracomment>of plans that are no longer, in the simulator</extracomment>
        <translation>
            <numerusform>لا توجد خطط</numerusform>
            <numerusform>الخطة الوحيدة</numerusform>
            <numerusform>الأسرع من بين خطتين</numerusform>
            <numerusform>الأسرع من بين %n خطط</numerusform>
            <numerusform>الأسرع من بين %n خطة</numerusform>
            <numerusform>الأسرع من بين %n خطة</numerusform>
        </translation>
    </message>
    <message>
        <source>before: %1</source>
        <comment>how long a schedule took</comment>
        <translation>قبل ذلك: %1</translation>
    </message>
    <message>
        <source>made anew: %1</source>
        <translation>أُنشئت من جديد: %1</translation>
    </message>
    <message>
        <source>The fabric that is open is another one.</source>
        <translation>النسيج المفتوح نسيج آخر.</translation>
    </message>
    <message>
        <source>The fabric has changed since.</source>
        <translation>تغيّر النسيج منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>The fabric has changed since: this result is of the fabric as it was, and cannot run on the one that is open.</source>
        <translation>تغيّر النسيج منذ ذلك الحين: هذه النتيجة تخص النسيج كما كان، ولا يمكن أن تعمل على النسيج المفتوح.</translation>
    </message>
    <message>
        <source>The fabric has changed since: this result, its bound and what it was compared with are of the fabric as it was.</source>
        <translation>تغيّر النسيج منذ ذلك الحين: هذه النتيجة وحدّها الأدنى وما قورنت به تخص النسيج كما كان.</translation>
    </message>
    <message>
        <source>Repair makes it anew for the fabric that is open.</source>
        <translation>«إصلاح» يصنعها من جديد للنسيج المفتوح.</translation>
    </message>
    <message>
        <source>Synthesize makes one for the fabric that is open.</source>
        <translation>«تركيب» يصنع نتيجة للنسيج المفتوح.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s) over links</source>
        <translation>
            <numerusform>لا عمليات نقل عبر الوصلات</numerusform>
            <numerusform>عملية نقل واحدة عبر الوصلات</numerusform>
            <numerusform>عمليتا نقل عبر الوصلات</numerusform>
            <numerusform>%Ln عمليات نقل عبر الوصلات</numerusform>
            <numerusform>%Ln عملية نقل عبر الوصلات</numerusform>
            <numerusform>%Ln عملية نقل عبر الوصلات</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at least there, where links are busy for their bytes alone</source>
        <translation>‏%1 على الأقل هناك، حيث تُشغل الوصلات لبايتاتها فقط</translation>
    </message>
    <message>
        <source>%1 at least for a reduce-scatter and then an all-gather, which overlap here</source>
        <translation>‏%1 على الأقل لعملية reduce-scatter ثم all-gather، وهما متداخلتان هنا</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunColoring</name>
    <message>
        <source>Prepare link colours</source>
        <translation>تحضير ألوان الوصلات</translation>
    </message>
    <message>
        <source>Link load over the run</source>
        <translation>حمل الوصلات على مدى التشغيل</translation>
    </message>
    <message>
        <source>Link utilization over the run</source>
        <translation>استخدام الوصلات على مدى التشغيل</translation>
    </message>
    <message>
        <source>Mean link utilization of %1 – %2</source>
        <translation>متوسط استخدام الوصلات في %1 – %2</translation>
    </message>
    <message>
        <source>mean of %1 – %2</source>
        <extracomment>the mean of a range of time, from, to</extracomment>
        <translation>متوسط %1 – %2</translation>
    </message>
    <message>
        <source>Link utilization at %1</source>
        <translation>استخدام الوصلات عند %1</translation>
    </message>
    <message>
        <source>This run recorded no links</source>
        <translation>لم يسجّل هذا التشغيل وصلات</translation>
    </message>
    <message>
        <source>Carried %1</source>
        <translation>المنقول %1</translation>
    </message>
    <message>
        <source>Busy %1 of the run</source>
        <translation>الانشغال %1 من التشغيل</translation>
    </message>
    <message>
        <source>Peak %1</source>
        <translation>الذروة %1</translation>
    </message>
    <message>
        <source>Load %1 of the run</source>
        <translation>الحمل %1 من التشغيل</translation>
    </message>
    <message>
        <source>Rank %1 finished at %2</source>
        <translation>انتهت الرتبة %1 عند %2</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>الحوسبة %1</translation>
    </message>
    <message>
        <source>Communication %1</source>
        <translation>الاتصال %1</translation>
    </message>
    <message>
        <source>Exposed communication %1</source>
        <translation>الاتصال المكشوف %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>الخمول %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunComparison</name>
    <message>
        <source>Makespan</source>
        <translation>الزمن الكلي</translation>
    </message>
    <message>
        <source>Compute, mean of ranks</source>
        <translation>الحوسبة، متوسط الرتب</translation>
    </message>
    <message>
        <source>Communication, mean of ranks</source>
        <translation>الاتصال، متوسط الرتب</translation>
    </message>
    <message>
        <source>Exposed communication, mean of ranks</source>
        <translation>الاتصال المكشوف، متوسط الرتب</translation>
    </message>
    <message>
        <source>Idle, mean of ranks</source>
        <translation>الخمول، متوسط الرتب</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Bytes over links</source>
        <translation>البايتات على الوصلات</translation>
    </message>
    <message>
        <source>Link use, mean</source>
        <translation>استخدام الوصلات، المتوسط</translation>
    </message>
    <message>
        <source>Link use, most</source>
        <translation>استخدام الوصلات، الأعلى</translation>
    </message>
    <message>
        <source>Link imbalance (most ÷ mean)</source>
        <translation>عدم توازن الوصلات (الأعلى ÷ المتوسط)</translation>
    </message>
    <message>
        <source>%1 (only in A)</source>
        <translation>‏%1 (في A فقط)</translation>
    </message>
    <message>
        <source>%1 (only in B)</source>
        <translation>‏%1 (في B فقط)</translation>
    </message>
    <message>
        <source>%1 busy over the run</source>
        <translation>الانشغال %1 على مدى التشغيل</translation>
    </message>
    <message>
        <source>%1: %2 busy</source>
        <extracomment>the name of a run, and a share</extracomment>
        <translation>‏%1: الانشغال %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunsModel</name>
    <message>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Take the &amp;file away</source>
        <translation>إزالة ال&amp;ملف</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SaveDialog</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>لا يوجد مجلد %1.</translation>
    </message>
    <message>
        <source>%1: this type of file is not known here. It can be %2.</source>
        <translation>‏%1: نوع الملف هذا غير معروف هنا. يمكن أن يكون %2.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleCanvas</name>
    <message>
        <source>Schedule</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Ranks down, levels across: which step sends, copies or adds which chunk. The table beside it lists what the selected rank holds.</source>
        <translation>الرتب نزولًا والمستويات أفقيًا: أي خطوة ترسل أي قطعة أو تنسخها أو تضيفها. ويورد جدول المحتويات بجانبه ما تحمله الرتبة المحدّدة.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>‏%1، المستوى %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleParts</name>
    <message numerus="yes">
        <source>%n level(s) with steps</source>
        <translation>
            <numerusform>لا مستويات فيها خطوات</numerusform>
            <numerusform>مستوى واحد فيه خطوات</numerusform>
            <numerusform>مستويان فيهما خطوات</numerusform>
            <numerusform>%n مستويات فيها خطوات</numerusform>
            <numerusform>%n مستوى فيه خطوات</numerusform>
            <numerusform>%n مستوى فيه خطوات</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleSide</name>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>لا يمكن إظهار %1: %2</translation>
    </message>
    <message>
        <source>Preparing the contents…</source>
        <translation>جارٍ تحضير المحتويات…</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>Following the contents of %1</source>
        <translation>تتبّع محتويات %1</translation>
    </message>
    <message>
        <source>There are no contents to show: %1</source>
        <translation>لا محتويات لعرضها: %1</translation>
    </message>
    <message>
        <source>The step never starts, so it has no place in the picture</source>
        <translation>لا تبدأ الخطوة أبدًا، فليس لها موضع في الصورة</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>لا جدول</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and the schedule in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleTexts</name>
    <message>
        <source>Here</source>
        <translation>هنا</translation>
    </message>
    <message>
        <source>level →</source>
        <comment>heading of columns</comment>
        <translation>⁦المستوى ‎→⁩</translation>
    </message>
    <message>
        <source>zoom in for single steps</source>
        <translation>كبّر لترى خطوات مفردة</translation>
    </message>
    <message>
        <source>too many arrows: those of the step under the pointer are drawn</source>
        <translation>الأسهم أكثر من أن تُرسم: تُرسم أسهم الخطوة التي تحت المؤشر</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rank(s)</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;</extracomment>
        <translation>
            <numerusform>‏%1، لا رتب</numerusform>
            <numerusform>‏%1، رتبة واحدة</numerusform>
            <numerusform>‏%1، رتبتان</numerusform>
            <numerusform>‏%1، %n رتب</numerusform>
            <numerusform>‏%1، %n رتبة</numerusform>
            <numerusform>‏%1، %n رتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a schedule&apos;s name, then what it does: &quot;ring (all-reduce, 8 ranks)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>استقبال</translation>
    </message>
    <message>
        <source>receive, store and send on</source>
        <translation>استقبال وتخزين وإرسال</translation>
    </message>
    <message>
        <source>receive and add</source>
        <translation>استقبال وإضافة</translation>
    </message>
    <message>
        <source>receive, add and send on without storing</source>
        <translation>استقبال وإضافة وإرسال دون تخزين</translation>
    </message>
    <message>
        <source>receive, add and send on</source>
        <translation>استقبال وإضافة وإرسال</translation>
    </message>
    <message>
        <source>copy inside of the rank</source>
        <translation>نسخ داخل الرتبة</translation>
    </message>
    <message>
        <source>add inside of the rank</source>
        <translation>إضافة داخل الرتبة</translation>
    </message>
    <message>
        <source>wait for dependencies</source>
        <translation>انتظار التبعيات</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>اختزال</translation>
    </message>
    <message>
        <source>local copy</source>
        <translation>نسخ محلي</translation>
    </message>
    <message>
        <source>local reduction</source>
        <translation>اختزال محلي</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>انتظار</translation>
    </message>
    <message>
        <source>input %1</source>
        <extracomment>a place in a rank&apos;s input buffer, by its number</extracomment>
        <translation>المدخل %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>المخرج %1</translation>
    </message>
    <message>
        <source>scratch %1</source>
        <translation>ذاكرة العمل %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
    <message>
        <source>rank %1, thread block %2, step %3</source>
        <translation>الرتبة %1، كتلة الخيوط %2، الخطوة %3</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>تفعل</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <comment>heading of a list</comment>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتان</numerusform>
            <numerusform>%n قطع</numerusform>
            <numerusform>%n قطعة</numerusform>
            <numerusform>%n قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>rank %1 → rank %2</source>
        <translation>⁦الرتبة %1 ‎→‎ الرتبة %2⁩</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>تستقبل</translation>
    </message>
    <message>
        <source>nothing: no send matches</source>
        <translation>لا شيء: لا إرسال يطابقه</translation>
    </message>
    <message>
        <source>Sends</source>
        <translation>ترسل</translation>
    </message>
    <message>
        <source>to rank %1, which never receives it</source>
        <translation>إلى الرتبة %1 التي لا تستقبله أبدًا</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>تضيف</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>block %1, step %2</source>
        <translation>الكتلة %1، الخطوة %2</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>تنتظر</translation>
    </message>
    <message numerus="yes">
        <source>%n send(s)</source>
        <translation>
            <numerusform>لا إرسال</numerusform>
            <numerusform>إرسال واحد</numerusform>
            <numerusform>إرسالان</numerusform>
            <numerusform>%n إرسالات</numerusform>
            <numerusform>%n إرسالًا</numerusform>
            <numerusform>%n إرسال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n receive(s)</source>
        <translation>
            <numerusform>لا استقبال</numerusform>
            <numerusform>استقبال واحد</numerusform>
            <numerusform>استقبالان</numerusform>
            <numerusform>%n استقبالات</numerusform>
            <numerusform>%n استقبالًا</numerusform>
            <numerusform>%n استقبال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reduction(s)</source>
        <translation>
            <numerusform>لا اختزال</numerusform>
            <numerusform>اختزال واحد</numerusform>
            <numerusform>اختزالان</numerusform>
            <numerusform>%n اختزالات</numerusform>
            <numerusform>%n اختزالًا</numerusform>
            <numerusform>%n اختزال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local copy(s)</source>
        <translation>
            <numerusform>لا نسخ محلية</numerusform>
            <numerusform>نسخة محلية واحدة</numerusform>
            <numerusform>نسختان محليتان</numerusform>
            <numerusform>%n نسخ محلية</numerusform>
            <numerusform>%n نسخة محلية</numerusform>
            <numerusform>%n نسخة محلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local reduction(s)</source>
        <translation>
            <numerusform>لا اختزال محليًا</numerusform>
            <numerusform>اختزال محلي واحد</numerusform>
            <numerusform>اختزالان محليان</numerusform>
            <numerusform>%n اختزالات محلية</numerusform>
            <numerusform>%n اختزالًا محليًا</numerusform>
            <numerusform>%n اختزال محلي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>لا انتظار</numerusform>
            <numerusform>انتظار واحد</numerusform>
            <numerusform>انتظاران</numerusform>
            <numerusform>%n انتظارات</numerusform>
            <numerusform>%n انتظارًا</numerusform>
            <numerusform>%n انتظار</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleView</name>
    <message>
        <source>Schedule</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>&amp;Open schedule…</source>
        <translation>&amp;فتح جدول…</translation>
    </message>
    <message>
        <source>Open a collective algorithm: MSCCL XML, Weft JSON or Chakra traces</source>
        <translation>فتح خوارزمية جماعية: MSCCL XML أو Weft JSON أو تتبّعات Chakra</translation>
    </message>
    <message>
        <source>&amp;New from the library…</source>
        <translation>&amp;جديد من المكتبة…</translation>
    </message>
    <message>
        <source>Make a classic algorithm for the fabric: ring, trees, halving and doubling, and more</source>
        <translation>إنشاء خوارزمية تقليدية للنسيج: حلقة أو أشجار أو تنصيف ومضاعفة وغيرها</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;مقارنة بـ…</translation>
    </message>
    <message>
        <source>Show a second schedule beside this one</source>
        <translation>إظهار جدول ثانٍ بجانب هذا الجدول</translation>
    </message>
    <message>
        <source>Close the secon&amp;d schedule</source>
        <translation>إغلاق الجدول ال&amp;ثاني</translation>
    </message>
    <message>
        <source>Show one schedule again</source>
        <translation>إظهار جدول واحد من جديد</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>تص&amp;دير…</translation>
    </message>
    <message>
        <source>Write it as MSCCL XML, Weft JSON, or Chakra traces with their system file</source>
        <translation>كتابته كملف MSCCL XML أو Weft JSON أو تتبّعات Chakra مع ملف نظامها</translation>
    </message>
    <message>
        <source>&amp;Use for collectives…</source>
        <translation>ا&amp;ستخدام للعمليات الجماعية…</translation>
    </message>
    <message>
        <source>Let the next runs use it in the place of the system&apos;s own algorithm</source>
        <translation>جعل التشغيلات التالية تستخدمه مكان خوارزمية النظام الخاصة</translation>
    </message>
    <message>
        <source>Use the s&amp;ystem&apos;s algorithms again</source>
        <translation>استخدام خوارزميات ال&amp;نظام من جديد</translation>
    </message>
    <message>
        <source>Let no collective of the system run a schedule from a file</source>
        <translation>ألا تشغّل أي عملية جماعية في النظام جدولًا من ملف</translation>
    </message>
    <message>
        <source>C&amp;lose the schedule</source>
        <translation>إ&amp;غلاق الجدول</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>إلى ال&amp;بداية</translation>
    </message>
    <message>
        <source>Level &amp;back</source>
        <translation>مستوى إلى ال&amp;خلف</translation>
    </message>
    <message>
        <source>&amp;Play or pause the levels</source>
        <translation>ت&amp;حريك المستويات أو إيقافها مؤقتًا</translation>
    </message>
    <message>
        <source>Level &amp;forward</source>
        <translation>مست&amp;وى إلى الأمام</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>إلى الن&amp;هاية</translation>
    </message>
    <message>
        <source>Rank abo&amp;ve</source>
        <translation>الرتبة &amp;الأعلى</translation>
    </message>
    <message>
        <source>Ra&amp;nk below</source>
        <translation>ال&amp;رتبة الأسفل</translation>
    </message>
    <message>
        <source>Next c&amp;hunk</source>
        <translation>القطعة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Previous ch&amp;unk</source>
        <translation>ال&amp;قطعة السابقة</translation>
    </message>
    <message>
        <source>Cle&amp;ar the selection</source>
        <translation>إلغاء التحد&amp;يد</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <translation>إ&amp;ظهار الكل</translation>
    </message>
    <message>
        <source>All ranks and levels in sight</source>
        <translation>إظهار كل الرتب والمستويات</translation>
    </message>
    <message>
        <source>Fit the selecti&amp;on</source>
        <translation>م&amp;لاءمة التحديد</translation>
    </message>
    <message>
        <source>Show the wron&amp;g step</source>
        <translation>إظهار الخ&amp;طوة الخطأ</translation>
    </message>
    <message>
        <source>Go to the step that the check found wrong</source>
        <translation>الانتقال إلى الخطوة التي وجدها الفحص خطأً</translation>
    </message>
    <message>
        <source>Show on the fabri&amp;c</source>
        <translation>إظهار &amp;على النسيج</translation>
    </message>
    <message>
        <source>The fabric beside this view, with the ranks and links of the way selected</source>
        <translation>النسيج بجانب هذا العرض، مع تحديد رتب الطريق ووصلاته</translation>
    </message>
    <message>
        <source>Open or make a schedule first</source>
        <translation>افتح جدولًا أو أنشئ واحدًا أولًا</translation>
    </message>
    <message>
        <source>No collective runs a schedule from a file</source>
        <translation>لا عملية جماعية تشغّل جدولًا من ملف</translation>
    </message>
    <message>
        <source>There is no second schedule beside it</source>
        <translation>لا جدول ثانيًا بجانبه</translation>
    </message>
    <message>
        <source>The check found no wrong step</source>
        <translation>لم يجد الفحص خطوة خطأ</translation>
    </message>
    <message>
        <source>The fabric that is open has fewer NPUs than the schedule has ranks</source>
        <translation>في النسيج المفتوح وحدات NPU أقل من رتب الجدول</translation>
    </message>
    <message>
        <source>%1 levels/s</source>
        <translation>‏%1 مستوى/ثانية</translation>
    </message>
    <message>
        <source>How fast the levels play</source>
        <translation>سرعة توالي المستويات</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>المستوى %1 من %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>الطريق</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>لا جدول</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which of two schedules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preparing the schedule…</source>
        <translation>جارٍ تحضير الجدول…</translation>
    </message>
    <message>
        <source>A schedule says what every rank sends, copies and adds in a collective. Open one from MSCCL XML, Weft JSON or Chakra traces, or build one from the library.</source>
        <translation>يقول الجدول ما ترسله كل رتبة وتنسخه وتضيفه في عملية جماعية. افتح واحدًا من MSCCL XML أو Weft JSON أو تتبّعات Chakra، أو ابنِ واحدًا من المكتبة.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Timing the levels of %1</source>
        <translation>حساب أزمنة مستويات %1</translation>
    </message>
    <message>
        <source>Laying %1 on the fabric</source>
        <translation>وضع %1 على النسيج</translation>
    </message>
    <message>
        <source>Compare with a schedule</source>
        <translation>مقارنة بجدول</translation>
    </message>
    <message>
        <source>Open a schedule</source>
        <translation>فتح جدول</translation>
    </message>
    <message>
        <source>Schedules: MSCCL XML, Weft JSON, Chakra traces (*.xml *.json *.et *.gz);;All files (*)</source>
        <translation>جداول: MSCCL XML وWeft JSON وتتبّعات Chakra (*.xml *.json *.et *.gz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>لم يُكتب: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n files, the last one %1</source>
        <translation>
            <numerusform>لم يُكتب أي ملف، الأخير %1</numerusform>
            <numerusform>كُتب ملف واحد، هو %1</numerusform>
            <numerusform>كُتب ملفان، آخرهما %1</numerusform>
            <numerusform>كُتبت %n ملفات، آخرها %1</numerusform>
            <numerusform>كُتب %n ملفًا، آخرها %1</numerusform>
            <numerusform>كُتب %n ملف، آخرها %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SchedulesView</name>
    <message>
        <source>Schedules of the program</source>
        <translation>جداول البرنامج</translation>
    </message>
    <message>
        <source>Schedules, step by step</source>
        <translation>الجداول خطوةً خطوة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>الكسب</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>التطابق</translation>
    </message>
    <message>
        <source>How many times as quick as the program as it stands; the bar is the time, the line that of the program as it stands</source>
        <translation>السرعة نسبةً إلى البرنامج كما هو؛ الشريط هو الزمن، والخط زمن البرنامج كما هو</translation>
    </message>
    <message>
        <source>Whether every element of every output is the same</source>
        <translation>هل كل عنصر من كل مخرج هو نفسه</translation>
    </message>
    <message>
        <source>A switch with a port for every rank, as the bundled programs have</source>
        <translation>مبدّل بمنفذ لكل رتبة، كما في البرامج المضمَّنة</translation>
    </message>
    <message>
        <source>Whether the schedule computes the same</source>
        <translation>هل يحسب الجدول الشيء نفسه</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>كما هو</translation>
    </message>
    <message>
        <source>The text has mistakes</source>
        <translation>في النص أخطاء</translation>
    </message>
    <message>
        <source>Schedules and their times stand here once they are put right.</source>
        <translation>تظهر الجداول وأزمنتها هنا حين تُصحَّح الأخطاء.</translation>
    </message>
    <message>
        <source>No schedules yet</source>
        <translation>لا جداول بعد</translation>
    </message>
    <message>
        <source>A program&apos;s schedules stand here with their times. Select a stage and click a transformation to begin one.</source>
        <translation>تظهر هنا جداول البرنامج مع أزمنتها. حدّد مرحلة وانقر تحويلًا لتبدأ واحدًا.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>بلا زمن</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message numerus="yes">
        <source>With %n rank(s), as many as the fabric has, in place of those of the text</source>
        <translation>
            <numerusform>بلا رتب، بعدد ما في النسيج، بدل رتب النص</numerusform>
            <numerusform>برتبة واحدة، بعدد ما في النسيج، بدل رتب النص</numerusform>
            <numerusform>برتبتين، بعدد ما في النسيج، بدل رتب النص</numerusform>
            <numerusform>بعدد %n رتب، كما في النسيج، بدل رتب النص</numerusform>
            <numerusform>بعدد %n رتبة، كما في النسيج، بدل رتب النص</numerusform>
            <numerusform>بعدد %n رتبة، كما في النسيج، بدل رتب النص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>إنشاء نسيج من %n وحدة NPU</numerusform>
            <numerusform>إنشاء نسيج من وحدة NPU واحدة</numerusform>
            <numerusform>إنشاء نسيج من وحدتي NPU</numerusform>
            <numerusform>إنشاء نسيج من %n وحدات NPU</numerusform>
            <numerusform>إنشاء نسيج من %n وحدة NPU</numerusform>
            <numerusform>إنشاء نسيج من %n وحدة NPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>مرفوض: %1</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <translation>قيد الفحص…</translation>
    </message>
    <message>
        <source>Not checked: it was stopped</source>
        <translation>لم يُفحص: أُوقف</translation>
    </message>
    <message numerus="yes">
        <source>Computes something else with %n rank(s): %1[%2] on rank %3</source>
        <translation>
            <numerusform>يحسب شيئًا آخر بلا رتب: ⁨%1[%2]⁩ على الرتبة %3</numerusform>
            <numerusform>يحسب شيئًا آخر برتبة واحدة: ⁨%1[%2]⁩ على الرتبة %3</numerusform>
            <numerusform>يحسب شيئًا آخر برتبتين: ⁨%1[%2]⁩ على الرتبة %3</numerusform>
            <numerusform>يحسب شيئًا آخر مع %n رتب: ⁨%1[%2]⁩ على الرتبة %3</numerusform>
            <numerusform>يحسب شيئًا آخر مع %n رتبة: ⁨%1[%2]⁩ على الرتبة %3</numerusform>
            <numerusform>يحسب شيئًا آخر مع %n رتبة: ⁨%1[%2]⁩ على الرتبة %3</numerusform>
        </translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>قبل: %1</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>بعد: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>لم يُفحص</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>لم يُفحص: %1</translation>
    </message>
    <message>
        <source>Computes the same, as expressions and as numbers; tried with %1 ranks</source>
        <translation>يحسب الشيء نفسه، كتعبيرات وكأعداد؛ جُرّب بأعداد الرتب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>الجداول</translation>
    </message>
    <message>
        <source>Time (ns)</source>
        <translation>الزمن (ns)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>&amp;Find the best schedule, or stop</source>
        <translation>&amp;بحث عن أفضل جدول، أو إيقافه</translation>
    </message>
    <message>
        <source>Tries every schedule that is valid, on the fabric that is open</source>
        <translation>يجرّب كل جدول صالح على النسيج المفتوح</translation>
    </message>
    <message>
        <source>&amp;Apply the best schedule</source>
        <translation>&amp;تطبيق أفضل جدول</translation>
    </message>
    <message>
        <source>Makes the fastest schedule that was found one of the text</source>
        <translation>يضيف أسرع جدول عُثر عليه إلى جداول النص</translation>
    </message>
    <message>
        <source>No faster schedule was found yet</source>
        <translation>لم يُعثر على جدول أسرع بعد</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SearchChart</name>
    <message>
        <source>Best so far against the bound</source>
        <translation>الأفضل حتى الآن مقابل الحد الأدنى</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>الأفضل حتى الآن</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>الحد الأدنى</translation>
    </message>
    <message>
        <source>Search (s)</source>
        <translation>البحث (s)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>الزمن (µs)</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <extracomment>a time that a schedule takes, and how long it was searched for</extracomment>
        <translation>%1 بعد %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Sentences</name>
    <message>
        <source>%1.</source>
        <extracomment>words that have no full stop of their own</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SettingField</name>
    <message>
        <source>default: %1</source>
        <translation>الافتراضي: %1</translation>
    </message>
    <message>
        <source>%1 (not known)</source>
        <translation>‏%1 (غير معروف)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SettingsForm</name>
    <message>
        <source>Settings of a run</source>
        <translation>إعدادات التشغيل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of the settings and what is wrong with its text</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The text of the file is no JSON object: correct it below, or import another file.</source>
        <translation>نص الملف ليس كائن JSON: صحّحه أدناه، أو استورد ملفًا آخر.</translation>
    </message>
    <message>
        <source>No effect: the roofline model is off.</source>
        <translation>بلا أثر: نموذج roofline معطّل.</translation>
    </message>
    <message>
        <source>No effect: the shared bus is not modelled.</source>
        <translation>بلا أثر: الناقل المشترك غير مُنمذَج.</translation>
    </message>
    <message>
        <source>No effect: there is no remote memory.</source>
        <translation>بلا أثر: لا توجد ذاكرة بعيدة.</translation>
    </message>
    <message>
        <source>No effect: only memory per node is shared by nodes.</source>
        <translation>بلا أثر: لا تتقاسم العقد إلا الذاكرة المخصّصة لكل عقدة.</translation>
    </message>
    <message>
        <source>No effect: the congestion-unaware model sends messages as a whole.</source>
        <translation>بلا أثر: يرسل النموذج غير المراعي للازدحام الرسائل كاملة.</translation>
    </message>
    <message>
        <source>No effect: in the congestion-unaware model messages share no links.</source>
        <translation>بلا أثر: في النموذج غير المراعي للازدحام لا تتقاسم الرسائل الوصلات.</translation>
    </message>
    <message>
        <source>No effect: it multiplies a given endpoint delay only.</source>
        <translation>بلا أثر: لا يُضرب إلا في تأخير نقطة نهاية معطى.</translation>
    </message>
    <message>
        <source>Times of ranks and collectives. No memory to speak of.</source>
        <translation>أزمنة الرتب والعمليات الجماعية. لا ذاكرة تُذكر.</translation>
    </message>
    <message>
        <source>And bytes and busy time of each link, over time in the congestion-aware model: up to 64 MB.</source>
        <translation>وأيضًا بايتات كل وصلة وزمن انشغالها، وعبر الزمن في النموذج المراعي للازدحام: حتى ‎64 MB.</translation>
    </message>
    <message>
        <source>And every operation and message: the timeline and the critical path need it. About 50 bytes each; past 20 million of them the run goes on at links only.</source>
        <translation>وأيضًا كل عملية ورسالة: يحتاج إليها الخط الزمني والمسار الحرج. نحو 50 بايت لكل منها؛ وبعد 20 مليونًا منها يستمر التشغيل بمستوى «وصلات» فقط.</translation>
    </message>
    <message>
        <source>System file</source>
        <translation>ملف النظام</translation>
    </message>
    <message>
        <source>Memory file</source>
        <translation>ملف الذاكرة</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>استيراد %1</translation>
    </message>
    <message>
        <source>Communicator groups</source>
        <translation>مجموعات التواصل</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON: { &quot;1&quot;: [0, 1], … }. The order of the ranks is the order of the group&apos;s ring. Empty: the groups of the trace.</source>
        <translation>‏JSON الخاص بـ ASTRA-sim: ‎{ &quot;1&quot;: [0, 1], … }. ترتيب الرتب هو ترتيب حلقة المجموعة. الفراغ: مجموعات التتبّع.</translation>
    </message>
    <message>
        <source>System file as text</source>
        <translation>ملف النظام كنص</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON, as it is exported. Keys that have no field are edited here.</source>
        <translation>‏JSON الخاص بـ ASTRA-sim كما يُصدَّر. تُحرَّر هنا المفاتيح التي لا حقل لها.</translation>
    </message>
    <message>
        <source>Memory file as text</source>
        <translation>ملف الذاكرة كنص</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON. Empty: no remote memory.</source>
        <translation>‏JSON الخاص بـ ASTRA-sim. الفراغ: لا ذاكرة بعيدة.</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>نموذج الشبكة</translation>
    </message>
    <message>
        <source>Congestion-aware</source>
        <translation>مراعٍ للازدحام</translation>
    </message>
    <message>
        <source>Congestion-unaware</source>
        <translation>غير مراعٍ للازدحام</translation>
    </message>
    <message>
        <source>Aware: messages queue for links, hop by hop, first come first served. Unaware: each message takes its latency and its bytes over the bandwidth, whatever else is on its way; faster, and without link utilization over time.</source>
        <translation>المراعي: تصطف الرسائل على الوصلات قفزةً قفزة، ومن يأتِ أولًا يُخدم أولًا. غير المراعي: تأخذ كل رسالة زمن كمونها وبايتاتها على عرض النطاق مهما كان غيرها في الطريق؛ وهو أسرع، وبلا استخدام للوصلات عبر الزمن.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Messages travel in packets of at most this size, so that several share a link more evenly. Smaller packets take longer to simulate.</source>
        <translation>تسير الرسائل في حزم لا تزيد على هذا الحجم، فتتقاسم عدة رسائل الوصلة بتساوٍ أكبر. الحزم الأصغر تستغرق محاكاتها وقتًا أطول.</translation>
    </message>
    <message>
        <source>Packet size</source>
        <translation>حجم الحزمة</translation>
    </message>
    <message>
        <source>whole messages</source>
        <translation>رسائل كاملة</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>routing</comment>
        <translation>افتراضي</translation>
    </message>
    <message>
        <source>Hash</source>
        <comment>routing</comment>
        <translation>Hash</translation>
    </message>
    <message>
        <source>D-mod-k</source>
        <comment>routing</comment>
        <translation>D-mod-k</translation>
    </message>
    <message>
        <source>Spray</source>
        <comment>routing</comment>
        <translation>Spray</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>routing</comment>
        <translation>Adaptive</translation>
    </message>
    <message>
        <source>Valiant</source>
        <comment>routing</comment>
        <translation>Valiant</translation>
    </message>
    <message>
        <source>Which of several ways a message takes. Parallel cables between two nodes take turns under all of them; routes that the fabric states are kept.</source>
        <translation>أي الطرق المتعددة تسلك الرسالة. تتناوب الكابلات المتوازية بين عقدتين في كل الأحوال؛ وتُحفظ المسارات التي يذكرها النسيج.</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>التوجيه</translation>
    </message>
    <message>
        <source>Another seed draws other ways; the same one gives the same result.</source>
        <translation>بذرة أخرى تختار طرقًا أخرى؛ والبذرة نفسها تعطي النتيجة نفسها.</translation>
    </message>
    <message>
        <source>Routing seed</source>
        <translation>بذرة التوجيه</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>التسجيل</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>record level</comment>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>Links</source>
        <comment>record level</comment>
        <translation>وصلات</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>record level</comment>
        <translation>كامل</translation>
    </message>
    <message>
        <source>What the run keeps. It never changes the result.</source>
        <translation>ما يحتفظ به التشغيل. لا يغيّر النتيجة أبدًا.</translation>
    </message>
    <message>
        <source>Record level</source>
        <translation>مستوى التسجيل</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Collective algorithms</source>
        <translation>خوارزميات العمليات الجماعية</translation>
    </message>
    <message>
        <source>Algorithms of single nodes: %1 (from the file)</source>
        <translation>خوارزميات عقد مفردة: %1 (من الملف)</translation>
    </message>
    <message>
        <source>Algorithms of %1</source>
        <translation>خوارزميات %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>What ASTRA-sim takes on its command line.</source>
        <translation>ما يأخذه ASTRA-sim من سطر أوامره.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>الطوابير</translation>
    </message>
    <message>
        <source>Queues of chunks in each dimension (--num-queues-per-dim). With two, half of the chunks go round a ring the other way.</source>
        <translation>طوابير القطع في كل بُعد (‎--num-queues-per-dim). عند طابورين يدور نصف القطع في الحلقة بالاتجاه الآخر.</translation>
    </message>
    <message>
        <source>per dimension</source>
        <translation>لكل بُعد</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>الطوابير لكل بُعد</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>معامل الحقن</translation>
    </message>
    <message>
        <source>Multiplies the endpoint delay, if one is given (--injection-scale).</source>
        <translation>يُضرب فيه تأخير نقطة النهاية إن أُعطي (‎--injection-scale).</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>بروتوكول rendezvous</translation>
    </message>
    <message>
        <source>A message is sent only after its receiver has asked for it with a control message (--rendezvous-protocol).</source>
        <translation>لا تُرسل الرسالة إلا بعد أن يطلبها مستقبلها برسالة تحكّم (‎--rendezvous-protocol).</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>المجموعات حسب البُعد</translation>
    </message>
    <message>
        <source>Collectives of process groups that are a full part of the fabric&apos;s dimensions run over these, with the algorithms, delays and queues given here. ASTRA-sim runs them in one ring, with 10 ns at an endpoint. Weft&apos;s own; --groups-by-dimension.</source>
        <translation>العمليات الجماعية لمجموعات العمليات التي هي جزء كامل من أبعاد النسيج تعمل على هذه الأبعاد، بالخوارزميات والتأخيرات والطوابير المعطاة هنا. يشغّلها ASTRA-sim في حلقة واحدة، مع ‎10 ns عند نقطة النهاية. خاص بـ Weft؛ ‎--groups-by-dimension.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Take the settings of ASTRA-sim&apos;s files</source>
        <translation>أخذ الإعدادات من ملفات ASTRA-sim</translation>
    </message>
    <message>
        <source>Write the settings as ASTRA-sim&apos;s files</source>
        <translation>كتابة الإعدادات كملفات ASTRA-sim</translation>
    </message>
    <message>
        <source>&amp;System…</source>
        <translation>ال&amp;نظام…</translation>
    </message>
    <message>
        <source>&amp;Memory…</source>
        <translation>ال&amp;ذاكرة…</translation>
    </message>
    <message>
        <source>&amp;Groups…</source>
        <translation>ال&amp;مجموعات…</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Import a &amp;system file…</source>
        <translation>استيراد ملف &amp;نظام…</translation>
    </message>
    <message>
        <source>Import a &amp;memory file…</source>
        <translation>استيراد ملف &amp;ذاكرة…</translation>
    </message>
    <message>
        <source>Import communicator &amp;groups…</source>
        <translation>استيراد &amp;مجموعات التواصل…</translation>
    </message>
    <message>
        <source>Export the s&amp;ystem file…</source>
        <translation>تصدير ملف ال&amp;نظام…</translation>
    </message>
    <message>
        <source>Export the memor&amp;y file…</source>
        <translation>تصدير ملف الذا&amp;كرة…</translation>
    </message>
    <message>
        <source>Export communicator g&amp;roups…</source>
        <translation>تصدير مجموعات ال&amp;تواصل…</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>A collective is cut into chunks; each chunk goes through its dimensions in phases.</source>
        <translation>تُقسَّم العملية الجماعية إلى قطع؛ وتمر كل قطعة بأبعادها في أطوار.</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Into how many chunks of equal size each collective is cut. More chunks keep more dimensions at work at once, but each one is a message of its own.</source>
        <translation>عدد القطع المتساوية الحجم التي تُقسَّم إليها كل عملية جماعية. القطع الأكثر تُبقي أبعادًا أكثر عاملة معًا، لكن كل واحدة رسالة مستقلة.</translation>
    </message>
    <message>
        <source>Active chunks</source>
        <translation>القطع النشطة</translation>
    </message>
    <message>
        <source>How many chunks may be in progress in one dimension at once, over all its queues.</source>
        <translation>عدد القطع التي يمكن أن تكون جارية في بُعد واحد معًا، على كل طوابيره.</translation>
    </message>
    <message>
        <source>All-reduce phases</source>
        <translation>أطوار all-reduce</translation>
    </message>
    <message>
        <source>baseline: an all-reduce in each dimension, all of full size. localBWAware: reduce-scatter through the dimensions, all-reduce in the last, all-gather back, so that outer dimensions carry less.</source>
        <translation>‏baseline: عملية all-reduce في كل بُعد، كلها بالحجم الكامل. localBWAware: عملية reduce-scatter عبر الأبعاد، ثم all-reduce في الأخير، ثم all-gather عودةً، فتحمل الأبعاد الخارجية أقل.</translation>
    </message>
    <message>
        <source>Scheduling policy</source>
        <translation>سياسة الجدولة</translation>
    </message>
    <message>
        <source>Which waiting collective goes first: LIFO the latest, FIFO the earliest, EXPLICIT by comm_priority of the trace. A rank issues one collective at a time, so that it matters for chunks that wait only.</source>
        <translation>أي عملية جماعية منتظرة تسير أولًا: LIFO الأحدث، وFIFO الأقدم، وEXPLICIT حسب comm_priority في التتبّع. تصدر الرتبة عملية جماعية واحدة في كل مرة، فلا يهم ذلك إلا للقطع المنتظرة.</translation>
    </message>
    <message>
        <source>Order of dimensions</source>
        <translation>ترتيب الأبعاد</translation>
    </message>
    <message>
        <source>In which order a chunk goes through the dimensions: ascending for all; roundRobin starts each chunk one dimension further; offlineGreedy and offlineGreedyFlex load the dimensions evenly (Themis).</source>
        <translation>الترتيب الذي تمر به القطعة بالأبعاد: ascending للجميع؛ وroundRobin يبدأ كل قطعة من البُعد التالي؛ وofflineGreedy وofflineGreedyFlex يحمّلان الأبعاد بالتساوي (Themis).</translation>
    </message>
    <message>
        <source>Order in a dimension</source>
        <translation>الترتيب في البُعد</translation>
    </message>
    <message>
        <source>Which waiting chunk of a dimension&apos;s queue starts next: FIFO, RG (reduce-scatter before all-gather), smallestFirst, lessRemainingPhaseFirst.</source>
        <translation>أي قطعة منتظرة في طابور البُعد تبدأ تاليًا: FIFO أو RG (‏reduce-scatter قبل all-gather) أو smallestFirst أو lessRemainingPhaseFirst.</translation>
    </message>
    <message>
        <source>Endpoint delay</source>
        <translation>تأخير نقطة النهاية</translation>
    </message>
    <message>
        <source>Time that an NPU needs for each packet of a collective that it sends. Multiplied by the injection scale where it is given.</source>
        <translation>الزمن الذي تحتاج إليه وحدة NPU لكل حزمة ترسلها من عملية جماعية. يُضرب في معامل الحقن حيث يُعطى.</translation>
    </message>
    <message>
        <source>10 ns</source>
        <translation>10 ns</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>الحوسبة</translation>
    </message>
    <message>
        <source>Roofline model</source>
        <translation>نموذج roofline</translation>
    </message>
    <message>
        <source>A compute lasts as long as its FLOP (num_ops) and bytes (tensor_size) take at the peak performance and the memory bandwidth, instead of the duration in the trace.</source>
        <translation>تستغرق الحوسبة ما يأخذه عدد FLOP فيها (num_ops) وبايتاتها (tensor_size) عند ذروة الأداء وعرض نطاق الذاكرة، بدل المدة المذكورة في التتبّع.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Peak performance</source>
        <translation>ذروة الأداء</translation>
    </message>
    <message>
        <source>Floating-point operations of an NPU, in 10^12 a second. The roofline model needs it.</source>
        <translation>عمليات الفاصلة العائمة لوحدة NPU، بوحدة ⁨10^12⁩ في الثانية. يحتاج إليها نموذج roofline.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>عرض نطاق الذاكرة</translation>
    </message>
    <message>
        <source>Local memory bandwidth of an NPU, in 10^9 bytes a second: for reductions in collectives and for the roofline model. Without it reductions take no time.</source>
        <translation>عرض نطاق الذاكرة المحلية لوحدة NPU، بوحدة ⁨10^9⁩ بايت في الثانية: للاختزال في العمليات الجماعية ولنموذج roofline. بدونه لا يستغرق الاختزال زمنًا.</translation>
    </message>
    <message>
        <source>reductions are free</source>
        <translation>الاختزال مجاني</translation>
    </message>
    <message>
        <source>Replay only</source>
        <translation>إعادة المدد المسجّلة فقط</translation>
    </message>
    <message>
        <source>Every operation, communication included, lasts its duration in the trace. Nothing is sent, so that network and collective settings have no effect.</source>
        <translation>تستغرق كل عملية، بما فيها الاتصال، مدتها المذكورة في التتبّع. لا يُرسل شيء، فلا أثر لإعدادات الشبكة والعمليات الجماعية.</translation>
    </message>
    <message>
        <source>0 ns</source>
        <translation>0 ns</translation>
    </message>
    <message>
        <source>Shared bus</source>
        <translation>الناقل المشترك</translation>
    </message>
    <message>
        <source>A LogGP model of the bus between an NPU and its network interface. Replaces the endpoint delay.</source>
        <translation>نموذج LogGP للناقل بين وحدة NPU وواجهة شبكتها. يحل محل تأخير نقطة النهاية.</translation>
    </message>
    <message>
        <source>Model the bus</source>
        <translation>نمذجة الناقل</translation>
    </message>
    <message>
        <source>Packets of collectives cross a shared bus at each NPU.</source>
        <translation>تعبر حزم العمليات الجماعية ناقلًا مشتركًا عند كل وحدة NPU.</translation>
    </message>
    <message>
        <source>Latency L</source>
        <translation>زمن الكمون L</translation>
    </message>
    <message>
        <source>Time that data needs to cross the bus.</source>
        <translation>الزمن الذي تحتاج إليه البيانات لعبور الناقل.</translation>
    </message>
    <message>
        <source>Overhead o</source>
        <translation>العبء o</translation>
    </message>
    <message>
        <source>Time that the sender is busy before each transfer.</source>
        <translation>الزمن الذي يكون فيه المرسل مشغولًا قبل كل نقل.</translation>
    </message>
    <message>
        <source>Gap g</source>
        <translation>الفجوة g</translation>
    </message>
    <message>
        <source>Least time between two transfers in one direction.</source>
        <translation>أقل زمن بين عمليتي نقل في اتجاه واحد.</translation>
    </message>
    <message>
        <source>Gap per byte G</source>
        <translation>الفجوة لكل بايت G</translation>
    </message>
    <message>
        <source>Time for each byte of a transfer; the inverse of the bus bandwidth.</source>
        <translation>زمن كل بايت من النقل؛ مقلوب عرض نطاق الناقل.</translation>
    </message>
    <message>
        <source>0 ns/B</source>
        <translation>0 ns/B</translation>
    </message>
    <message>
        <source>Reduction delay</source>
        <translation>تأخير الاختزال</translation>
    </message>
    <message>
        <source>Time of the processing unit for each 100 bytes that it reduces.</source>
        <translation>زمن وحدة المعالجة لكل 100 بايت تختزلها.</translation>
    </message>
    <message>
        <source>1 ns per 100 B</source>
        <translation>⁨1 ns⁩ لكل ⁨100 B⁩</translation>
    </message>
    <message>
        <source>ns per 100 B</source>
        <translation>‏ns لكل ‎100 B</translation>
    </message>
    <message>
        <source>none, must be given</source>
        <translation>لا شيء، يجب إعطاؤه</translation>
    </message>
    <message>
        <source>Remote memory</source>
        <translation>الذاكرة البعيدة</translation>
    </message>
    <message>
        <source>Where memory operations of the trace go.</source>
        <translation>إلى أين تذهب عمليات الذاكرة في التتبّع.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الكمون</translation>
    </message>
    <message>
        <source>Of each access, before its bytes.</source>
        <translation>لكل وصول، قبل بايتاته.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>Whole GB/s of 10^9 bytes a second.</source>
        <translation>‏GB/s كاملة، كل منها ⁨10^9⁩ بايت في الثانية.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>العقد</translation>
    </message>
    <message>
        <source>How many nodes share the machine&apos;s NPUs.</source>
        <translation>عدد العقد التي تتقاسم وحدات NPU في الآلة.</translation>
    </message>
    <message>
        <source>NPUs per node</source>
        <translation>وحدات NPU لكل عقدة</translation>
    </message>
    <message>
        <source>How many consecutive NPUs share the memory of a node.</source>
        <translation>عدد وحدات NPU المتتالية التي تتقاسم ذاكرة عقدة.</translation>
    </message>
    <message>
        <source>NO_MEMORY_EXPANSION: the trace must not access remote memory. PER_NPU_MEMORY_EXPANSION: accesses are independent. PER_NODE_MEMORY_EXPANSION: one access at a time in each node. MEMORY_POOL: one access at a time in all.</source>
        <translation>‏NO_MEMORY_EXPANSION: يجب ألا يصل التتبّع إلى ذاكرة بعيدة. ‏PER_NPU_MEMORY_EXPANSION: عمليات الوصول مستقلة. ‏PER_NODE_MEMORY_EXPANSION: وصول واحد في كل مرة في كل عقدة. ‏MEMORY_POOL: وصول واحد في كل مرة في المجموع.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StageCanvas</name>
    <message>
        <source>Stages of the program</source>
        <translation>مراحل البرنامج</translation>
    </message>
    <message>
        <source>one kernel: %1</source>
        <translation>نواة واحدة: %1</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <comment>a stage, its kind, its type</comment>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>an output</source>
        <translation>مخرج</translation>
    </message>
    <message>
        <source>overlapped: %1</source>
        <translation>متداخلة: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StagesView</name>
    <message>
        <source>No stages to show</source>
        <translation>لا مراحل لعرضها</translation>
    </message>
    <message>
        <source>They stand here as soon as the text of the program has no mistakes.</source>
        <translation>تظهر هنا حالما يخلو نص البرنامج من الأخطاء.</translation>
    </message>
    <message>
        <source>Stages of the program</source>
        <translation>مراحل البرنامج</translation>
    </message>
    <message>
        <source>What can be done with the selected stages</source>
        <translation>ما يمكن فعله بالمراحل المحدّدة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>What it does, or why not</source>
        <translation>ما تفعله، أو لماذا لا</translation>
    </message>
    <message>
        <source>replicated</source>
        <translation>منسوخة</translation>
    </message>
    <message>
        <source>local</source>
        <translation>محلية</translation>
    </message>
    <message>
        <source>sliced</source>
        <translation>مقسّمة شرائح</translation>
    </message>
    <message>
        <source>on one rank</source>
        <translation>على رتبة واحدة</translation>
    </message>
    <message>
        <source>The text has mistakes</source>
        <translation>في النص أخطاء</translation>
    </message>
    <message>
        <source>They are marked in it, with what was expected.</source>
        <translation>هي معلَّمة فيه مع ما كان متوقَّعًا.</translation>
    </message>
    <message>
        <source>Open a program or a sample, or write one.</source>
        <translation>افتح برنامجًا أو عيّنة، أو اكتب واحدًا.</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>مرفوض: %1</translation>
    </message>
    <message>
        <source>As it stands. Select a stage to see what can be done with it.</source>
        <translation>كما هو. حدّد مرحلة لترى ما يمكن فعله بها.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s), the last one %1</source>
        <translation>
            <numerusform>بلا خطوات، الأخيرة %1</numerusform>
            <numerusform>بعد خطوة واحدة، هي %1</numerusform>
            <numerusform>بعد خطوتين، آخرهما %1</numerusform>
            <numerusform>بعد %n خطوات، آخرها %1</numerusform>
            <numerusform>بعد %n خطوة، آخرها %1</numerusform>
            <numerusform>بعد %n خطوة، آخرها %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has mistakes: this is the program before them.</source>
        <translation>في النص أخطاء: هذا هو البرنامج قبلها.</translation>
    </message>
    <message>
        <source>Laying out the stages</source>
        <translation>تخطيط المراحل</translation>
    </message>
    <message>
        <source>not here: %1</source>
        <translation>ليس هنا: %1</translation>
    </message>
    <message>
        <source>Select a stage above; Control adds others</source>
        <translation>حدّد مرحلة أعلاه؛ ومفتاح Ctrl يضيف غيرها</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>&amp;Fit the stages</source>
        <translation>&amp;ملاءمة المراحل</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>All stages in sight</source>
        <translation>إظهار كل المراحل</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>المراحل</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>مرحلة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StatisticsPage</name>
    <message>
        <source>Operations by type</source>
        <translation>العمليات حسب النوع</translation>
    </message>
    <message>
        <source>Spread over the ranks</source>
        <translation>التوزّع على الرتب</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>حسب النوع</translation>
    </message>
    <message>
        <source>Over the ranks</source>
        <translation>على الرتب</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>الأحجام</translation>
    </message>
    <message>
        <source>Size in bytes, from this power of two to the next</source>
        <translation>الحجم بالبايت، من قوة العدد اثنين هذه إلى التالية</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>Histogram of sizes</source>
        <translation>مدرّج الأحجام</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Of all operations</source>
        <translation>من كل العمليات</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>Sum of the messages (comm_size) or tensors</source>
        <translation>مجموع الرسائل (comm_size) أو الموتّرات</translation>
    </message>
    <message>
        <source>FLOP</source>
        <comment>floating-point operations, a count</comment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Sum of the durations that the trace gives; exported in microseconds</source>
        <translation>مجموع المدد التي يعطيها التتبّع؛ تُصدَّر بالميكروثانية</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Compute and other</source>
        <translation>الحوسبة وغيرها</translation>
    </message>
    <message>
        <source>0–1 B</source>
        <comment>a range of sizes</comment>
        <translation>‎0–1 B</translation>
    </message>
    <message>
        <source>Communication (bytes)</source>
        <translation>الاتصال (بايت)</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Of each rank</source>
        <translation>لكل رتبة</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>الأعلى</translation>
    </message>
    <message>
        <source>Most on rank</source>
        <translation>الأعلى على الرتبة</translation>
    </message>
    <message>
        <source>The first of the ranks that have the most</source>
        <translation>أولى الرتب التي لها الأعلى</translation>
    </message>
    <message>
        <source>Most ÷ mean</source>
        <translation>الأعلى ÷ المتوسط</translation>
    </message>
    <message>
        <source>1: all ranks have the same</source>
        <translation>1: كل الرتب متساوية</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SummaryColumns</name>
    <message>
        <source>compute</source>
        <translation>حوسبة</translation>
    </message>
    <message>
        <source>accesses to memory</source>
        <translation>وصول إلى الذاكرة</translation>
    </message>
    <message>
        <source>bytes on links</source>
        <translation>بايتات على الوصلات</translation>
    </message>
    <message>
        <source>latency of links</source>
        <translation>زمن كمون الوصلات</translation>
    </message>
    <message>
        <source>behind other messages at a link</source>
        <translation>خلف رسائل أخرى عند وصلة</translation>
    </message>
    <message>
        <source>endpoint delays and sums</source>
        <translation>تأخيرات نقاط النهاية والجمع</translation>
    </message>
    <message>
        <source>behind other chunks in a queue</source>
        <translation>خلف قطع أخرى في طابور</translation>
    </message>
    <message>
        <source>behind other operations of the rank</source>
        <translation>خلف عمليات أخرى للرتبة</translation>
    </message>
    <message>
        <source>communication as long as the trace says</source>
        <translation>اتصال بالمدة المذكورة في التتبّع</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>خمول</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>link</source>
        <translation>الوصلة</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>العملية الجماعية</translation>
    </message>
    <message>
        <source>%1 of group %2 at %3</source>
        <extracomment>a collective, its group, the time when it began</extracomment>
        <translation>‏⁨%1⁩، %2، عند %3</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>world</source>
        <translation>كل الرتب</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>المجموعة %1</translation>
    </message>
    <message>
        <source>no single dimension</source>
        <translation>ليس بُعدًا واحدًا</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>البُعد %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>The NPU</source>
        <translation>وحدة NPU</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>When the rank&apos;s last operation ended</source>
        <translation>متى انتهت آخر عملية للرتبة</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>الحوسبة</translation>
    </message>
    <message>
        <source>Time with any compute running</source>
        <translation>الزمن الذي جرت فيه أي حوسبة</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Time with any communication in flight</source>
        <translation>الزمن الذي كان فيه أي اتصال جاريًا</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>الاتصال المكشوف</translation>
    </message>
    <message>
        <source>Time with communication in flight and no compute running</source>
        <translation>الزمن الذي كان فيه اتصال جاريًا ولم تجرِ حوسبة</translation>
    </message>
    <message>
        <source>Exposed (ASTRA-sim)</source>
        <translation>المكشوف (ASTRA-sim)</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s definition: finish − Σ GPU compute. It counts idle time as communication; below 0 where computes overlap</source>
        <translation>تعريف ASTRA-sim: النهاية − Σ حوسبة GPU. يحتسب زمن الخمول اتصالًا؛ ويقل عن 0 حيث تتداخل الحوسبات</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>الخمول</translation>
    </message>
    <message>
        <source>Time before the finish with neither</source>
        <translation>الزمن قبل النهاية دون أي منهما</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>العملية الجماعية</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>The process group</source>
        <translation>مجموعة العمليات</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>العقدة</translation>
    </message>
    <message>
        <source>Its node id in the trace of the first member</source>
        <translation>معرّف عقدتها في تتبّع العضو الأول</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>comm_size: of an all-gather what each rank gives, else the full buffer</source>
        <translation>‏comm_size: في all-gather ما تعطيه كل رتبة، وإلا فالمخزن المؤقت كاملًا</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>الأعضاء</translation>
    </message>
    <message>
        <source>Ranks that take part</source>
        <translation>الرتب المشاركة</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>When the first member issued it</source>
        <translation>متى أصدرها العضو الأول</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>From the first issue to the last completion</source>
        <translation>من أول إصدار إلى آخر اكتمال</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>لم تكتمل</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>عرض النطاق للخوارزمية</translation>
    </message>
    <message>
        <source>Size ÷ time, as nccl-tests define it</source>
        <translation>الحجم ÷ الزمن، كما تعرّفه nccl-tests</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>عرض النطاق للناقل</translation>
    </message>
    <message>
        <source>Algorithm bandwidth × the pattern&apos;s factor, as nccl-tests define it</source>
        <translation>عرض النطاق للخوارزمية × معامل النمط، كما تعرّفه nccl-tests</translation>
    </message>
    <message>
        <source>Of injection bandwidth</source>
        <translation>من عرض النطاق للحقن</translation>
    </message>
    <message>
        <source>Bus bandwidth ÷ the smallest injection bandwidth (all outgoing links of an NPU) among its members</source>
        <translation>عرض النطاق للناقل ÷ أصغر عرض نطاق للحقن (كل الوصلات الخارجة من وحدة NPU) بين أعضائها</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>الوصلة</translation>
    </message>
    <message>
        <source>From its source to its destination</source>
        <translation>من مصدرها إلى وجهتها</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>The logical dimension that it belongs to</source>
        <translation>البُعد المنطقي الذي تنتمي إليه</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>عرض النطاق</translation>
    </message>
    <message>
        <source>The bandwidth in force</source>
        <translation>عرض النطاق الساري</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>Carried in all</source>
        <translation>المنقول في المجموع</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>الانشغال</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>الحمل</translation>
    </message>
    <message>
        <source>Busy time ÷ makespan</source>
        <translation>زمن الانشغال ÷ الزمن الكلي</translation>
    </message>
    <message>
        <source>Bytes ÷ bandwidth ÷ makespan; the congestion-unaware model knows no busy time</source>
        <translation>البايتات ÷ عرض النطاق ÷ الزمن الكلي؛ لا يعرف النموذج غير المراعي للازدحام زمن انشغال</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>الذروة</translation>
    </message>
    <message>
        <source>The busiest interval of the utilization over time</source>
        <translation>أكثر الفترات انشغالًا في الاستخدام عبر الزمن</translation>
    </message>
    <message>
        <source>use: busy time ÷ makespan</source>
        <translation>الاستخدام: زمن الانشغال ÷ الزمن الكلي</translation>
    </message>
    <message>
        <source>use: load</source>
        <translation>الاستخدام: الحمل</translation>
    </message>
    <message>
        <source>Links of</source>
        <translation>وصلات</translation>
    </message>
    <message>
        <source>The logical dimension</source>
        <translation>البُعد المنطقي</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>الوصلات</translation>
    </message>
    <message>
        <source>Usable links, one direction each</source>
        <translation>الوصلات الصالحة للاستخدام، كل منها باتجاه واحد</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>الأعلى</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>عدم التوازن</translation>
    </message>
    <message>
        <source>Most ÷ mean; 1 is even</source>
        <translation>الأعلى ÷ المتوسط؛ 1 يعني التساوي</translation>
    </message>
    <message>
        <source>By</source>
        <translation>حسب</translation>
    </message>
    <message>
        <source>Each way of looking at it sums to the makespan; the first few of each are shown</source>
        <translation>كل طريقة للنظر إليه مجموعها الزمن الكلي؛ وتظهر أوائل كل منها</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>على المسار الحرج</translation>
    </message>
    <message>
        <source>What the time was spent on or waited for</source>
        <translation>فيمَ قُضي الزمن أو ماذا انتظر</translation>
    </message>
    <message>
        <source>Of the critical path, which is as long as the makespan</source>
        <translation>من المسار الحرج، وطوله الزمن الكلي</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Of the makespan</source>
        <translation>من الزمن الكلي</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SummaryView</name>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>The last run failed</source>
        <translation>فشل آخر تشغيل</translation>
    </message>
    <message>
        <source>No results any more</source>
        <translation>لم تعد هناك نتائج</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>لا نتائج بعد</translation>
    </message>
    <message>
        <source>Run the simulation to see how long the step takes and what it waits for.</source>
        <translation>شغّل المحاكاة لترى كم تستغرق الخطوة وماذا تنتظر.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>الرتب</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>Hottest links</source>
        <translation>الوصلات الأسخن</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>الأبعاد</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>المسار الحرج</translation>
    </message>
    <message>
        <source>Partial run: stopped at %1. The figures cover what was simulated until then.</source>
        <translation>تشغيل جزئي: أُوقف عند %1. الأرقام تغطّي ما حوكي حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>Partial run: of the ranks, %1 did not finish. %2</source>
        <translation>تشغيل جزئي: عدد الرتب التي لم تنتهِ %1. ‏%2</translation>
    </message>
    <message>
        <source>The mean of the ranks: least %1, mean %2, most %3. The percentage is of the makespan.</source>
        <translation>متوسط الرتب: الأدنى %1، المتوسط %2، الأعلى %3. والنسبة المئوية من الزمن الكلي.</translation>
    </message>
    <message>
        <source>Makespan (partial)</source>
        <translation>الزمن الكلي (جزئي)</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>الزمن الكلي</translation>
    </message>
    <message>
        <source>%1 ns: from the start to the end of the last rank</source>
        <translation>⁨%1 ns⁩: من البداية إلى نهاية آخر رتبة</translation>
    </message>
    <message>
        <source>Slowest rank</source>
        <translation>أبطأ رتبة</translation>
    </message>
    <message>
        <source>all end together</source>
        <translation>كلها تنتهي معًا</translation>
    </message>
    <message>
        <source>The first of the ranks that finish last</source>
        <translation>أولى الرتب التي تنتهي أخيرًا</translation>
    </message>
    <message>
        <source>The first of the ranks that finish last, %1 after the first rank</source>
        <translation>أولى الرتب التي تنتهي أخيرًا، بعد أول رتبة بـ %1</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>الحوسبة</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Exposed, mean</source>
        <translation>المكشوف، المتوسط</translation>
    </message>
    <message>
        <source>Communication in flight and no compute running, by intervals. %1</source>
        <translation>اتصال جارٍ ولا حوسبة جارية، بالفترات. %1</translation>
    </message>
    <message>
        <source>Exposed (ASTRA-sim)</source>
        <translation>المكشوف (ASTRA-sim)</translation>
    </message>
    <message>
        <source>of rank %1</source>
        <translation>للرتبة %1</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s definition, of the slowest rank: its finish minus the sum of its GPU compute. Idle time counts as communication.</source>
        <translation>تعريف ASTRA-sim لأبطأ رتبة: نهايتها ناقص مجموع حوسبة GPU فيها. ويُحتسب زمن الخمول اتصالًا.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>الخمول</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Point-to-point messages handed to the network; the simulation took %1 events</source>
        <translation>رسائل من نقطة إلى نقطة سُلّمت إلى الشبكة؛ أحداث المحاكاة %1</translation>
    </message>
    <message>
        <source>Bytes over links</source>
        <translation>البايتات على الوصلات</translation>
    </message>
    <message>
        <source>over all hops</source>
        <translation>على كل القفزات</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>غير مسجّل</translation>
    </message>
    <message>
        <source>Bytes × hops; recorded at levels links and full</source>
        <translation>البايتات × القفزات؛ تُسجَّل بالمستويين «وصلات» و«كامل»</translation>
    </message>
    <message>
        <source>The critical path needs every operation and message: run with recording at level full.</source>
        <translation>يحتاج المسار الحرج إلى كل عملية ورسالة: شغّل بمستوى التسجيل «كامل».</translation>
    </message>
    <message>
        <source>Links were not recorded: run with recording at level links or full.</source>
        <translation>لم تُسجَّل الوصلات: شغّل بمستوى التسجيل «وصلات» أو «كامل».</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>&amp;نسخ الصفوف المحدّدة</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>ت&amp;صدير جدول البيانات كملف CSV…</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepChart</name>
    <message>
        <source>Chart of the sweep</source>
        <translation>الرسم البياني للمسح</translation>
    </message>
    <message>
        <source>Size (bytes, as nccl-tests count it)</source>
        <translation>الحجم (بايت، كما تعدّه nccl-tests)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>الزمن (µs)</translation>
    </message>
    <message>
        <source>Bus bandwidth (GB/s)</source>
        <translation>عرض النطاق للناقل (GB/s)</translation>
    </message>
    <message>
        <source>Algorithm bandwidth (GB/s)</source>
        <translation>عرض النطاق للخوارزمية (GB/s)</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>مقيس</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepForm</name>
    <message>
        <source>Sweep over sizes</source>
        <translation>مسح على الأحجام</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>م&amp;سح</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Simulates the pattern at each size with each ticked algorithm, on the fabric and system that are open</source>
        <translation>يحاكي النمط عند كل حجم بكل خوارزمية مؤشَّر عليها، على النسيج والنظام المفتوحين</translation>
    </message>
    <message>
        <source>Smallest size in bytes</source>
        <translation>أصغر حجم بالبايت</translation>
    </message>
    <message>
        <source>The smallest size, in bytes. Default: 1 KiB</source>
        <translation>أصغر حجم، بالبايت. الافتراضي: ‎1 KiB</translation>
    </message>
    <message>
        <source>Largest size in bytes</source>
        <translation>أكبر حجم بالبايت</translation>
    </message>
    <message>
        <source>No size is larger, in bytes. Default: 256 MiB</source>
        <translation>لا حجم أكبر منه، بالبايت. الافتراضي: ‎256 MiB</translation>
    </message>
    <message>
        <source>Factor between sizes</source>
        <translation>المعامل بين الأحجام</translation>
    </message>
    <message>
        <source>Each size is this many times the one before. Default: 2</source>
        <translation>كل حجم يساوي الذي قبله مضروبًا في هذا. الافتراضي: 2</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;من:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;إلى:</translation>
    </message>
    <message>
        <source>Fa&amp;ctor:</source>
        <translation>الم&amp;عامل:</translation>
    </message>
    <message>
        <source>those of the system</source>
        <translation>خوارزميات النظام</translation>
    </message>
    <message>
        <source>Sweep with %1</source>
        <translation>مسح باستخدام %1</translation>
    </message>
    <message>
        <source>A line of the chart for this algorithm, used in every dimension. Default: those of the system and ring. One that cannot run the pattern is reported and left out.</source>
        <translation>خط في الرسم البياني لهذه الخوارزمية مستخدمة في كل بُعد. الافتراضي: خوارزميات النظام وring. والتي لا تستطيع تشغيل النمط يُبلَّغ عنها وتُترك.</translation>
    </message>
    <message>
        <source>Algorithms:</source>
        <translation>الخوارزميات:</translation>
    </message>
    <message>
        <source>those chosen above</source>
        <translation>المختارة أعلاه</translation>
    </message>
    <message>
        <source>Tick an algorithm.</source>
        <translation>أشِّر على خوارزمية.</translation>
    </message>
    <message numerus="yes">
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>لا عمليات محاكاة</numerusform>
            <numerusform>عملية محاكاة واحدة</numerusform>
            <numerusform>عمليتا محاكاة</numerusform>
            <numerusform>%n عمليات محاكاة</numerusform>
            <numerusform>%n عملية محاكاة</numerusform>
            <numerusform>%n عملية محاكاة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepView</name>
    <message>
        <source>Sweep</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>لا مسح بعد</translation>
    </message>
    <message>
        <source>Choose a collective, sizes and algorithms, and press Sweep; or load a table that nccl-tests printed.</source>
        <translation>اختر عملية جماعية وأحجامًا وخوارزميات واضغط «مسح»؛ أو حمّل جدول بيانات طبعته nccl-tests.</translation>
    </message>
    <message>
        <source>Sweep of a collective</source>
        <translation>مسح عملية جماعية</translation>
    </message>
    <message>
        <source>Figure that the chart shows</source>
        <translation>المقياس الذي يُظهره الرسم البياني</translation>
    </message>
    <message>
        <source>Algorithm bandwidth is size ÷ time. Bus bandwidth multiplies it by the pattern&apos;s factor, such as 2(n−1)/n of an all-reduce, so that it compares with the hardware.</source>
        <translation>عرض النطاق للخوارزمية هو الحجم ÷ الزمن. وعرض النطاق للناقل يضربه في معامل النمط، مثل ‎2(n−1)/n في all-reduce، فيمكن مقارنته بالعتاد.</translation>
    </message>
    <message>
        <source>Bus bandwidth (GB/s)</source>
        <translation>عرض النطاق للناقل (GB/s)</translation>
    </message>
    <message>
        <source>Algorithm bandwidth (GB/s)</source>
        <translation>عرض النطاق للخوارزمية (GB/s)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>الزمن (µs)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Ends the sweep; what is done stays</source>
        <translation>ينهي المسح؛ ويبقى ما أُنجز</translation>
    </message>
    <message>
        <source>&amp;Load measured…</source>
        <translation>ت&amp;حميل المَقيس…</translation>
    </message>
    <message>
        <source>Lays the output of nccl-tests, or a CSV in its columns, over the chart</source>
        <translation>يضع خرج nccl-tests، أو ملف CSV بأعمدتها، فوق الرسم البياني</translation>
    </message>
    <message>
        <source>Clear &amp;measured</source>
        <translation>إزالة الم&amp;قيس</translation>
    </message>
    <message>
        <source>Takes the measured tables away</source>
        <translation>يزيل جداول البيانات المَقيسة</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>ت&amp;صدير CSV…</translation>
    </message>
    <message>
        <source>Writes the simulated rows in the columns of nccl-tests</source>
        <translation>يكتب الصفوف المحاكاة بأعمدة nccl-tests</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>مسح %1</translation>
    </message>
    <message>
        <source>The sweep was stopped; these are the points that were done.</source>
        <translation>أُوقف المسح؛ هذه هي النقاط التي أُنجزت.</translation>
    </message>
    <message numerus="yes">
        <source>Swept %n point(s)</source>
        <translation>
            <numerusform>لم تُمسح نقاط</numerusform>
            <numerusform>مُسحت نقطة واحدة</numerusform>
            <numerusform>مُسحت نقطتان</numerusform>
            <numerusform>مُسحت %n نقاط</numerusform>
            <numerusform>مُسحت %n نقطة</numerusform>
            <numerusform>مُسحت %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n rank(s)</source>
        <comment>a pattern of collectives</comment>
        <translation>
            <numerusform>‏%1 على %n رتبة</numerusform>
            <numerusform>‏%1 على رتبة واحدة</numerusform>
            <numerusform>‏%1 على رتبتين</numerusform>
            <numerusform>‏%1 على %n رتب</numerusform>
            <numerusform>‏%1 على %n رتبة</numerusform>
            <numerusform>‏%1 على %n رتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Sweeping…</source>
        <translation>جارٍ المسح…</translation>
    </message>
    <message>
        <source>%1 – sweeping…</source>
        <translation>‏%1 – جارٍ المسح…</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <comment>a file</comment>
        <translation>المَقيس: %1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>الخوارزمية</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>الحجم (بايت)</translation>
    </message>
    <message>
        <source>As nccl-tests count it: the full buffer, of an all-gather what each rank ends with</source>
        <translation>كما تعدّه nccl-tests: المخزن المؤقت كاملًا، وفي all-gather ما تنتهي به كل رتبة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Exported in microseconds</source>
        <translation>يُصدَّر بالميكروثانية</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>عرض النطاق للخوارزمية</translation>
    </message>
    <message>
        <source>Size ÷ time</source>
        <translation>الحجم ÷ الزمن</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>عرض النطاق للناقل</translation>
    </message>
    <message>
        <source>Algorithm bandwidth × the factor of the pattern</source>
        <translation>عرض النطاق للخوارزمية × معامل النمط</translation>
    </message>
    <message>
        <source>Load measured table</source>
        <translation>تحميل جدول بيانات مَقيس</translation>
    </message>
    <message>
        <source>nccl-tests output or CSV (*.txt *.log *.out *.csv);;All files (*)</source>
        <translation>خرج nccl-tests أو CSV (*.txt *.log *.out *.csv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>&amp;Load measured table…</source>
        <translation>ت&amp;حميل جدول بيانات مَقيس…</translation>
    </message>
    <message>
        <source>Lay the output of nccl-tests over the chart</source>
        <translation>وضع خرج nccl-tests فوق الرسم البياني</translation>
    </message>
    <message>
        <source>&amp;Export sweep as CSV…</source>
        <translation>ت&amp;صدير المسح كملف CSV…</translation>
    </message>
    <message>
        <source>Write the simulated rows in the columns of nccl-tests</source>
        <translation>كتابة الصفوف المحاكاة بأعمدة nccl-tests</translation>
    </message>
    <message>
        <source>&amp;Stop sweep</source>
        <translation>إ&amp;يقاف المسح</translation>
    </message>
    <message>
        <source>End the sweep; what is done stays</source>
        <translation>إنهاء المسح؛ ويبقى ما أُنجز</translation>
    </message>
    <message>
        <source>No sweep has been run yet</source>
        <translation>لم يُجرَ مسح بعد</translation>
    </message>
    <message>
        <source>No sweep is going on</source>
        <translation>لا مسح جاريًا</translation>
    </message>
    <message>
        <source>No measured table is laid over the chart</source>
        <translation>لا جدول مقيسًا فوق المخطط</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SynthesisForm</name>
    <message>
        <source>Synthesis</source>
        <translation>التركيب</translation>
    </message>
    <message>
        <source>sums of a file</source>
        <translation>مجاميع من ملف</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>What the NPUs do together</source>
        <translation>ما تفعله وحدات NPU معًا</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>ال&amp;نمط:</translation>
    </message>
    <message>
        <source>File of sums</source>
        <translation>ملف المجاميع</translation>
    </message>
    <message>
        <source>Who gives, and who takes the sum of it: { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }, one chunk each, a copy where one gives</source>
        <translation>من يعطي ومن يأخذ المجموع: ‎{ &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }، قطعة لكل منها، ونسخة حيث يعطي واحد</translation>
    </message>
    <message>
        <source>Su&amp;ms:</source>
        <translation>المجا&amp;ميع:</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>الحجم بالبايت</translation>
    </message>
    <message>
        <source>The size that nccl-tests print: the full buffer, and of an all-gather what each NPU ends with. It is rounded up to whole chunks.</source>
        <translation>الحجم الذي تطبعه nccl-tests: المخزن المؤقت كاملًا، وفي all-gather ما تنتهي به كل وحدة NPU. يُقرَّب صعودًا إلى قطع كاملة.</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>ال&amp;حجم:</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Into how many chunks the shard of each NPU is cut (of a broadcast or reduce: the buffer). More chunks keep more links busy and pay more latencies.</source>
        <translation>عدد القطع التي تُقسَّم إليها حصّة كل وحدة NPU (وفي broadcast أو reduce: المخزن المؤقت). القطع الأكثر تُبقي وصلات أكثر مشغولة وتدفع أزمنة كمون أكثر.</translation>
    </message>
    <message>
        <source>searc&amp;h</source>
        <translation>بح&amp;ث</translation>
    </message>
    <message>
        <source>Search the number of chunks</source>
        <translation>البحث عن عدد القطع</translation>
    </message>
    <message>
        <source>Tries 1, 2, 3, 4, 6, 8, … with one start each and goes on with the best</source>
        <translation>يجرّب 1 و2 و3 و4 و6 و8 و… ببداية واحدة لكل منها ويواصل بالأفضل</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>ال&amp;قطع:</translation>
    </message>
    <message>
        <source>all NPUs</source>
        <translation>كل وحدات NPU</translation>
    </message>
    <message>
        <source>Group of NPUs</source>
        <translation>مجموعة وحدات NPU</translation>
    </message>
    <message>
        <source>Who takes part, such as 0-7,16; empty (the default) is all of them. The others pass chunks on. Several groups that run at the same time are divided by slashes: 0-3 / 4-7.</source>
        <translation>من يشارك، مثل 0-7,16؛ والفراغ (الافتراضي) يعني الكل. الأخرى تمرّر القطع. تُفصل عدة مجموعات تعمل في الوقت نفسه بشرطات مائلة: ‎0-3 / 4-7.</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>الم&amp;جموعة:</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>الجذر</translation>
    </message>
    <message>
        <source>Who broadcasts, reduces, gathers or scatters, as a place in the group, counted from 0</source>
        <translation>من يجري broadcast أو reduce أو gather أو scatter، كموضع في المجموعة يُعدّ من 0</translation>
    </message>
    <message>
        <source>R&amp;oot:</source>
        <translation>الج&amp;ذر:</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>بدايات</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثوانٍ</translation>
    </message>
    <message>
        <source>What ends the search</source>
        <translation>ما ينهي البحث</translation>
    </message>
    <message>
        <source>A number of starts gives the same result again, whatever the threads. Seconds end when they are up, or when the bound is met; the result says how many starts that were.</source>
        <translation>عدد من البدايات يعطي النتيجة نفسها من جديد أيًّا كان عدد الخيوط. والثواني تنتهي حين تنقضي أو حين يُبلغ الحد الأدنى؛ وتقول النتيجة كم بداية كانت.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>البدايات</translation>
    </message>
    <message>
        <source>Constructions, of which the best is kept</source>
        <translation>عمليات بناء يُحتفظ بأفضلها</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>How long to search</source>
        <translation>مدة البحث</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>المي&amp;زانية:</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Another seed makes other choices</source>
        <translation>بذرة أخرى تعطي اختيارات أخرى</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>ال&amp;بذرة:</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Workers of the search; they do not change its result</source>
        <translation>عمّال البحث؛ لا يغيّرون نتيجته</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>ال&amp;خيوط:</translation>
    </message>
    <message>
        <source>&amp;Synthesize</source>
        <translation>ت&amp;ركيب</translation>
    </message>
    <message>
        <source>Synthesize</source>
        <translation>تركيب</translation>
    </message>
    <message>
        <source>Makes an algorithm for the fabric that is open</source>
        <translation>ينشئ خوارزمية للنسيج المفتوح</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Load or draw a fabric first: an algorithm is made for one.</source>
        <translation>حمّل نسيجًا أو ارسم واحدًا أولًا: تُنشأ الخوارزمية لنسيج.</translation>
    </message>
    <message>
        <source>Choose a file that says who gives and who takes.</source>
        <translation>اختر ملفًا يقول من يعطي ومن يأخذ.</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>‏⁦nccl-tests:&#xa0;%1⁩. ⁦comm_size:&#xa0;%2⁩</translation>
    </message>
    <message>
        <source> (the shard of each NPU)</source>
        <translation> (حصّة كل وحدة NPU)</translation>
    </message>
    <message>
        <source>. A chunk: %1</source>
        <translation>. القطعة: %1</translation>
    </message>
    <message>
        <source>Ends the search; the best until then is proved and kept</source>
        <translation>يُنهي البحث؛ ويُبرهَن على أفضل ما وُجد حتى ذلك الحين ويبقى</translation>
    </message>
    <message>
        <source>Leaves out the schedule and the proof of what was found</source>
        <translation>يستغني عن جدول ما وُجد وعن برهانه</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SynthesisView</name>
    <message>
        <source>No synthesis yet</source>
        <translation>لا تركيب بعد</translation>
    </message>
    <message>
        <source>Choose a pattern and a size, and press Synthesize: Weft searches the best algorithm for the fabric that is open, and proves how good it is.</source>
        <translation>اختر نمطًا وحجمًا واضغط «تركيب»: يبحث Weft عن أفضل خوارزمية للنسيج المفتوح، ويبرهن مدى جودتها.</translation>
    </message>
    <message>
        <source>Synthesis of an algorithm</source>
        <translation>تركيب خوارزمية</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>الخوارزمية</translation>
    </message>
    <message>
        <source>Synthesize %1</source>
        <translation>تركيب %1</translation>
    </message>
    <message>
        <source>Looking for the bound…</source>
        <translation>جارٍ البحث عن الحد الأدنى…</translation>
    </message>
    <message>
        <source>First construction…</source>
        <translation>أول بناء…</translation>
    </message>
    <message numerus="yes">
        <source>Best so far: %1 (%2 of the bound), %n start(s)</source>
        <translation>
            <numerusform>الأفضل حتى الآن: %1 (‏%2 من الحد الأدنى)، لا بدايات</numerusform>
            <numerusform>الأفضل حتى الآن: %1 (‏%2 من الحد الأدنى)، بداية واحدة</numerusform>
            <numerusform>الأفضل حتى الآن: %1 (‏%2 من الحد الأدنى)، بدايتان</numerusform>
            <numerusform>الأفضل حتى الآن: %1 (‏%2 من الحد الأدنى)، %n بدايات</numerusform>
            <numerusform>الأفضل حتى الآن: %1 (‏%2 من الحد الأدنى)، %n بداية</numerusform>
            <numerusform>الأفضل حتى الآن: %1 (‏%2 من الحد الأدنى)، %n بداية</numerusform>
        </translation>
    </message>
    <message>
        <source>Below is still the result before.</source>
        <translation>ما زالت النتيجة السابقة في الأسفل.</translation>
    </message>
    <message>
        <source>Compare with the library</source>
        <translation>مقارنة بالمكتبة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an algorithm and why it cannot run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is quicker with finer chunks: let their number be searched, or give more.</source>
        <translation>‏%1 أسرع بقطع أدقّ: دع البحث يختار عددها، أو حدّد عددًا أكبر.</translation>
    </message>
    <message>
        <source>%1 is quicker.</source>
        <translation>‏%1 أسرع.</translation>
    </message>
    <message>
        <source>No algorithm of the library serves this pattern and group.</source>
        <translation>لا تصلح أي خوارزمية في المكتبة لهذا النمط وهذه المجموعة.</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>التركيب</translation>
    </message>
    <message>
        <source>&amp;Synthesize</source>
        <translation>ت&amp;ركيب</translation>
    </message>
    <message>
        <source>Make an algorithm for the fabric that is open</source>
        <translation>إنشاء خوارزمية للنسيج المفتوح</translation>
    </message>
    <message>
        <source>Sto&amp;p synthesis</source>
        <translation>إ&amp;يقاف التركيب</translation>
    </message>
    <message>
        <source>&amp;Compare synthesis with the library</source>
        <translation>&amp;مقارنة التركيب بالمكتبة</translation>
    </message>
    <message>
        <source>Simulate every algorithm of the library that can serve, on the same fabric</source>
        <translation>محاكاة كل خوارزمية صالحة في المكتبة على النسيج نفسه</translation>
    </message>
    <message>
        <source>&amp;Repair synthesized algorithm</source>
        <translation>إ&amp;صلاح الخوارزمية المركّبة</translation>
    </message>
    <message>
        <source>Make it anew for the fabric as it is, and keep as much of it as can be</source>
        <translation>إنشاؤها من جديد للنسيج كما هو، مع الاحتفاظ منها بما أمكن</translation>
    </message>
    <message>
        <source>&amp;Export synthesized algorithm…</source>
        <translation>تص&amp;دير الخوارزمية المركّبة…</translation>
    </message>
    <message>
        <source>Write it as MSCCL XML, as Weft&apos;s JSON, as Chakra traces or as a file of equal steps</source>
        <translation>كتابتها كملف MSCCL XML أو JSON خاص بـ Weft أو تتبّعات Chakra أو كملف خطوات متساوية</translation>
    </message>
    <message>
        <source>Draw or open a fabric first</source>
        <translation>ارسم نسيجًا أو افتح واحدًا أولًا</translation>
    </message>
    <message>
        <source>No synthesis is going on</source>
        <translation>لا تركيب جاريًا</translation>
    </message>
    <message>
        <source>Synthesize an algorithm first</source>
        <translation>ركّب خوارزمية أولًا</translation>
    </message>
    <message>
        <source>Nothing that it uses has failed or become slower</source>
        <translation>لم يتعطّل أو يبطؤ شيء مما تستخدمه</translation>
    </message>
    <message>
        <source>Sums of a custom collective</source>
        <translation>مجاميع عملية جماعية مخصّصة</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>لم يُكتب: %1</translation>
    </message>
    <message>
        <source>Proving what was found: %1. Stop again leaves its schedule and its proof out.</source>
        <translation>يجري البرهان على ما وُجد: %1. إيقاف آخر يستغني عن جدوله وعن برهانه.</translation>
    </message>
    <message>
        <source>Proving what was found</source>
        <translation>البرهان على ما وُجد</translation>
    </message>
    <message>
        <source>End the search; the best until then is proved and kept</source>
        <translation>إنهاء البحث؛ ويُبرهَن على أفضل ما وُجد حتى ذلك الحين ويبقى</translation>
    </message>
    <message>
        <source>A synthesis is going on: stop it first</source>
        <translation>يجري تركيب: أوقفه أولاً</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimeFrame</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>Pan to &amp;earlier</source>
        <translation>الانتقال إلى زمن أ&amp;سبق</translation>
    </message>
    <message>
        <source>Pan to &amp;later</source>
        <translation>الانتقال إلى زمن &amp;لاحق</translation>
    </message>
    <message>
        <source>Show &amp;all of the run</source>
        <translation>إ&amp;ظهار التشغيل كله</translation>
    </message>
    <message>
        <source>&amp;Zoom to the selected range</source>
        <translation>تكبير إلى النطاق ال&amp;محدّد</translation>
    </message>
    <message>
        <source>&amp;Back to the previous range</source>
        <translation>ال&amp;عودة إلى النطاق السابق</translation>
    </message>
    <message>
        <source>For&amp;ward to the next range</source>
        <translation>ال&amp;تقدّم إلى النطاق التالي</translation>
    </message>
    <message>
        <source>&amp;Measure between two clicks</source>
        <translation>&amp;قياس بين نقرتين</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark at the cursor</source>
        <translation>&amp;وضع علامة مرجعية عند المؤشر</translation>
    </message>
    <message>
        <source>&amp;Next bookmark</source>
        <translation>العلامة المرجعية ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;Previous bookmark</source>
        <translation>العلامة المرجعية ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Clear measure, range and selection</source>
        <translation>إ&amp;زالة القياس والنطاق والتحديد</translation>
    </message>
    <message>
        <source>Ti&amp;me range</source>
        <translation>&amp;نطاق الزمن</translation>
    </message>
    <message>
        <source>Mea&amp;sure and bookmarks</source>
        <translation>ال&amp;قياس والعلامات المرجعية</translation>
    </message>
    <message>
        <source>Zoom to the selected &amp;range</source>
        <translation>تكبير إلى النطاق الم&amp;حدّد</translation>
    </message>
    <message>
        <source>Text of the bookmark</source>
        <translation>نص العلامة المرجعية</translation>
    </message>
    <message>
        <source>What is here? Return keeps the bookmark</source>
        <translation>ماذا هنا؟ مفتاح الإدخال يحفظ العلامة المرجعية</translation>
    </message>
    <message>
        <source>No bookmarks yet: B sets one at the cursor</source>
        <translation>لا علامات مرجعية بعد: B يضع واحدة عند المؤشر</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>a bookmark: its moment and its text</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Edit the bookmark</source>
        <translation>ت&amp;حرير العلامة المرجعية</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>إ&amp;زالة العلامة المرجعية</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>&amp;وضع علامة مرجعية هنا</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimeNotes</name>
    <message>
        <source>Set a bookmark</source>
        <translation>وضع علامة مرجعية</translation>
    </message>
    <message>
        <source>Change a bookmark</source>
        <translation>تغيير علامة مرجعية</translation>
    </message>
    <message>
        <source>Remove a bookmark</source>
        <translation>إزالة علامة مرجعية</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineCanvas</name>
    <message>
        <source>Critical path</source>
        <translation>المسار الحرج</translation>
    </message>
    <message>
        <source>Show the rows that were &amp;hidden</source>
        <translation>إظهار الصفوف الم&amp;خفية</translation>
    </message>
    <message>
        <source>&amp;Zoom to it</source>
        <translation>ت&amp;كبير إليها</translation>
    </message>
    <message>
        <source>Select all &amp;like this</source>
        <translation>تحديد كل ما ي&amp;شبهها</translation>
    </message>
    <message>
        <source>&amp;Back to what it waited for</source>
        <translation>ال&amp;عودة إلى ما انتظرته</translation>
    </message>
    <message>
        <source>For&amp;ward to what waits for it</source>
        <translation>ال&amp;تقدّم إلى ما ينتظرها</translation>
    </message>
    <message>
        <source>Show on the &amp;topology</source>
        <translation>إظهار في ال&amp;طوبولوجيا</translation>
    </message>
    <message>
        <source>Find in the list of &amp;operations</source>
        <translation>بحث في قائمة العم&amp;ليات</translation>
    </message>
    <message>
        <source>&amp;Copy the name</source>
        <translation>&amp;نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy all &amp;figures</source>
        <translation>نسخ كل الأ&amp;رقام</translation>
    </message>
    <message>
        <source>&amp;Unpin %1</source>
        <translation>إلغاء ت&amp;ثبيت %1</translation>
    </message>
    <message>
        <source>&amp;Pin %1 to the top</source>
        <translation>ت&amp;ثبيت %1 في الأعلى</translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation>إخ&amp;فاء %1</translation>
    </message>
    <message>
        <source>&amp;Fold its lanes</source>
        <translation>ط&amp;يّ حاراته</translation>
    </message>
    <message>
        <source>Show its &amp;lanes</source>
        <translation>إظهار &amp;حاراته</translation>
    </message>
    <message>
        <source>&amp;Select %1</source>
        <translation>تحدي&amp;د %1</translation>
    </message>
    <message>
        <source>Show %1 on the topolog&amp;y</source>
        <translation>إظهار %1 في الطو&amp;بولوجيا</translation>
    </message>
    <message>
        <source>Copy the name of the ro&amp;w</source>
        <translation>نسخ اسم ال&amp;صف</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>Operations, links and collectives over simulated time. The tables list the same.</source>
        <translation>عمليات ووصلات وعمليات جماعية عبر الزمن المحاكى. وتورد جداول البيانات الشيء نفسه.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineLegend</name>
    <message>
        <source>Legend of the timeline</source>
        <translation>مفتاح رسم الخط الزمني</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>حوسبة</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>عملية جماعية</translation>
    </message>
    <message>
        <source>send, receive</source>
        <translation>إرسال، استقبال</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>ذاكرة</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>المسار الحرج</translation>
    </message>
    <message>
        <source>message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>انتظرته</translation>
    </message>
    <message>
        <source>waits for it</source>
        <translation>ينتظرها</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>حوسبة CPU</translation>
    </message>
    <message>
        <source>other</source>
        <translation>غير ذلك</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineOverlay</name>
    <message>
        <source>Arrows: the %1 messages of the operation under the pointer</source>
        <translation>الأسهم: رسائل العملية التي تحت المؤشر (عددها %1)</translation>
    </message>
    <message>
        <source>Arrows: %1 of the %2 messages, those of the operation under the pointer</source>
        <translation>الأسهم: ‏%1 من %2 من الرسائل، وهي رسائل العملية التي تحت المؤشر</translation>
    </message>
    <message>
        <source>Arrows: the first and the last of %1 messages; point at an operation for its own</source>
        <translation>الأسهم: أولى الرسائل وأخراها (عددها %1)؛ أشِر إلى عملية لترى رسائلها</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineParts</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>مغلق</translation>
    </message>
    <message>
        <source>open</source>
        <translation>مفتوح</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s)</source>
        <translation>
            <numerusform>لا أشرطة</numerusform>
            <numerusform>شريط واحد</numerusform>
            <numerusform>شريطان</numerusform>
            <numerusform>%n أشرطة</numerusform>
            <numerusform>%n شريطًا</numerusform>
            <numerusform>%n شريط</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>مثبّت</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>لا حارات</numerusform>
            <numerusform>حارة واحدة</numerusform>
            <numerusform>حارتان</numerusform>
            <numerusform>%n حارات</numerusform>
            <numerusform>%n حارة</numerusform>
            <numerusform>%n حارة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>&amp;Fit selection</source>
        <translation>م&amp;لاءمة التحديد</translation>
    </message>
    <message>
        <source>&amp;Previous operation in the row</source>
        <translation>العملية ال&amp;سابقة في الصف</translation>
    </message>
    <message>
        <source>&amp;Next operation in the row</source>
        <translation>العملية ال&amp;تالية في الصف</translation>
    </message>
    <message>
        <source>To what &amp;released it</source>
        <translation>إلى ما أ&amp;طلقها</translation>
    </message>
    <message>
        <source>To what &amp;depends on it</source>
        <translation>إلى ما ي&amp;عتمد عليها</translation>
    </message>
    <message>
        <source>Find &amp;operations</source>
        <translation>&amp;بحث عن عمليات</translation>
    </message>
    <message>
        <source>Next operation &amp;found</source>
        <translation>العملية التالية التي عُ&amp;ثر عليها</translation>
    </message>
    <message>
        <source>Previous operation fo&amp;und</source>
        <translation>العملية السابقة التي عُثر علي&amp;ها</translation>
    </message>
    <message>
        <source>Filter &amp;rows</source>
        <translation>ترشيح الص&amp;فوف</translation>
    </message>
    <message>
        <source>Show the &amp;critical path</source>
        <translation>إظهار المسار ال&amp;حرج</translation>
    </message>
    <message>
        <source>&amp;List of bookmarks</source>
        <translation>&amp;قائمة العلامات المرجعية</translation>
    </message>
    <message>
        <source>Lanes by &amp;kind of work</source>
        <translation>حارات حسب ص&amp;نف العمل</translation>
    </message>
    <message>
        <source>Lanes by coll&amp;ective</source>
        <translation>حارات حسب العملية ال&amp;جماعية</translation>
    </message>
    <message>
        <source>Lanes by di&amp;mension</source>
        <translation>حارات حسب البُع&amp;د</translation>
    </message>
    <message>
        <source>&amp;Pin the row to the top</source>
        <translation>ت&amp;ثبيت الصف في الأعلى</translation>
    </message>
    <message>
        <source>Show &amp;hidden rows</source>
        <translation>إظهار الصفوف الم&amp;خفية</translation>
    </message>
    <message>
        <source>Move the row &amp;up</source>
        <translation>نقل الصف إلى الأ&amp;على</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>نقل الصف إلى الأ&amp;سفل</translation>
    </message>
    <message>
        <source>E&amp;xpand all rows</source>
        <translation>ت&amp;وسيع كل الصفوف</translation>
    </message>
    <message>
        <source>Collapse a&amp;ll rows</source>
        <translation>&amp;طيّ كل الصفوف</translation>
    </message>
    <message>
        <source>&amp;Taller rows</source>
        <translation>صفوف أ&amp;كثر ارتفاعًا</translation>
    </message>
    <message>
        <source>T&amp;hinner rows</source>
        <translation>صفوف أ&amp;قل ارتفاعًا</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>ال&amp;بحث</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>ال&amp;صفوف</translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation>تتبّع لـ Perfetto</translation>
    </message>
    <message>
        <source>Trace for Chrome</source>
        <translation>تتبّع لـ Chrome</translation>
    </message>
    <message>
        <source>Result of the run</source>
        <translation>نتيجة التشغيل</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>الوصلات عبر الزمن</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>The last run failed</source>
        <translation>فشل آخر تشغيل</translation>
    </message>
    <message>
        <source>No run to show</source>
        <translation>لا تشغيل لعرضه</translation>
    </message>
    <message>
        <source>Run a simulation at record level full; its operations appear here over time.</source>
        <translation>شغّل محاكاة بمستوى التسجيل «كامل»؛ فتظهر عملياتها هنا عبر الزمن.</translation>
    </message>
    <message>
        <source>Nothing ran</source>
        <translation>لم يعمل شيء</translation>
    </message>
    <message>
        <source>%1 has no operation that started.</source>
        <translation>ليس في %1 عملية بدأت.</translation>
    </message>
    <message>
        <source>The run passed the limit of records</source>
        <translation>تجاوز التشغيل حد السجلات</translation>
    </message>
    <message>
        <source>%1 had more records than the limit, so that only figures of links were kept. Raise the record limit and run again.</source>
        <translation>كانت لدى %1 سجلات أكثر من الحد، فلم يُحتفظ إلا بأرقام الوصلات. ارفع حد السجلات وشغّل من جديد.</translation>
    </message>
    <message>
        <source>%1 kept no operations</source>
        <translation>لم يحتفظ %1 بعمليات</translation>
    </message>
    <message>
        <source>The timeline needs record level full. Choose it in the settings of the run and run again.</source>
        <translation>يحتاج الخط الزمني إلى مستوى التسجيل «كامل». اختره في إعدادات التشغيل وشغّل من جديد.</translation>
    </message>
    <message>
        <source>Rows whose name contains this, or /a regular expression/</source>
        <translation>الصفوف التي يحوي اسمها هذا، أو /تعبيرًا نمطيًا/</translation>
    </message>
    <message>
        <source>Filter of the rows</source>
        <translation>مرشّح الصفوف</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>ترشيح الصفوف</translation>
    </message>
    <message>
        <source>Find operations</source>
        <translation>بحث عن عمليات</translation>
    </message>
    <message>
        <source>Lanes of communication</source>
        <translation>حارات الاتصال</translation>
    </message>
    <message>
        <source>How the communication of an NPU is laid out below its compute</source>
        <translation>كيف يُرتَّب اتصال وحدة NPU تحت حوسبتها</translation>
    </message>
    <message>
        <source>Lanes: kind</source>
        <translation>الحارات: الصنف</translation>
    </message>
    <message>
        <source>Lanes: collective</source>
        <translation>الحارات: العملية الجماعية</translation>
    </message>
    <message>
        <source>Lanes: dimension</source>
        <translation>الحارات: البُعد</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>المسار الحرج</translation>
    </message>
    <message>
        <source>Show what the end of the run waited for, back to its start</source>
        <translation>إظهار ما انتظرته نهاية التشغيل، رجوعًا إلى بدايته</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>العلامات المرجعية</translation>
    </message>
    <message>
        <source>Scroll rows</source>
        <translation>التنقل بين الصفوف</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>التنقل عبر الزمن</translation>
    </message>
    <message>
        <source>Preparing the timeline…</source>
        <translation>جارٍ تحضير الخط الزمني…</translation>
    </message>
    <message>
        <source>Preparing the timeline of %1</source>
        <translation>تحضير الخط الزمني لـ %1</translation>
    </message>
    <message>
        <source>The timeline was not prepared</source>
        <translation>لم يُحضَّر الخط الزمني</translation>
    </message>
    <message>
        <source>It was stopped. Select the run again.</source>
        <translation>أُوقف تحضيره. حدّد التشغيل من جديد.</translation>
    </message>
    <message>
        <source>Filtering rows</source>
        <translation>ترشيح الصفوف</translation>
    </message>
    <message>
        <source>Finding operations</source>
        <translation>البحث عن عمليات</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>لم يُعثر على شيء</numerusform>
            <numerusform>عُثر على عملية واحدة</numerusform>
            <numerusform>عُثر على عمليتين</numerusform>
            <numerusform>عُثر على %n</numerusform>
            <numerusform>عُثر على %n</numerusform>
            <numerusform>عُثر على %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>Algorithm of the selected collective</source>
        <translation>خوارزمية العملية الجماعية المحددة</translation>
    </message>
    <message>
        <source>Workload with the times of the run</source>
        <translation>حِمل العمل بأزمنة التشغيل</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyCanvas</name>
    <message>
        <source>Move a note</source>
        <translation>نقل ملاحظة</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>حذف ملاحظة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Text of the note:</source>
        <translation>نص الملاحظة:</translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation>تغيير ملاحظة</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>إضافة ملاحظة</translation>
    </message>
    <message>
        <source>Bend a link</source>
        <translation>ثني وصلة</translation>
    </message>
    <message>
        <source>Straighten links</source>
        <translation>تقويم الوصلات</translation>
    </message>
    <message>
        <source>Label of a link</source>
        <translation>تسمية الوصلة</translation>
    </message>
    <message>
        <source>Label a link</source>
        <translation>تسمية وصلة</translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n node(s)</source>
        <translation>
            <numerusform>ختم %n عقدة</numerusform>
            <numerusform>ختم عقدة واحدة</numerusform>
            <numerusform>ختم عقدتين</numerusform>
            <numerusform>ختم %n عقد</numerusform>
            <numerusform>ختم %n عقدة</numerusform>
            <numerusform>ختم %n عقدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Expand a group</source>
        <translation>توسيع مجموعة</translation>
    </message>
    <message>
        <source>Turn the drawing</source>
        <translation>تدوير الرسم</translation>
    </message>
    <message>
        <source>at (%1)</source>
        <comment>coordinate of an NPU</comment>
        <translation>عند (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Move %n node(s)</source>
        <translation>
            <numerusform>نقل %n عقدة</numerusform>
            <numerusform>نقل عقدة واحدة</numerusform>
            <numerusform>نقل عقدتين</numerusform>
            <numerusform>نقل %n عقد</numerusform>
            <numerusform>نقل %n عقدة</numerusform>
            <numerusform>نقل %n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nudge %n node(s)</source>
        <translation>
            <numerusform>زحزحة %n عقدة</numerusform>
            <numerusform>زحزحة عقدة واحدة</numerusform>
            <numerusform>زحزحة عقدتين</numerusform>
            <numerusform>زحزحة %n عقد</numerusform>
            <numerusform>زحزحة %n عقدة</numerusform>
            <numerusform>زحزحة %n عقدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>الطوبولوجيا</translation>
    </message>
    <message>
        <source>The nodes and links of the fabric</source>
        <translation>عقد النسيج ووصلاته</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyParts</name>
    <message>
        <source>switch</source>
        <translation>مبدّل</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>متعطّل</translation>
    </message>
    <message>
        <source>computes at %1</source>
        <translation>يحسب بسرعة %1</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>متدهور</translation>
    </message>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>لا وصلات صادرة</numerusform>
            <numerusform>وصلة صادرة واحدة</numerusform>
            <numerusform>وصلتان صادرتان</numerusform>
            <numerusform>%n وصلات صادرة</numerusform>
            <numerusform>%n وصلة صادرة</numerusform>
            <numerusform>%n وصلة صادرة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyView</name>
    <message numerus="yes">
        <source>Copied %n node(s)</source>
        <translation>
            <numerusform>لم تُنسخ عقد</numerusform>
            <numerusform>نُسخت عقدة واحدة</numerusform>
            <numerusform>نُسخت عقدتان</numerusform>
            <numerusform>نُسخت %n عقد</numerusform>
            <numerusform>نُسخت %n عقدة</numerusform>
            <numerusform>نُسخت %n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n node(s)</source>
        <translation>
            <numerusform>لصق %n عقدة</numerusform>
            <numerusform>لصق عقدة واحدة</numerusform>
            <numerusform>لصق عقدتين</numerusform>
            <numerusform>لصق %n عقد</numerusform>
            <numerusform>لصق %n عقدة</numerusform>
            <numerusform>لصق %n عقدة</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to paste: copy nodes, or rows of links in a spreadsheet</source>
        <translation>لا شيء للصقه: انسخ عقدًا، أو صفوف وصلات في ورقة حساب</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>problems</comment>
        <translation>و%1 أخرى</translation>
    </message>
    <message>
        <source>Paste links</source>
        <translation>لصق وصلات</translation>
    </message>
    <message>
        <source>These rows are no links, and nothing was pasted:</source>
        <translation>هذه الصفوف ليست وصلات، ولم يُلصق شيء:</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n link(s)</source>
        <translation>
            <numerusform>لصق %n وصلة</numerusform>
            <numerusform>لصق وصلة واحدة</numerusform>
            <numerusform>لصق وصلتين</numerusform>
            <numerusform>لصق %n وصلات</numerusform>
            <numerusform>لصق %n وصلة</numerusform>
            <numerusform>لصق %n وصلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n link(s)</source>
        <translation>
            <numerusform>لم تُلصق وصلات</numerusform>
            <numerusform>لُصقت وصلة واحدة</numerusform>
            <numerusform>لُصقت وصلتان</numerusform>
            <numerusform>لُصقت %n وصلات</numerusform>
            <numerusform>لُصقت %n وصلة</numerusform>
            <numerusform>لُصقت %n وصلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Select or copy what to stamp</source>
        <translation>حدّد أو انسخ ما تريد ختمه</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>الطوبولوجيا</translation>
    </message>
    <message>
        <source>&amp;Drawing</source>
        <translation>الر&amp;سم</translation>
    </message>
    <message>
        <source>Add a no&amp;te</source>
        <translation>إضافة &amp;ملاحظة</translation>
    </message>
    <message>
        <source>&amp;Label of the link…</source>
        <translation>&amp;تسمية الوصلة…</translation>
    </message>
    <message>
        <source>&amp;Straighten links</source>
        <translation>ت&amp;قويم الوصلات</translation>
    </message>
    <message>
        <source>Takes the bends out of the selected links; drag a selected link to bend it</source>
        <translation>يزيل انثناءات الوصلات المحدّدة؛ اسحب وصلة محدّدة لثنيها</translation>
    </message>
    <message>
        <source>&amp;Collapse selected nodes</source>
        <translation>&amp;طيّ العقد المحدّدة</translation>
    </message>
    <message>
        <source>Draws the selected nodes as one box with their number and mean utilization</source>
        <translation>يرسم العقد المحدّدة كصندوق واحد مع عددها ومتوسط استخدامها</translation>
    </message>
    <message>
        <source>Collapse s&amp;ervers (dimension 0)</source>
        <translation>طيّ ال&amp;خوادم (البُعد 0)</translation>
    </message>
    <message>
        <source>Collapse &amp;racks (dimensions 0 and 1)</source>
        <translation>طيّ الخ&amp;زانات (البُعدان 0 و1)</translation>
    </message>
    <message>
        <source>Collapse &amp;pods (dimensions 0 to 2)</source>
        <translation>طيّ و&amp;حدات pod (الأبعاد 0 إلى 2)</translation>
    </message>
    <message>
        <source>E&amp;xpand groups</source>
        <translation>ت&amp;وسيع المجموعات</translation>
    </message>
    <message>
        <source>Expands the selected groups, or all of them; a double-click expands one</source>
        <translation>يوسّع المجموعات المحدّدة، أو كلها؛ والنقر المزدوج يوسّع واحدة</translation>
    </message>
    <message>
        <source>Select two nodes or more to draw them as one box</source>
        <translation>حدّد عقدتين أو أكثر لرسمها كصندوق واحد</translation>
    </message>
    <message>
        <source>Collapse nodes</source>
        <translation>طيّ العقد</translation>
    </message>
    <message>
        <source>The fabric has no such dimensions to collapse</source>
        <translation>ليس في النسيج مثل هذه الأبعاد لطيّها</translation>
    </message>
    <message>
        <source>Collapse dimensions</source>
        <translation>طيّ الأبعاد</translation>
    </message>
    <message>
        <source>Expand groups</source>
        <translation>توسيع المجموعات</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>ال&amp;طبقات</translation>
    </message>
    <message>
        <source>Layers: show or hide the links of a dimension</source>
        <translation>الطبقات: إظهار وصلات بُعد أو إخفاؤها</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>الطبقات</translation>
    </message>
    <message>
        <source>Show a layer</source>
        <translation>إظهار طبقة</translation>
    </message>
    <message>
        <source>Hide a layer</source>
        <translation>إخفاء طبقة</translation>
    </message>
    <message>
        <source>Dimension %1 (%2 NPUs)</source>
        <comment>number, size</comment>
        <translation>البُعد %1 (وحدات NPU: %2)</translation>
    </message>
    <message>
        <source>Links of no dimension</source>
        <translation>وصلات بلا بُعد</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Show all layers</source>
        <translation>إظهار كل الطبقات</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>ت&amp;حديد</translation>
    </message>
    <message>
        <source>L&amp;asso</source>
        <translation>تحدي&amp;د حر</translation>
    </message>
    <message>
        <source>Add &amp;NPU</source>
        <translation>إ&amp;ضافة NPU</translation>
    </message>
    <message>
        <source>Add s&amp;witch</source>
        <translation>إضافة م&amp;بدّل</translation>
    </message>
    <message>
        <source>Draw &amp;link</source>
        <translation>&amp;رسم وصلة</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>ال&amp;يد</translation>
    </message>
    <message>
        <source>Tu&amp;rn in 3-D</source>
        <translation>تد&amp;وير في ⁨3-D⁩</translation>
    </message>
    <message>
        <source>&amp;Fit selection</source>
        <translation>م&amp;لاءمة التحديد</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>ملاءمة ال&amp;كل</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>الحجم الفعلي</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Show in &amp;3-D</source>
        <translation>إظهار &amp;في ⁨3-D⁩</translation>
    </message>
    <message>
        <source>Draws a ring, torus or mesh in space; Shift and the middle button, or the arrow keys, turn it</source>
        <translation>يرسم حلقة أو طارة أو شبكة متشابكة في الفضاء؛ يديرها Shift مع الزر الأوسط أو مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Show flat</source>
        <translation>إظهار مسطّح</translation>
    </message>
    <message>
        <source>Show in 3-D</source>
        <translation>إظهار في ⁨3-D⁩</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Shows the overview map</source>
        <translation>يُظهر خريطة النظرة العامة</translation>
    </message>
    <message>
        <source>Find &amp;node</source>
        <translation>&amp;بحث عن عقدة</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>Select same &amp;kind</source>
        <translation>تحديد ال&amp;صنف نفسه</translation>
    </message>
    <message>
        <source>Select same &amp;dimension</source>
        <translation>تحديد البُعد ن&amp;فسه</translation>
    </message>
    <message>
        <source>Select nei&amp;ghbours</source>
        <translation>تحديد ال&amp;جيران</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>&amp;عكس التحديد</translation>
    </message>
    <message>
        <source>Next node</source>
        <translation>العقدة التالية</translation>
    </message>
    <message>
        <source>Previous node</source>
        <translation>العقدة السابقة</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>تكرا&amp;ر</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Nodes that were copied here or in another window, or links from a spreadsheet: source, destination, bandwidth, latency</source>
        <translation>عقد نُسخت هنا أو في نافذة أخرى، أو وصلات من ورقة حساب: المصدر، الوجهة، عرض النطاق، زمن الكمون</translation>
    </message>
    <message>
        <source>Sta&amp;mp</source>
        <translation>&amp;ختم</translation>
    </message>
    <message>
        <source>Places what is selected, or what was copied, with every click</source>
        <translation>يضع المحدّد أو المنسوخ مع كل نقرة</translation>
    </message>
    <message>
        <source>&amp;Link selected nodes</source>
        <translation>&amp;وصل العقد المحدّدة</translation>
    </message>
    <message>
        <source>Mark as &amp;failed or working</source>
        <translation>تعليم كم&amp;تعطّل أو عامل</translation>
    </message>
    <message>
        <source>Clear &amp;what-if</source>
        <translation>إ&amp;زالة «ماذا لو»</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>محاذاة إلى اليسار</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>محاذاة إلى اليمين</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>محاذاة إلى الأعلى</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>محاذاة إلى الأسفل</translation>
    </message>
    <message>
        <source>Align centres in a column</source>
        <translation>محاذاة المراكز في عمود</translation>
    </message>
    <message>
        <source>Align centres in a row</source>
        <translation>محاذاة المراكز في صف</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>توزيع أفقي</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>توزيع رأسي</translation>
    </message>
    <message>
        <source>&amp;Structural layout</source>
        <translation>تخطيط &amp;بنيوي</translation>
    </message>
    <message>
        <source>&amp;Grid layout</source>
        <translation>تخطيط &amp;شبكي</translation>
    </message>
    <message>
        <source>&amp;Ring layout</source>
        <translation>تخطيط &amp;حلقي</translation>
    </message>
    <message>
        <source>&amp;Nested dimensions layout</source>
        <translation>تخطيط &amp;متداخل الأبعاد</translation>
    </message>
    <message>
        <source>Rac&amp;k rows layout</source>
        <translation>تخطيط صفوف ال&amp;خزانات</translation>
    </message>
    <message>
        <source>&amp;Tree levels layout</source>
        <translation>تخطيط مستويات الش&amp;جرة</translation>
    </message>
    <message>
        <source>&amp;Force layout</source>
        <translation>تخطيط بال&amp;قوى</translation>
    </message>
    <message>
        <source>&amp;Generate a fabric…</source>
        <translation>ت&amp;وليد نسيج…</translation>
    </message>
    <message>
        <source>Make a fabric from its dimensions</source>
        <translation>إنشاء نسيج من أبعاده</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>ت&amp;صدير صورة…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Export &amp;topology…</source>
        <translation>تصدير ال&amp;طوبولوجيا…</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>ال&amp;محاذاة</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>التخط&amp;يط</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>الأ&amp;دوات</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ال&amp;عرض</translation>
    </message>
    <message>
        <source>Nothing is drawn yet</source>
        <translation>لم يُرسم شيء بعد</translation>
    </message>
    <message>
        <source>Leave 3-D first</source>
        <translation>اخرج من ⁨3-D⁩ أولًا</translation>
    </message>
    <message>
        <source>Select a node first</source>
        <translation>حدّد عقدة أولًا</translation>
    </message>
    <message>
        <source>Select a node or a link first</source>
        <translation>حدّد عقدة أو وصلة أولًا</translation>
    </message>
    <message>
        <source>Show the fabric in 3-D first</source>
        <translation>أظهر النسيج في ⁨3-D⁩ أولًا</translation>
    </message>
    <message>
        <source>Select a link first</source>
        <translation>حدّد وصلة أولًا</translation>
    </message>
    <message>
        <source>Select a link with bends first; drag a selected link to bend it</source>
        <translation>حدّد وصلة ذات انثناءات أولًا؛ اسحب وصلة محدّدة لثنيها</translation>
    </message>
    <message>
        <source>The selected nodes are drawn as one box already</source>
        <translation>العقد المحدّدة مرسومة كصندوق واحد بالفعل</translation>
    </message>
    <message>
        <source>No group is collapsed</source>
        <translation>لا مجموعة مطويّة</translation>
    </message>
    <message>
        <source>The fabric is edited in the modes Design and Collectives</source>
        <translation>يُحرَّر النسيج في الوضعين «تصميم» و«العمليات الجماعية»</translation>
    </message>
    <message>
        <source>Topology tools</source>
        <translation>أدوات الطوبولوجيا</translation>
    </message>
    <message>
        <source>No fabric yet</source>
        <translation>لا نسيج بعد</translation>
    </message>
    <message>
        <source>Generate one from its dimensions, open a file, or draw nodes and links.</source>
        <translation>ولّد نسيجًا من أبعاده، أو افتح ملفًا، أو ارسم عقدًا ووصلات.</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>بحث عن عقدة</translation>
    </message>
    <message>
        <source>Find name, number or 2,0,1</source>
        <translation>بحث بالاسم أو الرقم أو ‎2,0,1</translation>
    </message>
    <message>
        <source>Nodes have no places of their own in 3-D: show the fabric flat to move them</source>
        <translation>ليس للعقد مواضع خاصة بها في ⁨3-D⁩: أظهر النسيج مسطّحًا لنقلها</translation>
    </message>
    <message>
        <source>dimensions %1</source>
        <translation>الأبعاد %1</translation>
    </message>
    <message>
        <source>some layers are hidden</source>
        <translation>بعض الطبقات مخفية</translation>
    </message>
    <message>
        <source>%1 and %2 selected</source>
        <comment>nodes, links</comment>
        <translation>المحدّد: %1 و%2</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>لا عقد</numerusform>
            <numerusform>عقدة واحدة</numerusform>
            <numerusform>عقدتان</numerusform>
            <numerusform>%n عقد</numerusform>
            <numerusform>%n عقدة</numerusform>
            <numerusform>%n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>لا وصلات</numerusform>
            <numerusform>وصلة واحدة</numerusform>
            <numerusform>وصلتان</numerusform>
            <numerusform>%n وصلات</numerusform>
            <numerusform>%n وصلة</numerusform>
            <numerusform>%n وصلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) selected</source>
        <translation>
            <numerusform>لا عقد محدّدة</numerusform>
            <numerusform>عقدة واحدة محدّدة</numerusform>
            <numerusform>عقدتان محدّدتان</numerusform>
            <numerusform>%n عقد محدّدة</numerusform>
            <numerusform>%n عقدة محدّدة</numerusform>
            <numerusform>%n عقدة محدّدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>لا وصلات محدّدة</numerusform>
            <numerusform>وصلة واحدة محدّدة</numerusform>
            <numerusform>وصلتان محدّدتان</numerusform>
            <numerusform>%n وصلات محدّدة</numerusform>
            <numerusform>%n وصلة محدّدة</numerusform>
            <numerusform>%n وصلة محدّدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; Alt: off the grid; Esc: back to selecting</source>
        <translation>انقر للوضع؛ Alt: خارج الشبكة؛ Esc: العودة إلى التحديد</translation>
    </message>
    <message>
        <source>Click both ends, or drag from node to node; Shift: one direction only; Esc: back to selecting</source>
        <translation>انقر الطرفين أو اسحب من عقدة إلى عقدة؛ Shift: اتجاه واحد فقط؛ Esc: العودة إلى التحديد</translation>
    </message>
    <message>
        <source>Draw around what to select; Shift: add to it; Esc: back to selecting</source>
        <translation>ارسم حول ما تريد تحديده؛ Shift: الإضافة إليه؛ Esc: العودة إلى التحديد</translation>
    </message>
    <message>
        <source>Click where the note is to be; Esc: back to selecting</source>
        <translation>انقر حيث تريد الملاحظة؛ Esc: العودة إلى التحديد</translation>
    </message>
    <message>
        <source>Click to place; Esc: back to selecting</source>
        <translation>انقر للوضع؛ Esc: العودة إلى التحديد</translation>
    </message>
    <message>
        <source>Drag to turn; Esc: back to selecting</source>
        <translation>اسحب للتدوير؛ Esc: العودة إلى التحديد</translation>
    </message>
    <message>
        <source>3-D: Shift+middle button or arrow keys turn it</source>
        <comment>hint</comment>
        <translation>‏⁨3-D⁩: يديره Shift مع الزر الأوسط أو مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot;</source>
        <translation>لا شيء اسمه «⁨%1⁩»</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>لم يُعثر على شيء</numerusform>
            <numerusform>عُثر على عقدة واحدة</numerusform>
            <numerusform>عُثر على عقدتين</numerusform>
            <numerusform>عُثر على %n</numerusform>
            <numerusform>عُثر على %n</numerusform>
            <numerusform>عُثر على %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>تخطيط</translation>
    </message>
    <message>
        <source>Force layout</source>
        <translation>تخطيط بالقوى</translation>
    </message>
    <message>
        <source>Force layout stopped; nothing was moved</source>
        <translation>أُوقف التخطيط بالقوى؛ ولم يُنقل شيء</translation>
    </message>
    <message>
        <source>; from blue (1 %) to yellow (100 %), grey: idle</source>
        <translation>؛ من الأزرق (⁦1 %⁩) إلى الأصفر (⁦100 %⁩)، والرمادي: خامل</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
    <message>
        <source>Select two nodes to link them</source>
        <translation>حدّد عقدتين لوصلهما</translation>
    </message>
    <message>
        <source>Select a link to choose its dimension</source>
        <translation>حدّد وصلة لاختيار بُعدها</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>توليد %1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TrafficMatrixView</name>
    <message>
        <source>Traffic matrix</source>
        <translation>مصفوفة حركة البيانات</translation>
    </message>
    <message>
        <source>No traffic to show</source>
        <translation>لا حركة بيانات لعرضها</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>ما يُعدّ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>لوغاريتمي</translation>
    </message>
    <message>
        <source>Preparing the traffic matrix…</source>
        <translation>جارٍ تحضير مصفوفة حركة البيانات…</translation>
    </message>
    <message>
        <source>Preparing the traffic matrix of %1</source>
        <translation>تحضير مصفوفة حركة البيانات لـ %1</translation>
    </message>
    <message>
        <source>Run a simulation at record level links or full.</source>
        <translation>شغّل محاكاة بمستوى التسجيل «وصلات» أو «كامل».</translation>
    </message>
    <message>
        <source>%1 kept no traffic between NPUs</source>
        <translation>لم يحتفظ %1 بحركة بيانات بين وحدات NPU</translation>
    </message>
    <message>
        <source>Run again at record level links or full.</source>
        <translation>شغّل من جديد بمستوى التسجيل «وصلات» أو «كامل».</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>لم يُرسل شيء</translation>
    </message>
    <message>
        <source>No NPU sent a message to another one in %1.</source>
        <translation>لم ترسل أي وحدة NPU رسالة إلى أخرى في %1.</translation>
    </message>
    <message>
        <source> (log)</source>
        <translation> (لوغاريتمي)</translation>
    </message>
    <message>
        <source>0 messages</source>
        <translation>0 رسالة</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>لا رسائل</numerusform>
            <numerusform>رسالة واحدة</numerusform>
            <numerusform>رسالتان</numerusform>
            <numerusform>%n رسائل</numerusform>
            <numerusform>%n رسالة</numerusform>
            <numerusform>%n رسالة</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>Show &amp;all NPUs</source>
        <translation>إظهار كل &amp;وحدات NPU</translation>
    </message>
    <message>
        <source>&amp;Logarithmic scale</source>
        <translation>مقياس &amp;لوغاريتمي</translation>
    </message>
    <message>
        <source>Count &amp;messages or bytes</source>
        <translation>&amp;عدّ الرسائل أو البايتات</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Pairs of NPUs</source>
        <translation>أزواج وحدات NPU</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>جارٍ كتابة %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>كُتب %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TuningPanel</name>
    <message>
        <source>%1 (%2 hidden)</source>
        <comment>a kernel with its time, and what of it others hide</comment>
        <translation>‏%1 (‏%2 مخفي)</translation>
    </message>
    <message>
        <source>&amp;Apply the best</source>
        <translation>&amp;تطبيق الأفضل</translation>
    </message>
    <message>
        <source>al&amp;gorithms too</source>
        <translation>ال&amp;خوارزميات أيضًا</translation>
    </message>
    <message>
        <source>Makes the fastest schedule that was found one of the text</source>
        <translation>يضيف أسرع جدول عُثر عليه إلى جداول النص</translation>
    </message>
    <message>
        <source>The best schedule that was found</source>
        <translation>أفضل جدول عُثر عليه</translation>
    </message>
    <message>
        <source>Also tries the algorithms of the collectives, which takes longer</source>
        <translation>يجرّب أيضًا خوارزميات العمليات الجماعية، ويستغرق ذلك وقتًا أطول</translation>
    </message>
    <message>
        <source>Finding the best schedule</source>
        <translation>البحث عن أفضل جدول</translation>
    </message>
    <message>
        <source>There is no program without mistakes</source>
        <translation>لا يوجد بعد برنامج خالٍ من الأخطاء</translation>
    </message>
    <message>
        <source>The search does not know the options and the remote memory of the settings: let it use the device&apos;s system</source>
        <translation>لا يعرف البحث خيارات الإعدادات وذاكرتها البعيدة: دعه يستخدم نظام الجهاز</translation>
    </message>
    <message numerus="yes">
        <source>No schedule is faster than the program as it stands; %n were looked at</source>
        <translation>
            <numerusform>لا جدول أسرع من البرنامج كما هو؛ لم يُنظر في أي منها</numerusform>
            <numerusform>لا جدول أسرع من البرنامج كما هو؛ نُظر في جدول واحد</numerusform>
            <numerusform>لا جدول أسرع من البرنامج كما هو؛ نُظر في جدولين</numerusform>
            <numerusform>لا جدول أسرع من البرنامج كما هو؛ نُظر في %n جداول</numerusform>
            <numerusform>لا جدول أسرع من البرنامج كما هو؛ نُظر في %n جدولًا</numerusform>
            <numerusform>لا جدول أسرع من البرنامج كما هو؛ نُظر في %n جدول</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best of %n schedule(s): %1, %2× as quick</source>
        <translation>
            <numerusform>الأفضل: ⁨%1⁩، السرعة ⁦%2×⁩</numerusform>
            <numerusform>الجدول الوحيد: ⁨%1⁩، السرعة ⁦%2×⁩</numerusform>
            <numerusform>الأفضل من جدولين: ⁨%1⁩، السرعة ⁦%2×⁩</numerusform>
            <numerusform>الأفضل من %n جداول: ⁨%1⁩، السرعة ⁦%2×⁩</numerusform>
            <numerusform>الأفضل من %n جدولًا: ⁨%1⁩، السرعة ⁦%2×⁩</numerusform>
            <numerusform>الأفضل من %n جدول: ⁨%1⁩، السرعة ⁦%2×⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>; not all were tried</source>
        <translation>؛ لم تُجرَّب كلها</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>قبل: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>بعد: %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>&amp;Find the best</source>
        <translation>&amp;بحث عن الأفضل</translation>
    </message>
    <message>
        <source>Tries every schedule that is valid, on the fabric that is open</source>
        <translation>يجرّب كل جدول صالح على النسيج المفتوح</translation>
    </message>
    <message>
        <source>Looking for schedules…</source>
        <translation>جارٍ البحث عن جداول…</translation>
    </message>
    <message>
        <source>Best so far: %1</source>
        <translation>الأفضل حتى الآن: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationChart</name>
    <message>
        <source>Link utilization over time</source>
        <translation>استخدام الوصلات عبر الزمن</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>ما يُظهره الرسم البياني</translation>
    </message>
    <message>
        <source>Dimensions: mean, least to most</source>
        <translation>الأبعاد: المتوسط، من الأدنى إلى الأعلى</translation>
    </message>
    <message>
        <source>Busiest links</source>
        <translation>الوصلات الأكثر انشغالًا</translation>
    </message>
    <message>
        <source>Selected links</source>
        <translation>الوصلات المحدّدة</translation>
    </message>
    <message>
        <source>Export the shown series as CSV</source>
        <translation>تصدير السلاسل الظاهرة كملف CSV</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>السلاسل</translation>
    </message>
    <message>
        <source>Select links in the topology or in a table to see them here.</source>
        <translation>حدّد وصلات في الطوبولوجيا أو في جدول بيانات لتراها هنا.</translation>
    </message>
    <message>
        <source>busy, %</source>
        <translation>الانشغال، %</translation>
    </message>
    <message>
        <source>No utilization over time</source>
        <translation>لا استخدام عبر الزمن</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>لا نتائج بعد</translation>
    </message>
    <message>
        <source>Run the simulation to see how busy its links are over time.</source>
        <translation>شغّل المحاكاة لترى مدى انشغال وصلاتها عبر الزمن.</translation>
    </message>
    <message>
        <source>The congestion-unaware model knows no busy time of links. Choose the congestion-aware model in the settings and run again.</source>
        <translation>لا يعرف النموذج غير المراعي للازدحام زمن انشغال للوصلات. اختر النموذج المراعي للازدحام في الإعدادات وشغّل من جديد.</translation>
    </message>
    <message>
        <source>Links were not recorded, or nothing took time. Choose level links or full in the settings and run again.</source>
        <translation>لم تُسجَّل الوصلات، أو لم يستغرق شيء زمنًا. اختر المستوى «وصلات» أو «كامل» في الإعدادات وشغّل من جديد.</translation>
    </message>
    <message>
        <source>Preparing the chart…</source>
        <translation>جارٍ تحضير الرسم البياني…</translation>
    </message>
    <message>
        <source>The utilization of all links is being put together.</source>
        <translation>يُجمَّع استخدام كل الوصلات.</translation>
    </message>
    <message>
        <source>Utilization of %1</source>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>Preparing the chart was stopped.</source>
        <translation>أُوقف تحضير الرسم البياني.</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>الزمن، %1</translation>
    </message>
    <message>
        <source>time, %1 after %2</source>
        <translation>الزمن، %1 بعد %2</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>الرسوم البيانية</translation>
    </message>
    <message>
        <source>Utilization of &amp;dimensions</source>
        <translation>استخدام الأ&amp;بعاد</translation>
    </message>
    <message>
        <source>Utilization of the &amp;busiest links</source>
        <translation>استخدام الوصلات الأكثر ان&amp;شغالًا</translation>
    </message>
    <message>
        <source>Utilization of the &amp;selected links</source>
        <translation>استخدام الوصلات الم&amp;حدّدة</translation>
    </message>
    <message>
        <source>&amp;Export utilization as CSV…</source>
        <translation>ت&amp;صدير الاستخدام كملف CSV…</translation>
    </message>
    <message>
        <source>%1 least</source>
        <translation>‏⁨%1⁩، الأدنى</translation>
    </message>
    <message>
        <source>%1 most</source>
        <translation>‏⁨%1⁩، الأعلى</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationData</name>
    <message>
        <source>dimension %1</source>
        <translation>البُعد %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationParts</name>
    <message>
        <source>mean %1, most %2</source>
        <translation>المتوسط %1، الأعلى %2</translation>
    </message>
    <message>
        <source>%1 busy from %2 to %3</source>
        <translation>الانشغال %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>least %1, most %2</source>
        <translation>الأدنى %1، الأعلى %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::VerdictBanner</name>
    <message>
        <source>Show the step</source>
        <translation>إظهار الخطوة</translation>
    </message>
    <message>
        <source>Go to the step that is wrong</source>
        <translation>الانتقال إلى الخطوة الخطأ</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>جارٍ فحص %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n رتبة</numerusform>
            <numerusform>رتبة واحدة</numerusform>
            <numerusform>رتبتين</numerusform>
            <numerusform>%n رتب</numerusform>
            <numerusform>%n رتبة</numerusform>
            <numerusform>%n رتبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: %1 on %2, %3 transfers</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;; %2: &quot;8 ranks&quot;; %3: a number</extracomment>
        <translation>صحيح: %1 على %2، عمليات النقل %3</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>المطلوب: %1</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>الموجود: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>خطأ: %1</translation>
    </message>
    <message>
        <source>Show the slot</source>
        <translation>إظهار الخانة</translation>
    </message>
    <message>
        <source>%1 could not be checked: %2</source>
        <translation>تعذّر فحص %1: %2</translation>
    </message>
    <message>
        <source>It cannot run on the fabric that is open: %1</source>
        <translation>لا يمكن أن يعمل على النسيج المفتوح: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::View</name>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ViewSheet</name>
    <message>
        <source>The first %1 of %2 rows; all of them can be exported as CSV.</source>
        <translation>أول %1 من %2 من الصفوف؛ ويمكن تصديرها كلها كملف CSV.</translation>
    </message>
    <message>
        <source>Only the upper %1 are shown: the rest has no room in a picture.</source>
        <translation>يظهر الجزء العلوي فقط بنسبة %1: لا تتسع الصورة لما تبقّى.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayDrawing</name>
    <message>
        <source>Way of the chunk</source>
        <translation>طريق القطعة</translation>
    </message>
    <message>
        <source>Select a step or a chunk to see its way over the ranks.</source>
        <translation>حدّد خطوة أو قطعة لترى طريقها على الرتب.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayMap</name>
    <message>
        <source>Way of the chunk over the fabric</source>
        <translation>طريق القطعة على النسيج</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>‏%1 على %2</translation>
    </message>
    <message>
        <source>The fabric has no place for this schedule: %1 ranks against %2 NPUs.</source>
        <translation>ليس في النسيج مكان لهذا الجدول: عدد رتبه %1، وعدد وحدات NPU في النسيج %2.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayPanel</name>
    <message>
        <source>Chunk whose way is shown</source>
        <translation>القطعة التي يظهر طريقها</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no chunk is selected</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Whose contribution is followed</source>
        <translation>إسهام من يُتبَع</translation>
    </message>
    <message>
        <source>Follow all that becomes the chunk, or what one rank contributes to it</source>
        <translation>تتبّع كل ما يصبح القطعة، أو ما تسهم به رتبة واحدة فيها</translation>
    </message>
    <message>
        <source>How the way is drawn</source>
        <translation>كيف يُرسم الطريق</translation>
    </message>
    <message>
        <source>as a tree</source>
        <comment>how the way of a chunk is drawn</comment>
        <translation>كشجرة</translation>
    </message>
    <message>
        <source>on the fabric</source>
        <comment>how the way of a chunk is drawn</comment>
        <translation>على النسيج</translation>
    </message>
    <message>
        <source>&amp;Chunk</source>
        <translation>ال&amp;قطعة</translation>
    </message>
    <message>
        <source>all contributions</source>
        <translation>كل الإسهامات</translation>
    </message>
    <message>
        <source>from rank %1</source>
        <translation>من الرتبة %1</translation>
    </message>
    <message numerus="yes">
        <source>%n transfer(s)</source>
        <translation>
            <numerusform>لا عمليات نقل</numerusform>
            <numerusform>عملية نقل واحدة</numerusform>
            <numerusform>عمليتا نقل</numerusform>
            <numerusform>%n عمليات نقل</numerusform>
            <numerusform>%n عملية نقل</numerusform>
            <numerusform>%n عملية نقل</numerusform>
        </translation>
    </message>
    <message>
        <source>This chunk does not move between ranks.</source>
        <translation>لا تتحرّك هذه القطعة بين الرتب.</translation>
    </message>
    <message>
        <source>%1, the last one ends at level %2; on %3 of %4 ranks</source>
        <translation>‏%1، تنتهي آخرها عند المستوى %2؛ على %3 من %4 من الرتب</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WhatIfView</name>
    <message>
        <source>What if</source>
        <translation>ماذا لو</translation>
    </message>
    <message>
        <source>Times faster:</source>
        <translation>معامل التسريع:</translation>
    </message>
    <message>
        <source>How many times faster</source>
        <translation>معامل التسريع</translation>
    </message>
    <message>
        <source>Each thing is made this many times faster, one after another; below 1 is slower</source>
        <translation>يُسرَّع كل شيء بهذا العدد من المرات، واحدًا بعد آخر؛ وما دون 1 أبطأ</translation>
    </message>
    <message>
        <source>Simulate changes</source>
        <translation>محاكاة التغييرات</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Ends the simulations; the answers that are shown stay</source>
        <translation>ينهي المحاكاة؛ وتبقى الإجابات المعروضة</translation>
    </message>
    <message>
        <source>Changes simulated</source>
        <translation>التغييرات التي حوكيت</translation>
    </message>
    <message>
        <source>Changes and what they gain</source>
        <translation>التغييرات وما يُكسَب منها</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>لا تشغيل بعد</translation>
    </message>
    <message>
        <source>The workload of this run is not there any more</source>
        <translation>لم يعد حِمل عمل هذا التشغيل موجودًا</translation>
    </message>
    <message>
        <source>The run that is shown did not come to its end</source>
        <translation>التشغيل المعروض لم يبلغ نهايته</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>ماذا لو: %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>The one thing that is other than in the run</source>
        <translation>الشيء الوحيد المختلف عن التشغيل</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>الزمن الكلي</translation>
    </message>
    <message>
        <source>With the change; of those that cannot be simulated, why</source>
        <translation>مع التغيير؛ ولما لا يمكن محاكاته، السبب</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>الكسب</translation>
    </message>
    <message>
        <source>By how much the makespan is shorter; below 0 it is longer</source>
        <translation>بكم يقصر الزمن الكلي؛ وما دون 0 فهو أطول</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Of the makespan as it is</source>
        <translation>من الزمن الكلي كما هو</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>على المسار الحرج</translation>
    </message>
    <message>
        <source>What the critical path spends on it: no more than that can be gained where nothing is shared</source>
        <translation>ما يقضيه المسار الحرج فيه: ولا يُكسَب أكثر منه حيث لا شيء مشترك</translation>
    </message>
    <message>
        <source>Simulates the run that is shown with one change after another</source>
        <translation>يحاكي التشغيل المعروض بتغيير بعد آخر</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>لا نتائج بعد</translation>
    </message>
    <message>
        <source>Run the simulation to ask what would be gained if something were faster.</source>
        <translation>شغّل المحاكاة لتسأل ما الذي يُكسَب لو كان شيء ما أسرع.</translation>
    </message>
    <message>
        <source>Run the simulation again to ask about it.</source>
        <translation>شغّل المحاكاة من جديد لتسأل عنه.</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation>لا شيء ليُغيَّر</translation>
    </message>
    <message>
        <source>The critical path spends no time on what can be faster.</source>
        <translation>لا يقضي المسار الحرج زمنًا فيما يمكن تسريعه.</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>لم يُسأل شيء بعد</translation>
    </message>
    <message>
        <source>Simulate the changes to see which link, dimension, NPU or algorithm is worth the most.</source>
        <translation>حاكِ التغييرات لترى أي وصلة أو بُعد أو NPU أو خوارزمية أجدى.</translation>
    </message>
    <message>
        <source>Stopped before every change was simulated.</source>
        <translation>أُوقف قبل محاكاة كل التغييرات.</translation>
    </message>
    <message>
        <source>Outdated: %1, %2 × faster. Another run is shown now; simulate the changes again for that one.</source>
        <translation>قديم: %1، أسرع ⁦%2 ×⁩. المعروض الآن تشغيل آخر؛ حاكِ التغييرات من جديد له.</translation>
    </message>
    <message>
        <source>Simulate &amp;changes</source>
        <translation>محاكاة الت&amp;غييرات</translation>
    </message>
    <message>
        <source>Ask what would be gained if something of the run were faster</source>
        <translation>اسأل ما الذي يُكسَب لو كان شيء في التشغيل أسرع</translation>
    </message>
    <message>
        <source>&amp;Stop the changes</source>
        <translation>إ&amp;يقاف التغييرات</translation>
    </message>
    <message>
        <source>End the simulations of changes; the answers that are shown stay</source>
        <translation>إنهاء محاكاة التغييرات؛ وتبقى الإجابات المعروضة</translation>
    </message>
    <message>
        <source>No changes are being simulated</source>
        <translation>لا تغييرات تُحاكى الآن</translation>
    </message>
    <message>
        <source>The changes are being simulated already</source>
        <translation>تجري محاكاة التغييرات بالفعل</translation>
    </message>
    <message>
        <source>%1 takes %2 as it is; with one thing %3 × faster:</source>
        <translation>يستغرق %1 كما هو %2؛ ومع شيء واحد أسرع ⁦%3 ×⁩:</translation>
    </message>
    <message>
        <source>Simulating changes</source>
        <translation>جارٍ محاكاة التغييرات</translation>
    </message>
    <message>
        <source>What they gain is shown when all are simulated, or stopped.</source>
        <translation>يُعرض ما تكسبه عند محاكاة جميعها أو إيقافها.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Workload</name>
    <message>
        <source>world</source>
        <comment>the group of all ranks</comment>
        <translation>كل الرتب</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WorkloadView</name>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>No workload</source>
        <translation>لا حِمل عمل</translation>
    </message>
    <message>
        <source>Open a Chakra trace: one file of a set, its folder, or drop it here. Or make a benchmark of one collective.</source>
        <translation>افتح تتبّع Chakra: أحد ملفات مجموعة، أو مجلدها، أو أفلته هنا. أو أنشئ اختبار أداء لعملية جماعية واحدة.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>التبعيات</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>العمليات الجماعية</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>نتائج الفحص</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>نتائج الفحص (%1)</translation>
    </message>
    <message>
        <source>Summarize workload</source>
        <translation>تلخيص حِمل العمل</translation>
    </message>
    <message>
        <source>%1 – %2 on %3</source>
        <comment>a source, its operations, its ranks</comment>
        <translation>‏%1 – %2 على %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>لا عمليات</numerusform>
            <numerusform>عملية واحدة</numerusform>
            <numerusform>عمليتان</numerusform>
            <numerusform>%Ln عمليات</numerusform>
            <numerusform>%Ln عملية</numerusform>
            <numerusform>%Ln عملية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln رتبة</numerusform>
            <numerusform>رتبة واحدة</numerusform>
            <numerusform>رتبتين</numerusform>
            <numerusform>%Ln رتب</numerusform>
            <numerusform>%Ln رتبة</numerusform>
            <numerusform>%Ln رتبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – %Ln rank(s) missing</source>
        <translation>
            <numerusform> – لا رتب ناقصة</numerusform>
            <numerusform> – رتبة واحدة ناقصة</numerusform>
            <numerusform> – رتبتان ناقصتان</numerusform>
            <numerusform> – %Ln رتب ناقصة</numerusform>
            <numerusform> – %Ln رتبة ناقصة</numerusform>
            <numerusform> – %Ln رتبة ناقصة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Find operations</source>
        <translation>&amp;بحث عن عمليات</translation>
    </message>
    <message>
        <source>Type a part of an operation&apos;s name</source>
        <translation>اكتب جزءًا من اسم عملية</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>إ&amp;زالة المرشّحات</translation>
    </message>
    <message>
        <source>Show all operations</source>
        <translation>إظهار كل العمليات</translation>
    </message>
    <message>
        <source>Show &amp;dependencies</source>
        <translation>إظهار التب&amp;عيات</translation>
    </message>
    <message>
        <source>Draw what the selected operation waits for and what waits for it</source>
        <translation>رسم ما تنتظره العملية المحدّدة وما ينتظرها</translation>
    </message>
    <message>
        <source>&amp;Fit dependencies</source>
        <translation>م&amp;لاءمة التبعيات</translation>
    </message>
    <message>
        <source>Show the whole drawing of dependencies</source>
        <translation>إظهار رسم التبعيات كله</translation>
    </message>
    <message>
        <source>Show fi&amp;ndings</source>
        <translation>إظهار &amp;نتائج الفحص</translation>
    </message>
    <message>
        <source>What the validator says about the workload</source>
        <translation>ما يقوله المدقّق عن حِمل العمل</translation>
    </message>
    <message>
        <source>No filter is set</source>
        <translation>لا مرشّح معيَّنًا</translation>
    </message>
</context>
</TS>
