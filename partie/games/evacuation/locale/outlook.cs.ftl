## Co tah přinese, než jej provedete

outlook-strength = Síla roku pak: { $strength }{ $which ->
    [0] {""} – bonus nižšího čísla
    [1] {""} – bonus vyššího čísla
   *[other] {""} – žádný bonus
}
outlook-surcharge = Více než tři akce skupiny { $group }: o 1 energii víc
outlook-leaves = Budete mít ({ $world }): { $goods }
outlook-fits = Její požadavek nyní splňujete.
outlook-waits = Její požadavek zatím nesplňujete; začne fungovat, jakmile ho splníte.
outlook-meets = Splníte požadavek karty „{ $infrastructure }“.
outlook-rises = Produkce Nového světa, { $resource }: { $was } → { $now }{ $asked ->
    [0] {""}
   *[other] {""} z { $asked }
}
outlook-falls = Produkce Starého světa, { $resource }: { $was } → { $now }
outlook-lands = { $satellite } doletí do úseku { $section }
outlook-passes = { $milestone ->
    [1] 1. milník: jeden váš žeton oceánu se otočí lícem dolů; počítá se jako evakuovaný a jeho jídlo, ocel a energie ustanou.
    [2] { $time ->
        [1] 2. milník, první satelit: smíte osídlovat pouště a akce platíte energií kteréhokoli světa.
       *[other] 2. milník, druhý satelit: žeton oceánu se přesune na Nový svět, +1 ke každé produkci; akce platíte už jen energií Nového světa.
    }
    [3] { $time ->
        [1] 3. milník, první satelit: smíte osídlovat lesy.
       *[other] 3. milník, druhý satelit: žeton oceánu se přesune na Nový svět, +1 ke každé produkci.
    }
   *[other] { $time ->
        [1] 4. milník, první satelit: smíte osídlovat oceány.
       *[other] 4. milník, druhý satelit: nic dalšího.
    }
}
outlook-contact = { $between ->
    [0] V kontaktu: mezi satelity neleží žádný milník.
    [one] V kontaktu: mezi satelity leží { $between } milník.
    [few] Mezi satelity leží { $between } milníky.
   *[other] Mezi satelity leží { $between } milníků.
}
