# Evakuace česky.

## Rady

hint-best = Nic jiného neslibuje víc.
hint-production = Zvýší vaši produkci na Novém světě o { $amount }.
hint-evacuates = Evakuuje oblasti: { $amount }.
hint-stadium = Získáte stadion, smajlíky: { $amount }.
hint-stadium-flies = Na Nový svět se dostane stadion; potřebujete tam tři.
hint-shuttle = Získáte raketoplán na lety.
hint-research = Posune vaše technologie o { $amount } zkoumání.
hint-tokens = Přinese žetony k osídlení: { $amount }.
hint-plans = Přinese karty infrastruktury: { $amount }.
hint-goods = Přinese zdroje: { $amount }.
hint-sections = Vaše satelity postoupí o { $amount ->
    [one] { $amount } úsek
    [few] { $amount } úseky
   *[other] { $amount } úseků
}.
hint-less = Slibuje méně bodů: asi o { $less }.
hint-lesser = Slibuje méně.
hint-as-good = Slibuje skoro stejně.
