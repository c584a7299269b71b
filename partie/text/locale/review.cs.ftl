# Ohlédnutí: rozbor dohrané partie, kola a pohledy přehrávání, další pokus

problem-not-finished = To je možné, až partie skončí.

web-review = Rozbor
web-review-start = Rozebrat partii
web-review-about = Boti posoudí každé rozhodnutí podle toho, co hráč tehdy věděl. Trvá to několik minut; stránku můžete zatím opustit.
web-review-running = Posuzuje se: { $percent } %
web-review-stopped = Zastaveno na { $percent } %
web-review-stop = Zastavit
web-review-go-on = Pokračovat
web-review-none = Žádným rozhodnutím se v této partii mnoho neztratilo.
web-chances = Naděje na výhru
web-expected-points = Očekávané body
web-losses = Kde se nejvíc ztratilo
web-loss-cost = −{ $percent } % naděje na výhru
web-loss-points = { $points ->
    [one] −{ $points } bod
    [few] −{ $points } body
    [many] −{ $points } bodu
   *[other] −{ $points } bodů
}
web-loss-played = Zahráno: { $move }
web-loss-better = Lepší: { $move }
web-round-back = O kolo zpět
web-round-on = O kolo dál
web-round-number = Kolo { $number }
web-speed = Rychlost
web-speed-times = { $times }×
web-viewpoint = Pohled
web-spectator = Divák
web-again = Zkusit odtud znovu
web-again-about = Otevře se soukromý stůl v tomto okamžiku: vaše místo je { $name }, na ostatních hrají boti.

review-busy = Posuzuje se partie: { $percent } %
review-cut = Zastaveno: tolik je zatím známo.
review-chances = Naděje na výhru
review-points = Očekávané body
review-after = po tahu { $number }
review-losses = Kde se nejvíc ztratilo
review-none = Žádným rozhodnutím se mnoho neztratilo.
review-loss = { $place }. Tah { $number }, { $name }: −{ $percent } % naděje na výhru
review-loss-points = { $points ->
    [one] { $place }. Tah { $number }, { $name }: −{ $points } bod
    [few] { $place }. Tah { $number }, { $name }: −{ $points } body
    [many] { $place }. Tah { $number }, { $name }: −{ $points } bodu
   *[other] { $place }. Tah { $number }, { $name }: −{ $points } bodů
}
review-played = Zahráno: { $move }
review-better = Lepší: { $move }
error-review-not-over = Posoudit lze jen dohranou partii; tato se ještě hraje.
