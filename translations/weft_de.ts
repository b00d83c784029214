<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>CompareTable</name>
    <message>
        <source>%1 pp</source>
        <extracomment>percentage points: the difference of two percentages</extracomment>
        <translation>%1 PP</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>%1 and others have failed: repair them, or draw another way</source>
        <translation>%1 und andere sind ausgefallen: reparieren oder einen anderen Weg zeichnen</translation>
    </message>
    <message>
        <source>%1 has failed: its rank can neither send nor receive</source>
        <translation>%1 ist ausgefallen: Der zugehörige Rang kann weder senden noch empfangen</translation>
    </message>
    <message>
        <source>%1 has failed: repair it, or draw another way</source>
        <translation>%1 ist ausgefallen: reparieren oder einen anderen Weg zeichnen</translation>
    </message>
    <message>
        <source>%1 has no links</source>
        <translation>%1 hat keine Links</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads from it over working links</source>
        <translation>%1 ist abgeschnitten: Kein Weg führt über intakte Links von dort weg</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads to it or from it over working links</source>
        <translation>%1 ist abgeschnitten: Kein Weg führt über intakte Links dorthin oder von dort weg</translation>
    </message>
    <message>
        <source>%1 is cut off: no way leads to it over working links</source>
        <translation>%1 ist abgeschnitten: Kein Weg führt über intakte Links dorthin</translation>
    </message>
    <message>
        <source>%1 is in no file: the project does not keep it</source>
        <translation>%1 steht in keiner Datei und bleibt nicht im Projekt erhalten</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads from it to the others</source>
        <translation>%1 ist nicht verbunden: Kein Weg führt von dort zu den anderen</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads to it from the others</source>
        <translation>%1 ist nicht verbunden: Kein Weg führt von den anderen dorthin</translation>
    </message>
    <message>
        <source>%1 is not connected: no way leads to it or from it</source>
        <translation>%1 ist nicht verbunden: Kein Weg führt dorthin oder von dort weg</translation>
    </message>
    <message>
        <source>%1 is not like its way back</source>
        <translation>%1 unterscheidet sich von seinem Rückweg</translation>
    </message>
    <message>
        <source>%1 is there twice with the same costs</source>
        <translation>%1 ist doppelt mit denselben Kosten vorhanden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A topology is saved as .json, .yml, .csv, .dot or .graphml</source>
        <translation>Eine Topologie wird als .json, .yml, .csv, .dot oder .graphml gespeichert</translation>
    </message>
    <message>
        <source>The fabric is being read</source>
        <translation>Die Fabric wird gelesen</translation>
    </message>
    <message>
        <source>There is no fabric to run on</source>
        <translation>Es gibt keine Fabric zum Ausführen</translation>
    </message>
    <message>
        <source>Weft is still busy with another file</source>
        <translation>Weft ist noch mit einer anderen Datei beschäftigt</translation>
    </message>
    <message>
        <source>a window shows one project, and another one was opened with this one</source>
        <translation>ein Fenster zeigt ein einziges Projekt, und zugleich wurde ein anderes geöffnet</translation>
    </message>
    <message>
        <source>add a link between the parts</source>
        <translation>einen Link zwischen den Teilen hinzufügen</translation>
    </message>
    <message>
        <source>add links, or let the nodes between forward</source>
        <translation>Links hinzufügen oder die Knoten dazwischen weiterleiten lassen</translation>
    </message>
    <message>
        <source>check the folder, its permissions and the free space</source>
        <translation>den Ordner, seine Zugriffsrechte und den freien Platz prüfen</translation>
    </message>
    <message>
        <source>clear its state, or run a workload without it</source>
        <translation>den Zustand zurücksetzen oder einen Workload ohne diesen Rang ausführen</translation>
    </message>
    <message>
        <source>draw a link to it</source>
        <translation>einen Link dorthin zeichnen</translation>
    </message>
    <message>
        <source>draw, generate or open one</source>
        <translation>eine zeichnen, erzeugen oder öffnen</translation>
    </message>
    <message>
        <source>export it from the schedule view</source>
        <translation>aus der Ansicht „Ablaufplan“ exportieren</translation>
    </message>
    <message>
        <source>export it from the synthesis view</source>
        <translation>aus der Ansicht „Synthese“ exportieren</translation>
    </message>
    <message>
        <source>fine if that is meant; else give both directions the same costs</source>
        <translation>in Ordnung, falls gewollt; sonst beiden Richtungen dieselben Kosten geben</translation>
    </message>
    <message>
        <source>fine if two cables are meant; else delete one</source>
        <translation>in Ordnung, falls zwei Kabel gemeint sind; sonst eines löschen</translation>
    </message>
    <message>
        <source>it is checked on the fabric that is open</source>
        <translation>geprüft wird auf der offenen Fabric</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>es wurde gestoppt</translation>
    </message>
    <message>
        <source>its workload has changed since</source>
        <translation>sein Workload hat sich seitdem geändert</translation>
    </message>
    <message>
        <source>not all of it ended</source>
        <translation>nicht alles wurde fertig</translation>
    </message>
    <message>
        <source>not looked at: steps of schedules after the first %1</source>
        <translation>nicht betrachtet: Schritte von Ablaufplänen nach den ersten %1</translation>
    </message>
    <message>
        <source>open it by itself</source>
        <translation>einzeln öffnen</translation>
    </message>
    <message>
        <source>opening was stopped</source>
        <translation>das Öffnen wurde gestoppt</translation>
    </message>
    <message>
        <source>preparing the picture was stopped</source>
        <translation>die Vorbereitung des Bildes wurde gestoppt</translation>
    </message>
    <message>
        <source>put the traces back where they were</source>
        <translation>die Traces wieder an ihren Platz legen</translation>
    </message>
    <message>
        <source>repair what has failed, or draw another way</source>
        <translation>das Ausgefallene reparieren oder einen anderen Weg zeichnen</translation>
    </message>
    <message>
        <source>run again to see the present one</source>
        <translation>erneut ausführen, um den jetzigen zu sehen</translation>
    </message>
    <message>
        <source>save, and try with less or start Weft again</source>
        <translation>speichern und es mit weniger versuchen oder Weft neu starten</translation>
    </message>
    <message>
        <source>the fabric falls into %1 parts that no way joins: %2 and %3 more are apart from the rest</source>
        <translation>die Fabric zerfällt in %1 Teile, die kein Weg verbindet: %2 und %3 weitere sind vom Rest getrennt</translation>
    </message>
    <message>
        <source>the fabric falls into %1 parts that no way joins: %2 is apart from the rest</source>
        <translation>die Fabric zerfällt in %1 Teile, die kein Weg verbindet: %2 ist vom Rest getrennt</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>the file holds no JSON object</source>
        <translation>die Datei enthält kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the folder for the results cannot be made</source>
        <translation>der Ordner für die Ergebnisse kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>the operations of %1 are shown without their names: %2</source>
        <translation>die Operationen von %1 werden ohne ihre Namen gezeigt: %2</translation>
    </message>
    <message>
        <source>the results of a run cannot be copied</source>
        <translation>die Ergebnisse eines Laufs können nicht kopiert werden</translation>
    </message>
    <message>
        <source>the simulation broke off: %1</source>
        <translation>die Simulation brach ab: %1</translation>
    </message>
    <message>
        <source>this is a pipe or a device</source>
        <translation>dies ist eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>write its content to a file and open that</source>
        <translation>den Inhalt in eine Datei schreiben und diese öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the same kind</source>
        <extracomment>of one: %n more of the same kind</extracomment>
        <translation>
            <numerusform>%n weiteres derselben Art</numerusform>
            <numerusform>%n weitere derselben Art</numerusform>
        </translation>
    </message>
    <message>
        <source>generate a fabric of the workload&apos;s size, or load all ranks</source>
        <translation>eine Fabric in der Größe des Workloads erzeugen oder alle Ränge laden</translation>
    </message>
    <message>
        <source>give one algorithm for each dimension</source>
        <translation>für jede Dimension einen Algorithmus angeben</translation>
    </message>
    <message>
        <source>take a fabric of the workload&apos;s size</source>
        <translation>eine Fabric in der Größe des Workloads verwenden</translation>
    </message>
    <message>
        <source>the fabric has %1 and the workload only %2</source>
        <translation>die Fabric hat %1 und der Workload nur %2</translation>
    </message>
    <message>
        <source>the workload has %1 and the fabric only %2: the others are ignored</source>
        <translation>der Workload hat %1 und die Fabric nur %2: Die übrigen werden ignoriert</translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs</source>
        <extracomment>of one: %n NPU</extracomment>
        <translation>
            <numerusform>%n NPU</numerusform>
            <numerusform>%n NPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks</source>
        <extracomment>of one: %n rank</extracomment>
        <translation>
            <numerusform>%n Rang</numerusform>
            <numerusform>%n Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on dimension %2</source>
        <translation>%1 in Dimension %2</translation>
    </message>
    <message>
        <source>%1: %2 of the gain from %3</source>
        <translation>%1: %2 des Gewinns durch %3</translation>
    </message>
    <message>
        <source>%1: %2 of the loss from %3</source>
        <translation>%1: %2 des Verlusts durch %3</translation>
    </message>
    <message>
        <source>%1× faster, %2</source>
        <translation>%1× schneller, %2</translation>
    </message>
    <message>
        <source>%1× slower, %2</source>
        <translation>%1× langsamer, %2</translation>
    </message>
    <message>
        <source>bandwidth-bound: links are %1 busy on average, the hottest %2</source>
        <translation>bandbreitengebunden: Links sind im Mittel zu %1 belegt, der heißeste zu %2</translation>
    </message>
    <message>
        <source>bandwidth-bound: links are %1 loaded on average, the hottest %2</source>
        <translation>bandbreitengebunden: Links haben im Mittel %1 Last, der heißeste %2</translation>
    </message>
    <message>
        <source>communication-bound: %1 of the step is exposed communication, compute takes %2</source>
        <translation>kommunikationsgebunden: %1 des Schritts ist freiliegende Kommunikation, die Berechnung braucht %2</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>compute and communication share the step: compute takes %1, exposed communication %2</source>
        <translation>Berechnung und Kommunikation teilen sich den Schritt: Die Berechnung braucht %1, freiliegende Kommunikation %2</translation>
    </message>
    <message>
        <source>compute-bound: compute takes %1 of the step, exposed communication %2</source>
        <translation>rechengebunden: Die Berechnung braucht %1 des Schritts, freiliegende Kommunikation %2</translation>
    </message>
    <message>
        <source>contention</source>
        <translation>Konkurrenz</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>dimension %1 is the bottleneck: %2 busy against %3 in dimension %4</source>
        <translation>Dimension %1 ist der Engpass: zu %2 belegt gegenüber %3 in Dimension %4</translation>
    </message>
    <message>
        <source>dimension %1 is the bottleneck: %2 loaded against %3 in dimension %4</source>
        <translation>Dimension %1 ist der Engpass: Last %2 gegenüber %3 in Dimension %4</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>latency-bound: no link is more than %1 busy, so that delays and waiting take the time, not bandwidth</source>
        <translation>latenzgebunden: Kein Link ist zu mehr als %1 belegt; Verzögerungen und Warten kosten die Zeit, nicht die Bandbreite</translation>
    </message>
    <message>
        <source>latency-bound: no link is more than %1 loaded, so that delays and waiting take the time, not bandwidth</source>
        <translation>latenzgebunden: Kein Link hat mehr als %1 Last; Verzögerungen und Warten kosten die Zeit, nicht die Bandbreite</translation>
    </message>
    <message>
        <source>less than 0.1 % faster, %1</source>
        <translation>weniger als 0,1 % schneller, %1</translation>
    </message>
    <message>
        <source>less than 0.1 % slower, %1</source>
        <translation>weniger als 0,1 % langsamer, %1</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>Link %1</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>nothing differs: %1</source>
        <translation>kein Unterschied: %1</translation>
    </message>
    <message>
        <source>nothing took any time</source>
        <translation>nichts hat Zeit gebraucht</translation>
    </message>
    <message>
        <source>one of the runs did not finish, so that there are no makespans to compare</source>
        <translation>einer der Läufe wurde nicht fertig, sodass es keine Gesamtdauern zu vergleichen gibt</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>queue-wait</source>
        <translation>Warten in der Warteschlange</translation>
    </message>
    <message>
        <source>rank %1 finishes last and idles for %2 of the step: it waits for others</source>
        <translation>Rang %1 wird als Letzter fertig und verbringt %2 des Schritts im Leerlauf: Er wartet auf andere</translation>
    </message>
    <message>
        <source>replayed</source>
        <translation>wiedergegeben</translation>
    </message>
    <message>
        <source>serialization</source>
        <translation>Serialisierung</translation>
    </message>
    <message>
        <source>slot-wait</source>
        <translation>Warten auf Slot</translation>
    </message>
    <message>
        <source>the bottleneck is %1: %2 busy against %3 on the other links</source>
        <translation>Engpass: %1, zu %2 belegt gegenüber %3 bei den anderen Links</translation>
    </message>
    <message>
        <source>the bottleneck is %1: %2 loaded against %3 on the other links</source>
        <translation>Engpass: %1, Last %2 gegenüber %3 bei den anderen Links</translation>
    </message>
    <message>
        <source>the run was stopped; what is shown is partial</source>
        <translation>der Lauf wurde gestoppt; das Gezeigte ist unvollständig</translation>
    </message>
    <message>
        <source>the same makespan, %1</source>
        <translation>dieselbe Gesamtdauer, %1</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>Warten</translation>
    </message>
    <message numerus="yes">
        <source>%n links like %1</source>
        <extracomment>of one: %n link like %1</extracomment>
        <translation>
            <numerusform>%n Link wie %1</numerusform>
            <numerusform>%n Links wie %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks never finish</source>
        <extracomment>of one: %n rank never finishes</extracomment>
        <translation>
            <numerusform>%n Rang wird nie fertig</numerusform>
            <numerusform>%n Ränge werden nie fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks never finish, the first of them rank %1</source>
        <extracomment>of one: %n rank never finishes, the first of them rank %1</extracomment>
        <translation>
            <numerusform>%n Rang wird nie fertig, nämlich Rang %1</numerusform>
            <numerusform>%n Ränge werden nie fertig, der erste davon ist Rang %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links from NPUs to switches in dimension %1</source>
        <extracomment>of one: the %n link from NPUs to switches in dimension %1</extracomment>
        <translation>
            <numerusform>der %n Link von NPUs zu Switches in Dimension %1</numerusform>
            <numerusform>die %n Links von NPUs zu Switches in Dimension %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links from switches to NPUs in dimension %1</source>
        <extracomment>of one: the %n link from switches to NPUs in dimension %1</extracomment>
        <translation>
            <numerusform>der %n Link von Switches zu NPUs in Dimension %1</numerusform>
            <numerusform>die %n Links von Switches zu NPUs in Dimension %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links in dimension %1</source>
        <extracomment>of one: the %n link in dimension %1</extracomment>
        <translation>
            <numerusform>der %n Link in Dimension %1</numerusform>
            <numerusform>die %n Links in Dimension %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links of one direction in dimension %1</source>
        <extracomment>of one: the %n link of one direction in dimension %1</extracomment>
        <translation>
            <numerusform>der %n Link einer Richtung in Dimension %1</numerusform>
            <numerusform>die %n Links einer Richtung in Dimension %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (in column %2 of the spec)</source>
        <translation>%1 (in Spalte %2 der Angabe)</translation>
    </message>
    <message>
        <source>%1 (line %2) is %3</source>
        <translation>%1 (Zeile %2) ist %3</translation>
    </message>
    <message>
        <source>%1 (node %2)</source>
        <translation>%1 (Knoten %2)</translation>
    </message>
    <message>
        <source>%1 NPUs are not a whole number of servers of %2</source>
        <translation>%1 NPUs ergeben keine ganze Zahl von Servern zu je %2</translation>
    </message>
    <message>
        <source>%1 and %2 are not connected by what is fused</source>
        <translation>%1 und %2 sind durch nichts verbunden, was fusioniert wird</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <translation>%1 und %2 passen nicht zusammen</translation>
    </message>
    <message>
        <source>%1 begins with something that is not a length</source>
        <translation>%1 beginnt mit etwas, das keine Länge ist</translation>
    </message>
    <message>
        <source>%1 cannot take %2</source>
        <translation>%1 nimmt %2 nicht an</translation>
    </message>
    <message>
        <source>%1 cannot take what is %2</source>
        <translation>%1 nimmt nichts an, was %2 ist</translation>
    </message>
    <message>
        <source>%1 comes after %2, which can only take in what is computed before it</source>
        <translation>%1 kommt nach %2, das nur aufnehmen kann, was davor berechnet wird</translation>
    </message>
    <message>
        <source>%1 comes before %2, which can only take in what is computed after it</source>
        <translation>%1 kommt vor %2, das nur aufnehmen kann, was danach berechnet wird</translation>
    </message>
    <message>
        <source>%1 control dependencies are ignored: in PyTorch&apos;s schema 1.0.1 they are the call stack, for which the data dependencies stand</source>
        <translation>%1 Steuerabhängigkeiten werden ignoriert: In PyTorchs Schema 1.0.1 sind sie der Aufrufstapel, für den die Datenabhängigkeiten stehen</translation>
    </message>
    <message>
        <source>%1 control dependencies name call-stack parents that the converter has dropped; they are ignored (this is the first node)</source>
        <translation>%1 Steuerabhängigkeiten nennen Eltern im Aufrufstapel, die der Konverter weggelassen hat; sie werden ignoriert (dies ist der erste Knoten)</translation>
    </message>
    <message>
        <source>%1 does not exist; ids go from 0 to %2-1</source>
        <translation>%1 existiert nicht; IDs gehen von 0 bis %2-1</translation>
    </message>
    <message>
        <source>%1 does not forward what others send</source>
        <translation>%1 leitet nicht weiter, was andere senden</translation>
    </message>
    <message>
        <source>%1 does not go element by element</source>
        <translation>%1 geht nicht Element für Element vor</translation>
    </message>
    <message>
        <source>%1 does not take what comes before it in the chain</source>
        <translation>%1 nimmt nicht an, was in der Kette davor kommt</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 global links a router cannot join %2 groups of %3 routers</source>
        <translation>%1 globale Links je Router können %2 Gruppen zu je %3 Routern nicht verbinden</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but topology has %3</source>
        <translation>%1 hat %2 Einträge, die Topologie aber %3</translation>
    </message>
    <message>
        <source>%1 has %2 ranks, %3 %4</source>
        <translation>%1 hat %2 Ränge, %3 %4</translation>
    </message>
    <message>
        <source>%1 has another shape than %2</source>
        <translation>%1 hat eine andere Form als %2</translation>
    </message>
    <message>
        <source>%1 has no key &apos;%2&apos;</source>
        <translation>%1 hat keinen Schlüssel „%2“</translation>
    </message>
    <message>
        <source>%1 has no result for the name &quot;%2&quot;</source>
        <translation>%1 hat kein Ergebnis für den Namen „%2“</translation>
    </message>
    <message>
        <source>%1 has one size only</source>
        <translation>%1 hat nur eine Größe</translation>
    </message>
    <message>
        <source>%1 is %2, %3 is %4</source>
        <translation>%1 ist %2, %3 ist %4</translation>
    </message>
    <message>
        <source>%1 is %2, %3 is %4: one kernel goes over one shape in one layout</source>
        <translation>%1 ist %2, %3 ist %4: Ein Kernel geht über eine Form in einem Layout</translation>
    </message>
    <message>
        <source>%1 is %2, not replicated</source>
        <translation>%1 ist %2, nicht repliziert</translation>
    </message>
    <message>
        <source>%1 is a matrix product, a kernel of its own</source>
        <translation>%1 ist ein Matrixprodukt, ein eigener Kernel</translation>
    </message>
    <message>
        <source>%1 is a reduce: only its root has the result</source>
        <translation>%1 ist ein Reduce: Nur seine Wurzel hat das Ergebnis</translation>
    </message>
    <message>
        <source>%1 is an all-to-all, which no kernel takes in</source>
        <translation>%1 ist ein All-to-All, das kein Kernel aufnimmt</translation>
    </message>
    <message>
        <source>%1 is an input</source>
        <translation>%1 ist eine Eingabe</translation>
    </message>
    <message>
        <source>%1 is an output itself</source>
        <translation>%1 ist selbst eine Ausgabe</translation>
    </message>
    <message>
        <source>%1 is larger than 2 GiB</source>
        <translation>%1 ist größer als 2 GiB</translation>
    </message>
    <message>
        <source>%1 is more than 10^18 operations or bytes of one rank</source>
        <translation>%1 ist mehr als 10^18 Operationen oder Byte eines Rangs</translation>
    </message>
    <message>
        <source>%1 is no all-gather</source>
        <translation>%1 ist kein All-Gather</translation>
    </message>
    <message>
        <source>%1 is no all-reduce</source>
        <translation>%1 ist kein All-Reduce</translation>
    </message>
    <message>
        <source>%1 is no input</source>
        <translation>%1 ist keine Eingabe</translation>
    </message>
    <message>
        <source>%1 is one number, which has no chunks</source>
        <translation>%1 ist eine einzelne Zahl, die keine Chunks hat</translation>
    </message>
    <message>
        <source>%1 is part of the chain %2</source>
        <translation>%1 ist Teil der Kette %2</translation>
    </message>
    <message>
        <source>%1 is part of the kernel %2</source>
        <translation>%1 ist Teil des Kernels %2</translation>
    </message>
    <message>
        <source>%1 is seen from outside</source>
        <translation>%1 ist von außen sichtbar</translation>
    </message>
    <message>
        <source>%1 is sliced along two dimensions</source>
        <translation>%1 ist entlang zweier Dimensionen geteilt</translation>
    </message>
    <message>
        <source>%1 must be 0 or 1</source>
        <translation>%1 muss 0 oder 1 sein</translation>
    </message>
    <message>
        <source>%1 must be a whole number, but is &apos;%2&apos;</source>
        <translation>%1 muss eine ganze Zahl sein, ist aber „%2“</translation>
    </message>
    <message>
        <source>%1 must be from %2 to 2^31-1</source>
        <translation>%1 muss zwischen %2 und 2^31-1 liegen</translation>
    </message>
    <message>
        <source>%1 needs %2=</source>
        <translation>%1 braucht %2=</translation>
    </message>
    <message>
        <source>%1 needs a size</source>
        <translation>%1 braucht eine Größe</translation>
    </message>
    <message>
        <source>%1 needs all elements before it has one number: nothing goes by chunks past it</source>
        <translation>%1 braucht alle Elemente, bevor eine Zahl da ist: Nichts geht chunkweise daran vorbei</translation>
    </message>
    <message>
        <source>%1 needs all of %2</source>
        <translation>%1 braucht %2 vollständig</translation>
    </message>
    <message>
        <source>%1 needs all of %2 for each chunk: no dimension goes through the whole chain</source>
        <translation>%1 braucht für jeden Chunk %2 vollständig: Keine Dimension zieht sich durch die ganze Kette</translation>
    </message>
    <message>
        <source>%1 nodes have fields outside the schema, which the JSON form leaves out</source>
        <translation>%1 Knoten haben Felder außerhalb des Schemas, die in der JSON-Form fehlen</translation>
    </message>
    <message>
        <source>%1 nodes of %2 NPUs are fewer than the %3 NPUs of the topology</source>
        <translation>%1 Knoten zu je %2 NPUs ergeben weniger als die %3 NPUs der Topologie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 bytes (node %3)</source>
        <translation>%1 mit %2 Byte (Knoten %3)</translation>
    </message>
    <message>
        <source>%1 of %2 bytes with root %3 (node %4)</source>
        <translation>%1 mit %2 Byte und Wurzel %3 (Knoten %4)</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be sliced for %3 ranks</source>
        <translation>%1 von %2 lässt sich nicht auf %3 Ränge aufteilen</translation>
    </message>
    <message>
        <source>%1 reads %2, which %3 overwrites in the kernel, and waits for the kernel</source>
        <translation>%1 liest %2, das %3 im Kernel überschreibt, und wartet auf den Kernel</translation>
    </message>
    <message>
        <source>%1 spines do not divide the %2 up-links of a leaf</source>
        <translation>%1 Spines sind kein Teiler der %2 Uplinks eines Leafs</translation>
    </message>
    <message>
        <source>%1 stands alone and cannot be joined with other dimensions</source>
        <translation>%1 steht allein und kann nicht mit anderen Dimensionen verbunden werden</translation>
    </message>
    <message>
        <source>%1 stands between %2 and %3</source>
        <translation>%1 steht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>%1 stands between them: it needs one, and %2 needs it</source>
        <translation>%1 steht dazwischen: Es braucht das eine, und %2 braucht es</translation>
    </message>
    <message>
        <source>%1 stands twice in the chain</source>
        <translation>%1 steht zweimal in der Kette</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <translation>%1 verwendet %2</translation>
    </message>
    <message>
        <source>%1 uses %2 too</source>
        <translation>%1 verwendet auch %2</translation>
    </message>
    <message>
        <source>%1 with root %2 (node %3)</source>
        <translation>%1 mit Wurzel %2 (Knoten %3)</translation>
    </message>
    <message>
        <source>%1 would break a rule of %2: %3</source>
        <translation>%1 würde eine Regel von %2 verletzen: %3</translation>
    </message>
    <message>
        <source>%1, found %2</source>
        <translation>%1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>%1, which %2 updates, is not replicated</source>
        <translation>%1, das %2 aktualisiert, ist nicht repliziert</translation>
    </message>
    <message>
        <source>%1, … (%2 in all)</source>
        <translation>%1, … (insgesamt %2)</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1: expected a whole number from %2 to %3</source>
        <translation>%1: erwartet wird eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1: the remaining dimensions take no part</source>
        <translation>%1: Die übrigen Dimensionen sind nicht beteiligt</translation>
    </message>
    <message>
        <source>%1… (%2 nodes) → %3</source>
        <translation>%1… (%2 Knoten) → %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect in Weft</source>
        <translation>„%1“ hat in Weft keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>„%1“ hat ohne „model-shared-bus“ keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no key, but stands after an argument with one</source>
        <translation>„%1“ hat keinen Schlüssel, steht aber nach einem Argument mit Schlüssel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file, not a folder</source>
        <translation>„%1“ ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>„%1“ ist doppelt angegeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no pattern of a collective</source>
        <translation>„%1“ ist kein Muster eines Kollektivs</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one argument too many</source>
        <translation>„%1“ ist ein Argument zu viel</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lists %2 for %3</source>
        <translation>„%1“ führt %2 für %3 auf</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>„%1“ muss %2 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of node ids</source>
        <translation>„%1“ muss eine Liste von Knoten-IDs sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text</source>
        <translation>„%1“ muss ein Text sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from 0, but is %2</source>
        <translation>„%1“ muss eine ganze Zahl ab 0 sein, ist aber %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be at least 1</source>
        <translation>„%1“ muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be at least 1, but is %2</source>
        <translation>„%1“ muss mindestens 1 sein, ist aber %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be from 0 to 9e15 ns, but is %2</source>
        <translation>„%1“ muss zwischen 0 und 9e15 ns liegen, ist aber %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be greater than 0</source>
        <translation>„%1“ muss größer als 0 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs exactly one prefix of execution traces or file of a schedule, but has %2</source>
        <translation>„%1“ braucht genau ein Präfix von Ausführungstraces oder eine Datei eines Ablaufplans, hat aber %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a window of at least 1 is expected after &apos;%2&apos;, not &apos;%3&apos;</source>
        <translation>„%1“: nach „%2“ wird ein Fenster von mindestens 1 erwartet, nicht „%3“</translation>
    </message>
    <message>
        <source>&apos;(&apos; is expected after &apos;%1&apos;</source>
        <translation>nach „%1“ wird „(“ erwartet</translation>
    </message>
    <message>
        <source>&apos;G&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>„G“ hat ohne „model-shared-bus“ keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;G&apos; must be from 0 to 9e15 ns per byte</source>
        <translation>„G“ muss zwischen 0 und 9e15 ns je Byte liegen</translation>
    </message>
    <message>
        <source>&apos;NodeType&apos; is out of range</source>
        <translation>„NodeType“ ist außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>&apos;_&apos; is expected between two dimensions</source>
        <translation>zwischen zwei Dimensionen wird „_“ erwartet</translation>
    </message>
    <message>
        <source>&apos;endpoint-delay&apos; times --injection-scale is more than 9e15 ns</source>
        <translation>„endpoint-delay“ mal --injection-scale ist mehr als 9e15 ns</translation>
    </message>
    <message>
        <source>&apos;local-reduction-delay&apos; has no effect without &apos;model-shared-bus&apos;</source>
        <translation>„local-reduction-delay“ hat ohne „model-shared-bus“ keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;memory-type&apos; is missing and taken as NO_MEMORY_EXPANSION</source>
        <translation>„memory-type“ fehlt; angenommen wird NO_MEMORY_EXPANSION</translation>
    </message>
    <message>
        <source>&apos;model-shared-bus&apos; is set, but &apos;%1&apos; is missing and taken as 0</source>
        <translation>„model-shared-bus“ ist gesetzt, aber „%1“ fehlt und wird als 0 angenommen</translation>
    </message>
    <message>
        <source>&apos;model-shared-bus&apos; is set, but &apos;G&apos; is missing and taken as 0</source>
        <translation>„model-shared-bus“ ist gesetzt, aber „G“ fehlt und wird als 0 angenommen</translation>
    </message>
    <message>
        <source>&apos;remote-mem-latency&apos; is missing and taken as 0 ns</source>
        <translation>„remote-mem-latency“ fehlt und wird als 0 ns angenommen</translation>
    </message>
    <message>
        <source>&apos;roofline-enabled&apos; is set, but the key &apos;%1&apos; that it needs is missing</source>
        <translation>„roofline-enabled“ ist gesetzt, aber der dafür nötige Schlüssel „%1“ fehlt</translation>
    </message>
    <message>
        <source>&apos;workload_graph&apos; must be a list of nodes</source>
        <translation>„workload_graph“ muss eine Liste von Knoten sein</translation>
    </message>
    <message>
        <source>--injection-scale must be 0 or more</source>
        <translation>--injection-scale muss 0 oder mehr sein</translation>
    </message>
    <message>
        <source>0.5 halves it; write &quot;failed&quot;: true for none</source>
        <translation>0.5 halbiert sie; für keine &quot;failed&quot;: true schreiben</translation>
    </message>
    <message>
        <source>4 fields are expected, but there are %1</source>
        <translation>4 Felder werden erwartet, aber es sind %1</translation>
    </message>
    <message>
        <source>; both have the same collectives in another order</source>
        <translation>; beide haben dieselben Kollektive in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>; rank %1 has %2 in all, rank %3 has %4</source>
        <translation>; Rang %1 hat insgesamt %2, Rang %3 hat %4</translation>
    </message>
    <message>
        <source>&lt;/%1&gt; closes nothing</source>
        <translation>&lt;/%1&gt; schließt nichts</translation>
    </message>
    <message>
        <source>Mesh(4x4) and Torus(4x4) take several; join other kinds with &apos;_&apos;</source>
        <translation>Mesh(4x4) und Torus(4x4) erlauben mehrere; andere Arten mit „_“ verbinden</translation>
    </message>
    <message>
        <source>NPU %1 is too many: at most %2 NPUs are possible</source>
        <translation>NPU %1 ist zu viel: Höchstens %2 NPUs sind möglich</translation>
    </message>
    <message>
        <source>PER_NODE_MEMORY_EXPANSION needs the key &apos;%1&apos;, which is missing</source>
        <translation>PER_NODE_MEMORY_EXPANSION braucht den Schlüssel „%1“, der fehlt</translation>
    </message>
    <message>
        <source>Ring, FullyConnected and Switch are possible</source>
        <translation>Ring, FullyConnected und Switch sind möglich</translation>
    </message>
    <message>
        <source>[.., K] x [K, N], or as many batches on both sides: %1</source>
        <translation>[.., K] x [K, N] oder ebenso viele Batches auf beiden Seiten: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is declared in line %2 already</source>
        <translation>„%1“ ist bereits in Zeile %2 deklariert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice in the step</source>
        <translation>„%1“ ist im Schritt zweimal genannt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no size</source>
        <translation>„%1“ ist keine Größe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no stage</source>
        <translation>„%1“ ist keine Stufe</translation>
    </message>
    <message>
        <source>&quot;aware&quot; or &quot;unaware&quot;</source>
        <translation>&quot;aware&quot; oder &quot;unaware&quot;</translation>
    </message>
    <message>
        <source>&quot;default&quot;, &quot;hash&quot;, &quot;d-mod-k&quot;, &quot;spray&quot;, &quot;adaptive&quot; or &quot;valiant&quot;</source>
        <translation>&quot;default&quot;, &quot;hash&quot;, &quot;d-mod-k&quot;, &quot;spray&quot;, &quot;adaptive&quot; oder &quot;valiant&quot;</translation>
    </message>
    <message>
        <source>&quot;device&quot; or &quot;settings&quot;</source>
        <translation>&quot;device&quot; oder &quot;settings&quot;</translation>
    </message>
    <message>
        <source>&quot;npu&quot; or &quot;switch&quot;</source>
        <translation>&quot;npu&quot; oder &quot;switch&quot;</translation>
    </message>
    <message>
        <source>&quot;shortest-path&quot; or &quot;dimension-order&quot; is expected</source>
        <translation>&quot;shortest-path&quot; oder &quot;dimension-order&quot; wird erwartet</translation>
    </message>
    <message>
        <source>&quot;summary&quot;, &quot;links&quot; or &quot;full&quot;</source>
        <translation>&quot;summary&quot;, &quot;links&quot; oder &quot;full&quot;</translation>
    </message>
    <message>
        <source>&quot;trace&quot;, &quot;sample&quot;, &quot;benchmark&quot; or &quot;none&quot;</source>
        <translation>&quot;trace&quot;, &quot;sample&quot;, &quot;benchmark&quot; oder &quot;none&quot;</translation>
    </message>
    <message>
        <source>a &apos;&amp;&apos; that begins no known reference</source>
        <translation>ein „&amp;“, mit dem keine bekannte Referenz beginnt</translation>
    </message>
    <message>
        <source>a &apos;/&apos; that does not end the tag of %1</source>
        <translation>ein „/“, das das Tag von %1 nicht beendet</translation>
    </message>
    <message>
        <source>a &apos;&lt;&apos;</source>
        <translation>ein „&lt;“</translation>
    </message>
    <message>
        <source>a &apos;&lt;&apos; that begins no tag</source>
        <translation>ein „&lt;“, mit dem kein Tag beginnt</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>ein 7z-Archiv</translation>
    </message>
    <message>
        <source>a CDATA section</source>
        <translation>ein CDATA-Abschnitt</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a JSON list of objects with pg_name and ranks is expected in inputs.values</source>
        <translation>eine JSON-Liste von Objekten mit pg_name und ranks wird in inputs.values erwartet</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>ein PostScript-Dokument</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>ein Python-Pickle</translation>
    </message>
    <message>
        <source>a Weft topology (.json), an ASTRA-sim network (.yml) or a list of links (.csv) is expected</source>
        <translation>eine Weft-Topologie (.json), ein ASTRA-sim-Netzwerk (.yml) oder eine Liste von Links (.csv) wird erwartet</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a bandwidth cannot be read from &apos;%1&apos;</source>
        <translation>aus „%1“ lässt sich keine Bandbreite lesen</translation>
    </message>
    <message>
        <source>a bandwidth must be greater than 0, but is &apos;%1&apos;</source>
        <translation>eine Bandbreite muss größer als 0 sein, ist aber „%1“</translation>
    </message>
    <message>
        <source>a benchmark is a JSON object</source>
        <translation>ein Benchmark ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a benchmark needs a pattern, such as &quot;all-reduce&quot;</source>
        <translation>ein Benchmark braucht ein Muster, etwa &quot;all-reduce&quot;</translation>
    </message>
    <message>
        <source>a benchmark needs its size in bytes</source>
        <translation>ein Benchmark braucht seine Größe in Byte</translation>
    </message>
    <message>
        <source>a block of the run file is not where it should be</source>
        <translation>ein Block der Laufdatei ist nicht da, wo er sein sollte</translation>
    </message>
    <message>
        <source>a closing tag that is not of the form &lt;/name&gt;</source>
        <translation>ein schließendes Tag, das nicht die Form &lt;/name&gt; hat</translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>ein Kommentar</translation>
    </message>
    <message>
        <source>a communication node is flagged as a CPU operation (is_cpu_op)</source>
        <translation>ein Kommunikationsknoten ist als CPU-Operation markiert (is_cpu_op)</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a count must not be negative</source>
        <translation>eine Anzahl darf nicht negativ sein</translation>
    </message>
    <message>
        <source>a device card is a JSON object</source>
        <translation>eine Gerätekarte ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a dimension has a size of at least 1</source>
        <translation>eine Dimension hat eine Größe von mindestens 1</translation>
    </message>
    <message>
        <source>a document type declaration; entities are not read</source>
        <translation>eine Dokumenttyp-Deklaration; Entitäten werden nicht gelesen</translation>
    </message>
    <message>
        <source>a dragonfly needs at least one group and one router in it</source>
        <translation>eine Dragonfly braucht mindestens eine Gruppe und einen Router darin</translation>
    </message>
    <message>
        <source>a fabric that is given by &quot;spec&quot; has no such key</source>
        <translation>eine durch &quot;spec&quot; angegebene Fabric hat keinen solchen Schlüssel</translation>
    </message>
    <message>
        <source>a fabric with switches cannot be written as a CSV of links</source>
        <translation>eine Fabric mit Switches lässt sich nicht als CSV von Links schreiben</translation>
    </message>
    <message>
        <source>a factor from 0.000001 to 1000000 is expected</source>
        <translation>ein Faktor von 0.000001 bis 1000000 wird erwartet</translation>
    </message>
    <message>
        <source>a fat tree has 2 or 3 levels, not %1</source>
        <translation>ein Fat Tree hat 2 oder 3 Ebenen, nicht %1</translation>
    </message>
    <message>
        <source>a fat tree needs at least one NPU and an oversub of at least 1</source>
        <translation>ein Fat Tree braucht mindestens eine NPU und ein oversub von mindestens 1</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>eine mit bzip2 komprimierte Datei</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>eine mit xz komprimierte Datei</translation>
    </message>
    <message>
        <source>a file compressed with zstd</source>
        <translation>eine mit zstd komprimierte Datei</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>eine Gleitkommazahl</translation>
    </message>
    <message>
        <source>a kernel has one communication, or a reduce-scatter and an all-gather: %1 and %2</source>
        <translation>ein Kernel hat eine Kommunikation oder ein Reduce-Scatter und ein All-Gather: %1 und %2</translation>
    </message>
    <message>
        <source>a kind of dimension, such as &quot;Ring&quot;</source>
        <translation>eine Art von Dimension, etwa &quot;Ring&quot;</translation>
    </message>
    <message>
        <source>a latency cannot be read from &apos;%1&apos;</source>
        <translation>aus „%1“ lässt sich keine Latenz lesen</translation>
    </message>
    <message>
        <source>a latency must not be negative, but is &apos;%1&apos;</source>
        <translation>eine Latenz darf nicht negativ sein, ist aber „%1“</translation>
    </message>
    <message>
        <source>a link id is expected</source>
        <translation>eine Link-ID wird erwartet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list is expected, but this is %1</source>
        <translation>eine Liste wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>a list of 1 to 64 dimensions is expected</source>
        <translation>eine Liste von 1 bis 64 Dimensionen wird erwartet</translation>
    </message>
    <message>
        <source>a list of NPUs</source>
        <translation>eine Liste von NPUs</translation>
    </message>
    <message>
        <source>a list of link ids is expected</source>
        <translation>eine Liste von Link-IDs wird erwartet</translation>
    </message>
    <message>
        <source>a list of links</source>
        <translation>eine Liste von Links</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>eine Liste von Objekten</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>eine Liste von Zahlenpaaren</translation>
    </message>
    <message>
        <source>a list of ranks is expected</source>
        <translation>eine Liste von Rängen wird erwartet</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a list of texts is expected</source>
        <translation>eine Liste von Texten wird erwartet</translation>
    </message>
    <message>
        <source>a map of node ids to prefixes is expected</source>
        <translation>eine Zuordnung von Knoten-IDs zu Präfixen wird erwartet</translation>
    </message>
    <message>
        <source>a memory access needs the attribute &apos;tensor_size&apos; (bytes), which the node does not have</source>
        <translation>ein Speicherzugriff braucht das Attribut „tensor_size“ (Byte), das der Knoten nicht hat</translation>
    </message>
    <message>
        <source>a message is not a Chakra node</source>
        <translation>eine Nachricht ist kein Chakra-Knoten</translation>
    </message>
    <message>
        <source>a network file is a list of &apos;key: value&apos; lines, but this is not</source>
        <translation>eine Netzwerkdatei ist eine Liste von Zeilen „Schlüssel: Wert“, diese aber nicht</translation>
    </message>
    <message>
        <source>a network file of more than 1 MiB is not read</source>
        <translation>eine Netzwerkdatei von mehr als 1 MiB wird nicht gelesen</translation>
    </message>
    <message>
        <source>a node id must be a whole number</source>
        <translation>eine Knoten-ID muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>a node must be an object, but is %1</source>
        <translation>ein Knoten muss ein Objekt sein, ist aber %1</translation>
    </message>
    <message>
        <source>a node { … } is expected here</source>
        <translation>hier wird ein Knoten { … } erwartet</translation>
    </message>
    <message>
        <source>a norm or a sum of %1</source>
        <translation>eine Norm oder eine Summe von %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number cannot be read from &apos;%1&apos;</source>
        <translation>aus „%1“ lässt sich keine Zahl lesen</translation>
    </message>
    <message>
        <source>a number is expected, but this is %1</source>
        <translation>eine Zahl wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>a number is expected, but this is &apos;%1&apos;</source>
        <translation>eine Zahl wird erwartet, aber dies ist „%1“</translation>
    </message>
    <message>
        <source>a number of at least 0 is expected</source>
        <translation>eine Zahl von mindestens 0 wird erwartet</translation>
    </message>
    <message>
        <source>a number of at most 16 hexadecimal digits</source>
        <translation>eine Zahl mit höchstens 16 hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>eine Anzahl von Bytes</translation>
    </message>
    <message>
        <source>a number that no group holds</source>
        <translation>eine Zahl, die von keiner Gruppe gehalten wird</translation>
    </message>
    <message>
        <source>a number, not negative</source>
        <translation>eine Zahl, nicht negativ</translation>
    </message>
    <message>
        <source>a pair of numbers</source>
        <translation>ein Zahlenpaar</translation>
    </message>
    <message>
        <source>a processing instruction</source>
        <translation>eine Verarbeitungsanweisung</translation>
    </message>
    <message>
        <source>a program or library (ELF)</source>
        <translation>ein Programm oder eine Bibliothek (ELF)</translation>
    </message>
    <message>
        <source>a project is a JSON object with &quot;format&quot;: &quot;weft-project&quot;</source>
        <translation>ein Projekt ist ein JSON-Objekt mit &quot;format&quot;: &quot;weft-project&quot;</translation>
    </message>
    <message>
        <source>a project of a newer Weft is read-only</source>
        <translation>ein Projekt eines neueren Weft ist schreibgeschützt</translation>
    </message>
    <message>
        <source>a rail has 1, 2 or 3 levels, not %1</source>
        <translation>eine Rail hat 1, 2 oder 3 Ebenen, nicht %1</translation>
    </message>
    <message>
        <source>a rank must be a whole number, but this is %1</source>
        <translation>ein Rang muss eine ganze Zahl sein, aber dies ist %1</translation>
    </message>
    <message>
        <source>a rank that is named does not exist among %1</source>
        <translation>ein genannter Rang existiert unter %1 nicht</translation>
    </message>
    <message>
        <source>a receive from the own rank</source>
        <translation>ein Empfang vom eigenen Rang</translation>
    </message>
    <message>
        <source>a reduction of conditions</source>
        <translation>eine Reduktion von Bedingungen</translation>
    </message>
    <message>
        <source>a schedule is called &quot;%1&quot; already</source>
        <translation>ein Ablaufplan heißt bereits „%1“</translation>
    </message>
    <message>
        <source>a second root element</source>
        <translation>ein zweites Wurzelelement</translation>
    </message>
    <message>
        <source>a send to the own rank</source>
        <translation>ein Senden an den eigenen Rang</translation>
    </message>
    <message>
        <source>a size can be divided by a number only</source>
        <translation>eine Größe kann nur durch eine Zahl geteilt werden</translation>
    </message>
    <message>
        <source>a size in bytes cannot be read from &apos;%1&apos;</source>
        <translation>aus „%1“ lässt sich keine Größe in Byte lesen</translation>
    </message>
    <message>
        <source>a size is divided by 0</source>
        <translation>eine Größe wird durch 0 geteilt</translation>
    </message>
    <message>
        <source>a size must be a whole number of bytes, but is &apos;%1&apos;</source>
        <translation>eine Größe muss eine ganze Zahl von Bytes sein, ist aber „%1“</translation>
    </message>
    <message>
        <source>a size such as &quot;4 KiB&quot;</source>
        <translation>eine Größe wie &quot;4 KiB&quot;</translation>
    </message>
    <message>
        <source>a slice and what does not go with it: %1</source>
        <translation>ein Slice und etwas, das nicht dazu passt: %1</translation>
    </message>
    <message>
        <source>a slice of what is %1</source>
        <translation>ein Slice von etwas, das %1 ist</translation>
    </message>
    <message>
        <source>a switch does not compute</source>
        <translation>ein Switch rechnet nicht</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>ein Tag</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>ein tar-Archiv</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text is expected, but this is %1</source>
        <translation>ein Text wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>a text with a unit is expected, but this is %1</source>
        <translation>ein Text mit Einheit wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>a value is expected</source>
        <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>a value is expected: %1=…</source>
        <translation>ein Wert wird erwartet: %1=…</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number cannot be read from &apos;%1&apos;</source>
        <translation>aus „%1“ lässt sich keine ganze Zahl lesen</translation>
    </message>
    <message>
        <source>a whole number from 1 to 1024</source>
        <translation>eine ganze Zahl von 1 bis 1024</translation>
    </message>
    <message>
        <source>a whole number is expected, but this is %1</source>
        <translation>eine ganze Zahl wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>a whole number is expected; the fraction is cut off</source>
        <translation>eine ganze Zahl wird erwartet; die Nachkommastellen werden abgeschnitten</translation>
    </message>
    <message>
        <source>a whole number of GB/s (10^9 bytes)</source>
        <translation>eine ganze Zahl in GB/s (10^9 Byte)</translation>
    </message>
    <message>
        <source>a whole number of at least 1 is expected</source>
        <translation>eine ganze Zahl von mindestens 1 wird erwartet</translation>
    </message>
    <message>
        <source>a whole number of nanoseconds, not negative and below 2^62</source>
        <translation>eine ganze Zahl in Nanosekunden, nicht negativ und kleiner als 2^62</translation>
    </message>
    <message>
        <source>a whole number of ns is expected; the fraction is cut off</source>
        <translation>eine ganze Zahl in ns wird erwartet; die Nachkommastellen werden abgeschnitten</translation>
    </message>
    <message>
        <source>a whole number, not negative</source>
        <translation>eine ganze Zahl, nicht negativ</translation>
    </message>
    <message>
        <source>a whole number, not negative and below 2^32 - 1</source>
        <translation>eine ganze Zahl, nicht negativ und kleiner als 2^32 - 1</translation>
    </message>
    <message>
        <source>add it, or turn roofline-enabled off so that durations are replayed</source>
        <translation>ihn hinzufügen oder roofline-enabled ausschalten, sodass Dauern wiedergegeben werden</translation>
    </message>
    <message>
        <source>add levels=2</source>
        <translation>levels=2 hinzufügen</translation>
    </message>
    <message>
        <source>add levels=3</source>
        <translation>levels=3 hinzufügen</translation>
    </message>
    <message>
        <source>add links, or let the nodes between them forward</source>
        <translation>Links hinzufügen oder die Knoten dazwischen weiterleiten lassen</translation>
    </message>
    <message>
        <source>allreduce it first</source>
        <translation>zuerst allreduce darauf anwenden</translation>
    </message>
    <message>
        <source>alltoall it first</source>
        <translation>zuerst alltoall darauf anwenden</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>eine HDF5-Datei</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>eine HTML-Seite</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation>ein SVG-Bild</translation>
    </message>
    <message>
        <source>an algorithm given as traces cannot be split: %1 asks for one, but &apos;preferred-dataset-splits&apos; is %2</source>
        <translation>ein als Traces gegebener Algorithmus lässt sich nicht teilen: %1 verlangt einen, aber „preferred-dataset-splits“ ist %2</translation>
    </message>
    <message>
        <source>an arrow points to what a node waits for</source>
        <translation>ein Pfeil zeigt auf das, worauf ein Knoten wartet</translation>
    </message>
    <message>
        <source>an attribute name=&quot;value&quot;, &apos;&gt;&apos; or &apos;/&gt;&apos; is expected in the tag of %1</source>
        <translation>ein Attribut name=&quot;wert&quot;, „&gt;“ oder „/&gt;“ wird im Tag von %1 erwartet</translation>
    </message>
    <message>
        <source>an attribute without a value</source>
        <translation>ein Attribut ohne Wert</translation>
    </message>
    <message>
        <source>an element with more than 64 attributes</source>
        <translation>ein Element mit mehr als 64 Attributen</translation>
    </message>
    <message>
        <source>an end of an explicit route does not exist</source>
        <translation>ein Ende einer expliziten Route existiert nicht</translation>
    </message>
    <message>
        <source>an end of link %1 does not exist</source>
        <translation>ein Ende von Link %1 existiert nicht</translation>
    </message>
    <message>
        <source>an entry of the list is not a single value</source>
        <translation>ein Eintrag der Liste ist kein einzelner Wert</translation>
    </message>
    <message>
        <source>an input can be held by slices if only slices of it are read, and gathered slices are stored in it</source>
        <translation>eine Eingabe kann in Slices gehalten werden, wenn nur Slices von ihr gelesen und gesammelte Slices in ihr gespeichert werden</translation>
    </message>
    <message>
        <source>an input is updated once: let one update store what both compute</source>
        <translation>eine Eingabe wird einmal aktualisiert: eine Aktualisierung speichern lassen, was beide berechnen</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object with pg_name and a list of ranks is expected</source>
        <translation>ein Objekt mit pg_name und einer Liste von Rängen wird erwartet</translation>
    </message>
    <message>
        <source>an object { … } is expected, but this is %1</source>
        <translation>ein Objekt { … } wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>an unknown reason of release</source>
        <translation>ein unbekannter Grund der Freigabe</translation>
    </message>
    <message>
        <source>and %1 more %2</source>
        <translation>und %1 weitere %2</translation>
    </message>
    <message>
        <source>arithmetic on conditions</source>
        <translation>Rechnen mit Bedingungen</translation>
    </message>
    <message>
        <source>as in ASTRA-sim; groups that are a full part of the fabric&apos;s dimensions do with the setting &apos;groups by dimension&apos; (--groups-by-dimension)</source>
        <translation>wie in ASTRA-sim; Gruppen, die ein voller Teil der Dimensionen der Fabric sind, tun es mit der Einstellung „Gruppen nach Dimension“ (--groups-by-dimension)</translation>
    </message>
    <message>
        <source>asslice takes inputs</source>
        <translation>asslice erwartet Eingaben</translation>
    </message>
    <message>
        <source>at least global=%1 is needed</source>
        <translation>mindestens global=%1 ist nötig</translation>
    </message>
    <message>
        <source>at most %1 are possible</source>
        <translation>höchstens %1 sind möglich</translation>
    </message>
    <message>
        <source>at most %1 links are possible</source>
        <translation>höchstens %1 Links sind möglich</translation>
    </message>
    <message>
        <source>at most 64 dimensions are possible</source>
        <translation>höchstens 64 Dimensionen sind möglich</translation>
    </message>
    <message>
        <source>attributes in an unusual form</source>
        <translation>Attribute in ungewöhnlicher Form</translation>
    </message>
    <message>
        <source>attributes of a wrong type</source>
        <translation>Attribute mit falschem Typ</translation>
    </message>
    <message>
        <source>begin with a line such as: group all = 8</source>
        <translation>mit einer Zeile wie dieser beginnen: group all = 8</translation>
    </message>
    <message>
        <source>between 1 and 1,000,000</source>
        <translation>zwischen 1 und 1.000.000</translation>
    </message>
    <message>
        <source>both are sliced, and not along the inner dimension or one batch: %1</source>
        <translation>beide sind geteilt, und nicht entlang der inneren Dimension oder eines Batches: %1</translation>
    </message>
    <message>
        <source>broadcast and slice it first</source>
        <translation>zuerst broadcast und slice darauf anwenden</translation>
    </message>
    <message>
        <source>broadcast it first</source>
        <translation>zuerst broadcast darauf anwenden</translation>
    </message>
    <message>
        <source>buffers in place</source>
        <translation>In-Place-Puffer</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>bytes that are not gzip follow the gzip data</source>
        <translation>auf die gzip-Daten folgen Bytes, die kein gzip sind</translation>
    </message>
    <message>
        <source>cast it</source>
        <translation>es mit cast umwandeln</translation>
    </message>
    <message>
        <source>cast it to f16, f32 or f64</source>
        <translation>es mit cast in f16, f32 oder f64 umwandeln</translation>
    </message>
    <message>
        <source>cast one of them</source>
        <translation>eines davon mit cast umwandeln</translation>
    </message>
    <message>
        <source>cast them</source>
        <translation>sie mit cast umwandeln</translation>
    </message>
    <message>
        <source>characters outside the root element</source>
        <translation>Zeichen außerhalb des Wurzelelements</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <source>checking the workload was stopped</source>
        <translation>die Prüfung des Workloads wurde gestoppt</translation>
    </message>
    <message>
        <source>choose leaf= as a multiple of oversub=</source>
        <translation>leaf= als Vielfaches von oversub= wählen</translation>
    </message>
    <message>
        <source>choose numbers with select(condition, a, b)</source>
        <translation>Zahlen mit select(bedingung, a, b) wählen</translation>
    </message>
    <message>
        <source>choose server= as a divisor of the number of NPUs</source>
        <translation>server= als Teiler der Anzahl der NPUs wählen</translation>
    </message>
    <message>
        <source>choose spines= as a divisor of leaf/oversub</source>
        <translation>spines= als Teiler von leaf/oversub wählen</translation>
    </message>
    <message>
        <source>clear the failed links and nodes, or change the route</source>
        <translation>die ausgefallenen Links und Knoten zurücksetzen oder die Route ändern</translation>
    </message>
    <message>
        <source>collective %1 of %2 is %3 on rank %4, but %5 on rank %6</source>
        <translation>Kollektiv %1 von %2 ist %3 auf Rang %4, aber %5 auf Rang %6</translation>
    </message>
    <message>
        <source>collectives of a group that the rank is not in</source>
        <translation>Kollektive einer Gruppe, zu der der Rang nicht gehört</translation>
    </message>
    <message>
        <source>collectives of an unknown process group</source>
        <translation>Kollektive einer unbekannten Prozessgruppe</translation>
    </message>
    <message>
        <source>collectives of an unknown type</source>
        <translation>Kollektive eines unbekannten Typs</translation>
    </message>
    <message>
        <source>collectives of process groups do not use the shared bus of &apos;model-shared-bus&apos;</source>
        <translation>Kollektive von Prozessgruppen benutzen den gemeinsamen Bus von „model-shared-bus“ nicht</translation>
    </message>
    <message>
        <source>collectives of process groups run a ring: they follow &apos;%1&apos; only where it lists one algorithm</source>
        <translation>Kollektive von Prozessgruppen laufen als Ring: Sie folgen „%1“ nur, wo es einen Algorithmus aufführt</translation>
    </message>
    <message>
        <source>collectives of process groups take 10 ns in the place of &apos;endpoint-delay&apos;</source>
        <translation>Kollektive von Prozessgruppen verwenden 10 ns anstelle von „endpoint-delay“</translation>
    </message>
    <message>
        <source>collectives with a root outside their group</source>
        <translation>Kollektive mit einer Wurzel außerhalb ihrer Gruppe</translation>
    </message>
    <message>
        <source>collectives without comm_type</source>
        <translation>Kollektive ohne comm_type</translation>
    </message>
    <message>
        <source>communication nodes flagged as CPU operations</source>
        <translation>als CPU-Operationen markierte Kommunikationsknoten</translation>
    </message>
    <message>
        <source>communication nodes of 0 bytes</source>
        <translation>Kommunikationsknoten mit 0 Byte</translation>
    </message>
    <message>
        <source>communication nodes with a negative comm_size</source>
        <translation>Kommunikationsknoten mit negativem comm_size</translation>
    </message>
    <message>
        <source>communication nodes without comm_size</source>
        <translation>Kommunikationsknoten ohne comm_size</translation>
    </message>
    <message>
        <source>compressing failed</source>
        <translation>das Komprimieren ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>compute nodes with num_ops 0</source>
        <translation>Berechnungsknoten mit num_ops 0</translation>
    </message>
    <message>
        <source>compute nodes with tensor_size 0</source>
        <translation>Berechnungsknoten mit tensor_size 0</translation>
    </message>
    <message>
        <source>compute nodes without num_ops</source>
        <translation>Berechnungsknoten ohne num_ops</translation>
    </message>
    <message>
        <source>compute nodes without tensor_size</source>
        <translation>Berechnungsknoten ohne tensor_size</translation>
    </message>
    <message>
        <source>delete the file and run again</source>
        <translation>die Datei löschen und erneut ausführen</translation>
    </message>
    <message>
        <source>dependencies on unknown nodes</source>
        <translation>Abhängigkeiten von unbekannten Knoten</translation>
    </message>
    <message>
        <source>dependency cycles</source>
        <translation>zyklische Abhängigkeiten</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>war %1 gemeint?</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>war „%1“ gemeint?</translation>
    </message>
    <message>
        <source>dimension %1 (%2)</source>
        <translation>Dimension %1 (%2)</translation>
    </message>
    <message>
        <source>dimension %1 of %2, which has %3</source>
        <translation>Dimension %1 von %2, das %3 hat</translation>
    </message>
    <message>
        <source>dimension-ordered routing needs a fabric that is generated from dimensions</source>
        <translation>Routing nach Dimensionen braucht eine Fabric, die aus Dimensionen erzeugt ist</translation>
    </message>
    <message>
        <source>dropout of a number</source>
        <translation>dropout einer Zahl</translation>
    </message>
    <message>
        <source>each rank has a file such as %1.%2.et</source>
        <translation>jeder Rang hat eine Datei wie %1.%2.et</translation>
    </message>
    <message>
        <source>elements of %1 and of %2</source>
        <translation>Elemente von %1 und von %2</translation>
    </message>
    <message>
        <source>elements that differ: %1</source>
        <translation>Elemente, die sich unterscheiden: %1</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>every dimension needs a kind and a size of at least 1</source>
        <translation>jede Dimension braucht eine Art und eine Größe von mindestens 1</translation>
    </message>
    <message>
        <source>every dimension needs one entry in each list</source>
        <translation>jede Dimension braucht in jeder Liste einen Eintrag</translation>
    </message>
    <message>
        <source>every rank needs a trace</source>
        <translation>jeder Rang braucht einen Trace</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet wird %1</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;</source>
        <translation>erwartet wird „%1“</translation>
    </message>
    <message>
        <source>expected a finite number: numbers with + - * / ^</source>
        <translation>erwartet wird eine endliche Zahl: Zahlen mit + - * / ^</translation>
    </message>
    <message>
        <source>expected a name</source>
        <translation>erwartet wird ein Name</translation>
    </message>
    <message>
        <source>expected a name, a number, a call or &quot;(&quot;</source>
        <translation>erwartet wird ein Name, eine Zahl, ein Aufruf oder &quot;(&quot;</translation>
    </message>
    <message>
        <source>expected a probability from 0 to below 1</source>
        <translation>erwartet wird eine Wahrscheinlichkeit von 0 bis unter 1</translation>
    </message>
    <message>
        <source>expected a size: numbers and sizes with + - * /</source>
        <translation>erwartet wird eine Größe: Zahlen und Größen mit + - * /</translation>
    </message>
    <message>
        <source>expected a stage, and then a dimension or &quot;reduce&quot;</source>
        <translation>erwartet wird eine Stufe und danach eine Dimension oder &quot;reduce&quot;</translation>
    </message>
    <message>
        <source>expected a statement: a stage such as &quot;total = allreduce(+, x)&quot;, or one of program, group, size, number, input, output, schedule</source>
        <translation>erwartet wird eine Anweisung: eine Stufe wie &quot;total = allreduce(+, x)&quot; oder eines von program, group, size, number, input, output, schedule</translation>
    </message>
    <message>
        <source>expected a tensor</source>
        <translation>erwartet wird ein Tensor</translation>
    </message>
    <message>
        <source>expected a tensor or a number</source>
        <translation>erwartet wird ein Tensor oder eine Zahl</translation>
    </message>
    <message>
        <source>expected a transformation such as split(total)</source>
        <translation>erwartet wird eine Transformation wie split(total)</translation>
    </message>
    <message>
        <source>expected a type such as f16 or f32</source>
        <translation>erwartet wird ein Typ wie f16 oder f32</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>expected a whole number up to 2^40</source>
        <translation>erwartet wird eine ganze Zahl bis 2^40</translation>
    </message>
    <message>
        <source>expected cast(TYPE, x)</source>
        <translation>erwartet wird cast(TYP, x)</translation>
    </message>
    <message>
        <source>expected dropout(x, PROBABILITY, SEED)</source>
        <translation>erwartet wird dropout(x, WAHRSCHEINLICHKEIT, STARTWERT)</translation>
    </message>
    <message>
        <source>expected how values become one: + * min max</source>
        <translation>erwartet wird, wie Werte zu einem werden: + * min max</translation>
    </message>
    <message>
        <source>expected replicated, local or sliced(DIMENSION)</source>
        <translation>erwartet wird replicated, local oder sliced(DIMENSION)</translation>
    </message>
    <message>
        <source>expected the end of the line</source>
        <translation>erwartet wird das Ende der Zeile</translation>
    </message>
    <message>
        <source>expected the group that it is sent to</source>
        <translation>erwartet wird die Gruppe, an die gesendet wird</translation>
    </message>
    <message>
        <source>expected the name of a group</source>
        <translation>erwartet wird der Name einer Gruppe</translation>
    </message>
    <message>
        <source>expected the name of a schedule</source>
        <translation>erwartet wird der Name eines Ablaufplans</translation>
    </message>
    <message>
        <source>expected the name of a stage</source>
        <translation>erwartet wird der Name einer Stufe</translation>
    </message>
    <message>
        <source>for execution traces, give their prefix: what comes before .0.et</source>
        <translation>für Ausführungstraces ihr Präfix angeben: was vor .0.et steht</translation>
    </message>
    <message>
        <source>fuse all of them into one, or leave the stages of one apart</source>
        <translation>alle zu einer fusionieren oder die Stufen der einen getrennt lassen</translation>
    </message>
    <message>
        <source>fuse before overlapping</source>
        <translation>vor dem Überlappen fusionieren</translation>
    </message>
    <message>
        <source>fuse computations</source>
        <translation>Berechnungen fusionieren</translation>
    </message>
    <message>
        <source>fuse takes two stages or more</source>
        <translation>fuse erwartet zwei oder mehr Stufen</translation>
    </message>
    <message>
        <source>fuse them all, or none</source>
        <translation>alle fusionieren oder keine</translation>
    </message>
    <message>
        <source>gather it first</source>
        <translation>zuerst gather darauf anwenden</translation>
    </message>
    <message>
        <source>generate or import one</source>
        <translation>eine erzeugen oder importieren</translation>
    </message>
    <message>
        <source>give every node of a rank an id of its own</source>
        <translation>jedem Knoten eines Rangs eine eigene ID geben</translation>
    </message>
    <message>
        <source>give it as the communicator groups</source>
        <translation>sie als Kommunikatorgruppen angeben</translation>
    </message>
    <message>
        <source>give the communicator-group file, which defines it</source>
        <translation>die Datei der Kommunikatorgruppen angeben, die sie definiert</translation>
    </message>
    <message>
        <source>group %1: %2</source>
        <translation>Gruppe %1: %2</translation>
    </message>
    <message>
        <source>group &apos;%1&apos;</source>
        <translation>Gruppe „%1“</translation>
    </message>
    <message>
        <source>idle channels</source>
        <translation>ungenutzte Kanäle</translation>
    </message>
    <message>
        <source>ids are whole numbers from 1</source>
        <translation>IDs sind ganze Zahlen ab 1</translation>
    </message>
    <message>
        <source>in GB/s (10^9 bytes)</source>
        <translation>in GB/s (10^9 Byte)</translation>
    </message>
    <message>
        <source>in TFLOP/s</source>
        <translation>in TFLOP/s</translation>
    </message>
    <message>
        <source>in ns</source>
        <translation>in ns</translation>
    </message>
    <message>
        <source>in ns per byte</source>
        <translation>in ns je Byte</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it is on %1 already</source>
        <translation>es ist bereits auf %1</translation>
    </message>
    <message>
        <source>it is sliced along this dimension already</source>
        <translation>es ist bereits entlang dieser Dimension geteilt</translation>
    </message>
    <message>
        <source>it leads from a node to itself</source>
        <translation>er führt von einem Knoten zu sich selbst</translation>
    </message>
    <message>
        <source>it looks like JSON, and has no key that Weft knows</source>
        <translation>es sieht nach JSON aus und hat keinen Schlüssel, den Weft kennt</translation>
    </message>
    <message>
        <source>it looks like XML</source>
        <translation>es sieht nach XML aus</translation>
    </message>
    <message>
        <source>it looks like XML whose root element is &apos;%1&apos;</source>
        <translation>es sieht nach XML mit dem Wurzelelement „%1“ aus</translation>
    </message>
    <message>
        <source>it looks like binary data</source>
        <translation>es sieht nach Binärdaten aus</translation>
    </message>
    <message>
        <source>it looks like text</source>
        <translation>es sieht nach Text aus</translation>
    </message>
    <message>
        <source>it may have been written by a newer Weft</source>
        <translation>ein neueres Weft hat es vielleicht geschrieben</translation>
    </message>
    <message>
        <source>it needs topology, npus_count, bandwidth and latency</source>
        <translation>es braucht topology, npus_count, bandwidth und latency</translation>
    </message>
    <message>
        <source>it opens read-only; save a copy under another name with that Weft</source>
        <translation>es wird schreibgeschützt geöffnet; mit jenem Weft eine Kopie unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>it reads topologies, Chakra traces, ASTRA-sim configurations, collective algorithms and its projects</source>
        <translation>es liest Topologien, Chakra-Traces, ASTRA-sim-Konfigurationen, Kollektivalgorithmen und seine Projekte</translation>
    </message>
    <message>
        <source>its bandwidth must be from 1 B/s to 1000000 TB/s, but is %1 GB/s</source>
        <translation>seine Bandbreite muss zwischen 1 B/s und 1000000 TB/s liegen, ist aber %1 GB/s</translation>
    </message>
    <message>
        <source>its latency must be from 0 to 1000000 s, but is %1 ns</source>
        <translation>seine Latenz muss zwischen 0 und 1000000 s liegen, ist aber %1 ns</translation>
    </message>
    <message>
        <source>its texts must be UTF-8</source>
        <translation>seine Texte müssen UTF-8 sein</translation>
    </message>
    <message>
        <source>keys that are not kept</source>
        <translation>Schlüssel, die nicht behalten werden</translation>
    </message>
    <message>
        <source>leaf= and oversub= belong to rails of several levels</source>
        <translation>leaf= und oversub= gehören zu Rails mit mehreren Ebenen</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>es weglassen</translation>
    </message>
    <message>
        <source>leave out one of the two</source>
        <translation>eines der beiden weglassen</translation>
    </message>
    <message>
        <source>leave the way round out of it</source>
        <translation>den Umweg weglassen</translation>
    </message>
    <message>
        <source>let the input be as it is</source>
        <translation>die Eingabe lassen, wie sie ist</translation>
    </message>
    <message>
        <source>link %1 does not lead from %2 to %3</source>
        <translation>Link %1 führt nicht von %2 nach %3</translation>
    </message>
    <message>
        <source>link %1 does not start at %2</source>
        <translation>Link %1 beginnt nicht bei %2</translation>
    </message>
    <message>
        <source>link %1 from %2 to %3 has failed</source>
        <translation>Link %1 von %2 nach %3 ist ausgefallen</translation>
    </message>
    <message>
        <source>link %1 from %2 to %3 is wrong: %4</source>
        <translation>Link %1 von %2 nach %3 ist falsch: %4</translation>
    </message>
    <message>
        <source>link it with its Kineto trace by chakra_trace_link and convert it by &apos;chakra_converter PyTorch&apos;</source>
        <translation>ihn mit chakra_trace_link mit seinem Kineto-Trace verknüpfen und mit „chakra_converter PyTorch“ konvertieren</translation>
    </message>
    <message>
        <source>make it first</source>
        <translation>ihn zuerst anlegen</translation>
    </message>
    <message>
        <source>make it of the same shape</source>
        <translation>dieselbe Form geben</translation>
    </message>
    <message>
        <source>make its sizes smaller</source>
        <translation>die Größen verkleinern</translation>
    </message>
    <message>
        <source>members with collectives in another order</source>
        <translation>Mitglieder mit Kollektiven in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>members with other collectives than their group</source>
        <translation>Mitglieder mit anderen Kollektiven als ihre Gruppe</translation>
    </message>
    <message>
        <source>memory nodes with tensor_size 0</source>
        <translation>Speicherknoten mit tensor_size 0</translation>
    </message>
    <message>
        <source>memory nodes without tensor_size</source>
        <translation>Speicherknoten ohne tensor_size</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>messages of 0 bytes</source>
        <translation>Nachrichten mit 0 Byte</translation>
    </message>
    <message>
        <source>more than 100 mistakes: the rest is not read</source>
        <translation>mehr als 100 Fehler: Der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>more than 10^6 nodes a rank</source>
        <translation>mehr als 10^6 Knoten je Rang</translation>
    </message>
    <message>
        <source>more than 2^50 elements</source>
        <translation>mehr als 2^50 Elemente</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>muss größer als 0 sein</translation>
    </message>
    <message>
        <source>must be above 0 and at most 1</source>
        <translation>muss größer als 0 und höchstens 1 sein</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>name a topology file, or write a spec such as Ring(8,50GB/s,500ns)</source>
        <translation>eine Topologiedatei nennen oder eine Angabe wie Ring(8,50GB/s,500ns) schreiben</translation>
    </message>
    <message>
        <source>name it too</source>
        <translation>es ebenfalls nennen</translation>
    </message>
    <message>
        <source>name one of them as FOLDER/PREFIX</source>
        <translation>einen davon als ORDNER/PRÄFIX nennen</translation>
    </message>
    <message>
        <source>name the kernel</source>
        <translation>den Kernel nennen</translation>
    </message>
    <message>
        <source>named by %1</source>
        <translation>genannt von %1</translation>
    </message>
    <message>
        <source>nearest on rank %1: %2</source>
        <translation>am nächsten auf Rang %1: %2</translation>
    </message>
    <message>
        <source>needless marks of hasdep</source>
        <translation>unnötige hasdep-Markierungen</translation>
    </message>
    <message>
        <source>needless roots</source>
        <translation>unnötige Wurzeln</translation>
    </message>
    <message>
        <source>no device is called &quot;%1&quot;</source>
        <translation>kein Gerät heißt „%1“</translation>
    </message>
    <message>
        <source>no dimension of %1 can be sliced for its ranks</source>
        <translation>keine Dimension von %1 kann auf ihre Ränge aufgeteilt werden</translation>
    </message>
    <message>
        <source>no file can be made here</source>
        <translation>hier kann keine Datei angelegt werden</translation>
    </message>
    <message>
        <source>no file has this name, so it is read as a spec</source>
        <translation>keine Datei hat diesen Namen, daher wird er als Angabe gelesen</translation>
    </message>
    <message>
        <source>no group is called &quot;%1&quot;</source>
        <translation>keine Gruppe heißt „%1“</translation>
    </message>
    <message>
        <source>no group is declared</source>
        <translation>keine Gruppe ist deklariert</translation>
    </message>
    <message>
        <source>no number is called &quot;%1&quot;</source>
        <translation>keine Zahl heißt „%1“</translation>
    </message>
    <message>
        <source>no operation is called &quot;%1&quot;</source>
        <translation>keine Operation heißt „%1“</translation>
    </message>
    <message>
        <source>no schedule before this one is called &quot;%1&quot;</source>
        <translation>kein früherer Ablaufplan heißt „%1“</translation>
    </message>
    <message>
        <source>no size is called &quot;%1&quot;</source>
        <translation>keine Größe heißt „%1“</translation>
    </message>
    <message>
        <source>no slices of %1 are used</source>
        <translation>keine Slices von %1 werden verwendet</translation>
    </message>
    <message>
        <source>no small sizes can be sliced for %1 ranks: %2, %3</source>
        <translation>keine kleinen Größen lassen sich auf %1 Ränge aufteilen: %2, %3</translation>
    </message>
    <message>
        <source>no stage is called &quot;%1&quot;</source>
        <translation>keine Stufe heißt „%1“</translation>
    </message>
    <message>
        <source>no stage is called &quot;%1&quot; here</source>
        <translation>hier heißt keine Stufe „%1“</translation>
    </message>
    <message>
        <source>no stage, input or number is called &quot;%1&quot;</source>
        <translation>keine Stufe, Eingabe oder Zahl heißt „%1“</translation>
    </message>
    <message>
        <source>no transformation is called &quot;%1&quot;</source>
        <translation>keine Transformation heißt „%1“</translation>
    </message>
    <message>
        <source>node %1 &apos;%2&apos; of rank %3</source>
        <translation>Knoten %1 „%2“ von Rang %3</translation>
    </message>
    <message>
        <source>node %1 is given twice</source>
        <translation>Knoten %1 ist doppelt angegeben</translation>
    </message>
    <message>
        <source>node %1: a prefix is expected</source>
        <translation>Knoten %1: Ein Präfix wird erwartet</translation>
    </message>
    <message>
        <source>nodes of an unsupported type</source>
        <translation>Knoten eines nicht unterstützten Typs</translation>
    </message>
    <message>
        <source>nodes of type %1 (%2) cannot be simulated</source>
        <translation>Knoten des Typs %1 (%2) können nicht simuliert werden</translation>
    </message>
    <message>
        <source>nodes of type invalid</source>
        <translation>Knoten des Typs invalid</translation>
    </message>
    <message>
        <source>nodes that no schedule can hold</source>
        <translation>Knoten, die kein Ablaufplan enthalten kann</translation>
    </message>
    <message>
        <source>nodes with an id that is taken</source>
        <translation>Knoten mit einer bereits vergebenen ID</translation>
    </message>
    <message>
        <source>none of the computations uses %1</source>
        <translation>keine der Berechnungen verwendet %1</translation>
    </message>
    <message>
        <source>nothing in the chain is sent</source>
        <translation>nichts in der Kette wird gesendet</translation>
    </message>
    <message>
        <source>objects with unknown keys</source>
        <translation>Objekte mit unbekannten Schlüsseln</translation>
    </message>
    <message>
        <source>one number cannot be sliced</source>
        <translation>eine einzelne Zahl kann nicht geteilt werden</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>one process group of this node cannot be read</source>
        <translation>eine Prozessgruppe dieses Knotens ist nicht lesbar</translation>
    </message>
    <message>
        <source>one rank holds the operand %1 of %2</source>
        <translation>nur ein Rang hält den Operanden %1 von %2</translation>
    </message>
    <message>
        <source>only inputs have a place</source>
        <translation>nur Eingaben haben einen Platz</translation>
    </message>
    <message>
        <source>only stacks of Ring (both ways), FullyConnected and Switch can be written as ASTRA-sim network YAML</source>
        <translation>nur Stapel aus Ring (in beide Richtungen), FullyConnected und Switch lassen sich als ASTRA-sim-Netzwerk-YAML schreiben</translation>
    </message>
    <message>
        <source>only version 1 of the format can be read</source>
        <translation>nur Version 1 des Formats kann gelesen werden</translation>
    </message>
    <message>
        <source>open a trace or choose a benchmark</source>
        <translation>einen Trace öffnen oder einen Benchmark wählen</translation>
    </message>
    <message>
        <source>open the project in Weft: its issues say what is missing</source>
        <translation>das Projekt in Weft öffnen: Die dort gemeldeten Probleme zeigen, was fehlt</translation>
    </message>
    <message>
        <source>operands on two groups of ranks</source>
        <translation>Operanden auf zwei Gruppen von Rängen</translation>
    </message>
    <message>
        <source>overlap it</source>
        <translation>es mit overlap überlappen</translation>
    </message>
    <message>
        <source>overlap takes two stages or more, each of which feeds the next</source>
        <translation>overlap erwartet zwei oder mehr Stufen, von denen jede die nächste speist</translation>
    </message>
    <message>
        <source>oversub=%1 does not divide the %2 NPUs of a leaf</source>
        <translation>oversub=%1 ist kein Teiler der %2 NPUs eines Leafs</translation>
    </message>
    <message>
        <source>pod= belongs to a fat tree of 3 levels</source>
        <translation>pod= gehört zu einem Fat Tree mit 3 Ebenen</translation>
    </message>
    <message>
        <source>rails need at least one NPU, and one in each server</source>
        <translation>Rails brauchen mindestens eine NPU und eine in jedem Server</translation>
    </message>
    <message>
        <source>rank %1 does not hold what is %2</source>
        <translation>Rang %1 besitzt nicht, was %2 ist</translation>
    </message>
    <message>
        <source>rank %1 has a trace in several forms; &apos;%2&apos; is read</source>
        <translation>Rang %1 hat einen Trace in mehreren Formen; „%2“ wird gelesen</translation>
    </message>
    <message>
        <source>rank %1 has no receive for this send (tag %2, %3 bytes)</source>
        <translation>Rang %1 hat keine Empfangsoperation zu dieser Sendeoperation (Tag %2, %3 Byte)</translation>
    </message>
    <message>
        <source>rank %1 has no send for this receive (tag %2, %3 bytes)</source>
        <translation>Rang %1 hat keine Sendeoperation zu dieser Empfangsoperation (Tag %2, %3 Byte)</translation>
    </message>
    <message>
        <source>rank %1 has no unmatched receive for these two ranks</source>
        <translation>Rang %1 hat für diese beiden Ränge keine offene Empfangsoperation</translation>
    </message>
    <message>
        <source>rank %1 has no unmatched send for these two ranks</source>
        <translation>Rang %1 hat für diese beiden Ränge keine offene Sendeoperation</translation>
    </message>
    <message>
        <source>rank %1 is beyond the largest possible one</source>
        <translation>Rang %1 liegt über dem größten möglichen</translation>
    </message>
    <message>
        <source>rank %1 is listed twice</source>
        <translation>Rang %1 ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>rank %1 is not a member of %2</source>
        <translation>Rang %1 ist kein Mitglied von %2</translation>
    </message>
    <message>
        <source>rank %1 is out of range</source>
        <translation>Rang %1 ist außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>rank %1 is out of range: the topology has NPUs 0 to %2</source>
        <translation>Rang %1 ist außerhalb des Bereichs: Die Topologie hat die NPUs 0 bis %2</translation>
    </message>
    <message>
        <source>rank i sends to rank i</source>
        <translation>Rang i sendet an Rang i</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>read it again</source>
        <translation>erneut lesen</translation>
    </message>
    <message>
        <source>read what you need of it before that line</source>
        <translation>das Benötigte vor dieser Zeile lesen</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>das Lesen ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde gestoppt</translation>
    </message>
    <message>
        <source>receive of node %1 with tag %2 and %3 bytes</source>
        <translation>Empfang von Knoten %1 mit Tag %2 und %3 Byte</translation>
    </message>
    <message>
        <source>receives of another size than their sends</source>
        <translation>Empfangsoperationen mit anderer Größe als die zugehörige Sendeoperation</translation>
    </message>
    <message>
        <source>receives without a send</source>
        <translation>Empfangsoperationen ohne Sendeoperation</translation>
    </message>
    <message>
        <source>reducescatter it first</source>
        <translation>zuerst reducescatter darauf anwenden</translation>
    </message>
    <message>
        <source>remove one of the two</source>
        <translation>eines der beiden entfernen</translation>
    </message>
    <message>
        <source>remove takes stages</source>
        <translation>remove erwartet Stufen</translation>
    </message>
    <message>
        <source>reorder past all computations that do</source>
        <translation>hinter alle Berechnungen stellen, die es tun</translation>
    </message>
    <message>
        <source>reorder takes an all-gather and the computations that it goes past</source>
        <translation>reorder erwartet ein All-Gather und die Berechnungen, an denen es vorbeigeht</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>als UTF-8 speichern</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <translation>als UTF-8 ohne sie speichern</translation>
    </message>
    <message>
        <source>select needs a condition such as a &gt; b first</source>
        <translation>select braucht als Erstes eine Bedingung wie a &gt; b</translation>
    </message>
    <message>
        <source>send it</source>
        <translation>es mit send senden</translation>
    </message>
    <message>
        <source>send of node %1 with tag %2 and %3 bytes</source>
        <translation>Senden von Knoten %1 mit Tag %2 und %3 Byte</translation>
    </message>
    <message>
        <source>send one of them</source>
        <translation>eines davon senden</translation>
    </message>
    <message>
        <source>sends without a receive</source>
        <translation>Sendeoperationen ohne Empfangsoperation</translation>
    </message>
    <message>
        <source>set &apos;roofline-enabled&apos; to 1, with &apos;peak-perf&apos; and &apos;local-mem-bw&apos;</source>
        <translation>„roofline-enabled“ auf 1 setzen, mit „peak-perf“ und „local-mem-bw“</translation>
    </message>
    <message>
        <source>set TMPDIR to one</source>
        <translation>TMPDIR auf einen setzen</translation>
    </message>
    <message>
        <source>set is_cpu_op to false; a host-side call around a kernel is a compute node</source>
        <translation>is_cpu_op auf false setzen; ein Aufruf auf dem Host um einen Kernel herum ist ein Berechnungsknoten</translation>
    </message>
    <message>
        <source>set preferred-dataset-splits to 1, or give the algorithm as a schedule</source>
        <translation>preferred-dataset-splits auf 1 setzen oder den Algorithmus als Ablaufplan angeben</translation>
    </message>
    <message>
        <source>shapes that differ: %1 and %2</source>
        <translation>Formen, die sich unterscheiden: %1 und %2</translation>
    </message>
    <message>
        <source>sizes of dimensions cannot be read from &apos;%1&apos;</source>
        <translation>aus „%1“ lassen sich keine Größen von Dimensionen lesen</translation>
    </message>
    <message>
        <source>slice it first</source>
        <translation>zuerst slice darauf anwenden</translation>
    </message>
    <message>
        <source>small buffers</source>
        <translation>kleine Puffer</translation>
    </message>
    <message>
        <source>something follows the end of the workload graph</source>
        <translation>auf das Ende des Workload-Graphen folgt noch etwas</translation>
    </message>
    <message>
        <source>something is called &quot;%1&quot; already</source>
        <translation>etwas heißt bereits „%1“</translation>
    </message>
    <message>
        <source>spines= belongs to a fat tree of 2 levels</source>
        <translation>spines= gehört zu einem Fat Tree mit 2 Ebenen</translation>
    </message>
    <message>
        <source>split it with reduce</source>
        <translation>es mit reduce teilen</translation>
    </message>
    <message>
        <source>split takes one all-reduce</source>
        <translation>split erwartet genau ein All-Reduce</translation>
    </message>
    <message>
        <source>stages would wait for each other, or for what reads an input before its update</source>
        <translation>Stufen würden aufeinander warten oder auf das, was eine Eingabe vor ihrer Aktualisierung liest</translation>
    </message>
    <message>
        <source>stopped before all elements were compared</source>
        <translation>gestoppt, bevor alle Elemente verglichen waren</translation>
    </message>
    <message>
        <source>stopped while waiting for somebody who reads this</source>
        <translation>beim Warten auf jemanden gestoppt, der dies liest</translation>
    </message>
    <message>
        <source>stopped while waiting for somebody who writes this</source>
        <translation>beim Warten auf jemanden gestoppt, der dies schreibt</translation>
    </message>
    <message>
        <source>such as 3: folder/algorithm</source>
        <translation>etwa 3: ordner/algorithmus</translation>
    </message>
    <message>
        <source>texts between elements</source>
        <translation>Texte zwischen Elementen</translation>
    </message>
    <message>
        <source>the %1 is given twice</source>
        <translation>%1 ist doppelt angegeben</translation>
    </message>
    <message>
        <source>the &apos;(&apos; in column %1 is not closed</source>
        <translation>das „(“ in Spalte %1 ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the .et form keeps them</source>
        <translation>die .et-Form behält sie</translation>
    </message>
    <message>
        <source>the attribute %1 has no value</source>
        <translation>das Attribut %1 hat keinen Wert</translation>
    </message>
    <message>
        <source>the attribute %1 is given twice</source>
        <translation>das Attribut %1 ist doppelt angegeben</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; (the rank of the other side) is missing</source>
        <translation>das Attribut „%1“ (der Rang der Gegenseite) fehlt</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; has more than 64 entries</source>
        <translation>das Attribut „%1“ hat mehr als 64 Einträge</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; has no value and is taken as absent</source>
        <translation>das Attribut „%1“ hat keinen Wert und gilt als nicht vorhanden</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is %2, which is outside its range</source>
        <translation>das Attribut „%1“ ist %2, was außerhalb seines Bereichs liegt</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is a floating-point number; it is taken as %2</source>
        <translation>das Attribut „%1“ ist eine Gleitkommazahl; verwendet wird %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; is given twice; the last value is taken</source>
        <translation>das Attribut „%1“ ist doppelt angegeben; der letzte Wert gilt</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a list of true and false, but is %2</source>
        <translation>das Attribut „%1“ muss eine Liste von true und false sein, ist aber %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a text or a whole number, but is %2</source>
        <translation>das Attribut „%1“ muss ein Text oder eine ganze Zahl sein, ist aber %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a whole number, but has a fraction or is out of range</source>
        <translation>das Attribut „%1“ muss eine ganze Zahl sein, hat aber Nachkommastellen oder liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; must be a whole number, but is %2</source>
        <translation>das Attribut „%1“ muss eine ganze Zahl sein, ist aber %2</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; names rank %2, but it is the own side&apos;s and must be %3</source>
        <translation>das Attribut „%1“ nennt Rang %2, ist aber das der eigenen Seite und muss %3 sein</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; names rank %2, but there are only %3 NPUs</source>
        <translation>das Attribut „%1“ nennt Rang %2, aber es gibt nur %3 NPUs</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_size&apos; (bytes) is missing</source>
        <translation>das Attribut „comm_size“ (Byte) fehlt</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_size&apos; is negative: %1</source>
        <translation>das Attribut „comm_size“ ist negativ: %1</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_tag&apos; is missing and taken as 0</source>
        <translation>das Attribut „comm_tag“ fehlt und wird als 0 angenommen</translation>
    </message>
    <message>
        <source>the attribute &apos;comm_type&apos; (the kind of collective) is missing</source>
        <translation>das Attribut „comm_type“ (die Art des Kollektivs) fehlt</translation>
    </message>
    <message>
        <source>the bandwidth must be at least 1 GB/s</source>
        <translation>die Bandbreite muss mindestens 1 GB/s sein</translation>
    </message>
    <message>
        <source>the bandwidth must be greater than 0 GiB/s</source>
        <translation>die Bandbreite muss größer als 0 GiB/s sein</translation>
    </message>
    <message>
        <source>the bandwidth must be greater than 0 GiB/s, but is %1</source>
        <translation>die Bandbreite muss größer als 0 GiB/s sein, ist aber %1</translation>
    </message>
    <message>
        <source>the batches differ: %1</source>
        <translation>die Batches unterscheiden sich: %1</translation>
    </message>
    <message>
        <source>the chain %1 has one of them</source>
        <translation>die Kette %1 hat eines davon</translation>
    </message>
    <message>
        <source>the chain %1 has one of them already</source>
        <translation>die Kette %1 hat bereits eines davon</translation>
    </message>
    <message>
        <source>the collective algorithm &apos;%1&apos; is not known</source>
        <translation>der Kollektivalgorithmus „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the collective optimization &apos;%1&apos; is not known</source>
        <translation>die Kollektivoptimierung „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the collective type %1 is unknown</source>
        <translation>der Kollektivtyp %1 ist unbekannt</translation>
    </message>
    <message>
        <source>the communication has a size of 0 bytes</source>
        <translation>die Kommunikation hat eine Größe von 0 Byte</translation>
    </message>
    <message>
        <source>the communication has a size of 0 bytes, at which ASTRA-sim ends</source>
        <translation>die Kommunikation hat eine Größe von 0 Byte, bei der ASTRA-sim endet</translation>
    </message>
    <message>
        <source>the count of NPUs must be a whole number of at least 1, but is %1</source>
        <translation>die Anzahl der NPUs muss eine ganze Zahl von mindestens 1 sein, ist aber %1</translation>
    </message>
    <message>
        <source>the dependencies form a cycle, so that none of its nodes can start: %1</source>
        <translation>die Abhängigkeiten bilden einen Zyklus, sodass keiner seiner Knoten beginnen kann: %1</translation>
    </message>
    <message>
        <source>the dimension</source>
        <translation>die Dimension</translation>
    </message>
    <message>
        <source>the dimensions %1 do not multiply to the %2 NPUs</source>
        <translation>das Produkt der Dimensionen %1 ergibt nicht die %2 NPUs</translation>
    </message>
    <message>
        <source>the element %1</source>
        <translation>das Element %1</translation>
    </message>
    <message>
        <source>the element %1 is closed as %2</source>
        <translation>das Element %1 wird als %2 geschlossen</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>the expression has more than 1,000 operations one after the other</source>
        <translation>der Ausdruck hat mehr als 1.000 Operationen hintereinander</translation>
    </message>
    <message>
        <source>the expression is nested more than 200 deep</source>
        <translation>der Ausdruck ist mehr als 200-fach verschachtelt</translation>
    </message>
    <message>
        <source>the expressions of the elements are too long to compare</source>
        <translation>die Ausdrücke der Elemente sind zu lang zum Vergleichen</translation>
    </message>
    <message>
        <source>the fabric has no NPU</source>
        <translation>die Fabric hat keine NPU</translation>
    </message>
    <message>
        <source>the fabric is laid out afresh</source>
        <translation>das Layout der Fabric wird neu berechnet</translation>
    </message>
    <message>
        <source>the fabric is too large: at most %1 NPUs, %2 nodes and %3 links are possible</source>
        <translation>die Fabric ist zu groß: Höchstens %1 NPUs, %2 Knoten und %3 Links sind möglich</translation>
    </message>
    <message>
        <source>the fabric of the project is drawn, and cannot run yet</source>
        <translation>die Fabric des Projekts ist gezeichnet und noch nicht ausführbar</translation>
    </message>
    <message>
        <source>the failed, degraded and slow parts that the file lists have no effect here</source>
        <translation>die ausgefallenen, beeinträchtigten und langsamen Teile, die die Datei aufführt, haben hier keine Wirkung</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>die Datei existiert nicht</translation>
    </message>
    <message>
        <source>the file ends at byte %1</source>
        <translation>die Datei endet bei Byte %1</translation>
    </message>
    <message>
        <source>the file ends inside %1</source>
        <translation>die Datei endet innerhalb von %1</translation>
    </message>
    <message>
        <source>the file has no link</source>
        <translation>die Datei hat keinen Link</translation>
    </message>
    <message>
        <source>the file is cut off in %1</source>
        <translation>die Datei ist in %1 abgeschnitten</translation>
    </message>
    <message>
        <source>the file is cut off in %1, of whose %2 bytes %3 are there</source>
        <translation>die Datei ist in %1 abgeschnitten: %3 von %2 Byte sind vorhanden</translation>
    </message>
    <message>
        <source>the file is cut off: its gzip data ends early</source>
        <translation>die Datei ist abgeschnitten: Ihre gzip-Daten enden vorzeitig</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is empty; the header &apos;%1&apos; is expected</source>
        <translation>die Datei ist leer; die Kopfzeile „%1“ wird erwartet</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>die Datei ist größer als %1 Byte</translation>
    </message>
    <message>
        <source>the file was cut short while it was read</source>
        <translation>die Datei wurde beim Lesen gekürzt</translation>
    </message>
    <message>
        <source>the files of a set are named PREFIX.RANK.et</source>
        <translation>die Dateien eines Satzes heißen PRÄFIX.RANG.et</translation>
    </message>
    <message>
        <source>the first is 0</source>
        <translation>die erste ist 0</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; does not exist</source>
        <translation>der Ordner „%1“ existiert nicht</translation>
    </message>
    <message>
        <source>the folder holds no trace set</source>
        <translation>der Ordner enthält keinen Trace-Satz</translation>
    </message>
    <message>
        <source>the folder holds several trace sets: %1</source>
        <translation>der Ordner enthält mehrere Trace-Sätze: %1</translation>
    </message>
    <message>
        <source>the folder holds the sets %1</source>
        <translation>der Ordner enthält die Sätze %1</translation>
    </message>
    <message>
        <source>the group %1 is defined twice</source>
        <translation>die Gruppe %1 ist doppelt definiert</translation>
    </message>
    <message>
        <source>the group id &apos;%1&apos; is not a whole number</source>
        <translation>die Gruppen-ID „%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>the group id 0 stands for all ranks and cannot be defined</source>
        <translation>die Gruppen-ID 0 steht für alle Ränge und kann nicht definiert werden</translation>
    </message>
    <message>
        <source>the group of a benchmark is a list of ranks</source>
        <translation>die Gruppe eines Benchmarks ist eine Liste von Rängen</translation>
    </message>
    <message>
        <source>the groups have more than 2^20 ranks</source>
        <translation>die Gruppen haben mehr als 2^20 Ränge</translation>
    </message>
    <message>
        <source>the gzip data inflates to more than %1 bytes</source>
        <translation>die gzip-Daten ergeben entpackt mehr als %1 Byte</translation>
    </message>
    <message>
        <source>the gzip data is damaged: %1</source>
        <translation>die gzip-Daten sind beschädigt: %1</translation>
    </message>
    <message>
        <source>the head of the run file cannot be read</source>
        <translation>der Kopf der Laufdatei ist nicht lesbar</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is expected</source>
        <translation>die Kopfzeile „%1“ wird erwartet</translation>
    </message>
    <message>
        <source>the inner dimensions differ: %1</source>
        <translation>die inneren Dimensionen unterscheiden sich: %1</translation>
    </message>
    <message>
        <source>the inter-dimension scheduling &apos;%1&apos; is not known</source>
        <translation>das Scheduling „%1“ zwischen den Dimensionen ist nicht bekannt</translation>
    </message>
    <message>
        <source>the intra-dimension scheduling &apos;%1&apos; is not known</source>
        <translation>das Scheduling „%1“ innerhalb einer Dimension ist nicht bekannt</translation>
    </message>
    <message>
        <source>the kernels %1 wait for each other</source>
        <translation>die Kernel %1 warten aufeinander</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is given more than once; its last value counts</source>
        <translation>der Schlüssel „%1“ ist mehrfach angegeben; sein letzter Wert zählt</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>der Schlüssel „%1“ fehlt</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is not known and has no effect</source>
        <translation>der Schlüssel „%1“ ist nicht bekannt und hat keine Wirkung</translation>
    </message>
    <message>
        <source>the key &apos;local-mem-bw&apos; is missing: reductions take no time</source>
        <translation>der Schlüssel „local-mem-bw“ fehlt: Reduktionen brauchen keine Zeit</translation>
    </message>
    <message>
        <source>the key &apos;remote-mem-bw&apos; is missing</source>
        <translation>der Schlüssel „remote-mem-bw“ fehlt</translation>
    </message>
    <message>
        <source>the key has no value</source>
        <translation>der Schlüssel hat keinen Wert</translation>
    </message>
    <message>
        <source>the key is given twice</source>
        <translation>der Schlüssel ist doppelt angegeben</translation>
    </message>
    <message>
        <source>the kind of a dimension is missing or not known</source>
        <translation>die Art einer Dimension fehlt oder ist nicht bekannt</translation>
    </message>
    <message>
        <source>the latency must be from 0 to 9e15 ns</source>
        <translation>die Latenz muss zwischen 0 und 9e15 ns liegen</translation>
    </message>
    <message>
        <source>the latency must not be negative</source>
        <translation>die Latenz darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the latency must not be negative, but is %1</source>
        <translation>die Latenz darf nicht negativ sein, ist aber %1</translation>
    </message>
    <message>
        <source>the layout has another number of nodes than the fabric</source>
        <translation>das Layout hat eine andere Anzahl von Knoten als die Fabric</translation>
    </message>
    <message>
        <source>the link cannot be read: %1</source>
        <translation>der Link ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the link is listed twice</source>
        <translation>der Link ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>the link leads from an NPU to itself</source>
        <translation>der Link führt von einer NPU zu sich selbst</translation>
    </message>
    <message>
        <source>the links are not those of the dimensions %1 that they should be made of</source>
        <translation>die Links entsprechen nicht den Dimensionen %1, aus denen sie erzeugt sein sollen</translation>
    </message>
    <message>
        <source>the links of this name lead in a circle</source>
        <translation>die Links dieses Namens führen im Kreis</translation>
    </message>
    <message>
        <source>the list &apos;%1&apos; is empty: ring is used in every dimension</source>
        <translation>die Liste „%1“ ist leer: Ring wird in jeder Dimension verwendet</translation>
    </message>
    <message>
        <source>the list of ranks is empty</source>
        <translation>die Liste der Ränge ist leer</translation>
    </message>
    <message>
        <source>the machine %1 takes no arguments</source>
        <translation>die Maschine %1 erwartet keine Argumente</translation>
    </message>
    <message>
        <source>the memory access has a size of 0 bytes</source>
        <translation>der Speicherzugriff hat eine Größe von 0 Byte</translation>
    </message>
    <message>
        <source>the memory type &apos;%1&apos; is not known</source>
        <translation>der Speichertyp „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the message cannot be written as JSON</source>
        <translation>die Nachricht kann nicht als JSON geschrieben werden</translation>
    </message>
    <message>
        <source>the metadata message</source>
        <translation>die Metadaten-Nachricht</translation>
    </message>
    <message>
        <source>the name of a collective, such as &quot;all-reduce&quot;</source>
        <translation>der Name eines Kollektivs, etwa &quot;all-reduce&quot;</translation>
    </message>
    <message>
        <source>the name of a kind of fabric is expected</source>
        <translation>der Name einer Art von Fabric wird erwartet</translation>
    </message>
    <message>
        <source>the name of an algorithm, such as &quot;ring&quot;</source>
        <translation>der Name eines Algorithmus, etwa &quot;ring&quot;</translation>
    </message>
    <message>
        <source>the network file is empty</source>
        <translation>die Netzwerkdatei ist leer</translation>
    </message>
    <message>
        <source>the network file lacks the key &apos;%1&apos;</source>
        <translation>der Netzwerkdatei fehlt der Schlüssel „%1“</translation>
    </message>
    <message>
        <source>the node depends on node %1, which is not in the trace</source>
        <translation>der Knoten hängt von Knoten %1 ab, der nicht im Trace ist</translation>
    </message>
    <message>
        <source>the node has no &apos;Id&apos;</source>
        <translation>der Knoten hat keine „Id“</translation>
    </message>
    <message>
        <source>the node has no &apos;NodeType&apos;</source>
        <translation>der Knoten hat keinen „NodeType“</translation>
    </message>
    <message>
        <source>the node has num_ops 0, for which the roofline model gives no time</source>
        <translation>der Knoten hat num_ops 0, wofür das Roofline-Modell keine Zeit gibt</translation>
    </message>
    <message>
        <source>the node has tensor_size 0; it ends at once under the roofline model</source>
        <translation>der Knoten hat tensor_size 0; im Roofline-Modell endet er sofort</translation>
    </message>
    <message>
        <source>the node has the type &apos;invalid&apos;; it ends at once</source>
        <translation>der Knoten hat den Typ „invalid“; er endet sofort</translation>
    </message>
    <message>
        <source>the node id %1 is given twice; the first node with it is &apos;%2&apos;</source>
        <translation>die Knoten-ID %1 ist doppelt vergeben; der erste Knoten damit ist „%2“</translation>
    </message>
    <message>
        <source>the node is listed twice</source>
        <translation>der Knoten ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>the node type %1 is unknown</source>
        <translation>der Knotentyp %1 ist unbekannt</translation>
    </message>
    <message>
        <source>the nodes are not in ascending id, each once</source>
        <translation>die Knoten stehen nicht nach aufsteigender ID, jeder genau einmal</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>the object that begins here has a key that is not kept: %1</source>
        <translation>das hier beginnende Objekt hat einen Schlüssel, der nicht behalten wird: %1</translation>
    </message>
    <message>
        <source>the object that begins here is not a Chakra message in JSON: %1</source>
        <translation>das hier beginnende Objekt ist keine Chakra-Nachricht in JSON: %1</translation>
    </message>
    <message>
        <source>the object that begins here is not closed</source>
        <translation>das hier beginnende Objekt ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the operand %1 of %2 is local</source>
        <translation>der Operand %1 von %2 ist lokal</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; has no effect</source>
        <translation>die Option „%1“ hat keine Wirkung</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is not known</source>
        <translation>die Option „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the place of an element in its list</source>
        <translation>der Platz eines Elements in seiner Liste</translation>
    </message>
    <message>
        <source>the process group &apos;%1&apos; is defined with other ranks than in an earlier trace of the set</source>
        <translation>die Prozessgruppe „%1“ ist mit anderen Rängen definiert als in einem früheren Trace des Satzes</translation>
    </message>
    <message>
        <source>the process group &apos;%1&apos; is not defined</source>
        <translation>die Prozessgruppe „%1“ ist nicht definiert</translation>
    </message>
    <message>
        <source>the process group has rank %1, but there are only %2 NPUs</source>
        <translation>die Prozessgruppe hat Rang %1, aber es gibt nur %2 NPUs</translation>
    </message>
    <message>
        <source>the process group lists rank %1 twice</source>
        <translation>die Prozessgruppe führt Rang %1 doppelt auf</translation>
    </message>
    <message>
        <source>the process groups of this node cannot be read</source>
        <translation>die Prozessgruppen dieses Knotens sind nicht lesbar</translation>
    </message>
    <message>
        <source>the program has more than 20,000 stages</source>
        <translation>das Programm hat mehr als 20.000 Stufen</translation>
    </message>
    <message>
        <source>the program has more than 20,000 statements</source>
        <translation>das Programm hat mehr als 20.000 Anweisungen</translation>
    </message>
    <message>
        <source>the program is longer than 16 MiB</source>
        <translation>das Programm ist länger als 16 MiB</translation>
    </message>
    <message>
        <source>the programs have another number of results</source>
        <translation>die Programme haben unterschiedlich viele Ergebnisse</translation>
    </message>
    <message>
        <source>the project has no fabric</source>
        <translation>das Projekt hat keine Fabric</translation>
    </message>
    <message>
        <source>the project has no run named &apos;%1&apos;</source>
        <translation>das Projekt hat keinen Lauf namens „%1“</translation>
    </message>
    <message>
        <source>the project has no version</source>
        <translation>das Projekt hat keine Version</translation>
    </message>
    <message>
        <source>the project has no workload</source>
        <translation>das Projekt hat keinen Workload</translation>
    </message>
    <message>
        <source>the project was written by a newer Weft (version %1 of the file; this one knows %2)</source>
        <translation>das Projekt wurde von einem neueren Weft geschrieben (Version %1 der Datei; dieses kennt %2)</translation>
    </message>
    <message>
        <source>the rank</source>
        <translation>der Rang</translation>
    </message>
    <message>
        <source>the ranks</source>
        <translation>die Ränge</translation>
    </message>
    <message>
        <source>the roofline model needs the attribute &apos;num_ops&apos;, which the node does not have</source>
        <translation>das Roofline-Modell braucht das Attribut „num_ops“, das der Knoten nicht hat</translation>
    </message>
    <message>
        <source>the roofline model needs the attribute &apos;tensor_size&apos;, which the node does not have</source>
        <translation>das Roofline-Modell braucht das Attribut „tensor_size“, das der Knoten nicht hat</translation>
    </message>
    <message>
        <source>the root, rank %1, is not a member of %2</source>
        <translation>die Wurzel, Rang %1, ist kein Mitglied von %2</translation>
    </message>
    <message>
        <source>the route comes to %1 twice</source>
        <translation>die Route kommt zweimal zu %1</translation>
    </message>
    <message>
        <source>the route ends at %1</source>
        <translation>die Route endet bei %1</translation>
    </message>
    <message>
        <source>the route passes through %1, which does not forward</source>
        <translation>die Route geht durch %1, aber dieser Knoten leitet nicht weiter</translation>
    </message>
    <message>
        <source>the run file contradicts itself</source>
        <translation>die Laufdatei widerspricht sich</translation>
    </message>
    <message>
        <source>the run file ends early</source>
        <translation>die Laufdatei endet vorzeitig</translation>
    </message>
    <message>
        <source>the run file ends inside a block</source>
        <translation>die Laufdatei endet innerhalb eines Blocks</translation>
    </message>
    <message>
        <source>the run file is damaged: a checksum does not fit</source>
        <translation>die Laufdatei ist beschädigt: Eine Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>the run file is of version %1</source>
        <translation>die Laufdatei hat Version %1</translation>
    </message>
    <message>
        <source>the run is made again on the project&apos;s present fabric</source>
        <translation>der Lauf wird auf der jetzigen Fabric des Projekts wiederholt</translation>
    </message>
    <message>
        <source>the scheduling policy &apos;%1&apos; is not known</source>
        <translation>die Scheduling-Strategie „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>der Startwert</translation>
    </message>
    <message>
        <source>the size has a factor past 2^62</source>
        <translation>die Größe hat einen Faktor über 2^62</translation>
    </message>
    <message>
        <source>the size has more than 64 terms</source>
        <translation>die Größe hat mehr als 64 Terme</translation>
    </message>
    <message>
        <source>the size is not a whole number from 1 to 2^40</source>
        <translation>die Größe ist keine ganze Zahl von 1 bis 2^40</translation>
    </message>
    <message>
        <source>the size of a dimension must be from 1 to 4294967295, and there may be 64 dimensions</source>
        <translation>die Größe einer Dimension muss zwischen 1 und 4294967295 liegen, und es darf höchstens 64 Dimensionen geben</translation>
    </message>
    <message>
        <source>the size of a hypercube must be a power of two, but is %1</source>
        <translation>die Größe eines Hypercubes muss eine Zweierpotenz sein, ist aber %1</translation>
    </message>
    <message>
        <source>the stack has no dimension</source>
        <translation>der Stapel hat keine Dimension</translation>
    </message>
    <message>
        <source>the tag of %1</source>
        <translation>das Tag von %1</translation>
    </message>
    <message>
        <source>the text begins with a byte order mark</source>
        <translation>der Text beginnt mit einer Byte-Order-Markierung (BOM)</translation>
    </message>
    <message>
        <source>the text is UTF-16; UTF-8 is expected</source>
        <translation>der Text ist UTF-16; UTF-8 wird erwartet</translation>
    </message>
    <message>
        <source>the topology &apos;%1&apos; is not known</source>
        <translation>die Topologie „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the trace has more than 2^32 nodes or dependencies</source>
        <translation>der Trace hat mehr als 2^32 Knoten oder Abhängigkeiten</translation>
    </message>
    <message>
        <source>the trace has no metadata message; its first message is read as a node</source>
        <translation>der Trace hat keine Metadaten-Nachricht; seine erste Nachricht wird als Knoten gelesen</translation>
    </message>
    <message>
        <source>the trace has no nodes; this rank ends at once</source>
        <translation>der Trace hat keine Knoten; dieser Rang endet sofort</translation>
    </message>
    <message>
        <source>the trace is empty; even its metadata message is missing</source>
        <translation>der Trace ist leer; sogar seine Metadaten-Nachricht fehlt</translation>
    </message>
    <message>
        <source>the trace set has ranks up to %1, but only %2 take part; the others are ignored</source>
        <translation>der Trace-Satz hat Ränge bis %1, aber nur %2 nehmen teil; die anderen werden ignoriert</translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation>der Wert von %1</translation>
    </message>
    <message>
        <source>the value of %1 has %2</source>
        <translation>der Wert von %1 hat %2</translation>
    </message>
    <message>
        <source>the value of %1 is not in quotes</source>
        <translation>der Wert von %1 steht nicht in Anführungszeichen</translation>
    </message>
    <message>
        <source>the value of &apos;%1&apos; does not fit an attribute and is not kept</source>
        <translation>der Wert von „%1“ passt in kein Attribut und wird nicht behalten</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>World</translation>
    </message>
    <message>
        <source>the written file cannot be moved to its place</source>
        <translation>die geschriebene Datei kann nicht an ihren Platz verschoben werden</translation>
    </message>
    <message>
        <source>there are %1; the surplus ranks are ignored</source>
        <translation>es gibt %1; die überzähligen Ränge werden ignoriert</translation>
    </message>
    <message>
        <source>there are V100, A100 and H100, and cards in JSON files</source>
        <translation>es gibt V100, A100 und H100 sowie Karten in JSON-Dateien</translation>
    </message>
    <message>
        <source>there are only %1</source>
        <translation>es gibt nur %1</translation>
    </message>
    <message>
        <source>there are split, reorder, asslice, remove, fuse and overlap</source>
        <translation>es gibt split, reorder, asslice, remove, fuse und overlap</translation>
    </message>
    <message>
        <source>there are two routes from %1 to %2</source>
        <translation>es gibt zwei Routen von %1 nach %2</translation>
    </message>
    <message>
        <source>there is a byte of value 0: this is no text</source>
        <translation>es gibt ein Byte mit dem Wert 0: Dies ist kein Text</translation>
    </message>
    <message>
        <source>there is no XML element</source>
        <translation>es gibt kein XML-Element</translation>
    </message>
    <message>
        <source>there is no folder for temporary files</source>
        <translation>es gibt keinen Ordner für temporäre Dateien</translation>
    </message>
    <message>
        <source>there is no kind of fabric named &apos;%1&apos;</source>
        <translation>es gibt keine Art von Fabric namens „%1“</translation>
    </message>
    <message>
        <source>there is no link %1</source>
        <translation>es gibt keinen Link %1</translation>
    </message>
    <message>
        <source>there is no machine named &apos;%1&apos;</source>
        <translation>es gibt keine Maschine namens „%1“</translation>
    </message>
    <message>
        <source>there is no memory to compress</source>
        <translation>zum Komprimieren fehlt Speicher</translation>
    </message>
    <message>
        <source>there is no memory to inflate the file</source>
        <translation>zum Entpacken der Datei fehlt Speicher</translation>
    </message>
    <message>
        <source>there is no route from %1 to %2</source>
        <translation>es gibt keine Route von %1 nach %2</translation>
    </message>
    <message>
        <source>there is no trace set of that prefix</source>
        <translation>es gibt keinen Trace-Satz mit diesem Präfix</translation>
    </message>
    <message>
        <source>there is nothing but white space in it</source>
        <translation>darin ist nichts als Leerraum</translation>
    </message>
    <message>
        <source>these are ASTRA-sim&apos;s options; Weft&apos;s own are keys of the row</source>
        <translation>dies sind Optionen von ASTRA-sim; die von Weft sind Schlüssel der Zeile</translation>
    </message>
    <message>
        <source>this JSON is not a Chakra trace: it has neither nodes nor a workload_graph</source>
        <translation>dieses JSON ist kein Chakra-Trace: Es hat weder nodes noch einen workload_graph</translation>
    </message>
    <message>
        <source>this JSON is not a trace: an object { … } is expected first</source>
        <translation>dieses JSON ist kein Trace: Zuerst wird ein Objekt { … } erwartet</translation>
    </message>
    <message>
        <source>this is %1, which Weft does not read</source>
        <translation>dies ist %1, was Weft nicht liest</translation>
    </message>
    <message>
        <source>this is a PyTorch execution trace, which has to be converted before it can be simulated</source>
        <translation>dies ist ein PyTorch-Ausführungstrace, der konvertiert werden muss, bevor er simuliert werden kann</translation>
    </message>
    <message>
        <source>this is a communicator-group file, not a trace</source>
        <translation>dies ist eine Datei mit Kommunikatorgruppen, kein Trace</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dies ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is no Chakra trace</source>
        <translation>dies ist kein Chakra-Trace</translation>
    </message>
    <message>
        <source>this is no file that Weft reads</source>
        <translation>dies ist keine Datei, die Weft liest</translation>
    </message>
    <message>
        <source>this is not a Chakra trace: the first message is not its metadata</source>
        <translation>dies ist kein Chakra-Trace: Die erste Nachricht enthält nicht seine Metadaten</translation>
    </message>
    <message>
        <source>this is not a Weft project</source>
        <translation>dies ist kein Weft-Projekt</translation>
    </message>
    <message>
        <source>this is not a Weft topology: &quot;format&quot; is not &quot;weft-topology&quot;</source>
        <translation>dies ist keine Weft-Topologie: &quot;format&quot; ist nicht &quot;weft-topology&quot;</translation>
    </message>
    <message>
        <source>this is not a network file: it is nested too deeply</source>
        <translation>dies ist keine Netzwerkdatei: Sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>this is not a schedule: neither an MSCCL-IR program (XML) nor Weft&apos;s JSON</source>
        <translation>dies ist kein Ablaufplan: weder ein MSCCL-IR-Programm (XML) noch Wefts JSON</translation>
    </message>
    <message>
        <source>this is not a topology file that Weft knows</source>
        <translation>dies ist keine Topologiedatei, die Weft kennt</translation>
    </message>
    <message>
        <source>this is not valid JSON: %1</source>
        <translation>dies ist kein gültiges JSON: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>dies ist kein gültiges YAML: %1</translation>
    </message>
    <message>
        <source>this is one file without a rank in its name, but %1 ranks are expected</source>
        <translation>dies ist eine Datei ohne Rang im Namen, aber %1 Ränge werden erwartet</translation>
    </message>
    <message>
        <source>this network file cannot be understood: %1</source>
        <translation>diese Netzwerkdatei ist nicht zu verstehen: %1</translation>
    </message>
    <message>
        <source>too many elements to look at each</source>
        <translation>zu viele Elemente, um jedes anzusehen</translation>
    </message>
    <message>
        <source>traces without metadata</source>
        <translation>Traces ohne Metadaten</translation>
    </message>
    <message>
        <source>traces without nodes</source>
        <translation>Traces ohne Knoten</translation>
    </message>
    <message>
        <source>transfers of a rank with itself</source>
        <translation>Übertragungen eines Rangs mit sich selbst</translation>
    </message>
    <message>
        <source>transfers of another rank</source>
        <translation>Übertragungen eines anderen Rangs</translation>
    </message>
    <message>
        <source>transfers with a rank out of range</source>
        <translation>Übertragungen mit einem Rang außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>transfers without comm_tag</source>
        <translation>Übertragungen ohne comm_tag</translation>
    </message>
    <message>
        <source>transfers without the rank of the other side</source>
        <translation>Übertragungen ohne den Rang der Gegenseite</translation>
    </message>
    <message>
        <source>transform before fusing</source>
        <translation>vor dem Fusionieren transformieren</translation>
    </message>
    <message>
        <source>transform before overlapping</source>
        <translation>vor dem Überlappen transformieren</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true oder false wird erwartet</translation>
    </message>
    <message>
        <source>true or false is expected, but this is %1</source>
        <translation>true oder false wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>true, false, 0 or 1 is expected, but this is %1</source>
        <translation>true, false, 0 oder 1 wird erwartet, aber dies ist %1</translation>
    </message>
    <message>
        <source>two nodes have the key &apos;%1&apos;</source>
        <translation>zwei Knoten haben den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <translation>unerwarteter Inhalt</translation>
    </message>
    <message>
        <source>unknown attributes</source>
        <translation>unbekannte Attribute</translation>
    </message>
    <message>
        <source>unknown collectives</source>
        <translation>unbekannte Kollektive</translation>
    </message>
    <message>
        <source>unknown elements</source>
        <translation>unbekannte Elemente</translation>
    </message>
    <message>
        <source>unknown roots</source>
        <translation>unbekannte Wurzeln</translation>
    </message>
    <message>
        <source>update: %1 gets new values in line %2 already</source>
        <translation>update: %1 bekommt bereits in Zeile %2 neue Werte</translation>
    </message>
    <message>
        <source>update: %1 has new values since line %2, and its old ones are gone</source>
        <translation>update: %1 hat seit Zeile %2 neue Werte, und die alten sind fort</translation>
    </message>
    <message>
        <source>waits that never end</source>
        <translation>Wartevorgänge ohne Ende</translation>
    </message>
    <message>
        <source>what is %1 has no slices</source>
        <translation>was %1 ist, hat keine Slices</translation>
    </message>
    <message>
        <source>what is %1 has one part a rank</source>
        <translation>was %1 ist, hat einen Teil je Rang</translation>
    </message>
    <message>
        <source>with fewer than 1 no collective would ever finish</source>
        <translation>mit weniger als 1 würde kein Kollektiv je fertig</translation>
    </message>
    <message>
        <source>write %1(8)</source>
        <translation>%1(8) schreiben</translation>
    </message>
    <message>
        <source>write Ring(4)_Switch(8)</source>
        <translation>Ring(4)_Switch(8) schreiben</translation>
    </message>
    <message>
        <source>write a count of NPUs, such as 8</source>
        <translation>eine Anzahl von NPUs wie 8 schreiben</translation>
    </message>
    <message>
        <source>write a list such as [ 8 ]</source>
        <translation>eine Liste wie [ 8 ] schreiben</translation>
    </message>
    <message>
        <source>write digits only</source>
        <translation>nur Ziffern schreiben</translation>
    </message>
    <message>
        <source>write for example %1, or %2 for no limit</source>
        <translation>zum Beispiel %1 schreiben oder %2 für unbegrenzt</translation>
    </message>
    <message>
        <source>write for example Ring(8,50GB/s,500ns)</source>
        <translation>zum Beispiel Ring(8,50GB/s,500ns) schreiben</translation>
    </message>
    <message>
        <source>write for example Ring(8,50GB/s,500ns), FC(4)_Switch(8), Torus(4x4x4) or DGX1V</source>
        <translation>zum Beispiel Ring(8,50GB/s,500ns), FC(4)_Switch(8), Torus(4x4x4) oder DGX1V schreiben</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <translation>es als %1 schreiben</translation>
    </message>
    <message>
        <source>write it as 1048576, 1MiB or 64MB</source>
        <translation>es als 1048576, 1MiB oder 64MB schreiben</translation>
    </message>
    <message>
        <source>write it as 12 or 12.5</source>
        <translation>es als 12 oder 12.5 schreiben</translation>
    </message>
    <message>
        <source>write it as 4x4x4</source>
        <translation>es als 4x4x4 schreiben</translation>
    </message>
    <message>
        <source>write it as 500ns, 1.5us or 2ms</source>
        <translation>es als 500ns, 1.5us oder 2ms schreiben</translation>
    </message>
    <message>
        <source>write it as 50GB/s (10^9) or 50GiB/s (2^30)</source>
        <translation>es als 50GB/s (10^9) oder 50GiB/s (2^30) schreiben</translation>
    </message>
    <message>
        <source>write it as JSON</source>
        <translation>es als JSON schreiben</translation>
    </message>
    <message>
        <source>write long dimensions as sizes: they are made small here</source>
        <translation>lange Dimensionen als Größen schreiben: Hier werden sie klein gemacht</translation>
    </message>
    <message>
        <source>write or copy it again</source>
        <translation>die Datei erneut schreiben oder kopieren</translation>
    </message>
    <message>
        <source>write or copy it again, if it is a Chakra trace at all</source>
        <translation>die Datei erneut schreiben oder kopieren, wenn sie überhaupt ein Chakra-Trace ist</translation>
    </message>
    <message>
        <source>write size, bandwidth and latency first, then key=value</source>
        <translation>zuerst Größe, Bandbreite und Latenz schreiben, dann schlüssel=wert</translation>
    </message>
    <message>
        <source>write them as 8x4</source>
        <translation>sie als 8x4 schreiben</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>das Schreiben ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>das Schreiben wurde gestoppt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 have no duration and last 1 ns each, the first of them %3; they say num_ops and tensor_size, but the roofline model is off</source>
        <extracomment>of one: %1 of %2 has no duration and lasts 1 ns, the first of them %3; they say num_ops and tensor_size, but the roofline model is off</extracomment>
        <translation>
            <numerusform>%1 von %2 hat keine Dauer und dauert 1 ns, zuerst %3; num_ops und tensor_size sind angegeben, aber das Roofline-Modell ist aus</numerusform>
            <numerusform>%1 von %2 haben keine Dauer und dauern je 1 ns, zuerst %3; num_ops und tensor_size sind angegeben, aber das Roofline-Modell ist aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n operands</source>
        <extracomment>of one: %1 takes %n operand</extracomment>
        <translation>
            <numerusform>%1 erwartet %n Operanden</numerusform>
            <numerusform>%1 erwartet %n Operanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs cannot be reached from %1: %2</source>
        <extracomment>of one: %n NPU cannot be reached from %1: %2</extracomment>
        <translation>
            <numerusform>%n NPU ist von %1 nicht erreichbar: %2</numerusform>
            <numerusform>%n NPUs sind von %1 nicht erreichbar: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n NPUs cannot reach %1: %2</source>
        <extracomment>of one: %n NPU cannot reach %1: %2</extracomment>
        <translation>
            <numerusform>%n NPU kann %1 nicht erreichen: %2</numerusform>
            <numerusform>%n NPUs können %1 nicht erreichen: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n algorithms</source>
        <extracomment>of one: %n algorithm</extracomment>
        <translation>
            <numerusform>%n Algorithmus</numerusform>
            <numerusform>%n Algorithmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute nodes</source>
        <extracomment>of one: %n compute node</extracomment>
        <translation>
            <numerusform>%n Berechnungsknoten</numerusform>
            <numerusform>%n Berechnungsknoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dimensions</source>
        <extracomment>of one: %n dimension</extracomment>
        <translation>
            <numerusform>%n Dimension</numerusform>
            <numerusform>%n Dimensionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explicit routes lead over failed parts and are not taken, first the one from %1 to %2: its messages go by the routing rule</source>
        <extracomment>of one: %n explicit route leads over failed parts and is not taken, first the one from %1 to %2: its messages go by the routing rule</extracomment>
        <translation>
            <numerusform>%n explizite Route führt über ausgefallene Teile und wird nicht genommen, als Erste die von %1 nach %2: Ihre Nachrichten gehen nach der Routing-Regel</numerusform>
            <numerusform>%n explizite Routen führen über ausgefallene Teile und werden nicht genommen, als Erste die von %1 nach %2: Ihre Nachrichten gehen nach der Routing-Regel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links do not lead from %1 to %2</source>
        <extracomment>of one: %n link does not lead from %1 to %2</extracomment>
        <translation>
            <numerusform>%n Link führt nicht von %1 nach %2</numerusform>
            <numerusform>%n Links führen nicht von %1 nach %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traces</source>
        <extracomment>of one: %n trace</extracomment>
        <translation>
            <numerusform>%n Trace</numerusform>
            <numerusform>%n Traces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trace set has no file for the ranks %1; %2 ranks are expected</source>
        <extracomment>of one: the trace set has no file for rank %1; %2 ranks are expected</extracomment>
        <translation>
            <numerusform>der Trace-Satz hat keine Datei für Rang %1; %2 Ränge werden erwartet</numerusform>
            <numerusform>der Trace-Satz hat keine Datei für die Ränge %1; %2 Ränge werden erwartet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no link %1: the fabric has %n links</source>
        <extracomment>of one: there is no link %1: the fabric has %n link</extracomment>
        <translation>
            <numerusform>es gibt keinen Link %1: Die Fabric hat %n Link</numerusform>
            <numerusform>es gibt keinen Link %1: Die Fabric hat %n Links</numerusform>
        </translation>
    </message>
    <message>
        <source>no copy of unsaved work can be kept: there is no place to write to</source>
        <translation>keine Kopie nicht gespeicherter Arbeit möglich: Es gibt keinen Ort zum Schreiben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a number of 0 or more</source>
        <translation>%1 „%2“ ist keine Zahl ab 0</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is not a whole number</source>
        <translation>%1 „%2“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 (%2 inflated)</source>
        <translation>%1 (%2 entpackt)</translation>
    </message>
    <message>
        <source>%1 (or on a line beside this one)</source>
        <translation>%1 (oder auf einer Linie daneben)</translation>
    </message>
    <message>
        <source>%1 NPUs are given for %2 ranks</source>
        <translation>%1 NPUs sind für %2 Ränge angegeben</translation>
    </message>
    <message>
        <source>%1 NPUs end without the sum of chunk %2</source>
        <translation>%1 NPUs enden ohne die Summe von Chunk %2</translation>
    </message>
    <message>
        <source>%1 algorithms are given, but the fabric has %2 dimensions</source>
        <translation>%1 Algorithmen sind angegeben, aber die Fabric hat %2 Dimensionen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 chunks more</source>
        <translation>%1 und %2 weitere Chunks</translation>
    </message>
    <message>
        <source>%1 at %2 ns</source>
        <translation>%1 bei %2 ns</translation>
    </message>
    <message>
        <source>%1 attributes kept from another file have no place in this one</source>
        <translation>%1 aus einer anderen Datei behaltene Attribute haben in dieser keinen Platz</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 bytes cannot be cut into %2 chunks</source>
        <translation>%1 Byte lassen sich nicht in %2 Chunks zerlegen</translation>
    </message>
    <message>
        <source>%1 bytes leave nothing for each of %2 members</source>
        <translation>%1 Byte lassen für jedes von %2 Mitgliedern nichts übrig</translation>
    </message>
    <message>
        <source>%1 channels are used; %3 has %2</source>
        <translation>%1 Kanäle werden benutzt; %3 hat %2</translation>
    </message>
    <message>
        <source>%1 chunks</source>
        <translation>%1 Chunks</translation>
    </message>
    <message>
        <source>%1 chunks cannot be shared out to %2 ranks</source>
        <translation>%1 Chunks lassen sich nicht auf %2 Ränge verteilen</translation>
    </message>
    <message>
        <source>%1 comes after %2</source>
        <translation>%1 kommt nach %2</translation>
    </message>
    <message>
        <source>%1 computations take another time than a reduction of their size; the schedule does not keep it</source>
        <translation>%1 Berechnungen brauchen eine andere Zeit als eine Reduktion ihrer Größe; der Ablaufplan behält diese Zeit nicht</translation>
    </message>
    <message>
        <source>%1 cuts a collective of %2 bytes into chunks of less than a byte: its messages carry nothing</source>
        <translation>%1 zerlegt ein Kollektiv von %2 Byte in Chunks von weniger als einem Byte: Seine Nachrichten tragen nichts</translation>
    </message>
    <message>
        <source>%1 cuts the buffer into %2 parts, not %3 chunks</source>
        <translation>%1 zerlegt den Puffer in %2 Teile, nicht in %3 Chunks</translation>
    </message>
    <message>
        <source>%1 depends on %2</source>
        <translation>%1 hängt von %2 ab</translation>
    </message>
    <message>
        <source>%1 follows the links of a fabric</source>
        <translation>%1 folgt den Links einer Fabric</translation>
    </message>
    <message>
        <source>%1 has rank %2 as its root, but the root is rank %3 of its group</source>
        <translation>%1 hat Rang %2 als Wurzel, aber die Wurzel ist Rang %3 seiner Gruppe</translation>
    </message>
    <message>
        <source>%1 has rank %2 as its root, but the root of the collective is rank %3 of its group</source>
        <translation>%1 hat Rang %2 als Wurzel, aber die Wurzel des Kollektivs ist Rang %3 seiner Gruppe</translation>
    </message>
    <message>
        <source>%1 is %2 on each of %3 GPUs, but nchunksperloop is %4</source>
        <translation>%1 ist %2 auf jeder von %3 GPUs, aber nchunksperloop ist %4</translation>
    </message>
    <message>
        <source>%1 is %2, but nchunksperloop is %3</source>
        <translation>%1 ist %2, aber nchunksperloop ist %3</translation>
    </message>
    <message>
        <source>%1 is an algorithm for %2, but the collective is %3</source>
        <translation>%1 ist ein Algorithmus für %2, aber das Kollektiv ist %3</translation>
    </message>
    <message>
        <source>%1 is expected, but this is %2</source>
        <translation>%1 wird erwartet, aber dies ist %2</translation>
    </message>
    <message>
        <source>%1 is for %2 ranks, but %3 has %4</source>
        <translation>%1 ist für %2 Ränge, aber %3 hat %4</translation>
    </message>
    <message>
        <source>%1 is no size of a collective</source>
        <translation>%1 ist keine Größe eines Kollektivs</translation>
    </message>
    <message>
        <source>%1 is rank %2 of %3</source>
        <translation>%1 ist Rang %2 von %3</translation>
    </message>
    <message>
        <source>%1 makes no %2</source>
        <translation>%1 ergibt kein %2</translation>
    </message>
    <message>
        <source>%1 needs a dimension or group of 2, 4, 8, … members, but this one has %2</source>
        <translation>%1 braucht eine Dimension oder Gruppe mit 2, 4, 8, … Mitgliedern, diese aber hat %2</translation>
    </message>
    <message>
        <source>%1 needs a group that spans at least two dimensions</source>
        <translation>%1 braucht eine Gruppe, die mindestens zwei Dimensionen umspannt</translation>
    </message>
    <message>
        <source>%1 needs every operation and message of the run, which were not kept</source>
        <translation>%1 braucht jede Operation und Nachricht des Laufs, die nicht behalten wurden</translation>
    </message>
    <message>
        <source>%1 needs the use of links over time, which the run does not hold</source>
        <translation>%1 braucht die Nutzung der Links im Zeitverlauf, die der Lauf nicht enthält</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 mit %2 Byte</translation>
    </message>
    <message>
        <source>%1 of the step is %2</source>
        <translation>%1 des Schritts ist %2</translation>
    </message>
    <message>
        <source>%1 on %2 NPUs: %3 transfers in %4 steps of %5 ns</source>
        <translation>%1 auf %2 NPUs: %3 Übertragungen in %4 Schritten zu je %5 ns</translation>
    </message>
    <message>
        <source>%1 on dimension %2 by %3</source>
        <translation>%1 in Dimension %2 mit %3</translation>
    </message>
    <message>
        <source>%1 on link %2</source>
        <translation>%1 auf Link %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation>%1 plus %2</translation>
    </message>
    <message>
        <source>%1 thread blocks receive on channel %2; %4 allows %3</source>
        <translation>%1 Threadblöcke empfangen auf Kanal %2; %4 erlaubt %3</translation>
    </message>
    <message>
        <source>%1 thread blocks send on channel %2; %4 allows %3</source>
        <translation>%1 Threadblöcke senden auf Kanal %2; %4 erlaubt %3</translation>
    </message>
    <message>
        <source>%1 threads are not a multiple of 32</source>
        <translation>%1 Threads sind kein Vielfaches von 32</translation>
    </message>
    <message>
        <source>%1 transfers are kept in their compact form only</source>
        <translation>%1 Übertragungen sind nur in ihrer kompakten Form erhalten</translation>
    </message>
    <message>
        <source>%1 values are expected, or one for all, but these are %2</source>
        <translation>%1 Werte werden erwartet oder einer für alle, aber dies sind %2</translation>
    </message>
    <message>
        <source>%1 waits for a message from rank %2 of the group, which is not sent</source>
        <translation>%1 wartet auf eine Nachricht von Rang %2 der Gruppe, die nicht gesendet wird</translation>
    </message>
    <message>
        <source>%1 waits for room that is made by %2</source>
        <translation>%1 wartet auf Platz, den %2 schafft</translation>
    </message>
    <message>
        <source>%1 waits for steps that never end</source>
        <translation>%1 wartet auf Schritte, die nie enden</translation>
    </message>
    <message>
        <source>%1 waits for the message of %2</source>
        <translation>%1 wartet auf die Nachricht von %2</translation>
    </message>
    <message>
        <source>%1 would need about %2 transfers among %3 ranks</source>
        <translation>%1 bräuchte etwa %2 Übertragungen zwischen %3 Rängen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 × the bandwidth</source>
        <translation>%1, %2 × Bandbreite</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, as %2 more of this connection</source>
        <translation>%1, wie %2 weitere dieser Verbindung</translation>
    </message>
    <message>
        <source>%1, link %2 alone %3</source>
        <translation>%1, Link %2 allein %3</translation>
    </message>
    <message>
        <source>%1, twice %2</source>
        <translation>%1, doppelt %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; and %2 more waits back to the first</source>
        <translation>%1; und %2 weitere Warteschritte zurück zum ersten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no effect with the backend &apos;unaware&apos;</source>
        <translation>„%1“ hat mit dem Backend „unaware“ keine Wirkung</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &quot;%2&quot;; a whole number from %3 to %4 is expected</source>
        <translation>„%1“ ist „%2“; eine ganze Zahl von %3 bis %4 wird erwartet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &quot;%2&quot;; it must be %3 or %4</source>
        <translation>„%1“ ist „%2“; es muss %3 oder %4 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than any run</source>
        <translation>„%1“ ist länger als jeder Lauf</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is nothing that can be made faster</source>
        <translation>„%1“ ist nichts, was schneller gemacht werden kann</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>„%1“ muss eine Liste sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list with an entry for each NPU</source>
        <translation>„%1“ muss eine Liste mit einem Eintrag je NPU sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from 0</source>
        <translation>„%1“ muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>&apos;dims&apos; goes with &apos;topology&apos;: a network has dimensions of its own</source>
        <translation>„dims“ gehört zu „topology“: Ein Netzwerk hat eigene Dimensionen</translation>
    </message>
    <message>
        <source>&apos;npus&apos; is %1, but the topology has %2</source>
        <translation>„npus“ ist %1, aber die Topologie hat %2</translation>
    </message>
    <message>
        <source>&apos;packet&apos; must be a size above 0, such as 4KiB</source>
        <translation>„packet“ muss eine Größe über 0 sein, etwa 4KiB</translation>
    </message>
    <message>
        <source>&apos;root&apos; has no effect: this collective has none</source>
        <translation>„root“ hat keine Wirkung: Dieses Kollektiv hat keine Wurzel</translation>
    </message>
    <message>
        <source>&apos;routing_seed&apos; must be at least 0</source>
        <translation>„routing_seed“ muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>--drop-metadata leaves them out</source>
        <translation>--drop-metadata lässt sie weg</translation>
    </message>
    <message>
        <source>--network-model unaware</source>
        <translation>--network-model unaware</translation>
    </message>
    <message>
        <source>1/%1 of the endpoint delay</source>
        <translation>1/%1 der Endpunktverzögerung</translation>
    </message>
    <message>
        <source>A pipeline from rank to rank, away from the root or towards it.</source>
        <translation>Eine Pipeline von Rang zu Rang, von der Wurzel weg oder zu ihr hin.</translation>
    </message>
    <message>
        <source>ASTRA-sim aborts on a message that arrives at the time 0</source>
        <translation>ASTRA-sim bricht bei einer Nachricht ab, die zur Zeit 0 ankommt</translation>
    </message>
    <message>
        <source>ASTRA-sim has no statistics of CPU nodes, and may end before it has said when all ranks are done</source>
        <translation>ASTRA-sim hat keine Statistik von CPU-Knoten und endet womöglich, bevor es sagt, wann alle Ränge fertig sind</translation>
    </message>
    <message>
        <source>ASTRA-sim may abort at its end, when it has said all times: so it does with collectives of groups</source>
        <translation>ASTRA-sim bricht am Ende womöglich ab, nachdem es alle Zeiten gesagt hat: so bei Kollektiven von Gruppen</translation>
    </message>
    <message>
        <source>ASTRA-sim reads no groups from a path with &quot;empty&quot; in it</source>
        <translation>ASTRA-sim liest keine Gruppen aus einem Pfad, der „empty“ enthält</translation>
    </message>
    <message>
        <source>ASTRA-sim runs given algorithms for all-reduce, all-gather, reduce-scatter and all-to-all, not for %1</source>
        <translation>ASTRA-sim führt gegebene Algorithmen für All-Reduce, All-Gather, Reduce-Scatter und All-to-All aus, nicht für %1</translation>
    </message>
    <message>
        <source>ASTRA-sim runs no reduce and no broadcast</source>
        <translation>ASTRA-sim führt kein Reduce und kein Broadcast aus</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s collectives have four dimensions at most</source>
        <translation>ASTRA-sims Kollektive haben höchstens vier Dimensionen</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s network that is aware of congestion has no ring of 2</source>
        <translation>ASTRA-sims Netzwerk mit Stau hat keinen Ring von 2</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s network that is aware of congestion has one dimension</source>
        <translation>ASTRA-sims Netzwerk mit Stau hat nur eine Dimension</translation>
    </message>
    <message>
        <source>As for ring.</source>
        <translation>Wie bei Ring.</translation>
    </message>
    <message>
        <source>As hierarchical, but each piece begins at another dimension, so that all dimensions work at once.</source>
        <translation>Wie hierarchisch, aber jedes Stück beginnt in einer anderen Dimension, sodass alle Dimensionen zugleich arbeiten.</translation>
    </message>
    <message>
        <source>As hierarchical, but each piece visits the dimensions by their load so far, the least loaded one first.</source>
        <translation>Wie hierarchisch, aber jedes Stück besucht die Dimensionen nach ihrer bisherigen Last, die am wenigsten belastete zuerst.</translation>
    </message>
    <message>
        <source>At a size that is no power of two, some ranks hand all their data to a neighbour first.</source>
        <translation>Bei einer Größe, die keine Zweierpotenz ist, geben einige Ränge zuerst alle Daten an einen Nachbarn.</translation>
    </message>
    <message>
        <source>Bidirectional ring</source>
        <translation>Bidirektionaler Ring</translation>
    </message>
    <message>
        <source>Binomial tree</source>
        <translation>Binomialbaum</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Direct (all-pairs)</source>
        <translation>Direkt (alle Paare)</translation>
    </message>
    <message>
        <source>Double binary tree</source>
        <translation>Doppelter Binärbaum</translation>
    </message>
    <message>
        <source>Each half of the data follows a binary tree of its own; a rank that passes data on in one is a leaf of the other.</source>
        <translation>Jede Hälfte der Daten folgt einem eigenen Binärbaum; ein Rang, der im einen Daten weitergibt, ist im anderen ein Blatt.</translation>
    </message>
    <message>
        <source>Each piece has an order and channels of its own; four a dimension by default.</source>
        <translation>Jedes Stück hat eine eigene Reihenfolge und eigene Kanäle; standardmäßig vier je Dimension.</translation>
    </message>
    <message>
        <source>Everybody passes one chunk on to the next rank and takes one from the rank before, all the way round.</source>
        <translation>Jeder gibt einen Chunk an den nächsten Rang weiter und nimmt einen vom vorigen, einmal ganz herum.</translation>
    </message>
    <message>
        <source>Everybody sends to everybody at once, without detours.</source>
        <translation>Jeder sendet allen zugleich, ohne Umwege.</translation>
    </message>
    <message>
        <source>First within the first dimension to the rank that sits like the destination, then between the nodes in one message.</source>
        <translation>Zuerst innerhalb der ersten Dimension zu dem Rang, der wie das Ziel sitzt, dann zwischen den Knoten in einer Nachricht.</translation>
    </message>
    <message>
        <source>Google TPU v4 pod of 16x16x16 chips</source>
        <translation>Google TPU v4, Pod aus 16x16x16 Chips</translation>
    </message>
    <message>
        <source>Google TPU v4 slice of 4x4x4 chips</source>
        <translation>Google TPU v4, Slice aus 4x4x4 Chips</translation>
    </message>
    <message>
        <source>Half of the data goes round the ring one way and half the other; a chunk of an all-to-all goes the shorter way.</source>
        <translation>Die Hälfte der Daten geht in der einen, die andere Hälfte in der anderen Richtung um den Ring; ein Chunk eines All-to-All nimmt den kürzeren Weg.</translation>
    </message>
    <message>
        <source>Hierarchical</source>
        <translation>Hierarchisch</translation>
    </message>
    <message>
        <source>In every round, everybody who has the data gives them to one who has not.</source>
        <translation>In jeder Runde gibt jeder, der die Daten hat, sie einem, der sie nicht hat.</translation>
    </message>
    <message>
        <source>MSCCL does not know the protocol &apos;%1&apos;; Simple is written</source>
        <translation>MSCCL kennt das Protokoll „%1“ nicht; Simple wird geschrieben</translation>
    </message>
    <message>
        <source>MSCCL knows no collective with ranks that only relay; it is written as a custom one</source>
        <translation>MSCCL kennt kein Kollektiv mit Rängen, die nur weiterreichen; es wird als eigenes geschrieben</translation>
    </message>
    <message>
        <source>Multi-dimensional</source>
        <translation>Mehrdimensional</translation>
    </message>
    <message>
        <source>MultiTree</source>
        <translation>MultiTree</translation>
    </message>
    <message>
        <source>NPU %1 and those who share chunk %2 cannot all reach each other</source>
        <translation>NPU %1 und die, die Chunk %2 teilen, können sich nicht alle gegenseitig erreichen</translation>
    </message>
    <message>
        <source>NPU %1 cannot be reached from NPU %2</source>
        <translation>NPU %1 ist von NPU %2 aus nicht erreichbar</translation>
    </message>
    <message>
        <source>NPU %1 cannot be tied to the others again</source>
        <translation>NPU %1 lässt sich nicht wieder mit den anderen verbinden</translation>
    </message>
    <message>
        <source>NPU %1 ends without %2 of the chunks</source>
        <translation>NPU %1 endet ohne %2 der Chunks</translation>
    </message>
    <message>
        <source>NPU %1 ends without chunk %2</source>
        <translation>NPU %1 endet ohne Chunk %2</translation>
    </message>
    <message>
        <source>NVIDIA DGX H100, 8 H100 on NVSwitch</source>
        <translation>NVIDIA DGX H100, 8 H100 an NVSwitch</translation>
    </message>
    <message>
        <source>NVIDIA DGX-1, 8 V100 in a hybrid cube mesh of NVLink 2</source>
        <translation>NVIDIA DGX-1, 8 V100 in einem Hybrid Cube Mesh aus NVLink 2</translation>
    </message>
    <message>
        <source>NVIDIA DGX-2, 16 V100 on NVSwitch</source>
        <translation>NVIDIA DGX-2, 16 V100 an NVSwitch</translation>
    </message>
    <message>
        <source>Needs a fabric. Links count as equally fast.</source>
        <translation>Braucht eine Fabric. Links gelten als gleich schnell.</translation>
    </message>
    <message>
        <source>Needs a group that spans two dimensions or more.</source>
        <translation>Braucht eine Gruppe, die zwei oder mehr Dimensionen umspannt.</translation>
    </message>
    <message>
        <source>One dimension after the other, each by the algorithm that fits its links; data shrink on the way up (BlueConnect).</source>
        <translation>Eine Dimension nach der anderen, jede mit dem Algorithmus, der zu ihren Links passt; auf dem Weg nach oben werden die Daten weniger (BlueConnect).</translation>
    </message>
    <message>
        <source>One rank of a node collects all that goes to another node and sends it in one message to the rank that hands it out.</source>
        <translation>Ein Rang eines Knotens sammelt alles, was zu einem anderen Knoten geht, und sendet es in einer Nachricht an den Rang, der es verteilt.</translation>
    </message>
    <message>
        <source>One tree a rank, all grown together over the real links, so that no link serves two trees in one round.</source>
        <translation>Ein Baum je Rang, alle gemeinsam über die wirklichen Links gewachsen, sodass kein Link in einer Runde zwei Bäumen dient.</translation>
    </message>
    <message>
        <source>Partners at distance 1, 2, 4 and so on exchange all they have: the fewest rounds, for small messages.</source>
        <translation>Partner im Abstand 1, 2, 4 usw. tauschen alles, was sie haben: die wenigsten Runden, für kleine Nachrichten.</translation>
    </message>
    <message>
        <source>Partners at half, a quarter and so on of the distance exchange half, a quarter and so on of the data, and back.</source>
        <translation>Partner im Abstand von der Hälfte, einem Viertel usw. tauschen die Hälfte, ein Viertel usw. der Daten, und zurück.</translation>
    </message>
    <message>
        <source>Piece p begins at dimension p modulo their number, on channels of its own; one a dimension by default.</source>
        <translation>Stück p beginnt in Dimension p modulo ihrer Anzahl, auf eigenen Kanälen; standardmäßig eines je Dimension.</translation>
    </message>
    <message>
        <source>Pieces follow each other along the chain; 8 by default, for gather and scatter 1.</source>
        <translation>Stücke folgen einander entlang der Kette; standardmäßig 8, für Gather und Scatter 1.</translation>
    </message>
    <message>
        <source>Pieces follow each other along the tree.</source>
        <translation>Stücke folgen einander entlang des Baums.</translation>
    </message>
    <message>
        <source>Pieces follow each other along the trees; 4 by default.</source>
        <translation>Stücke folgen einander entlang der Bäume; standardmäßig 4.</translation>
    </message>
    <message>
        <source>Pieces follow each other.</source>
        <translation>Stücke folgen einander.</translation>
    </message>
    <message>
        <source>Pieces go the same way on channels of their own; trees: follow each other.</source>
        <translation>Stücke gehen denselben Weg auf eigenen Kanälen; Bäume: folgen einander.</translation>
    </message>
    <message>
        <source>Pieces take turns in the same thread blocks; 8 by default for broadcast and reduce, otherwise 1.</source>
        <translation>Stücke wechseln sich in denselben Threadblöcken ab; standardmäßig 8 für Broadcast und Reduce, sonst 1.</translation>
    </message>
    <message>
        <source>Recursive doubling</source>
        <translation>Rekursive Verdopplung</translation>
    </message>
    <message>
        <source>Recursive halving and doubling</source>
        <translation>Rekursive Halbierung und Verdopplung</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Switch(2,…) is as good</source>
        <translation>Switch(2,…) ist gleichwertig</translation>
    </message>
    <message>
        <source>Themis</source>
        <translation>Themis</translation>
    </message>
    <message>
        <source>Three-step all-to-all</source>
        <translation>All-to-All in drei Schritten</translation>
    </message>
    <message>
        <source>Two-step all-to-all</source>
        <translation>All-to-All in zwei Schritten</translation>
    </message>
    <message>
        <source>&quot;sums&quot; is a list of chunks, one at least</source>
        <translation>&quot;sums&quot; ist eine Liste von Chunks, mindestens einem</translation>
    </message>
    <message>
        <source>a %1 runs over trees and has no choice of algorithms</source>
        <translation>ein %1 läuft über Bäume und hat keine Wahl von Algorithmen</translation>
    </message>
    <message>
        <source>a budget is a number of seconds, 0 at least</source>
        <translation>ein Budget ist eine Zahl von Sekunden, mindestens 0</translation>
    </message>
    <message>
        <source>a buffer of more than 1,073,741,824 chunks</source>
        <translation>ein Puffer mit mehr als 1.073.741.824 Chunks</translation>
    </message>
    <message>
        <source>a channel above 65,535</source>
        <translation>ein Kanal über 65.535</translation>
    </message>
    <message>
        <source>a chunk takes less than 1 ns from node %1 to node %2, and nothing can be planned by such times</source>
        <translation>ein Chunk braucht weniger als 1 ns von Knoten %1 zu Knoten %2, und mit solchen Zeiten lässt sich nichts planen</translation>
    </message>
    <message>
        <source>a chunk that several NPUs want needs a tree, not a route</source>
        <translation>ein Chunk, den mehrere NPUs wollen, braucht einen Baum, keine Route</translation>
    </message>
    <message>
        <source>a collective has fewer than 2^32 - 1 chunks</source>
        <translation>ein Kollektiv hat weniger als 2^32 - 1 Chunks</translation>
    </message>
    <message>
        <source>a collective is expected: all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather, scatter or custom</source>
        <translation>ein Kollektiv wird erwartet: all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather, scatter oder custom</translation>
    </message>
    <message>
        <source>a collective needs 2 members at least</source>
        <translation>ein Kollektiv braucht mindestens 2 Mitglieder</translation>
    </message>
    <message>
        <source>a collective needs at least one chunk</source>
        <translation>ein Kollektiv braucht mindestens einen Chunk</translation>
    </message>
    <message>
        <source>a collective needs at least one rank</source>
        <translation>ein Kollektiv braucht mindestens einen Rang</translation>
    </message>
    <message>
        <source>a collective of %1 bytes would be cut into %2 chunks; the most is %3</source>
        <translation>ein Kollektiv von %1 Byte würde in %2 Chunks zerlegt; das Maximum ist %3</translation>
    </message>
    <message>
        <source>a collective of %1 chunks is more than the %2 that can be held</source>
        <translation>ein Kollektiv von %1 Chunks ist mehr als die %2, die gehalten werden können</translation>
    </message>
    <message>
        <source>a collective of %1 chunks over %2 ranks is more than can be held</source>
        <translation>ein Kollektiv von %1 Chunks über %2 Ränge ist mehr, als gehalten werden kann</translation>
    </message>
    <message>
        <source>a collective would be cut into more than 1000000 chunks</source>
        <translation>ein Kollektiv würde in mehr als 1000000 Chunks zerlegt</translation>
    </message>
    <message>
        <source>a connection belongs to one thread block at each end</source>
        <translation>eine Verbindung gehört an jedem Ende zu einem Threadblock</translation>
    </message>
    <message>
        <source>a contributor of chunk %1</source>
        <translation>ein Beitragender von Chunk %1</translation>
    </message>
    <message>
        <source>a custom pattern cannot be asked for by name</source>
        <translation>ein eigenes Muster kann nicht beim Namen verlangt werden</translation>
    </message>
    <message>
        <source>a dependency on it</source>
        <translation>eine Abhängigkeit davon</translation>
    </message>
    <message>
        <source>a file of steps has no thread blocks and no buffers to be read as a schedule</source>
        <translation>eine Datei von Schritten hat keine Threadblöcke und keine Puffer, um als Ablaufplan gelesen zu werden</translation>
    </message>
    <message>
        <source>a file of steps names links by their numbers, and is checked on its fabric</source>
        <translation>eine Datei von Schritten nennt Links mit ihren Nummern und wird auf ihrer Fabric geprüft</translation>
    </message>
    <message>
        <source>a link takes no time</source>
        <translation>ein Link braucht keine Zeit</translation>
    </message>
    <message>
        <source>a list [ … ]</source>
        <translation>eine Liste [ … ]</translation>
    </message>
    <message>
        <source>a list [step, block, step] is expected</source>
        <translation>eine Liste [Schritt, Block, Schritt] wird erwartet</translation>
    </message>
    <message>
        <source>a list of ranks is expected, one at least</source>
        <translation>eine Liste von Rängen wird erwartet, mindestens einem</translation>
    </message>
    <message>
        <source>a member</source>
        <translation>ein Mitglied</translation>
    </message>
    <message>
        <source>a message is received twice, or was never sent</source>
        <translation>eine Nachricht wird zweimal empfangen oder wurde nie gesendet</translation>
    </message>
    <message>
        <source>a message of %1 bytes in packets of %2 would be more than %3 packets</source>
        <translation>eine Nachricht von %1 Byte in Paketen von %2 ergäbe mehr als %3 Pakete</translation>
    </message>
    <message>
        <source>a message of a rank with itself</source>
        <translation>eine Nachricht eines Rangs mit sich selbst</translation>
    </message>
    <message>
        <source>a message of no bytes travels as any other; ASTRA-sim stops at it</source>
        <translation>eine Nachricht ohne Bytes reist wie jede andere; ASTRA-sim hält bei ihr an</translation>
    </message>
    <message>
        <source>a message to or from a rank beyond the %1 NPUs</source>
        <translation>eine Nachricht an einen oder von einem Rang jenseits der %1 NPUs</translation>
    </message>
    <message>
        <source>a message to rank %1 is never received</source>
        <translation>eine Nachricht an Rang %1 wird nie empfangen</translation>
    </message>
    <message>
        <source>a message with rank %1 of %2</source>
        <translation>eine Nachricht mit Rang %1 von %2</translation>
    </message>
    <message>
        <source>a message without its other rank</source>
        <translation>eine Nachricht ohne ihren anderen Rang</translation>
    </message>
    <message>
        <source>a part is in the sum already</source>
        <translation>ein Teil ist bereits in der Summe</translation>
    </message>
    <message>
        <source>a pattern with sums is no list of copies</source>
        <translation>ein Muster mit Summen ist keine Liste von Kopien</translation>
    </message>
    <message>
        <source>a program is an &apos;algo&apos; of &apos;gpu&apos; elements of &apos;tb&apos; elements of &apos;step&apos; elements</source>
        <translation>ein Programm ist ein „algo“ aus „gpu“-Elementen aus „tb“-Elementen aus „step“-Elementen</translation>
    </message>
    <message>
        <source>a program of more than 4,294,967,294 operations or 268,435,456 slots cannot be built from transfers</source>
        <translation>ein Programm mit mehr als 4.294.967.294 Operationen oder 268.435.456 Slots lässt sich nicht aus Übertragungen bauen</translation>
    </message>
    <message>
        <source>a rank is a number from 0 to %1, the NPUs of the fabric</source>
        <translation>ein Rang ist eine Zahl von 0 bis %1, die NPUs der Fabric</translation>
    </message>
    <message>
        <source>a rank is named twice</source>
        <translation>ein Rang ist zweimal genannt</translation>
    </message>
    <message>
        <source>a remote-memory access, but there is no remote memory</source>
        <translation>ein Zugriff auf entfernten Speicher, aber es gibt keinen</translation>
    </message>
    <message>
        <source>a row has 3 to 5 words and 4 or 8 figures, but this one has %1 in all</source>
        <translation>eine Zeile hat 3 bis 5 Wörter und 4 oder 8 Zahlen, diese aber insgesamt %1</translation>
    </message>
    <message>
        <source>a row needs either &apos;network_yaml&apos; or &apos;topology&apos;</source>
        <translation>eine Zeile braucht entweder „network_yaml“ oder „topology“</translation>
    </message>
    <message>
        <source>a schedule asks for a way that cannot be taken: %1</source>
        <translation>ein Ablaufplan verlangt einen Weg, der nicht genommen werden kann: %1</translation>
    </message>
    <message>
        <source>a schedule cannot be written as &apos;%1&apos;</source>
        <translation>ein Ablaufplan kann nicht als „%1“ geschrieben werden</translation>
    </message>
    <message>
        <source>a schedule holds at most 4,294,967,294 steps and 1,073,741,823 slots a buffer</source>
        <translation>ein Ablaufplan hat höchstens 4.294.967.294 Schritte und 1.073.741.823 Slots je Puffer</translation>
    </message>
    <message>
        <source>a second thread block of rank %1 receives from rank %2 on channel %3</source>
        <translation>ein zweiter Threadblock von Rang %1 empfängt von Rang %2 auf Kanal %3</translation>
    </message>
    <message>
        <source>a second thread block of rank %1 sends to rank %2 on channel %3</source>
        <translation>ein zweiter Threadblock von Rang %1 sendet an Rang %2 auf Kanal %3</translation>
    </message>
    <message>
        <source>a second thread block receives from rank %1 on channel %2</source>
        <translation>ein zweiter Threadblock empfängt von Rang %1 auf Kanal %2</translation>
    </message>
    <message>
        <source>a second thread block sends to rank %1 on channel %2</source>
        <translation>ein zweiter Threadblock sendet an Rang %1 auf Kanal %2</translation>
    </message>
    <message>
        <source>a shard is cut into 1 chunk at least</source>
        <translation>ein Shard wird in mindestens 1 Chunk zerlegt</translation>
    </message>
    <message>
        <source>a slot holds two chunks at once</source>
        <translation>ein Slot hält zwei Chunks zugleich</translation>
    </message>
    <message>
        <source>a step depends on a step of another rank</source>
        <translation>ein Schritt hängt von einem Schritt eines anderen Rangs ab</translation>
    </message>
    <message>
        <source>a step depends on itself or on one that is not there</source>
        <translation>ein Schritt hängt von sich selbst oder von einem ab, den es nicht gibt</translation>
    </message>
    <message>
        <source>a step has another number of links than its window</source>
        <translation>ein Schritt hat eine andere Anzahl von Links als sein Fenster</translation>
    </message>
    <message>
        <source>a step moves %1 chunks; %3 allows %2</source>
        <translation>ein Schritt bewegt %1 Chunks; %3 erlaubt %2</translation>
    </message>
    <message>
        <source>a step moves no chunks</source>
        <translation>ein Schritt bewegt keine Chunks</translation>
    </message>
    <message>
        <source>a step names chunk %1 of a buffer; %3 holds offsets up to %2</source>
        <translation>ein Schritt nennt Chunk %1 eines Puffers; %3 kennt Offsets bis %2</translation>
    </message>
    <message>
        <source>a step reads past the end of a buffer: chunks %1 to %2 of the %3, which has %4</source>
        <translation>ein Schritt liest über das Ende eines Puffers hinaus: Chunks %1 bis %2 von %3, der %4 hat</translation>
    </message>
    <message>
        <source>a step receives, but its thread block has nobody to receive from</source>
        <translation>ein Schritt empfängt, aber sein Threadblock hat niemanden, von dem er empfangen könnte</translation>
    </message>
    <message>
        <source>a step sends, but its thread block has nobody to send to</source>
        <translation>ein Schritt sendet, aber sein Threadblock hat niemanden, an den er senden könnte</translation>
    </message>
    <message>
        <source>a step that only waits moves chunks</source>
        <translation>ein Schritt, der nur wartet, bewegt Chunks</translation>
    </message>
    <message>
        <source>a step writes past the end of a buffer: chunks %1 to %2 of the %3, which has %4</source>
        <translation>ein Schritt schreibt über das Ende eines Puffers hinaus: Chunks %1 bis %2 von %3, der %4 hat</translation>
    </message>
    <message>
        <source>a system file has keys such as &apos;endpoint-delay&apos;, remote memory &apos;memory-type&apos;, a file of groups the numbers of groups, a topology &apos;nodes&apos; and &apos;links&apos;, a schedule, a result or a project &apos;format&apos;</source>
        <translation>eine Systemdatei hat Schlüssel wie „endpoint-delay“, entfernter Speicher „memory-type“, eine Datei von Gruppen die Nummern der Gruppen, eine Topologie „nodes“ und „links“, ein Ablaufplan, ein Ergebnis oder ein Projekt „format“</translation>
    </message>
    <message>
        <source>a text has an escape or a byte that it must not have</source>
        <translation>ein Text hat ein Escape oder ein Byte, das er nicht haben darf</translation>
    </message>
    <message>
        <source>a thread block of a rank that is none</source>
        <translation>ein Threadblock eines Rangs, den es nicht gibt</translation>
    </message>
    <message>
        <source>a thread block talks to its own rank</source>
        <translation>ein Threadblock spricht mit dem eigenen Rang</translation>
    </message>
    <message>
        <source>a thread block talks to rank %1 of %2</source>
        <translation>ein Threadblock spricht mit Rang %1 von %2</translation>
    </message>
    <message>
        <source>a topology cannot be written as &apos;%1&apos;</source>
        <translation>eine Topologie kann nicht als „%1“ geschrieben werden</translation>
    </message>
    <message>
        <source>a trace cannot be written as &apos;%1&apos;</source>
        <translation>ein Trace kann nicht als „%1“ geschrieben werden</translation>
    </message>
    <message>
        <source>a transfer names a link or chunk that is none</source>
        <translation>eine Übertragung nennt einen Link oder Chunk, den es nicht gibt</translation>
    </message>
    <message>
        <source>a transfer of no chunks, or of a rank that is none</source>
        <translation>eine Übertragung ohne Chunks oder eines Rangs, den es nicht gibt</translation>
    </message>
    <message>
        <source>a tree, or one algorithm over all NPUs, in one of several dimensions has no schedule</source>
        <translation>ein Baum oder ein Algorithmus über alle NPUs in einer von mehreren Dimensionen hat keinen Ablaufplan</translation>
    </message>
    <message>
        <source>a wave is of no chunk or no lines, or out of turn</source>
        <translation>eine Welle hat keinen Chunk oder keine Linien oder kommt außer der Reihe</translation>
    </message>
    <message>
        <source>a wave leaves the mesh</source>
        <translation>eine Welle verlässt das Mesh</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>eine ganze Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>a window names a link twice, or one that does not exist</source>
        <translation>ein Fenster nennt einen Link zweimal oder einen, den es nicht gibt</translation>
    </message>
    <message>
        <source>a workload with the times of its run</source>
        <translation>ein Workload mit den Zeiten seines Laufs</translation>
    </message>
    <message>
        <source>add &quot;roofline-enabled&quot;: 1, &quot;peak-perf&quot; and &quot;local-mem-bw&quot;</source>
        <translation>&quot;roofline-enabled&quot;: 1, &quot;peak-perf&quot; und &quot;local-mem-bw&quot; hinzufügen</translation>
    </message>
    <message>
        <source>add links, or clear failed links and nodes</source>
        <translation>Links hinzufügen oder ausgefallene Links und Knoten zurücksetzen</translation>
    </message>
    <message>
        <source>add links, repair failed ones, or let the nodes between them forward</source>
        <translation>Links hinzufügen, ausgefallene reparieren oder die Knoten dazwischen weiterleiten lassen</translation>
    </message>
    <message>
        <source>add the attribute root=&quot;…&quot; to &apos;algo&apos;</source>
        <translation>„algo“ das Attribut root=&quot;…&quot; hinzufügen</translation>
    </message>
    <message>
        <source>add the missing files and load the set again</source>
        <translation>die fehlenden Dateien hinzufügen und den Satz erneut laden</translation>
    </message>
    <message>
        <source>add the missing traces or use a smaller fabric</source>
        <translation>die fehlenden Traces hinzufügen oder eine kleinere Fabric verwenden</translation>
    </message>
    <message>
        <source>adds %1 to %2 in %3</source>
        <translation>addiert %1 zu %2 in %3</translation>
    </message>
    <message>
        <source>adds to %1, which holds nothing yet</source>
        <translation>addiert zu %1, worin noch nichts steht</translation>
    </message>
    <message>
        <source>all NPUs, %1 × the computing</source>
        <translation>alle NPUs, %1 × Rechenleistung</translation>
    </message>
    <message>
        <source>all groups together: each copy has to be sent by an NPU that has one, and they share the links</source>
        <translation>alle Gruppen zusammen: Jede Kopie muss von einer NPU gesendet werden, die eine hat, und sie teilen sich die Links</translation>
    </message>
    <message>
        <source>all links together limit everything: they have no room for more than the pattern needs</source>
        <translation>alle Links zusammen begrenzen alles: Sie haben nicht mehr Platz, als das Muster braucht</translation>
    </message>
    <message>
        <source>all parts have been added before</source>
        <translation>alle Teile wurden bereits addiert</translation>
    </message>
    <message>
        <source>an NPU stands nowhere, or twice</source>
        <translation>eine NPU steht nirgends oder zweimal</translation>
    </message>
    <message>
        <source>an algorithm for %1 ranks names rank %2</source>
        <translation>ein Algorithmus für %1 Ränge nennt Rang %2</translation>
    </message>
    <message>
        <source>an algorithm is made of sends, receives and computations, and this is a node of type %1</source>
        <translation>ein Algorithmus besteht aus Senden, Empfängen und Berechnungen, und dies ist ein Knoten des Typs %1</translation>
    </message>
    <message>
        <source>an algorithm needs at least one channel</source>
        <translation>ein Algorithmus braucht mindestens einen Kanal</translation>
    </message>
    <message>
        <source>an all-reduce is synthesized as two patterns, one after the other</source>
        <translation>ein All-Reduce wird als zwei Muster nacheinander synthetisiert</translation>
    </message>
    <message>
        <source>an all-to-all by ring over %1 members sends %2 messages from each, more than can be held</source>
        <translation>ein All-to-All als Ring über %1 Mitglieder sendet %2 Nachrichten von jedem, mehr als gehalten werden kann</translation>
    </message>
    <message>
        <source>an edge of the tree names what does not exist</source>
        <translation>eine Kante des Baums nennt, was es nicht gibt</translation>
    </message>
    <message>
        <source>an element with more than %1 attributes</source>
        <translation>ein Element mit mehr als %1 Attributen</translation>
    </message>
    <message>
        <source>an extra attribute has no place</source>
        <translation>ein zusätzliches Attribut hat keinen Platz</translation>
    </message>
    <message>
        <source>an implementation list has %1 entries, but the fabric has %2 dimensions</source>
        <translation>eine Implementierungsliste hat %1 Einträge, aber die Fabric hat %2 Dimensionen</translation>
    </message>
    <message>
        <source>an object with a list &quot;sums&quot; is expected</source>
        <translation>ein Objekt mit einer Liste &quot;sums&quot; wird erwartet</translation>
    </message>
    <message>
        <source>an object with the lists &quot;from&quot; and &quot;to&quot; is expected</source>
        <translation>ein Objekt mit den Listen &quot;from&quot; und &quot;to&quot; wird erwartet</translation>
    </message>
    <message>
        <source>an object { … }</source>
        <translation>ein Objekt { … }</translation>
    </message>
    <message>
        <source>an object { … } is expected</source>
        <translation>ein Objekt { … } wird erwartet</translation>
    </message>
    <message>
        <source>and %1 more lines are no rows of figures</source>
        <translation>und %1 weitere Zeilen sind keine Zahlenzeilen</translation>
    </message>
    <message>
        <source>any of these finishes: two queues a dimension, collective-optimization baseline, or active-chunks-per-dimension of at least preferred-dataset-splits (%1)</source>
        <translation>mit jedem davon wird der Lauf fertig: zwei Warteschlangen je Dimension, collective-optimization baseline oder active-chunks-per-dimension von mindestens preferred-dataset-splits (%1)</translation>
    </message>
    <message>
        <source>ask for at most as many</source>
        <translation>höchstens so viele verlangen</translation>
    </message>
    <message>
        <source>at most %1 can be made; use fewer channels, pieces or chunks</source>
        <translation>höchstens %1 sind möglich; weniger Kanäle, Stücke oder Chunks verwenden</translation>
    </message>
    <message>
        <source>at most 32,768 channels times pieces and 268,435,456 chunks</source>
        <translation>höchstens 32.768 Kanäle mal Stücke und 268.435.456 Chunks</translation>
    </message>
    <message>
        <source>barriers carry no data and stay as they are</source>
        <translation>Barrieren tragen keine Daten und bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>buffers of a rank that is none</source>
        <translation>Puffer eines Rangs, den es nicht gibt</translation>
    </message>
    <message>
        <source>building the schedule was stopped</source>
        <translation>das Bauen des Ablaufplans wurde gestoppt</translation>
    </message>
    <message>
        <source>by the system of the settings kernels take no time</source>
        <translation>nach dem System der Einstellungen brauchen Kernel keine Zeit</translation>
    </message>
    <message>
        <source>chain written out by %1</source>
        <translation>Kette ausgeschrieben mit %1</translation>
    </message>
    <message>
        <source>choose a size of packets, or another routing</source>
        <translation>eine Paketgröße oder ein anderes Routing wählen</translation>
    </message>
    <message>
        <source>choose another --out</source>
        <translation>ein anderes --out wählen</translation>
    </message>
    <message>
        <source>choose another PREFIX</source>
        <translation>ein anderes PREFIX wählen</translation>
    </message>
    <message>
        <source>choose direct for all-to-all</source>
        <translation>direct für All-to-All wählen</translation>
    </message>
    <message>
        <source>choose larger packets</source>
        <translation>größere Pakete wählen</translation>
    </message>
    <message>
        <source>choose ring or direct</source>
        <translation>ring oder direct wählen</translation>
    </message>
    <message>
        <source>choose ring or direct for all-to-all</source>
        <translation>ring oder direct für All-to-All wählen</translation>
    </message>
    <message>
        <source>choose the network model aware, which passes every link</source>
        <translation>das Netzwerkmodell aware wählen, das jeden Link durchläuft</translation>
    </message>
    <message>
        <source>chunk %1 from %2</source>
        <translation>Chunk %1 (%2)</translation>
    </message>
    <message>
        <source>chunk %1 is held in parts that overlap</source>
        <translation>Chunk %1 liegt in Teilen vor, die sich überlappen</translation>
    </message>
    <message>
        <source>chunk %1 is not summed up in one place</source>
        <translation>Chunk %1 wird nicht an einem Ort summiert</translation>
    </message>
    <message>
        <source>chunk %1 is wanted as a sum that no parts make</source>
        <translation>Chunk %1 wird als Summe verlangt, die keine Teile ergeben</translation>
    </message>
    <message>
        <source>chunk %1 is wanted as sums over different ranks</source>
        <translation>Chunk %1 wird als Summe über verschiedene Ränge verlangt</translation>
    </message>
    <message>
        <source>chunk %1 is wanted, and nobody holds it</source>
        <translation>Chunk %1 wird verlangt, und niemand hat ihn</translation>
    </message>
    <message>
        <source>close other programs, or load fewer ranks</source>
        <translation>andere Programme schließen oder weniger Ränge laden</translation>
    </message>
    <message>
        <source>collective-optimization baseline runs a whole all-reduce in each dimension; the schedule reduces and gathers shards dimension by dimension instead, as localBWAware does</source>
        <translation>collective-optimization baseline führt in jeder Dimension ein ganzes All-Reduce aus; der Ablaufplan reduziert und sammelt stattdessen Shards Dimension für Dimension, wie localBWAware</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>congestion_unaware or congestion_aware</source>
        <translation>congestion_unaware oder congestion_aware</translation>
    </message>
    <message>
        <source>define it in the communicator-group file</source>
        <translation>sie in der Datei der Kommunikatorgruppen definieren</translation>
    </message>
    <message>
        <source>depid and deps are not -1 together</source>
        <translation>depid und deps sind nicht zugleich -1</translation>
    </message>
    <message>
        <source>dimension %1, %2 × the bandwidth</source>
        <translation>Dimension %1, %2 × Bandbreite</translation>
    </message>
    <message>
        <source>dimension %1, 1/%2 of the latency</source>
        <translation>Dimension %1, 1/%2 der Latenz</translation>
    </message>
    <message>
        <source>dimension by dimension on fabrics made of dimensions (as ASTRA-sim routes them), d-mod-k on trees of switches, hash on all others</source>
        <translation>Dimension für Dimension auf Fabrics aus Dimensionen (wie ASTRA-sim routet), d-mod-k auf Bäumen von Switches, hash auf allen anderen</translation>
    </message>
    <message>
        <source>doubleBinaryTree runs a tree all-reduce of the whole chunk, whatever the collective asks for</source>
        <translation>doubleBinaryTree führt ein Baum-All-Reduce des ganzen Chunks aus, was immer das Kollektiv verlangt</translation>
    </message>
    <message>
        <source>doubleBinaryTree runs an all-reduce whatever the collective: its schedule would be none for %1</source>
        <translation>doubleBinaryTree führt bei jedem Kollektiv ein All-Reduce aus: Sein Ablaufplan wäre keiner für %1</translation>
    </message>
    <message>
        <source>each copy has to be sent by an NPU that has one: there cannot be enough of them sooner</source>
        <translation>jede Kopie muss von einer NPU gesendet werden, die eine hat: Früher kann es nicht genug davon geben</translation>
    </message>
    <message>
        <source>endpoint wait</source>
        <translation>Warten auf Endpunkt</translation>
    </message>
    <message>
        <source>et, et.gz or json</source>
        <translation>et, et.gz oder json</translation>
    </message>
    <message>
        <source>every contribution once</source>
        <translation>jeder Beitrag einmal</translation>
    </message>
    <message>
        <source>every entry of &apos;%1&apos; must be an object</source>
        <translation>jeder Eintrag von „%1“ muss ein Objekt sein</translation>
    </message>
    <message>
        <source>every flow (source, destination, chunk stream) keeps to one of the shortest ways, drawn by a hash at each switch, as ECMP does</source>
        <translation>jeder Fluss (Quelle, Ziel, Chunk-Strom) bleibt auf einem der kürzesten Wege, an jedem Switch durch einen Hash gezogen, wie bei ECMP</translation>
    </message>
    <message>
        <source>every message goes to a switch drawn at random first, and from there to its destination</source>
        <translation>jede Nachricht geht zuerst zu einem zufällig gezogenen Switch und von dort zu ihrem Ziel</translation>
    </message>
    <message>
        <source>every packet takes the next of the shortest ways (in packets of 4 KiB where no size is given)</source>
        <translation>jedes Paket nimmt den nächsten der kürzesten Wege (in Paketen von 4 KiB, wo keine Größe angegeben ist)</translation>
    </message>
    <message>
        <source>every switch sends a packet over the link that is free first; among routers without a tree above them a detour over another router is taken where the short way waits longer (UGAL)</source>
        <translation>jeder Switch sendet ein Paket über den Link, der zuerst frei ist; unter Routern ohne Baum darüber wird ein Umweg über einen anderen Router genommen, wo der kurze Weg länger wartet (UGAL)</translation>
    </message>
    <message>
        <source>failed and slowed links are not part of ASTRA-sim&apos;s networks</source>
        <translation>ausgefallene und verlangsamte Links gehören nicht zu ASTRA-sims Netzwerken</translation>
    </message>
    <message>
        <source>fewer or smaller chunks, or faster links</source>
        <translation>weniger oder kleinere Chunks oder schnellere Links</translation>
    </message>
    <message>
        <source>following the steps was stopped</source>
        <translation>das Verfolgen der Schritte wurde gestoppt</translation>
    </message>
    <message>
        <source>for this pattern: %1</source>
        <translation>für dieses Muster: %1</translation>
    </message>
    <message>
        <source>give %1 bytes at least</source>
        <translation>mindestens %1 Byte angeben</translation>
    </message>
    <message>
        <source>give --format: et, et.gz, json, xml, yml, csv, dot or graphml</source>
        <translation>--format angeben: et, et.gz, json, xml, yml, csv, dot oder graphml</translation>
    </message>
    <message>
        <source>give a --size of at least %1</source>
        <translation>--size von mindestens %1 angeben</translation>
    </message>
    <message>
        <source>give a fabric, or use %1</source>
        <translation>eine Fabric angeben oder %1 verwenden</translation>
    </message>
    <message>
        <source>give a larger size, or fewer chunks</source>
        <translation>eine größere Größe oder weniger Chunks angeben</translation>
    </message>
    <message>
        <source>give a multiple of %1 chunks, or none</source>
        <translation>ein Vielfaches von %1 Chunks angeben oder keine</translation>
    </message>
    <message>
        <source>give a remote-memory configuration other than NO_MEMORY_EXPANSION</source>
        <translation>eine andere Konfiguration des entfernten Speichers als NO_MEMORY_EXPANSION angeben</translation>
    </message>
    <message>
        <source>give a schedule for that root, by node id</source>
        <translation>einen Ablaufplan für diese Wurzel angeben, nach Knoten-ID</translation>
    </message>
    <message>
        <source>give a schedule of as many ranks as the group has</source>
        <translation>einen Ablaufplan mit so vielen Rängen angeben, wie die Gruppe hat</translation>
    </message>
    <message>
        <source>give a schedule that was synthesized for the fabric</source>
        <translation>einen Ablaufplan angeben, der für die Fabric synthetisiert wurde</translation>
    </message>
    <message>
        <source>give all members of the collective the same</source>
        <translation>allen Mitgliedern des Kollektivs denselben geben</translation>
    </message>
    <message>
        <source>give all members the same collectives</source>
        <translation>allen Mitgliedern dieselben Kollektive geben</translation>
    </message>
    <message>
        <source>give all members the same collectives in the same order</source>
        <translation>allen Mitgliedern dieselben Kollektive in derselben Reihenfolge geben</translation>
    </message>
    <message>
        <source>give an algorithm of your own, such as all-reduce-implementation-custom</source>
        <translation>einen eigenen Algorithmus angeben, etwa all-reduce-implementation-custom</translation>
    </message>
    <message>
        <source>give it as a file</source>
        <translation>es als Datei angeben</translation>
    </message>
    <message>
        <source>give it roofline-enabled, peak-perf and local-mem-bw, or use the device&apos;s system</source>
        <translation>ihm roofline-enabled, peak-perf und local-mem-bw geben oder das System des Geräts verwenden</translation>
    </message>
    <message>
        <source>give it with --topology</source>
        <translation>es mit --topology angeben</translation>
    </message>
    <message>
        <source>give one algorithm a dimension</source>
        <translation>einen Algorithmus je Dimension angeben</translation>
    </message>
    <message>
        <source>give one for each dimension, or one for all</source>
        <translation>einen je Dimension angeben oder einen für alle</translation>
    </message>
    <message>
        <source>give the communicator-group file: --comm-groups %1</source>
        <translation>die Datei der Kommunikatorgruppen angeben: --comm-groups %1</translation>
    </message>
    <message>
        <source>give the dimensions, or use %1</source>
        <translation>die Dimensionen angeben oder %1 verwenden</translation>
    </message>
    <message>
        <source>give the links a latency of 1 ns</source>
        <translation>den Links eine Latenz von 1 ns geben</translation>
    </message>
    <message>
        <source>give the output of nccl-tests, or a CSV exported by Weft</source>
        <translation>die Ausgabe von nccl-tests oder eine von Weft exportierte CSV angeben</translation>
    </message>
    <message>
        <source>group %1 alone: %2</source>
        <translation>Gruppe %1 allein: %2</translation>
    </message>
    <message>
        <source>groups are synthesized together for one pattern on one fabric</source>
        <translation>Gruppen werden gemeinsam für ein Muster auf einer Fabric synthetisiert</translation>
    </message>
    <message>
        <source>groups that are synthesized together have no rank in common</source>
        <translation>gemeinsam synthetisierte Gruppen haben keinen Rang gemeinsam</translation>
    </message>
    <message>
        <source>groups that are synthesized together have the same size</source>
        <translation>gemeinsam synthetisierte Gruppen haben dieselbe Größe</translation>
    </message>
    <message>
        <source>growing the trees was stopped</source>
        <translation>das Wachsen der Bäume wurde gestoppt</translation>
    </message>
    <message>
        <source>halvingDoubling cannot run an all-to-all</source>
        <translation>halvingDoubling kann kein All-to-All ausführen</translation>
    </message>
    <message>
        <source>halvingDoubling in a dimension of %1 NPUs, which is no power of two, has no schedule</source>
        <translation>halvingDoubling in einer Dimension von %1 NPUs, was keine Zweierpotenz ist, hat keinen Ablaufplan</translation>
    </message>
    <message>
        <source>halvingDoubling over %1 members leaves some of their data out; the time is the peer&apos;s, not that of a complete all-gather</source>
        <translation>halvingDoubling über %1 Mitglieder lässt einen Teil ihrer Daten aus; die Zeit ist die des Vorbilds, nicht die eines vollständigen All-Gather</translation>
    </message>
    <message>
        <source>hasdep is 1, but no step waits for this one</source>
        <translation>hasdep ist 1, aber kein Schritt wartet auf diesen</translation>
    </message>
    <message>
        <source>how many times faster must be a number above 0</source>
        <translation>der Beschleunigungsfaktor muss eine Zahl über 0 sein</translation>
    </message>
    <message>
        <source>inline fewer collectives at a time</source>
        <translation>weniger Kollektive auf einmal einsetzen</translation>
    </message>
    <message>
        <source>input slot %1</source>
        <translation>Eingabe-Slot %1</translation>
    </message>
    <message>
        <source>it does not say how large a chunk is</source>
        <translation>es sagt nicht, wie groß ein Chunk ist</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>es endet zu früh</translation>
    </message>
    <message>
        <source>it has %1, counted from 0</source>
        <translation>es hat %1, ab 0 gezählt</translation>
    </message>
    <message>
        <source>it has as many links, but they join other NPUs or come in another order</source>
        <translation>sie hat ebenso viele Links, aber sie verbinden andere NPUs oder kommen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>it has switches, or another number of NPUs</source>
        <translation>sie hat Switches oder eine andere Anzahl von NPUs</translation>
    </message>
    <message>
        <source>it should be a computation</source>
        <translation>es sollte eine Berechnung sein</translation>
    </message>
    <message>
        <source>it should be a receive</source>
        <translation>es sollte ein Empfang sein</translation>
    </message>
    <message>
        <source>it should be a send</source>
        <translation>es sollte ein Senden sein</translation>
    </message>
    <message>
        <source>it waits for other nodes</source>
        <translation>er wartet auf andere Knoten</translation>
    </message>
    <message>
        <source>its chunks are not so many for each NPU</source>
        <translation>es sind nicht so viele Chunks je NPU</translation>
    </message>
    <message>
        <source>its classes of links are others</source>
        <translation>ihre Klassen von Links sind andere</translation>
    </message>
    <message>
        <source>its end contradicts its steps</source>
        <translation>ihr Ende widerspricht ihren Schritten</translation>
    </message>
    <message>
        <source>its end is not what was written</source>
        <translation>ihr Ende ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>its head contradicts itself</source>
        <translation>ihr Kopf widerspricht sich</translation>
    </message>
    <message>
        <source>its head is not what was written</source>
        <translation>ihr Kopf ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>its lines are of another size</source>
        <translation>ihre Linien haben eine andere Größe</translation>
    </message>
    <message>
        <source>its lines lie elsewhere</source>
        <translation>ihre Linien liegen anderswo</translation>
    </message>
    <message>
        <source>its links are others</source>
        <translation>ihre Links sind andere</translation>
    </message>
    <message>
        <source>its links do not all take %1 ns</source>
        <translation>ihre Links brauchen nicht alle %1 ns</translation>
    </message>
    <message>
        <source>its links have no opposites, and the reduce-scatter needs them</source>
        <translation>ihre Links haben keine Gegenrichtung, die das Reduce-Scatter braucht</translation>
    </message>
    <message>
        <source>its links take different times</source>
        <translation>ihre Links brauchen verschiedene Zeiten</translation>
    </message>
    <message>
        <source>its messages go by the routing rule there, as where a group has other NPUs than the schedule</source>
        <translation>ihre Nachrichten gehen dort nach der Routing-Regel, wie wo eine Gruppe andere NPUs hat als der Ablaufplan</translation>
    </message>
    <message>
        <source>its parts do not make one collective</source>
        <translation>ihre Teile ergeben kein einzelnes Kollektiv</translation>
    </message>
    <message>
        <source>its peer is %1 instead of %2</source>
        <translation>die Gegenseite ist %1 statt %2</translation>
    </message>
    <message>
        <source>its size is %1 instead of %2</source>
        <translation>die Größe ist %1 statt %2</translation>
    </message>
    <message>
        <source>its steps are not those that its end tells of</source>
        <translation>ihre Schritte sind nicht die, von denen ihr Ende berichtet</translation>
    </message>
    <message>
        <source>its sums go both ways over links</source>
        <translation>ihre Summen gehen in beide Richtungen über Links</translation>
    </message>
    <message>
        <source>its switches duplicate or add up</source>
        <translation>ihre Switches vervielfältigen oder addieren</translation>
    </message>
    <message>
        <source>its tag is %1 instead of %2</source>
        <translation>das Tag ist %1 statt %2</translation>
    </message>
    <message>
        <source>json, yml, csv, dot or graphml</source>
        <translation>json, yml, csv, dot oder graphml</translation>
    </message>
    <message>
        <source>leave out --launches</source>
        <translation>--launches weglassen</translation>
    </message>
    <message>
        <source>leave the algorithm out</source>
        <translation>den Algorithmus weglassen</translation>
    </message>
    <message>
        <source>link wait</source>
        <translation>Warten auf Link</translation>
    </message>
    <message>
        <source>link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:PATTERN[@N]=NAME</source>
        <translation>link:QUELLE-ZIEL, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:MUSTER[@N]=NAME</translation>
    </message>
    <message>
        <source>links are spelled out in Weft&apos;s JSON of a fabric only</source>
        <translation>Links werden nur in Wefts JSON einer Fabric ausgeschrieben</translation>
    </message>
    <message>
        <source>loading was stopped</source>
        <translation>das Laden wurde gestoppt</translation>
    </message>
    <message>
        <source>look for a size, duration or bandwidth in the wrong unit</source>
        <translation>nach einer Größe, Dauer oder Bandbreite in der falschen Einheit suchen</translation>
    </message>
    <message>
        <source>lower preferred-dataset-splits</source>
        <translation>preferred-dataset-splits verringern</translation>
    </message>
    <message>
        <source>lower preferred-dataset-splits (now %1)</source>
        <translation>preferred-dataset-splits verringern (jetzt %1)</translation>
    </message>
    <message>
        <source>make one dimension of several</source>
        <translation>aus mehreren Dimensionen eine machen</translation>
    </message>
    <message>
        <source>make the schedule for this fabric as it is, or clear what has failed</source>
        <translation>den Ablaufplan für diese Fabric erstellen, wie sie ist, oder Ausgefallenes zurücksetzen</translation>
    </message>
    <message>
        <source>making the ring was stopped</source>
        <translation>das Erstellen des Rings wurde gestoppt</translation>
    </message>
    <message>
        <source>mended it would take %1</source>
        <translation>repariert bräuchte es %1</translation>
    </message>
    <message>
        <source>messages are sprayed in packets of 4 KiB, as no size of packets is given</source>
        <translation>Nachrichten werden in Paketen von 4 KiB verteilt, da keine Paketgröße angegeben ist</translation>
    </message>
    <message>
        <source>messages from rank %1 are received in another order than they were sent</source>
        <translation>Nachrichten von Rang %1 werden in anderer Reihenfolge empfangen, als sie gesendet wurden</translation>
    </message>
    <message>
        <source>messages of no bytes in the algorithm &apos;%1&apos; travel as any other; ASTRA-sim stops at them</source>
        <translation>Nachrichten ohne Bytes im Algorithmus „%1“ reisen wie alle anderen; ASTRA-sim hält bei ihnen an</translation>
    </message>
    <message>
        <source>messages of no bytes, of which a collective of %1 bytes has some, travel as any other; ASTRA-sim stops at them</source>
        <translation>Nachrichten ohne Bytes, die ein Kollektiv von %1 Byte hat, reisen wie alle anderen; ASTRA-sim hält bei ihnen an</translation>
    </message>
    <message>
        <source>messages of one connection overtake each other, which MSCCL cannot do: the program would not do the same</source>
        <translation>Nachrichten einer Verbindung überholen einander, was MSCCL nicht kann: Das Programm täte nicht dasselbe</translation>
    </message>
    <message>
        <source>messages of one source, destination and tag meet in the order of their ids</source>
        <translation>Nachrichten mit gleicher Quelle, gleichem Ziel und gleichem Tag treffen sich in der Reihenfolge ihrer IDs</translation>
    </message>
    <message>
        <source>messages of the schedule go through NPUs that do not get them</source>
        <translation>Nachrichten des Ablaufplans gehen durch NPUs, die sie nicht bekommen</translation>
    </message>
    <message>
        <source>messages of the schedule name no links</source>
        <translation>Nachrichten des Ablaufplans nennen keine Links</translation>
    </message>
    <message>
        <source>messages over several dimensions take the time of the lowest of them only, as in ASTRA-sim&apos;s congestion-unaware model: first from %1 to %2</source>
        <translation>Nachrichten über mehrere Dimensionen brauchen nur die Zeit der niedrigsten davon, wie in ASTRA-sims Modell ohne Stau: als Erste die von %1 nach %2</translation>
    </message>
    <message>
        <source>more than 134 million pairs of a node and a destination</source>
        <translation>mehr als 134 Millionen Paare aus einem Knoten und einem Ziel</translation>
    </message>
    <message>
        <source>name a fabric and a .json file</source>
        <translation>eine Fabric und eine .json-Datei nennen</translation>
    </message>
    <message>
        <source>name ring or direct for it</source>
        <translation>ring oder direct dafür nennen</translation>
    </message>
    <message>
        <source>nchannels is %1, but only %2 are used</source>
        <translation>nchannels ist %1, aber nur %2 werden benutzt</translation>
    </message>
    <message>
        <source>never completes</source>
        <translation>wird nie fertig</translation>
    </message>
    <message>
        <source>no number of chunks fits %1 bytes</source>
        <translation>keine Anzahl von Chunks passt zu %1 Byte</translation>
    </message>
    <message>
        <source>no path from %1 to %2</source>
        <translation>kein Pfad von %1 nach %2</translation>
    </message>
    <message>
        <source>no process group is given</source>
        <translation>keine Prozessgruppe ist angegeben</translation>
    </message>
    <message>
        <source>no schedule is called &quot;%1&quot;</source>
        <translation>kein Ablaufplan heißt „%1“</translation>
    </message>
    <message>
        <source>no working links lead from NPU %1 to NPU %2</source>
        <translation>keine funktionierenden Links führen von NPU %1 zu NPU %2</translation>
    </message>
    <message>
        <source>not all messages of the schedule are sent and received</source>
        <translation>nicht alle Nachrichten des Ablaufplans werden gesendet und empfangen</translation>
    </message>
    <message>
        <source>not all of its transfers start with a step</source>
        <translation>nicht alle seine Übertragungen beginnen mit einem Schritt</translation>
    </message>
    <message>
        <source>not all parts have been added</source>
        <translation>nicht alle Teile wurden addiert</translation>
    </message>
    <message>
        <source>not every NPU that wants chunk %1 can be reached from NPU %2</source>
        <translation>nicht jede NPU, die Chunk %1 will, ist von NPU %2 aus erreichbar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing has to move</source>
        <translation>nichts muss bewegt werden</translation>
    </message>
    <message>
        <source>nothing is summed up in this pattern</source>
        <translation>in diesem Muster wird nichts summiert</translation>
    </message>
    <message>
        <source>nothing orders it after %1</source>
        <translation>nichts ordnet es nach %1 ein</translation>
    </message>
    <message>
        <source>number the nodes anew</source>
        <translation>die Knoten neu nummerieren</translation>
    </message>
    <message>
        <source>one algorithm over all NPUs after those of other dimensions has no schedule</source>
        <translation>ein Algorithmus über alle NPUs nach denen anderer Dimensionen hat keinen Ablaufplan</translation>
    </message>
    <message>
        <source>one chunk</source>
        <translation>ein Chunk</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>eines von %1 wird erwartet</translation>
    </message>
    <message>
        <source>one scalable unit of a DGX H100 SuperPOD, 32 machines on 8 rails</source>
        <translation>eine skalierbare Einheit eines DGX H100 SuperPOD, 32 Maschinen an 8 Rails</translation>
    </message>
    <message>
        <source>only a custom collective says what is where</source>
        <translation>nur ein eigenes Kollektiv sagt, was wo ist</translation>
    </message>
    <message>
        <source>only a synthesized schedule can be written as equal steps</source>
        <translation>nur ein synthetisierter Ablaufplan kann als gleiche Schritte geschrieben werden</translation>
    </message>
    <message>
        <source>only an all-gather, a reduce-scatter and an all-reduce can, not this %1</source>
        <translation>das können nur ein All-Gather, ein Reduce-Scatter und ein All-Reduce, und dies ist ein %1</translation>
    </message>
    <message>
        <source>only versions 1 and 2 of the format can be read</source>
        <translation>nur die Versionen 1 und 2 des Formats können gelesen werden</translation>
    </message>
    <message>
        <source>others wait for a thread block with the number %1; %3 holds numbers up to %2</source>
        <translation>andere warten auf einen Threadblock mit der Nummer %1; %3 kennt Nummern bis %2</translation>
    </message>
    <message>
        <source>output slot %1</source>
        <translation>Ausgabe-Slot %1</translation>
    </message>
    <message>
        <source>places count from 0</source>
        <translation>Plätze zählen ab 0</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos;</source>
        <translation>Prozessgruppe „%1“</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is no full part of the fabric&apos;s dimensions: it has %2 ranks in %3 places. Its collectives run one ring at an endpoint delay of 10 ns, as in ASTRA-sim</source>
        <translation>Prozessgruppe „%1“ ist kein voller Teil der Dimensionen der Fabric: Sie hat %2 Ränge auf %3 Plätzen. Ihre Kollektive laufen als ein Ring mit einer Endpunktverzögerung von 10 ns, wie in ASTRA-sim</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is no number above 0, which ASTRA-sim needs: it is left out of %2</source>
        <translation>Prozessgruppe „%1“ ist keine Zahl über 0, die ASTRA-sim braucht: Sie fehlt in %2</translation>
    </message>
    <message>
        <source>process group &apos;%1&apos; is not defined</source>
        <translation>Prozessgruppe „%1“ ist nicht definiert</translation>
    </message>
    <message>
        <source>queue wait</source>
        <translation>Warten in der Warteschlange</translation>
    </message>
    <message>
        <source>raise the limit or run a smaller case</source>
        <translation>die Grenze erhöhen oder einen kleineren Fall ausführen</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>rank %1 ends with %2 in %3 instead of %4, which no step writes</source>
        <translation>Rang %1 endet mit %2 in %3 statt %4; kein Schritt schreibt dorthin</translation>
    </message>
    <message>
        <source>rank %1 ends with %2 in %3 instead of %4, written last by %5</source>
        <translation>Rang %1 endet mit %2 in %3 statt %4, zuletzt geschrieben von %5</translation>
    </message>
    <message>
        <source>rank %1 has no thread block %2</source>
        <translation>Rang %1 hat keinen Threadblock %2</translation>
    </message>
    <message>
        <source>rank %1 has nothing to do, nor have %2 others: ASTRA-sim aborts on traces without nodes</source>
        <translation>Rang %1 hat nichts zu tun, ebenso %2 andere: ASTRA-sim bricht bei Traces ohne Knoten ab</translation>
    </message>
    <message>
        <source>rank %1 has nothing to do: ASTRA-sim aborts on traces without nodes</source>
        <translation>Rang %1 hat nichts zu tun: ASTRA-sim bricht bei Traces ohne Knoten ab</translation>
    </message>
    <message>
        <source>rank %1 is a member twice</source>
        <translation>Rang %1 ist zweimal Mitglied</translation>
    </message>
    <message>
        <source>rank %1 is in two groups</source>
        <translation>Rang %1 ist in zwei Gruppen</translation>
    </message>
    <message>
        <source>rank %1 is on NPU %2, and the fabric has %3</source>
        <translation>Rang %1 ist auf NPU %2, und die Fabric hat %3</translation>
    </message>
    <message>
        <source>rank %1, %2 × the computing</source>
        <translation>Rang %1, %2 × Rechenleistung</translation>
    </message>
    <message>
        <source>rank %1, thread block %2, step %3</source>
        <translation>Rang %1, Threadblock %2, Schritt %3</translation>
    </message>
    <message>
        <source>ranks %1</source>
        <translation>Ränge %1</translation>
    </message>
    <message>
        <source>ranks %1 and more</source>
        <translation>Ränge %1 und weitere</translation>
    </message>
    <message>
        <source>ranks count from 0</source>
        <translation>Ränge zählen ab 0</translation>
    </message>
    <message>
        <source>ranks that have run different collectives of groups take different queues, and by ASTRA-sim&apos;s rule would wait for each other for ever; here all take the queue of the first member that calls</source>
        <translation>Ränge, die verschiedene Kollektive von Gruppen ausgeführt haben, nehmen verschiedene Warteschlangen und würden nach ASTRA-sims Regel ewig aufeinander warten; hier nehmen alle die Warteschlange des ersten aufrufenden Mitglieds</translation>
    </message>
    <message>
        <source>reads %1 while %2 may write it</source>
        <translation>liest %1, während %2 es schreiben kann</translation>
    </message>
    <message>
        <source>reads %1, which holds nothing yet</source>
        <translation>liest %1, worin noch nichts steht</translation>
    </message>
    <message>
        <source>reads slots that it writes at the same time</source>
        <translation>liest Slots, die es zugleich schreibt</translation>
    </message>
    <message>
        <source>receives %1 chunks of a message of %2, sent by %3</source>
        <translation>empfängt %1 Chunks einer Nachricht von %2, gesendet von %3</translation>
    </message>
    <message>
        <source>record at level full</source>
        <translation>mit Aufzeichnungsgrad Vollständig (full) aufzeichnen</translation>
    </message>
    <message>
        <source>record at level links or full</source>
        <translation>mit Aufzeichnungsgrad Links (links) oder Vollständig (full) aufzeichnen</translation>
    </message>
    <message>
        <source>remote memory, %1 × the bandwidth</source>
        <translation>entfernter Speicher, %1 × Bandbreite</translation>
    </message>
    <message>
        <source>removed: it is of another program under this prefix</source>
        <translation>entfernt: Es gehört zu einem anderen Programm unter diesem Präfix</translation>
    </message>
    <message>
        <source>replaying the schedule was stopped</source>
        <translation>das Nachspielen des Ablaufplans wurde gestoppt</translation>
    </message>
    <message>
        <source>root &apos;%1&apos; is not a rank or -1</source>
        <translation>Wurzel „%1“ ist kein Rang und nicht -1</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;</source>
        <translation>Ablaufplan „%1“</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos; has %2 operations, more than the %3 that can be run as an algorithm</source>
        <translation>Ablaufplan „%1“ hat %2 Operationen, mehr als die %3, die als Algorithmus laufen können</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, %2: %3</source>
        <translation>Ablaufplan „%1“, %2: %3</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, %2: sends %3 bytes, but %4 takes them as %5</source>
        <translation>Ablaufplan „%1“, %2: sendet %3 Byte, aber %4 nimmt sie als %5</translation>
    </message>
    <message>
        <source>schedule &apos;%1&apos;, where %2</source>
        <translation>Ablaufplan „%1“, wo %2</translation>
    </message>
    <message>
        <source>scratch slot %1</source>
        <translation>Scratch-Slot %1</translation>
    </message>
    <message>
        <source>sends to rank %1, which never took it</source>
        <translation>sendet an Rang %1, der es nie annahm</translation>
    </message>
    <message>
        <source>slot wait</source>
        <translation>Warten auf Slot</translation>
    </message>
    <message>
        <source>some ranks never finish, so that there is no makespan to compare</source>
        <translation>einige Ränge werden nie fertig, sodass es keine Gesamtdauer zu vergleichen gibt</translation>
    </message>
    <message>
        <source>something else is expected here</source>
        <translation>hier wird etwas anderes erwartet</translation>
    </message>
    <message>
        <source>step %1 comes again where step %2 is next</source>
        <translation>Schritt %1 kommt noch einmal, wo Schritt %2 an der Reihe ist</translation>
    </message>
    <message>
        <source>step %1 is missing before step %2</source>
        <translation>Schritt %1 fehlt vor Schritt %2</translation>
    </message>
    <message>
        <source>step %1 of thread block %2 has no node, or one that does not say what the step does</source>
        <translation>Schritt %1 von Threadblock %2 hat keinen Knoten oder einen, der nicht sagt, was der Schritt tut</translation>
    </message>
    <message>
        <source>step %1 reads no chunk of the pattern</source>
        <translation>Schritt %1 liest keinen Chunk des Musters</translation>
    </message>
    <message>
        <source>steps of the schedule wait for each other in a circle</source>
        <translation>Schritte des Ablaufplans warten im Kreis aufeinander</translation>
    </message>
    <message>
        <source>steps wait for each other: %1</source>
        <translation>Schritte warten aufeinander: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>stopped before all schedules were checked</source>
        <translation>gestoppt, bevor alle Ablaufpläne geprüft waren</translation>
    </message>
    <message>
        <source>stopped before every change was simulated</source>
        <translation>gestoppt, bevor jede Änderung simuliert war</translation>
    </message>
    <message>
        <source>stopped before the end</source>
        <translation>vor dem Ende gestoppt</translation>
    </message>
    <message>
        <source>stopped before the schedule was made</source>
        <translation>gestoppt, bevor der Ablaufplan fertig war</translation>
    </message>
    <message>
        <source>stopped before there was a schedule</source>
        <translation>gestoppt, bevor es einen Ablaufplan gab</translation>
    </message>
    <message>
        <source>such as { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }</source>
        <translation>etwa { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }</translation>
    </message>
    <message>
        <source>sums are synthesized in place</source>
        <translation>Summen werden in-place synthetisiert</translation>
    </message>
    <message>
        <source>takes away the last copy of chunk %1 from %2, which rank %3 lacks in the end in %4</source>
        <translation>nimmt %2 die letzte Kopie von Chunk %1, die Rang %3 am Ende in %4 fehlt</translation>
    </message>
    <message>
        <source>text between the elements has no effect</source>
        <translation>Text zwischen den Elementen hat keine Wirkung</translation>
    </message>
    <message>
        <source>the algorithm &apos;%1&apos; has traces for %2 ranks, but the group has %3</source>
        <translation>der Algorithmus „%1“ hat Traces für %2 Ränge, aber die Gruppe hat %3</translation>
    </message>
    <message>
        <source>the algorithm has traces for %1 ranks, but the group has %2</source>
        <translation>der Algorithmus hat Traces für %1 Ränge, aber die Gruppe hat %2</translation>
    </message>
    <message>
        <source>the analysis was stopped</source>
        <translation>die Analyse wurde gestoppt</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; of &apos;%2&apos; is missing</source>
        <translation>das Attribut „%1“ von „%2“ fehlt</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; of &apos;%2&apos; is not known; it is kept, and has no effect</source>
        <translation>das Attribut „%1“ von „%2“ ist nicht bekannt; es wird behalten und hat keine Wirkung</translation>
    </message>
    <message>
        <source>the attribute &apos;inplace&apos; of &apos;algo&apos; is missing</source>
        <translation>das Attribut „inplace“ von „algo“ fehlt</translation>
    </message>
    <message>
        <source>the attributes of the blocks are missing or contradict each other</source>
        <translation>die Attribute der Blöcke fehlen oder widersprechen sich</translation>
    </message>
    <message>
        <source>the attributes of the schedule are missing or wrong</source>
        <translation>die Attribute des Ablaufplans fehlen oder sind falsch</translation>
    </message>
    <message>
        <source>the backend &apos;%1&apos; is not known</source>
        <translation>das Backend „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the buffers of all ranks have %1 slots, which %2 steps cannot have a use for</source>
        <translation>die Puffer aller Ränge haben %1 Slots, die %2 Schritte nicht brauchen können</translation>
    </message>
    <message>
        <source>the buffers of all ranks have more than 268,435,456 slots</source>
        <translation>die Puffer aller Ränge haben mehr als 268.435.456 Slots</translation>
    </message>
    <message>
        <source>the chunks of %1 bytes carry less than a byte each: ASTRA-sim aborts on messages that carry nothing</source>
        <translation>die Chunks von %1 Byte tragen je weniger als ein Byte: ASTRA-sim bricht bei Nachrichten ab, die nichts tragen</translation>
    </message>
    <message>
        <source>the collective &apos;%1&apos; has no pattern in Weft; the program is read as a custom one, whose result is not checked</source>
        <translation>das Kollektiv „%1“ hat in Weft kein Muster; das Programm wird als eigenes gelesen, dessen Ergebnis nicht geprüft wird</translation>
    </message>
    <message>
        <source>the collective did not run</source>
        <translation>das Kollektiv lief nicht</translation>
    </message>
    <message>
        <source>the collective has %1 ranks, the fabric %2 NPUs</source>
        <translation>das Kollektiv hat %1 Ränge, die Fabric %2 NPUs</translation>
    </message>
    <message>
        <source>the collective would take longer than 146 years</source>
        <translation>das Kollektiv würde länger als 146 Jahre dauern</translation>
    </message>
    <message>
        <source>the collectives need %1 message tags in a row, but the workload leaves no such gap below %2</source>
        <translation>die Kollektive brauchen %1 Nachrichten-Tags am Stück, aber der Workload lässt unter %2 keine solche Lücke</translation>
    </message>
    <message>
        <source>the comparison was stopped</source>
        <translation>der Vergleich wurde gestoppt</translation>
    </message>
    <message>
        <source>the contributions to the chunks take more than 2 GB of memory</source>
        <translation>die Beiträge zu den Chunks brauchen mehr als 2 GB Speicher</translation>
    </message>
    <message>
        <source>the contributors of chunk %1 are not an ascending list</source>
        <translation>die Beitragenden von Chunk %1 sind keine aufsteigende Liste</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>die Konvertierung wurde gestoppt</translation>
    </message>
    <message>
        <source>the copy lacks a part that is there</source>
        <translation>der Kopie fehlt ein Teil, der da ist</translation>
    </message>
    <message>
        <source>the critical path</source>
        <translation>der kritische Pfad</translation>
    </message>
    <message>
        <source>the custom pattern promises no result, so what the ranks end with was not checked</source>
        <translation>das eigene Muster verspricht kein Ergebnis, daher wurde nicht geprüft, womit die Ränge enden</translation>
    </message>
    <message>
        <source>the dimensions %1 do not span a group of %2 ranks</source>
        <translation>die Dimensionen %1 umspannen keine Gruppe von %2 Rängen</translation>
    </message>
    <message>
        <source>the element &apos;%1&apos; is in the wrong place</source>
        <translation>das Element „%1“ steht an der falschen Stelle</translation>
    </message>
    <message>
        <source>the element &apos;%1&apos; is not known and has no effect</source>
        <translation>das Element „%1“ ist nicht bekannt und hat keine Wirkung</translation>
    </message>
    <message>
        <source>the ending of &apos;%1&apos; is no format that Weft writes</source>
        <translation>die Endung von „%1“ ist kein Format, das Weft schreibt</translation>
    </message>
    <message>
        <source>the exchange ends at another time than it says</source>
        <translation>der Austausch endet zu einer anderen Zeit, als er sagt</translation>
    </message>
    <message>
        <source>the fabric has %1</source>
        <translation>die Fabric hat %1</translation>
    </message>
    <message>
        <source>the fabric has %1, but the workload has traces for %2</source>
        <translation>die Fabric hat %1, aber der Workload hat Traces für %2</translation>
    </message>
    <message>
        <source>the fabric has no NPU %1</source>
        <translation>die Fabric hat keine NPU %1</translation>
    </message>
    <message>
        <source>the fabric has no links</source>
        <translation>die Fabric hat keine Links</translation>
    </message>
    <message>
        <source>the fabric has switches</source>
        <translation>die Fabric hat Switches</translation>
    </message>
    <message>
        <source>the factor between two sizes must be greater than 1</source>
        <translation>der Faktor zwischen zwei Größen muss größer als 1 sein</translation>
    </message>
    <message>
        <source>the failed, degraded and slow parts are lost: only json can hold them</source>
        <translation>die ausgefallenen, beeinträchtigten und langsamen Teile gehen verloren: Nur json kann sie aufnehmen</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>die Datei endet innerhalb eines Datensatzes</translation>
    </message>
    <message>
        <source>the file is damaged: %1</source>
        <translation>die Datei ist beschädigt: %1</translation>
    </message>
    <message>
        <source>the file is larger than 4 GiB</source>
        <translation>die Datei ist größer als 4 GiB</translation>
    </message>
    <message>
        <source>the first operation or message of a rank has ended or has left a link free again at tick 0, where ASTRA-sim stops: it has no figures to compare these with</source>
        <translation>die erste Operation oder Nachricht eines Rangs endete oder gab einen Link bei Tick 0 wieder frei, wo ASTRA-sim anhält: Es hat keine Zahlen zum Vergleichen</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>der Ordner kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>the group lists rank %1 twice</source>
        <translation>die Gruppe führt Rang %1 doppelt auf</translation>
    </message>
    <message>
        <source>the group names rank %1, but there are %2 NPUs</source>
        <translation>die Gruppe nennt Rang %1, aber es gibt %2 NPUs</translation>
    </message>
    <message>
        <source>the groups have different sizes; the library has no one algorithm for them to compare with</source>
        <translation>die Gruppen haben verschiedene Größen; die Bibliothek hat dafür keinen einzelnen Algorithmus zum Vergleich</translation>
    </message>
    <message>
        <source>the holder of chunk %1</source>
        <translation>der Besitzer von Chunk %1</translation>
    </message>
    <message>
        <source>the ids of the trace leave no room for further nodes</source>
        <translation>die IDs des Traces lassen keinen Platz für weitere Knoten</translation>
    </message>
    <message>
        <source>the inlining was stopped</source>
        <translation>das Einsetzen wurde gestoppt</translation>
    </message>
    <message>
        <source>the key &apos;workload&apos; is missing</source>
        <translation>der Schlüssel „workload“ fehlt</translation>
    </message>
    <message>
        <source>the last chunk arrives at %1 ns, not at the stated %2 ns</source>
        <translation>der letzte Chunk kommt bei %1 ns an, nicht bei den angegebenen %2 ns</translation>
    </message>
    <message>
        <source>the link carries another chunk in the same step</source>
        <translation>der Link trägt im selben Schritt einen anderen Chunk</translation>
    </message>
    <message>
        <source>the link still carries another chunk</source>
        <translation>der Link trägt noch einen anderen Chunk</translation>
    </message>
    <message>
        <source>the links that messages take cannot be written</source>
        <translation>die Links, die Nachrichten nehmen, können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the longest way limits everything: a chunk takes that long from end to end</source>
        <translation>der längste Weg begrenzt alles: So lange braucht ein Chunk von Ende zu Ende</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is given twice; its last value counts</source>
        <translation>das Member „%1“ ist doppelt angegeben; sein letzter Wert zählt</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>das Member „%1“ fehlt</translation>
    </message>
    <message>
        <source>the member &quot;blocks&quot; is missing</source>
        <translation>das Member &quot;blocks&quot; fehlt</translation>
    </message>
    <message>
        <source>the member &quot;pattern&quot; is missing</source>
        <translation>das Member &quot;pattern&quot; fehlt</translation>
    </message>
    <message>
        <source>the members of %1 disagree on their collective number %2: %3 here, %4 at %5</source>
        <translation>die Mitglieder von %1 sind sich über ihr Kollektiv Nummer %2 uneinig: hier %3, bei %5 %4</translation>
    </message>
    <message>
        <source>the members of a group disagree on their collective number %1: %2 of %3 bytes here, %4 of %5 bytes at %6</source>
        <translation>die Mitglieder einer Gruppe sind sich über ihr Kollektiv Nummer %1 uneinig: hier %2 mit %3 Byte, bei %6 %4 mit %5 Byte</translation>
    </message>
    <message>
        <source>the memory is exhausted</source>
        <translation>der Speicher ist erschöpft</translation>
    </message>
    <message>
        <source>the message from rank %1 on channel %2 is never sent</source>
        <translation>die Nachricht von Rang %1 auf Kanal %2 wird nie gesendet</translation>
    </message>
    <message>
        <source>the message to rank %1 on channel %2 is never received</source>
        <translation>die Nachricht an Rang %1 auf Kanal %2 wird nie empfangen</translation>
    </message>
    <message>
        <source>the name of an attribute is not UTF-8</source>
        <translation>der Name eines Attributs ist kein UTF-8</translation>
    </message>
    <message>
        <source>the node waits for itself</source>
        <translation>der Knoten wartet auf sich selbst</translation>
    </message>
    <message>
        <source>the nodes were read instead; nothing is known about chunks then</source>
        <translation>stattdessen wurden die Knoten gelesen; über Chunks ist dann nichts bekannt</translation>
    </message>
    <message>
        <source>the number of NPUs or chunks differs</source>
        <translation>die Anzahl der NPUs oder Chunks ist verschieden</translation>
    </message>
    <message>
        <source>the number of NPUs or the time of its links differs</source>
        <translation>die Anzahl der NPUs oder die Zeit ihrer Links ist verschieden</translation>
    </message>
    <message>
        <source>the number of chunks must be a multiple of the ranks</source>
        <translation>die Anzahl der Chunks muss ein Vielfaches der Ränge sein</translation>
    </message>
    <message>
        <source>the order does not name each dimension once</source>
        <translation>die Reihenfolge nennt nicht jede Dimension genau einmal</translation>
    </message>
    <message>
        <source>the output would replace the workload</source>
        <translation>die Ausgabe würde den Workload ersetzen</translation>
    </message>
    <message>
        <source>the places of the ranks in the fabric cannot be written</source>
        <translation>die Plätze der Ränge in der Fabric können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the plan is not in the order of time</source>
        <translation>der Plan ist nicht in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>the plan says %1 ns and takes %2</source>
        <translation>der Plan sagt %1 ns und braucht %2</translation>
    </message>
    <message>
        <source>the prefix of a trace set</source>
        <translation>das Präfix eines Trace-Satzes</translation>
    </message>
    <message>
        <source>the preparation of a schedule was stopped</source>
        <translation>die Vorbereitung eines Ablaufplans wurde gestoppt</translation>
    </message>
    <message>
        <source>the program has %1 ranks, the fabric %2 NPUs</source>
        <translation>das Programm hat %1 Ränge, die Fabric %2 NPUs</translation>
    </message>
    <message>
        <source>the program has none</source>
        <translation>das Programm hat keinen</translation>
    </message>
    <message>
        <source>the program is for %1 GPUs, but there is no gpu element with the id %2</source>
        <translation>das Programm ist für %1 GPUs, aber es gibt kein gpu-Element mit der ID %2</translation>
    </message>
    <message>
        <source>the program is for %1 bytes and more, but for %2 at most</source>
        <translation>das Programm ist für %1 Byte und mehr, aber für höchstens %2</translation>
    </message>
    <message>
        <source>the program is for %1 ranks, but there are %2 traces</source>
        <translation>das Programm ist für %1 Ränge, aber es gibt %2 Traces</translation>
    </message>
    <message>
        <source>the program is neither for calls in place nor for others</source>
        <translation>das Programm ist weder für In-Place-Aufrufe noch für andere</translation>
    </message>
    <message>
        <source>the program says that it works in place, but has an input and an output; they are taken as separate</source>
        <translation>laut Angabe arbeitet das Programm in-place, hat aber eine Eingabe und eine Ausgabe; sie gelten als getrennt</translation>
    </message>
    <message>
        <source>the program that the traces were made from is not what they hold: %1</source>
        <translation>das Programm, aus dem die Traces gemacht wurden, entspricht nicht ihrem Inhalt: %1</translation>
    </message>
    <message>
        <source>the proof of a plan was stopped</source>
        <translation>der Beweis eines Plans wurde gestoppt</translation>
    </message>
    <message>
        <source>the range ends before it begins</source>
        <translation>der Bereich endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>the rank is not in %1, whose collective it calls</source>
        <translation>der Rang ist nicht in %1, deren Kollektiv er aufruft</translation>
    </message>
    <message>
        <source>the rank is not in process group &apos;%1&apos;, whose collective it calls</source>
        <translation>der Rang ist nicht in Prozessgruppe „%1“, deren Kollektiv er aufruft</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>das Lesen wurde gestoppt</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: %1</source>
        <translation>das Ergebnis kann nicht als gleiche Schritte geschrieben werden: %1</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: it was spelled out</source>
        <translation>das Ergebnis kann nicht als gleiche Schritte geschrieben werden: Es wurde ausgeschrieben</translation>
    </message>
    <message>
        <source>the result cannot be written as equal steps: only a collective of all NPUs can</source>
        <translation>das Ergebnis kann nicht als gleiche Schritte geschrieben werden: Das kann nur ein Kollektiv aller NPUs</translation>
    </message>
    <message>
        <source>the roofline is off: all computation takes no time</source>
        <translation>das Roofline-Modell ist aus: Berechnungen brauchen keine Zeit</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>die Wurzel</translation>
    </message>
    <message>
        <source>the root is place %1 of a group of %2</source>
        <translation>die Wurzel ist Platz %1 einer Gruppe von %2</translation>
    </message>
    <message>
        <source>the root, rank %1, is not in %2</source>
        <translation>die Wurzel, Rang %1, ist nicht in %2</translation>
    </message>
    <message>
        <source>the root, rank %1, is not in the process group</source>
        <translation>die Wurzel, Rang %1, ist nicht in der Prozessgruppe</translation>
    </message>
    <message>
        <source>the routing &apos;%1&apos; is not known</source>
        <translation>das Routing „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the run has more than %1 records; single operations and messages were not kept, link totals were</source>
        <translation>der Lauf hat mehr als %1 Einträge; einzelne Operationen und Nachrichten wurden nicht behalten, Summen der Links schon</translation>
    </message>
    <message>
        <source>the run has no records of its operations</source>
        <translation>der Lauf hat keine Einträge seiner Operationen</translation>
    </message>
    <message>
        <source>the run holds no link figures, because it was recorded at level summary</source>
        <translation>der Lauf enthält keine Kennzahlen der Links, da er mit Aufzeichnungsgrad Zusammenfassung (summary) aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>the schedule &apos;%1&apos; is wrong, and is put in all the same: %2</source>
        <translation>der Ablaufplan „%1“ ist falsch und wird dennoch eingesetzt: %2</translation>
    </message>
    <message>
        <source>the schedule carries chunks that nobody asks for</source>
        <translation>der Ablaufplan trägt Chunks, die niemand verlangt</translation>
    </message>
    <message>
        <source>the schedule has %1 ranks, but places of %2</source>
        <translation>der Ablaufplan hat %1 Ränge, aber Plätze für %2</translation>
    </message>
    <message>
        <source>the schedule in the attributes of the traces is not what they hold: %1</source>
        <translation>der Ablaufplan in den Attributen der Traces entspricht nicht ihrem Inhalt: %1</translation>
    </message>
    <message>
        <source>the schedule is for %1 ranks, and the fabric has %2 NPUs</source>
        <translation>der Ablaufplan ist für %1 Ränge, und die Fabric hat %2 NPUs</translation>
    </message>
    <message>
        <source>the schedule is not of this fabric: %1</source>
        <translation>der Ablaufplan gehört nicht zu dieser Fabric: %1</translation>
    </message>
    <message>
        <source>the schedule is of %1 ranks, but there are %2 traces</source>
        <translation>der Ablaufplan ist für %1 Ränge, aber es gibt %2 Traces</translation>
    </message>
    <message>
        <source>the schedule is of another fabric: its links lead elsewhere</source>
        <translation>der Ablaufplan gehört zu einer anderen Fabric: Seine Links führen anderswohin</translation>
    </message>
    <message>
        <source>the schedule is placed on NPU %1 of %2</source>
        <translation>der Ablaufplan steht auf NPU %1 von %2</translation>
    </message>
    <message>
        <source>the schedule moves several chunks in one message</source>
        <translation>der Ablaufplan bewegt mehrere Chunks in einer Nachricht</translation>
    </message>
    <message>
        <source>the schedule of direct sends to everybody at once; its window is left out</source>
        <translation>der Ablaufplan von direct sendet allen zugleich; sein Fenster entfällt</translation>
    </message>
    <message>
        <source>the search for a lower bound was stopped</source>
        <translation>die Suche nach einer unteren Schranke wurde gestoppt</translation>
    </message>
    <message>
        <source>the search for ways was stopped</source>
        <translation>die Suche nach Wegen wurde gestoppt</translation>
    </message>
    <message>
        <source>the sender does not forward for others</source>
        <translation>der Sender leitet nicht für andere weiter</translation>
    </message>
    <message>
        <source>the simulated time passes 2^61 ns, about 73 years</source>
        <translation>die simulierte Zeit überschreitet 2^61 ns, etwa 73 Jahre</translation>
    </message>
    <message>
        <source>the simulation of a schedule was stopped</source>
        <translation>die Simulation eines Ablaufplans wurde gestoppt</translation>
    </message>
    <message>
        <source>the sizes must go from at least 1 byte up to no less than that</source>
        <translation>die Größen müssen bei mindestens 1 Byte beginnen, und die letzte darf nicht kleiner sein als die erste</translation>
    </message>
    <message>
        <source>the source does not have the chunk</source>
        <translation>die Quelle hat den Chunk nicht</translation>
    </message>
    <message>
        <source>the source does not have the sum</source>
        <translation>die Quelle hat die Summe nicht</translation>
    </message>
    <message>
        <source>the source has given its part away before</source>
        <translation>die Quelle hat ihren Teil bereits abgegeben</translation>
    </message>
    <message>
        <source>the source has no part of the sum</source>
        <translation>die Quelle hat keinen Teil der Summe</translation>
    </message>
    <message>
        <source>the source has not added all parts yet</source>
        <translation>die Quelle hat noch nicht alle Teile addiert</translation>
    </message>
    <message>
        <source>the source has nothing of the chunk</source>
        <translation>die Quelle hat nichts vom Chunk</translation>
    </message>
    <message>
        <source>the source&apos;s part of the sum is sent twice</source>
        <translation>der Teil der Quelle an der Summe wird zweimal gesendet</translation>
    </message>
    <message>
        <source>the step adds a residual, which is no part of a collective</source>
        <translation>der Schritt addiert ein Residuum, das zu keinem Kollektiv gehört</translation>
    </message>
    <message>
        <source>the step type &apos;%1&apos; is not known</source>
        <translation>der Schritttyp „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>the step waits for itself</source>
        <translation>der Schritt wartet auf sich selbst</translation>
    </message>
    <message>
        <source>the step waits for step %1 of thread block %2, which does not exist</source>
        <translation>der Schritt wartet auf Schritt %1 von Threadblock %2, den es nicht gibt</translation>
    </message>
    <message>
        <source>the step waits for step %1 of thread block %2, which rank %3 does not have</source>
        <translation>der Schritt wartet auf Schritt %1 von Threadblock %2, den Rang %3 nicht hat</translation>
    </message>
    <message>
        <source>the steps are not of this fabric: %1</source>
        <translation>die Schritte gehören nicht zu dieser Fabric: %1</translation>
    </message>
    <message>
        <source>the steps do not show which rank is the root; rank 0 is taken</source>
        <translation>die Schritte zeigen nicht, welcher Rang die Wurzel ist; Rang 0 wird genommen</translation>
    </message>
    <message>
        <source>the steps wait for each other in a circle: no order of them fits</source>
        <translation>die Schritte warten im Kreis aufeinander: Keine Reihenfolge passt</translation>
    </message>
    <message>
        <source>the sum has gone on without this part</source>
        <translation>die Summe ist ohne diesen Teil weitergegangen</translation>
    </message>
    <message>
        <source>the sum of chunk %1 does not come to all NPUs</source>
        <translation>die Summe von Chunk %1 kommt nicht bei allen NPUs an</translation>
    </message>
    <message>
        <source>the synthesis was stopped</source>
        <translation>die Synthese wurde gestoppt</translation>
    </message>
    <message>
        <source>the system file is no JSON object</source>
        <translation>die Systemdatei ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the system replays durations: its collectives run no algorithm</source>
        <translation>das System gibt Dauern wieder: Seine Kollektive führen keinen Algorithmus aus</translation>
    </message>
    <message>
        <source>the table has no column &apos;%1&apos;</source>
        <translation>die Tabelle hat keine Spalte „%1“</translation>
    </message>
    <message>
        <source>the target has given its part away before</source>
        <translation>das Ziel hat seinen Teil bereits abgegeben</translation>
    </message>
    <message>
        <source>the thread block has no step %1</source>
        <translation>der Threadblock hat keinen Schritt %1</translation>
    </message>
    <message>
        <source>the thread block uses channel %1, but nchannels is %2</source>
        <translation>der Threadblock benutzt Kanal %1, aber nchannels ist %2</translation>
    </message>
    <message>
        <source>the trace set has %1 and would take about %2 of memory, but only %3 are available</source>
        <translation>der Trace-Satz hat %1 und bräuchte etwa %2 Speicher, aber nur %3 sind verfügbar</translation>
    </message>
    <message>
        <source>the traces can be run as a workload of their own</source>
        <translation>die Traces können als eigener Workload ausgeführt werden</translation>
    </message>
    <message>
        <source>the traces have METADATA nodes, on which ASTRA-sim aborts</source>
        <translation>die Traces haben METADATA-Knoten, bei denen ASTRA-sim abbricht</translation>
    </message>
    <message>
        <source>the translations do not map it onto itself</source>
        <translation>die Verschiebungen bilden sie nicht auf sich selbst ab</translation>
    </message>
    <message>
        <source>the types are s, r, rcs, rrc, rrs, rrcs, cpy, re and nop</source>
        <translation>die Typen sind s, r, rcs, rrc, rrs, rrcs, cpy, re und nop</translation>
    </message>
    <message>
        <source>the use of time by rank</source>
        <translation>die Nutzung der Zeit je Rang</translation>
    </message>
    <message>
        <source>the verifier refuses it</source>
        <translation>der Verifizierer lehnt es ab</translation>
    </message>
    <message>
        <source>their sizes must multiply to the size of the group</source>
        <translation>ihre Größen müssen multipliziert die Größe der Gruppe ergeben</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>es gibt %1</translation>
    </message>
    <message>
        <source>there are %1 nodes instead of %2</source>
        <translation>es gibt %1 Knoten statt %2</translation>
    </message>
    <message>
        <source>there are no %1 bins of utilization: the run recorded %2</source>
        <translation>es gibt keine %1 Intervalle der Auslastung: Der Lauf zeichnete %2 auf</translation>
    </message>
    <message>
        <source>there are no files for the ranks %1; the other ranks can be looked at, but not run</source>
        <translation>es gibt keine Dateien für die Ränge %1; die anderen Ränge können angesehen, aber nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>there are two gpu elements with the id %1</source>
        <translation>es gibt zwei gpu-Elemente mit der ID %1</translation>
    </message>
    <message>
        <source>there are two thread blocks with the id %1</source>
        <translation>es gibt zwei Threadblöcke mit der ID %1</translation>
    </message>
    <message>
        <source>there is no algorithm &apos;%1&apos;</source>
        <translation>es gibt keinen Algorithmus „%1“</translation>
    </message>
    <message>
        <source>there is no collective to inline; the traces are written as they were</source>
        <translation>es gibt kein einzusetzendes Kollektiv; die Traces wurden geschrieben, wie sie waren</translation>
    </message>
    <message>
        <source>there is no dimension %1</source>
        <translation>es gibt keine Dimension %1</translation>
    </message>
    <message>
        <source>there is no file for rank %1; the other ranks can be looked at, but not run</source>
        <translation>es gibt keine Datei für Rang %1; die anderen Ränge können angesehen, aber nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>there is no link from node %1 to node %2</source>
        <translation>es gibt keinen Link von Knoten %1 zu Knoten %2</translation>
    </message>
    <message>
        <source>there is no rank %1</source>
        <translation>es gibt keinen Rang %1</translation>
    </message>
    <message>
        <source>there is no row of figures in it</source>
        <translation>es gibt keine Zahlenzeile darin</translation>
    </message>
    <message>
        <source>there is no schedule for a collective of this type</source>
        <translation>es gibt keinen Ablaufplan für ein Kollektiv dieses Typs</translation>
    </message>
    <message>
        <source>there is no such chunk</source>
        <translation>es gibt keinen solchen Chunk</translation>
    </message>
    <message>
        <source>there is no such record</source>
        <translation>es gibt keinen solchen Eintrag</translation>
    </message>
    <message>
        <source>there is no trace to make a schedule from</source>
        <translation>es gibt keinen Trace, aus dem ein Ablaufplan zu machen wäre</translation>
    </message>
    <message>
        <source>there is no way from %1 to %2</source>
        <translation>es gibt keinen Weg von %1 nach %2</translation>
    </message>
    <message>
        <source>there is no way from NPU %1 to NPU %2</source>
        <translation>es gibt keinen Weg von NPU %1 zu NPU %2</translation>
    </message>
    <message>
        <source>there is not enough memory for the search</source>
        <translation>der Speicher reicht nicht für die Suche</translation>
    </message>
    <message>
        <source>these are more than %1 sizes; take a greater factor</source>
        <translation>das sind mehr als %1 Größen; einen größeren Faktor nehmen</translation>
    </message>
    <message>
        <source>these traces do not say which chunks they move: that messages meet and that nothing waits for itself is proved, the result is not</source>
        <translation>diese Traces sagen nicht, welche Chunks sie bewegen: Bewiesen ist, dass sich Nachrichten treffen und nichts auf sich selbst wartet, nicht aber das Ergebnis</translation>
    </message>
    <message>
        <source>this JSON object is empty</source>
        <translation>dieses JSON-Objekt ist leer</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the key %1</source>
        <translation>dieses JSON-Objekt hat keine der Formen, die Weft liest: Es hat den Schlüssel %1</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the keys %1</source>
        <translation>dieses JSON-Objekt hat keine der Formen, die Weft liest: Es hat die Schlüssel %1</translation>
    </message>
    <message>
        <source>this JSON object is none of the forms that Weft reads: it has the keys %1 and %2 more</source>
        <translation>dieses JSON-Objekt hat keine der Formen, die Weft liest: Es hat die Schlüssel %1 und %2 weitere</translation>
    </message>
    <message>
        <source>this Weft reads version 1</source>
        <translation>dieses Weft liest Version 1</translation>
    </message>
    <message>
        <source>this file of steps has version %1, and Weft reads version %2</source>
        <translation>diese Datei von Schritten hat Version %1, und Weft liest Version %2</translation>
    </message>
    <message>
        <source>this file of steps was written on a machine with another order of bytes</source>
        <translation>diese Datei von Schritten wurde auf einer Maschine mit anderer Byte-Reihenfolge geschrieben</translation>
    </message>
    <message>
        <source>this is XML that Weft does not read: the root element is &apos;%1&apos;; a program of MSCCL begins with &apos;algo&apos;</source>
        <translation>dies ist XML, das Weft nicht liest: Das Wurzelelement ist „%1“; ein Programm von MSCCL beginnt mit „algo“</translation>
    </message>
    <message>
        <source>this is a program of computation and communication</source>
        <translation>dies ist ein Programm aus Berechnung und Kommunikation</translation>
    </message>
    <message>
        <source>this is collective number %1 of %2, but rank %3 issues only %4</source>
        <translation>dies ist Kollektiv Nummer %1 von %2, aber Rang %3 startet nur %4</translation>
    </message>
    <message>
        <source>this is no file of steps</source>
        <translation>dies ist keine Datei von Schritten</translation>
    </message>
    <message>
        <source>this is no result of Weft&apos;s</source>
        <translation>dies ist kein Ergebnis von Weft</translation>
    </message>
    <message>
        <source>this is not a Weft schedule: &quot;format&quot; is not &quot;weft-schedule&quot;</source>
        <translation>dies ist kein Weft-Ablaufplan: &quot;format&quot; ist nicht &quot;weft-schedule&quot;</translation>
    </message>
    <message>
        <source>this is not a schedule: MSCCL XML, Weft&apos;s JSON or Chakra traces are expected</source>
        <translation>dies ist kein Ablaufplan: MSCCL XML, Wefts JSON oder Chakra-Traces werden erwartet</translation>
    </message>
    <message>
        <source>this line is no row of figures and is skipped</source>
        <translation>diese Zeile ist keine Zahlenzeile und wird übersprungen</translation>
    </message>
    <message>
        <source>this list of links is not what was written</source>
        <translation>diese Liste von Links ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>this receive of %1 bytes meets a send of %2</source>
        <translation>diese Empfangsoperation über %1 Byte trifft auf eine Sendeoperation über %2</translation>
    </message>
    <message>
        <source>this step is not what was written</source>
        <translation>dieser Schritt ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>thread block %1 is missing before thread block %2</source>
        <translation>Threadblock %1 fehlt vor Threadblock %2</translation>
    </message>
    <message>
        <source>thread block %1, step %2 waits for ever: step %3 of thread block %4 and those after it that could have hasdep 0 and never say that they are done</source>
        <translation>Threadblock %1, Schritt %2 wartet ewig: Schritt %3 von Threadblock %4 und die danach könnten hasdep 0 haben und nie sagen, dass sie fertig sind</translation>
    </message>
    <message>
        <source>thread blocks without an order of their own are written in one that fits</source>
        <translation>Threadblöcke ohne eigene Reihenfolge werden in einer passenden geschrieben</translation>
    </message>
    <message>
        <source>too many channels, pieces or chunks</source>
        <translation>zu viele Kanäle, Stücke oder Chunks</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>true, false, 0 or 1</source>
        <translation>true, false, 0 oder 1</translation>
    </message>
    <message>
        <source>turn replay-only off</source>
        <translation>replay-only ausschalten</translation>
    </message>
    <message>
        <source>two ranks are placed on NPU %1</source>
        <translation>zwei Ränge stehen auf NPU %1</translation>
    </message>
    <message>
        <source>two ranks exchange messages with more than %1 different tags</source>
        <translation>zwei Ränge tauschen Nachrichten mit mehr als %1 verschiedenen Tags</translation>
    </message>
    <message>
        <source>two thread blocks receive from rank %1 on channel %2</source>
        <translation>zwei Threadblöcke empfangen von Rang %1 auf Kanal %2</translation>
    </message>
    <message>
        <source>two thread blocks send to rank %1 on channel %2</source>
        <translation>zwei Threadblöcke senden an Rang %1 auf Kanal %2</translation>
    </message>
    <message>
        <source>two transfers at once on the links of class %1 at %2 ns</source>
        <translation>zwei Übertragungen zugleich auf den Links der Klasse %1 bei %2 ns</translation>
    </message>
    <message>
        <source>up a fat tree by the digits of the destination&apos;s number: no two flows of a shift meet</source>
        <translation>einen Fat Tree hinauf nach den Ziffern der Zielnummer: Keine zwei Flüsse einer Verschiebung treffen sich</translation>
    </message>
    <message>
        <source>use .json, .xml, or a prefix for traces</source>
        <translation>.json, .xml oder ein Präfix für Traces verwenden</translation>
    </message>
    <message>
        <source>use a larger size, fewer chunks, or links with a latency</source>
        <translation>eine größere Größe, weniger Chunks oder Links mit Latenz verwenden</translation>
    </message>
    <message>
        <source>use fewer chunks</source>
        <translation>weniger Chunks verwenden</translation>
    </message>
    <message>
        <source>use fewer chunks or ranks</source>
        <translation>weniger Chunks oder Ränge verwenden</translation>
    </message>
    <message>
        <source>use fewer threads or fewer chunks</source>
        <translation>weniger Threads oder weniger Chunks verwenden</translation>
    </message>
    <message>
        <source>use the aware network model and record at level links or full</source>
        <translation>das Netzwerkmodell aware verwenden und mit Aufzeichnungsgrad Links (links) oder Vollständig (full) aufzeichnen</translation>
    </message>
    <message>
        <source>utilization over time</source>
        <translation>Auslastung im Zeitverlauf</translation>
    </message>
    <message>
        <source>verify the schedule</source>
        <translation>den Ablaufplan prüfen</translation>
    </message>
    <message>
        <source>verifying was stopped</source>
        <translation>die Verifizierung wurde gestoppt</translation>
    </message>
    <message>
        <source>version %1 of results is not known</source>
        <translation>Version %1 von Ergebnissen ist nicht bekannt</translation>
    </message>
    <message>
        <source>waits for a message of %1 bytes with tag %2 from rank %3, which never came</source>
        <translation>wartet auf eine Nachricht von %1 Byte mit Tag %2 von Rang %3, die nie kam</translation>
    </message>
    <message>
        <source>waits for its turn behind another operation of the rank</source>
        <translation>wartet hinter einer anderen Operation des Rangs</translation>
    </message>
    <message>
        <source>waits for itself if connections hold %1 messages: %2</source>
        <translation>wartet auf sich selbst, wenn Verbindungen %1 Nachrichten halten: %2</translation>
    </message>
    <message>
        <source>waits for itself: %1</source>
        <translation>wartet auf sich selbst: %1</translation>
    </message>
    <message>
        <source>waits for node %1, which never started</source>
        <translation>wartet auf Knoten %1, der nie begann</translation>
    </message>
    <message>
        <source>waits in its %1 for %2, which never joined</source>
        <translation>wartet in seinem %1 vergeblich auf %2</translation>
    </message>
    <message>
        <source>waits inside %1</source>
        <translation>wartet innerhalb von %1</translation>
    </message>
    <message>
        <source>waits inside its %1 algorithm</source>
        <translation>wartet innerhalb seines %1-Algorithmus</translation>
    </message>
    <message>
        <source>weft-cli inline --only reduce,broadcast writes them out as messages</source>
        <translation>weft-cli inline --only reduce,broadcast schreibt sie als Nachrichten aus</translation>
    </message>
    <message>
        <source>weft-cli inspect says what a file is</source>
        <translation>weft-cli inspect sagt, was eine Datei ist</translation>
    </message>
    <message>
        <source>weft-cli inspect says what it is</source>
        <translation>weft-cli inspect sagt, was es ist</translation>
    </message>
    <message>
        <source>weft-cli program check says what is in it</source>
        <translation>weft-cli program check sagt, was darin ist</translation>
    </message>
    <message>
        <source>weft-cli simulate --result writes them</source>
        <translation>weft-cli simulate --result schreibt sie</translation>
    </message>
    <message>
        <source>weft-cli verify and inspect take it; where it is small, synthesize writes the same as JSON</source>
        <translation>weft-cli verify und inspect nehmen es; wo es klein ist, schreibt synthesize dasselbe als JSON</translation>
    </message>
    <message>
        <source>weft-cli verify says more</source>
        <translation>weft-cli verify sagt mehr</translation>
    </message>
    <message>
        <source>what a custom collective promises cannot be written</source>
        <translation>was ein eigenes Kollektiv verspricht, kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>what is there is still being sent</source>
        <translation>was da ist, wird noch gesendet</translation>
    </message>
    <message>
        <source>what one NPU has to get from far away, or to send there, limits everything</source>
        <translation>was eine NPU von weit her holen oder dorthin senden muss, begrenzt alles</translation>
    </message>
    <message>
        <source>with --num-queues-per-dim 1 there is one rule only</source>
        <translation>mit --num-queues-per-dim 1 gibt es nur eine Regel</translation>
    </message>
    <message>
        <source>with an endpoint-delay of 0 ns, collectives act at tick 0, where ASTRA-sim stops: it has no figures to compare these with</source>
        <translation>mit einem endpoint-delay von 0 ns handeln Kollektive bei Tick 0, wo ASTRA-sim anhält: Es hat keine Zahlen zum Vergleichen</translation>
    </message>
    <message>
        <source>with localBWAware and one queue a dimension, chunks of an all-reduce over three dimensions or more can wait for each other where a rank comes late; ASTRA-sim stops here as well</source>
        <translation>mit localBWAware und einer Warteschlange je Dimension können Chunks eines All-Reduce über drei oder mehr Dimensionen aufeinander warten, wo ein Rang spät kommt; ASTRA-sim hält hier ebenfalls an</translation>
    </message>
    <message>
        <source>write it as Weft&apos;s JSON, MSCCL XML or Chakra traces</source>
        <translation>es als Wefts JSON, MSCCL XML oder Chakra-Traces schreiben</translation>
    </message>
    <message>
        <source>writes %1 while %2 may read it</source>
        <translation>schreibt %1, während %2 es lesen kann</translation>
    </message>
    <message>
        <source>writes %1 while %2 may write it</source>
        <translation>schreibt %1, während %2 es schreiben kann</translation>
    </message>
    <message>
        <source>writing the timeline was stopped</source>
        <translation>das Schreiben der Zeitleiste wurde gestoppt</translation>
    </message>
    <message>
        <source>writing the trace was stopped</source>
        <translation>das Schreiben des Traces wurde gestoppt</translation>
    </message>
    <message>
        <source>writing the utilization of links was stopped</source>
        <translation>das Schreiben der Auslastung der Links wurde gestoppt</translation>
    </message>
    <message>
        <source>xml, json or et</source>
        <translation>xml, json oder et</translation>
    </message>
    <message numerus="yes">
        <source>%n chunks of %1 over %2</source>
        <extracomment>of one: %n chunk of %1 over %2</extracomment>
        <translation>
            <numerusform>%n Chunk zu %1 mit %2</numerusform>
            <numerusform>%n Chunks zu je %1 mit %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collectives have fewer bytes than their schedules have chunks; each chunk is one byte, and splits are not padded as well</source>
        <extracomment>of one: %n collective has fewer bytes than their schedules have chunks; each chunk is one byte, and splits are not padded as well</extracomment>
        <translation>
            <numerusform>%n Kollektiv hat weniger Bytes als seine Ablaufpläne Chunks; jeder Chunk ist ein Byte, und Teilungen werden nicht zusätzlich aufgefüllt</numerusform>
            <numerusform>%n Kollektive haben weniger Bytes als ihre Ablaufpläne Chunks; jeder Chunk ist ein Byte, und Teilungen werden nicht zusätzlich aufgefüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <extracomment>of one: %n node</extracomment>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <extracomment>of one: %n part</extracomment>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transfers add parts to a sum that are in it already</source>
        <extracomment>of one: %n transfer adds parts to a sum that are in it already</extracomment>
        <translation>
            <numerusform>%n Übertragung addiert Teile zu einer Summe, in der sie bereits sind</numerusform>
            <numerusform>%n Übertragungen addieren Teile zu einer Summe, in der sie bereits sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n bytes</source>
        <extracomment>of one: a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n byte</extracomment>
        <translation>
            <numerusform>ein Schritt braucht %1 ns, und der Link %2 → %3 braucht %4 ns für einen Chunk von %n Byte</numerusform>
            <numerusform>ein Schritt braucht %1 ns, und der Link %2 → %3 braucht %4 ns für einen Chunk von %n Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %1 to %2, %n chunks</source>
        <extracomment>of one: from %1 to %2, %n chunk</extracomment>
        <translation>
            <numerusform>von %1 nach %2, %n Chunk</numerusform>
            <numerusform>von %1 nach %2, %n Chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rank %1 never finishes: %2 of %n operations are left; node %3 &apos;%4&apos; %5</source>
        <extracomment>of one: rank %1 never finishes: %2 of %n operation are left; node %3 &apos;%4&apos; %5</extracomment>
        <translation>
            <numerusform>Rang %1 wird nie fertig: %2 von %n Operation sind übrig; Knoten %3 „%4“ %5</numerusform>
            <numerusform>Rang %1 wird nie fertig: %2 von %n Operationen sind übrig; Knoten %3 „%4“ %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n chunks</source>
        <extracomment>of one: receives %n chunk</extracomment>
        <translation>
            <numerusform>empfängt %n Chunk</numerusform>
            <numerusform>empfängt %n Chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n chunks, as is sent</source>
        <extracomment>of one: receives %n chunk, as is sent</extracomment>
        <translation>
            <numerusform>empfängt %n Chunk, so viele wie gesendet werden</numerusform>
            <numerusform>empfängt %n Chunks, so viele wie gesendet werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links between %1 of the fabric limit everything: %2</source>
        <extracomment>of one: the %n link between %1 of the fabric limits everything: %2</extracomment>
        <translation>
            <numerusform>der %n Link zwischen %1 der Fabric begrenzt alles: %2</numerusform>
            <numerusform>die %n Links zwischen %1 der Fabric begrenzen alles: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links into %1 and the way behind them limit everything: %2, the last of which have to get on</source>
        <extracomment>of one: the %n link into %1 and the way behind it limit everything: %2, the last of which have to get on</extracomment>
        <translation>
            <numerusform>der %n Link zu %1 und der Weg dahinter begrenzen alles: %2, deren letzte noch weiter müssen</numerusform>
            <numerusform>die %n Links zu %1 und der Weg dahinter begrenzen alles: %2, deren letzte noch weiter müssen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links into %1 limit everything: %2</source>
        <extracomment>of one: the %n link into %1 limits everything: %2</extracomment>
        <translation>
            <numerusform>der %n Link zu %1 begrenzt alles: %2</numerusform>
            <numerusform>die %n Links zu %1 begrenzen alles: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links out of %1 and the way behind them limit everything: %2, the first of which have to get there</source>
        <extracomment>of one: the %n link out of %1 and the way behind it limit everything: %2, the first of which have to get there</extracomment>
        <translation>
            <numerusform>der %n Link aus %1 und der Weg davor begrenzen alles: %2, deren erste erst dorthin müssen</numerusform>
            <numerusform>die %n Links aus %1 und der Weg davor begrenzen alles: %2, deren erste erst dorthin müssen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n links out of %1 limit everything: %2</source>
        <extracomment>of one: the %n link out of %1 limits everything: %2</extracomment>
        <translation>
            <numerusform>der %n Link aus %1 begrenzt alles: %2</numerusform>
            <numerusform>die %n Links aus %1 begrenzen alles: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the steps have %n transfers, not the stated %1</source>
        <extracomment>of one: the steps have %n transfer, not the stated %1</extracomment>
        <translation>
            <numerusform>die Schritte haben %n Übertragung, nicht die angegebenen %1</numerusform>
            <numerusform>die Schritte haben %n Übertragungen, nicht die angegebenen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they are for %n NPUs, and it has %1</source>
        <extracomment>of one: they are for %n NPU, and it has %1</extracomment>
        <translation>
            <numerusform>sie sind für %n NPU, und sie hat %1</numerusform>
            <numerusform>sie sind für %n NPUs, und sie hat %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they are for %n working links, and it has %1</source>
        <extracomment>of one: they are for %n working link, and it has %1</extracomment>
        <translation>
            <numerusform>sie sind für %n funktionierenden Link, und sie hat %1</numerusform>
            <numerusform>sie sind für %n funktionierende Links, und sie hat %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is greater than any number of its kind</source>
        <translation>„%1“ ist größer als jede Zahl dieser Art</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of a dimension</source>
        <translation>„%1“ ist keine Nummer einer Dimension</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>„%1“ muss ein Objekt sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>a collective of %1 NPUs sends nothing: its involved_dim names no dimension that has several NPUs and an algorithm; ASTRA-sim sends nothing either</source>
        <translation>ein Kollektiv von %1 NPUs sendet nichts: sein involved_dim nennt keine Dimension mit mehreren NPUs und einem Algorithmus; auch ASTRA-sim sendet nichts</translation>
    </message>
    <message>
        <source>an NPU finishes after &apos;makespan_ns&apos;</source>
        <translation>eine NPU endet nach „makespan_ns“</translation>
    </message>
    <message>
        <source>faster, %1</source>
        <translation>schneller, %1</translation>
    </message>
    <message>
        <source>slower, %1</source>
        <translation>langsamer, %1</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is there twice</source>
        <translation>der Link „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>the times of &apos;%1&apos; do not sum to &apos;makespan_ns&apos;</source>
        <translation>die Zeiten von „%1“ ergeben zusammen nicht „makespan_ns“</translation>
    </message>
    <message>
        <source>bound by a chain of transfers: no link is more than %1 busy, but bytes on one link after another take %2 of the step</source>
        <translation>an eine Kette von Übertragungen gebunden: Kein Link ist zu mehr als %1 belegt, doch Bytes auf einem Link nach dem anderen kosten %2 des Schritts</translation>
    </message>
    <message>
        <source>bound by a chain of transfers: no link is more than %1 loaded, but bytes on one link after another take %2 of the step</source>
        <translation>an eine Kette von Übertragungen gebunden: Kein Link hat mehr als %1 Last, doch Bytes auf einem Link nach dem anderen kosten %2 des Schritts</translation>
    </message>
    <message>
        <source>communication-bound, and no link is more than %1 busy: delays, waiting, or transfers one after another take the time</source>
        <translation>kommunikationsgebunden, und kein Link ist zu mehr als %1 belegt: Verzögerungen, Warten oder Übertragungen nacheinander kosten die Zeit</translation>
    </message>
    <message>
        <source>communication-bound, and no link is more than %1 loaded: delays, waiting, or transfers one after another take the time</source>
        <translation>kommunikationsgebunden, und kein Link hat mehr als %1 Last: Verzögerungen, Warten oder Übertragungen nacheinander kosten die Zeit</translation>
    </message>
    <message>
        <source>there is no remote memory</source>
        <translation>es gibt keinen entfernten Speicher</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n ranks</source>
        <extracomment>of one: %1 on %n rank</extracomment>
        <translation>
            <numerusform>%1 auf %n Rang</numerusform>
            <numerusform>%1 auf %n Rängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the settings list fewer algorithms for %1 than the fabric&apos;s %n dimensions: the remaining ones take no part</source>
        <extracomment>of one: the settings list fewer algorithms for %1 than the fabric&apos;s %n dimension: the remaining ones take no part</extracomment>
        <translation>
            <numerusform>die Einstellungen nennen für %1 weniger Algorithmen, als die Fabric Dimensionen hat (%n): Die übrigen sind nicht beteiligt</numerusform>
            <numerusform>die Einstellungen nennen für %1 weniger Algorithmen, als die Fabric Dimensionen hat (%n): Die übrigen sind nicht beteiligt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the settings list more algorithms for %1 than the fabric&apos;s %n dimensions</source>
        <extracomment>of one: the settings list more algorithms for %1 than the fabric&apos;s %n dimension</extracomment>
        <translation>
            <numerusform>die Einstellungen nennen für %1 mehr Algorithmen, als die Fabric Dimensionen hat (%n)</numerusform>
            <numerusform>die Einstellungen nennen für %1 mehr Algorithmen, als die Fabric Dimensionen hat (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>no algorithm of its own</source>
        <translation>kein eigener Algorithmus</translation>
    </message>
    <message>
        <source>the algorithm &apos;%1&apos;</source>
        <translation>der Algorithmus „%1“</translation>
    </message>
    <message>
        <source>these do: %1</source>
        <translation>diese können es: %1</translation>
    </message>
    <message>
        <source>this node of a collective is given %1, that of rank %2 %3</source>
        <translation>diesem Knoten eines Kollektivs ist zugewiesen: %1; dem von Rang %2: %3</translation>
    </message>
    <message>
        <source>the row is longer than %1 bytes, which no row is</source>
        <translation>die Zeile ist länger als %1 Bytes, was keine Zeile ist</translation>
    </message>
    <message>
        <source>the parts of this collective go different ways; this is the schedule of the first</source>
        <translation>die Teile dieses Kollektivs nehmen verschiedene Wege; dies ist der Ablaufplan des ersten</translation>
    </message>
    <message>
        <source>the run does not hold this collective</source>
        <translation>der Lauf enthält dieses Kollektiv nicht</translation>
    </message>
    <message>
        <source>the run does not hold this collective of all of its ranks</source>
        <translation>der Lauf enthält dieses Kollektiv nicht von allen seinen Rängen</translation>
    </message>
    <message>
        <source>this collective moves no data</source>
        <translation>dieses Kollektiv bewegt keine Daten</translation>
    </message>
    <message>
        <source>&quot;warning&quot; or &quot;error&quot;</source>
        <translation>„warning“ oder „error“</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>ein Satz</translation>
    </message>
    <message>
        <source>these are no findings of a run</source>
        <translation>das sind keine Befunde eines Laufs</translation>
    </message>
    <message numerus="yes">
        <source>%n more findings were not kept</source>
        <extracomment>of one: %n more finding was not kept</extracomment>
        <translation>
            <numerusform>%n weiterer Befund wurde nicht gespeichert</numerusform>
            <numerusform>%n weitere Befunde wurden nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a project, not a result</source>
        <translation>das ist ein Projekt, kein Ergebnis</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>%1 (world)</source>
        <translation>%1 (World)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not &apos;makespan_ns&apos;</source>
        <translation>„%1“ ist nicht „makespan_ns“</translation>
    </message>
    <message>
        <source>Weft&apos;s JSON holds an algorithm for any size: --size is not in it</source>
        <translation>Das JSON von Weft hält einen Algorithmus für jede Größe: --size steht nicht darin</translation>
    </message>
    <message>
        <source>%1 transfers are of no NPU</source>
        <translation>%1 Übertragungen gehören zu keiner NPU</translation>
    </message>
    <message>
        <source>chunks of NPU %1: %2</source>
        <translation>Chunks der NPU %1: %2</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>sums and copies at once are replayed only</source>
        <translation>Summen und Kopien zugleich werden nur nachgespielt</translation>
    </message>
    <message>
        <source>a device or a pipe cannot be written as traces, which are a file for each rank</source>
        <translation>Ein Gerät oder eine Pipe kann keine Traces aufnehmen, denn die sind eine Datei je Rang</translation>
    </message>
    <message>
        <source>step %1 of thread block %2 has hasdep 0 and never says that it is done: thread block %3, step %4 waits for step %5 of it, the next with hasdep 1</source>
        <translation>Schritt %1 von Thread-Block %2 hat hasdep 0 und sagt nie, dass er fertig ist: Thread-Block %3, Schritt %4 wartet auf dessen Schritt %5, den nächsten mit hasdep 1</translation>
    </message>
    <message>
        <source>use a prefix for traces, or a name that ends with .json or .xml</source>
        <translation>Geben Sie ein Präfix für Traces an oder einen Namen, der auf .json oder .xml endet</translation>
    </message>
    <message>
        <source>waits for a later step</source>
        <translation>Warten auf einen späteren Schritt</translation>
    </message>
    <message>
        <source>%1 holds links by their numbers</source>
        <translation>%1 nennt Links nach ihren Nummern</translation>
    </message>
    <message>
        <source>correct it; until then the value before it is in force</source>
        <translation>korrigieren; bis dahin gilt der Wert davor</translation>
    </message>
    <message>
        <source>no copy was kept: %1</source>
        <translation>keine Kopie aufbewahrt: %1</translation>
    </message>
    <message>
        <source>open its fabric first</source>
        <translation>zuerst die zugehörige Fabric öffnen</translation>
    </message>
    <message>
        <source>synthesized %1 %2</source>
        <translation>Synthese %1 %2</translation>
    </message>
    <message>
        <source>name the file itself where a synthesized schedule is verified, not a pipe</source>
        <translation>wo ein synthetisierter Ablaufplan geprüft wird, die Datei selbst nennen, keine Pipe</translation>
    </message>
    <message>
        <source>these are equal steps (.wsteps), which are not read from here</source>
        <translation>dies sind gleiche Schritte (.wsteps), die von hier nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is not a schedule</source>
        <translation>dies ist kein Ablaufplan</translation>
    </message>
    <message>
        <source>its runs are the .weftrun files in the folder %1</source>
        <translation>seine Läufe sind die .weftrun-Dateien im Ordner %1</translation>
    </message>
    <message>
        <source>there is nothing but white space in the file</source>
        <translation>die Datei enthält nichts als Leerraum</translation>
    </message>
    <message>
        <source>more than 33 million transfers</source>
        <translation>mehr als 33 Millionen Übertragungen</translation>
    </message>
    <message>
        <source>%1 is expected here</source>
        <translation>hier wird %1 erwartet</translation>
    </message>
    <message>
        <source>&apos;complete&apos; and &apos;cancelled&apos; are both true</source>
        <translation>„complete“ und „cancelled“ sind beide wahr</translation>
    </message>
    <message>
        <source>&apos;complete&apos; is true, but something is &apos;unfinished&apos;</source>
        <translation>„complete“ ist wahr, aber etwas ist „unfinished“</translation>
    </message>
    <message>
        <source>/dev/stdin is the name of what is piped in</source>
        <translation>was hineingeleitet wird, heißt /dev/stdin</translation>
    </message>
    <message>
        <source>a comma or %1 is expected here</source>
        <translation>hier wird ein Komma oder %1 erwartet</translation>
    </message>
    <message>
        <source>a comment is not complete</source>
        <translation>ein Kommentar ist unvollständig</translation>
    </message>
    <message>
        <source>a name in quotes is expected here</source>
        <translation>hier wird ein Name in Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>a number is not complete</source>
        <translation>eine Zahl ist unvollständig</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <source>a text goes over the end of its line, or has a control character that is not written as \u</source>
        <translation>ein Text geht über das Zeilenende hinaus oder hat ein Steuerzeichen, das nicht als \u geschrieben ist</translation>
    </message>
    <message>
        <source>a text has a \ that is followed by nothing known</source>
        <translation>ein Text hat ein \, auf das nichts Bekanntes folgt</translation>
    </message>
    <message>
        <source>a text has a byte that is not UTF-8</source>
        <translation>ein Text hat ein Byte, das nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>a text has no closing quote</source>
        <translation>ein Text hat kein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a value is expected here, and not %1</source>
        <translation>hier wird ein Wert erwartet und nicht %1</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the link &apos;%1&apos; is busy for longer than the run</source>
        <translation>der Link „%1“ ist länger belegt, als der Lauf dauert</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>der Speicher reicht nicht, um die Datei zu lesen</translation>
    </message>
    <message>
        <source>this gives no text, but bytes that are zero</source>
        <translation>dies liefert keinen Text, sondern Nullbytes</translation>
    </message>
    <message>
        <source>this is no run file of Weft, or a damaged one</source>
        <translation>dies ist keine Laufdatei von Weft oder eine beschädigte</translation>
    </message>
    <message>
        <source>this is no value: a text needs quotes</source>
        <translation>dies ist kein Wert: Ein Text braucht Anführungszeichen</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>hier wird ein Wert erwartet</translation>
    </message>
    <message>
        <source>the same fabric, link by link: only its topology is written in another way</source>
        <translation>dieselbe Fabric, Link für Link: Nur ihre Topologie ist anders geschrieben</translation>
    </message>
    <message>
        <source>it could not be mended: %1</source>
        <translation>er ließ sich nicht ausbessern: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is longer than the run</source>
        <translation>„%1“ ist länger als der Lauf</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from 0</source>
        <translation>„%1“ muss eine Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>&apos;time_ns&apos; is not the time from &apos;start_ns&apos; to &apos;end_ns&apos;</source>
        <translation>„time_ns“ ist nicht die Zeit von „start_ns“ bis „end_ns“</translation>
    </message>
    <message>
        <source>a collective has 1 byte at least and 2^62 bytes (4 EiB) at most</source>
        <translation>ein Kollektiv hat mindestens 1 Byte und höchstens 2^62 Byte (4 EiB)</translation>
    </message>
    <message>
        <source>a size of at most 2^62 bytes (4 EiB) is expected, not &apos;%1&apos;</source>
        <translation>erwartet wird eine Größe von höchstens 2^62 Byte (4 EiB), nicht „%1“</translation>
    </message>
    <message>
        <source>an entry of a list is null</source>
        <translation>ein Eintrag einer Liste ist null</translation>
    </message>
    <message>
        <source>one is, line by line: &apos;group g = 4&apos;, &apos;input x: f32[8] local&apos;, &apos;t = allreduce(+, x)&apos;</source>
        <translation>eines ist, Zeile für Zeile: „group g = 4“, „input x: f32[8] local“, „t = allreduce(+, x)“</translation>
    </message>
    <message>
        <source>the program is empty: it has no inputs and computes nothing</source>
        <translation>das Programm ist leer: Es hat keine Eingaben und berechnet nichts</translation>
    </message>
    <message>
        <source>this is neither a trace nor a schedule nor a topology</source>
        <translation>das ist weder ein Trace noch ein Ablaufplan noch eine Topologie</translation>
    </message>
    <message>
        <source>%1 and the one before it are empty: these are zeros</source>
        <translation>%1 und die davor sind leer: Das sind Nullen</translation>
    </message>
    <message>
        <source>%1: %2 of the gain from %3, some of it lost again elsewhere</source>
        <translation>%1: %2 des Gewinns durch %3, wovon anderswo ein Teil wieder verloren geht</translation>
    </message>
    <message>
        <source>%1: %2 of the loss from %3, some of it won back elsewhere</source>
        <translation>%1: %2 des Verlusts durch %3, wovon anderswo ein Teil wieder gewonnen wird</translation>
    </message>
    <message>
        <source>%1 chunks in all are more than can be told apart</source>
        <translation>%1 Chunks insgesamt sind mehr, als sich unterscheiden lassen</translation>
    </message>
    <message>
        <source>sums that switches add up or that go both ways are proved as a schedule</source>
        <translation>Summen, die Switches bilden oder die in beide Richtungen gehen, werden als Ablaufplan bewiesen</translation>
    </message>
    <message>
        <source>take all NPUs of a fabric of several dimensions, such as Ring(4)_Ring(2), or use %1</source>
        <translation>alle NPUs einer Fabric mit mehreren Dimensionen nehmen, etwa Ring(4)_Ring(2), oder %1 verwenden</translation>
    </message>
    <message>
        <source>use fewer NPUs</source>
        <translation>weniger NPUs verwenden</translation>
    </message>
    <message>
        <source>mended it would take %1 when it is simulated</source>
        <translation>repariert bräuchte es in der Simulation %1</translation>
    </message>
    <message>
        <source>the target has these parts already</source>
        <translation>das Ziel hat diese Teile schon</translation>
    </message>
    <message>
        <source>NPU %1 takes part and has failed</source>
        <translation>NPU %1 nimmt teil und ist ausgefallen</translation>
    </message>
    <message>
        <source>make it for those that work, as a group</source>
        <translation>für die, die arbeiten, als Gruppe erzeugen</translation>
    </message>
    <message>
        <source>a folder is no prefix of traces</source>
        <translation>ein Ordner ist kein Präfix von Traces</translation>
    </message>
    <message>
        <source>a trace of something else has the same prefix, and would be read as part of what is written</source>
        <translation>ein Trace von etwas anderem hat dasselbe Präfix und würde als Teil des Geschriebenen gelesen</translation>
    </message>
    <message>
        <source>choose another prefix, or remove it and those of the ranks that follow</source>
        <translation>ein anderes Präfix wählen, oder ihn und die der folgenden Ränge entfernen</translation>
    </message>
    <message>
        <source>name them: FOLDER/step is FOLDER/step.0.et and so on</source>
        <translation>sie benennen: ORDNER/step wird ORDNER/step.0.et und so weiter</translation>
    </message>
    <message>
        <source>smaller messages: a place holds 2 MiB by default with the protocol Simple</source>
        <translation>kleinere Nachrichten: Ein Platz fasst mit dem Protokoll Simple standardmäßig 2 MiB</translation>
    </message>
    <message>
        <source>where the chunks of a step do not fit into one of the %1 places of a connection, %3 sends them one by one, and steps wait for each other for ever: %2</source>
        <translation>wo die Chunks eines Schritts nicht in einen der %1 Plätze einer Verbindung passen, schickt %3 sie einzeln, und Schritte warten für immer aufeinander: %2</translation>
    </message>
    <message>
        <source>NPU %1 and NPU 0 cannot both send to each other</source>
        <translation>NPU %1 und NPU 0 können sich nicht gegenseitig senden</translation>
    </message>
    <message>
        <source>a link carries a chunk in less than a nanosecond</source>
        <translation>ein Link trägt einen Chunk in weniger als einer Nanosekunde</translation>
    </message>
    <message>
        <source>schedules are synthesized for all-gather, reduce-scatter and all-reduce, not for %1</source>
        <translation>Ablaufpläne werden für All-Gather, Reduce-Scatter und All-Reduce synthetisiert, nicht für %1</translation>
    </message>
    <message>
        <source>schedules are synthesized for fabrics without switches</source>
        <translation>Ablaufpläne werden für Fabrics ohne Switches synthetisiert</translation>
    </message>
    <message>
        <source>there is no NPU, or no chunk</source>
        <translation>es gibt keine NPU oder keinen Chunk</translation>
    </message>
    <message>
        <source>%1 elements are for one rank; %2 reads %3</source>
        <translation>%1 Elemente sind für einen Rang; %2 liest %3</translation>
    </message>
    <message>
        <source>%1 has no collective &apos;%2&apos;</source>
        <translation>%1 kennt kein Kollektiv „%2“</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor has; a name that ends with .rccl.xml asks for it</source>
        <translation>RCCL kennt es; ein Name, der auf .rccl.xml endet, verlangt danach</translation>
    </message>
    <message>
        <source>a rank has %1 thread blocks; %2 allows %3</source>
        <translation>ein Rang hat %1 Threadblöcke; %2 erlaubt %3</translation>
    </message>
    <message>
        <source>a thread block has %1 steps; %2 allows %3</source>
        <translation>ein Threadblock hat %1 Schritte; %2 erlaubt %3</translation>
    </message>
    <message>
        <source>buffers without chunks</source>
        <translation>Puffer ohne Chunks</translation>
    </message>
    <message>
        <source>the step names a buffer that has no chunks on this rank, which no runtime loads</source>
        <translation>der Schritt nennt einen Puffer, der auf diesem Rang keine Chunks hat; das lädt keine Laufzeitumgebung</translation>
    </message>
    <message>
        <source>%1 allows %2 steps in a thread block and %3 chunks in a step, so longer ones are written as several: %4 steps in %5 thread blocks on %6 channels</source>
        <translation>%1 erlaubt %2 Schritte in einem Threadblock und %3 Chunks in einem Schritt, deshalb werden längere als mehrere geschrieben: %4 Schritte in %5 Threadblöcken auf %6 Kanälen</translation>
    </message>
    <message>
        <source>%1 does not know the word &apos;%2&apos;; it says &apos;%3&apos;</source>
        <translation>%1 kennt das Wort „%2“ nicht; es sagt „%3“</translation>
    </message>
    <message>
        <source>MSCCL calls an all-to-all with an output apart, which a program in place does not write</source>
        <translation>MSCCL ruft ein All-to-all mit eigener Ausgabe auf, die ein Programm an Ort und Stelle nicht schreibt</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor counts the chunks of a shard in nchunksperloop, which is %1, and no buffer has as many for each of %2 GPUs</source>
        <translation>RCCL zählt in nchunksperloop die Chunks eines Anteils, das sind %1, und kein Puffer hat so viele für jede von %2 GPUs</translation>
    </message>
    <message>
        <source>RCCL&apos;s executor refuses a file without the attribute &apos;%1&apos;</source>
        <translation>RCCL lehnt eine Datei ohne das Attribut „%1“ ab</translation>
    </message>
    <message>
        <source>a file of MSCCL holds no sizes of 2^63 bytes and more</source>
        <translation>eine Datei von MSCCL fasst keine Größen ab 2^63 Byte</translation>
    </message>
    <message>
        <source>a nop that waits for nothing is no step for the runtimes: those that wait for a later one wait for another</source>
        <translation>ein nop, das auf nichts wartet, ist für die Laufzeiten kein Schritt: wer auf einen späteren wartet, wartet auf einen anderen</translation>
    </message>
    <message>
        <source>calls out of place</source>
        <translation>Aufrufe mit eigener Ausgabe</translation>
    </message>
    <message>
        <source>make it out of place</source>
        <translation>mit eigener Ausgabe machen</translation>
    </message>
    <message>
        <source>missing attributes</source>
        <translation>fehlende Attribute</translation>
    </message>
    <message>
        <source>more than %1 sums go into one slot after the other; runtimes make one of them, and hold %1</source>
        <translation>mehr als %1 Summen gehen nacheinander in einen Slot; Laufzeiten machen eine daraus und fassen %1</translation>
    </message>
    <message>
        <source>nops of their own</source>
        <translation>eigenständige nops</translation>
    </message>
    <message>
        <source>sums made one</source>
        <translation>zusammengefasste Summen</translation>
    </message>
    <message>
        <source>the name has %1 bytes; %2 holds %3</source>
        <translation>der Name hat %1 Byte; %2 fasst %3</translation>
    </message>
    <message>
        <source>the program is for calls out of place as well, but has no buffers apart: it is checked in place, and RCCL would run it for both</source>
        <translation>das Programm ist auch für Aufrufe mit eigener Ausgabe, hat aber keine getrennten Puffer: geprüft wird es an Ort und Stelle, und RCCL würde es für beides ausführen</translation>
    </message>
    <message>
        <source>the runtime would refuse the program</source>
        <translation>die Laufzeit würde das Programm ablehnen</translation>
    </message>
    <message>
        <source>the step after a nop has to wait for something as well, or runtimes refuse it</source>
        <translation>der Schritt nach einem nop muss auch auf etwas warten, sonst lehnen Laufzeiten ihn ab</translation>
    </message>
    <message>
        <source>there are %1 ranks; %2 reads %3</source>
        <translation>es gibt %1 Ränge; %2 liest %3</translation>
    </message>
    <message>
        <source>words for collectives</source>
        <translation>Wörter für Kollektive</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>weft-cli convert writes what they read</source>
        <translation>weft-cli convert schreibt, was sie lesen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is read as a decimal number; runtimes read a number with a 0 in front as an octal one</source>
        <translation>„%1“ wird als Dezimalzahl gelesen; Laufzeiten lesen eine Zahl mit führender 0 als Oktalzahl</translation>
    </message>
    <message>
        <source>RCCL takes the program only for calls whose elements are a multiple of nchunksperloop, which is %1: from %2 to %3 bytes there are none</source>
        <translation>RCCL nimmt das Programm nur für Aufrufe, deren Elemente ein Vielfaches von nchunksperloop sind, das %1 ist: von %2 bis %3 Byte gibt es keine</translation>
    </message>
    <message>
        <source>in place, for which the program is as well: %1</source>
        <translation>an Ort und Stelle, wofür das Programm auch ist: %1</translation>
    </message>
    <message>
        <source>it cannot be run</source>
        <translation>es kann nicht laufen</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>führende Nullen</translation>
    </message>
    <message>
        <source>nops without slots</source>
        <translation>nops ohne Slots</translation>
    </message>
    <message>
        <source>runtimes make one sum of those into one slot after the other, of as many chunks as the last has, and before it waits for anything</source>
        <translation>Laufzeiten machen aus Summen, die nacheinander in einen Slot gehen, eine mit so vielen Chunks, wie die letzte hat, und bevor sie auf etwas wartet</translation>
    </message>
    <message>
        <source>runtimes refuse a nop without the attributes of a step, and buffers that are none</source>
        <translation>Laufzeiten lehnen ein nop ohne die Attribute eines Schritts ab und Puffer, die keine sind</translation>
    </message>
    <message>
        <source>the runtimes&apos; own readers of XML know no declaration, no tabs, no single quotes and no elements over several lines</source>
        <translation>die eigenen XML-Leser der Laufzeiten kennen keine Deklaration, keine Tabulatoren, keine einfachen Anführungszeichen und keine Elemente über mehrere Zeilen</translation>
    </message>
    <message>
        <source>all groups together: each NPU has to send its part to one that adds it up, and they share the links</source>
        <translation>alle Gruppen zusammen: Jede NPU muss ihren Teil an eine senden, die ihn addiert, und sie teilen sich die Links</translation>
    </message>
    <message>
        <source>each NPU has to send its part to one that adds it up: there cannot be few enough of them sooner</source>
        <translation>jede NPU muss ihren Teil an eine senden, die ihn addiert: Früher können es nicht wenige genug sein</translation>
    </message>
</context>
<context>
    <name>FabricPainter</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
</context>
<context>
    <name>NodeGroups</name>
    <message>
        <source>server %1</source>
        <translation>Server %1</translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>Rack %1</translation>
    </message>
    <message>
        <source>pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>unknown mode &apos;%1&apos;: design, workload, simulate, analyze, compare, collectives or programs</source>
        <translation>unbekannter Modus „%1“: design, workload, simulate, analyze, compare, collectives oder programs</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: see --list-views</source>
        <translation>unbekannte Ansicht „%1“: siehe --list-views</translation>
    </message>
    <message>
        <source>--time wants nanoseconds, not &apos;%1&apos;</source>
        <translation>--time verlangt Nanosekunden, nicht „%1“</translation>
    </message>
    <message>
        <source>--size wants WIDTHxHEIGHT from 320x240 to 16384x16384, not &apos;%1&apos;</source>
        <translation>--size verlangt BREITExHÖHE von 320x240 bis 16384x16384, nicht „%1“</translation>
    </message>
    <message>
        <source>unknown theme &apos;%1&apos;: light or dark</source>
        <translation>unbekanntes Farbschema „%1“: light oder dark</translation>
    </message>
    <message>
        <source>unknown language &apos;%1&apos;: %2</source>
        <translation>unbekannte Sprache „%1“: %2</translation>
    </message>
    <message>
        <source>--sections belongs to --report</source>
        <translation>--sections gehört zu --report</translation>
    </message>
    <message>
        <source>unknown section &apos;%1&apos;: see --list-sections</source>
        <translation>unbekannter Abschnitt „%1“: siehe --list-sections</translation>
    </message>
    <message>
        <source>the section &apos;%1&apos; is named twice</source>
        <translation>der Abschnitt „%1“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; is not known: see --help</source>
        <translation>die Option „%1“ ist unbekannt: siehe --help</translation>
    </message>
    <message>
        <source>--project wants a project (.weft), and %1 is none: name it without --project to open it</source>
        <translation>--project verlangt ein Projekt (.weft), und %1 ist keines: ohne --project genannt wird es geöffnet</translation>
    </message>
    <message>
        <source>unknown sample &apos;%1&apos;: see --list-samples</source>
        <translation>unbekanntes Beispiel „%1“: siehe --list-samples</translation>
    </message>
    <message>
        <source>the project %1 and the sample &apos;%2&apos; cannot both be opened: name one of them</source>
        <translation>das Projekt %1 und das Beispiel „%2“ können nicht beide geöffnet werden: nur eines davon nennen</translation>
    </message>
    <message>
        <source>--screenshot wants a file name</source>
        <translation>--screenshot verlangt einen Dateinamen</translation>
    </message>
    <message>
        <source>--report wants a file name that ends with .html or .pdf, not &apos;%1&apos;</source>
        <translation>--report verlangt einen Dateinamen, der auf .html oder .pdf endet, nicht „%1“</translation>
    </message>
</context>
<context>
    <name>ProgramGlue</name>
    <message>
        <source>Open a program</source>
        <translation>Ein Programm öffnen</translation>
    </message>
    <message>
        <source>Programs (*.weave);;All files (*)</source>
        <translation>Programme (*.weave);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
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
        <translation>Trainingsschritt eines Transformers mit Tensor- und Datenparallelität auf 64 NPUs in drei Dimensionen
</translation>
    </message>
    <message>
        <source>the program %1.weave</source>
        <translation>das Programm %1.weave</translation>
    </message>
</context>
<context>
    <name>ScheduleGlue</name>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>The settings are so already</source>
        <translation>Die Einstellungen sind bereits so</translation>
    </message>
    <message>
        <source>Use the system&apos;s algorithms</source>
        <translation>Algorithmen des Systems verwenden</translation>
    </message>
    <message>
        <source>Use a schedule</source>
        <translation>Einen Ablaufplan verwenden</translation>
    </message>
    <message>
        <source>The system&apos;s own algorithms run again</source>
        <translation>Die Algorithmen des Systems laufen wieder</translation>
    </message>
    <message>
        <source>The next runs use %1: press F5 to run</source>
        <translation>Die nächsten Läufe verwenden %1: F5 startet einen Lauf</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>the view &apos;%1&apos; cannot be shown</source>
        <translation>die Ansicht „%1“ kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>the window is too large for a picture</source>
        <translation>das Fenster ist zu groß für ein Bild</translation>
    </message>
    <message>
        <source>the results of %1 cannot be read</source>
        <translation>die Ergebnisse von %1 sind nicht lesbar</translation>
    </message>
    <message>
        <source>there is nothing to report</source>
        <translation>es gibt nichts zu berichten</translation>
    </message>
    <message>
        <source>there is no run to report. %1</source>
        <extracomment>why a report has no run</extracomment>
        <translation>es gibt keinen Lauf, über den zu berichten wäre. %1</translation>
    </message>
</context>
<context>
    <name>SettingsGlue</name>
    <message>
        <source>Imported %1</source>
        <translation>%1 importiert</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>element by element</source>
        <translation>elementweise</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>Matrixprodukt</translation>
    </message>
    <message>
        <source>update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>Slice</translation>
    </message>
    <message>
        <source>all-reduce</source>
        <translation>All-Reduce</translation>
    </message>
    <message>
        <source>reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <source>all-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <source>reduce</source>
        <translation>Reduce</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>all-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <source>send</source>
        <translation>Send</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>becomes a reduce and a broadcast</source>
        <translation>wird zu Reduce und Broadcast</translation>
    </message>
    <message>
        <source>becomes a reduce-scatter and an all-gather</source>
        <translation>wird zu Reduce-Scatter und All-Gather</translation>
    </message>
    <message>
        <source>by slices of %1: reduce-scatter, all-gather</source>
        <translation>nach Slices von %1: Reduce-Scatter, All-Gather</translation>
    </message>
    <message>
        <source>computes on slices, and gathers afterwards</source>
        <translation>rechnet auf Slices und sammelt sie danach ein</translation>
    </message>
    <message>
        <source>every rank holds its slice alone</source>
        <translation>jeder Rang hält nur seinen Slice</translation>
    </message>
    <message>
        <source>nobody needs it: it goes</source>
        <translation>wird von niemandem gebraucht und entfällt</translation>
    </message>
    <message>
        <source>become one kernel</source>
        <translation>werden zu einem Kernel</translation>
    </message>
    <message>
        <source>go chunk by chunk, beside each other</source>
        <translation>laufen Chunk für Chunk nebeneinander</translation>
    </message>
</context>
<context>
    <name>SynthesisGlue</name>
    <message>
        <source>%1 is correct: %2, %3 of the bound</source>
        <translation>%1 ist korrekt: %2, %3 der Schranke</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>a collective algorithm step by step, with its verdict, or two side by side</source>
        <translation>ein Kollektivalgorithmus Schritt für Schritt, mit Prüfergebnis, oder zwei nebeneinander</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>Synthese</translation>
    </message>
    <message>
        <source>the best algorithm for the fabric that is open, and how good it is</source>
        <translation>der beste Algorithmus für die geöffnete Fabric, und wie gut er ist</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>a program of computation and communication as text, with its mistakes</source>
        <translation>ein Programm aus Berechnung und Kommunikation als Text, mit seinen Fehlern</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>the stages of the program, and what can be done with them</source>
        <translation>die Stufen des Programms, und was mit ihnen möglich ist</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Ablaufpläne</translation>
    </message>
    <message>
        <source>every schedule of the program, step by step, with its time</source>
        <translation>jeder Ablaufplan des Programms, Schritt für Schritt, mit seiner Zeit</translation>
    </message>
    <message>
        <source>Schedules on one axis</source>
        <translation>Ablaufpläne auf einer Achse</translation>
    </message>
    <message>
        <source>two schedules of the program as Gantt charts with one range</source>
        <translation>zwei Ablaufpläne des Programms als Gantt-Diagramme mit gemeinsamem Bereich</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>the page of an empty window: design, open, or try the sample</source>
        <translation>die Seite eines leeren Fensters: entwerfen, öffnen oder das Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>the fabric as a drawing: edit it, or see how busy its links are</source>
        <translation>die Fabric als Zeichnung: bearbeiten, oder sehen, wie stark ihre Links belegt sind</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>the properties of what is selected in the fabric</source>
        <translation>die Eigenschaften dessen, was in der Fabric ausgewählt ist</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>every step that can be undone, and the way back to it</source>
        <translation>jeder Schritt, der sich rückgängig machen lässt, und der Weg dorthin zurück</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>errors and warnings of the fabric, the workload and the runs</source>
        <translation>Fehler und Warnungen der Fabric, des Workloads und der Läufe</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>the operations of the trace, their dependencies and statistics</source>
        <translation>die Operationen des Traces, ihre Abhängigkeiten und Statistiken</translation>
    </message>
    <message>
        <source>Collective benchmark</source>
        <translation>Kollektiv-Benchmark</translation>
    </message>
    <message>
        <source>one collective as the workload, without a trace</source>
        <translation>ein einzelnes Kollektiv als Workload, ohne Trace</translation>
    </message>
    <message>
        <source>Size sweep</source>
        <translation>Größen-Sweep</translation>
    </message>
    <message>
        <source>bus bandwidth and time against size, for several algorithms</source>
        <translation>Busbandbreite und Zeit über der Größe, für mehrere Algorithmen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>the system, network model, memory and what a run records</source>
        <translation>System, Netzwerkmodell, Speicher und was ein Lauf aufzeichnet</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>runs that wait, run and ended, with their progress</source>
        <translation>wartende, laufende und beendete Läufe mit ihrem Fortschritt</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>what ranks, links and collectives did when, as a Gantt chart</source>
        <translation>was Ränge, Links und Kollektive wann taten, als Gantt-Diagramm</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>time by kind, overlap and bytes in the selected range</source>
        <translation>Zeit nach Art, Überlappung und Bytes im ausgewählten Bereich</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>all about the selected operation or link</source>
        <translation>alles über die ausgewählte Operation oder den ausgewählten Link</translation>
    </message>
    <message>
        <source>Link heat map</source>
        <translation>Link-Heatmap</translation>
    </message>
    <message>
        <source>how busy each link was, over time</source>
        <translation>wie stark jeder Link im Zeitverlauf belegt war</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>link utilization over time, of the busiest links or by dimension</source>
        <translation>Link-Auslastung im Zeitverlauf, der am stärksten belegten Links oder nach Dimension</translation>
    </message>
    <message>
        <source>Link balance</source>
        <translation>Link-Balance</translation>
    </message>
    <message>
        <source>how evenly the links were used</source>
        <translation>wie gleichmäßig die Links genutzt wurden</translation>
    </message>
    <message>
        <source>Traffic matrix</source>
        <translation>Verkehrsmatrix</translation>
    </message>
    <message>
        <source>bytes from every NPU to every other</source>
        <translation>Bytes von jeder NPU zu jeder anderen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>the figures of a run as tables</source>
        <translation>die Kennzahlen eines Laufs als Tabellen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>two runs side by side with one coupled range</source>
        <translation>zwei Läufe nebeneinander mit gekoppeltem Bereich</translation>
    </message>
    <message>
        <source>what would be gained if a link, a dimension or an algorithm were faster</source>
        <translation>was gewonnen wäre, wenn ein Link, eine Dimension oder ein Algorithmus schneller wäre</translation>
    </message>
    <message>
        <source>What-if questions</source>
        <translation>Was-wäre-wenn-Fragen</translation>
    </message>
</context>
<context>
    <name>WorkloadGlue</name>
    <message>
        <source>Make a fabric first: %1</source>
        <translation>Zuerst eine Fabric anlegen: %1</translation>
    </message>
    <message>
        <source>Use a collective benchmark</source>
        <translation>Einen Kollektiv-Benchmark verwenden</translation>
    </message>
    <message>
        <source>The workload is %1: press F5 to run it</source>
        <translation>Der Workload ist %1: F5 führt ihn aus</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>there is no display (--screenshot FILE and --report FILE need none, nor does weft-cli)</source>
        <translation>kein Bildschirm vorhanden (--screenshot FILE und --report FILE brauchen keinen, weft-cli auch nicht)</translation>
    </message>
    <message>
        <source>the section &apos;%1&apos; has nothing to say and is left out</source>
        <translation>der Abschnitt „%1“ hat nichts zu sagen und entfällt</translation>
    </message>
</context>
<context>
    <name>weft::gui::CommandPalette</name>
    <message>
        <source>Find a command, node, operation or time</source>
        <translation>Befehl, Knoten, Operation oder Zeit suchen</translation>
    </message>
    <message>
        <source>Find anything:  &gt; commands   # nodes and links   @ operations   : time</source>
        <translation>Alles finden:  &gt; Befehle   # Knoten und Links   @ Operationen   : Zeit</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n more: type more of the name</source>
        <translation>
            <numerusform>noch %n Treffer: mehr vom Namen eingeben</numerusform>
            <numerusform>noch %n Treffer: mehr vom Namen eingeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::gui::ComparePicker</name>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>Lauf wählen</translation>
    </message>
    <message>
        <source>First run of the comparison</source>
        <translation>Erster Lauf des Vergleichs</translation>
    </message>
    <message>
        <source>Second run of the comparison</source>
        <translation>Zweiter Lauf des Vergleichs</translation>
    </message>
    <message>
        <source>How the two runs stand on one axis of time</source>
        <translation>Wie die beiden Läufe auf einer Zeitachse stehen</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Ab dem Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>At the selected operation</source>
        <translation>An der ausgewählten Operation</translation>
    </message>
    <message>
        <source>Equally long</source>
        <translation>Gleich lang</translation>
    </message>
</context>
<context>
    <name>weft::gui::CompareView</name>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Make two runs, select both in the Runs dock, and choose Compare.</source>
        <translation>Zwei Läufe ausführen, beide im Dock „Läufe“ auswählen und „Vergleichen“ wählen.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>%1: %2 – %3 on %4</source>
        <extracomment>a letter, the name of a run, its makespan, its fabric</extracomment>
        <translation>%1: %2 – %3 auf %4</translation>
    </message>
    <message>
        <source>Choose two runs</source>
        <translation>Zwei Läufe wählen</translation>
    </message>
    <message>
        <source>Above, or by dragging one onto the other in the Runs dock.</source>
        <translation>Oben, oder einen im Dock „Läufe“ auf den anderen ziehen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>Comparing the inputs of two runs</source>
        <translation>Die Eingaben zweier Läufe werden verglichen</translation>
    </message>
    <message>
        <source>Both runs have the same fabric, workload and settings.</source>
        <translation>Beide Läufe haben dieselbe Fabric, denselben Workload und dieselben Einstellungen.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare with &amp;files…</source>
        <translation>Mit Da&amp;teien vergleichen…</translation>
    </message>
    <message>
        <source>Compare with run files of this or other projects, or with results that weft-cli wrote</source>
        <translation>Mit Laufdateien dieses oder anderer Projekte vergleichen oder mit Ergebnissen, die weft-cli schrieb</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>A und B &amp;vertauschen</translation>
    </message>
    <message>
        <source>Align from the s&amp;tart</source>
        <translation>Am An&amp;fang ausrichten</translation>
    </message>
    <message>
        <source>Align to the &amp;end</source>
        <translation>Am &amp;Ende ausrichten</translation>
    </message>
    <message>
        <source>Align at the selected &amp;operation</source>
        <translation>An der ausgewählten &amp;Operation ausrichten</translation>
    </message>
    <message>
        <source>Make both e&amp;qually long</source>
        <translation>Beide &amp;gleich lang machen</translation>
    </message>
    <message>
        <source>Show the &amp;timelines</source>
        <translation>Die &amp;Zeitleisten zeigen</translation>
    </message>
    <message>
        <source>Show &amp;links over time</source>
        <translation>&amp;Links im Zeitverlauf zeigen</translation>
    </message>
    <message>
        <source>Show the fa&amp;bric</source>
        <translation>Die Fa&amp;bric zeigen</translation>
    </message>
    <message>
        <source>A comparison has no bookmarks</source>
        <translation>Ein Vergleich hat keine Lesezeichen</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>Aus&amp;richten</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Zeitleisten</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>Links im Zeitverlauf</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Scroll links</source>
        <translation>Durch die Links scrollen</translation>
    </message>
    <message>
        <source>No differences over time</source>
        <translation>Keine Unterschiede im Zeitverlauf</translation>
    </message>
    <message>
        <source>Which fabric is drawn</source>
        <translation>Welche Fabric gezeichnet wird</translation>
    </message>
    <message>
        <source>Fabric of B</source>
        <translation>Fabric von B</translation>
    </message>
    <message>
        <source>Fabric of A</source>
        <translation>Fabric von A</translation>
    </message>
    <message>
        <source>No fabric to show</source>
        <translation>Keine Fabric zu zeigen</translation>
    </message>
    <message>
        <source>A result file holds no fabric; run files do.</source>
        <translation>Eine Ergebnisdatei enthält keine Fabric; Laufdateien schon.</translation>
    </message>
    <message>
        <source>Reading a run…</source>
        <translation>Ein Lauf wird gelesen…</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>a letter, the name of a run, its makespan</extracomment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation>Zwei Läufe werden verglichen</translation>
    </message>
    <message>
        <source>The runs were not compared</source>
        <translation>Die Läufe wurden nicht verglichen</translation>
    </message>
    <message>
        <source>It was stopped. Choose them again.</source>
        <translation>Es wurde gestoppt. Die Läufe erneut wählen.</translation>
    </message>
    <message>
        <source>Select an operation that both runs have first</source>
        <translation>Zuerst eine Operation auswählen, die beide Läufe haben</translation>
    </message>
    <message>
        <source>A result file holds no link over time; run files do.</source>
        <translation>Eine Ergebnisdatei enthält keine Links im Zeitverlauf; Laufdateien schon.</translation>
    </message>
    <message>
        <source>Comparing links over time</source>
        <translation>Links im Zeitverlauf werden verglichen</translation>
    </message>
    <message>
        <source>Both runs need links over time: simulate with contention, at level links or full.</source>
        <translation>Beide Läufe brauchen Links im Zeitverlauf: mit Stau simulieren, mit Aufzeichnungsgrad „Links“ oder „Vollständig“.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>Compare with files</source>
        <translation>Mit Dateien vergleichen</translation>
    </message>
    <message>
        <source>Runs and results (*.weftrun *.json);;All files (*)</source>
        <translation>Läufe und Ergebnisse (*.weftrun *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No timeline</source>
        <translation>Keine Zeitleiste</translation>
    </message>
    <message>
        <source>A result file holds no operations; run files do.</source>
        <translation>Eine Ergebnisdatei enthält keine Operationen; Laufdateien schon.</translation>
    </message>
    <message>
        <source>Different workloads on different fabrics.</source>
        <translation>Verschiedene Workloads auf verschiedenen Fabrics.</translation>
    </message>
    <message>
        <source>Different workloads.</source>
        <translation>Verschiedene Workloads.</translation>
    </message>
    <message>
        <source>Different fabrics.</source>
        <translation>Verschiedene Fabrics.</translation>
    </message>
    <message>
        <source>Only one run is here</source>
        <translation>Hier ist nur ein Lauf</translation>
    </message>
    <message>
        <source>Make another one, open a stored run or a result with the button above, or choose this one as B too.</source>
        <translation>Einen weiteren ausführen, mit dem Knopf oben einen gespeicherten Lauf oder ein Ergebnis öffnen oder diesen auch als B wählen.</translation>
    </message>
</context>
<context>
    <name>weft::gui::ComparedFiles</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>weft::gui::Differences</name>
    <message>
        <source>default</source>
        <comment>a setting that is not given</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
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
        <translation>Link %1</translation>
    </message>
    <message>
        <source>fabric: %1</source>
        <translation>Fabric: %1</translation>
    </message>
    <message>
        <source>NPUs: %1</source>
        <translation>NPUs: %1</translation>
    </message>
    <message>
        <source>switches: %1</source>
        <translation>Switches: %1</translation>
    </message>
    <message>
        <source>links: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <source>sizes of dimensions: %1</source>
        <translation>Größen der Dimensionen: %1</translation>
    </message>
    <message>
        <source>routes given by hand: %1</source>
        <translation>von Hand angegebene Routen: %1</translation>
    </message>
    <message>
        <source>only in B: %1</source>
        <translation>nur in B: %1</translation>
    </message>
    <message>
        <source>only in A: %1</source>
        <translation>nur in A: %1</translation>
    </message>
    <message>
        <source>failed in B: %1</source>
        <translation>in B ausgefallen: %1</translation>
    </message>
    <message>
        <source>failed in A: %1</source>
        <translation>in A ausgefallen: %1</translation>
    </message>
    <message>
        <source>%1 forwards: %2</source>
        <translation>Weiterleitung durch %1: %2</translation>
    </message>
    <message>
        <source>speed of %1: %2</source>
        <translation>Geschwindigkeit von %1: %2</translation>
    </message>
    <message>
        <source>only in B: %1, %2</source>
        <translation>nur in B: %1, %2</translation>
    </message>
    <message>
        <source>only in A: %1, %2</source>
        <translation>nur in A: %1, %2</translation>
    </message>
    <message>
        <source>%1: bandwidth %2</source>
        <translation>%1: Bandbreite %2</translation>
    </message>
    <message>
        <source>%1: latency %2</source>
        <translation>%1: Latenz %2</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>Ablaufplan %1</translation>
    </message>
    <message>
        <source>%1 of dimension %2: %3</source>
        <translation>%1 in Dimension %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an algorithm of a pattern</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 works again</source>
        <translation>%1 arbeitet wieder</translation>
    </message>
    <message>
        <source>%1 work again</source>
        <translation>%1 arbeiten wieder</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 wurde hinzugefügt</translation>
    </message>
    <message>
        <source>%1 were added</source>
        <translation>%1 wurden hinzugefügt</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 wurde entfernt</translation>
    </message>
    <message>
        <source>%1 were removed</source>
        <translation>%1 wurden entfernt</translation>
    </message>
    <message>
        <source>%1 was degraded</source>
        <translation>%1 wurde beeinträchtigt</translation>
    </message>
    <message>
        <source>%1 were degraded</source>
        <translation>%1 wurden beeinträchtigt</translation>
    </message>
    <message>
        <source>%1 works in full again</source>
        <translation>%1 arbeitet wieder voll</translation>
    </message>
    <message>
        <source>%1 work in full again</source>
        <translation>%1 arbeiten wieder voll</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1 wurde geändert</translation>
    </message>
    <message>
        <source>%1 were changed</source>
        <translation>%1 wurden geändert</translation>
    </message>
    <message>
        <source>%1 was slowed</source>
        <translation>%1 wurde verlangsamt</translation>
    </message>
    <message>
        <source>%1 were slowed</source>
        <translation>%1 wurden verlangsamt</translation>
    </message>
    <message>
        <source>%1 was sped up</source>
        <translation>%1 wurde beschleunigt</translation>
    </message>
    <message>
        <source>%1 were sped up</source>
        <translation>%1 wurden beschleunigt</translation>
    </message>
    <message>
        <source>the fabric was changed</source>
        <translation>die Fabric wurde geändert</translation>
    </message>
    <message>
        <source>the workload was changed</source>
        <translation>der Workload wurde geändert</translation>
    </message>
    <message>
        <source>the settings were changed</source>
        <translation>die Einstellungen wurden geändert</translation>
    </message>
    <message>
        <source>the fabric was replaced: %1 NPUs</source>
        <comment>%1: 64 → 128</comment>
        <translation>die Fabric wurde ersetzt: %1 NPUs</translation>
    </message>
    <message>
        <source>the fabric was replaced: %1</source>
        <comment>%1: sizes of dimensions</comment>
        <translation>die Fabric wurde ersetzt: %1</translation>
    </message>
    <message>
        <source>%1, and more</source>
        <extracomment>changes, the first two of them</extracomment>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>workload: %1</source>
        <translation>Workload: %1</translation>
    </message>
    <message>
        <source>ranks of the workload: %1</source>
        <translation>Ränge des Workloads: %1</translation>
    </message>
    <message>
        <source>operations of the workload: %1</source>
        <translation>Operationen des Workloads: %1</translation>
    </message>
    <message>
        <source>workload: ranks with other operations: %1</source>
        <translation>Workload: Ränge mit anderen Operationen: %1</translation>
    </message>
    <message>
        <source>network: %1</source>
        <translation>Netzwerk: %1</translation>
    </message>
    <message>
        <source>packet: %1</source>
        <translation>Paket: %1</translation>
    </message>
    <message>
        <source>routing: %1</source>
        <translation>Routing: %1</translation>
    </message>
    <message>
        <source>seed of the routing: %1</source>
        <translation>Startwert des Routings: %1</translation>
    </message>
    <message>
        <source>queues per dimension: %1</source>
        <translation>Warteschlangen je Dimension: %1</translation>
    </message>
    <message>
        <source>injection scale: %1</source>
        <translation>Injektionsfaktor: %1</translation>
    </message>
    <message>
        <source>rendezvous: %1</source>
        <translation>Rendezvous: %1</translation>
    </message>
    <message>
        <source>groups by dimension: %1</source>
        <translation>Gruppen nach Dimension: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a key of the settings and its change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ranks of group %1: %2</source>
        <translation>Ränge der Gruppe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>NPUs</source>
        <translation>NPUs</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Sizes of dimensions</source>
        <translation>Größen der Dimensionen</translation>
    </message>
    <message>
        <source>Routes given by hand</source>
        <translation>Von Hand angegebene Routen</translation>
    </message>
    <message>
        <source>Failure of %1</source>
        <translation>Ausfall von %1</translation>
    </message>
    <message>
        <source>Forwarding of %1</source>
        <translation>Weiterleitung durch %1</translation>
    </message>
    <message>
        <source>Speed of %1</source>
        <translation>Geschwindigkeit von %1</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>Bandbreite von %1</translation>
    </message>
    <message>
        <source>Latency of %1</source>
        <translation>Latenz von %1</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Ranks of the workload</source>
        <translation>Ränge des Workloads</translation>
    </message>
    <message>
        <source>Operations of the workload</source>
        <translation>Operationen des Workloads</translation>
    </message>
    <message>
        <source>Ranks with other operations</source>
        <translation>Ränge mit anderen Operationen</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>Netzwerkmodell</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routing</translation>
    </message>
    <message>
        <source>Seed of the routing</source>
        <translation>Startwert des Routings</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>Warteschlangen je Dimension</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>Injektionsfaktor</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>Rendezvous</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>Gruppen nach Dimension</translation>
    </message>
    <message>
        <source>Ranks of group %1</source>
        <translation>Ränge der Gruppe %1</translation>
    </message>
    <message>
        <source>%1 of dimension %2</source>
        <comment>an algorithm&apos;s pattern</comment>
        <translation>%1 in Dimension %2</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
    </message>
    <message numerus="yes">
        <source>%n links such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>%n Link wie %1</numerusform>
            <numerusform>%n Links wie %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes such as %1</source>
        <extracomment>%1 is the first of them</extracomment>
        <translation>
            <numerusform>%n Knoten wie %1</numerusform>
            <numerusform>%n Knoten wie %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <comment>one link or node</comment>
        <translation>Ausfall von %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <comment>several links or nodes</comment>
        <translation>Ausfall von %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::DockTitles</name>
    <message>
        <source>Float or dock</source>
        <translation>Abdocken oder andocken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;Abdocken</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>weft::gui::FileOpener</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>weft::gui::GuideDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>The guide is written in English.</source>
        <translation>Das Handbuch ist auf Englisch geschrieben.</translation>
    </message>
</context>
<context>
    <name>weft::gui::HistoryView</name>
    <message>
        <source>Steps that can be undone</source>
        <translation>Schritte, die sich rückgängig machen lassen</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Stand beim Öffnen</translation>
    </message>
</context>
<context>
    <name>weft::gui::IssueGuide</name>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message numerus="yes">
        <source>Make the benchmark for %n rank(s)</source>
        <translation>
            <numerusform>Den Benchmark für %n Rang anlegen</numerusform>
            <numerusform>Den Benchmark für %n Ränge anlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>Fabric mit %n NPU anlegen</numerusform>
            <numerusform>Fabric mit %n NPUs anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>Use one algorithm for each of the %n dimension(s)</source>
        <translation>
            <numerusform>Einen Algorithmus für die %n Dimension verwenden</numerusform>
            <numerusform>Je einen Algorithmus für die %n Dimensionen verwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Stored run</source>
        <translation>Gespeicherter Lauf</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Turn on the roofline</source>
        <translation>Roofline-Modell einschalten</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>Looking for groups beside %1</source>
        <translation>Neben %1 werden Gruppen gesucht</translation>
    </message>
    <message>
        <source>This issue has no place</source>
        <translation>Dieses Problem hat keine Stelle</translation>
    </message>
    <message>
        <source>The place is %1</source>
        <translation>Die Stelle ist %1</translation>
    </message>
    <message>
        <source>The system settings are no JSON object: correct them first</source>
        <translation>Die Systemeinstellungen sind kein JSON-Objekt: zuerst korrigieren</translation>
    </message>
    <message>
        <source>The roofline is on: %1 TFLOP/s, %2 GB/s of memory</source>
        <extracomment>a rate of computation and one of memory</extracomment>
        <translation>Das Roofline-Modell ist eingeschaltet: %1 TFLOP/s, %2 GB/s Speicher</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>%1 geladen</translation>
    </message>
    <message>
        <source>One algorithm for each dimension</source>
        <translation>Ein Algorithmus je Dimension</translation>
    </message>
    <message>
        <source>Each dimension has one algorithm now</source>
        <translation>Jede Dimension hat jetzt einen Algorithmus</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1 erzeugen</translation>
    </message>
    <message>
        <source>The fabric is %1 now</source>
        <translation>Die Fabric ist jetzt %1</translation>
    </message>
    <message>
        <source>Make the benchmark for the fabric</source>
        <translation>Den Benchmark für die Fabric anlegen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
</context>
<context>
    <name>weft::gui::JobStatus</name>
    <message>
        <source>Progress of background work</source>
        <translation>Fortschritt der Hintergrundarbeit</translation>
    </message>
    <message>
        <source>Stop this work</source>
        <translation>Diese Arbeit stoppen</translation>
    </message>
    <message>
        <source>Stop background work</source>
        <translation>Hintergrundarbeit stoppen</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>background work and the time that is left</extracomment>
        <translation>%1, noch %2</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <extracomment>more jobs are running or waiting</extracomment>
        <translation>
            <numerusform>(und noch %n)</numerusform>
            <numerusform>(und noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping… (%1)</source>
        <extracomment>background work that was told to stop and has not ended yet</extracomment>
        <translation>Wird gestoppt … (%1)</translation>
    </message>
    <message>
        <source>This work is stopping</source>
        <translation>Diese Arbeit wird gestoppt</translation>
    </message>
</context>
<context>
    <name>weft::gui::MainWindow</name>
    <message>
        <source>Show the issues</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Open a project first, or make one</source>
        <translation>Zuerst ein Projekt öffnen oder anlegen</translation>
    </message>
    <message>
        <source>%1[*] (read-only) – Weft</source>
        <extracomment>the title of the window; [*] marks unsaved changes and must stay</extracomment>
        <translation>%1[*] (schreibgeschützt) – Weft</translation>
    </message>
    <message>
        <source>%1[*] – Weft</source>
        <translation>%1[*] – Weft</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
        <source>Start an empty project</source>
        <translation>Ein leeres Projekt beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a project, a topology, a trace or a program</source>
        <translation>Projekt, Topologie, Trace oder Programm öffnen</translation>
    </message>
    <message>
        <source>Open &amp;trace…</source>
        <translation>&amp;Trace öffnen…</translation>
    </message>
    <message>
        <source>Load a Chakra trace set: name any one of its files</source>
        <translation>Einen Satz Chakra-Traces laden: eine beliebige Datei daraus angeben</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>A solved training step on 64 NPUs</source>
        <translation>Ein gelöster Trainingsschritt auf 64 NPUs</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the project and its results</source>
        <translation>Das Projekt und seine Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Das Projekt unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Import topology…</source>
        <translation>Topologie &amp;importieren…</translation>
    </message>
    <message>
        <source>Weft JSON, ASTRA-sim network YAML, or a CSV of links</source>
        <translation>Weft-JSON, ASTRA-sim-Netzwerk-YAML oder CSV mit Links</translation>
    </message>
    <message>
        <source>Export &amp;view…</source>
        <translation>&amp;Ansicht exportieren…</translation>
    </message>
    <message>
        <source>The view in front as a picture or a table: PNG, SVG, PDF or CSV</source>
        <translation>Die vorderste Ansicht als Bild oder Tabelle: PNG, SVG, PDF oder CSV</translation>
    </message>
    <message>
        <source>&amp;Make a report…</source>
        <translation>Be&amp;richt erstellen…</translation>
    </message>
    <message>
        <source>What was found, with its inputs, pictures and tables, as one web page or PDF</source>
        <translation>Der Befund mit Eingaben, Bildern und Tabellen, als eine Webseite oder PDF</translation>
    </message>
    <message>
        <source>&amp;Print view…</source>
        <translation>Ansicht &amp;drucken…</translation>
    </message>
    <message>
        <source>Print the view in front</source>
        <translation>Die vorderste Ansicht drucken</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt s&amp;chließen</translation>
    </message>
    <message>
        <source>Close the project and show the welcome page</source>
        <translation>Das Projekt schließen und die Willkommensseite zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Be&amp;enden</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>W&amp;iederholen</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>Kein Projekt ist geöffnet</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Noch wurde nichts geändert</translation>
    </message>
    <message>
        <source>Nothing has been undone</source>
        <translation>Es wurde nichts rückgängig gemacht</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Every step that can be undone, and the way back to it</source>
        <translation>Jeder Schritt, der sich rückgängig machen lässt, und der Weg dorthin zurück</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>W&amp;iederholen: %1</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Arrange the window for this work</source>
        <translation>Das Fenster für diese Arbeit einrichten</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>Alles &amp;finden…</translation>
    </message>
    <message>
        <source>Commands, nodes, links, operations and times</source>
        <translation>Befehle, Knoten, Links, Operationen und Zeiten</translation>
    </message>
    <message>
        <source>Restore default la&amp;yout</source>
        <translation>Standardanordnun&amp;g wiederherstellen</translation>
    </message>
    <message>
        <source>Put the docks of this mode back where they were at first</source>
        <translation>Die Docks dieses Modus wieder so anordnen wie am Anfang</translation>
    </message>
    <message>
        <source>Sa&amp;ve arrangement…</source>
        <translation>Anordnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Keep how the docks of this mode stand, under a name</source>
        <translation>Die Anordnung der Docks dieses Modus unter einem Namen aufbewahren</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>Design des S&amp;ystems</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Simulate the workload on the fabric</source>
        <translation>Den Workload auf der Fabric simulieren</translation>
    </message>
    <message>
        <source>&amp;Stop all runs</source>
        <translation>Alle Läufe &amp;stoppen</translation>
    </message>
    <message>
        <source>Stop what runs and keep what it has</source>
        <translation>Stoppen, was läuft, und behalten, was vorliegt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Move the time cursor through the run</source>
        <translation>Den Zeitcursor durch den Lauf bewegen</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>&amp;Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Move the time cursor to the next start or end of an operation</source>
        <translation>Den Zeitcursor zum nächsten Anfang oder Ende einer Operation bewegen</translation>
    </message>
    <message>
        <source>Pre&amp;vious event</source>
        <translation>&amp;Vorheriges Ereignis</translation>
    </message>
    <message>
        <source>Move the time cursor to the previous start or end of an operation</source>
        <translation>Den Zeitcursor zum vorherigen Anfang oder Ende einer Operation bewegen</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>What the guide says of the view in front</source>
        <translation>Was das Handbuch über die vorderste Ansicht sagt</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All commands and their keys; change them here</source>
        <translation>Alle Befehle und ihre Tasten; hier änderbar</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Five steps through a solved project</source>
        <translation>Fünf Schritte durch ein gelöstes Projekt</translation>
    </message>
    <message>
        <source>&amp;About Weft</source>
        <translation>&amp;Über Weft</translation>
    </message>
    <message>
        <source>About Weft</source>
        <translation>Über Weft</translation>
    </message>
    <message>
        <source>&lt;b&gt;Weft %1&lt;/b&gt;&lt;br&gt;Runs machine-learning workloads on any fabric and says where the time went.&lt;br&gt;&lt;br&gt;GNU General Public License, version 3.</source>
        <translation>&lt;b&gt;Weft %1&lt;/b&gt;&lt;br&gt;Führt Machine-Learning-Workloads auf beliebigen Fabrics aus und zeigt, wo die Zeit geblieben ist.&lt;br&gt;&lt;br&gt;GNU General Public License, Version 3.</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Hauptleiste</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 cannot be opened: see Issues</source>
        <translation>%1 kann nicht geöffnet werden: siehe „Probleme“</translation>
    </message>
    <message>
        <source>%1 and others cannot be opened: see Issues</source>
        <translation>%1 und andere können nicht geöffnet werden: siehe „Probleme“</translation>
    </message>
    <message>
        <source>Opening %1 was stopped</source>
        <translation>Das Öffnen von %1 wurde gestoppt</translation>
    </message>
    <message>
        <source>Weft did not end well last time. A copy of %1 with unsaved changes was kept at %2.</source>
        <translation>Weft wurde zuletzt nicht ordentlich beendet. Eine Kopie von %1 mit nicht gespeicherten Änderungen liegt vor (Stand: %2).</translation>
    </message>
    <message>
        <source>The project was saved after that.</source>
        <translation>Das Projekt wurde danach gespeichert.</translation>
    </message>
    <message>
        <source>It does not have the results of runs that were made since the last save: run them again.</source>
        <translation>Sie enthält nicht die Ergebnisse von Läufen seit dem letzten Speichern: diese erneut ausführen.</translation>
    </message>
    <message>
        <source>There is another copy, of %1 from %2; it stays until you decide about it.</source>
        <translation>Es gibt eine weitere Kopie, von %1 (Stand: %2); sie bleibt, bis über sie entschieden ist.</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard copy</source>
        <translation>Kopie &amp;verwerfen</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Weft projects (*.weft)</source>
        <translation>Weft-Projekte (*.weft)</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Von anderer Seite geändert</translation>
    </message>
    <message>
        <source>%1 was saved by another window or program after it was opened here. Saving would undo that.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Fenster oder Programm gespeichert. Speichern würde das zunichtemachen.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Über&amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Reload and lose the changes here</source>
        <translation>&amp;Neu laden und Änderungen hier verlieren</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved %1, without the algorithm that is in no file</source>
        <translation>%1 gespeichert, ohne den Algorithmus, der in keiner Datei steht</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Everything Weft reads (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;Projects (*.weft);;All files (*)</source>
        <translation>Alles, was Weft liest (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;Projekte (*.weft);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a trace: any file of the set</source>
        <translation>Trace öffnen: eine beliebige Datei des Satzes</translation>
    </message>
    <message>
        <source>Chakra traces (*.et *.et.gz *.json);;All files (*)</source>
        <translation>Chakra-Traces (*.et *.et.gz *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a topology</source>
        <translation>Topologie importieren</translation>
    </message>
    <message>
        <source>Topologies (*.json *.yml *.yaml *.csv);;All files (*)</source>
        <translation>Topologien (*.json *.yml *.yaml *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>D&amp;ocks</source>
        <translation>D&amp;ocks</translation>
    </message>
    <message>
        <source>&amp;Arrangements</source>
        <translation>Anordn&amp;ungen</translation>
    </message>
    <message>
        <source>Re&amp;move arrangement</source>
        <translation>Anordnung &amp;entfernen</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>The docks stand as they did at first</source>
        <translation>Die Docks stehen wieder wie am Anfang</translation>
    </message>
    <message>
        <source>Save the arrangement</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>Name of the arrangement of this mode&apos;s docks:</source>
        <translation>Name für die Anordnung der Docks dieses Modus:</translation>
    </message>
    <message>
        <source>The arrangement is saved as “%1”</source>
        <translation>Die Anordnung ist als „%1“ gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have no results any more: they were not saved, or their files are gone.</source>
        <translation>
            <numerusform>%n Lauf hat keine Ergebnisse mehr: Sie wurden nicht gespeichert, oder die Dateien fehlen.</numerusform>
            <numerusform>%n Läufe haben keine Ergebnisse mehr: Sie wurden nicht gespeichert, oder die Dateien fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <extracomment>a run and its first error</extracomment>
        <translation>%1 fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>See &amp;Issues</source>
        <translation>&amp;Probleme zeigen</translation>
    </message>
    <message>
        <source>Looking for other windows</source>
        <translation>Andere Fenster werden gesucht</translation>
    </message>
    <message>
        <source>%1 is open in another window of Weft. Whichever saves last asks before it overwrites the other&apos;s work.</source>
        <translation>%1 ist in einem anderen Weft-Fenster geöffnet. Wer zuletzt speichert, wird gefragt, bevor die Arbeit des anderen überschrieben wird.</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;Erneut ausführen</translation>
    </message>
    <message>
        <source>These results are from before. Changed since: %1.</source>
        <extracomment>the parts that are different now: &quot;fabric, settings (network)&quot;</extracomment>
        <translation>Diese Ergebnisse sind veraltet. Seitdem geändert: %1.</translation>
    </message>
    <message>
        <source>Comparing with what is open</source>
        <translation>Vergleich mit dem geöffneten Stand</translation>
    </message>
    <message>
        <source>These results are from before: %1.</source>
        <extracomment>what was changed: &quot;link npu0 → npu1 was changed&quot;</extracomment>
        <translation>Diese Ergebnisse sind veraltet: %1.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What is open is as it was.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Geöffnet ist der frühere Stand.</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since its fabric was opened.</source>
        <translation>%1 wurde auf dem Datenträger geändert, seit seine Fabric geöffnet wurde.</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was loaded.</source>
        <translation>%1 wurde seit dem Laden auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>%1 has changed on the disk; runs that used it are of what it was.</source>
        <translation>%1 wurde auf dem Datenträger geändert; Läufe damit beruhen auf dem früheren Stand.</translation>
    </message>
    <message>
        <source>No view is in front</source>
        <translation>Keine Ansicht ist vorne</translation>
    </message>
    <message>
        <source>%1 has nothing to write yet</source>
        <translation>%1 enthält noch nichts zum Schreiben</translation>
    </message>
    <message>
        <source>Nothing runs</source>
        <translation>Es läuft nichts</translation>
    </message>
    <message>
        <source>There is no run to look at yet</source>
        <translation>Es gibt noch keinen Lauf zum Ansehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a command and why it can do nothing now</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>The first sentence says where the time of the run went. The tables below it hold the figures; a row that is selected here is shown everywhere.</source>
        <translation>Der erste Satz sagt, wo die Zeit des Laufs geblieben ist. Die Tabellen darunter enthalten die Kennzahlen; eine hier ausgewählte Zeile wird überall gezeigt.</translation>
    </message>
    <message>
        <source>The fabric</source>
        <translation>Die Fabric</translation>
    </message>
    <message>
        <source>Links have the colour of how busy they were at the time cursor. Drag to move, turn the wheel to zoom, and click a link to see it in all views.</source>
        <translation>Die Farbe der Links zeigt, wie stark sie am Zeitcursor belegt waren. Ziehen verschiebt, das Mausrad zoomt, und ein Klick auf einen Link zeigt ihn in allen Ansichten.</translation>
    </message>
    <message>
        <source>When it happened</source>
        <translation>Wann es geschah</translation>
    </message>
    <message>
        <source>Every NPU has a row. Drag over the bars to choose a range of time; W, S, A and D zoom and move, as in a game.</source>
        <translation>Jede NPU hat eine Zeile. Ziehen über den Balken wählt einen Zeitbereich; W, S, A und D zoomen und verschieben wie in einem Spiel.</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>Etwas ändern</translation>
    </message>
    <message>
        <source>Ctrl+1 shows the fabric for editing. Select links, change their bandwidth, and press F5: the run is added to the list of runs.</source>
        <translation>Strg+1 zeigt die Fabric zum Bearbeiten. Links auswählen, ihre Bandbreite ändern und F5 drücken: Der Lauf kommt zur Liste der Läufe hinzu.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Select two runs and choose Compare to see them on one axis of time. Ctrl+K finds any command, node or operation, and ? lists all keys.</source>
        <translation>Zwei Läufe auswählen und „Vergleichen“ wählen, um sie auf einer Zeitachse zu sehen. Strg+K findet Befehle, Knoten und Operationen, und ? zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>The language of the window</source>
        <translation>Die Sprache des Fensters</translation>
    </message>
    <message>
        <source>Language of the s&amp;ystem</source>
        <translation>Sprache des S&amp;ystems</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Ne&amp;xt view</source>
        <translation>&amp;Nächste Ansicht</translation>
    </message>
    <message>
        <source>Give the keys to the next view in sight</source>
        <translation>Den Tastaturfokus auf die nächste sichtbare Ansicht setzen</translation>
    </message>
    <message>
        <source>Pre&amp;vious view</source>
        <translation>Vorher&amp;ige Ansicht</translation>
    </message>
    <message>
        <source>Give the keys to the view before</source>
        <translation>Den Tastaturfokus auf die vorherige Ansicht setzen</translation>
    </message>
    <message>
        <source>Weft did not end well last time. A copy of an unsaved project was kept at %1.</source>
        <translation>Weft wurde zuletzt nicht ordentlich beendet. Eine Kopie eines nicht gespeicherten Projekts liegt vor (Stand: %1).</translation>
    </message>
    <message>
        <source>There is another copy, of an unsaved project from %1; it stays until you decide about it.</source>
        <translation>Es gibt eine weitere Kopie, von einem nicht gespeicherten Projekt (Stand: %1); sie bleibt, bis über sie entschieden ist.</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n run(s) are in no file yet.</source>
        <translation>
            <numerusform>Die Ergebnisse von %n Lauf stehen noch in keiner Datei.</numerusform>
            <numerusform>Die Ergebnisse von %n Läufen stehen noch in keiner Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt …</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are still going on.</source>
        <translation>
            <numerusform>%n Lauf ist noch im Gange.</numerusform>
            <numerusform>%n Läufe sind noch im Gange.</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes on is stopped, and its results are lost.</source>
        <translation>Was noch läuft, wird abgebrochen, und seine Ergebnisse gehen verloren.</translation>
    </message>
    <message>
        <source>S&amp;top and close</source>
        <translation>Ab&amp;brechen und schließen</translation>
    </message>
</context>
<context>
    <name>weft::gui::NoticeBar</name>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>weft::gui::Palette</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
</context>
<context>
    <name>weft::gui::Recovery</name>
    <message>
        <source>Keeping a copy</source>
        <translation>Eine Kopie wird aufbewahrt</translation>
    </message>
</context>
<context>
    <name>weft::gui::Report</name>
    <message>
        <source>The first %1 of %2 rows; all of them can be exported as CSV.</source>
        <translation>Die ersten %1 von %2 Zeilen; alle lassen sich als CSV exportieren.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Hash of the fabric</source>
        <translation>Hash der Fabric</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Hash of the workload</source>
        <translation>Hash des Workloads</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>Netzwerkmodell</translation>
    </message>
    <message>
        <source>congestion-aware</source>
        <translation>mit Stau</translation>
    </message>
    <message>
        <source>congestion-unaware</source>
        <translation>ohne Stau</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routing</translation>
    </message>
    <message>
        <source>Seed of the routing</source>
        <translation>Startwert des Routings</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>whole messages</source>
        <translation>ganze Nachrichten</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>Warteschlangen je Dimension</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>Injektionsfaktor</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>Rendezvous</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>Gruppen nach Dimension</translation>
    </message>
    <message>
        <source>Fingerprint of the result</source>
        <translation>Fingerabdruck des Ergebnisses</translation>
    </message>
    <message>
        <source>Version of Weft</source>
        <translation>Weft-Version</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Since this run was made these have changed: %1.</source>
        <translation>Seit diesem Lauf geändert: %1.</translation>
    </message>
    <message>
        <source>The fabric</source>
        <translation>Die Fabric</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Inputs and settings</source>
        <translation>Eingaben und Einstellungen</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>What the ranks did when</source>
        <translation>Was die Ränge wann taten</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>How busy links were over time</source>
        <translation>Wie stark Links im Zeitverlauf belegt waren</translation>
    </message>
    <message>
        <source>Link heat map</source>
        <translation>Link-Heatmap</translation>
    </message>
    <message>
        <source>How busy each link was, over time</source>
        <translation>Wie stark jeder Link im Zeitverlauf belegt war</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>the first %1 of %2 rows</source>
        <translation>die ersten %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Ablaufpläne</translation>
    </message>
    <message>
        <source>none: the program as it stands</source>
        <translation>keiner: das unveränderte Programm</translation>
    </message>
    <message>
        <source>one without a name</source>
        <translation>einer ohne Namen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Schedule that is applied</source>
        <translation>Angewandter Ablaufplan</translation>
    </message>
    <message>
        <source>Its time</source>
        <translation>Seine Zeit</translation>
    </message>
    <message>
        <source>Time of the program as it stands</source>
        <translation>Zeit des unveränderten Programms</translation>
    </message>
    <message>
        <source>The stages of that schedule</source>
        <translation>Die Stufen dieses Ablaufplans</translation>
    </message>
    <message>
        <source>Steps of that schedule</source>
        <translation>Schritte dieses Ablaufplans</translation>
    </message>
    <message>
        <source>Text of the program</source>
        <translation>Text des Programms</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the name of a project, the name of a run</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no run.</source>
        <translation>Es gibt keinen Lauf.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>a workload, a fabric</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Compared with the baseline %1: %2.</source>
        <extracomment>the name of a run, and a sentence</extracomment>
        <translation>Verglichen mit der Referenz %1: %2.</translation>
    </message>
    <message>
        <source>This run was stored without its warnings, by an older Weft: run it again to see them.</source>
        <translation>Dieser Lauf wurde von einem älteren Weft ohne seine Warnungen gespeichert: erneut ausführen, um sie zu sehen.</translation>
    </message>
    <message>
        <source>%1 links a line, named by the busiest of them</source>
        <translation>%1 Links je Zeile, benannt nach dem am stärksten ausgelasteten</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>the title of a picture, and what it shows of it: &quot;the first 20 of 64 rows&quot;</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 links a line, named by the most different of them</source>
        <translation>%1 Links je Zeile, benannt nach dem mit dem größten Unterschied</translation>
    </message>
    <message>
        <source>times in whole nanoseconds; GB is 10⁹ bytes, GiB is 2³⁰ bytes</source>
        <translation>Zeiten in ganzen Nanosekunden; GB sind 10⁹ Byte, GiB sind 2³⁰ Byte</translation>
    </message>
    <message>
        <source>%1 of %2 links named</source>
        <translation>%1 von %2 Links benannt</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>Programm %1</translation>
    </message>
    <message>
        <source>Hash of the program</source>
        <translation>Hash des Programms</translation>
    </message>
    <message>
        <source>As it stands the program takes %1; no schedule is quicker.</source>
        <translation>Das unveränderte Programm braucht %1; kein Ablaufplan ist schneller.</translation>
    </message>
    <message>
        <source>The quickest schedule, %1, takes %2; as it stands the program takes %3, %4 times as long.</source>
        <extracomment>the name of a schedule, two times, a number</extracomment>
        <translation>Der schnellste Ablaufplan, %1, braucht %2; das unveränderte Programm braucht %3, das %4-Fache.</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunInputs</name>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>routing</source>
        <translation>Routing</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>injection scale</source>
        <translation>Injektionsfaktor</translation>
    </message>
    <message>
        <source>rendezvous</source>
        <translation>Rendezvous</translation>
    </message>
    <message>
        <source>groups by dimension</source>
        <translation>Gruppen nach Dimension</translation>
    </message>
    <message>
        <source>fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>what has changed; the names of the settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>settings (%1)</source>
        <translation>Einstellungen (%1)</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunList</name>
    <message>
        <source>Simulating %1</source>
        <translation>%1 wird simuliert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a fabric, and its number among those of this name that differ</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n runs</source>
        <translation>
            <numerusform>%n Lauf entfernen</numerusform>
            <numerusform>%n Läufe entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename a run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>Note on a run</source>
        <translation>Notiz zum Lauf</translation>
    </message>
    <message>
        <source>Unpin the baseline</source>
        <translation>Referenz aufheben</translation>
    </message>
    <message>
        <source>Pin a baseline</source>
        <translation>Referenz festlegen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <extracomment>progress of a run and the time that is left, such as &quot;63 %, 12 s left&quot;</extracomment>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>partial: stopped</source>
        <translation>unvollständig: gestoppt</translation>
    </message>
    <message>
        <source>partial: unfinished</source>
        <translation>unvollständig: nicht beendet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht aufbewahrt</translation>
    </message>
    <message>
        <source>stored, partial</source>
        <translation>gespeichert, unvollständig</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Changed since this run: %1</source>
        <translation>Seit diesem Lauf geändert: %1</translation>
    </message>
    <message>
        <source>%1, outdated</source>
        <extracomment>the state of a run whose fabric, workload or settings have changed since</extracomment>
        <translation>%1, veraltet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Against baseline</source>
        <translation>Gegen Referenz</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird gestoppt …</translation>
    </message>
    <message>
        <source>Another run is called %1</source>
        <translation>Ein anderer Lauf heißt schon %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::RunsView</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Noch keine Läufe</translation>
    </message>
    <message>
        <source>A run simulates the workload on the fabric with the settings of this project.</source>
        <translation>Ein Lauf simuliert den Workload auf der Fabric mit den Einstellungen dieses Projekts.</translation>
    </message>
    <message>
        <source>&amp;Show run</source>
        <translation>Lauf &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the selected run in all views</source>
        <translation>Den ausgewählten Lauf in allen Ansichten zeigen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare two selected runs, or the selected one with the baseline or the one that is shown</source>
        <translation>Zwei ausgewählte Läufe vergleichen, oder den ausgewählten mit der Referenz oder dem gezeigten</translation>
    </message>
    <message>
        <source>S&amp;top run</source>
        <translation>Lauf s&amp;toppen</translation>
    </message>
    <message>
        <source>Stop the selected run and keep what it has</source>
        <translation>Den ausgewählten Lauf stoppen und behalten, was vorliegt</translation>
    </message>
    <message>
        <source>&amp;Remove run</source>
        <translation>Lauf &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the selected runs from the project; can be undone</source>
        <translation>Die ausgewählten Läufe aus dem Projekt entfernen; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Re&amp;name run</source>
        <translation>Lauf &amp;umbenennen</translation>
    </message>
    <message>
        <source>Give the selected run a name that says what was tried</source>
        <translation>Dem ausgewählten Lauf einen Namen geben, der sagt, was versucht wurde</translation>
    </message>
    <message>
        <source>N&amp;ote on run</source>
        <translation>&amp;Notiz zum Lauf</translation>
    </message>
    <message>
        <source>Write a line about the selected run; it is saved with the project</source>
        <translation>Eine Zeile über den ausgewählten Lauf schreiben; sie wird mit dem Projekt gespeichert</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <translation>Als &amp;Referenz festlegen</translation>
    </message>
    <message>
        <source>Measure the other runs against the selected one; once more unpins it</source>
        <translation>Die anderen Läufe am ausgewählten messen; nochmaliges Wählen hebt das auf</translation>
    </message>
    <message>
        <source>Select a run with results first</source>
        <translation>Zuerst einen Lauf mit Ergebnissen auswählen</translation>
    </message>
    <message>
        <source>Select a run first</source>
        <translation>Zuerst einen Lauf auswählen</translation>
    </message>
    <message>
        <source>Select a run that is going on first</source>
        <translation>Zuerst einen laufenden Lauf auswählen</translation>
    </message>
    <message>
        <source>A comparison takes two runs with results</source>
        <translation>Ein Vergleich braucht zwei Läufe mit Ergebnissen</translation>
    </message>
    <message>
        <source>It is stopping</source>
        <translation>Er wird schon gestoppt</translation>
    </message>
</context>
<context>
    <name>weft::gui::ScheduleLanes</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>The program as it stands and the schedule that is looked at stand here, on one axis of time.</source>
        <translation>Hier stehen das unveränderte Programm und der betrachtete Ablaufplan auf einer Zeitachse.</translation>
    </message>
    <message>
        <source>Two schedules</source>
        <translation>Zwei Ablaufpläne</translation>
    </message>
    <message>
        <source>Pin above</source>
        <translation>Oben anheften</translation>
    </message>
    <message>
        <source>Compare other schedules with this one; once more: with the program as it stands</source>
        <translation>Andere Ablaufpläne mit diesem vergleichen; nochmals: mit dem unveränderten Programm</translation>
    </message>
    <message>
        <source>&amp;Pin the schedule above, or let it go</source>
        <translation>Ablaufplan oben &amp;anheften oder lösen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>The step is refused: there is nothing to run.</source>
        <translation>Der Schritt wurde abgelehnt: Es gibt nichts auszuführen.</translation>
    </message>
    <message>
        <source>The schedules are being timed.</source>
        <translation>Die Zeiten der Ablaufpläne werden ermittelt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and its time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>up to %1</source>
        <comment>a step</comment>
        <translation>bis %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New keys for the selected command</source>
        <translation>Neue Tasten für den ausgewählten Befehl</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tasten:</translation>
    </message>
    <message>
        <source>Already used by: %1</source>
        <translation>Bereits verwendet von: %1</translation>
    </message>
</context>
<context>
    <name>weft::gui::Tour</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Cl&amp;ose the tour</source>
        <translation>Rundgang &amp;schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
</context>
<context>
    <name>weft::gui::UseScheduleDialog</name>
    <message>
        <source>Use a schedule for collectives</source>
        <translation>Einen Ablaufplan für Kollektive verwenden</translation>
    </message>
    <message numerus="yes">
        <source>The collectives ticked here run this schedule, where their group has %n rank(s).</source>
        <extracomment>%n: members of a process group</extracomment>
        <translation>
            <numerusform>Die hier angekreuzten Kollektive führen diesen Ablaufplan aus, wenn ihre Gruppe %n Rang hat.</numerusform>
            <numerusform>Die hier angekreuzten Kollektive führen diesen Ablaufplan aus, wenn ihre Gruppe %n Ränge hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fabric has %n NPU(s): a collective of all of them will not run.</source>
        <translation>
            <numerusform>Die Fabric hat %n NPU: Ein Kollektiv aller NPUs wird ihn nicht ausführen.</numerusform>
            <numerusform>Die Fabric hat %n NPUs: Ein Kollektiv aller NPUs wird ihn nicht ausführen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule does something else</source>
        <translation>Der Ablaufplan tut etwas anderes</translation>
    </message>
    <message>
        <source>File of the schedule</source>
        <translation>Datei des Ablaufplans</translation>
    </message>
    <message>
        <source>The file that the system names; it is written if it is not there yet</source>
        <translation>Die Datei, die das System nennt; sie wird geschrieben, falls sie noch nicht existiert</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the file of the schedule</source>
        <translation>Datei des Ablaufplans wählen</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Weft JSON (*.json)</source>
        <translation>Weft-JSON (*.json)</translation>
    </message>
    <message>
        <source>MSCCL XML (*.xml)</source>
        <translation>MSCCL-XML (*.xml)</translation>
    </message>
</context>
<context>
    <name>weft::gui::ViewExporter</name>
    <message>
        <source>%1 as %2 (*.%3)</source>
        <extracomment>a kind of file: the name of what is in it, its form, its ending</extracomment>
        <translation>%1 als %2 (*.%3)</translation>
    </message>
    <message>
        <source>%1 is of no type that can be written</source>
        <translation>%1 hat keinen Typ, der geschrieben werden kann</translation>
    </message>
    <message>
        <source>No view is in front</source>
        <translation>Keine Ansicht ist vorne</translation>
    </message>
    <message>
        <source>%1 has nothing to export yet</source>
        <translation>%1 enthält noch nichts zum Exportieren</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Wrote %1 to %2</source>
        <translation>%1 nach %2 geschrieben</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <translation>Es gibt noch nichts zu drucken</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>%1 gedruckt</translation>
    </message>
</context>
<context>
    <name>weft::gui::Views</name>
    <message>
        <source>There is no run to look at yet</source>
        <translation>Es gibt noch keinen Lauf zum Ansehen</translation>
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
        <translation>Eine Fabric zeichnen, einen Trace laden, ausführen und sehen, warum es langsam ist.</translation>
    </message>
    <message>
        <source>Design a topology</source>
        <translation>Topologie entwerfen</translation>
    </message>
    <message>
        <source>Generate a fabric of rings, switches and meshes, or draw your own.</source>
        <translation>Eine Fabric aus Ringen, Switches und Meshes erzeugen oder selbst zeichnen.</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Trace öffnen</translation>
    </message>
    <message>
        <source>Load the Chakra execution traces of a training step.</source>
        <translation>Die Chakra-Ausführungstraces eines Trainingsschritts laden.</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>64 NPUs train a transformer layer by layer: solved, with a finding.</source>
        <translation>64 NPUs trainieren einen Transformer Schicht für Schicht: gelöst, mit Befund.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Or drop a project, a topology or a trace anywhere in this window.</source>
        <translation>Oder ein Projekt, eine Topologie oder einen Trace irgendwo in diesem Fenster ablegen.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>weft::gui::Workspace</name>
    <message>
        <source>%1 broke off: %2</source>
        <translation>%1 abgebrochen: %2</translation>
    </message>
    <message>
        <source>%1 could not run: see Issues</source>
        <translation>%1 konnte nicht ausgeführt werden: siehe „Probleme“</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>%1 was stopped: its results are partial</source>
        <translation>%1 wurde gestoppt: Die Ergebnisse sind unvollständig</translation>
    </message>
    <message>
        <source>%1 did not finish: see Issues</source>
        <translation>%1 wurde nicht fertig: siehe „Probleme“</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>The workload is still being loaded</source>
        <translation>Der Workload wird noch geladen</translation>
    </message>
    <message>
        <source>There is no workload to run: open a trace or choose a collective benchmark</source>
        <translation>Es gibt keinen Workload zum Ausführen: einen Trace öffnen oder einen Kollektiv-Benchmark wählen</translation>
    </message>
    <message>
        <source>There is no fabric to run on: draw, generate or open one</source>
        <translation>Es gibt keine Fabric zum Ausführen: eine zeichnen, erzeugen oder öffnen</translation>
    </message>
    <message>
        <source>The fabric cannot run: %1</source>
        <translation>Die Fabric kann nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, bearbeitet</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Sample training step</source>
        <translation>Beispiel-Trainingsschritt</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>%1 cannot be read: see Issues</source>
        <translation>%1 kann nicht gelesen werden: siehe „Probleme“</translation>
    </message>
    <message>
        <source>Load %1</source>
        <translation>%1 laden</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>%1 geladen</translation>
    </message>
    <message>
        <source>Open the sample %1</source>
        <translation>Das Beispiel %1 öffnen</translation>
    </message>
    <message>
        <source>Make a fabric for the program</source>
        <translation>Fabric für das Programm anlegen</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Loading %1 was stopped</source>
        <translation>Das Laden von %1 wurde gestoppt</translation>
    </message>
    <message>
        <source>%1 cannot be loaded: see Issues</source>
        <translation>%1 kann nicht geladen werden: siehe „Probleme“</translation>
    </message>
    <message>
        <source>Comparing %1</source>
        <translation>%1 wird verglichen</translation>
    </message>
    <message>
        <source>Comparing the fabric</source>
        <translation>Die Fabric wird verglichen</translation>
    </message>
</context>
<context>
    <name>weft::widgets</name>
    <message>
        <source>Cannot write %1</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1 cannot be drawn at this size</source>
        <translation>%1 kann in dieser Größe nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>%1: nothing is left to be read</source>
        <translation>%1: es ist nichts mehr da, was gelesen werden könnte</translation>
    </message>
    <message>
        <source>%1: %2 is written as .%3</source>
        <translation>%1: %2 wird als .%3 geschrieben</translation>
    </message>
    <message>
        <source>Nobody reads the pipe %1</source>
        <translation>Niemand liest die Pipe %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::AlgorithmGrid</name>
    <message>
        <source>Spans all NPUs as if they were one dimension, and ends the list.</source>
        <translation>Umfasst alle NPUs, als wären sie eine Dimension, und beendet die Liste.</translation>
    </message>
    <message>
        <source>Each NPU passes pieces to its neighbour: n − 1 steps, little bandwidth wasted.</source>
        <translation>Jede NPU gibt Stücke an ihren Nachbarn weiter: n − 1 Schritte, wenig verlorene Bandbreite.</translation>
    </message>
    <message>
        <source>Each NPU sends to all others at once, or to so many as the window allows.</source>
        <translation>Jede NPU sendet an alle anderen zugleich, oder an so viele, wie das Fenster erlaubt.</translation>
    </message>
    <message>
        <source>log2 n steps between pairs. For powers of two; not for all-to-all.</source>
        <translation>log2 n Schritte zwischen Paaren. Für Zweierpotenzen; nicht für All-to-All.</translation>
    </message>
    <message>
        <source>Up and down two trees. For powers of two; all-reduce.</source>
        <translation>Zwei Bäume hinauf und hinab. Für Zweierpotenzen; All-Reduce.</translation>
    </message>
    <message>
        <source>dim %1</source>
        <comment>short for dimension</comment>
        <translation>Dim. %1</translation>
    </message>
    <message>
        <source>Algorithm of %1 in dimension %2</source>
        <translation>Algorithmus von %1 in Dimension %2</translation>
    </message>
    <message>
        <source>The algorithm of this pattern in this dimension. Default: ring in every dimension.</source>
        <translation>Der Algorithmus dieses Musters in dieser Dimension. Standard: ring in jeder Dimension.</translation>
    </message>
    <message>
        <source>Replaced by the traces %1 (from the file)</source>
        <translation>Ersetzt durch die Traces %1 (aus der Datei)</translation>
    </message>
    <message>
        <source>ring (default)</source>
        <translation>ring (Standard)</translation>
    </message>
    <message>
        <source>%1, window…</source>
        <translation>%1, Fenster…</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>nicht beteiligt</translation>
    </message>
    <message>
        <source>A one… algorithm spans all NPUs and ends the list</source>
        <translation>Ein one…-Algorithmus umfasst alle NPUs und beendet die Liste</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>How many NPUs each one sends to at once:</source>
        <translation>An wie viele NPUs jede zugleich sendet:</translation>
    </message>
</context>
<context>
    <name>weft::widgets::BarNames</name>
    <message>
        <source>NPUs</source>
        <translation>NPUs</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>CPU-Berechnung</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>all NPUs</source>
        <translation>alle NPUs</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Waited for links</source>
        <translation>Auf Links gewartet</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Of the operation</source>
        <translation>Zur Operation</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>Von, bis</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>did not end</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Chakra id</source>
        <translation>Chakra-ID</translation>
    </message>
    <message>
        <source>Floating-point operations</source>
        <translation>Gleitkommaoperationen</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n NPU(s)</source>
        <translation>
            <numerusform>%1, %n NPU</numerusform>
            <numerusform>%1, %n NPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>Collective from, to</source>
        <translation>Kollektiv von, bis</translation>
    </message>
    <message>
        <source>Collective took</source>
        <translation>Dauer des Kollektivs</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>Algorithmusbandbreite</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>Busbandbreite</translation>
    </message>
    <message>
        <source>the message %1</source>
        <translation>Nachricht %1</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>eine Nachricht</translation>
    </message>
    <message>
        <source>the start of the run</source>
        <translation>den Start des Laufs</translation>
    </message>
    <message>
        <source>the end of its dependency %1</source>
        <translation>das Ende der Abhängigkeit %1</translation>
    </message>
    <message>
        <source>the slot that %1 held</source>
        <translation>den Slot, den %1 belegte</translation>
    </message>
    <message>
        <source>its queue, which %1 moved on</source>
        <translation>die eigene Warteschlange, weitergerückt durch %1</translation>
    </message>
    <message>
        <source>the arrival of %1</source>
        <translation>%1 (Ankunft)</translation>
    </message>
    <message>
        <source>%1, which issued it</source>
        <translation>%1, den Auslöser</translation>
    </message>
    <message>
        <source>memory access</source>
        <translation>Speicherzugriff</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>message on its way</source>
        <translation>Nachricht unterwegs</translation>
    </message>
    <message>
        <source>waiting for a link</source>
        <translation>Warten auf einen Link</translation>
    </message>
    <message>
        <source>delay at the endpoint</source>
        <translation>Verzögerung am Endpunkt</translation>
    </message>
    <message>
        <source>waiting in a queue</source>
        <translation>Warten in einer Warteschlange</translation>
    </message>
    <message>
        <source>waiting for a slot of the NPU</source>
        <translation>Warten auf einen Slot der NPU</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>reason not recorded</source>
        <translation>Grund nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reason, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>comm.</source>
        <comment>short for communication</comment>
        <translation>Komm.</translation>
    </message>
    <message>
        <source>other collectives</source>
        <translation>andere Kollektive</translation>
    </message>
    <message>
        <source>other comm.</source>
        <comment>short for other communication</comment>
        <translation>andere Komm.</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>to itself</source>
        <translation>an sich selbst</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>keine Nachrichten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::BenchmarkForm</name>
    <message>
        <source>Collective benchmark</source>
        <translation>Kollektiv-Benchmark</translation>
    </message>
    <message>
        <source>&amp;Use as workload</source>
        <translation>Als Workload &amp;verwenden</translation>
    </message>
    <message>
        <source>Use as workload</source>
        <translation>Als Workload verwenden</translation>
    </message>
    <message>
        <source>Replaces the workload by this one collective on each rank of the group</source>
        <translation>Ersetzt den Workload durch dieses eine Kollektiv auf jedem Rang der Gruppe</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>What the ranks do together. Default: all-reduce. A broadcast, reduce, gather or scatter has the first rank of the group as its root and runs over trees.</source>
        <translation>Was die Ränge gemeinsam tun. Standard: All-Reduce. Broadcast, Reduce, Gather und Scatter haben den ersten Rang der Gruppe als Wurzel und laufen über Bäume.</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>&amp;Muster:</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>Größe in Byte</translation>
    </message>
    <message>
        <source>The size that nccl-tests print: the full buffer, and of an all-gather what each rank ends with. MB is 10^6, MiB is 2^20 bytes. Default: 64 MiB. Where ranks give or get parts of it, it is rounded down to a multiple of the ranks.</source>
        <translation>Die Größe, die nccl-tests ausgeben: der volle Puffer, und bei All-Gather, was jeder Rang am Ende hat. MB sind 10^6, MiB sind 2^20 Byte. Standard: 64 MiB. Wo Ränge Teile davon geben oder bekommen, wird auf ein Vielfaches der Ränge abgerundet.</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>alle Ränge</translation>
    </message>
    <message>
        <source>Group of ranks</source>
        <translation>Gruppe der Ränge</translation>
    </message>
    <message>
        <source>The ranks that take part, such as 0-7,16; empty (the default) is all of them. Their order is the order of the ring. A group of fewer than all ranks is one flat dimension and runs a single algorithm.</source>
        <translation>Die beteiligten Ränge, etwa 0-7,16; leer (Standard) bedeutet alle. Ihre Reihenfolge ist die des Rings. Eine Gruppe aus weniger als allen Rängen ist eine einzige flache Dimension und führt nur einen Algorithmus aus.</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>G&amp;ruppe:</translation>
    </message>
    <message>
        <source>&amp;Those of the system</source>
        <translation>Die des &amp;Systems</translation>
    </message>
    <message>
        <source>Algorithms of the system configuration</source>
        <translation>Algorithmen der Systemkonfiguration</translation>
    </message>
    <message>
        <source>Takes the algorithms that the system configuration gives (the default); otherwise one is chosen here for each dimension of the fabric.</source>
        <translation>Verwendet die Algorithmen der Systemkonfiguration (Standard); sonst wird hier einer für jede Dimension der Fabric gewählt.</translation>
    </message>
    <message>
        <source>Algorithms:</source>
        <translation>Algorithmen:</translation>
    </message>
    <message>
        <source>Algorithm of dimension %1</source>
        <translation>Algorithmus der Dimension %1</translation>
    </message>
    <message>
        <source>ring: each to its neighbour. direct: each to all others. halvingDoubling and doubleBinaryTree need 2, 4, 8, … members. Default: ring.</source>
        <translation>ring: jeder an seinen Nachbarn. direct: jeder an alle anderen. halvingDoubling und doubleBinaryTree brauchen 2, 4, 8, … Mitglieder. Standard: ring.</translation>
    </message>
    <message>
        <source>Dimension %1 (%2):</source>
        <comment>its number and its size</comment>
        <translation>Dimension %1 (%2):</translation>
    </message>
    <message>
        <source>Load or make a fabric first: a benchmark needs to know its NPUs.</source>
        <translation>Zuerst eine Fabric laden oder anlegen: Ein Benchmark muss ihre NPUs kennen.</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>nccl-tests: %1. comm_size: %2</translation>
    </message>
    <message numerus="yes">
        <source> (the shard of each of %n rank(s))</source>
        <translation>
            <numerusform> (der Shard je Rang, %n Rang)</numerusform>
            <numerusform> (der Shard je Rang, %n Ränge)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>. Rounded down to a multiple of %n rank(s)</source>
        <translation>
            <numerusform>. Abgerundet auf ein Vielfaches von %n Rang</numerusform>
            <numerusform>. Abgerundet auf ein Vielfaches von %n Rängen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::CanvasAccessible</name>
    <message>
        <source>Control with the arrow keys goes from part to part, Return selects.</source>
        <translation>Strg mit den Pfeiltasten geht von Teil zu Teil, die Eingabetaste wählt aus.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>weft::widgets::CollectivesPage</name>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>Process groups</source>
        <translation>Prozessgruppen</translation>
    </message>
    <message>
        <source>the group is not defined</source>
        <translation>die Gruppe ist nicht definiert</translation>
    </message>
    <message>
        <source>on all members</source>
        <translation>auf allen Mitgliedern</translation>
    </message>
    <message>
        <source>%1 of %2 members agree on type and size</source>
        <translation>%1 von %2 Mitgliedern stimmen in Typ und Größe überein</translation>
    </message>
    <message>
        <source>on %1 of %2 members</source>
        <translation>auf %1 von %2 Mitgliedern</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>a process group</comment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>the number of a collective within its group</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Its place among the collectives of the group</source>
        <translation>Seine Position unter den Kollektiven der Gruppe</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Größe (Byte)</translation>
    </message>
    <message>
        <source>comm_size: of an all-gather the shard of each rank, else the full buffer</source>
        <translation>comm_size: bei All-Gather der Shard jedes Rangs, sonst der volle Puffer</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Whether the members of the group have the same collective there</source>
        <translation>Ob die Mitglieder der Gruppe dort dasselbe Kollektiv haben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How many ranks are in it</source>
        <translation>Wie viele Ränge darin sind</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>not defined: load the communicator-group file</source>
        <translation>nicht definiert: die Datei der Kommunikatorgruppen laden</translation>
    </message>
</context>
<context>
    <name>weft::widgets::CompareTable</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>Vergleich zweier Läufe</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Choose two runs to see what a change of the fabric or the settings did.</source>
        <translation>Zwei Läufe wählen, um zu sehen, was eine Änderung der Fabric oder der Einstellungen bewirkt hat.</translation>
    </message>
    <message>
        <source>%1 is partial: its figures cover what was simulated.</source>
        <translation>%1 ist unvollständig: Die Kennzahlen gelten für das, was simuliert wurde.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
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
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Δ ÷ %1</source>
        <translation>Δ ÷ %1</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Among those of the same pattern and group</source>
        <translation>Unter denen mit demselben Muster und derselben Gruppe</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Gegenstück</translation>
    </message>
    <message>
        <source>Whether both runs have it</source>
        <translation>Ob beide Läufe es haben</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>nur in A</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>nur in B</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>kind of time</source>
        <translation>Art der Zeit</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>Auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of the difference of the makespans</source>
        <translation>Vom Unterschied der Gesamtdauern</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>On the path</source>
        <translation>Auf dem Pfad</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Busy over the run</source>
        <translation>Belegt über den Lauf</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>%1 of %2 operations are listed, those that make the most of the difference.</source>
        <translation>%1 von %2 Operationen sind aufgeführt, nämlich die mit dem größten Anteil am Unterschied.</translation>
    </message>
    <message>
        <source>By how much more of the critical path is spent on it, on whichever rank that goes: %1</source>
        <translation>Um wie viel mehr des kritischen Pfads darauf verwendet wird, über welchen Rang er auch geht: %1</translation>
    </message>
    <message>
        <source>Nothing is known of this: result files hold no operations, and runs that are not recorded in full have no critical path.</source>
        <translation>Hierzu ist nichts bekannt: Ergebnisdateien enthalten keine Operationen, und Läufe, die nicht vollständig aufgezeichnet wurden, haben keinen kritischen Pfad.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ContentsModel</name>
    <message numerus="yes">
        <source>all %n rank(s)</source>
        <translation>
            <numerusform>%n Rang</numerusform>
            <numerusform>alle %n Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>ranks %1</source>
        <translation>Ränge %1</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>more ranks</source>
        <comment>the slot now holds the contributions of more ranks</comment>
        <translation>mehr Ränge</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Something was counted twice, was missing or was another chunk on its way here</source>
        <translation>Auf dem Weg hierher wurde etwas doppelt gezählt, fehlte oder war ein anderer Chunk</translation>
    </message>
    <message>
        <source>Slot</source>
        <extracomment>a place for one chunk in a rank&apos;s buffers</extracomment>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>the ranks whose contributions are in a chunk</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>heading: what the level shown did to the slot</extracomment>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ContentsPanel</name>
    <message>
        <source>Contents of the selected rank</source>
        <translation>Inhalt des ausgewählten Rangs</translation>
    </message>
    <message>
        <source>Rank whose buffers are shown</source>
        <translation>Rang, dessen Puffer gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation>&amp;Rang</translation>
    </message>
    <message>
        <source>before the first level</source>
        <translation>vor der ersten Ebene</translation>
    </message>
    <message>
        <source>after level %1 of %2</source>
        <translation>nach Ebene %1 von %2</translation>
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
            <numerusform>%n Switch</numerusform>
            <numerusform>%n Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Link</numerusform>
            <numerusform>%n Links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DataTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>Tabelle als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DependencyPage</name>
    <message>
        <source>Depth in hops</source>
        <translation>Tiefe in Schritten</translation>
    </message>
    <message>
        <source>How many dependencies away from the selected operation</source>
        <translation>Wie viele Abhängigkeiten weit von der ausgewählten Operation</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole drawing (Home)</source>
        <translation>Die ganze Zeichnung zeigen (Pos1)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>No operation is selected</source>
        <translation>Keine Operation ist ausgewählt</translation>
    </message>
    <message>
        <source>Select an operation in the table, the timeline or the critical path to see what it waits for and what waits for it.</source>
        <translation>Eine Operation in der Tabelle, der Zeitleiste oder dem kritischen Pfad auswählen, um zu sehen, worauf sie wartet und was auf sie wartet.</translation>
    </message>
    <message>
        <source>%1 on rank %2: %3 before it, %4 after it</source>
        <comment>operations within the depth</comment>
        <translation>%1 auf Rang %2: %3 davor, %4 danach</translation>
    </message>
    <message>
        <source>Only the nearest %1 operations are shown. </source>
        <translation>Nur die nächsten %1 Operationen sind gezeigt. </translation>
    </message>
</context>
<context>
    <name>weft::widgets::DependencyView</name>
    <message>
        <source>Dependencies of the selected operation</source>
        <translation>Abhängigkeiten der ausgewählten Operation</translation>
    </message>
    <message>
        <source>%1, rank %2, node %3</source>
        <comment>a type of operations</comment>
        <translation>%1, Rang %2, Knoten %3</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <comment>a size</comment>
        <translation>%1 (Byte)</translation>
    </message>
    <message>
        <source>%1 dependencies, %2 dependents</source>
        <translation>%1 Abhängigkeiten, %2 Abhängige</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DetailsView</name>
    <message>
        <source>Details of the selection</source>
        <translation>Details der Auswahl</translation>
    </message>
    <message>
        <source>No operation or link selected</source>
        <translation>Weder Operation noch Link ausgewählt</translation>
    </message>
    <message>
        <source>Click an operation in the timeline to see its facts and what it waited for, or a link in the heat map.</source>
        <translation>Eine Operation in der Zeitleiste anklicken, um ihre Daten zu sehen und worauf sie gewartet hat, oder einen Link in der Heatmap.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Details schließen</translation>
    </message>
    <message>
        <source>&amp;Close the details</source>
        <translation>Details &amp;schließen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Looking up the selected operation</source>
        <translation>Die ausgewählte Operation wird nachgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) selected</source>
        <translation>
            <numerusform>%n Operation ausgewählt</numerusform>
            <numerusform>%n Operationen ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>%n Link ausgewählt</numerusform>
            <numerusform>%n Links ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>This link is not in the fabric of %1.</source>
        <translation>Dieser Link ist nicht in der Fabric von %1.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Genutzt von</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>It has no record in %1.</source>
        <translation>Sie hat keine Aufzeichnung in %1.</translation>
    </message>
    <message>
        <source>Waited last for</source>
        <translation>Zuletzt gewartet auf</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>Hängt ab von</translation>
    </message>
    <message>
        <source>Needed by</source>
        <translation>Benötigt von</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no record</source>
        <translation>keine Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceCanvas</name>
    <message>
        <source>Heat map of differences</source>
        <translation>Heatmap der Unterschiede</translation>
    </message>
    <message>
        <source>By how much each link was busier or less busy in the second run. The table of links lists the same.</source>
        <translation>Um wie viel jeder Link im zweiten Lauf mehr oder weniger belegt war. Die Tabelle der Links führt dasselbe auf.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>a difference of shares, and from when to when</extracomment>
        <translation>%1 von %2 bis %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceLegend</name>
    <message>
        <source>Colours from blue, where a link is less busy in B, over 0 to orange, where it is busier</source>
        <translation>Farben von Blau, wo ein Link in B weniger belegt ist, über 0 bis Orange, wo er mehr belegt ist</translation>
    </message>
    <message>
        <source>less busy in B</source>
        <translation>in B weniger belegt</translation>
    </message>
    <message>
        <source>busier in B</source>
        <translation>in B mehr belegt</translation>
    </message>
    <message>
        <source>without partner</source>
        <translation>ohne Gegenstück</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DifferenceMap</name>
    <message>
        <source>Fabric coloured by the difference of link utilization</source>
        <translation>Fabric, gefärbt nach dem Unterschied der Link-Auslastung</translation>
    </message>
    <message>
        <source>The table of links lists the same.</source>
        <translation>Die Tabelle der Links führt dasselbe auf.</translation>
    </message>
    <message>
        <source>Laying out the fabric</source>
        <translation>Fabric wird angeordnet</translation>
    </message>
    <message>
        <source>Difference of link utilization over the runs, B − A</source>
        <translation>Unterschied der Link-Auslastung über die Läufe, B − A</translation>
    </message>
    <message>
        <source>Difference of link utilization from %1 to %2, B − A</source>
        <translation>Unterschied der Link-Auslastung von %1 bis %2, B − A</translation>
    </message>
    <message>
        <source>%1 in the selected range</source>
        <translation>%1 im ausgewählten Bereich</translation>
    </message>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>%n ausgehender Link</numerusform>
            <numerusform>%n ausgehende Links</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the largest difference %2</source>
        <extracomment>links of a node, and a difference in percentage points</extracomment>
        <translation>%1, der größte Unterschied %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::DimensionTableModel</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>“%1” is no size: write a number such as 8, or 4x4 where a dimension has several.</source>
        <translation>„%1“ ist keine Größe: eine Zahl wie 8 eingeben, oder 4x4, wo eine Dimension mehrere hat.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricDocument</name>
    <message>
        <source>Check the fabric</source>
        <translation>Die Fabric prüfen</translation>
    </message>
    <message>
        <source>Add NPU</source>
        <translation>NPU hinzufügen</translation>
    </message>
    <message>
        <source>Add switch</source>
        <translation>Switch hinzufügen</translation>
    </message>
    <message>
        <source>Add cable</source>
        <translation>Kabel hinzufügen</translation>
    </message>
    <message>
        <source>Add link</source>
        <translation>Link hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n link(s)</source>
        <translation>
            <numerusform>%n Link löschen</numerusform>
            <numerusform>%n Links löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n node(s)</source>
        <translation>
            <numerusform>%n Knoten löschen</numerusform>
            <numerusform>%n Knoten löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n node(s)</source>
        <translation>
            <numerusform>%n Knoten duplizieren</numerusform>
            <numerusform>%n Knoten duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 copy</source>
        <comment>name of a duplicated node</comment>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>Rename node</source>
        <translation>Knoten umbenennen</translation>
    </message>
    <message>
        <source>Change forwarding</source>
        <translation>Weiterleitung ändern</translation>
    </message>
    <message>
        <source>Change kind of node</source>
        <translation>Art des Knotens ändern</translation>
    </message>
    <message>
        <source>Change bandwidth</source>
        <translation>Bandbreite ändern</translation>
    </message>
    <message>
        <source>Change latency</source>
        <translation>Latenz ändern</translation>
    </message>
    <message>
        <source>Change dimensions</source>
        <translation>Dimensionen ändern</translation>
    </message>
    <message>
        <source>Clear what-if</source>
        <translation>Was-wäre-wenn zurücksetzen</translation>
    </message>
    <message>
        <source>Change what-if</source>
        <translation>Was-wäre-wenn ändern</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FabricPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresModel</name>
    <message>
        <source>fraction</source>
        <extracomment>unit of a number in CSV: 0.41 is 41 %</extracomment>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresPanel</name>
    <message>
        <source>Size of the collective</source>
        <translation>Größe des Kollektivs</translation>
    </message>
    <message>
        <source>The bytes that a rank puts in, as traces count them; of an all-gather its shard</source>
        <translation>Die Bytes, die ein Rang einbringt, wie Traces sie zählen; bei All-Gather sein Shard</translation>
    </message>
    <message>
        <source>Figures of the schedule</source>
        <translation>Kennzahlen des Ablaufplans</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Level by level: each level waits for the one before. In a run steps overlap; a simulated or synthesized time is shorter.</source>
        <translation>Ebene für Ebene: Jede Ebene wartet auf die vorige. In einem Lauf überlappen sich Schritte; eine simulierte oder synthetisierte Zeit ist kürzer.</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size, the same as nccl-tests count</source>
        <extracomment>Chakra&apos;s comm_size is that of traces; nccl-tests are NVIDIA&apos;s benchmarks; %1: a size such as &quot;64 MiB&quot;</extracomment>
        <translation>Chakras comm_size, wie auch nccl-tests zählen</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size; %1 as nccl-tests count</source>
        <translation>Chakras comm_size; nach Zählung der nccl-tests %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FiguresTable</name>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Übertragungen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Time, level by level</source>
        <translation>Zeit, Ebene für Ebene</translation>
    </message>
    <message>
        <source>Most sent by a rank</source>
        <translation>Größte Sendemenge eines Rangs</translation>
    </message>
    <message>
        <source>Least sent by a rank</source>
        <translation>Kleinste Sendemenge eines Rangs</translation>
    </message>
    <message>
        <source>Most received by a rank</source>
        <translation>Größte Empfangsmenge eines Rangs</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Most blocks of a rank</source>
        <translation>Meiste Blöcke eines Rangs</translation>
    </message>
    <message>
        <source>Most scratch of a rank</source>
        <translation>Größter Scratch eines Rangs</translation>
    </message>
    <message>
        <source>The longest chain of steps that wait for each other</source>
        <translation>Die längste Kette von Schritten, die aufeinander warten</translation>
    </message>
    <message>
        <source>On the fabric, if each level waits for the end of the one before: its busiest link or its longest message. Steps of a run overlap, so that the simulated time is shorter.</source>
        <translation>Auf der Fabric, wenn jede Ebene auf das Ende der vorigen wartet: ihr am stärksten belegter Link oder ihre längste Nachricht. Schritte eines Laufs überlappen sich, sodass die simulierte Zeit kürzer ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <translation>
            <numerusform>%n Chunk</numerusform>
            <numerusform>%n Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>same</source>
        <comment>two figures do not differ</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>more</source>
        <comment>one figure is above nothing</comment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>B to A</source>
        <comment>heading: the second figure as a multiple of the first</comment>
        <translation>B zu A</translation>
    </message>
    <message>
        <source>The second schedule&apos;s figure as a multiple of the first&apos;s</source>
        <translation>Die Kennzahl des zweiten Ablaufplans als Vielfaches der des ersten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FilterBar</name>
    <message>
        <source>Filter by name</source>
        <translation>Nach Name filtern</translation>
    </message>
    <message>
        <source>Name contains</source>
        <translation>Name enthält</translation>
    </message>
    <message>
        <source>Show the operations whose name contains this, in any case</source>
        <translation>Die Operationen zeigen, deren Name dies enthält; Groß- und Kleinschreibung wird nicht unterschieden</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Typen</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Show operations of these types only</source>
        <translation>Nur Operationen dieser Typen zeigen</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Alle Ränge</translation>
    </message>
    <message>
        <source>Rank </source>
        <comment>before a number</comment>
        <translation>Rang </translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Show the operations of one rank only</source>
        <translation>Nur die Operationen eines Rangs zeigen</translation>
    </message>
    <message>
        <source>Process group</source>
        <translation>Prozessgruppe</translation>
    </message>
    <message>
        <source>Show the collectives of one process group only</source>
        <translation>Nur die Kollektive einer Prozessgruppe zeigen</translation>
    </message>
    <message>
        <source>Least size in bytes</source>
        <translation>Mindestgröße in Byte</translation>
    </message>
    <message>
        <source>Show the operations of at least this size: MB is 10^6, MiB is 2^20 bytes</source>
        <translation>Die Operationen ab dieser Größe zeigen: MB sind 10^6, MiB sind 2^20 Byte</translation>
    </message>
    <message>
        <source>&amp;Size ≥</source>
        <comment>followed by a number of bytes</comment>
        <translation>&amp;Größe ≥</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a type of operations and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>%n Typ</numerusform>
            <numerusform>%n Typen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>Den Filter %1 entfernen</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>type: %1</source>
        <translation>Typ: %1</translation>
    </message>
    <message>
        <source>rank: %1</source>
        <translation>Rang: %1</translation>
    </message>
    <message>
        <source>group: %1</source>
        <translation>Gruppe: %1</translation>
    </message>
    <message>
        <source>size ≥ %1</source>
        <translation>Größe ≥ %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Die vorige Stelle</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Die nächste Stelle</translation>
    </message>
    <message>
        <source>Stop finding</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among those found</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsList</name>
    <message>
        <source>Findings about the settings</source>
        <translation>Befunde zu den Einstellungen</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FindingsPage</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Nothing to report</source>
        <translation>Nichts zu melden</translation>
    </message>
    <message>
        <source>The readers and the validator found nothing wrong with this workload.</source>
        <translation>Beim Einlesen und Validieren wurde an diesem Workload nichts beanstandet.</translation>
    </message>
    <message numerus="yes">
        <source>No file for %n rank(s): %1</source>
        <translation>
            <numerusform>Keine Datei für %n Rang: %1</numerusform>
            <numerusform>Keine Datei für %n Ränge: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>The file, rank and node</source>
        <translation>Datei, Rang und Knoten</translation>
    </message>
    <message>
        <source>This finding is not about a single operation.</source>
        <translation>Dieser Befund betrifft keine einzelne Operation.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlagBox</name>
    <message>
        <source>On (off by default)</source>
        <translation>An (standardmäßig aus)</translation>
    </message>
    <message>
        <source>Off (the default)</source>
        <translation>Aus (Standard)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlameBars</name>
    <message>
        <source>Time of the range as boxes in boxes</source>
        <translation>Zeit des Bereichs als Kästen in Kästen</translation>
    </message>
    <message>
        <source>Kinds, collectives and names; the tables by kind, collective and name say the same.</source>
        <translation>Arten, Kollektive und Namen; die Tabellen nach Art, Kollektiv und Name sagen dasselbe.</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>Alle Operationen</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>a box of the time of a range: what it is, and its share</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
</context>
<context>
    <name>weft::widgets::FlowPlayer</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>Pla&amp;y messages</source>
        <translation>Nachrichten ab&amp;spielen</translation>
    </message>
    <message>
        <source>Moves the time cursor, and the messages of the run along the links</source>
        <translation>Bewegt den Zeitcursor und die Nachrichten des Laufs über die Links</translation>
    </message>
    <message>
        <source>Play again and a&amp;gain</source>
        <translation>&amp;Endlos abspielen</translation>
    </message>
    <message>
        <source>Begins anew at the end of the run</source>
        <translation>Beginnt am Ende des Laufs von vorn</translation>
    </message>
    <message>
        <source>Show a run first: modes Analyze and Compare</source>
        <translation>Zuerst einen Lauf zeigen: Modi „Analyse“ und „Vergleich“</translation>
    </message>
    <message>
        <source>Prepare the messages of %1</source>
        <translation>Die Nachrichten von %1 werden vorbereitet</translation>
    </message>
    <message>
        <source>Too many messages to move: the colours of the links play</source>
        <translation>Zu viele Nachrichten zum Bewegen: Abgespielt werden die Farben der Links</translation>
    </message>
    <message>
        <source>This run sent no messages</source>
        <translation>Dieser Lauf hat keine Nachrichten gesendet</translation>
    </message>
    <message>
        <source>This run kept no messages (record level full keeps them): the colours of the links play</source>
        <translation>Dieser Lauf hat keine Nachrichten aufbewahrt (das tut der Aufzeichnungsgrad „Vollständig“): Abgespielt werden die Farben der Links</translation>
    </message>
    <message>
        <source>This run kept nothing over time: record links or full to play it</source>
        <translation>Dieser Lauf hat keinen Zeitverlauf aufbewahrt: zum Abspielen „Links“ oder „Vollständig“ aufzeichnen</translation>
    </message>
    <message>
        <source>all in 10 s</source>
        <comment>pace of playing</comment>
        <translation>alles in 10 s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>simulated time a second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>How much of the run&apos;s time passes in a second</source>
        <translation>Wie viel Zeit des Laufs in einer Sekunde vergeht</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GainBars</name>
    <message>
        <source>What each change would gain</source>
        <translation>Was jede Änderung brächte</translation>
    </message>
    <message>
        <source>The table has the same figures.</source>
        <translation>Die Tabelle enthält dieselben Kennzahlen.</translation>
    </message>
    <message>
        <source>makespan: %1
before: %2
change of the makespan: %3</source>
        <translation>Gesamtdauer: %1
vorher: %2
Änderung der Gesamtdauer: %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GenerateDialog</name>
    <message>
        <source>Generate a fabric</source>
        <translation>Fabric erzeugen</translation>
    </message>
    <message>
        <source>Fabric as text</source>
        <translation>Fabric als Text</translation>
    </message>
    <message>
        <source>Such as Ring(4,250GB/s,500ns)_FC(8), FatTree(64,oversub=4) or DGX1V</source>
        <translation>Etwa Ring(4,250GB/s,500ns)_FC(8), FatTree(64,oversub=4) oder DGX1V</translation>
    </message>
    <message>
        <source>Known machines</source>
        <translation>Bekannte Maschinen</translation>
    </message>
    <message>
        <source>Start from…</source>
        <translation>Beginnen mit…</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;Text</translation>
    </message>
    <message>
        <source>Dimensions, the first one innermost</source>
        <translation>Dimensionen, die innerste zuerst</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>Dimension hinzufügen</translation>
    </message>
    <message>
        <source>Remove the dimension</source>
        <translation>Dimension entfernen</translation>
    </message>
    <message>
        <source>Move the dimension inwards</source>
        <translation>Dimension nach innen verschieben</translation>
    </message>
    <message>
        <source>Move the dimension outwards</source>
        <translation>Dimension nach außen verschieben</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <comment>place in the text and what is wrong</comment>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>The picture comes back when the text can be read.</source>
        <translation>Das Bild kommt wieder, sobald der Text lesbar ist.</translation>
    </message>
    <message>
        <source>Too large for a preview.</source>
        <translation>Zu groß für eine Vorschau.</translation>
    </message>
    <message>
        <source>This fabric cannot be made.</source>
        <translation>Diese Fabric kann nicht erzeugt werden.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::GridSpace</name>
    <message>
        <source>The fabric has no dimensions: 3-D shows rings, tori and meshes</source>
        <translation>Die Fabric hat keine Dimensionen: 3-D zeigt Ringe, Tori und Meshes</translation>
    </message>
    <message>
        <source>3-D shows at most three dimensions</source>
        <translation>3-D zeigt höchstens drei Dimensionen</translation>
    </message>
    <message>
        <source>The fabric is no grid: 3-D shows rings, tori and meshes only</source>
        <translation>Die Fabric ist kein Gitter: 3-D zeigt nur Ringe, Tori und Meshes</translation>
    </message>
    <message>
        <source>A dimension is too long for 3-D</source>
        <translation>Eine Dimension ist zu lang für 3-D</translation>
    </message>
    <message>
        <source>The fabric has nodes beside its grid</source>
        <translation>Die Fabric hat Knoten außerhalb ihres Gitters</translation>
    </message>
    <message>
        <source>Expand the collapsed groups first</source>
        <translation>Zuerst die zusammengeklappten Gruppen aufklappen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Headline</name>
    <message numerus="yes">
        <source>Shows %n link(s) in the heat map</source>
        <translation>
            <numerusform>Zeigt %n Link in der Heatmap</numerusform>
            <numerusform>Zeigt %n Links in der Heatmap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n rank(s) in the timeline</source>
        <translation>
            <numerusform>Zeigt %n Rang in der Zeitleiste</numerusform>
            <numerusform>Zeigt %n Ränge in der Zeitleiste</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>what is shown, from a time, to a time</extracomment>
        <translation>%1, %2 bis %3</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatCanvas</name>
    <message>
        <source>Heat map of the links</source>
        <translation>Heatmap der Links</translation>
    </message>
    <message>
        <source>How busy each link was over simulated time. The table of links lists the same.</source>
        <translation>Wie stark jeder Link im Verlauf der simulierten Zeit belegt war. Die Tabelle der Links enthält dasselbe.</translation>
    </message>
    <message>
        <source>No dimension</source>
        <translation>Keine Dimension</translation>
    </message>
    <message>
        <source>Dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n link(s)</source>
        <translation>
            <numerusform>%1, %n Link</numerusform>
            <numerusform>%1, %n Links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links, the busiest %1</source>
        <translation>
            <numerusform>%n Link, der am stärksten belegte: %1</numerusform>
            <numerusform>%n Links, der am stärksten belegte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 busy from %2 to %3</source>
        <translation>%1 belegt von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 busy over the run</source>
        <translation>%1 belegt im ganzen Lauf</translation>
    </message>
    <message>
        <source>&amp;Select the links of this line</source>
        <translation>Links dieser Zeile &amp;auswählen</translation>
    </message>
    <message>
        <source>Show on the &amp;topology</source>
        <translation>In der &amp;Topologie zeigen</translation>
    </message>
    <message>
        <source>Show in the time&amp;line</source>
        <translation>In der &amp;Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy the names</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Copy all &amp;figures</source>
        <translation>Alle &amp;Kennzahlen kopieren</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatLegend</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Farben von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatMapView</name>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>No link utilization</source>
        <translation>Keine Link-Auslastung</translation>
    </message>
    <message>
        <source>Scroll links</source>
        <translation>Durch die Links scrollen</translation>
    </message>
    <message>
        <source>Order of the links</source>
        <translation>Reihenfolge der Links</translation>
    </message>
    <message>
        <source>In which order the links stand</source>
        <translation>In welcher Reihenfolge die Links stehen</translation>
    </message>
    <message>
        <source>Hottest first</source>
        <translation>Heißeste zuerst</translation>
    </message>
    <message>
        <source>Highest peak first</source>
        <translation>Höchste Spitze zuerst</translation>
    </message>
    <message>
        <source>By dimension</source>
        <translation>Nach Dimension</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>What links that share a line show</source>
        <translation>Was Links zeigen, die sich eine Zeile teilen</translation>
    </message>
    <message>
        <source>What is shown where several links or moments share a place</source>
        <translation>Was gezeigt wird, wo sich mehrere Links oder Zeitpunkte einen Platz teilen</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95. Perzentil</translation>
    </message>
    <message>
        <source>Group dimensions</source>
        <translation>Dimensionen gruppieren</translation>
    </message>
    <message>
        <source>Fit all links</source>
        <translation>Alle einpassen</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>100 % busy</source>
        <translation>100 % belegt</translation>
    </message>
    <message>
        <source>Preparing the heat map…</source>
        <translation>Heatmap wird vorbereitet…</translation>
    </message>
    <message>
        <source>Preparing the heat map of %1</source>
        <translation>Die Heatmap von %1 wird vorbereitet</translation>
    </message>
    <message>
        <source>Run with the congestion-aware model at record level links or full.</source>
        <translation>Mit dem Modell mit Stau und Aufzeichnungsgrad „Links“ oder „Vollständig“ ausführen.</translation>
    </message>
    <message>
        <source>No link utilization to show</source>
        <translation>Keine Link-Auslastung zu zeigen</translation>
    </message>
    <message>
        <source>%1 took no time</source>
        <translation>%1 hat keine Zeit gebraucht</translation>
    </message>
    <message>
        <source>There is no utilization over time.</source>
        <translation>Es gibt keine Auslastung im Zeitverlauf.</translation>
    </message>
    <message>
        <source>%1 has no link utilization over time</source>
        <translation>%1 hat keine Link-Auslastung im Zeitverlauf</translation>
    </message>
    <message>
        <source>Ordering links</source>
        <translation>Links werden sortiert</translation>
    </message>
    <message>
        <source>&amp;Fit all links</source>
        <translation>Alle Links &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Group links by dimension</source>
        <translation>Links nach Dimension &amp;gruppieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
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
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HeatTable</name>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Mean of the run</source>
        <translation>Mittel des Laufs</translation>
    </message>
    <message>
        <source>Peak of the run</source>
        <translation>Spitze des Laufs</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramChart</name>
    <message>
        <source>Distribution of link use</source>
        <translation>Verteilung der Link-Nutzung</translation>
    </message>
    <message>
        <source>Which links</source>
        <translation>Welche Links</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Kumulativ</translation>
    </message>
    <message>
        <source>The share of links that are used at most so much</source>
        <translation>Der Anteil der Links, die höchstens so stark genutzt sind</translation>
    </message>
    <message>
        <source>Export the distribution as CSV</source>
        <translation>Verteilung als CSV exportieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Run the simulation to see how evenly its links are used.</source>
        <translation>Die Simulation ausführen, um zu sehen, wie gleichmäßig ihre Links genutzt werden.</translation>
    </message>
    <message>
        <source>Links were not recorded</source>
        <translation>Links wurden nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Choose level links or full in the settings and run again.</source>
        <translation>In den Einstellungen Aufzeichnungsgrad „Links“ oder „Vollständig“ wählen und erneut ausführen.</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>Alle Links</translation>
    </message>
    <message>
        <source>Dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>imbalance %1× (most ÷ mean)</source>
        <translation>Ungleichgewicht %1× (Maximum ÷ Mittel)</translation>
    </message>
    <message>
        <source>nothing was carried</source>
        <translation>nichts wurde transportiert</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s), %1: mean %2, most %3, %4</source>
        <translation>
            <numerusform>%n Link, %1: Mittel %2, Maximum %3, %4</numerusform>
            <numerusform>%n Links, %1: Mittel %2, Maximum %3, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>busy</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>busy, % of the makespan</source>
        <translation>belegt, % der Gesamtdauer</translation>
    </message>
    <message>
        <source>load, % of bandwidth × makespan</source>
        <translation>Last, % von Bandbreite × Gesamtdauer</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>links at or below, %</source>
        <translation>Links bis zu diesem Wert, %</translation>
    </message>
    <message>
        <source>Export the &amp;distribution of link use as CSV…</source>
        <translation>&amp;Verteilung der Link-Nutzung als CSV exportieren…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>weft::widgets::HistogramParts</name>
    <message>
        <source>used %1 to %2</source>
        <comment>a class of links</comment>
        <translation>genutzt zu %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Link</numerusform>
            <numerusform>%n Links</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the links at or below</source>
        <translation>%1 der Links bis zu diesem Wert</translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>%1, and %n more like it</source>
        <extracomment>an issue, and how many others differ only in names and numbers</extracomment>
        <translation>
            <numerusform>%1, und noch %n ähnliches</numerusform>
            <numerusform>%1, und noch %n ähnliche</numerusform>
        </translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>weft::widgets::IssuesView</name>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>What is wrong or odd with the topology, the workload, the settings or a run is listed here.</source>
        <translation>Hier steht, was an der Topologie, dem Workload, den Einstellungen oder einem Lauf falsch oder auffällig ist.</translation>
    </message>
    <message>
        <source>Which issues to show</source>
        <translation>Welche Probleme gezeigt werden</translation>
    </message>
    <message>
        <source>All issues</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>Zur &amp;Stelle gehen</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>&amp;Tabelle als CSV exportieren…</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous issue</source>
        <translation>Vorheri&amp;ges Problem</translation>
    </message>
    <message>
        <source>There are no issues</source>
        <translation>Es gibt keine Probleme</translation>
    </message>
</context>
<context>
    <name>weft::widgets::JobRunner</name>
    <message>
        <source>there is not enough memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>an unknown failure</source>
        <translation>ein unbekannter Fehler</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LibraryChart</name>
    <message>
        <source>Synthesized algorithm and those of the library</source>
        <translation>Synthetisierter Algorithmus und die der Bibliothek</translation>
    </message>
    <message>
        <source>synthesized</source>
        <translation>synthetisiert</translation>
    </message>
    <message>
        <source>%1, finer chunks</source>
        <translation>%1, feinere Chunks</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Zeit (µs)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LinkDetails</name>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Transportiert</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
</context>
<context>
    <name>weft::widgets::LinkRows</name>
    <message>
        <source>%1 columns, where source, destination, bandwidth and latency are expected</source>
        <translation>%1 Spalten, wo Quelle, Ziel, Bandbreite und Latenz erwartet werden</translation>
    </message>
    <message>
        <source>%1 is linked to itself</source>
        <translation>%1 ist mit sich selbst verbunden</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>there is no node &quot;%1&quot;</source>
        <translation>es gibt keinen Knoten „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bandwidth, such as 50 GB/s</source>
        <translation>„%1“ ist keine Bandbreite wie 50 GB/s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no latency, such as 500 ns</source>
        <translation>„%1“ ist keine Latenz wie 500 ns</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Lists</name>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list: &quot;12 NPUs, 3 switches&quot;</extracomment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>weft::widgets::MachineBar</name>
    <message>
        <source>&amp;Launches</source>
        <translation>&amp;Kernelstarts</translation>
    </message>
    <message>
        <source>The card whose peaks, memory and launches the times are made of</source>
        <translation>Die Gerätekarte, aus deren Spitzenwerten, Speicher und Kernelstarts sich die Zeiten ergeben</translation>
    </message>
    <message>
        <source>Whose roofline and algorithms: the device&apos;s with rings, or the system of the settings</source>
        <translation>Wessen Roofline und Algorithmen: die des Geräts mit Ringen oder das System der Einstellungen</translation>
    </message>
    <message>
        <source>Every kernel waits for its launch</source>
        <translation>Jeder Kernel wartet auf seinen Start</translation>
    </message>
    <message>
        <source>How chains around one collective go: written out by an algorithm, or chunk by chunk</source>
        <translation>Wie Ketten um ein Kollektiv laufen: von einem Algorithmus ausgeschrieben oder Chunk für Chunk</translation>
    </message>
    <message>
        <source>by chunks</source>
        <translation>chunkweise</translation>
    </message>
    <message>
        <source>Into how many chunks each chain that overlaps is cut</source>
        <translation>In wie viele Chunks jede überlappende Kette geteilt wird</translation>
    </message>
    <message>
        <source>The algorithm of all collectives that it fits</source>
        <translation>Der Algorithmus aller Kollektive, zu denen er passt</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Gerät:</translation>
    </message>
    <message>
        <source>S&amp;ystem:</source>
        <translation>S&amp;ystem:</translation>
    </message>
    <message>
        <source>Cha&amp;ins:</source>
        <translation>Ke&amp;tten:</translation>
    </message>
    <message>
        <source>C&amp;ollectives:</source>
        <translation>K&amp;ollektive:</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>C&amp;hunks:</translation>
    </message>
    <message>
        <source>Card from a file…</source>
        <translation>Karte aus Datei…</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>Use a device card</source>
        <translation>Gerätekarte verwenden</translation>
    </message>
    <message>
        <source>Device cards (*.json);;All files (*)</source>
        <translation>Gerätekarten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>of the device</source>
        <extracomment>the field &quot;System&quot;: which one is taken</extracomment>
        <translation>des Geräts</translation>
    </message>
    <message>
        <source>of the settings</source>
        <translation>der Einstellungen</translation>
    </message>
    <message>
        <source>of the system</source>
        <extracomment>the field &quot;Collectives&quot;: which algorithms are taken</extracomment>
        <translation>des Systems</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MapLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>%1. A click folds or unfolds the legend</source>
        <translation>%1. Ein Klick klappt die Legende zu oder auf</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>beeinträchtigt</translation>
    </message>
</context>
<context>
    <name>weft::widgets::MatrixCanvas</name>
    <message>
        <source>Traffic matrix</source>
        <translation>Verkehrsmatrix</translation>
    </message>
    <message>
        <source>What every NPU sent to every other one: sources down, destinations across.</source>
        <translation>Was jede NPU an jede andere gesendet hat: Quellen nach unten, Ziele nach rechts.</translation>
    </message>
    <message>
        <source>destination →</source>
        <translation>Ziel →</translation>
    </message>
    <message>
        <source>source ↓</source>
        <translation>Quelle ↓</translation>
    </message>
    <message>
        <source>no messages</source>
        <translation>keine Nachrichten</translation>
    </message>
    <message>
        <source>%1 in %2 messages</source>
        <translation>%1 in %2 Nachrichten</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n message(s)</source>
        <translation>
            <numerusform>%1 in %n Nachricht</numerusform>
            <numerusform>%1 in %n Nachrichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::MatrixParts</name>
    <message>
        <source>from %1</source>
        <comment>a row of the traffic matrix</comment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Minimap</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Klicken oder ziehen, um die Ansicht zu bewegen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::NewScheduleDialog</name>
    <message>
        <source>New schedule from the library</source>
        <translation>Neuer Ablaufplan aus der Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>What the ranks do together</source>
        <translation>Was die Ränge gemeinsam tun</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Greyed ones cannot serve this pattern, group or fabric; point at them to see why</source>
        <translation>Graue eignen sich nicht für Muster, Gruppe oder Fabric; darauf zeigen, um den Grund zu sehen</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>&amp;Muster:</translation>
    </message>
    <message>
        <source>&amp;Algorithm:</source>
        <translation>A&amp;lgorithmus:</translation>
    </message>
    <message>
        <source>Number of ranks</source>
        <translation>Anzahl der Ränge</translation>
    </message>
    <message>
        <source>There is no fabric: how many ranks take part</source>
        <translation>Ohne Fabric: wie viele Ränge beteiligt sind</translation>
    </message>
    <message>
        <source>NPUs that take part</source>
        <translation>Beteiligte NPUs</translation>
    </message>
    <message>
        <source>Such as 0-7,16, in the order of the ring; empty: all NPUs of the fabric</source>
        <translation>Etwa 0-7,16, in der Reihenfolge des Rings; leer: alle NPUs der Fabric</translation>
    </message>
    <message numerus="yes">
        <source>all NPUs of the fabric: %n</source>
        <translation>
            <numerusform>alle NPUs der Fabric: %n</numerusform>
            <numerusform>alle NPUs der Fabric: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>&amp;Gruppe:</translation>
    </message>
    <message>
        <source>&amp;Ranks:</source>
        <translation>&amp;Ränge:</translation>
    </message>
    <message>
        <source>Size as traces count it</source>
        <translation>Größe nach Zählung der Traces</translation>
    </message>
    <message>
        <source>Chakra&apos;s comm_size: of an all-gather the shard of each rank, else the full buffer</source>
        <translation>Chakras comm_size: bei All-Gather der Shard jedes Rangs, sonst der volle Puffer</translation>
    </message>
    <message>
        <source>Size as nccl-tests count it</source>
        <translation>Größe nach Zählung der nccl-tests</translation>
    </message>
    <message>
        <source>Of an all-gather what each rank ends with, else the full buffer</source>
        <translation>Bei All-Gather, was jeder Rang am Ende hat, sonst der volle Puffer</translation>
    </message>
    <message>
        <source>&amp;Size, Chakra&apos;s comm_size:</source>
        <translation>Gr&amp;öße, Chakras comm_size:</translation>
    </message>
    <message>
        <source>Size, as &amp;nccl-tests count:</source>
        <translation>Größe, nach &amp;nccl-tests:</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Copies of the program that run beside each other, each with its part of the data</source>
        <translation>Kopien des Programms, die nebeneinander laufen, jede mit ihrem Teil der Daten</translation>
    </message>
    <message>
        <source>the algorithm&apos;s own choice</source>
        <translation>Wahl des Algorithmus</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Parts of the data that follow each other, or take different ways</source>
        <translation>Teile der Daten, die einander folgen oder verschiedene Wege nehmen</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>The rank that gives or gets everything, as a place in the group</source>
        <translation>Der Rang, der alles gibt oder bekommt, als Position in der Gruppe</translation>
    </message>
    <message>
        <source>&amp;In place: input and output share memory</source>
        <translation>&amp;In-place: Eingabe und Ausgabe teilen sich den Speicher</translation>
    </message>
    <message>
        <source>&amp;Channels:</source>
        <translation>&amp;Kanäle:</translation>
    </message>
    <message>
        <source>Pi&amp;eces:</source>
        <translation>&amp;Stücke:</translation>
    </message>
    <message>
        <source>R&amp;oot:</source>
        <translation>&amp;Wurzel:</translation>
    </message>
    <message>
        <source>Asking the library</source>
        <translation>Die Bibliothek wird gefragt</translation>
    </message>
    <message>
        <source>Cannot serve: %1</source>
        <extracomment>%1: why an algorithm cannot serve, a sentence</extracomment>
        <translation>Nicht geeignet: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::NumberField</name>
    <message>
        <source>default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>“%1” is no value for it. %2</source>
        <extracomment>the text of a field, and what is expected there</extracomment>
        <translation>„%1“ ist hier kein Wert. %2</translation>
    </message>
    <message>
        <source>Expected: a whole number, at least %1</source>
        <translation>Erwartet: eine ganze Zahl, mindestens %1</translation>
    </message>
    <message>
        <source>Expected: a whole number, more than %1</source>
        <translation>Erwartet: eine ganze Zahl, mehr als %1</translation>
    </message>
    <message>
        <source>Expected: a number, at least %1</source>
        <translation>Erwartet: eine Zahl, mindestens %1</translation>
    </message>
    <message>
        <source>Expected: a number, more than %1</source>
        <translation>Erwartet: eine Zahl, mehr als %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationKind</name>
    <message>
        <source>invalid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>memory-load</source>
        <translation>Speicher lesen</translation>
    </message>
    <message>
        <source>memory-store</source>
        <translation>Speicher schreiben</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationsModel</name>
    <message>
        <source>Filter operations</source>
        <translation>Operationen filtern</translation>
    </message>
    <message>
        <source>Bytes: the message of a communication (comm_size), else the tensor of the operation</source>
        <translation>Bytes: die Nachricht einer Kommunikation (comm_size), sonst der Tensor der Operation</translation>
    </message>
    <message>
        <source>The duration that the trace gives, if any; exported in microseconds</source>
        <translation>Die Dauer laut Trace, falls angegeben; in Mikrosekunden exportiert</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Größe (Byte)</translation>
    </message>
    <message>
        <source>FLOP</source>
        <comment>floating-point operations, a count</comment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>a process group</comment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>Abhängigkeiten</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OperationsPage</name>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>%1 of %2 operations</source>
        <comment>those shown, and all of them</comment>
        <translation>%1 von %2 Operationen</translation>
    </message>
    <message>
        <source> – filtering…</source>
        <translation> – wird gefiltert…</translation>
    </message>
    <message>
        <source> – %1 selected</source>
        <translation> – %1 ausgewählt</translation>
    </message>
    <message>
        <source> (the first %1 in the other views)</source>
        <translation> (die ersten %1 in den anderen Ansichten)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::OverviewStrip</name>
    <message>
        <source>Overview of the run</source>
        <translation>Übersicht des Laufs</translation>
    </message>
    <message>
        <source>Drag the brush or its edges; drag outside to show another range; double-click shows all</source>
        <translation>Das Auswahlfenster oder seine Ränder ziehen; Ziehen außerhalb zeigt einen anderen Bereich; Doppelklick zeigt alles</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>Kommunikation</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PathBars</name>
    <message>
        <source>What the critical path&apos;s time went to</source>
        <translation>Wohin die Zeit des kritischen Pfads ging</translation>
    </message>
    <message>
        <source>The table has the same figures.</source>
        <translation>Die Tabelle enthält dieselben Kennzahlen.</translation>
    </message>
    <message>
        <source>all else</source>
        <translation>alles Übrige</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Place</name>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <comment>of a trace</comment>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a place: &quot;a.0.et, byte 812, rank 0&quot;</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what is wrong, and what to do about it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place, and what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>remote memory</source>
        <translation>entfernter Speicher</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PlayerBar</name>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramEditor</name>
    <message>
        <source>Text of the program</source>
        <translation>Text des Programms</translation>
    </message>
    <message>
        <source>Write the program</source>
        <translation>Programm schreiben</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>%1: size %2</source>
        <translation>%1: Größe %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rank(s)</source>
        <translation>
            <numerusform>%1: %n Rang</numerusform>
            <numerusform>%1: %n Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab writes into the text. F6 goes on to the next view.</source>
        <translation>Die Tabulatortaste schreibt in den Text. F6 führt zur nächsten Ansicht.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramSession</name>
    <message>
        <source>Reading the program</source>
        <translation>Das Programm wird gelesen</translation>
    </message>
    <message>
        <source>What can be done with the stages</source>
        <translation>Was mit den Stufen möglich ist</translation>
    </message>
    <message>
        <source>The text has mistakes: put them right first</source>
        <translation>Der Text hat Fehler: diese zuerst beheben</translation>
    </message>
    <message>
        <source>The program is being read: once more, please</source>
        <translation>Das Programm wird gerade gelesen: bitte noch einmal</translation>
    </message>
    <message>
        <source>A schedule has this step already: it is shown</source>
        <translation>Ein Ablaufplan hat diesen Schritt bereits: Er wird gezeigt</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Set what the program runs on</source>
        <translation>Festlegen, worauf das Programm läuft</translation>
    </message>
    <message>
        <source>There is no fabric to run on: draw, generate or open one</source>
        <translation>Es gibt keine Fabric zum Ausführen: eine zeichnen, erzeugen oder öffnen</translation>
    </message>
    <message>
        <source>The program has %1 ranks, the fabric %2 NPUs</source>
        <translation>Das Programm hat %1 Ränge, die Fabric %2 NPUs</translation>
    </message>
    <message>
        <source>Timing a schedule</source>
        <translation>Die Zeit eines Ablaufplans wird ermittelt</translation>
    </message>
    <message>
        <source>Checking a schedule</source>
        <translation>Ein Ablaufplan wird geprüft</translation>
    </message>
    <message>
        <source>Recording a schedule</source>
        <translation>Ein Ablaufplan wird aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ProgramView</name>
    <message>
        <source>No program yet</source>
        <translation>Noch kein Programm</translation>
    </message>
    <message>
        <source>A program says what is computed on all ranks and what they send each other. Open one or a sample, or write one.</source>
        <translation>Ein Programm sagt, was auf allen Rängen berechnet wird und was sie einander senden. Ein Programm oder ein Beispiel öffnen, oder eines schreiben.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Program without a file</source>
        <translation>Programm ohne Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n mistake(s)</source>
        <translation>
            <numerusform>%1 – %n Fehler</numerusform>
            <numerusform>%1 – %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin a program</source>
        <translation>Programm beginnen</translation>
    </message>
    <message>
        <source>Lay out the program</source>
        <translation>Programm formatieren</translation>
    </message>
    <message>
        <source>&amp;New program</source>
        <translation>&amp;Neues Programm</translation>
    </message>
    <message>
        <source>Begin with a few lines that can be changed</source>
        <translation>Mit einigen Zeilen beginnen, die sich ändern lassen</translation>
    </message>
    <message>
        <source>&amp;Open a program…</source>
        <translation>Programm &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a .weave file</source>
        <translation>Eine .weave-Datei öffnen</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>A bundled program with its schedules</source>
        <translation>Ein mitgeliefertes Programm mit seinen Ablaufplänen</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>&amp;Formatieren</translation>
    </message>
    <message>
        <source>Write the program in its one layout</source>
        <translation>Das Programm in seine einheitliche Form bringen</translation>
    </message>
    <message>
        <source>&amp;Complete the word</source>
        <translation>&amp;Wort vervollständigen</translation>
    </message>
    <message>
        <source>Words and names that begin like it</source>
        <translation>Wörter und Namen, die so beginnen</translation>
    </message>
    <message>
        <source>F&amp;ind in the text</source>
        <translation>Im Text &amp;suchen</translation>
    </message>
    <message>
        <source>Marks all places of a word, and goes from one to the next</source>
        <translation>Markiert alle Stellen eines Worts und geht von einer zur nächsten</translation>
    </message>
    <message>
        <source>Find the ne&amp;xt</source>
        <translation>Weitersu&amp;chen</translation>
    </message>
    <message>
        <source>The next place of what is sought</source>
        <translation>Die nächste Fundstelle</translation>
    </message>
    <message>
        <source>Find the one &amp;before</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>The place before of what is sought</source>
        <translation>Die vorige Fundstelle</translation>
    </message>
</context>
<context>
    <name>weft::widgets::PropertySheet</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>In the run</source>
        <translation>Im Lauf</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select nodes or links.</source>
        <translation>Knoten oder Links auswählen.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>several objects have different values</comment>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Forwards traffic of others</source>
        <translation>Leitet fremden Verkehr weiter</translation>
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
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <translation>&amp;X</translation>
    </message>
    <message>
        <source>&amp;Y</source>
        <translation>&amp;Y</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>&amp;Bandwidth</source>
        <translation>&amp;Bandbreite</translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation>&amp;Latenz</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>Bandwidth left</source>
        <translation>Restbandbreite</translation>
    </message>
    <message>
        <source>Extra latency</source>
        <translation>Zusatzlatenz</translation>
    </message>
    <message>
        <source>Compute speed</source>
        <translation>Rechengeschwindigkeit</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to a healthy fabric</source>
        <translation>Zurück zu einer intakten Fabric</translation>
    </message>
    <message>
        <source>Band&amp;width left</source>
        <translation>R&amp;estbandbreite</translation>
    </message>
    <message>
        <source>E&amp;xtra latency</source>
        <translation>&amp;Zusatzlatenz</translation>
    </message>
    <message>
        <source>&amp;Compute speed</source>
        <translation>&amp;Rechengeschwindigkeit</translation>
    </message>
    <message>
        <source>Change position</source>
        <translation>Position ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Link</numerusform>
            <numerusform>%n Links</numerusform>
        </translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>nur einzeln</translation>
    </message>
</context>
<context>
    <name>weft::widgets::QuantityEdit</name>
    <message>
        <source>Not a value</source>
        <translation>Kein Wert</translation>
    </message>
    <message>
        <source>Bandwidth with its unit: GB/s is 10^9 bytes a second, GiB/s is 2^30</source>
        <translation>Bandbreite mit Einheit: GB/s sind 10^9 Byte je Sekunde, GiB/s sind 2^30</translation>
    </message>
    <message>
        <source>A number of bytes with its unit: MB is 10^6, MiB is 2^20</source>
        <translation>Eine Anzahl Byte mit Einheit: MB sind 10^6, MiB sind 2^20</translation>
    </message>
    <message>
        <source>A time with its unit: ns, µs, ms or s</source>
        <translation>Eine Zeit mit Einheit: ns, µs, ms oder s</translation>
    </message>
    <message>
        <source>The least value is %1.</source>
        <translation>Der kleinste Wert ist %1.</translation>
    </message>
    <message>
        <source>The greatest value is %1.</source>
        <translation>Der größte Wert ist %1.</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>several objects have different values</comment>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>weft::widgets::QuantityReading</name>
    <message>
        <source>Write a bandwidth such as %1 GB/s, 400 Gbps or 50 GiB/s.</source>
        <translation>Eine Bandbreite eingeben, etwa %1 GB/s, 400 Gbps oder 50 GiB/s.</translation>
    </message>
    <message>
        <source>Write a size such as 64 MiB, %1 GB or 4096.</source>
        <translation>Eine Größe eingeben, etwa 64 MiB, %1 GB oder 4096.</translation>
    </message>
    <message>
        <source>Write a time such as 500 ns, %1 µs or 2 ms.</source>
        <translation>Eine Zeit eingeben, etwa 500 ns, %1 µs oder 2 ms.</translation>
    </message>
    <message>
        <source>Write a number such as 12 or %1.</source>
        <translation>Eine Zahl eingeben, etwa 12 oder %1.</translation>
    </message>
    <message>
        <source>“%1” can be read as %2 and as %3: write one of these.</source>
        <translation>„%1“ lässt sich als %2 und als %3 lesen: eines davon eingeben.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeGroupsModel</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of the time of all operations of all NPUs; those that overlap count each</source>
        <translation>An der Zeit aller Operationen aller NPUs; überlappende zählen einzeln</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Sum of durations inside the range; operations that overlap count each</source>
        <translation>Summe der Dauern im Bereich; überlappende Operationen zählen einzeln</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>That touch the range</source>
        <translation>Die den Bereich berühren</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Time of an operation inside the range</source>
        <translation>Zeit einer Operation im Bereich</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Time of one operation inside the range</source>
        <translation>Zeit einer einzelnen Operation im Bereich</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeTable</name>
    <message>
        <source>Figures of the range</source>
        <translation>Kennzahlen des Bereichs</translation>
    </message>
    <message>
        <source>Time of the range by what was done</source>
        <translation>Zeit des Bereichs nach Tätigkeit</translation>
    </message>
    <message>
        <source>What the time of the range is added up by</source>
        <translation>Wonach die Zeit des Bereichs zusammengezählt wird</translation>
    </message>
    <message>
        <source>By NPU</source>
        <translation>Nach NPU</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By collective</source>
        <translation>Nach Kollektiv</translation>
    </message>
    <message>
        <source>As flames</source>
        <translation>Als Flammen</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation>Keine Kennzahlen</translation>
    </message>
    <message>
        <source>Run a simulation at record level full, then drag over the timeline to choose a range.</source>
        <translation>Eine Simulation mit Aufzeichnungsgrad „Vollständig“ ausführen, dann über die Zeitleiste ziehen, um einen Bereich zu wählen.</translation>
    </message>
    <message>
        <source>%1 kept no operations</source>
        <translation>%1 hat keine Operationen aufbewahrt</translation>
    </message>
    <message>
        <source>Figures of a range need record level full. Choose it in the settings of the run and run again.</source>
        <translation>Kennzahlen eines Bereichs brauchen den Aufzeichnungsgrad „Vollständig“. Ihn in den Einstellungen des Laufs wählen und erneut ausführen.</translation>
    </message>
    <message>
        <source>Summing the range</source>
        <translation>Der Bereich wird summiert</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <translation>%1 – %2 (%3)</translation>
    </message>
    <message>
        <source>E&amp;xport the figures as CSV…</source>
        <translation>Kennzahlen als CSV e&amp;xportieren…</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RangeUsageModel</name>
    <message>
        <source>All NPUs</source>
        <translation>Alle NPUs</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Time in which any compute ran</source>
        <translation>Zeit, in der irgendeine Berechnung lief</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Time in which any communication was in flight</source>
        <translation>Zeit, in der irgendeine Kommunikation unterwegs war</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Time in which compute ran and communication was in flight</source>
        <translation>Zeit, in der eine Berechnung lief und Kommunikation unterwegs war</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>Freiliegende Kommunikation</translation>
    </message>
    <message>
        <source>Time in which communication was in flight and no compute ran</source>
        <translation>Zeit, in der Kommunikation unterwegs war und keine Berechnung lief</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Time of the range in which neither was the case</source>
        <translation>Zeit des Bereichs, in der keines von beiden der Fall war</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>CPU-Berechnung</translation>
    </message>
    <message>
        <source>Sum of durations; operations that overlap count each</source>
        <translation>Summe der Dauern; überlappende Operationen zählen einzeln</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>Gesendete Bytes</translation>
    </message>
    <message>
        <source>Handed to the network inside the range</source>
        <translation>Im Bereich an das Netzwerk übergeben</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>That touch the range</source>
        <translation>Die den Bereich berühren</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankBars</name>
    <message>
        <source>How each rank spent its time</source>
        <translation>Womit jeder Rang seine Zeit verbracht hat</translation>
    </message>
    <message>
        <source>The Ranks table has the same figures.</source>
        <translation>Die Tabelle „Ränge“ enthält dieselben Kennzahlen.</translation>
    </message>
    <message>
        <source>rank 0</source>
        <translation>Rang 0</translation>
    </message>
    <message numerus="yes">
        <source>each bar: mean of %n ranks</source>
        <translation>
            <numerusform>je Balken: Mittel von %n Rang</numerusform>
            <numerusform>je Balken: Mittel von %n Rängen</numerusform>
        </translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>compute with communication behind it</source>
        <translation>Berechnung mit Kommunikation dahinter</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <translation>freiliegende Kommunikation</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>freiliegend</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>ranks %1 to %2, means</source>
        <translation>Ränge %1 bis %2, Mittel</translation>
    </message>
    <message>
        <source>compute: %1
compute with communication behind it: %2
exposed communication: %3
idle: %4
finish: %5</source>
        <translation>Berechnung: %1
Berechnung mit Kommunikation dahinter: %2
freiliegende Kommunikation: %3
Leerlauf: %4
Ende: %5</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RankList</name>
    <message>
        <source>&apos;%1&apos; is no rank and no range of ranks such as 0-7</source>
        <translation>„%1“ ist kein Rang und kein Bereich von Rängen wie 0-7</translation>
    </message>
    <message>
        <source>rank %1 does not exist: the highest is %2</source>
        <translation>Rang %1 existiert nicht: Der höchste ist %2</translation>
    </message>
    <message>
        <source>rank %1 is listed twice</source>
        <translation>Rang %1 ist doppelt aufgeführt</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Report</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the number of a page, and how many there are</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ReportDialog</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>S&amp;ections, in their order</source>
        <translation>&amp;Abschnitte, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>Wird gezeichnet: %1</translation>
    </message>
    <message>
        <source>There is nothing to say here yet</source>
        <translation>Hier gibt es noch nichts zu sagen</translation>
    </message>
    <message>
        <source>Choose at least one section.</source>
        <translation>Mindestens einen Abschnitt wählen.</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <translation>Die Seiten werden umbrochen…</translation>
    </message>
    <message>
        <source>Laying out a report</source>
        <translation>Ein Bericht wird umbrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing a report</source>
        <translation>Ein Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>The preview was stopped; a file has all pages.</source>
        <translation>Die Vorschau wurde gestoppt; eine Datei hat alle Seiten.</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>Fortschritt des Berichts</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>The report was stopped and is not written</source>
        <translation>Der Bericht wurde gestoppt und nicht geschrieben</translation>
    </message>
    <message>
        <source>It was stopped before it was drawn</source>
        <translation>Vor dem Zeichnen gestoppt</translation>
    </message>
    <message>
        <source>There is nothing to report yet: open a project, or make a fabric and run a workload on it.</source>
        <translation>Es gibt noch nichts zu berichten: ein Projekt öffnen, oder eine Fabric anlegen und einen Workload darauf ausführen.</translation>
    </message>
    <message>
        <source>It could not be drawn</source>
        <translation>Das Zeichnen ist misslungen</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n section(s) are not drawn.</source>
        <translation>
            <numerusform>Gestoppt: %n Abschnitt ist nicht gezeichnet.</numerusform>
            <numerusform>Gestoppt: %n Abschnitte sind nicht gezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ResultPanel</name>
    <message>
        <source>Open in &amp;schedule view</source>
        <translation>In Ansicht „&amp;Ablaufplan“ öffnen</translation>
    </message>
    <message>
        <source>Shows the algorithm step by step, with its verdict</source>
        <translation>Zeigt den Algorithmus Schritt für Schritt, mit Prüfergebnis</translation>
    </message>
    <message>
        <source>&amp;Compare with the library</source>
        <translation>Mit der &amp;Bibliothek vergleichen</translation>
    </message>
    <message>
        <source>Simulates every algorithm of the library that can serve, on the same fabric</source>
        <translation>Simuliert jeden geeigneten Algorithmus der Bibliothek auf derselben Fabric</translation>
    </message>
    <message>
        <source>Show &amp;on topology</source>
        <translation>In der &amp;Topologie zeigen</translation>
    </message>
    <message>
        <source>Selects the links of the tight cut in the topology view</source>
        <translation>Wählt die Links des engen Schnitts in der Topologieansicht aus</translation>
    </message>
    <message>
        <source>&amp;Use for this workload…</source>
        <translation>Für diesen Workload &amp;verwenden…</translation>
    </message>
    <message>
        <source>Sets it as the algorithm of chosen collectives</source>
        <translation>Setzt ihn als Algorithmus gewählter Kollektive</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Writes it as MSCCL XML, as Weft&apos;s JSON or as Chakra traces</source>
        <translation>Schreibt ihn als MSCCL-XML, als Weft-JSON oder als Chakra-Traces</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>&amp;Reparieren</translation>
    </message>
    <message>
        <source>Links that it uses have failed or become slower: makes it anew and keeps as much of it as can be</source>
        <translation>Genutzte Links sind ausgefallen oder langsamer geworden: erstellt ihn neu und behält möglichst viel davon</translation>
    </message>
    <message>
        <source>The verifier refuses the result: %1</source>
        <translation>Der Verifizierer lehnt das Ergebnis ab: %1</translation>
    </message>
    <message>
        <source>%1 – proved optimal</source>
        <translation>%1 – nachweislich optimal</translation>
    </message>
    <message>
        <source>%1 – %2 of the exact bound, %3</source>
        <translation>%1 – %2 der exakten Schranke, %3</translation>
    </message>
    <message>
        <source>%1 – %2 of the best bound found, %3</source>
        <translation>%1 – %2 der besten gefundenen Schranke, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s)</source>
        <translation>
            <numerusform>%Ln Übertragung</numerusform>
            <numerusform>%Ln Übertragungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1</source>
        <translation>
            <numerusform>%n Chunk zu %1</numerusform>
            <numerusform>%n Chunks zu je %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n Anlauf</numerusform>
            <numerusform>%n Anläufe</numerusform>
        </translation>
    </message>
    <message>
        <source>searched for %1</source>
        <translation>%1 lang gesucht</translation>
    </message>
    <message>
        <source>%1 simulated, where switches neither multicast nor sum</source>
        <translation>%1 simuliert, wobei Switches weder Multicast noch Summen beherrschen</translation>
    </message>
    <message>
        <source>%1 simulated, where switches send on what comes first and links are free before arrivals</source>
        <translation>%1 simuliert, wobei Switches weitersenden, was zuerst kommt, und Links vor der Ankunft frei sind</translation>
    </message>
    <message>
        <source>%1 where links do not wait for arrivals</source>
        <translation>%1, wenn Links nicht auf Ankünfte warten</translation>
    </message>
    <message>
        <source>%1 at least for a reduce-scatter and then an all-gather</source>
        <translation>mindestens %1 für ein Reduce-Scatter und danach ein All-Gather</translation>
    </message>
    <message>
        <source>transfers kept: %1, at another time: %2, new: %3, not needed any more: %4</source>
        <translation>Übertragungen beibehalten: %1, zu anderer Zeit: %2, neu: %3, nicht mehr nötig: %4</translation>
    </message>
    <message>
        <source>stopped: the best until then</source>
        <translation>gestoppt: das Beste bis dahin</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>nccl-tests: %1. comm_size: %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>links</comment>
        <translation>noch %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunk(s)</source>
        <translation>
            <numerusform>%Ln Chunk</numerusform>
            <numerusform>%Ln Chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln link(s) limit everything: %1. %2 in %3 at %4 together.</source>
        <translation>
            <numerusform>Dieser %Ln Link begrenzt alles: %1. %2 für %3 mit %4.</numerusform>
            <numerusform>Diese %Ln Links begrenzen alles: %1. %2 für %3 mit zusammen %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>A stop left the schedule and its proof out. The search has checked every transfer.</source>
        <translation>Durch das Stoppen fehlen Ablaufplan und Beweis. Die Suche hat jede Übertragung geprüft.</translation>
    </message>
    <message>
        <source>This result stays compact: with more than %1 transfers it cannot be shown rank by rank or given to a workload. Every transfer of it has been replayed and found right.</source>
        <translation>Dieses Ergebnis bleibt kompakt: Mit mehr als %1 Übertragungen lässt es sich nicht Rang für Rang zeigen oder einem Workload geben. Jede seiner Übertragungen wurde nachgespielt und für richtig befunden.</translation>
    </message>
    <message>
        <source>It can be saved as a file of equal steps.</source>
        <translation>Es lässt sich als Datei gleicher Schritte speichern.</translation>
    </message>
    <message>
        <source>There is no result yet.</source>
        <translation>Es gibt noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>The result has %1 transfers; this is possible up to %2.</source>
        <translation>Das Ergebnis hat %1 Übertragungen; möglich ist dies bis %2.</translation>
    </message>
    <message>
        <source>The verifier refuses the result.</source>
        <translation>Der Verifizierer lehnt das Ergebnis ab.</translation>
    </message>
    <message>
        <source>A stop ended the proof of the result.</source>
        <translation>Der Beweis des Ergebnisses wurde gestoppt.</translation>
    </message>
    <message>
        <source>Nor are its links of one speed, as a file of equal steps needs.</source>
        <translation>Auch haben die Links nicht alle dieselbe Geschwindigkeit, wie es eine Datei gleicher Schritte erfordert.</translation>
    </message>
    <message>
        <source>No links by themselves limit this result.</source>
        <translation>Keine Links allein begrenzen dieses Ergebnis.</translation>
    </message>
    <message>
        <source>They are being simulated.</source>
        <translation>Sie werden gerade simuliert.</translation>
    </message>
    <message>
        <source>Save st&amp;eps…</source>
        <translation>Sc&amp;hritte speichern…</translation>
    </message>
    <message>
        <source>Writes it as a file of equal steps, which weft-cli verify and inspect read</source>
        <translation>Schreibt es als Datei gleicher Schritte, die weft-cli verify und inspect lesen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message numerus="yes">
        <source>the quickest of %n plan(s)</source>
        <extracomment>of plans that are no longer, in the simulator</extracomment>
        <translation>
            <numerusform>der schnellste von %n Plan</numerusform>
            <numerusform>der schnellste von %n Plänen</numerusform>
        </translation>
    </message>
    <message>
        <source>before: %1</source>
        <comment>how long a schedule took</comment>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>made anew: %1</source>
        <translation>neu erzeugt: %1</translation>
    </message>
    <message>
        <source>The fabric that is open is another one.</source>
        <translation>Die geöffnete Fabric ist eine andere.</translation>
    </message>
    <message>
        <source>The fabric has changed since.</source>
        <translation>Die Fabric hat sich seither geändert.</translation>
    </message>
    <message>
        <source>The fabric has changed since: this result is of the fabric as it was, and cannot run on the one that is open.</source>
        <translation>Die Fabric hat sich seither geändert: Dieses Ergebnis gilt für die Fabric, wie sie war, und kann auf der geöffneten nicht laufen.</translation>
    </message>
    <message>
        <source>The fabric has changed since: this result, its bound and what it was compared with are of the fabric as it was.</source>
        <translation>Die Fabric hat sich seither geändert: Dieses Ergebnis, seine Schranke und das, womit es verglichen wurde, gelten für die Fabric, wie sie war.</translation>
    </message>
    <message>
        <source>Repair makes it anew for the fabric that is open.</source>
        <translation>„Reparieren“ macht es für die geöffnete Fabric neu.</translation>
    </message>
    <message>
        <source>Synthesize makes one for the fabric that is open.</source>
        <translation>„Synthetisieren“ macht eines für die geöffnete Fabric.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln transfer(s) over links</source>
        <translation>
            <numerusform>%Ln Übertragung über Links</numerusform>
            <numerusform>%Ln Übertragungen über Links</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at least there, where links are busy for their bytes alone</source>
        <translation>mindestens %1 dort, wo Links nur für ihre Bytes belegt sind</translation>
    </message>
    <message>
        <source>%1 at least for a reduce-scatter and then an all-gather, which overlap here</source>
        <translation>mindestens %1 für ein Reduce-Scatter und danach ein All-Gather, die hier überlappen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunColoring</name>
    <message>
        <source>Prepare link colours</source>
        <translation>Link-Farben werden vorbereitet</translation>
    </message>
    <message>
        <source>Link load over the run</source>
        <translation>Link-Last im Lauf</translation>
    </message>
    <message>
        <source>Link utilization over the run</source>
        <translation>Link-Auslastung im Lauf</translation>
    </message>
    <message>
        <source>Mean link utilization of %1 – %2</source>
        <translation>Mittlere Link-Auslastung von %1 – %2</translation>
    </message>
    <message>
        <source>mean of %1 – %2</source>
        <extracomment>the mean of a range of time, from, to</extracomment>
        <translation>Mittel von %1 – %2</translation>
    </message>
    <message>
        <source>Link utilization at %1</source>
        <translation>Link-Auslastung bei %1</translation>
    </message>
    <message>
        <source>This run recorded no links</source>
        <translation>Dieser Lauf hat keine Links aufgezeichnet</translation>
    </message>
    <message>
        <source>Carried %1</source>
        <translation>Transportiert: %1</translation>
    </message>
    <message>
        <source>Busy %1 of the run</source>
        <translation>Belegt: %1 des Laufs</translation>
    </message>
    <message>
        <source>Peak %1</source>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>Load %1 of the run</source>
        <translation>Last: %1 des Laufs</translation>
    </message>
    <message>
        <source>Rank %1 finished at %2</source>
        <translation>Rang %1 endete bei %2</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>Berechnung %1</translation>
    </message>
    <message>
        <source>Communication %1</source>
        <translation>Kommunikation %1</translation>
    </message>
    <message>
        <source>Exposed communication %1</source>
        <translation>Freiliegende Kommunikation %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>Leerlauf %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunComparison</name>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>Compute, mean of ranks</source>
        <translation>Berechnung, Mittel der Ränge</translation>
    </message>
    <message>
        <source>Communication, mean of ranks</source>
        <translation>Kommunikation, Mittel der Ränge</translation>
    </message>
    <message>
        <source>Exposed communication, mean of ranks</source>
        <translation>Freiliegende Kommunikation, Mittel der Ränge</translation>
    </message>
    <message>
        <source>Idle, mean of ranks</source>
        <translation>Leerlauf, Mittel der Ränge</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Bytes over links</source>
        <translation>Bytes über Links</translation>
    </message>
    <message>
        <source>Link use, mean</source>
        <translation>Link-Nutzung, Mittel</translation>
    </message>
    <message>
        <source>Link use, most</source>
        <translation>Link-Nutzung, Maximum</translation>
    </message>
    <message>
        <source>Link imbalance (most ÷ mean)</source>
        <translation>Link-Ungleichgewicht (Maximum ÷ Mittel)</translation>
    </message>
    <message>
        <source>%1 (only in A)</source>
        <translation>%1 (nur in A)</translation>
    </message>
    <message>
        <source>%1 (only in B)</source>
        <translation>%1 (nur in B)</translation>
    </message>
    <message>
        <source>%1 busy over the run</source>
        <translation>%1 belegt im ganzen Lauf</translation>
    </message>
    <message>
        <source>%1: %2 busy</source>
        <extracomment>the name of a run, and a share</extracomment>
        <translation>%1: %2 belegt</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunsModel</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
</context>
<context>
    <name>weft::widgets::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Take the &amp;file away</source>
        <translation>&amp;Datei wegnehmen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SaveDialog</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>%1: this type of file is not known here. It can be %2.</source>
        <translation>%1: Dieser Dateityp ist hier nicht bekannt. Möglich: %2.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleCanvas</name>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>Ranks down, levels across: which step sends, copies or adds which chunk. The table beside it lists what the selected rank holds.</source>
        <translation>Ränge nach unten, Ebenen nach rechts: welcher Schritt welchen Chunk sendet, kopiert oder addiert. Die Tabelle daneben zeigt, was der ausgewählte Rang hält.</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, Ebene %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleParts</name>
    <message numerus="yes">
        <source>%n level(s) with steps</source>
        <translation>
            <numerusform>%n Ebene mit Schritten</numerusform>
            <numerusform>%n Ebenen mit Schritten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleSide</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>%1 kann nicht gezeigt werden: %2</translation>
    </message>
    <message>
        <source>Preparing the contents…</source>
        <translation>Der Inhalt wird vorbereitet…</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Following the contents of %1</source>
        <translation>Der Inhalt von %1 wird verfolgt</translation>
    </message>
    <message>
        <source>There are no contents to show: %1</source>
        <translation>Kein Inhalt zu zeigen: %1</translation>
    </message>
    <message>
        <source>The step never starts, so it has no place in the picture</source>
        <translation>Der Schritt beginnt nie und hat daher keinen Platz im Bild</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>Kein Ablaufplan</translation>
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
        <translation>Hier</translation>
    </message>
    <message>
        <source>level →</source>
        <comment>heading of columns</comment>
        <translation>Ebene →</translation>
    </message>
    <message>
        <source>zoom in for single steps</source>
        <translation>für einzelne Schritte hineinzoomen</translation>
    </message>
    <message>
        <source>too many arrows: those of the step under the pointer are drawn</source>
        <translation>zu viele Pfeile: Gezeichnet sind die des Schritts unter dem Zeiger</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rank(s)</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;</extracomment>
        <translation>
            <numerusform>%1, %n Rang</numerusform>
            <numerusform>%1, %n Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a schedule&apos;s name, then what it does: &quot;ring (all-reduce, 8 ranks)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>send</source>
        <translation>senden</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>empfangen</translation>
    </message>
    <message>
        <source>receive, store and send on</source>
        <translation>empfangen, ablegen und weitersenden</translation>
    </message>
    <message>
        <source>receive and add</source>
        <translation>empfangen und addieren</translation>
    </message>
    <message>
        <source>receive, add and send on without storing</source>
        <translation>empfangen, addieren und ohne Ablegen weitersenden</translation>
    </message>
    <message>
        <source>receive, add and send on</source>
        <translation>empfangen, addieren und weitersenden</translation>
    </message>
    <message>
        <source>copy inside of the rank</source>
        <translation>innerhalb des Rangs kopieren</translation>
    </message>
    <message>
        <source>add inside of the rank</source>
        <translation>innerhalb des Rangs addieren</translation>
    </message>
    <message>
        <source>wait for dependencies</source>
        <translation>auf Abhängigkeiten warten</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>local copy</source>
        <translation>lokale Kopie</translation>
    </message>
    <message>
        <source>local reduction</source>
        <translation>lokale Reduktion</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>input %1</source>
        <extracomment>a place in a rank&apos;s input buffer, by its number</extracomment>
        <translation>Eingabe %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>scratch %1</source>
        <translation>Scratch %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>rank %1, thread block %2, step %3</source>
        <translation>Rang %1, Threadblock %2, Schritt %3</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Aktion</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <comment>heading of a list</comment>
        <translation>
            <numerusform>%n Chunk</numerusform>
            <numerusform>%n Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>rank %1 → rank %2</source>
        <translation>Rang %1 → Rang %2</translation>
    </message>
    <message>
        <source>Receives</source>
        <translation>Empfängt</translation>
    </message>
    <message>
        <source>nothing: no send matches</source>
        <translation>nichts: kein passender Sendevorgang</translation>
    </message>
    <message>
        <source>Sends</source>
        <translation>Sendet</translation>
    </message>
    <message>
        <source>to rank %1, which never receives it</source>
        <translation>an Rang %1, der es nie empfängt</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Addiert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>block %1, step %2</source>
        <translation>Block %1, Schritt %2</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message numerus="yes">
        <source>%n send(s)</source>
        <translation>
            <numerusform>%n Sendevorgang</numerusform>
            <numerusform>%n Sendevorgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n receive(s)</source>
        <translation>
            <numerusform>%n Empfangsvorgang</numerusform>
            <numerusform>%n Empfangsvorgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reduction(s)</source>
        <translation>
            <numerusform>%n Reduktion</numerusform>
            <numerusform>%n Reduktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local copy(s)</source>
        <translation>
            <numerusform>%n lokale Kopie</numerusform>
            <numerusform>%n lokale Kopien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local reduction(s)</source>
        <translation>
            <numerusform>%n lokale Reduktion</numerusform>
            <numerusform>%n lokale Reduktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n Wartevorgang</numerusform>
            <numerusform>%n Wartevorgänge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::ScheduleView</name>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>&amp;Open schedule…</source>
        <translation>Ablaufplan &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a collective algorithm: MSCCL XML, Weft JSON or Chakra traces</source>
        <translation>Einen Kollektivalgorithmus öffnen: MSCCL-XML, Weft-JSON oder Chakra-Traces</translation>
    </message>
    <message>
        <source>&amp;New from the library…</source>
        <translation>&amp;Neu aus der Bibliothek…</translation>
    </message>
    <message>
        <source>Make a classic algorithm for the fabric: ring, trees, halving and doubling, and more</source>
        <translation>Einen klassischen Algorithmus für die Fabric anlegen: Ring, Bäume, Halving-Doubling und weitere</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <source>Show a second schedule beside this one</source>
        <translation>Einen zweiten Ablaufplan neben diesem zeigen</translation>
    </message>
    <message>
        <source>Close the secon&amp;d schedule</source>
        <translation>&amp;Zweiten Ablaufplan schließen</translation>
    </message>
    <message>
        <source>Show one schedule again</source>
        <translation>Wieder einen einzelnen Ablaufplan zeigen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write it as MSCCL XML, Weft JSON, or Chakra traces with their system file</source>
        <translation>Als MSCCL-XML, Weft-JSON oder Chakra-Traces mit Systemdatei schreiben</translation>
    </message>
    <message>
        <source>&amp;Use for collectives…</source>
        <translation>Für &amp;Kollektive verwenden…</translation>
    </message>
    <message>
        <source>Let the next runs use it in the place of the system&apos;s own algorithm</source>
        <translation>Die nächsten Läufe verwenden ihn anstelle der Algorithmen des Systems</translation>
    </message>
    <message>
        <source>Use the s&amp;ystem&apos;s algorithms again</source>
        <translation>Wieder Algorithmen des S&amp;ystems verwenden</translation>
    </message>
    <message>
        <source>Let no collective of the system run a schedule from a file</source>
        <translation>Kein Kollektiv des Systems führt dann einen Ablaufplan aus einer Datei aus</translation>
    </message>
    <message>
        <source>C&amp;lose the schedule</source>
        <translation>Ablaufplan s&amp;chließen</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Level &amp;back</source>
        <translation>Eine Ebene &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Play or pause the levels</source>
        <translation>Ebenen abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
        <source>Level &amp;forward</source>
        <translation>Eine Ebene &amp;vor</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Rank abo&amp;ve</source>
        <translation>Rang &amp;darüber</translation>
    </message>
    <message>
        <source>Ra&amp;nk below</source>
        <translation>Rang dar&amp;unter</translation>
    </message>
    <message>
        <source>Next c&amp;hunk</source>
        <translation>Nächster C&amp;hunk</translation>
    </message>
    <message>
        <source>Previous ch&amp;unk</source>
        <translation>Vorheri&amp;ger Chunk</translation>
    </message>
    <message>
        <source>Cle&amp;ar the selection</source>
        <translation>Auswahl au&amp;fheben</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>H&amp;ineinzoomen</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>He&amp;rauszoomen</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <translation>Alles zei&amp;gen</translation>
    </message>
    <message>
        <source>All ranks and levels in sight</source>
        <translation>Alle Ränge und Ebenen im Blick</translation>
    </message>
    <message>
        <source>Fit the selecti&amp;on</source>
        <translation>Aus&amp;wahl einpassen</translation>
    </message>
    <message>
        <source>Show the wron&amp;g step</source>
        <translation>Fal&amp;schen Schritt zeigen</translation>
    </message>
    <message>
        <source>Go to the step that the check found wrong</source>
        <translation>Zu dem Schritt gehen, den die Prüfung falsch fand</translation>
    </message>
    <message>
        <source>Show on the fabri&amp;c</source>
        <translation>Auf der Fa&amp;bric zeigen</translation>
    </message>
    <message>
        <source>The fabric beside this view, with the ranks and links of the way selected</source>
        <translation>Die Fabric neben dieser Ansicht, mit den Rängen und Links des Wegs ausgewählt</translation>
    </message>
    <message>
        <source>Open or make a schedule first</source>
        <translation>Zuerst einen Ablaufplan öffnen oder anlegen</translation>
    </message>
    <message>
        <source>No collective runs a schedule from a file</source>
        <translation>Kein Kollektiv führt einen Ablaufplan aus einer Datei aus</translation>
    </message>
    <message>
        <source>There is no second schedule beside it</source>
        <translation>Es gibt keinen zweiten Ablaufplan daneben</translation>
    </message>
    <message>
        <source>The check found no wrong step</source>
        <translation>Die Prüfung fand keinen falschen Schritt</translation>
    </message>
    <message>
        <source>The fabric that is open has fewer NPUs than the schedule has ranks</source>
        <translation>Die geöffnete Fabric hat weniger NPUs als der Ablaufplan Ränge</translation>
    </message>
    <message>
        <source>%1 levels/s</source>
        <translation>%1 Ebenen/s</translation>
    </message>
    <message>
        <source>How fast the levels play</source>
        <translation>Wie schnell die Ebenen abgespielt werden</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>Ebene %1 von %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>Kein Ablaufplan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which of two schedules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preparing the schedule…</source>
        <translation>Der Ablaufplan wird vorbereitet…</translation>
    </message>
    <message>
        <source>A schedule says what every rank sends, copies and adds in a collective. Open one from MSCCL XML, Weft JSON or Chakra traces, or build one from the library.</source>
        <translation>Ein Ablaufplan sagt, was jeder Rang in einem Kollektiv sendet, kopiert und addiert. Einen aus MSCCL-XML, Weft-JSON oder Chakra-Traces öffnen oder aus der Bibliothek erstellen.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Timing the levels of %1</source>
        <translation>Die Zeiten der Ebenen von %1 werden ermittelt</translation>
    </message>
    <message>
        <source>Laying %1 on the fabric</source>
        <translation>%1 wird auf die Fabric gelegt</translation>
    </message>
    <message>
        <source>Compare with a schedule</source>
        <translation>Mit einem Ablaufplan vergleichen</translation>
    </message>
    <message>
        <source>Open a schedule</source>
        <translation>Ablaufplan öffnen</translation>
    </message>
    <message>
        <source>Schedules: MSCCL XML, Weft JSON, Chakra traces (*.xml *.json *.et *.gz);;All files (*)</source>
        <translation>Ablaufpläne: MSCCL-XML, Weft-JSON, Chakra-Traces (*.xml *.json *.et *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n files, the last one %1</source>
        <translation>
            <numerusform>%n Datei geschrieben, zuletzt %1</numerusform>
            <numerusform>%n Dateien geschrieben, zuletzt %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SchedulesView</name>
    <message>
        <source>Schedules of the program</source>
        <translation>Ablaufpläne des Programms</translation>
    </message>
    <message>
        <source>Schedules, step by step</source>
        <translation>Ablaufpläne, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>How many times as quick as the program as it stands; the bar is the time, the line that of the program as it stands</source>
        <translation>Wievielmal so schnell wie das unveränderte Programm; der Balken ist die Zeit, der Strich die des unveränderten Programms</translation>
    </message>
    <message>
        <source>Whether every element of every output is the same</source>
        <translation>Ob jedes Element jeder Ausgabe gleich ist</translation>
    </message>
    <message>
        <source>A switch with a port for every rank, as the bundled programs have</source>
        <translation>Ein Switch mit einem Port für jeden Rang, wie ihn die mitgelieferten Programme haben</translation>
    </message>
    <message>
        <source>Whether the schedule computes the same</source>
        <translation>Ob der Ablaufplan dasselbe berechnet</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>The text has mistakes</source>
        <translation>Der Text hat Fehler</translation>
    </message>
    <message>
        <source>Schedules and their times stand here once they are put right.</source>
        <translation>Sobald sie behoben sind, stehen hier Ablaufpläne und ihre Zeiten.</translation>
    </message>
    <message>
        <source>No schedules yet</source>
        <translation>Noch keine Ablaufpläne</translation>
    </message>
    <message>
        <source>A program&apos;s schedules stand here with their times. Select a stage and click a transformation to begin one.</source>
        <translation>Hier stehen die Ablaufpläne eines Programms mit ihren Zeiten. Eine Stufe auswählen und eine Transformation anklicken, um einen zu beginnen.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>With %n rank(s), as many as the fabric has, in place of those of the text</source>
        <translation>
            <numerusform>Mit %n Rang wie in der Fabric statt der Anzahl im Text</numerusform>
            <numerusform>Mit %n Rängen wie in der Fabric statt der Anzahl im Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make a fabric of %n NPU(s)</source>
        <translation>
            <numerusform>Fabric mit %n NPU anlegen</numerusform>
            <numerusform>Fabric mit %n NPUs anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>Is being checked…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Not checked: it was stopped</source>
        <translation>Nicht geprüft: Es wurde gestoppt</translation>
    </message>
    <message numerus="yes">
        <source>Computes something else with %n rank(s): %1[%2] on rank %3</source>
        <translation>
            <numerusform>Berechnet mit %n Rang etwas anderes: %1[%2] auf Rang %3</numerusform>
            <numerusform>Berechnet mit %n Rängen etwas anderes: %1[%2] auf Rang %3</numerusform>
        </translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>nachher: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Nicht geprüft: %1</translation>
    </message>
    <message>
        <source>Computes the same, as expressions and as numbers; tried with %1 ranks</source>
        <translation>Berechnet dasselbe, als Ausdrücke und als Zahlen; mit %1 Rängen erprobt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Ablaufpläne</translation>
    </message>
    <message>
        <source>Time (ns)</source>
        <translation>Zeit (ns)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>&amp;Find the best schedule, or stop</source>
        <translation>Besten Ablaufplan &amp;suchen oder stoppen</translation>
    </message>
    <message>
        <source>Tries every schedule that is valid, on the fabric that is open</source>
        <translation>Probiert jeden gültigen Ablaufplan auf der geöffneten Fabric</translation>
    </message>
    <message>
        <source>&amp;Apply the best schedule</source>
        <translation>Besten Ablaufplan &amp;anwenden</translation>
    </message>
    <message>
        <source>Makes the fastest schedule that was found one of the text</source>
        <translation>Nimmt den schnellsten gefundenen Ablaufplan in den Text auf</translation>
    </message>
    <message>
        <source>No faster schedule was found yet</source>
        <translation>Noch kein schnellerer Ablaufplan gefunden</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SearchChart</name>
    <message>
        <source>Best so far against the bound</source>
        <translation>Bestes bisher gegen die Schranke</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>Bestes bisher</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Search (s)</source>
        <translation>Suche (s)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Zeit (µs)</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <extracomment>a time that a schedule takes, and how long it was searched for</extracomment>
        <translation>%1 nach %2</translation>
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
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>%1 (not known)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SettingsForm</name>
    <message>
        <source>Settings of a run</source>
        <translation>Einstellungen eines Laufs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of the settings and what is wrong with its text</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The text of the file is no JSON object: correct it below, or import another file.</source>
        <translation>Der Text der Datei ist kein JSON-Objekt: unten korrigieren oder eine andere Datei importieren.</translation>
    </message>
    <message>
        <source>No effect: the roofline model is off.</source>
        <translation>Ohne Wirkung: Das Roofline-Modell ist aus.</translation>
    </message>
    <message>
        <source>No effect: the shared bus is not modelled.</source>
        <translation>Ohne Wirkung: Der gemeinsame Bus wird nicht modelliert.</translation>
    </message>
    <message>
        <source>No effect: there is no remote memory.</source>
        <translation>Ohne Wirkung: Es gibt keinen entfernten Speicher.</translation>
    </message>
    <message>
        <source>No effect: only memory per node is shared by nodes.</source>
        <translation>Ohne Wirkung: Nur Speicher je Knoten wird von Knoten gemeinsam genutzt.</translation>
    </message>
    <message>
        <source>No effect: the congestion-unaware model sends messages as a whole.</source>
        <translation>Ohne Wirkung: Das Modell ohne Stau sendet Nachrichten als Ganzes.</translation>
    </message>
    <message>
        <source>No effect: in the congestion-unaware model messages share no links.</source>
        <translation>Ohne Wirkung: Im Modell ohne Stau teilen sich Nachrichten keine Links.</translation>
    </message>
    <message>
        <source>No effect: it multiplies a given endpoint delay only.</source>
        <translation>Ohne Wirkung: Er multipliziert nur eine angegebene Endpunktverzögerung.</translation>
    </message>
    <message>
        <source>Times of ranks and collectives. No memory to speak of.</source>
        <translation>Zeiten von Rängen und Kollektiven. Kaum Speicherbedarf.</translation>
    </message>
    <message>
        <source>And bytes and busy time of each link, over time in the congestion-aware model: up to 64 MB.</source>
        <translation>Dazu Bytes und Belegtzeit jedes Links, im Modell mit Stau auch im Zeitverlauf: bis zu 64 MB.</translation>
    </message>
    <message>
        <source>And every operation and message: the timeline and the critical path need it. About 50 bytes each; past 20 million of them the run goes on at links only.</source>
        <translation>Dazu jede Operation und Nachricht: Zeitleiste und kritischer Pfad brauchen sie. Je etwa 50 Byte; ab 20 Millionen davon zeichnet der Lauf nur noch „Links“ auf.</translation>
    </message>
    <message>
        <source>System file</source>
        <translation>Systemdatei</translation>
    </message>
    <message>
        <source>Memory file</source>
        <translation>Speicherdatei</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>Communicator groups</source>
        <translation>Kommunikatorgruppen</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON: { &quot;1&quot;: [0, 1], … }. The order of the ranks is the order of the group&apos;s ring. Empty: the groups of the trace.</source>
        <translation>ASTRA-sim-JSON: { &quot;1&quot;: [0, 1], … }. Die Reihenfolge der Ränge ist die im Ring der Gruppe. Leer: die Gruppen des Traces.</translation>
    </message>
    <message>
        <source>System file as text</source>
        <translation>Systemdatei als Text</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON, as it is exported. Keys that have no field are edited here.</source>
        <translation>ASTRA-sim-JSON, wie es exportiert wird. Schlüssel ohne eigenes Feld werden hier bearbeitet.</translation>
    </message>
    <message>
        <source>Memory file as text</source>
        <translation>Speicherdatei als Text</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s JSON. Empty: no remote memory.</source>
        <translation>ASTRA-sim-JSON. Leer: kein entfernter Speicher.</translation>
    </message>
    <message>
        <source>Network model</source>
        <translation>Netzwerkmodell</translation>
    </message>
    <message>
        <source>Congestion-aware</source>
        <translation>Mit Stau</translation>
    </message>
    <message>
        <source>Congestion-unaware</source>
        <translation>Ohne Stau</translation>
    </message>
    <message>
        <source>Aware: messages queue for links, hop by hop, first come first served. Unaware: each message takes its latency and its bytes over the bandwidth, whatever else is on its way; faster, and without link utilization over time.</source>
        <translation>Mit Stau: Nachrichten warten Hop für Hop auf Links, in der Reihenfolge ihres Eintreffens. Ohne Stau: Jede Nachricht braucht ihre Latenz plus ihre Bytes geteilt durch die Bandbreite, gleich was sonst unterwegs ist; schneller, aber ohne Link-Auslastung im Zeitverlauf.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Messages travel in packets of at most this size, so that several share a link more evenly. Smaller packets take longer to simulate.</source>
        <translation>Nachrichten reisen in Paketen höchstens dieser Größe, sodass sich mehrere einen Link gleichmäßiger teilen. Kleinere Pakete brauchen länger zum Simulieren.</translation>
    </message>
    <message>
        <source>Packet size</source>
        <translation>Paketgröße</translation>
    </message>
    <message>
        <source>whole messages</source>
        <translation>ganze Nachrichten</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>routing</comment>
        <translation>Standard</translation>
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
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Valiant</source>
        <comment>routing</comment>
        <translation>Valiant</translation>
    </message>
    <message>
        <source>Which of several ways a message takes. Parallel cables between two nodes take turns under all of them; routes that the fabric states are kept.</source>
        <translation>Welchen von mehreren Wegen eine Nachricht nimmt. Parallele Kabel zwischen zwei Knoten wechseln sich bei allen ab; Routen, die die Fabric angibt, bleiben.</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routing</translation>
    </message>
    <message>
        <source>Another seed draws other ways; the same one gives the same result.</source>
        <translation>Ein anderer Startwert wählt andere Wege; derselbe ergibt dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Routing seed</source>
        <translation>Startwert des Routings</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>record level</comment>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Links</source>
        <comment>record level</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>record level</comment>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>What the run keeps. It never changes the result.</source>
        <translation>Was der Lauf aufbewahrt. Das Ergebnis ändert es nie.</translation>
    </message>
    <message>
        <source>Record level</source>
        <translation>Aufzeichnungsgrad</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Collective algorithms</source>
        <translation>Kollektivalgorithmen</translation>
    </message>
    <message>
        <source>Algorithms of single nodes: %1 (from the file)</source>
        <translation>Algorithmen einzelner Knoten: %1 (aus der Datei)</translation>
    </message>
    <message>
        <source>Algorithms of %1</source>
        <translation>Algorithmen für %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>What ASTRA-sim takes on its command line.</source>
        <translation>Was ASTRA-sim auf der Befehlszeile annimmt.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Queues of chunks in each dimension (--num-queues-per-dim). With two, half of the chunks go round a ring the other way.</source>
        <translation>Warteschlangen für Chunks in jeder Dimension (--num-queues-per-dim). Bei zweien läuft die Hälfte der Chunks andersherum um einen Ring.</translation>
    </message>
    <message>
        <source>per dimension</source>
        <translation>je Dimension</translation>
    </message>
    <message>
        <source>Queues per dimension</source>
        <translation>Warteschlangen je Dimension</translation>
    </message>
    <message>
        <source>Injection scale</source>
        <translation>Injektionsfaktor</translation>
    </message>
    <message>
        <source>Multiplies the endpoint delay, if one is given (--injection-scale).</source>
        <translation>Multipliziert die Endpunktverzögerung, falls angegeben (--injection-scale).</translation>
    </message>
    <message>
        <source>Rendezvous</source>
        <translation>Rendezvous</translation>
    </message>
    <message>
        <source>A message is sent only after its receiver has asked for it with a control message (--rendezvous-protocol).</source>
        <translation>Eine Nachricht wird erst gesendet, wenn der Empfänger sie mit einer Steuernachricht angefordert hat (--rendezvous-protocol).</translation>
    </message>
    <message>
        <source>Groups by dimension</source>
        <translation>Gruppen nach Dimension</translation>
    </message>
    <message>
        <source>Collectives of process groups that are a full part of the fabric&apos;s dimensions run over these, with the algorithms, delays and queues given here. ASTRA-sim runs them in one ring, with 10 ns at an endpoint. Weft&apos;s own; --groups-by-dimension.</source>
        <translation>Kollektive von Prozessgruppen, die ein voller Teil der Fabric-Dimensionen sind, laufen über diese, mit den hier angegebenen Algorithmen, Verzögerungen und Warteschlangen. ASTRA-sim führt sie in einem Ring aus, mit 10 ns an einem Endpunkt. Eigenheit von Weft; --groups-by-dimension.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Take the settings of ASTRA-sim&apos;s files</source>
        <translation>Die Einstellungen aus ASTRA-sim-Dateien übernehmen</translation>
    </message>
    <message>
        <source>Write the settings as ASTRA-sim&apos;s files</source>
        <translation>Die Einstellungen als ASTRA-sim-Dateien schreiben</translation>
    </message>
    <message>
        <source>&amp;System…</source>
        <translation>&amp;System…</translation>
    </message>
    <message>
        <source>&amp;Memory…</source>
        <translation>Sp&amp;eicher…</translation>
    </message>
    <message>
        <source>&amp;Groups…</source>
        <translation>&amp;Gruppen…</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Import a &amp;system file…</source>
        <translation>&amp;Systemdatei importieren…</translation>
    </message>
    <message>
        <source>Import a &amp;memory file…</source>
        <translation>Sp&amp;eicherdatei importieren…</translation>
    </message>
    <message>
        <source>Import communicator &amp;groups…</source>
        <translation>Kommunikator&amp;gruppen importieren…</translation>
    </message>
    <message>
        <source>Export the s&amp;ystem file…</source>
        <translation>S&amp;ystemdatei exportieren…</translation>
    </message>
    <message>
        <source>Export the memor&amp;y file…</source>
        <translation>Speicher&amp;datei exportieren…</translation>
    </message>
    <message>
        <source>Export communicator g&amp;roups…</source>
        <translation>Kommunikatorg&amp;ruppen exportieren…</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>A collective is cut into chunks; each chunk goes through its dimensions in phases.</source>
        <translation>Ein Kollektiv wird in Chunks geteilt; jeder Chunk durchläuft seine Dimensionen in Phasen.</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Into how many chunks of equal size each collective is cut. More chunks keep more dimensions at work at once, but each one is a message of its own.</source>
        <translation>In wie viele gleich große Chunks jedes Kollektiv geteilt wird. Mehr Chunks beschäftigen mehr Dimensionen zugleich, aber jeder ist eine eigene Nachricht.</translation>
    </message>
    <message>
        <source>Active chunks</source>
        <translation>Aktive Chunks</translation>
    </message>
    <message>
        <source>How many chunks may be in progress in one dimension at once, over all its queues.</source>
        <translation>Wie viele Chunks in einer Dimension zugleich in Arbeit sein dürfen, über alle ihre Warteschlangen.</translation>
    </message>
    <message>
        <source>All-reduce phases</source>
        <translation>All-Reduce-Phasen</translation>
    </message>
    <message>
        <source>baseline: an all-reduce in each dimension, all of full size. localBWAware: reduce-scatter through the dimensions, all-reduce in the last, all-gather back, so that outer dimensions carry less.</source>
        <translation>baseline: ein All-Reduce in jeder Dimension, alle in voller Größe. localBWAware: Reduce-Scatter durch die Dimensionen, All-Reduce in der letzten, All-Gather zurück, sodass äußere Dimensionen weniger tragen.</translation>
    </message>
    <message>
        <source>Scheduling policy</source>
        <translation>Reihenfolge der Kollektive</translation>
    </message>
    <message>
        <source>Which waiting collective goes first: LIFO the latest, FIFO the earliest, EXPLICIT by comm_priority of the trace. A rank issues one collective at a time, so that it matters for chunks that wait only.</source>
        <translation>Welches wartende Kollektiv zuerst läuft: LIFO das jüngste, FIFO das älteste, EXPLICIT nach comm_priority des Traces. Ein Rang startet immer nur ein Kollektiv, sodass dies nur für wartende Chunks zählt.</translation>
    </message>
    <message>
        <source>Order of dimensions</source>
        <translation>Reihenfolge der Dimensionen</translation>
    </message>
    <message>
        <source>In which order a chunk goes through the dimensions: ascending for all; roundRobin starts each chunk one dimension further; offlineGreedy and offlineGreedyFlex load the dimensions evenly (Themis).</source>
        <translation>In welcher Reihenfolge ein Chunk die Dimensionen durchläuft: ascending für alle aufsteigend; roundRobin beginnt jeden Chunk eine Dimension weiter; offlineGreedy und offlineGreedyFlex lasten die Dimensionen gleichmäßig aus (Themis).</translation>
    </message>
    <message>
        <source>Order in a dimension</source>
        <translation>Reihenfolge je Dimension</translation>
    </message>
    <message>
        <source>Which waiting chunk of a dimension&apos;s queue starts next: FIFO, RG (reduce-scatter before all-gather), smallestFirst, lessRemainingPhaseFirst.</source>
        <translation>Welcher wartende Chunk der Warteschlange einer Dimension als nächster beginnt: FIFO, RG (Reduce-Scatter vor All-Gather), smallestFirst, lessRemainingPhaseFirst.</translation>
    </message>
    <message>
        <source>Endpoint delay</source>
        <translation>Endpunktverzögerung</translation>
    </message>
    <message>
        <source>Time that an NPU needs for each packet of a collective that it sends. Multiplied by the injection scale where it is given.</source>
        <translation>Zeit, die eine NPU für jedes gesendete Paket eines Kollektivs braucht. Wird, falls angegeben, mit dem Injektionsfaktor multipliziert.</translation>
    </message>
    <message>
        <source>10 ns</source>
        <translation>10 ns</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Roofline model</source>
        <translation>Roofline-Modell</translation>
    </message>
    <message>
        <source>A compute lasts as long as its FLOP (num_ops) and bytes (tensor_size) take at the peak performance and the memory bandwidth, instead of the duration in the trace.</source>
        <translation>Eine Berechnung dauert so lange, wie ihre FLOP (num_ops) und Bytes (tensor_size) bei Spitzenleistung und Speicherbandbreite brauchen, statt der Dauer im Trace.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Peak performance</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Floating-point operations of an NPU, in 10^12 a second. The roofline model needs it.</source>
        <translation>Gleitkommaoperationen einer NPU, in 10^12 je Sekunde. Das Roofline-Modell braucht sie.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Local memory bandwidth of an NPU, in 10^9 bytes a second: for reductions in collectives and for the roofline model. Without it reductions take no time.</source>
        <translation>Lokale Speicherbandbreite einer NPU, in 10^9 Byte je Sekunde: für Reduktionen in Kollektiven und für das Roofline-Modell. Ohne sie kosten Reduktionen keine Zeit.</translation>
    </message>
    <message>
        <source>reductions are free</source>
        <translation>Reduktionen kosten nichts</translation>
    </message>
    <message>
        <source>Replay only</source>
        <translation>Nur wiedergeben</translation>
    </message>
    <message>
        <source>Every operation, communication included, lasts its duration in the trace. Nothing is sent, so that network and collective settings have no effect.</source>
        <translation>Jede Operation, auch Kommunikation, hat ihre Dauer aus dem Trace. Nichts wird gesendet, sodass Netzwerk- und Kollektiv-Einstellungen nicht wirken.</translation>
    </message>
    <message>
        <source>0 ns</source>
        <translation>0 ns</translation>
    </message>
    <message>
        <source>Shared bus</source>
        <translation>Gemeinsamer Bus</translation>
    </message>
    <message>
        <source>A LogGP model of the bus between an NPU and its network interface. Replaces the endpoint delay.</source>
        <translation>Ein LogGP-Modell des Busses zwischen einer NPU und ihrer Netzwerkschnittstelle. Ersetzt die Endpunktverzögerung.</translation>
    </message>
    <message>
        <source>Model the bus</source>
        <translation>Bus modellieren</translation>
    </message>
    <message>
        <source>Packets of collectives cross a shared bus at each NPU.</source>
        <translation>Pakete von Kollektiven laufen auf jeder NPU über einen gemeinsamen Bus.</translation>
    </message>
    <message>
        <source>Latency L</source>
        <translation>Latenz L</translation>
    </message>
    <message>
        <source>Time that data needs to cross the bus.</source>
        <translation>Zeit, die Daten zum Überqueren des Busses brauchen.</translation>
    </message>
    <message>
        <source>Overhead o</source>
        <translation>Overhead o</translation>
    </message>
    <message>
        <source>Time that the sender is busy before each transfer.</source>
        <translation>Zeit, die der Sender vor jeder Übertragung beschäftigt ist.</translation>
    </message>
    <message>
        <source>Gap g</source>
        <translation>Abstand g</translation>
    </message>
    <message>
        <source>Least time between two transfers in one direction.</source>
        <translation>Mindestzeit zwischen zwei Übertragungen in einer Richtung.</translation>
    </message>
    <message>
        <source>Gap per byte G</source>
        <translation>Abstand je Byte G</translation>
    </message>
    <message>
        <source>Time for each byte of a transfer; the inverse of the bus bandwidth.</source>
        <translation>Zeit für jedes Byte einer Übertragung; der Kehrwert der Busbandbreite.</translation>
    </message>
    <message>
        <source>0 ns/B</source>
        <translation>0 ns/B</translation>
    </message>
    <message>
        <source>Reduction delay</source>
        <translation>Reduktionsverzögerung</translation>
    </message>
    <message>
        <source>Time of the processing unit for each 100 bytes that it reduces.</source>
        <translation>Zeit der Recheneinheit je 100 Byte, die sie reduziert.</translation>
    </message>
    <message>
        <source>1 ns per 100 B</source>
        <translation>1 ns je 100 B</translation>
    </message>
    <message>
        <source>ns per 100 B</source>
        <translation>ns je 100 B</translation>
    </message>
    <message>
        <source>none, must be given</source>
        <translation>keine, erforderlich</translation>
    </message>
    <message>
        <source>Remote memory</source>
        <translation>Entfernter Speicher</translation>
    </message>
    <message>
        <source>Where memory operations of the trace go.</source>
        <translation>Wohin Speicheroperationen des Traces gehen.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Of each access, before its bytes.</source>
        <translation>Latenz jedes Zugriffs, vor seinen Bytes.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Whole GB/s of 10^9 bytes a second.</source>
        <translation>Ganze GB/s zu 10^9 Byte je Sekunde.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>How many nodes share the machine&apos;s NPUs.</source>
        <translation>Wie viele Knoten sich die NPUs der Maschine teilen.</translation>
    </message>
    <message>
        <source>NPUs per node</source>
        <translation>NPUs je Knoten</translation>
    </message>
    <message>
        <source>How many consecutive NPUs share the memory of a node.</source>
        <translation>Wie viele aufeinanderfolgende NPUs sich den Speicher eines Knotens teilen.</translation>
    </message>
    <message>
        <source>NO_MEMORY_EXPANSION: the trace must not access remote memory. PER_NPU_MEMORY_EXPANSION: accesses are independent. PER_NODE_MEMORY_EXPANSION: one access at a time in each node. MEMORY_POOL: one access at a time in all.</source>
        <translation>NO_MEMORY_EXPANSION: Der Trace darf nicht auf entfernten Speicher zugreifen. PER_NPU_MEMORY_EXPANSION: Zugriffe sind unabhängig. PER_NODE_MEMORY_EXPANSION: je Knoten ein Zugriff zugleich. MEMORY_POOL: insgesamt ein Zugriff zugleich.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StageCanvas</name>
    <message>
        <source>Stages of the program</source>
        <translation>Stufen des Programms</translation>
    </message>
    <message>
        <source>one kernel: %1</source>
        <translation>ein Kernel: %1</translation>
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
        <translation>eine Ausgabe</translation>
    </message>
    <message>
        <source>overlapped: %1</source>
        <translation>überlappt: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StagesView</name>
    <message>
        <source>No stages to show</source>
        <translation>Keine Stufen zu zeigen</translation>
    </message>
    <message>
        <source>They stand here as soon as the text of the program has no mistakes.</source>
        <translation>Sie stehen hier, sobald der Text des Programms keine Fehler hat.</translation>
    </message>
    <message>
        <source>Stages of the program</source>
        <translation>Stufen des Programms</translation>
    </message>
    <message>
        <source>What can be done with the selected stages</source>
        <translation>Was mit den ausgewählten Stufen möglich ist</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What it does, or why not</source>
        <translation>Was er bewirkt, oder warum es nicht geht</translation>
    </message>
    <message>
        <source>replicated</source>
        <translation>repliziert</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>sliced</source>
        <translation>in Slices</translation>
    </message>
    <message>
        <source>on one rank</source>
        <translation>auf einem Rang</translation>
    </message>
    <message>
        <source>The text has mistakes</source>
        <translation>Der Text hat Fehler</translation>
    </message>
    <message>
        <source>They are marked in it, with what was expected.</source>
        <translation>Sie sind darin markiert, mit dem, was erwartet wurde.</translation>
    </message>
    <message>
        <source>Open a program or a sample, or write one.</source>
        <translation>Ein Programm oder ein Beispiel öffnen, oder eines schreiben.</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>As it stands. Select a stage to see what can be done with it.</source>
        <translation>Unverändert. Eine Stufe auswählen, um zu sehen, was mit ihr möglich ist.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s), the last one %1</source>
        <translation>
            <numerusform>Nach %n Schritt: %1</numerusform>
            <numerusform>Nach %n Schritten, zuletzt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The text has mistakes: this is the program before them.</source>
        <translation>Der Text hat Fehler: Dies ist das Programm davor.</translation>
    </message>
    <message>
        <source>Laying out the stages</source>
        <translation>Die Stufen werden angeordnet</translation>
    </message>
    <message>
        <source>not here: %1</source>
        <translation>hier nicht: %1</translation>
    </message>
    <message>
        <source>Select a stage above; Control adds others</source>
        <translation>Oben eine Stufe auswählen; mit Strg kommen weitere dazu</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>&amp;Fit the stages</source>
        <translation>Stufen &amp;einpassen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>All stages in sight</source>
        <translation>Alle Stufen im Blick</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
</context>
<context>
    <name>weft::widgets::StatisticsPage</name>
    <message>
        <source>Operations by type</source>
        <translation>Operationen nach Typ</translation>
    </message>
    <message>
        <source>Spread over the ranks</source>
        <translation>Verteilung über die Ränge</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>Over the ranks</source>
        <translation>Über die Ränge</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Size in bytes, from this power of two to the next</source>
        <translation>Größe in Byte, von dieser Zweierpotenz bis zur nächsten</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Histogram of sizes</source>
        <translation>Histogramm der Größen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of all operations</source>
        <translation>An allen Operationen</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Sum of the messages (comm_size) or tensors</source>
        <translation>Summe der Nachrichten (comm_size) oder Tensoren</translation>
    </message>
    <message>
        <source>FLOP</source>
        <comment>floating-point operations, a count</comment>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Sum of the durations that the trace gives; exported in microseconds</source>
        <translation>Summe der Dauern laut Trace; in Mikrosekunden exportiert</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Compute and other</source>
        <translation>Berechnung und Sonstiges</translation>
    </message>
    <message>
        <source>0–1 B</source>
        <comment>a range of sizes</comment>
        <translation>0–1 B</translation>
    </message>
    <message>
        <source>Communication (bytes)</source>
        <translation>Kommunikation (Byte)</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Of each rank</source>
        <translation>Von jedem Rang</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Most on rank</source>
        <translation>Maximum auf Rang</translation>
    </message>
    <message>
        <source>The first of the ranks that have the most</source>
        <translation>Der erste der Ränge mit dem Maximum</translation>
    </message>
    <message>
        <source>Most ÷ mean</source>
        <translation>Maximum ÷ Mittel</translation>
    </message>
    <message>
        <source>1: all ranks have the same</source>
        <translation>1: alle Ränge gleich</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SummaryColumns</name>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>accesses to memory</source>
        <translation>Speicherzugriffe</translation>
    </message>
    <message>
        <source>bytes on links</source>
        <translation>Bytes auf Links</translation>
    </message>
    <message>
        <source>latency of links</source>
        <translation>Latenz der Links</translation>
    </message>
    <message>
        <source>behind other messages at a link</source>
        <translation>hinter anderen Nachrichten an einem Link</translation>
    </message>
    <message>
        <source>endpoint delays and sums</source>
        <translation>Endpunktverzögerungen und Summen</translation>
    </message>
    <message>
        <source>behind other chunks in a queue</source>
        <translation>hinter anderen Chunks in einer Warteschlange</translation>
    </message>
    <message>
        <source>behind other operations of the rank</source>
        <translation>hinter anderen Operationen des Rangs</translation>
    </message>
    <message>
        <source>communication as long as the trace says</source>
        <translation>Kommunikation so lange wie laut Trace</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>%1 of group %2 at %3</source>
        <extracomment>a collective, its group, the time when it began</extracomment>
        <translation>%1 (%2) ab %3</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>world</source>
        <translation>World</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>no single dimension</source>
        <translation>keine einzelne Dimension</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The NPU</source>
        <translation>Die NPU</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>When the rank&apos;s last operation ended</source>
        <translation>Wann die letzte Operation des Rangs endete</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Time with any compute running</source>
        <translation>Zeit, in der eine Berechnung läuft</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Time with any communication in flight</source>
        <translation>Zeit, in der Kommunikation unterwegs ist</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>Freiliegende Kommunikation</translation>
    </message>
    <message>
        <source>Time with communication in flight and no compute running</source>
        <translation>Zeit, in der Kommunikation unterwegs ist und keine Berechnung läuft</translation>
    </message>
    <message>
        <source>Exposed (ASTRA-sim)</source>
        <translation>Freiliegend (ASTRA-sim)</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s definition: finish − Σ GPU compute. It counts idle time as communication; below 0 where computes overlap</source>
        <translation>Definition von ASTRA-sim: Ende − Σ GPU-Berechnung. Leerlauf zählt als Kommunikation; unter 0, wo sich Berechnungen überlappen</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Time before the finish with neither</source>
        <translation>Zeit vor dem Ende ohne beides</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>Das Muster</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>The process group</source>
        <translation>Die Prozessgruppe</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Its node id in the trace of the first member</source>
        <translation>Seine Knoten-ID im Trace des ersten Mitglieds</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>comm_size: of an all-gather what each rank gives, else the full buffer</source>
        <translation>comm_size: bei All-Gather, was jeder Rang gibt, sonst der volle Puffer</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Ranks that take part</source>
        <translation>Beteiligte Ränge</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>When the first member issued it</source>
        <translation>Wann das erste Mitglied es startete</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>From the first issue to the last completion</source>
        <translation>Vom ersten Start bis zum letzten Abschluss</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>Algorithmusbandbreite</translation>
    </message>
    <message>
        <source>Size ÷ time, as nccl-tests define it</source>
        <translation>Größe ÷ Zeit, wie nccl-tests sie definieren</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>Busbandbreite</translation>
    </message>
    <message>
        <source>Algorithm bandwidth × the pattern&apos;s factor, as nccl-tests define it</source>
        <translation>Algorithmusbandbreite × Faktor des Musters, wie nccl-tests sie definieren</translation>
    </message>
    <message>
        <source>Of injection bandwidth</source>
        <translation>Injektionsanteil</translation>
    </message>
    <message>
        <source>Bus bandwidth ÷ the smallest injection bandwidth (all outgoing links of an NPU) among its members</source>
        <translation>Busbandbreite ÷ kleinste Injektionsbandbreite (alle ausgehenden Links einer NPU) unter den Mitgliedern</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>From its source to its destination</source>
        <translation>Von seiner Quelle zu seinem Ziel</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>The logical dimension that it belongs to</source>
        <translation>Die logische Dimension, zu der er gehört</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>The bandwidth in force</source>
        <translation>Die geltende Bandbreite</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Carried in all</source>
        <translation>Insgesamt transportiert</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Busy time ÷ makespan</source>
        <translation>Belegtzeit ÷ Gesamtdauer</translation>
    </message>
    <message>
        <source>Bytes ÷ bandwidth ÷ makespan; the congestion-unaware model knows no busy time</source>
        <translation>Bytes ÷ Bandbreite ÷ Gesamtdauer; das Modell ohne Stau kennt keine Belegtzeit</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>The busiest interval of the utilization over time</source>
        <translation>Das am stärksten belegte Intervall der Auslastung im Zeitverlauf</translation>
    </message>
    <message>
        <source>use: busy time ÷ makespan</source>
        <translation>Nutzung: Belegtzeit ÷ Gesamtdauer</translation>
    </message>
    <message>
        <source>use: load</source>
        <translation>Nutzung: Last</translation>
    </message>
    <message>
        <source>Links of</source>
        <translation>Links von</translation>
    </message>
    <message>
        <source>The logical dimension</source>
        <translation>Die logische Dimension</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Usable links, one direction each</source>
        <translation>Nutzbare Links, je eine Richtung</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>Most ÷ mean; 1 is even</source>
        <translation>Maximum ÷ Mittel; 1 ist gleichmäßig</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Each way of looking at it sums to the makespan; the first few of each are shown</source>
        <translation>Jede Betrachtungsweise ergibt in Summe die Gesamtdauer; jeweils die ersten sind gezeigt</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>Auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>What the time was spent on or waited for</source>
        <translation>Womit die Zeit verbracht oder worauf gewartet wurde</translation>
    </message>
    <message>
        <source>Of the critical path, which is as long as the makespan</source>
        <translation>Des kritischen Pfads, der so lang ist wie die Gesamtdauer</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of the makespan</source>
        <translation>An der Gesamtdauer</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SummaryView</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>The last run failed</source>
        <translation>Der letzte Lauf ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>No results any more</source>
        <translation>Keine Ergebnisse mehr</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Run the simulation to see how long the step takes and what it waits for.</source>
        <translation>Die Simulation ausführen, um zu sehen, wie lange der Schritt dauert und worauf er wartet.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>Hottest links</source>
        <translation>Heißeste Links</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Partial run: stopped at %1. The figures cover what was simulated until then.</source>
        <translation>Unvollständiger Lauf: bei %1 gestoppt. Die Kennzahlen gelten für das bis dahin Simulierte.</translation>
    </message>
    <message>
        <source>Partial run: of the ranks, %1 did not finish. %2</source>
        <translation>Unvollständiger Lauf, nicht beendete Ränge: %1. %2</translation>
    </message>
    <message>
        <source>The mean of the ranks: least %1, mean %2, most %3. The percentage is of the makespan.</source>
        <translation>Das Mittel der Ränge: Minimum %1, Mittel %2, Maximum %3. Der Prozentwert bezieht sich auf die Gesamtdauer.</translation>
    </message>
    <message>
        <source>Makespan (partial)</source>
        <translation>Gesamtdauer (unvollständig)</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>%1 ns: from the start to the end of the last rank</source>
        <translation>%1 ns: vom Start bis zum Ende des letzten Rangs</translation>
    </message>
    <message>
        <source>Slowest rank</source>
        <translation>Langsamster Rang</translation>
    </message>
    <message>
        <source>all end together</source>
        <translation>alle zugleich</translation>
    </message>
    <message>
        <source>The first of the ranks that finish last</source>
        <translation>Der erste der Ränge, die zuletzt enden</translation>
    </message>
    <message>
        <source>The first of the ranks that finish last, %1 after the first rank</source>
        <translation>Der erste der Ränge, die zuletzt enden, %1 nach dem ersten Rang</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Exposed, mean</source>
        <translation>Freiliegend, Mittel</translation>
    </message>
    <message>
        <source>Communication in flight and no compute running, by intervals. %1</source>
        <translation>Kommunikation unterwegs, während keine Berechnung läuft, nach Intervallen. %1</translation>
    </message>
    <message>
        <source>Exposed (ASTRA-sim)</source>
        <translation>Freiliegend (ASTRA-sim)</translation>
    </message>
    <message>
        <source>of rank %1</source>
        <translation>von Rang %1</translation>
    </message>
    <message>
        <source>ASTRA-sim&apos;s definition, of the slowest rank: its finish minus the sum of its GPU compute. Idle time counts as communication.</source>
        <translation>Definition von ASTRA-sim, des langsamsten Rangs: sein Ende minus die Summe seiner GPU-Berechnung. Leerlauf zählt als Kommunikation.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Point-to-point messages handed to the network; the simulation took %1 events</source>
        <translation>An das Netzwerk übergebene Punkt-zu-Punkt-Nachrichten; die Simulation brauchte %1 Ereignisse</translation>
    </message>
    <message>
        <source>Bytes over links</source>
        <translation>Bytes über Links</translation>
    </message>
    <message>
        <source>over all hops</source>
        <translation>über alle Hops</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Bytes × hops; recorded at levels links and full</source>
        <translation>Bytes × Hops; aufgezeichnet bei „Links“ und „Vollständig“</translation>
    </message>
    <message>
        <source>The critical path needs every operation and message: run with recording at level full.</source>
        <translation>Der kritische Pfad braucht jede Operation und Nachricht: mit Aufzeichnungsgrad „Vollständig“ ausführen.</translation>
    </message>
    <message>
        <source>Links were not recorded: run with recording at level links or full.</source>
        <translation>Links wurden nicht aufgezeichnet: mit Aufzeichnungsgrad „Links“ oder „Vollständig“ ausführen.</translation>
    </message>
    <message>
        <source>&amp;Copy selected rows</source>
        <translation>Ausgewählte Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export table as CSV…</source>
        <translation>Tabelle als CSV &amp;exportieren…</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepChart</name>
    <message>
        <source>Chart of the sweep</source>
        <translation>Diagramm des Sweeps</translation>
    </message>
    <message>
        <source>Size (bytes, as nccl-tests count it)</source>
        <translation>Größe (Byte, nach Zählung der nccl-tests)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Zeit (µs)</translation>
    </message>
    <message>
        <source>Bus bandwidth (GB/s)</source>
        <translation>Busbandbreite (GB/s)</translation>
    </message>
    <message>
        <source>Algorithm bandwidth (GB/s)</source>
        <translation>Algorithmusbandbreite (GB/s)</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepForm</name>
    <message>
        <source>Sweep over sizes</source>
        <translation>Sweep über Größen</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>S&amp;weep</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Simulates the pattern at each size with each ticked algorithm, on the fabric and system that are open</source>
        <translation>Simuliert das Muster bei jeder Größe mit jedem angekreuzten Algorithmus, auf geöffneter Fabric und geöffnetem System</translation>
    </message>
    <message>
        <source>Smallest size in bytes</source>
        <translation>Kleinste Größe in Byte</translation>
    </message>
    <message>
        <source>The smallest size, in bytes. Default: 1 KiB</source>
        <translation>Die kleinste Größe, in Byte. Standard: 1 KiB</translation>
    </message>
    <message>
        <source>Largest size in bytes</source>
        <translation>Größte Größe in Byte</translation>
    </message>
    <message>
        <source>No size is larger, in bytes. Default: 256 MiB</source>
        <translation>Obergrenze der Größen, in Byte. Standard: 256 MiB</translation>
    </message>
    <message>
        <source>Factor between sizes</source>
        <translation>Faktor zwischen Größen</translation>
    </message>
    <message>
        <source>Each size is this many times the one before. Default: 2</source>
        <translation>Um diesen Faktor ist jede Größe größer als die vorige. Standard: 2</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Bis:</translation>
    </message>
    <message>
        <source>Fa&amp;ctor:</source>
        <translation>Fa&amp;ktor:</translation>
    </message>
    <message>
        <source>those of the system</source>
        <translation>die des Systems</translation>
    </message>
    <message>
        <source>Sweep with %1</source>
        <translation>Sweep mit %1</translation>
    </message>
    <message>
        <source>A line of the chart for this algorithm, used in every dimension. Default: those of the system and ring. One that cannot run the pattern is reported and left out.</source>
        <translation>Eine Linie des Diagramms für diesen Algorithmus, in jeder Dimension verwendet. Standard: die des Systems und ring. Einer, der das Muster nicht ausführen kann, wird gemeldet und ausgelassen.</translation>
    </message>
    <message>
        <source>Algorithms:</source>
        <translation>Algorithmen:</translation>
    </message>
    <message>
        <source>those chosen above</source>
        <translation>die oben gewählten</translation>
    </message>
    <message>
        <source>Tick an algorithm.</source>
        <translation>Einen Algorithmus ankreuzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n Simulation</numerusform>
            <numerusform>%n Simulationen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::SweepView</name>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>Noch kein Sweep</translation>
    </message>
    <message>
        <source>Choose a collective, sizes and algorithms, and press Sweep; or load a table that nccl-tests printed.</source>
        <translation>Kollektiv, Größen und Algorithmen wählen und „Sweep“ drücken; oder eine von nccl-tests ausgegebene Tabelle laden.</translation>
    </message>
    <message>
        <source>Sweep of a collective</source>
        <translation>Sweep eines Kollektivs</translation>
    </message>
    <message>
        <source>Figure that the chart shows</source>
        <translation>Kennzahl, die das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Algorithm bandwidth is size ÷ time. Bus bandwidth multiplies it by the pattern&apos;s factor, such as 2(n−1)/n of an all-reduce, so that it compares with the hardware.</source>
        <translation>Die Algorithmusbandbreite ist Größe ÷ Zeit. Die Busbandbreite multipliziert sie mit dem Faktor des Musters, etwa 2(n−1)/n bei All-Reduce, sodass sie mit der Hardware vergleichbar ist.</translation>
    </message>
    <message>
        <source>Bus bandwidth (GB/s)</source>
        <translation>Busbandbreite (GB/s)</translation>
    </message>
    <message>
        <source>Algorithm bandwidth (GB/s)</source>
        <translation>Algorithmusbandbreite (GB/s)</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Zeit (µs)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Sto&amp;ppen</translation>
    </message>
    <message>
        <source>Ends the sweep; what is done stays</source>
        <translation>Beendet den Sweep; was fertig ist, bleibt</translation>
    </message>
    <message>
        <source>&amp;Load measured…</source>
        <translation>&amp;Gemessenes laden…</translation>
    </message>
    <message>
        <source>Lays the output of nccl-tests, or a CSV in its columns, over the chart</source>
        <translation>Legt die Ausgabe von nccl-tests oder eine CSV mit deren Spalten über das Diagramm</translation>
    </message>
    <message>
        <source>Clear &amp;measured</source>
        <translation>Gemessenes &amp;entfernen</translation>
    </message>
    <message>
        <source>Takes the measured tables away</source>
        <translation>Entfernt die gemessenen Tabellen</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>&amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Writes the simulated rows in the columns of nccl-tests</source>
        <translation>Schreibt die simulierten Zeilen in den Spalten von nccl-tests</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>Sweep %1</translation>
    </message>
    <message>
        <source>The sweep was stopped; these are the points that were done.</source>
        <translation>Der Sweep wurde gestoppt; dies sind die fertigen Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Swept %n point(s)</source>
        <translation>
            <numerusform>%n Punkt durchlaufen</numerusform>
            <numerusform>%n Punkte durchlaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n rank(s)</source>
        <comment>a pattern of collectives</comment>
        <translation>
            <numerusform>%1 über %n Rang</numerusform>
            <numerusform>%1 über %n Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>Sweeping…</source>
        <translation>Sweep läuft…</translation>
    </message>
    <message>
        <source>%1 – sweeping…</source>
        <translation>%1 – Sweep läuft…</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <comment>a file</comment>
        <translation>gemessen: %1</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Größe (Byte)</translation>
    </message>
    <message>
        <source>As nccl-tests count it: the full buffer, of an all-gather what each rank ends with</source>
        <translation>Nach Zählung der nccl-tests: der volle Puffer, bei All-Gather, was jeder Rang am Ende hat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Exported in microseconds</source>
        <translation>In Mikrosekunden exportiert</translation>
    </message>
    <message>
        <source>Algorithm bandwidth</source>
        <translation>Algorithmusbandbreite</translation>
    </message>
    <message>
        <source>Size ÷ time</source>
        <translation>Größe ÷ Zeit</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>Busbandbreite</translation>
    </message>
    <message>
        <source>Algorithm bandwidth × the factor of the pattern</source>
        <translation>Algorithmusbandbreite × Faktor des Musters</translation>
    </message>
    <message>
        <source>Load measured table</source>
        <translation>Gemessene Tabelle laden</translation>
    </message>
    <message>
        <source>nccl-tests output or CSV (*.txt *.log *.out *.csv);;All files (*)</source>
        <translation>nccl-tests-Ausgabe oder CSV (*.txt *.log *.out *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Load measured table…</source>
        <translation>&amp;Gemessene Tabelle laden…</translation>
    </message>
    <message>
        <source>Lay the output of nccl-tests over the chart</source>
        <translation>Die Ausgabe von nccl-tests über das Diagramm legen</translation>
    </message>
    <message>
        <source>&amp;Export sweep as CSV…</source>
        <translation>Sweep als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>Write the simulated rows in the columns of nccl-tests</source>
        <translation>Die simulierten Zeilen in den Spalten von nccl-tests schreiben</translation>
    </message>
    <message>
        <source>&amp;Stop sweep</source>
        <translation>Sweep &amp;stoppen</translation>
    </message>
    <message>
        <source>End the sweep; what is done stays</source>
        <translation>Den Sweep beenden; was fertig ist, bleibt</translation>
    </message>
    <message>
        <source>No sweep has been run yet</source>
        <translation>Es wurde noch kein Sweep ausgeführt</translation>
    </message>
    <message>
        <source>No sweep is going on</source>
        <translation>Es läuft kein Sweep</translation>
    </message>
    <message>
        <source>No measured table is laid over the chart</source>
        <translation>Es liegt keine gemessene Tabelle über dem Diagramm</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SynthesisForm</name>
    <message>
        <source>Synthesis</source>
        <translation>Synthese</translation>
    </message>
    <message>
        <source>sums of a file</source>
        <translation>Summen einer Datei</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>What the NPUs do together</source>
        <translation>Was die NPUs gemeinsam tun</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>&amp;Muster:</translation>
    </message>
    <message>
        <source>File of sums</source>
        <translation>Datei der Summen</translation>
    </message>
    <message>
        <source>Who gives, and who takes the sum of it: { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }, one chunk each, a copy where one gives</source>
        <translation>Wer gibt und wer die Summe davon nimmt: { &quot;sums&quot;: [ { &quot;from&quot;: [0, 1], &quot;to&quot;: [2] } ] }, je ein Chunk, eine Kopie, wo einer gibt</translation>
    </message>
    <message>
        <source>Su&amp;ms:</source>
        <translation>S&amp;ummen:</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>Größe in Byte</translation>
    </message>
    <message>
        <source>The size that nccl-tests print: the full buffer, and of an all-gather what each NPU ends with. It is rounded up to whole chunks.</source>
        <translation>Die Größe, die nccl-tests ausgeben: der volle Puffer, und bei All-Gather, was jede NPU am Ende hat. Sie wird auf ganze Chunks aufgerundet.</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Into how many chunks the shard of each NPU is cut (of a broadcast or reduce: the buffer). More chunks keep more links busy and pay more latencies.</source>
        <translation>In wie viele Chunks der Shard jeder NPU geteilt wird (bei Broadcast oder Reduce: der Puffer). Mehr Chunks beschäftigen mehr Links und kosten mehr Latenzen.</translation>
    </message>
    <message>
        <source>searc&amp;h</source>
        <translation>suc&amp;hen</translation>
    </message>
    <message>
        <source>Search the number of chunks</source>
        <translation>Die Anzahl der Chunks suchen</translation>
    </message>
    <message>
        <source>Tries 1, 2, 3, 4, 6, 8, … with one start each and goes on with the best</source>
        <translation>Probiert 1, 2, 3, 4, 6, 8, … mit je einem Anlauf und macht mit der besten Anzahl weiter</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>&amp;Chunks:</translation>
    </message>
    <message>
        <source>all NPUs</source>
        <translation>alle NPUs</translation>
    </message>
    <message>
        <source>Group of NPUs</source>
        <translation>Gruppe der NPUs</translation>
    </message>
    <message>
        <source>Who takes part, such as 0-7,16; empty (the default) is all of them. The others pass chunks on. Several groups that run at the same time are divided by slashes: 0-3 / 4-7.</source>
        <translation>Wer beteiligt ist, etwa 0-7,16; leer (Standard) bedeutet alle. Die anderen geben Chunks weiter. Mehrere Gruppen, die zugleich laufen, werden durch Schrägstriche getrennt: 0-3 / 4-7.</translation>
    </message>
    <message>
        <source>&amp;Group:</source>
        <translation>Gru&amp;ppe:</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Who broadcasts, reduces, gathers or scatters, as a place in the group, counted from 0</source>
        <translation>Wer Broadcast, Reduce, Gather oder Scatter ausführt, als Position in der Gruppe, ab 0 gezählt</translation>
    </message>
    <message>
        <source>R&amp;oot:</source>
        <translation>Wu&amp;rzel:</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>Anläufe</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>What ends the search</source>
        <translation>Was die Suche beendet</translation>
    </message>
    <message>
        <source>A number of starts gives the same result again, whatever the threads. Seconds end when they are up, or when the bound is met; the result says how many starts that were.</source>
        <translation>Eine feste Anzahl Anläufe ergibt stets dasselbe Ergebnis, gleich mit wie vielen Threads. Bei Sekunden endet die Suche, wenn sie um sind oder die Schranke erreicht ist; das Ergebnis sagt, wie viele Anläufe das waren.</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Zahl der Anläufe</translation>
    </message>
    <message>
        <source>Constructions, of which the best is kept</source>
        <translation>Konstruktionen, von denen die beste bleibt</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Zahl der Sekunden</translation>
    </message>
    <message>
        <source>How long to search</source>
        <translation>Wie lange gesucht wird</translation>
    </message>
    <message>
        <source>&amp;Budget:</source>
        <translation>&amp;Budget:</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed makes other choices</source>
        <translation>Ein anderer Startwert trifft andere Entscheidungen</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Workers of the search; they do not change its result</source>
        <translation>Parallele Threads der Suche; ihre Anzahl ändert das Ergebnis nicht</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>&amp;Threads:</translation>
    </message>
    <message>
        <source>&amp;Synthesize</source>
        <translation>&amp;Synthetisieren</translation>
    </message>
    <message>
        <source>Synthesize</source>
        <translation>Synthetisieren</translation>
    </message>
    <message>
        <source>Makes an algorithm for the fabric that is open</source>
        <translation>Erstellt einen Algorithmus für die geöffnete Fabric</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>St&amp;oppen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Load or draw a fabric first: an algorithm is made for one.</source>
        <translation>Zuerst eine Fabric laden oder zeichnen: Ein Algorithmus wird für eine bestimmte Fabric erstellt.</translation>
    </message>
    <message>
        <source>Choose a file that says who gives and who takes.</source>
        <translation>Eine Datei wählen, die sagt, wer gibt und wer nimmt.</translation>
    </message>
    <message>
        <source>nccl-tests: %1. comm_size: %2</source>
        <comment>two sizes of the same collective</comment>
        <translation>nccl-tests: %1. comm_size: %2</translation>
    </message>
    <message>
        <source> (the shard of each NPU)</source>
        <translation> (der Shard je NPU)</translation>
    </message>
    <message>
        <source>. A chunk: %1</source>
        <translation>. Ein Chunk: %1</translation>
    </message>
    <message>
        <source>Ends the search; the best until then is proved and kept</source>
        <translation>Beendet die Suche; das Beste bis dahin wird bewiesen und bleibt</translation>
    </message>
    <message>
        <source>Leaves out the schedule and the proof of what was found</source>
        <translation>Lässt den Ablaufplan und den Beweis des Gefundenen weg</translation>
    </message>
</context>
<context>
    <name>weft::widgets::SynthesisView</name>
    <message>
        <source>No synthesis yet</source>
        <translation>Noch keine Synthese</translation>
    </message>
    <message>
        <source>Choose a pattern and a size, and press Synthesize: Weft searches the best algorithm for the fabric that is open, and proves how good it is.</source>
        <translation>Muster und Größe wählen und „Synthetisieren“ drücken: Weft sucht den besten Algorithmus für die geöffnete Fabric und beweist, wie gut er ist.</translation>
    </message>
    <message>
        <source>Synthesis of an algorithm</source>
        <translation>Synthese eines Algorithmus</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Synthesize %1</source>
        <translation>%1 synthetisieren</translation>
    </message>
    <message>
        <source>Looking for the bound…</source>
        <translation>Die Schranke wird gesucht…</translation>
    </message>
    <message>
        <source>First construction…</source>
        <translation>Erste Konstruktion…</translation>
    </message>
    <message numerus="yes">
        <source>Best so far: %1 (%2 of the bound), %n start(s)</source>
        <translation>
            <numerusform>Bestes bisher: %1 (%2 der Schranke), %n Anlauf</numerusform>
            <numerusform>Bestes bisher: %1 (%2 der Schranke), %n Anläufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Below is still the result before.</source>
        <translation>Unten steht noch das vorige Ergebnis.</translation>
    </message>
    <message>
        <source>Compare with the library</source>
        <translation>Mit der Bibliothek vergleichen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an algorithm and why it cannot run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is quicker with finer chunks: let their number be searched, or give more.</source>
        <translation>%1 ist mit feineren Chunks schneller: ihre Anzahl suchen lassen oder mehr angeben.</translation>
    </message>
    <message>
        <source>%1 is quicker.</source>
        <translation>%1 ist schneller.</translation>
    </message>
    <message>
        <source>No algorithm of the library serves this pattern and group.</source>
        <translation>Kein Algorithmus der Bibliothek eignet sich für dieses Muster und diese Gruppe.</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>Synthese</translation>
    </message>
    <message>
        <source>&amp;Synthesize</source>
        <translation>&amp;Synthetisieren</translation>
    </message>
    <message>
        <source>Make an algorithm for the fabric that is open</source>
        <translation>Einen Algorithmus für die geöffnete Fabric erstellen</translation>
    </message>
    <message>
        <source>Sto&amp;p synthesis</source>
        <translation>Synthese sto&amp;ppen</translation>
    </message>
    <message>
        <source>&amp;Compare synthesis with the library</source>
        <translation>Synthese mit der &amp;Bibliothek vergleichen</translation>
    </message>
    <message>
        <source>Simulate every algorithm of the library that can serve, on the same fabric</source>
        <translation>Jeden geeigneten Algorithmus der Bibliothek auf derselben Fabric simulieren</translation>
    </message>
    <message>
        <source>&amp;Repair synthesized algorithm</source>
        <translation>Synthetisierten Algorithmus &amp;reparieren</translation>
    </message>
    <message>
        <source>Make it anew for the fabric as it is, and keep as much of it as can be</source>
        <translation>Ihn für die Fabric, wie sie jetzt ist, neu erstellen und möglichst viel davon behalten</translation>
    </message>
    <message>
        <source>&amp;Export synthesized algorithm…</source>
        <translation>Synthetisierten Algorithmus &amp;exportieren…</translation>
    </message>
    <message>
        <source>Write it as MSCCL XML, as Weft&apos;s JSON, as Chakra traces or as a file of equal steps</source>
        <translation>Als MSCCL-XML, Weft-JSON, Chakra-Traces oder Datei gleicher Schritte schreiben</translation>
    </message>
    <message>
        <source>Draw or open a fabric first</source>
        <translation>Zuerst eine Fabric zeichnen oder öffnen</translation>
    </message>
    <message>
        <source>No synthesis is going on</source>
        <translation>Es läuft keine Synthese</translation>
    </message>
    <message>
        <source>Synthesize an algorithm first</source>
        <translation>Zuerst einen Algorithmus synthetisieren</translation>
    </message>
    <message>
        <source>Nothing that it uses has failed or become slower</source>
        <translation>Nichts, was er nutzt, ist ausgefallen oder langsamer geworden</translation>
    </message>
    <message>
        <source>Sums of a custom collective</source>
        <translation>Summen eines eigenen Kollektivs</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>Nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>Proving what was found: %1. Stop again leaves its schedule and its proof out.</source>
        <translation>Das Gefundene wird bewiesen: %1. Nochmaliges Stoppen lässt seinen Ablaufplan und seinen Beweis weg.</translation>
    </message>
    <message>
        <source>Proving what was found</source>
        <translation>Das Gefundene wird bewiesen</translation>
    </message>
    <message>
        <source>End the search; the best until then is proved and kept</source>
        <translation>Die Suche beenden; das Beste bis dahin wird bewiesen und bleibt</translation>
    </message>
    <message>
        <source>A synthesis is going on: stop it first</source>
        <translation>Eine Synthese läuft: zuerst stoppen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimeFrame</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>He&amp;rauszoomen</translation>
    </message>
    <message>
        <source>Pan to &amp;earlier</source>
        <translation>Nach &amp;früher verschieben</translation>
    </message>
    <message>
        <source>Pan to &amp;later</source>
        <translation>Nach &amp;später verschieben</translation>
    </message>
    <message>
        <source>Show &amp;all of the run</source>
        <translation>&amp;Ganzen Lauf zeigen</translation>
    </message>
    <message>
        <source>&amp;Zoom to the selected range</source>
        <translation>Auf ausgewählten Bereich &amp;zoomen</translation>
    </message>
    <message>
        <source>&amp;Back to the previous range</source>
        <translation>&amp;Zurück zum vorigen Bereich</translation>
    </message>
    <message>
        <source>For&amp;ward to the next range</source>
        <translation>&amp;Vor zum nächsten Bereich</translation>
    </message>
    <message>
        <source>&amp;Measure between two clicks</source>
        <translation>Zwischen zwei Klicks &amp;messen</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark at the cursor</source>
        <translation>&amp;Lesezeichen am Cursor setzen</translation>
    </message>
    <message>
        <source>&amp;Next bookmark</source>
        <translation>&amp;Nächstes Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Previous bookmark</source>
        <translation>Vorheri&amp;ges Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Clear measure, range and selection</source>
        <translation>Messung, Bereich und Auswahl aufhe&amp;ben</translation>
    </message>
    <message>
        <source>Ti&amp;me range</source>
        <translation>Zeit&amp;bereich</translation>
    </message>
    <message>
        <source>Mea&amp;sure and bookmarks</source>
        <translation>&amp;Messen und Lesezeichen</translation>
    </message>
    <message>
        <source>Zoom to the selected &amp;range</source>
        <translation>Auf ausgewählten Be&amp;reich zoomen</translation>
    </message>
    <message>
        <source>Text of the bookmark</source>
        <translation>Text des Lesezeichens</translation>
    </message>
    <message>
        <source>What is here? Return keeps the bookmark</source>
        <translation>Was ist hier? Die Eingabetaste behält das Lesezeichen</translation>
    </message>
    <message>
        <source>No bookmarks yet: B sets one at the cursor</source>
        <translation>Noch keine Lesezeichen: B setzt eines am Cursor</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <extracomment>a bookmark: its moment and its text</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;Edit the bookmark</source>
        <translation>Lesezeichen &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>Lesezeichen &amp;entfernen</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>&amp;Lesezeichen hier setzen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimeNotes</name>
    <message>
        <source>Set a bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Change a bookmark</source>
        <translation>Lesezeichen ändern</translation>
    </message>
    <message>
        <source>Remove a bookmark</source>
        <translation>Lesezeichen entfernen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineCanvas</name>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Show the rows that were &amp;hidden</source>
        <translation>Ausge&amp;blendete Zeilen zeigen</translation>
    </message>
    <message>
        <source>&amp;Zoom to it</source>
        <translation>Darauf &amp;zoomen</translation>
    </message>
    <message>
        <source>Select all &amp;like this</source>
        <translation>Alle &amp;gleichartigen auswählen</translation>
    </message>
    <message>
        <source>&amp;Back to what it waited for</source>
        <translation>Zurück zu dem, &amp;worauf sie wartete</translation>
    </message>
    <message>
        <source>For&amp;ward to what waits for it</source>
        <translation>&amp;Vor zu dem, was auf sie wartet</translation>
    </message>
    <message>
        <source>Show on the &amp;topology</source>
        <translation>In der &amp;Topologie zeigen</translation>
    </message>
    <message>
        <source>Find in the list of &amp;operations</source>
        <translation>In der Liste der &amp;Operationen suchen</translation>
    </message>
    <message>
        <source>&amp;Copy the name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Copy all &amp;figures</source>
        <translation>Alle &amp;Kennzahlen kopieren</translation>
    </message>
    <message>
        <source>&amp;Unpin %1</source>
        <translation>%1 &amp;lösen</translation>
    </message>
    <message>
        <source>&amp;Pin %1 to the top</source>
        <translation>%1 oben an&amp;heften</translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation>%1 &amp;ausblenden</translation>
    </message>
    <message>
        <source>&amp;Fold its lanes</source>
        <translation>&amp;Spuren einklappen</translation>
    </message>
    <message>
        <source>Show its &amp;lanes</source>
        <translation>&amp;Spuren zeigen</translation>
    </message>
    <message>
        <source>&amp;Select %1</source>
        <translation>%1 a&amp;uswählen</translation>
    </message>
    <message>
        <source>Show %1 on the topolog&amp;y</source>
        <translation>%1 in der To&amp;pologie zeigen</translation>
    </message>
    <message>
        <source>Copy the name of the ro&amp;w</source>
        <translation>Namen der Zeile kop&amp;ieren</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Operations, links and collectives over simulated time. The tables list the same.</source>
        <translation>Operationen, Links und Kollektive im Verlauf der simulierten Zeit. Die Tabellen enthalten dasselbe.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineLegend</name>
    <message>
        <source>Legend of the timeline</source>
        <translation>Legende der Zeitleiste</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>send, receive</source>
        <translation>Senden, Empfangen</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>kritischer Pfad</translation>
    </message>
    <message>
        <source>message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>gewartet auf</translation>
    </message>
    <message>
        <source>waits for it</source>
        <translation>wartet darauf</translation>
    </message>
    <message>
        <source>CPU compute</source>
        <translation>CPU-Berechnung</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineOverlay</name>
    <message>
        <source>Arrows: the %1 messages of the operation under the pointer</source>
        <translation>Pfeile: die %1 Nachrichten der Operation unter dem Zeiger</translation>
    </message>
    <message>
        <source>Arrows: %1 of the %2 messages, those of the operation under the pointer</source>
        <translation>Pfeile: %1 der %2 Nachrichten, die der Operation unter dem Zeiger</translation>
    </message>
    <message>
        <source>Arrows: the first and the last of %1 messages; point at an operation for its own</source>
        <translation>Pfeile: die erste und die letzte von %1 Nachrichten; auf eine Operation zeigen, um ihre zu sehen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineParts</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s)</source>
        <translation>
            <numerusform>%n Balken</numerusform>
            <numerusform>%n Balken</numerusform>
        </translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n Spur</numerusform>
            <numerusform>%n Spuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>&amp;Fit selection</source>
        <translation>Auswahl &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Previous operation in the row</source>
        <translation>&amp;Vorherige Operation der Zeile</translation>
    </message>
    <message>
        <source>&amp;Next operation in the row</source>
        <translation>&amp;Nächste Operation der Zeile</translation>
    </message>
    <message>
        <source>To what &amp;released it</source>
        <translation>Zu dem, was sie &amp;freigab</translation>
    </message>
    <message>
        <source>To what &amp;depends on it</source>
        <translation>Zu dem, was von ihr &amp;abhängt</translation>
    </message>
    <message>
        <source>Find &amp;operations</source>
        <translation>Operationen &amp;suchen</translation>
    </message>
    <message>
        <source>Next operation &amp;found</source>
        <translation>Nächste &amp;gefundene Operation</translation>
    </message>
    <message>
        <source>Previous operation fo&amp;und</source>
        <translation>Vorherige gef&amp;undene Operation</translation>
    </message>
    <message>
        <source>Filter &amp;rows</source>
        <translation>Zeilen &amp;filtern</translation>
    </message>
    <message>
        <source>Show the &amp;critical path</source>
        <translation>&amp;Kritischen Pfad zeigen</translation>
    </message>
    <message>
        <source>&amp;List of bookmarks</source>
        <translation>&amp;Liste der Lesezeichen</translation>
    </message>
    <message>
        <source>Lanes by &amp;kind of work</source>
        <translation>Spuren nach &amp;Art der Arbeit</translation>
    </message>
    <message>
        <source>Lanes by coll&amp;ective</source>
        <translation>Spuren nach &amp;Kollektiv</translation>
    </message>
    <message>
        <source>Lanes by di&amp;mension</source>
        <translation>Spuren nach &amp;Dimension</translation>
    </message>
    <message>
        <source>&amp;Pin the row to the top</source>
        <translation>Zeile oben an&amp;heften</translation>
    </message>
    <message>
        <source>Show &amp;hidden rows</source>
        <translation>Ausge&amp;blendete Zeilen zeigen</translation>
    </message>
    <message>
        <source>Move the row &amp;up</source>
        <translation>Zeile nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>Zeile nach &amp;unten</translation>
    </message>
    <message>
        <source>E&amp;xpand all rows</source>
        <translation>Alle Zeilen au&amp;fklappen</translation>
    </message>
    <message>
        <source>Collapse a&amp;ll rows</source>
        <translation>Alle &amp;Zeilen zusammenklappen</translation>
    </message>
    <message>
        <source>&amp;Taller rows</source>
        <translation>Hö&amp;here Zeilen</translation>
    </message>
    <message>
        <source>T&amp;hinner rows</source>
        <translation>&amp;Niedrigere Zeilen</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>Ze&amp;ilen</translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation>Trace für Perfetto</translation>
    </message>
    <message>
        <source>Trace for Chrome</source>
        <translation>Trace für Chrome</translation>
    </message>
    <message>
        <source>Result of the run</source>
        <translation>Ergebnis des Laufs</translation>
    </message>
    <message>
        <source>Links over time</source>
        <translation>Links im Zeitverlauf</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>The last run failed</source>
        <translation>Der letzte Lauf ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>No run to show</source>
        <translation>Kein Lauf zu zeigen</translation>
    </message>
    <message>
        <source>Run a simulation at record level full; its operations appear here over time.</source>
        <translation>Eine Simulation mit Aufzeichnungsgrad „Vollständig“ ausführen; ihre Operationen erscheinen hier im Zeitverlauf.</translation>
    </message>
    <message>
        <source>Nothing ran</source>
        <translation>Nichts ist gelaufen</translation>
    </message>
    <message>
        <source>%1 has no operation that started.</source>
        <translation>In %1 hat keine Operation begonnen.</translation>
    </message>
    <message>
        <source>The run passed the limit of records</source>
        <translation>Der Lauf hat die Grenze der Aufzeichnungen überschritten</translation>
    </message>
    <message>
        <source>%1 had more records than the limit, so that only figures of links were kept. Raise the record limit and run again.</source>
        <translation>%1 hatte mehr Aufzeichnungen als die Grenze erlaubt, sodass nur Kennzahlen der Links bleiben. Die Grenze erhöhen und erneut ausführen.</translation>
    </message>
    <message>
        <source>%1 kept no operations</source>
        <translation>%1 hat keine Operationen aufbewahrt</translation>
    </message>
    <message>
        <source>The timeline needs record level full. Choose it in the settings of the run and run again.</source>
        <translation>Die Zeitleiste braucht den Aufzeichnungsgrad „Vollständig“. Ihn in den Einstellungen des Laufs wählen und erneut ausführen.</translation>
    </message>
    <message>
        <source>Rows whose name contains this, or /a regular expression/</source>
        <translation>Zeilen, deren Name dies enthält, oder /ein regulärer Ausdruck/</translation>
    </message>
    <message>
        <source>Filter of the rows</source>
        <translation>Filter der Zeilen</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Find operations</source>
        <translation>Operationen suchen</translation>
    </message>
    <message>
        <source>Lanes of communication</source>
        <translation>Spuren der Kommunikation</translation>
    </message>
    <message>
        <source>How the communication of an NPU is laid out below its compute</source>
        <translation>Wie die Kommunikation einer NPU unter ihrer Berechnung angeordnet ist</translation>
    </message>
    <message>
        <source>Lanes: kind</source>
        <translation>Spuren: Art</translation>
    </message>
    <message>
        <source>Lanes: collective</source>
        <translation>Spuren: Kollektiv</translation>
    </message>
    <message>
        <source>Lanes: dimension</source>
        <translation>Spuren: Dimension</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Show what the end of the run waited for, back to its start</source>
        <translation>Zeigen, worauf das Ende des Laufs wartete, zurück bis zum Start</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Scroll rows</source>
        <translation>Durch die Zeilen scrollen</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>Durch die Zeit scrollen</translation>
    </message>
    <message>
        <source>Preparing the timeline…</source>
        <translation>Die Zeitleiste wird vorbereitet…</translation>
    </message>
    <message>
        <source>Preparing the timeline of %1</source>
        <translation>Die Zeitleiste von %1 wird vorbereitet</translation>
    </message>
    <message>
        <source>The timeline was not prepared</source>
        <translation>Die Zeitleiste wurde nicht vorbereitet</translation>
    </message>
    <message>
        <source>It was stopped. Select the run again.</source>
        <translation>Es wurde gestoppt. Den Lauf erneut auswählen.</translation>
    </message>
    <message>
        <source>Filtering rows</source>
        <translation>Zeilen werden gefiltert</translation>
    </message>
    <message>
        <source>Finding operations</source>
        <translation>Operationen werden gesucht</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Algorithm of the selected collective</source>
        <translation>Algorithmus des ausgewählten Kollektivs</translation>
    </message>
    <message>
        <source>Workload with the times of the run</source>
        <translation>Workload mit den Zeiten des Laufs</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyCanvas</name>
    <message>
        <source>Move a note</source>
        <translation>Notiz verschieben</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Text of the note:</source>
        <translation>Text der Notiz:</translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Bend a link</source>
        <translation>Link biegen</translation>
    </message>
    <message>
        <source>Straighten links</source>
        <translation>Links begradigen</translation>
    </message>
    <message>
        <source>Label of a link</source>
        <translation>Beschriftung eines Links</translation>
    </message>
    <message>
        <source>Label a link</source>
        <translation>Link beschriften</translation>
    </message>
    <message numerus="yes">
        <source>Stamp %n node(s)</source>
        <translation>
            <numerusform>%n Knoten stempeln</numerusform>
            <numerusform>%n Knoten stempeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Expand a group</source>
        <translation>Gruppe aufklappen</translation>
    </message>
    <message>
        <source>Turn the drawing</source>
        <translation>Zeichnung drehen</translation>
    </message>
    <message>
        <source>at (%1)</source>
        <comment>coordinate of an NPU</comment>
        <translation>bei (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Move %n node(s)</source>
        <translation>
            <numerusform>%n Knoten verschieben</numerusform>
            <numerusform>%n Knoten verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nudge %n node(s)</source>
        <translation>
            <numerusform>%n Knoten ein wenig verschieben</numerusform>
            <numerusform>%n Knoten ein wenig verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>The nodes and links of the fabric</source>
        <translation>Die Knoten und Links der Fabric</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyParts</name>
    <message>
        <source>switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>NPU</source>
        <translation>NPU</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>computes at %1</source>
        <translation>rechnet mit %1 der Geschwindigkeit</translation>
    </message>
    <message>
        <source>degraded</source>
        <translation>beeinträchtigt</translation>
    </message>
    <message numerus="yes">
        <source>%n outgoing link(s)</source>
        <translation>
            <numerusform>%n ausgehender Link</numerusform>
            <numerusform>%n ausgehende Links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>weft::widgets::TopologyView</name>
    <message numerus="yes">
        <source>Copied %n node(s)</source>
        <translation>
            <numerusform>%n Knoten kopiert</numerusform>
            <numerusform>%n Knoten kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n node(s)</source>
        <translation>
            <numerusform>%n Knoten einfügen</numerusform>
            <numerusform>%n Knoten einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to paste: copy nodes, or rows of links in a spreadsheet</source>
        <translation>Es gibt nichts einzufügen: Knoten kopieren, oder Zeilen mit Links in einer Tabellenkalkulation</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>problems</comment>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>Paste links</source>
        <translation>Links einfügen</translation>
    </message>
    <message>
        <source>These rows are no links, and nothing was pasted:</source>
        <translation>Diese Zeilen sind keine Links, und nichts wurde eingefügt:</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n link(s)</source>
        <translation>
            <numerusform>%n Link einfügen</numerusform>
            <numerusform>%n Links einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n link(s)</source>
        <translation>
            <numerusform>%n Link eingefügt</numerusform>
            <numerusform>%n Links eingefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Select or copy what to stamp</source>
        <translation>Auswählen oder kopieren, was gestempelt werden soll</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>Topologie</translation>
    </message>
    <message>
        <source>&amp;Drawing</source>
        <translation>&amp;Zeichnung</translation>
    </message>
    <message>
        <source>Add a no&amp;te</source>
        <translation>&amp;Notiz hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Label of the link…</source>
        <translation>Link &amp;beschriften…</translation>
    </message>
    <message>
        <source>&amp;Straighten links</source>
        <translation>Links be&amp;gradigen</translation>
    </message>
    <message>
        <source>Takes the bends out of the selected links; drag a selected link to bend it</source>
        <translation>Entfernt die Biegungen der ausgewählten Links; Ziehen an einem ausgewählten Link biegt ihn</translation>
    </message>
    <message>
        <source>&amp;Collapse selected nodes</source>
        <translation>Ausgewählte &amp;Knoten zusammenklappen</translation>
    </message>
    <message>
        <source>Draws the selected nodes as one box with their number and mean utilization</source>
        <translation>Zeichnet die ausgewählten Knoten als einen Kasten mit ihrer Anzahl und mittleren Auslastung</translation>
    </message>
    <message>
        <source>Collapse s&amp;ervers (dimension 0)</source>
        <translation>&amp;Server zusammenklappen (Dimension 0)</translation>
    </message>
    <message>
        <source>Collapse &amp;racks (dimensions 0 and 1)</source>
        <translation>&amp;Racks zusammenklappen (Dimensionen 0 und 1)</translation>
    </message>
    <message>
        <source>Collapse &amp;pods (dimensions 0 to 2)</source>
        <translation>&amp;Pods zusammenklappen (Dimensionen 0 bis 2)</translation>
    </message>
    <message>
        <source>E&amp;xpand groups</source>
        <translation>Gruppen &amp;aufklappen</translation>
    </message>
    <message>
        <source>Expands the selected groups, or all of them; a double-click expands one</source>
        <translation>Klappt die ausgewählten Gruppen auf, oder alle; ein Doppelklick klappt eine auf</translation>
    </message>
    <message>
        <source>Select two nodes or more to draw them as one box</source>
        <translation>Zwei oder mehr Knoten auswählen, um sie als einen Kasten zu zeichnen</translation>
    </message>
    <message>
        <source>Collapse nodes</source>
        <translation>Knoten zusammenklappen</translation>
    </message>
    <message>
        <source>The fabric has no such dimensions to collapse</source>
        <translation>Die Fabric hat keine solchen Dimensionen zum Zusammenklappen</translation>
    </message>
    <message>
        <source>Collapse dimensions</source>
        <translation>Dimensionen zusammenklappen</translation>
    </message>
    <message>
        <source>Expand groups</source>
        <translation>Gruppen aufklappen</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Layer</translation>
    </message>
    <message>
        <source>Layers: show or hide the links of a dimension</source>
        <translation>Layer: die Links einer Dimension ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Show a layer</source>
        <translation>Layer einblenden</translation>
    </message>
    <message>
        <source>Hide a layer</source>
        <translation>Layer ausblenden</translation>
    </message>
    <message>
        <source>Dimension %1 (%2 NPUs)</source>
        <comment>number, size</comment>
        <translation>Dimension %1 (%2 NPUs)</translation>
    </message>
    <message>
        <source>Links of no dimension</source>
        <translation>Links ohne Dimension</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle einblenden</translation>
    </message>
    <message>
        <source>Show all layers</source>
        <translation>Alle Layer einblenden</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Au&amp;swählen</translation>
    </message>
    <message>
        <source>L&amp;asso</source>
        <translation>L&amp;asso</translation>
    </message>
    <message>
        <source>Add &amp;NPU</source>
        <translation>&amp;NPU hinzufügen</translation>
    </message>
    <message>
        <source>Add s&amp;witch</source>
        <translation>S&amp;witch hinzufügen</translation>
    </message>
    <message>
        <source>Draw &amp;link</source>
        <translation>&amp;Link zeichnen</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>Tu&amp;rn in 3-D</source>
        <translation>In 3-D d&amp;rehen</translation>
    </message>
    <message>
        <source>&amp;Fit selection</source>
        <translation>Aus&amp;wahl einpassen</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>&amp;Alles einpassen</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Herauszoomen</translation>
    </message>
    <message>
        <source>Show in &amp;3-D</source>
        <translation>In &amp;3-D zeigen</translation>
    </message>
    <message>
        <source>Draws a ring, torus or mesh in space; Shift and the middle button, or the arrow keys, turn it</source>
        <translation>Zeichnet einen Ring, Torus oder ein Mesh räumlich; die Umschalttaste mit der mittleren Maustaste oder die Pfeiltasten drehen die Zeichnung</translation>
    </message>
    <message>
        <source>Show flat</source>
        <translation>Flach zeigen</translation>
    </message>
    <message>
        <source>Show in 3-D</source>
        <translation>In 3-D zeigen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Shows the overview map</source>
        <translation>Zeigt die Übersichtskarte</translation>
    </message>
    <message>
        <source>Find &amp;node</source>
        <translation>&amp;Knoten suchen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select same &amp;kind</source>
        <translation>Gleiche A&amp;rt auswählen</translation>
    </message>
    <message>
        <source>Select same &amp;dimension</source>
        <translation>Gleiche &amp;Dimension auswählen</translation>
    </message>
    <message>
        <source>Select nei&amp;ghbours</source>
        <translation>Nach&amp;barn auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Next node</source>
        <translation>Nächster Knoten</translation>
    </message>
    <message>
        <source>Previous node</source>
        <translation>Vorheriger Knoten</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Nodes that were copied here or in another window, or links from a spreadsheet: source, destination, bandwidth, latency</source>
        <translation>Hier oder in einem anderen Fenster kopierte Knoten, oder Links aus einer Tabellenkalkulation: Quelle, Ziel, Bandbreite, Latenz</translation>
    </message>
    <message>
        <source>Sta&amp;mp</source>
        <translation>Ste&amp;mpeln</translation>
    </message>
    <message>
        <source>Places what is selected, or what was copied, with every click</source>
        <translation>Platziert mit jedem Klick, was ausgewählt ist oder kopiert wurde</translation>
    </message>
    <message>
        <source>&amp;Link selected nodes</source>
        <translation>Ausgewählte Knoten &amp;verbinden</translation>
    </message>
    <message>
        <source>Mark as &amp;failed or working</source>
        <translation>Als aus&amp;gefallen oder intakt markieren</translation>
    </message>
    <message>
        <source>Clear &amp;what-if</source>
        <translation>&amp;Was-wäre-wenn zurücksetzen</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Linksbündig ausrichten</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Rechtsbündig ausrichten</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
    <message>
        <source>Align centres in a column</source>
        <translation>Mittig in einer Spalte ausrichten</translation>
    </message>
    <message>
        <source>Align centres in a row</source>
        <translation>Mittig in einer Zeile ausrichten</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>Horizontal verteilen</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>Vertikal verteilen</translation>
    </message>
    <message>
        <source>&amp;Structural layout</source>
        <translation>&amp;Strukturelles Layout</translation>
    </message>
    <message>
        <source>&amp;Grid layout</source>
        <translation>&amp;Gitter-Layout</translation>
    </message>
    <message>
        <source>&amp;Ring layout</source>
        <translation>&amp;Ring-Layout</translation>
    </message>
    <message>
        <source>&amp;Nested dimensions layout</source>
        <translation>Layout &amp;verschachtelter Dimensionen</translation>
    </message>
    <message>
        <source>Rac&amp;k rows layout</source>
        <translation>Layout in Rac&amp;kreihen</translation>
    </message>
    <message>
        <source>&amp;Tree levels layout</source>
        <translation>Layout in &amp;Baumebenen</translation>
    </message>
    <message>
        <source>&amp;Force layout</source>
        <translation>&amp;Kräfte-Layout</translation>
    </message>
    <message>
        <source>&amp;Generate a fabric…</source>
        <translation>Fabric er&amp;zeugen…</translation>
    </message>
    <message>
        <source>Make a fabric from its dimensions</source>
        <translation>Eine Fabric aus ihren Dimensionen erstellen</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Export &amp;topology…</source>
        <translation>&amp;Topologie exportieren…</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>Aus&amp;richten</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>La&amp;yout</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Werk&amp;zeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <source>Nothing is drawn yet</source>
        <translation>Noch ist nichts gezeichnet</translation>
    </message>
    <message>
        <source>Leave 3-D first</source>
        <translation>Zuerst 3-D verlassen</translation>
    </message>
    <message>
        <source>Select a node first</source>
        <translation>Zuerst einen Knoten auswählen</translation>
    </message>
    <message>
        <source>Select a node or a link first</source>
        <translation>Zuerst einen Knoten oder Link auswählen</translation>
    </message>
    <message>
        <source>Show the fabric in 3-D first</source>
        <translation>Zuerst die Fabric in 3-D zeigen</translation>
    </message>
    <message>
        <source>Select a link first</source>
        <translation>Zuerst einen Link auswählen</translation>
    </message>
    <message>
        <source>Select a link with bends first; drag a selected link to bend it</source>
        <translation>Zuerst einen Link mit Biegungen auswählen; Ziehen an einem ausgewählten Link biegt ihn</translation>
    </message>
    <message>
        <source>The selected nodes are drawn as one box already</source>
        <translation>Die ausgewählten Knoten sind bereits als ein Kasten gezeichnet</translation>
    </message>
    <message>
        <source>No group is collapsed</source>
        <translation>Keine Gruppe ist zusammengeklappt</translation>
    </message>
    <message>
        <source>The fabric is edited in the modes Design and Collectives</source>
        <translation>Die Fabric wird in den Modi „Entwurf“ und „Kollektive“ bearbeitet</translation>
    </message>
    <message>
        <source>Topology tools</source>
        <translation>Topologie-Werkzeuge</translation>
    </message>
    <message>
        <source>No fabric yet</source>
        <translation>Noch keine Fabric</translation>
    </message>
    <message>
        <source>Generate one from its dimensions, open a file, or draw nodes and links.</source>
        <translation>Eine aus ihren Dimensionen erzeugen, eine Datei öffnen oder Knoten und Links zeichnen.</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>Einen Knoten suchen</translation>
    </message>
    <message>
        <source>Find name, number or 2,0,1</source>
        <translation>Name, Nummer oder 2,0,1 suchen</translation>
    </message>
    <message>
        <source>Nodes have no places of their own in 3-D: show the fabric flat to move them</source>
        <translation>In 3-D haben Knoten keine eigenen Plätze: die Fabric flach zeigen, um sie zu verschieben</translation>
    </message>
    <message>
        <source>dimensions %1</source>
        <translation>Dimensionen %1</translation>
    </message>
    <message>
        <source>some layers are hidden</source>
        <translation>einige Layer sind ausgeblendet</translation>
    </message>
    <message>
        <source>%1 and %2 selected</source>
        <comment>nodes, links</comment>
        <translation>%1 und %2 ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Link</numerusform>
            <numerusform>%n Links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) selected</source>
        <translation>
            <numerusform>%n Knoten ausgewählt</numerusform>
            <numerusform>%n Knoten ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) selected</source>
        <translation>
            <numerusform>%n Link ausgewählt</numerusform>
            <numerusform>%n Links ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; Alt: off the grid; Esc: back to selecting</source>
        <translation>Klicken platziert; Alt: ohne Raster; Esc: zurück zum Auswählen</translation>
    </message>
    <message>
        <source>Click both ends, or drag from node to node; Shift: one direction only; Esc: back to selecting</source>
        <translation>Beide Enden anklicken oder von Knoten zu Knoten ziehen; Umschalt: nur eine Richtung; Esc: zurück zum Auswählen</translation>
    </message>
    <message>
        <source>Draw around what to select; Shift: add to it; Esc: back to selecting</source>
        <translation>Um das Auszuwählende herum zeichnen; Umschalt: hinzufügen; Esc: zurück zum Auswählen</translation>
    </message>
    <message>
        <source>Click where the note is to be; Esc: back to selecting</source>
        <translation>Klicken, wo die Notiz stehen soll; Esc: zurück zum Auswählen</translation>
    </message>
    <message>
        <source>Click to place; Esc: back to selecting</source>
        <translation>Klicken platziert; Esc: zurück zum Auswählen</translation>
    </message>
    <message>
        <source>Drag to turn; Esc: back to selecting</source>
        <translation>Ziehen dreht; Esc: zurück zum Auswählen</translation>
    </message>
    <message>
        <source>3-D: Shift+middle button or arrow keys turn it</source>
        <comment>hint</comment>
        <translation>3-D: Umschalt+mittlere Maustaste oder Pfeiltasten drehen</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot;</source>
        <translation>Nichts heißt „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Force layout</source>
        <translation>Kräfte-Layout</translation>
    </message>
    <message>
        <source>Force layout stopped; nothing was moved</source>
        <translation>Kräfte-Layout gestoppt; nichts wurde verschoben</translation>
    </message>
    <message>
        <source>; from blue (1 %) to yellow (100 %), grey: idle</source>
        <translation>; von Blau (1 %) bis Gelb (100 %), Grau: Leerlauf</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Select two nodes to link them</source>
        <translation>Zwei Knoten auswählen, um sie zu verbinden</translation>
    </message>
    <message>
        <source>Select a link to choose its dimension</source>
        <translation>Einen Link auswählen, um dessen Dimension zu wählen</translation>
    </message>
    <message>
        <source>Generate %1</source>
        <translation>%1 erzeugen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TrafficMatrixView</name>
    <message>
        <source>Traffic matrix</source>
        <translation>Verkehrsmatrix</translation>
    </message>
    <message>
        <source>No traffic to show</source>
        <translation>Kein Verkehr zu zeigen</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Preparing the traffic matrix…</source>
        <translation>Die Verkehrsmatrix wird vorbereitet…</translation>
    </message>
    <message>
        <source>Preparing the traffic matrix of %1</source>
        <translation>Die Verkehrsmatrix von %1 wird vorbereitet</translation>
    </message>
    <message>
        <source>Run a simulation at record level links or full.</source>
        <translation>Eine Simulation mit Aufzeichnungsgrad „Links“ oder „Vollständig“ ausführen.</translation>
    </message>
    <message>
        <source>%1 kept no traffic between NPUs</source>
        <translation>%1 hat keinen Verkehr zwischen NPUs aufbewahrt</translation>
    </message>
    <message>
        <source>Run again at record level links or full.</source>
        <translation>Erneut mit Aufzeichnungsgrad „Links“ oder „Vollständig“ ausführen.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Nichts wurde gesendet</translation>
    </message>
    <message>
        <source>No NPU sent a message to another one in %1.</source>
        <translation>In %1 hat keine NPU einer anderen eine Nachricht gesendet.</translation>
    </message>
    <message>
        <source> (log)</source>
        <translation> (log)</translation>
    </message>
    <message>
        <source>0 messages</source>
        <translation>0 Nachrichten</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>He&amp;rauszoomen</translation>
    </message>
    <message>
        <source>Show &amp;all NPUs</source>
        <translation>&amp;Alle NPUs zeigen</translation>
    </message>
    <message>
        <source>&amp;Logarithmic scale</source>
        <translation>&amp;Logarithmische Skala</translation>
    </message>
    <message>
        <source>Count &amp;messages or bytes</source>
        <translation>&amp;Nachrichten oder Bytes zählen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pairs of NPUs</source>
        <translation>NPU-Paare</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
</context>
<context>
    <name>weft::widgets::TuningPanel</name>
    <message>
        <source>%1 (%2 hidden)</source>
        <comment>a kernel with its time, and what of it others hide</comment>
        <translation>%1 (%2 verdeckt)</translation>
    </message>
    <message>
        <source>&amp;Apply the best</source>
        <translation>Besten &amp;anwenden</translation>
    </message>
    <message>
        <source>al&amp;gorithms too</source>
        <translation>auch Al&amp;gorithmen</translation>
    </message>
    <message>
        <source>Makes the fastest schedule that was found one of the text</source>
        <translation>Nimmt den schnellsten gefundenen Ablaufplan in den Text auf</translation>
    </message>
    <message>
        <source>The best schedule that was found</source>
        <translation>Der beste gefundene Ablaufplan</translation>
    </message>
    <message>
        <source>Also tries the algorithms of the collectives, which takes longer</source>
        <translation>Probiert auch die Algorithmen der Kollektive, was länger dauert</translation>
    </message>
    <message>
        <source>Finding the best schedule</source>
        <translation>Der beste Ablaufplan wird gesucht</translation>
    </message>
    <message>
        <source>There is no program without mistakes</source>
        <translation>Es liegt kein fehlerfreies Programm vor</translation>
    </message>
    <message>
        <source>The search does not know the options and the remote memory of the settings: let it use the device&apos;s system</source>
        <translation>Die Suche kennt die Optionen und den entfernten Speicher der Einstellungen nicht: dafür das System des Geräts verwenden</translation>
    </message>
    <message numerus="yes">
        <source>No schedule is faster than the program as it stands; %n were looked at</source>
        <translation>
            <numerusform>Kein Ablaufplan ist schneller als das unveränderte Programm; %n wurde betrachtet</numerusform>
            <numerusform>Kein Ablaufplan ist schneller als das unveränderte Programm; %n wurden betrachtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best of %n schedule(s): %1, %2× as quick</source>
        <translation>
            <numerusform>Bester Ablaufplan (%n betrachtet): %1, %2× so schnell</numerusform>
            <numerusform>Bester Ablaufplan (%n betrachtet): %1, %2× so schnell</numerusform>
        </translation>
    </message>
    <message>
        <source>; not all were tried</source>
        <translation>; nicht alle wurden probiert</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Nachher: %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Find the best</source>
        <translation>Besten &amp;suchen</translation>
    </message>
    <message>
        <source>Tries every schedule that is valid, on the fabric that is open</source>
        <translation>Probiert jeden gültigen Ablaufplan auf der geöffneten Fabric</translation>
    </message>
    <message>
        <source>Looking for schedules…</source>
        <translation>Ablaufpläne werden gesucht…</translation>
    </message>
    <message>
        <source>Best so far: %1</source>
        <translation>Bestes bisher: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationChart</name>
    <message>
        <source>Link utilization over time</source>
        <translation>Link-Auslastung im Zeitverlauf</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Dimensions: mean, least to most</source>
        <translation>Dimensionen: Mittel, Minimum bis Maximum</translation>
    </message>
    <message>
        <source>Busiest links</source>
        <translation>Am stärksten belegte Links</translation>
    </message>
    <message>
        <source>Selected links</source>
        <translation>Ausgewählte Links</translation>
    </message>
    <message>
        <source>Export the shown series as CSV</source>
        <translation>Die gezeigten Reihen als CSV exportieren</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Select links in the topology or in a table to see them here.</source>
        <translation>Links in der Topologie oder in einer Tabelle auswählen, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>busy, %</source>
        <translation>belegt, %</translation>
    </message>
    <message>
        <source>No utilization over time</source>
        <translation>Keine Auslastung im Zeitverlauf</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Run the simulation to see how busy its links are over time.</source>
        <translation>Die Simulation ausführen, um zu sehen, wie stark ihre Links im Zeitverlauf belegt sind.</translation>
    </message>
    <message>
        <source>The congestion-unaware model knows no busy time of links. Choose the congestion-aware model in the settings and run again.</source>
        <translation>Das Modell ohne Stau kennt keine Belegtzeit von Links. In den Einstellungen das Modell mit Stau wählen und erneut ausführen.</translation>
    </message>
    <message>
        <source>Links were not recorded, or nothing took time. Choose level links or full in the settings and run again.</source>
        <translation>Links wurden nicht aufgezeichnet, oder nichts hat Zeit gebraucht. In den Einstellungen Aufzeichnungsgrad „Links“ oder „Vollständig“ wählen und erneut ausführen.</translation>
    </message>
    <message>
        <source>Preparing the chart…</source>
        <translation>Das Diagramm wird vorbereitet…</translation>
    </message>
    <message>
        <source>The utilization of all links is being put together.</source>
        <translation>Die Auslastung aller Links wird zusammengestellt.</translation>
    </message>
    <message>
        <source>Utilization of %1</source>
        <translation>Auslastung von %1</translation>
    </message>
    <message>
        <source>Preparing the chart was stopped.</source>
        <translation>Das Vorbereiten des Diagramms wurde gestoppt.</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>Zeit, %1</translation>
    </message>
    <message>
        <source>time, %1 after %2</source>
        <translation>Zeit, %1 nach %2</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Utilization of &amp;dimensions</source>
        <translation>Auslastung der &amp;Dimensionen</translation>
    </message>
    <message>
        <source>Utilization of the &amp;busiest links</source>
        <translation>Auslastung der am stärksten &amp;belegten Links</translation>
    </message>
    <message>
        <source>Utilization of the &amp;selected links</source>
        <translation>Auslastung der aus&amp;gewählten Links</translation>
    </message>
    <message>
        <source>&amp;Export utilization as CSV…</source>
        <translation>Auslastung als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>%1 least</source>
        <translation>%1 Minimum</translation>
    </message>
    <message>
        <source>%1 most</source>
        <translation>%1 Maximum</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationData</name>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::UtilizationParts</name>
    <message>
        <source>mean %1, most %2</source>
        <translation>Mittel %1, Maximum %2</translation>
    </message>
    <message>
        <source>%1 busy from %2 to %3</source>
        <translation>%1 belegt von %2 bis %3</translation>
    </message>
    <message>
        <source>least %1, most %2</source>
        <translation>Minimum %1, Maximum %2</translation>
    </message>
</context>
<context>
    <name>weft::widgets::VerdictBanner</name>
    <message>
        <source>Show the step</source>
        <translation>Schritt zeigen</translation>
    </message>
    <message>
        <source>Go to the step that is wrong</source>
        <translation>Zum falschen Schritt gehen</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n Rang</numerusform>
            <numerusform>%n Rängen</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: %1 on %2, %3 transfers</source>
        <extracomment>%1: a collective such as &quot;all-reduce&quot;; %2: &quot;8 ranks&quot;; %3: a number</extracomment>
        <translation>Korrekt: %1 auf %2, %3 Übertragungen</translation>
    </message>
    <message>
        <source>Wanted: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Falsch: %1</translation>
    </message>
    <message>
        <source>Show the slot</source>
        <translation>Slot zeigen</translation>
    </message>
    <message>
        <source>%1 could not be checked: %2</source>
        <translation>%1 konnte nicht geprüft werden: %2</translation>
    </message>
    <message>
        <source>It cannot run on the fabric that is open: %1</source>
        <translation>Auf der geöffneten Fabric nicht ausführbar: %1</translation>
    </message>
</context>
<context>
    <name>weft::widgets::View</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>weft::widgets::ViewSheet</name>
    <message>
        <source>The first %1 of %2 rows; all of them can be exported as CSV.</source>
        <translation>Die ersten %1 von %2 Zeilen; alle lassen sich als CSV exportieren.</translation>
    </message>
    <message>
        <source>Only the upper %1 are shown: the rest has no room in a picture.</source>
        <translation>Nur die oberen %1 sind zu sehen: Der Rest hat in einem Bild keinen Platz.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayDrawing</name>
    <message>
        <source>Way of the chunk</source>
        <translation>Weg des Chunks</translation>
    </message>
    <message>
        <source>Select a step or a chunk to see its way over the ranks.</source>
        <translation>Einen Schritt oder Chunk auswählen, um seinen Weg über die Ränge zu sehen.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayMap</name>
    <message>
        <source>Way of the chunk over the fabric</source>
        <translation>Weg des Chunks über die Fabric</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>The fabric has no place for this schedule: %1 ranks against %2 NPUs.</source>
        <translation>Die Fabric hat keinen Platz für diesen Ablaufplan: Ränge des Plans %1, NPUs der Fabric %2.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WayPanel</name>
    <message>
        <source>Chunk whose way is shown</source>
        <translation>Chunk, dessen Weg gezeigt wird</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no chunk is selected</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Whose contribution is followed</source>
        <translation>Wessen Beitrag verfolgt wird</translation>
    </message>
    <message>
        <source>Follow all that becomes the chunk, or what one rank contributes to it</source>
        <translation>Alles verfolgen, was zum Chunk wird, oder das, was ein Rang dazu beiträgt</translation>
    </message>
    <message>
        <source>How the way is drawn</source>
        <translation>Wie der Weg gezeichnet wird</translation>
    </message>
    <message>
        <source>as a tree</source>
        <comment>how the way of a chunk is drawn</comment>
        <translation>als Baum</translation>
    </message>
    <message>
        <source>on the fabric</source>
        <comment>how the way of a chunk is drawn</comment>
        <translation>auf der Fabric</translation>
    </message>
    <message>
        <source>&amp;Chunk</source>
        <translation>&amp;Chunk</translation>
    </message>
    <message>
        <source>all contributions</source>
        <translation>alle Beiträge</translation>
    </message>
    <message>
        <source>from rank %1</source>
        <translation>von Rang %1</translation>
    </message>
    <message numerus="yes">
        <source>%n transfer(s)</source>
        <translation>
            <numerusform>%n Übertragung</numerusform>
            <numerusform>%n Übertragungen</numerusform>
        </translation>
    </message>
    <message>
        <source>This chunk does not move between ranks.</source>
        <translation>Dieser Chunk bewegt sich nicht zwischen Rängen.</translation>
    </message>
    <message>
        <source>%1, the last one ends at level %2; on %3 of %4 ranks</source>
        <translation>%1, die letzte endet auf Ebene %2; auf %3 von %4 Rängen</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WhatIfView</name>
    <message>
        <source>What if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>Times faster:</source>
        <translation>Beschleunigungsfaktor:</translation>
    </message>
    <message>
        <source>How many times faster</source>
        <translation>Beschleunigungsfaktor</translation>
    </message>
    <message>
        <source>Each thing is made this many times faster, one after another; below 1 is slower</source>
        <translation>Eins nach dem anderen wird um diesen Faktor schneller gemacht; unter 1 wird es langsamer</translation>
    </message>
    <message>
        <source>Simulate changes</source>
        <translation>Änderungen simulieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Ends the simulations; the answers that are shown stay</source>
        <translation>Beendet die Simulationen; die gezeigten Antworten bleiben</translation>
    </message>
    <message>
        <source>Changes simulated</source>
        <translation>Simulierte Änderungen</translation>
    </message>
    <message>
        <source>Changes and what they gain</source>
        <translation>Änderungen und was sie bringen</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>Es gibt noch keinen Lauf</translation>
    </message>
    <message>
        <source>The workload of this run is not there any more</source>
        <translation>Der Workload dieses Laufs ist nicht mehr da</translation>
    </message>
    <message>
        <source>The run that is shown did not come to its end</source>
        <translation>Der gezeigte Lauf kam nicht zu seinem Ende</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was-wäre-wenn: %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>The one thing that is other than in the run</source>
        <translation>Das Einzige, was anders ist als im Lauf</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Gesamtdauer</translation>
    </message>
    <message>
        <source>With the change; of those that cannot be simulated, why</source>
        <translation>Mit der Änderung; wo sie nicht simuliert werden kann, warum</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>By how much the makespan is shorter; below 0 it is longer</source>
        <translation>Um wie viel die Gesamtdauer kürzer ist; unter 0 ist sie länger</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of the makespan as it is</source>
        <translation>An der Gesamtdauer, wie sie ist</translation>
    </message>
    <message>
        <source>On the critical path</source>
        <translation>Auf dem kritischen Pfad</translation>
    </message>
    <message>
        <source>What the critical path spends on it: no more than that can be gained where nothing is shared</source>
        <translation>Wie viel Zeit der kritische Pfad damit verbringt: Mehr ist nicht zu gewinnen, wo nichts geteilt wird</translation>
    </message>
    <message>
        <source>Simulates the run that is shown with one change after another</source>
        <translation>Simuliert den gezeigten Lauf mit einer Änderung nach der anderen</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Run the simulation to ask what would be gained if something were faster.</source>
        <translation>Die Simulation ausführen, um zu fragen, was gewonnen wäre, wenn etwas schneller wäre.</translation>
    </message>
    <message>
        <source>Run the simulation again to ask about it.</source>
        <translation>Die Simulation noch einmal ausführen, um danach zu fragen.</translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation>Nichts zu ändern</translation>
    </message>
    <message>
        <source>The critical path spends no time on what can be faster.</source>
        <translation>Der kritische Pfad verbringt keine Zeit mit etwas, das schneller sein kann.</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>Noch nichts gefragt</translation>
    </message>
    <message>
        <source>Simulate the changes to see which link, dimension, NPU or algorithm is worth the most.</source>
        <translation>Die Änderungen simulieren, um zu sehen, welcher Link, welche Dimension, welche NPU oder welcher Algorithmus am meisten bringt.</translation>
    </message>
    <message>
        <source>Stopped before every change was simulated.</source>
        <translation>Gestoppt, bevor jede Änderung simuliert war.</translation>
    </message>
    <message>
        <source>Outdated: %1, %2 × faster. Another run is shown now; simulate the changes again for that one.</source>
        <translation>Veraltet: %1, %2 × schneller. Jetzt wird ein anderer Lauf gezeigt; für diesen die Änderungen neu simulieren.</translation>
    </message>
    <message>
        <source>Simulate &amp;changes</source>
        <translation>Änderungen &amp;simulieren</translation>
    </message>
    <message>
        <source>Ask what would be gained if something of the run were faster</source>
        <translation>Fragen, was gewonnen wäre, wenn etwas im Lauf schneller wäre</translation>
    </message>
    <message>
        <source>&amp;Stop the changes</source>
        <translation>Änderungen s&amp;toppen</translation>
    </message>
    <message>
        <source>End the simulations of changes; the answers that are shown stay</source>
        <translation>Die Simulationen der Änderungen beenden; die gezeigten Antworten bleiben</translation>
    </message>
    <message>
        <source>No changes are being simulated</source>
        <translation>Es werden keine Änderungen simuliert</translation>
    </message>
    <message>
        <source>The changes are being simulated already</source>
        <translation>Die Änderungen werden schon simuliert</translation>
    </message>
    <message>
        <source>%1 takes %2 as it is; with one thing %3 × faster:</source>
        <translation>%1 dauert unverändert %2; mit je einer %3-fachen Beschleunigung:</translation>
    </message>
    <message>
        <source>Simulating changes</source>
        <translation>Änderungen werden simuliert</translation>
    </message>
    <message>
        <source>What they gain is shown when all are simulated, or stopped.</source>
        <translation>Was sie bringen, wird gezeigt, wenn alle simuliert oder gestoppt sind.</translation>
    </message>
</context>
<context>
    <name>weft::widgets::Workload</name>
    <message>
        <source>world</source>
        <comment>the group of all ranks</comment>
        <translation>World</translation>
    </message>
</context>
<context>
    <name>weft::widgets::WorkloadView</name>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>No workload</source>
        <translation>Kein Workload</translation>
    </message>
    <message>
        <source>Open a Chakra trace: one file of a set, its folder, or drop it here. Or make a benchmark of one collective.</source>
        <translation>Einen Chakra-Trace öffnen: eine Datei eines Satzes, seinen Ordner, oder ihn hier ablegen. Oder einen Benchmark eines Kollektivs anlegen.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <translation>Abhängigkeiten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>Summarize workload</source>
        <translation>Der Workload wird zusammengefasst</translation>
    </message>
    <message>
        <source>%1 – %2 on %3</source>
        <comment>a source, its operations, its ranks</comment>
        <translation>%1 – %2 auf %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln Operation</numerusform>
            <numerusform>%Ln Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln Rang</numerusform>
            <numerusform>%Ln Rängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> – %Ln rank(s) missing</source>
        <translation>
            <numerusform> – %Ln Rang fehlt</numerusform>
            <numerusform> – %Ln Ränge fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Find operations</source>
        <translation>&amp;Operationen suchen</translation>
    </message>
    <message>
        <source>Type a part of an operation&apos;s name</source>
        <translation>Einen Teil des Namens einer Operation eingeben</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>&amp;Filter aufheben</translation>
    </message>
    <message>
        <source>Show all operations</source>
        <translation>Alle Operationen zeigen</translation>
    </message>
    <message>
        <source>Show &amp;dependencies</source>
        <translation>&amp;Abhängigkeiten zeigen</translation>
    </message>
    <message>
        <source>Draw what the selected operation waits for and what waits for it</source>
        <translation>Zeichnen, worauf die ausgewählte Operation wartet und was auf sie wartet</translation>
    </message>
    <message>
        <source>&amp;Fit dependencies</source>
        <translation>Abhängigkeiten &amp;einpassen</translation>
    </message>
    <message>
        <source>Show the whole drawing of dependencies</source>
        <translation>Die ganze Zeichnung der Abhängigkeiten zeigen</translation>
    </message>
    <message>
        <source>Show fi&amp;ndings</source>
        <translation>&amp;Befunde zeigen</translation>
    </message>
    <message>
        <source>What the validator says about the workload</source>
        <translation>Was der Validator zum Workload sagt</translation>
    </message>
    <message>
        <source>No filter is set</source>
        <translation>Kein Filter ist gesetzt</translation>
    </message>
</context>
</TS>
