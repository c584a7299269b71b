# Components of one’s own (partie content).
content-head = Components of your own box: change what differs, delete the rest. See docs/own-components.md.
content-title = My own box
content-none = No file with components of { $game } is in use: partie --content FILE content { $game }
content-checked = “{ $title }”: { $sections }; { $games } random games played by the laws.
content-used = Own components: { $title }
error-other-content = This game of { $game } was played with other components ({ $rules }) than are in use here ({ $ours }); start Partie with the same file of components (--content).
web-own-content = Own components: { $title }
