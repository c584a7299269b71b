# Čí je to dílo: jména, práva a licence.

web-about = O Partie
web-about-project = Partie je nezávislý projekt. S autory a vydavateli her, které se zde dají hrát, není nijak spojen a není jimi schválen.
web-about-own = Pravidla jsou vyložena vlastními slovy, kresby jsou naše a komponenty, jejichž potištěné strany nejsou veřejné, jsou původní a označené jako náš návrh. Z tištěných her zde není převzato nic.
web-about-games = Hry a jejich názvy patří svým vlastníkům
web-about-powergrid = Power Grid (Funkenschlag, Vysoké napětí, Elektrická síť): Friedemann Friese
web-about-underwater = Podmořská města (Underwater Cities): Vladimír Suchý, ilustrace Milan Vavroň
web-about-shipyard = Shipyard, 2. vydání: Vladimír Suchý
web-about-evacuation = Evakuace (Evacuation): Vladimír Suchý, ilustrace Michal Peichl
web-about-buy = Líbí-li se vám některá hra, kupte si ji.
web-about-licences = Licence
web-about-write = Najdete-li zde jako vlastník práv něco, co sem nepatří, napište do hlášení v repozitáři, z něhož stránka pochází.
