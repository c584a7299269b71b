# Vlastní komponenty (partie content).
content-head = Komponenty z vaší krabice: změňte, co se liší, zbytek smažte. Viz docs/own-components.md.
content-title = Moje vlastní krabice
content-none = Žádný soubor s komponentami hry { $game } se nepoužívá: partie --content SOUBOR content { $game }
content-checked = „{ $title }“: { $sections }; počet náhodných partií zahraných podle zákonů: { $games }.
content-used = Vlastní komponenty: { $title }
error-other-content = Tato partie hry { $game } se hrála s jinými komponentami ({ $rules }), než jaké se používají zde ({ $ours }); spusťte Partie se stejným souborem komponent (--content).
web-own-content = Vlastní komponenty: { $title }
