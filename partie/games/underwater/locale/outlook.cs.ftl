# Co by nabídnuté tahy udělaly.

outlook-gives = přinese { $brings }
outlook-part = { $possible ->
    [0] { $part }: teď nelze
   *[other] { $units ->
        [1] { $part }
       *[other] { $part }: teď lze { $possible } z { $units }
    }
}
outlook-option = { $possible ->
    [0] nebo { $part }: teď nelze
   *[other] { $units ->
        [1] nebo { $part }
       *[other] nebo { $part }: teď lze { $possible } z { $units }
    }
}
outlook-nothing = teď by nepřinesla nic
outlook-discards = karta se jen odhodí
outlook-too-dear = karta stojí { $cost } { $cost ->
    [one] kredit
    [few] kredity
   *[other] kreditů
}: nemáte na ni, takže by nepřinesla nic
outlook-lays-over = pátá akční karta: jedna z vašich čtyř jí uvolní místo
outlook-lays-action = vyloží se k pozdějšímu použití
outlook-lays-permanent = vyloží se a platí od této chvíle
outlook-lays-production = vyloží se a působí při každé produkci
outlook-lays-end = vyloží se a počítá se na konci hry
outlook-produces = produkce se změní o { $brings }
outlook-produces-alike = produkce se nezmění
outlook-scores = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} na konci
