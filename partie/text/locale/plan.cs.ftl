## Plány: co kdyby?

web-plan = Co kdyby?
web-plan-sign = Co kdyby?
web-plan-about = Váš vlastní herní plán: zkoušejte cokoli, za všechny. Co nemůžete vědět, se odhadne. Nikdo to nevidí a nic se neukládá.
web-plan-for = Táhnete za jiného ({ $name }): { $prompt }
web-plan-over = V tomto plánu partie skončila.
web-plan-close = Zpět ke stolu
web-plan-reply = Nechat táhnout ostatní
web-plan-reply-about = Udělají, co by od nich čekal bot, dokud nejste na tahu
web-plan-guess = Odhadnout znovu
web-plan-guess-about = Od začátku, s novým odhadem toho, co je skryté
web-plan-behind = U stolu se mezitím hrálo dál.
web-plan-from-now = Plánovat odtud
web-plan-your-turn = U stolu jste na tahu.
