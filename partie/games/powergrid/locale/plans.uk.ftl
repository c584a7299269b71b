# Плани: навіщо хід, із числами, які можна перевірити.

plan-supply-with = З електростанцією { $plant } ваші електростанції можуть забезпечити { $sum ->
    [one] { $sum } місто
    [few] { $sum } міста
   *[other] { $sum } міст
}, без неї { $was }; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-supply-replacing = Електростанція { $plant } замість електростанції { $old }, яка забезпечує { $less }: ваші електростанції тоді можуть забезпечити { $sum ->
    [one] { $sum } місто
    [few] { $sum } міста
   *[other] { $sum } міст
}, зараз { $was }; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-plant-free = Електростанція { $plant } забезпечує { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} і не потребує палива.
plan-plant-either = Електростанція { $plant } забезпечує { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} за { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
   *[other] { $amount } жетонів
} вугілля або нафти.
plan-plant-burns = Електростанція { $plant } забезпечує { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} за { $burnt }; зараз це коштує { $price }.
plan-plant-sold-out = Електростанція { $plant } забезпечує { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} за { $burnt }; стільки на ринку зараз немає.
plan-left = Вона коштує { $price }, і на паливо й міста вам залишиться { $money }.
plan-pass-no-more = Ваші електростанції можуть забезпечити { $was }, і жодна, на яку вам вистачає грошей, цього не збільшить; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-pass-enough = Ваші електростанції можуть забезпечити { $was ->
    [one] { $was } місто
    [few] { $was } міста
   *[other] { $was } міст
}, { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}: { $money } піде на паливо й міста. З електростанцією { $plant } було б { $sum }.
plan-pass = На паливо й міста ви залишите { $money }. З електростанцією { $plant } ви могли б забезпечити { $sum ->
    [one] { $sum } місто
    [few] { $sum } міста
   *[other] { $sum } міст
} замість { $was }; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-bid-pass = Електростанція { $plant } зараз коштує { $price }, і вам залишилося б { $money }; з нею можна забезпечити { $sum ->
    [one] { $sum } місто
    [few] { $sum } міста
   *[other] { $sum } міст
}, без неї { $was }; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-bid-other = На ринку є й електростанція { $plant }, від { $plant }: з нею можна забезпечити { $sum ->
    [one] { $sum } місто
    [few] { $sum } міста
   *[other] { $sum } міст
}.
plan-scrap = Електростанція { $plant } забезпечує { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}; без неї ваші електростанції можуть забезпечити { $sum }; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-scrap-fits = Усе своє паливо ви вмістите на інших: { $kept }.
plan-leave = Ви повернете { $burnt }.
plan-keep = Ви залишите { $kept }, на ринку зараз за { $price }; ваші електростанції мають паливо на { $supplied ->
    [one] { $supplied } місто
    [few] { $supplied } міста
   *[other] { $supplied } міст
}.
plan-round = Цей раунд: { $bill ->
    [0] без нового палива
   *[other] паливо за { $bill }
}, ви забезпечите { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} і заробите { $income }; наприкінці матимете { $money }.
plan-round-city = Цей раунд: { $bill ->
    [0] без нового палива
   *[other] паливо за { $bill }
}; з містом { $city } за { $price } ви забезпечите { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} і заробите { $income }; наприкінці матимете { $money }.
plan-round-cities = Цей раунд: { $bill ->
    [0] без нового палива
   *[other] паливо за { $bill }
}; з новими містами ({ $builds }) приблизно за { $price } ви забезпечите { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} і заробите { $income }; наприкінці матимете близько { $money }.
plan-round-last = { $bill ->
    [0] Без нового палива
   *[other] Паливо за { $bill }
}{ $builds ->
    [0] {""}:
    [one] {""} і { $builds } нове місто за { $price }:
   *[other] {""} і нові міста ({ $builds }) приблизно за { $price }:
} гра після цього раунду закінчується, без доходу; ви забезпечите { $cities } з { $owned ->
    [one] { $owned } міста
   *[other] { $owned } міст
}, а на випадок нічиєї залишиться { $money }.
plan-fuel-runs = Ви купите { $burnt } за { $price }: ваші електростанції тоді мають паливо на { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}, зараз на { $was }.
plan-fuel-part = Ви купите частину, { $burnt } за { $price }; решта коштує { $bill } і дасть паливо на { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}.
plan-fuel-stays = На наступний раунд ви купите { $burnt } за { $price }; тоді те саме коштуватиме близько { $later }.
plan-fuel-spare = Ви купите { $burnt } за { $price } про запас: ваші електростанції цього раунду це не спалять, а він може бути останнім.
plan-fuel-full = Ваші електростанції мають усе паливо, яке спалюють за раунд, на { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}.
plan-fuel-more = Паливо на { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} коштувало б { $bill } і принесло б на { $more } більше; { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-fuel-idle = Паливо на { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
} коштувало б { $bill }; ви маєте паливо на { $supplied }, { $owned ->
    [0] у вас ще жодного
   *[other] у вас { $owned }
}.
plan-fuel-and-city = Наступний крок: паливо за { $bill } і { $city } за { $price }, разом { $sum } за додаткові { $more } щораунду.
plan-city = { $city } коштує { $price }: { $place } за місце { $links ->
    [0] і без з’єднань
   *[other] і { $links } за з’єднання
}.
plan-next-city = Наступне місто, { $city }, коштує { $price }: { $place } за місце { $links ->
    [0] і без з’єднань
   *[other] і { $links } за з’єднання
}.
plan-city-earns = Це буде ваше місто № { $owned }, і ваше паливо його забезпечить: цей раунд принесе { $income }, на { $more } більше.
plan-city-later = Це буде ваше місто № { $owned }. Паливо у вас на { $supplied }, ваші електростанції можуть забезпечити { $cities }: з паливом для нього воно з наступного раунду приноситиме { $more } за раунд.
plan-city-ahead = Це буде ваше місто № { $owned }, ваші електростанції можуть забезпечити { $cities }: воно принесе гроші, коли матимете більшу електростанцію.
plan-city-ends = З { $owned ->
    [one] { $owned } містом
   *[other] { $owned } містами
} гра після цього раунду закінчується, без доходу; забезпечити ви можете { $supplied }.
plan-city-last = Гра після цього раунду закінчується, без доходу: з { $owned ->
    [one] { $owned } міста
   *[other] { $owned } міст
} ви тоді зможете забезпечити { $supplied }.
plan-city-epoch = З { $owned } містами починається 2-га епоха: другі місця по { $price }.
plan-stop-ends = Місто { $city } за { $price } закінчило б гру; забезпечити ви можете { $supplied ->
    [one] { $supplied } місто
    [few] { $supplied } міста
   *[other] { $supplied } міст
}.
plan-stop-last = Гра після цього раунду закінчується, без доходу: ви забезпечите { $supplied } з { $owned ->
    [one] { $owned } міста
   *[other] { $owned } міст
}, а ваші { $money } важать лише за нічиєї. Наступне місто, { $city }, коштує { $price }.
plan-stop-income = Наступне місто, { $city }, коштує { $price } і приносило б { $more } за раунд.
plan-stop-fuel = Наступне місто, { $city }, коштує { $price }. Міст у вас { $owned }, а паливо на { $supplied }: з паливом, купленим наступного раунду, воно приносило б { $more } за раунд.
plan-stop-plants = Наступне місто, { $city }, коштує { $price }. Міст у вас { $owned }, а ваші електростанції можуть забезпечити { $cities }: спершу потрібна більша електростанція.
plan-stop-money = З доходом { $income } ви матимете на наступний аукціон, паливо й міста { $money }.
plan-run = Ви спалите { $burnt }, забезпечите { $supplied } з { $owned ->
    [one] { $owned } міста
   *[other] { $owned } міст
} і заробите { $income }.
plan-run-free = Без палива ви забезпечите { $supplied } з { $owned ->
    [one] { $owned } міста
   *[other] { $owned } міст
} і заробите { $income }.
plan-run-keeps = Ви залишите { $kept }, на ринку зараз за { $price }.
plan-draft = { $region } має { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[other] { $cities } міст
}; з’єднання там коштують у середньому { $price }.
