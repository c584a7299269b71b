# Co se čekalo v zapsaném postavení nebo v uložené hře.

expected-each-part-once = každý lodní díl jednou
expected-list-of-parts = seznam lodních dílů nebo jejich písmena
expected-parts-by-kind = lodní díly správného druhu: přídě, středové díly podle rubu, zádě
expected-parts-of-a-ship = lodní díly jedné lodi od přídě po záď
expected-each-canal-once = každý kanál jednou
expected-joined-canals = kanály, které se dotýkají stranami
expected-used-canals = ne méně použitých kanálů, než je destiček
expected-cell = políčko jako dvě čísla, například 1:0
expected-figure-on-canals = loď na políčku kanálů
expected-each-goods-tile-once = každá destička se zbožím jednou
expected-goods-of-a-tile = zboží některé destičky
expected-goods-held = zboží, ze kterého se vybírá
expected-each-employee-once = každý zaměstnanec tolikrát, kolik je jeho destiček
expected-trader-levels = druhá úroveň obchodníka jen s první
expected-each-solo-tile-once = každá sólová destička akce jednou
expected-contracts-dealt = { $number ->
    [one] { $number } státní zakázka
    [few] { $number } státní zakázky
   *[other] { $number } státních zakázek
} od každé barvy, z nich alespoň jedna ponechaná
expected-each-contract-once = každá státní zakázka jednou
expected-each-action-once = každá destička akce jednou, guldeny a kostky na destičkách nabídky
expected-cubes-of-the-count = kostky pro tento počet hráčů
expected-chosen-action = destička akce z nabídky
expected-legal-yard = loděnice, jakou pravidla dovolují
expected-ship-at-berth = dokončená loď na místě v loděnici, jen dokud vyplouvá
