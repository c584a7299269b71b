## Rules to learn from: pages and the drawer beside the table

web-learn-parts = Ways to read the rules
web-learn-overview = In short
web-learn-phases = Phase by phase
web-learn-catalogue = Rule by rule
web-learn-pieces = Components
web-learn-aid = Player aid
web-learn-play = Learn by playing
web-learn-print = Print
web-learn-all = All rules
web-learn-first = To read first
web-learn-missed = Often missed
web-learn-missed-about = Players often forget this
web-learn-example = Example
web-learn-cited = Rules told here
web-learn-kinds = Kinds of components
web-learn-filter = Only with
web-learn-search = Search components
web-learn-found = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
web-learn-copies = { $count } times in the game
web-learn-drawer = Rules beside the table
web-learn-as-page = Open as a page
web-key-rules = the rule that is told, or all rules
