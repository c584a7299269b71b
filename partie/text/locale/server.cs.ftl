# Co říká server.

bot-random = Náhodný
    .about = Hraje jakýkoli možný tah; hodí se k poznání hry.
bot-greedy = Spolehlivý
    .about = Bere, co je teď nejlepší, se zkušeností z mnoha partií.

error-bad-request = Požadavek nemá správný tvar. { $detail }
error-not-found = Na této adrese nic není.
error-bad-method = Tato adresa takový požadavek nepřijímá.
error-too-large = Požadavek je příliš velký.
error-too-many = Příliš mnoho požadavků; chvíli počkejte.
error-server-error = Na serveru se něco pokazilo. Je to zapsáno; zkuste to znovu.

error-nobody = Nejprve si zvolte jméno.
error-somebody-already = Jméno už máte; chcete-li začít s jiným, nejprve se odhlaste.
error-bad-name = Zvolte jméno z viditelných písmen.
error-name-taken = Jméno „{ $name }“ už si někdo chrání heslem.
error-bad-login = Jméno nebo heslo nesouhlasí.
error-bad-token = Tato stránka je zastaralá; načtěte ji znovu.
error-bad-origin = Naslouchat zde mohou jen stránky tohoto serveru.
error-no-such-session = Toto přihlášení neexistuje, nebo už skončilo.

error-no-such-table = Takový stůl není.
error-not-started = Partie ještě nezačala.
error-already-started = Partie už začala.
error-game-over = Partie skončila.
error-not-seated = To mohou jen ti, kdo sedí u stolu.
error-not-host = To může jen ten, kdo stůl založil.
error-seat-taken = Toto místo je obsazené.
error-one-seat-each = Každý má u stolu jedno místo.
error-not-absent = Tento hráč ještě není pryč po dohodnutou dobu.
error-not-waited-for = Na tohoto hráče teď nikdo nečeká.
error-nudged-already = Tento hráč už byl popohnán před méně než hodinou.
error-not-away = Tento hráč je u stolu, nebo odešel před méně než minutou.
error-no-clock = U tohoto stolu neběží žádné hodiny.
error-bad-pace = S těmito časy by nikdo nemohl hrát; zkontrolujte zásobu, přídavek a strop.
error-not-over = Partie ještě neskončila.
error-no-rematch = Cvičná partie nemá odvetu; připravte nový stůl.
error-no-such-player = Hráč jménem „{ $name }“ tu není.
error-no-such-proposal = Tento návrh už neplatí.
error-bad-seat = U tohoto stolu není místo { $number }.
error-no-such-person = Nikoho jménem „{ $name }“ neznáme s jistotou; pozvat lze jména, která chrání heslo.
error-table-damaged = Co je o tomto stolu uloženo, je poškozené a nelze to přečíst; správce serveru o tom ví. Ostatních stolů se to netýká.
error-newer-server = S tímto stolem pokračuje novější verze serveru; načtěte stránku znovu.
error-name-taken-here = U tohoto stolu už sedí někdo jménem „{ $name }“ nebo velmi podobným; začněte s jiným jménem.
error-bad-password = Vaše nynější heslo je jiné.
error-seats-changed = Někdo si mezitím sedl nebo vstal: partie by začala na { $seats } místech z { $all }. Podívejte se na stůl znovu.

problem-stale-decision = O tom už je rozhodnuto; podívejte se na stůl znovu.
error-not-your-turn = Na tahu je někdo jiný.
error-moment-gone = Tento okamžik už nelze ukázat: hrálo se podle starších pravidel.
error-no-hint = Bot teď nemá radu; zkuste to znovu.
error-no-client = Stránka není sestavena; spusťte „make play“, nebo použijte API.

error-no-server = Knihovny serveru nejsou nainstalovány (chybí { $module }); nainstalujte „partie[server]“.
error-port-taken = Na { $host }, port { $port }, nelze naslouchat; zvolte jiný pomocí --port.
error-bad-port = { $port } není port; porty jsou čísla od 0 do 65535.
error-bad-setting = { $name } nemůže být „{ $value }“.
error-bad-database = „{ $given }“ není databáze, kterou známe; zadejte sqlite:///cesta nebo postgresql://jméno@počítač/databáze.
error-bad-notify = „{ $given }“ není spojení mezi servery, které známe; zadejte redis://počítač.
error-database-damaged = Databáze { $where } je poškozená, nebo to databáze není ({ $error }); obnovte ji ze zálohy.
error-database-newer = Databázi { $where } už používala novější verze Partie; nainstalujte ji, nebo ještě novější.
error-database-read-only = Do databáze { $where } nelze zapisovat; podívejte se na práva souboru a jeho složky.
error-database-locked = Databázi { $where } drží zamčenou jiný program; ukončete ho a zkuste to znovu.
error-database-full = Na disku s databází { $where } není místo.
error-database-folder = Databázi { $where } nelze otevřít: taková složka není, nebo ji nesmíme používat.
error-database-unreachable = Na { $where } žádná databáze neodpovídá; běží, a je adresa správná?
error-database-missing = Databáze { $where } neexistuje; nejprve ji vytvořte (createdb).
error-database-refused = Databáze { $where } nás nepustila dovnitř; podívejte se na přihlašovací jméno a heslo.
error-database-other = Databázi { $where } nelze použít ({ $error }).

check-differs = { $table }: { $game } podle pravidel { $rules }, tahů: { $moves }: nainstalovaná pravidla ji hrají jinak; pokračovala by tam, kde stojí.
check-newer = { $table }: { $game }: pravidla { $rules } jsou novější než nainstalovaná; nemohla by pokračovat.
check-damaged = { $table }: { $game }, tahů: { $moves }: uložené nelze přečíst; nemohla by pokračovat.
check-sum = Rozehraných partií: { $games }; beze změny by jich nepokračovalo: { $others }.

# Messages when it is somebody's turn
notice-turn = Jste na tahu: { $game }
notice-turns = { $count ->
    [one] Jste na tahu u { $count } stolu
   *[other] Jste na tahu u { $count } stolů
}
notice-with = Spoluhráči: { $names }
notice-more = { $count ->
    [one] a ještě { $count } stůl
    [few] a ještě { $count } stoly
   *[other] a ještě { $count } stolů
}
notice-off = Tyto zprávy už neposílat: { $link }
notice-confirm = Chcete sem dostávat zprávy?
notice-confirm-about = Kdosi, kdo hraje pod jménem „{ $name }“, chce na této adrese dostávat zprávy, když je na tahu. Jste-li to vy, otevřete odkaz. Pokud ne, nedělejte nic: už se neozveme.
notice-wanted = Mají na tuto adresu chodit zprávy, že jste na tahu?
notice-yes = Ano, posílat
notice-on = Od této chvíle chodí zprávy na tuto adresu.
notice-unwanted = Už na tuto adresu žádné zprávy neposílat?
notice-end = Neposílat
notice-ended = Na tuto adresu už žádné zprávy nepřijdou.
notice-gone = Tento odkaz už neplatí: na tuto adresu se zprávy neposílají.
error-no-such-notices = Tento server takové zprávy neposílá, nebo ne na tuto adresu.
error-bad-notice-address = Na tuto adresu nelze poslat zprávu.
error-too-many-addresses = To je příliš mnoho adres; nejprve některou odeberte.
