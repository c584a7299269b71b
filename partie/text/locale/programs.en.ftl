## Programs that play, and their tokens.

error-unknown-token = This token is not valid, or was revoked.
error-not-for-programs = A program can only play. Do this in a browser.
error-no-such-program = You have no such program.
error-too-many-programs = You can have { $most } programs at most.

privacy-tokens = Your programs
    .about = Programs that you let play, when each was last used (to the hour), and of its token only a hash.
    .gone = The tokens go, so nobody can play with them. The names of the programs stay where they played.

web-programs = Programs
web-programs-about = A program of yours can play here with a token of its own. It sits down under its own name and is marked as a program everywhere.
web-program-name = Name of the program
web-program-make = Make a token
web-program-token = The token of { $name }. It is shown only now; whoever has it can play as { $name }.
web-program-copy = Copy the token
web-program-renew = New token
web-program-revoke = Revoke
web-program-revoked = revoked
web-program-unused = never used
web-is-program = program
web-is-program-about = A program plays here
