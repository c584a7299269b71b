## Programy, které hrají, a jejich tokeny.

error-unknown-token = Tento token neplatí nebo byl zrušen.
error-not-for-programs = Program může jen hrát. Toto udělejte v prohlížeči.
error-no-such-program = Takový program nemáte.
error-too-many-programs = Můžete mít nejvýše { $most } programů.

privacy-tokens = Vaše programy
    .about = Programy, které jste nechali hrát, kdy byl každý naposledy použit (na hodinu přesně), a z jeho tokenu jen otisk.
    .gone = Tokeny se smažou, nikdo s nimi už nebude hrát. Jména programů zůstanou tam, kde hrály.

web-programs = Programy
web-programs-about = Váš program tu může hrát s vlastním tokenem. Přisedá pod vlastním jménem a všude je označen jako program.
web-program-name = Jméno programu
web-program-make = Vytvořit token
web-program-token = Token programu { $name }. Zobrazí se jen teď; kdo ho má, může hrát jako { $name }.
web-program-copy = Kopírovat token
web-program-renew = Nový token
web-program-revoke = Zrušit
web-program-revoked = zrušený
web-program-unused = nepoužitý
web-is-program = program
web-is-program-about = Hraje tu program
