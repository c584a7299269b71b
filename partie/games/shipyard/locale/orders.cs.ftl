## Trvalé příkazy

error-bad-discard-order = „{ $order }“ není trvalý příkaz; napište „discard“ a zakázky, které máte, například „discard officers escorts“.
error-no-discards-left = Žádné další zakázky se už neodhazují.

web-discard-early = Odhodit, až se budou odhazovat zakázky
web-discard-early-as = Odhodí se jako { $place }., až se budou odhazovat zakázky; kliknutím příkaz odvoláte
