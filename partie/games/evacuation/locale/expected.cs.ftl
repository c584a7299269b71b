# Co se čekalo v zapsaném postavení nebo v uložené hře.

expected-one-owner = každá oblast osídlená nejvýše jedním hráčem
