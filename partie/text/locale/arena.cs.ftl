## Aréna, přemýšlející boti a ladění.

bot-novice = Nováček
    .about = Zná pravidla, ale často udělá první, co ho napadne.
bot-casual = Příležitostný hráč
    .about = Hraje rozumně a občas něco přehlédne.
bot-strong = Silný
    .about = Každý tah promyslí až do konce hry; nejvýše sekundu na tah.
bot-expert = Mistr
    .about = To nejlepší, co máme; dává si na čas.
bot-learned = Samouk
    .about = Naučil se hrát sám se sebou; jen ve dvou a jen hry, na které trénoval.


arena-head = { $game }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
} po { $seats } hráčích
arena-bot = bot
arena-skill = OpenSkill
arena-wins = výhry
arena-time = přemýšlení za partii
arena-slowest = nejdelší tah
arena-before = Jak často se bot v řádku umístí před tím ve sloupci:
arena-number = { $value } ({ $low }–{ $high })
arena-share = { $value } % ({ $low }–{ $high })
arena-foot = V závorkách jsou intervaly 95 %.

tune-head = Ladění hry { $game } botem { $bot }: { $weights ->
    [one] jedna váha
    [few] { $weights } váhy
   *[other] { $weights } vah
}, { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
} na pokus
tune-try = { $number }. { $weight } { $old } → { $new }: { $share } %{ $kept ->
    [yes] , přijato
   *[no] {""}
}
tune-done = { $kept ->
    [0] Nic lepšího se nenašlo.
    [one] Byla přijata jedna změna.
    [few] Byly přijaty { $kept } změny.
   *[other] Bylo přijato { $kept } změn.
}
tune-fitted = Přizpůsobeno pozicím ({ $positions }) z partií ({ $games }): překvapení dříve { $old }, teď { $new }, na pozicích stranou.
tune-written = Váhy jsou zapsány v { $file }.

error-bad-limit = „{ $limit }“ není mez přemýšlení; napište uzly, třeba mcts@2000, nebo sekundy, třeba mcts@0.5s.
error-no-limit = Bot „{ $bot }“ žádnou mez nemá; napište jen jeho jméno.
error-untrained = Bot „learned“ nebyl na hru { $game } v počtu hráčů { $seats } trénován.
error-league-alone = Liga potřebuje alespoň dva hráče a dva různé boty, každého jednou.
error-lineup-and-seats = Sestava jmenuje { $bots ->
    [one] { $bots } bota
    [few] { $bots } boty
   *[other] { $bots } botů
} pro { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}; pro každé místo jmenujte jednoho bota.
error-jobs-and-ray = Zadejte --jobs, nebo --ray, ne obojí: o počtu procesů v clusteru rozhoduje Ray.
error-no-ray = Na adrese { $address } neběží žádný cluster Ray; zadejte adresu běžícího, nebo „local“ pro spuštění tady.
error-bad-results = Řádek { $line } souboru { $file } není výsledek partie; opravte jej, nebo zvolte jiný soubor přes --out.
error-nothing-to-tune = { $game } nemá váhy druhu „{ $table }“; vyberte z těchto: { $choices }.
error-unknown-weight = Váha „{ $weight }“ neexistuje; vyberte z těchto: { $choices }.
