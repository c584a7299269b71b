## Programy, které hrají, a jejich přístupové klíče.

error-unknown-token = Tento přístupový klíč neplatí nebo byl zrušen.
error-not-for-programs = Program může jen hrát. Toto udělejte v prohlížeči.
error-no-such-program = Takový program nemáte.
error-too-many-programs = Programů můžete mít nejvýše { $most }.

privacy-tokens = Vaše programy
    .about = Programy, které jste nechali hrát, kdy byl každý naposledy použit (s přesností na hodinu), a z jeho přístupového klíče jen otisk.
    .gone = Přístupové klíče se smažou, nikdo s nimi už nebude hrát. Jména programů zůstanou tam, kde hrály.

web-programs = Programy
web-programs-about = Váš program tu může hrát s vlastním přístupovým klíčem. Přisedá pod vlastním jménem a všude je označen jako program.
web-program-name = Jméno programu
web-program-make = Vytvořit klíč
web-program-token = { $name }: přístupový klíč programu. Zobrazí se jen teď; kdo ho má, může hrát jako { $name }.
web-program-copy = Kopírovat klíč
web-program-renew = Nový klíč
web-program-revoke = Zrušit
web-program-revoked = zrušený
web-program-unused = nepoužitý
web-is-program = program
web-is-program-about = Hraje tu program
