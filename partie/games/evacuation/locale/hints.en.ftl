# Evacuation in English.

## Hints

hint-best = Nothing else promises more.
hint-production = It raises your New World production by { $amount }.
hint-evacuates = It evacuates areas: { $amount }.
hint-stadium = It gives you a stadium with smileys: { $amount }.
hint-stadium-flies = A stadium gets to the New World, where three are needed.
hint-shuttle = It gives you a shuttle to fly with.
hint-research = It advances your research by { $amount }.
hint-tokens = It brings pieces to settle with: { $amount }.
hint-plans = It brings infrastructure cards: { $amount }.
hint-goods = It brings resources: { $amount }.
hint-sections = Your satellites get ahead by { $amount } sections.
hint-less = It promises fewer points: about { $less } less.
hint-lesser = It promises less.
hint-as-good = It promises almost as much.
