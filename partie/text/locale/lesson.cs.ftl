# Lekce: první partie, které hru naučí.

lesson-other = To pravidla dovolují, ale lekce by ztratila nit. Pokračuje tahem, o kterém mluví.
lesson-differs = I to je dobře; lekce pokračuje.
lesson-goes-on = Lekce skončila. Můžete hrát odsud dál, nebo odejít a začít partii s boty: partie play { $game }
lesson-type = Lekce čeká na: { $move }
web-lesson-next = Dále
web-lesson-back = Zpět
web-lesson-show = Ukázat
web-lesson-play-on = Hrát odsud dál
web-lesson-bots = Teď proti botům
web-lesson-again = Naučit se hru { $game } za deset minut
web-lesson-resume = Pokračovat v lekci
web-lesson-progress = Krok { $step } z { $steps }
web-lesson-named = Lekce
web-practice-table = Cvičná partie: známé karty, bez hodnocení

error-no-lesson = Pro hru „{ $game }“ žádná lekce není.
error-lesson-step = Lekce bere tento tah zpět; zahrajte ten, o kterém mluví, nebo zvolte „Hrát odsud dál“.
expected-a-scripted-move = tah, který tam pravidla dovolují
