# Slova společná všem hrám.

game-name = hra
seat-name = Hráč { $number }
nobody = nikdo
list = { $first } a { $last }

kind-choose = Vyberte
kind-card = Vyberte kartu
kind-place = Vyberte místo
kind-amount = Vyberte počet
kind-set = Vyberte kombinaci
kind-pay = Vyberte způsob platby

price-nothing = zdarma
move-free = { $move } zdarma
amount-nothing = nic
price-sum = { $total } ({ $parts })

outcome = { $count ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí { $names }.
}
ranking-line = { $place }. { $name }: { $scores }
result-line = { $line } { $value }

why-rule = { $sentence } ({ $rule })
refusal-not-your-turn = Na tahu je někdo jiný.
refusal-game-over = Partie skončila.
refusal-not-now = Tento tah nepatří k tomu, o čem se právě rozhoduje.
refusal-hybrid-coal = Palivo pro tyto elektrárny máte, ale ne s takovým podílem uhlí v hybridních: řekněte, kolik uhlí spálí, například coal=1.
refusal-no-room-anyway = Pro tolik paliva stejně není místo: stačí elektrárnu vyřadit.
refusal-no-such-seat = Takové místo u tohoto stolu není.
refusal-no-such-move = Takový tah v této hře není: něco v něm neexistuje, nebo je mimo meze.

error-illegal-move = „{ $move }“ teď nelze zahrát: { $why }
error-unknown-language = Jazyk „{ $language }“ nemáme; vyberte jeden z těchto: { $choices }.
error-unknown-game = Hru „{ $game }“ neznáme; vyberte jednu z těchto: { $choices }.
error-unknown-rule = Hra { $game } nemá pravidlo { $rule_id }; vypíše je „partie rules { $game }“.
error-rule-nowhere = Žádný řádek zdrojů hry { $game } nejmenuje pravidlo { $rule_id }.
error-unknown-option = Volba „{ $option }“ neexistuje; volby jsou: { $choices }.
error-bad-option-value = Volba { $option } nemůže být „{ $value }“; vyberte jednu z možností: { $choices }.
error-option-repeats = Volba { $option } v „{ $value }“ něco opakuje; uveďte každou část jednou.
error-bad-seats = Hru { $game } nelze hrát s počtem míst „{ $seats }“; zvolte číslo od { $low } do { $high }.
error-bad-seed = „{ $seed }“ není semínko náhody; zadejte celé číslo.
error-unknown-move = Neznámý tah „{ $move }“; tahy začínají jedním z těchto slov: { $choices }.
error-bad-move-form = Tah „{ $move }“ není úplný; pište jej takto: { $form }.
error-unknown-order = „{ $order }“ není trvalý příkaz, kterému tato hra rozumí.
error-bad-save = Uložená partie je poškozená v místě { $where }; očekává se: { $expected }.
error-bad-position = Postavení nesouhlasí v místě { $where }; očekává se: { $expected }.
error-bad-data = Data hry jsou chybná v místě { $where }; očekává se: { $expected }.
error-bad-game-code = Kód hry je chybný v místě { $where }: { $problem }.
error-bad-json = Text { $where } není od znaku { $at } platný JSON.
error-bad-record = Záznam nelze přečíst na řádku { $line }; očekává se: { $expected }.
error-record-differs = Záznam uvádí na řádku { $line } „{ $said }“, ale přehrání dává „{ $came }“.
error-record-illegal = Záznam má na řádku { $line } nemožný tah „{ $move }“: { $why }
error-record-expect = Záznam na řádku { $line } očekává v místě { $where } hodnotu { $wanted }, ale přehrání dává { $found }.
error-record-of-a-seat = Toto je záznam jednoho místa ({ $seat }), který skrývá, co toto místo nesmí vědět; k přehrání je třeba celý záznam.
error-replay-other-rules = Záznam vznikl podle pravidel { $rules } a od řádku { $line } už neodpovídá pravidlům { $ours }.
error-newer-rules = Toto vzniklo podle pravidel { $rules }, novějších než naše ({ $ours }); k otevření aktualizujte Partie.
error-newer-format = Toto je zapsáno v novějším formátu, než je náš ({ $ours }); k otevření aktualizujte Partie.
error-no-version = Chybí verze pravidel hry { $game }; očekává se řádek jako „rules 1.0“.
error-too-long = Text je příliš dlouhý; čteme nejvýše { $most } znaků.
error-bad-upto = „{ $upto }“ není počet tahů; zadejte 0 nebo víc.
error-bad-upto-beyond = Záznam má jen { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}; nelze jej přehrát až k tahu { $upto }.
error-bad-takeback = K tahu { $upto } se vrátit nelze; zadejte číslo od 0, menší než počet odehraných tahů ({ $moves }).
error-takeback-across-checkpoint = K tahu { $upto } se vrátit nelze: partie po něm pokračovala podle novějších pravidel.
error-no-tests = Ve složce { $folder } nejsou žádné testy; uveďte složku s testy.
error-rule-not-literal = Pravidlo v { $place } musí být vypsáno jako text, například „PG-AUC-07“.
error-unknown-bot = Bot „{ $bot }“ neexistuje; vyberte jednoho z těchto: { $choices }.
error-too-many-bots = Botů je { $bots }, ale hra má jen { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}; uveďte jich méně.
error-game-broke = Partie { $number } (semínko { $seed }) selhala: { $reason }.
error-workers-die = Pracovní procesy { $times }× spadly, nejspíš pro nedostatek paměti; zkuste jich spustit méně.
error-bad-json-depth = Text { $where } je vnořen příliš hluboko; čteme nejvýše { $most } úrovní.
error-bad-json-letter = Text obsahuje půl písmene (osamocený surogát), které nelze uchovat; očekává se běžný Unicode.
error-no-such-seat = Místo „{ $seat }“ u tohoto stolu není; místa mají čísla od 0 do { $last }.
error-no-features = Hra { $game } zatím nedává učícím se hráčům žádná čísla.
error-unknown-action = Akce { $number } neexistuje; akce mají čísla od 0 do { $last }.
error-bad-count = Zadáno: { $given }; potřeba: { $wanted }.
error-missing-extra = Chybí balíček { $package }; nainstalujte ho příkazem: pip install "partie[{ $extra }]".
error-no-decision = Místo „{ $seat }“ teď o ničem nerozhoduje.
error-stale-decision = Toto rozhodnutí místa { $seat } už pominulo; vyžádejte si od hry současné.
error-record-unreadable = Tah na řádku { $line } záznamu nelze přečíst: { $reason }
error-upto-before-checkpoint = Tah { $upto } leží před posledním kontrolním bodem, přes který se nepřehrává; zadejte { $moves } nebo víc.
