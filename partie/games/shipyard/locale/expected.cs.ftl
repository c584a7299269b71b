# Co se čekalo v zapsaném postavení nebo v uložené hře.

expected-each-part-once = každý díl lodi jednou
expected-list-of-parts = seznam dílů lodi nebo jejich písmena
expected-parts-by-kind = díly správného druhu: přídě, střední díly podle rubu, zádě
expected-parts-of-a-ship = díly jedné lodi od přídě po záď
expected-each-canal-once = každý kanál jednou
expected-joined-canals = kanály, které se dotýkají stranami
expected-used-canals = ne méně použitých kanálů, než je dílků
expected-cell = políčko jako dvě čísla, například 1:0
expected-figure-on-canals = loď na políčku kanálů
expected-each-goods-tile-once = každá destička zboží jednou
expected-goods-of-a-tile = zboží některé destičky
expected-goods-held = zboží, ze kterého se vybírá
expected-each-employee-once = každý zaměstnanec tolikrát, kolik je jeho destiček
expected-trader-levels = druhá úroveň obchodníka jen s první
expected-each-solo-tile-once = každá destička sólové hry jednou
expected-contracts-dealt = { $number } kontrakty každé barvy, z nich aspoň jeden ponechaný
expected-each-contract-once = každý kontrakt jednou
expected-each-action-once = každá destička akce jednou, mince a kostky na destičkách řady
expected-cubes-of-the-count = kostky pro tento počet hráčů
expected-chosen-action = destička akce z řady
expected-legal-yard = loděnice, jakou pravidla dovolují
expected-ship-at-berth = dokončená loď v přístavišti, jen dokud vyplouvá
