# Co říká stůl bez serveru.

error-needs-server = K tomu je potřeba server; tady hrajete bez něj.
error-newer-page = Tuto partii uložila novější verze programu Partie; načtěte stránku znovu.
error-game-damaged = Uložená data této partie jsou poškozená a nelze je přečíst; ostatních partií se to netýká.
error-too-many-moves = Záznam má více tahů, než může partie mít; čte se jich nejvýše { $most }.
error-record-not-whole = Tento záznam začíná uprostřed partie; pokračovat lze jen v partiích zaznamenaných od začátku.
error-plays-elsewhere = Tato partie je otevřená na jiné kartě prohlížeče, kde se hraje; tato ji jen sleduje.
error-storage-full = Prohlížeč už nemá místo na uložení partie: uvolněte místo a zahrajte tento tah znovu.
error-storage-refused = Prohlížeč tu nic neukládá (anonymní okno?): po zavření bude partie ztracena.
error-not-alone = U tohoto stolu sedí i jiní hráči; celý záznam bude k dispozici po skončení partie.
error-record-finished = Tato partie už skončila; u stolu může pokračovat jen partie, která ještě běží.
error-laid-seats = Počet míst v této partii: { $seats }; všechna musí obsadit hráči nebo boti.

web-cover-title = Na tahu je { $name }: předejte obrazovku
web-cover-about = Dokud další hráč své místo neodkryje, nejsou vidět ničí karty.
web-cover-open = { $name }: ukázat moje místo
web-local-loading = Načítají se pravidla her…
web-local-no-wasm = Tento prohlížeč tu hry neumí spustit: chybí mu WebAssembly nebo zámky. Použijte novější.
web-local-no-engine = Hry se nepodařilo načíst; načtěte stránku znovu, při první návštěvě s připojením k síti.
web-local-following = Tato partie je otevřená na jiné kartě prohlížeče, kde se hraje; tato ji jen sleduje.
web-local-private = Prohlížeč tu nic neukládá (anonymní okno?): po zavření stránky budou partie ztraceny.
web-local-full = Prohlížeč už nemá místo na ukládání partií: uvolněte místo a zahrajte tah znovu.
web-local-newer = Je tu novější verze programu Partie.
web-local-update = Použít ji teď
web-here-seat = Hráč u této obrazovky
web-here-name = Jméno
web-lay-record = Otevřít záznam
web-welcome-here = Náročné deskové hry s úplnými pravidly, jen v tomto prohlížeči: proti botům nebo s přáteli u jedné obrazovky. Partie zůstávají v tomto zařízení a hrají se i bez sítě.
web-practice-head = Cvičná partie
web-practice-about = Někdo tu může znát skryté karty, proto se tato partie do hodnocení nepočítá.
web-offline-play = Hrát bez sítě
web-offline-about = Všechny hry, boti i pravidla přímo v tomto prohlížeči, i bez sítě. Stačí je jednou otevřít, dokud jste online.
web-offline-take = Vzít partii s sebou
web-offline-take-about = Partie pokračuje v tomto prohlížeči, i bez sítě. Tady se z ní stane cvičná: její záznam obsahuje, co je skryté.
web-server-open = Na stránku se serverem
web-server-go-on = Pokračovat na serveru
web-server-about = Partie pokračuje na serveru jako cvičná; místa ostatních mohou obsadit přátelé.
