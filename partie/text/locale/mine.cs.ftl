## Co je o lidech uloženo a jak to získat, odejít nadobro nebo se vrátit.

former-player = bývalý hráč

privacy-name = Vaše jméno
    .about = Jméno, které jste si zvolili, kdy jste přišli, vaše časové pásmo (podle něj se počítají noci pomalých partií) a otisk hesla, pokud jste si je nastavili. Není potřeba e-mail, skutečné jméno ani datum narození.
    .gone = Jméno, otisk hesla i časové pásmo zmizí. Na místě jména zůstane náhodné číslo, protože ho potřebují místa v dohraných partiích.
privacy-sessions = Vaše zařízení
    .about = Kde jste přihlášeni: prohlížeč a systém bez verze a kdy se naposledy použily, s přesností na hodinu. Žádné síťové adresy.
    .gone = Všechno zmizí.
privacy-games = Vaše partie
    .about = Stoly, které jste založili, místa, na kterých jste seděli, tahy, které jste potvrdili, a jejich čas a kdo žádal o změnu místa.
    .gone = Partie zůstávají, protože patří i ostatním; vaše jméno se v nich i v jejich záznamech změní na „bývalý hráč“. U rozehraných stolů hrají dál boti.
privacy-presence = Kdy jste byli u stolu
    .about = Zda máte stůl právě otevřený v prohlížeči a kdy jste u něj byli naposledy.
    .gone = Všechno zmizí.
privacy-messages = Zprávy o vašich tazích
    .about = E-maily, prohlížeče a webhooky, které jste sami uvedli, o kterých tazích už zpráva odešla a co se právě posílá.
    .gone = Všechno zmizí a nic dalšího se neposílá.
privacy-passwords = Odkazy na nové heslo
    .about = Do kdy platí odkaz, o který jste požádali vy nebo správce; ze samotného odkazu jen otisk.
    .gone = Všechno zmizí.
privacy-reports = Hlášení správci
    .about = Co jste správci napsali o druhých. Co druzí napsali o vás, čte jen správce.
    .gone = Zmizí vaše hlášení i hlášení o vás.

password-letter = Nové heslo do Partie
password-letter-about = Někdo požádal o nové heslo pro jméno „{ $name }“. Pokud jste to byli vy, otevřete do hodiny tento odkaz. Pokud ne, nedělejte nic: heslo zůstává, jaké je.

error-no-mail-here = Tento server neposílá e-maily. O odkaz na nové heslo požádejte správce.
error-no-such-link = Tento odkaz už neplatí. Požádejte o jiný.
error-too-many-reports = Správce ještě nečetl vaše dřívější hlášení.
error-same-person = To už je jedna a tatáž osoba.
error-same-table = U stolu { $table } mají místo obě osoby; nelze z nich udělat jednu osobu.

web-my-data = Moje údaje
web-privacy = Co se ukládá
web-privacy-title = Co tento server ukládá
web-privacy-about = Žádná reklama, žádné počítání návštěv, nic z cizích stránek. Kdo jste, říká jediný soubor cookie. Jazyk, barvy a podobné volby zůstávají ve vašem prohlížeči.
web-privacy-gone = Když odejdete nadobro
web-privacy-logs = V protokolu serveru nejsou jména, síťové adresy, tahy ani rozhovory. Záloha může to, co je uvedeno zde, obsahovat, dokud ji správce nenahradí novou.
web-take-along = Stáhnout všechno
web-take-along-about = Archiv, ve kterém je to všechno jako JSON a záznam každé vaší partie.
web-leave-for-good = Smazat účet
web-leave-for-good-about = Vaše partie zůstanou, ale bez vašeho jména: to se změní na „bývalý hráč“. { $count ->
    [0] Rozehranou partii nemáte žádnou.
    [one] U { $count } rozehraného stolu hraje dál bot.
   *[other] U { $count } rozehraných stolů hrají dál boti.
} Všechno ostatní se smaže. Nelze to vzít zpět.
web-leave-sure = Smazat nadobro
web-left-for-good = Vaše jméno je teď „bývalý hráč“. Děkujeme za hru.
web-forgotten = Zapomenuté heslo
web-forgotten-about = Pokud k tomuto jménu patří potvrzený e-mail, odejde na něj odkaz na nové heslo. Jinak vám ho může dát správce tohoto serveru.
web-forgotten-send = Poslat odkaz
web-forgotten-sent = Pokud taková adresa existuje, odkaz je na cestě. Platí hodinu.
web-new-password-for = Nové heslo: { $name }
web-set-password = Nastavit heslo
web-report = Nahlásit správci
web-report-about = Napište správci, co se stalo ({ $name }). Nikdo jiný to nečte.
web-report-send = Odeslat
web-report-sent = Správce si to přečte.
web-proposes-takeback = { $name } chce vzít zpět poslední tah.
web-you-propose-takeback = Žádáte, abyste směli vzít zpět svůj poslední tah.
web-propose-takeback = Navrhnout vzít můj poslední tah zpět
web-takeback-alone = Vzít zpět můj poslední tah

error-nothing-to-take-back = Nemáte tah, který by šlo vzít zpět.
