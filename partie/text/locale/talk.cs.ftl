# Rozhovor u stolu.

error-no-such-remark = Tato zpráva tu není.

privacy-talk = Co jste řekli u stolů
    .about = Vaše zprávy u stolů, údaj, kam až máte přečteno, a čí zprávy číst nechcete.
    .gone = Znění vašich zpráv se smaže; zůstane jen to, že tam nějaká zpráva byla. Vše ostatní se smaže.

web-talk = Rozhovor
web-talk-unread = { $count ->
    [one] { $count } nepřečtená zpráva
    [few] { $count } nepřečtené zprávy
   *[other] { $count } nepřečtených zpráv
}
web-talk-nothing = Zatím nikdo nic neřekl.
web-talk-say = Napsat zprávu
web-talk-send = Odeslat
web-talk-phrases = Rychlé fráze
web-talk-phrases-about = Každý je čte ve svém jazyce
web-talk-earlier = Starší zprávy
web-talk-among-watchers = Do konce partie to čtou jen diváci.
web-talk-watcher = divák
web-talk-removed = (odstraněno)
web-talk-remove = Odstranit zprávu: { $name }
web-talk-mute = Ztlumit: { $name }
web-talk-muted = Zprávy těchto lidí nečtete:
web-talk-unmute = Znovu číst: { $name }
web-talk-nameless = Zvolte si jméno a můžete psát také.
web-talk-begin = Zvolit
web-talk-typing = { $count ->
    [one] { $names } píše…
   *[other] { $names } píší…
}
web-talk-is-typing = píše
web-talk-setting = Rozhovor u stolu
web-talk-new = { $name }: { $say }
web-talk-names-you = Někdo vás oslovuje

web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-nice-move = Pěkný tah!
web-phrase-thanks = Děkuji!
web-phrase-sorry = Promiňte!
web-phrase-yes = Ano
web-phrase-no = Ne
web-phrase-thinking = Potřebuji chvíli na rozmyšlenou.
web-phrase-back-soon = Hned jsem zpátky.
web-phrase-go-on-later = Pokračujme později.
web-phrase-your-turn = Jste na tahu.
web-phrase-well-played = Dobrá hra!
