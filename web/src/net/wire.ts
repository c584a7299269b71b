// Generated from the server's types by tools/protocol_types.py (`make protocol`). Do not edit.

/** The body of an error response. */
export interface Problem {
  status: number;
  key: string;
  args: Record<string, unknown>;
  say: string;
}

/** A move that may be played: its verb with arguments by name, its notation, its price in parts, and whether it reveals something. */
export interface Offer {
  move: number[];
  verb: string;
  args: Record<string, number | string | null | number[] | string[] | Record<string, string>>;
  text: string;
  price: [string, number][];
  reveals: boolean;
  say?: string;
}

/** The question to the seat. */
export interface Prompt {
  key: string;
  args: Record<string, unknown>;
  say?: string;
}

/** A seat's decision: its offers by verb, and a safe default. */
export interface Decision {
  id: string;
  seat: number;
  kind: "amount" | "card" | "choose" | "pay" | "place" | "set";
  prompt: Prompt;
  moves: Record<string, Offer[]>;
  default: number[];
}

/** An event: key and numbers, and the move that caused it. */
export interface LogEvent {
  event: [key: string, ...args: number[]];
  move: number;
  say?: string;
}

/** The result of a game: places, the ranking criteria, and the lines of each seat's score. */
export interface Result {
  places: number[];
  criteria: string[];
  scores: number[][];
  lines: [string, number][][];
}

/** A position as a seat sees it; each game adds its own fields. */
export interface View {
  game: string;
  seat: number;
  seats: number;
  over: boolean;
  [more: string]: unknown;
}

export interface Seat {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  absent_since: number | null;
  resigned: boolean;
  program: boolean;
}

export interface Absence {
  after: number;
  then: "bot" | "default";
}

/** The time control (partie/table/pace.py). */
export interface Pace {
  kind: "live" | "slow";
  bank: number;
  increment: number;
  cap: number;
  then: "bot" | "default" | "out";
  on_look?: boolean;
  off?: number[];
  night?: [number, number] | null;
}

/** The clocks at the moment `now`: for each seat the time left and its deadline (null: the clock is stopped). */
export interface Clock {
  now: number;
  left: number[];
  deadlines: (number | null)[];
  unseen: number[];
  paused: boolean;
}

/** A proposal of the seat `by` to the others, about a seat (-1: none), with the seats that agreed. */
export interface Proposal {
  what: "bot" | "end" | "nudge" | "pause" | "rematch" | "takeback";
  seat: number;
  by: number;
  agreed: number[];
  at: number;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  private: boolean;
  absence: Absence | null;
  state: "finished" | "open" | "running";
  seq: number;
  moves: number;
  created: number;
  changed: number;
  seats: Seat[];
  deciding: number[];
  mine: number | null;
  host: boolean;
  opener: boolean;
  waiting: number | null;
  round: number | null;
  link: string;
  places: number[] | null;
  proposals: Proposal[];
  ended: "agreed" | null;
  practice: boolean;
  lesson: boolean;
  content: string;
  next: string | null;
  series: string | null;
  pace: Pace | null;
  clock: Clock | null;
}

export interface WantedSeat {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string | null;
  name?: string | null;
  person?: string | null;
}

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, string | boolean | string[]>;
  private?: boolean;
  absence?: Absence | null;
  seed?: number | null;
  position?: Record<string, unknown> | null;
  pace?: Pace | null;
  group?: string | null;
}

export interface Join {
  seat?: number | null;
}

export interface Start {
  bot?: string | null;
  seats?: number | null;
}

export interface Removed {
  removed: string;
}

export interface HandOver {
  bot: string;
}

export interface Choice {
  value: string;
  say: string;
  about: string;
}

export interface Option {
  name: string;
  say: string;
  about: string;
  default: string;
  choices: Choice[];
  parts: Choice[];
  seats: number[];
}

export interface Bot {
  name: string;
  say: string;
  about: string;
}

export interface Game {
  name: string;
  say: string;
  version: string;
  rules: string;
  seats: number[];
  about: string;
  minutes: [number, number];
  weight: number;
  options: Option[];
  bots: Bot[];
  lesson: boolean;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  ruling: string;
  example: boolean;
  overview: number;
  often_missed: number;
}

export interface Thing {
  say: string;
  about: string;
  facts: string[];
  icons: [name: string, count?: number | null, ...marks: string[]][][];
}

export interface Cell {
  say: string;
  icons: [name: string, count?: number | null, ...marks: string[]][][];
}

export interface Block {
  kind: string;
  name: string;
  text: string;
  rules: string[];
  head: string[];
  rows: Cell[][];
}

export interface Section {
  name: string;
  title: string;
  blocks: Block[];
}

export interface Primer {
  overview: Section[];
  phases: Section[];
  pieces: Section[];
  components: Record<string, Record<string, Record<string, string | number>>>;
}

/** A language: its code, its own name, and the percentage of messages it has; English replaces missing ones. */
export interface Language {
  code: string;
  name: string;
  percent: number;
}

export interface Person {
  id: string;
  name: string;
  has_password: boolean;
  program: boolean;
}

export interface Me {
  person: Person | null;
  csrf: string;
}

export interface NewPerson {
  name: string;
}

/** `invitation` is needed where registration is by invitation. */
export interface Begin {
  name: string;
  zone?: string | null;
  invitation?: string;
}

export interface Password {
  password: string;
  old?: string | null;
}

export interface Zone {
  zone: string;
}

export interface Login {
  name: string;
  password: string;
}

export interface Session {
  id: string;
  device: string;
  since: number;
  used: number;
  this: boolean;
}

/** The host's settings that apply to everybody; `mail` says whether passwords can be reset by mail. */
export interface House {
  announcement: string;
  announced: number;
  readonly: boolean;
  invited: boolean;
  mail: boolean;
}

export interface TableCounts {
  open: number;
  running: number;
  finished: number;
}

/** The server in numbers; sizes are bytes (null: another machine's). */
export interface DeskStatus {
  version: string;
  compiled: boolean;
  database: string;
  tables: TableCounts;
  people: number;
  kept: number;
  gone: number;
  here: number;
  sessions: number;
  processes: number;
  unsent: number;
  reports: number;
  size: number;
  free: number | null;
  load: number[];
  cores: number;
  memory: number;
  health: string;
  now: number;
  house: House;
}

export interface DeskTable {
  id: string;
  game: string;
  state: "finished" | "open" | "running";
  private: boolean;
  moves: number;
  created: number;
  changed: number;
  host: string;
  seats: string[];
}

/** `kept`: a password protects the name; `used`: when they were last here. */
export interface DeskPerson {
  id: string;
  name: string;
  created: number;
  tables: number;
  used: number | null;
  kept: boolean;
  program: boolean;
}

export interface DeskReport {
  id: string;
  text: string;
  at: number;
  closed: number | null;
  table: string | null;
  about: string;
  about_name: string;
  by: string;
  by_name: string;
}

/** An invitation link with its remaining uses and expiry time. */
export interface Invitation {
  code: string;
  uses: number;
  until: number;
  created: number;
  link: string;
}

export interface PasswordLink {
  link: string;
}

export interface Announcement {
  text: string;
}

export interface Switch {
  on: boolean;
}

export interface Invite {
  uses?: number;
  days?: number;
}

/** The id of the person who remains. */
export interface Merge {
  into: string;
}

/** A contact. `here` and `table` (unless private) are given for friends and members of common groups. */
export interface Acquaintance {
  name: string;
  address: string;
  here: boolean;
  table: string | null;
}

/** Friends, sent requests, received requests, and people blocked by the reader. */
export interface Company {
  friends: Acquaintance[];
  asked: Acquaintance[];
  asking: Acquaintance[];
  blocked: Acquaintance[];
}

export interface GroupLine {
  id: string;
  name: string;
}

/** A group; people who only have its link do not get presence and tables. */
export interface Group {
  id: string;
  name: string;
  member: boolean;
  host: boolean;
  link: string;
  members: Acquaintance[];
  tables: Table[];
}

export interface Somebody {
  player: string;
}

export interface Named {
  name: string;
}

export interface Keyed {
  key: string;
}

/** A league in a list. */
export interface LeagueLine {
  id: string;
  name: string;
  game: string;
  state: "finished" | "open" | "running";
}

/** One seat at a table of a league; `place` once its game is over (0: resigned). */
export interface MatchSeat {
  name: string | null;
  address: string | null;
  place: number | null;
}

/** A table of a league. */
export interface Match {
  round: number;
  table: string;
  state: "finished" | "open" | "running";
  seats: MatchSeat[];
}

/** A league with its standings, computed from finished games. */
export interface League {
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  pace: Pace;
  seats: number;
  rounds: number | null;
  round: number;
  days: number;
  due: number | null;
  private: boolean;
  state: "finished" | "open" | "running";
  member: boolean;
  host: boolean;
  link: string | null;
  standing: Standing[];
  games: Match[];
}

export interface NewLeague {
  name: string;
  game: string;
  pace: Pace;
  seats?: 3 | 4;
  rounds?: number | null;
  days?: number;
  options?: Record<string, string | boolean | string[]>;
  private?: boolean;
}

/** The pupil's progress: the sentence of the step, the move to make, and the number of steps. */
export interface Lesson {
  step: number;
  steps: number;
  over: boolean;
  intro: string | null;
  differs: string | null;
  say: string | null;
  move: number[] | null;
  text: string | null;
}

/** A request to delete the account; with the password, if there is one. */
export interface Leave {
  password?: string;
}

export interface Forgotten {
  name: string;
}

export interface ResetLink {
  token: string;
}

export interface NewPassword {
  token: string;
  password: string;
}

/** The person for whom a link is valid. */
export interface Whose {
  name: string;
}

export interface Done {
  done: boolean;
}

/** A category of stored data: its title, its content, and what remains when the account is deleted. */
export interface Kept {
  subject: string;
  title: string;
  say: string;
  gone: string;
}

/** A report about a person, in the reporter's words. */
export interface Report {
  about: string;
  text: string;
  table?: string | null;
}

/** An address for messages; of a webhook or browser only the host name. */
export interface Address {
  id: string;
  kind: "mail" | "push" | "webhook";
  target: string;
  confirmed: boolean;
  created: number;
}

/** The channels the host has set up (`push`: the key that a browser needs), and the person's addresses. */
export interface Notices {
  mail: boolean;
  webhooks: boolean;
  push: string | null;
  addresses: Address[];
}

/** A mail address, the URL of a webhook, or the endpoint of a browser with its keys. */
export interface NewAddress {
  kind: "mail" | "push" | "webhook";
  target: string;
  p256dh?: string;
  auth?: string;
  lang?: string;
}

/** An OpenSkill rating (25 at the start), with its 95 % interval. */
export interface Rating {
  game: string;
  skill: number;
  low: number;
  high: number;
  games: number;
}

/** Games of one title. */
export interface Title {
  game: string;
  games: number;
  wins: number;
  places: Record<string, number>;
  average: number | null;
  best: number | null;
}

/** An opponent, with how often the player finished ahead of them and behind. */
export interface Opponent {
  name: string;
  address: string;
  games: number;
  ahead: number;
  behind: number;
}

/** Results against bots of one strength. */
export interface BotGames {
  game: string;
  bot: string;
  games: number;
  wins: number;
}

/** A public profile; its figures count only games that the reader may see. */
export interface Player {
  id: string;
  name: string;
  address: string;
  since: number;
  program: boolean;
  mine: boolean;
  rated: boolean;
  ratings: Rating[];
  titles: Title[];
  against: Opponent[];
  bots: BotGames[];
}

/** One seat of a finished game. */
export interface SeatResult {
  name: string | null;
  address: string | null;
  bot: string | null;
  place: number;
  score: number | null;
}

/** A finished game of a player. */
export interface PastGame {
  table: string;
  game: string;
  at: number;
  place: number;
  won: boolean;
  score: number | null;
  gain: number | null;
  private: boolean;
  agreed: boolean;
  seats: SeatResult[];
}

/** A person's standing in a series or a league. */
export interface Standing {
  name: string;
  address: string;
  place: number;
  points: number;
  games: number;
  wins: number;
}

/** Consecutive games between the same people. */
export interface Series {
  games: string[];
  standing: Standing[];
}

export interface Rated {
  rated: boolean;
}

/** `yes: false` declines, or withdraws. */
export interface Once {
  yes?: boolean;
}

/** A remark: a quick phrase or a text; removed if it has neither. Without a person it is from a former player. */
export interface Remark {
  number: number;
  circle: "players" | "watchers";
  person: string | null;
  name: string | null;
  phrase: string | null;
  text: string | null;
  at: number;
  program: boolean;
}

/** New or changed remarks, in order; `heard` is the last one the reader has read. */
export interface Talk {
  remarks: Remark[];
  version: number;
  heard: number;
  circle: "players" | "watchers";
  phrases: string[];
}

/** A text or a quick phrase, with a request id so that a retry adds nothing. */
export interface Say {
  request: string;
  text?: string | null;
  phrase?: string | null;
}

export interface Said {
  number: number;
}

export interface Heard {
  number: number;
}

/** The number of unread remarks at a table, and whether one of them mentions the reader. */
export interface Unread {
  count: number;
  named: boolean;
}

/** A person muted by the reader. */
export interface Muted {
  person: string;
  name: string;
}

/** A program that plays; `active`: it has a token. `used` is exact to the hour. */
export interface Program {
  id: string;
  person: string;
  name: string;
  created: number;
  used: number | null;
  active: boolean;
}

/** One's own programs; `token` is shown only once. */
export interface Programs {
  programs: Program[];
  token: string | null;
}

export interface NewProgram {
  name: string;
}

export interface TryIn {
  decision: string;
  moves: (string | number[])[];
}

export interface TryOut {
  view: View;
  decision: Decision | null;
  played: number;
  stopped: boolean;
  lesson: string | null;
  step: Lesson | null;
}

export interface CommitIn {
  decision: string;
  moves: (string | number[])[];
  request: string;
}

export interface CommitOut {
  seq: number;
}

export interface WhyIn {
  move: string | number[];
  decision?: string | null;
  moves?: (string | number[])[];
}

export interface WhyOut {
  rule: string | null;
  say: string | null;
}

export interface OutlookIn {
  decision: string;
  move: string | number[];
  moves?: (string | number[])[];
}

export interface OutlookLine {
  event: [key: string, ...args: number[]];
  say: string;
}

export interface HintMove {
  move: number[];
  text: string;
  say: string;
  lacks: string;
}

export interface HintOut {
  move: number[];
  text: string;
  say: string;
  reasons: string[];
  others: HintMove[];
}

export interface OrderIn {
  order: string | null;
}

export interface OrderOut {
  seq: number;
  order: string | null;
}

/** The position after `at` moves, the client's seed for hidden things, and moves as `[seat, verb, ...]`. `reply`: bots move for the others until the reader's seat is asked. */
export interface PlanIn {
  at: number;
  dice: number;
  moves?: number[][];
  reply?: boolean;
}

/** A guessed world after the moves of a plan, as seen by the seat that is asked there. */
export interface Planned {
  at: number;
  seat: number;
  view: View;
  decision: Decision | null;
  deciding: number[];
  events: LogEvent[];
  result: Result | null;
  moves: number[][];
}

/** A position without its view. */
export interface Moment {
  table: Table;
  seq: number;
  at: number;
  moves: number;
  takebacks: number;
  decision: Decision | null;
  deciding: number[];
  events: LogEvent[];
  since: number;
  result: Result | null;
  order: string | null;
  order_args: Record<string, number | string[]>;
  lesson: Lesson | null;
}

/** A full position. */
export interface Position {
  table: Table;
  seq: number;
  at: number;
  moves: number;
  takebacks: number;
  decision: Decision | null;
  deciding: number[];
  events: LogEvent[];
  since: number;
  result: Result | null;
  order: string | null;
  order_args: Record<string, number | string[]>;
  lesson: Lesson | null;
  view: View;
}

/** An incremental position: the view is that of the position `base` with `changes` applied. */
export interface Advance {
  table: Table;
  seq: number;
  at: number;
  moves: number;
  takebacks: number;
  decision: Decision | null;
  deciding: number[];
  events: LogEvent[];
  since: number;
  result: Result | null;
  order: string | null;
  order_args: Record<string, number | string[]>;
  lesson: Lesson | null;
  base: number;
  changes: [(string | number)[], unknown][];
}

/** A person at a table; `seen` is when an absent person left. */
export interface Attendant {
  person: string;
  name: string;
  here: boolean;
  seen: number | null;
  typing: boolean;
  program: boolean;
}

/** All players and watchers of a table; `others` counts watchers without a name or beyond the list's limit. */
export interface Attendance {
  people: Attendant[];
  others: number;
}

/** The client's state of a table: its position, the viewing seat (-1: a spectator), its next event. `pace` is how many milliseconds it shows each move of others; bots need not wait longer. */
export interface Follow {
  table: string;
  seq: number;
  seat: number;
  since: number;
  lang?: string | null;
  pace?: number | null;
}

/** A message from a client: the tables it watches, a ping that tests the connection, or that its reader started or stopped typing a remark at the open table (then without `watch`). `at` is the watched table that is open on the screen: its reader counts as present there, and is told who else is. */
export interface Watch {
  watch?: string[] | null;
  follow?: Follow | null;
  ping?: number | null;
  at?: string | null;
  typing?: boolean | null;
}

/** The people present at the open table. */
export interface Present {
  table: string;
  presence: Attendance;
}

/** The talk of the open table changed; `talk` is the version to request with `GET talk`. */
export interface Talked {
  table: string;
  talk: number;
}

/** A table changed. */
export interface Update {
  table: string;
  seq: number;
  position?: Position | Advance | null;
}

/** The host has changed a setting that applies to everybody. */
export interface HouseNews {
  house: House;
}

/** Each seat's chance to win after `at` moves; in solo games the expected final points. */
export interface Chances {
  at: number;
  seats: number[];
}

export interface JudgedMove {
  move: number[];
  text: string;
  say: string;
  reasons: string[];
}

/** A costly decision: the move played, the better move, and the difference. */
export interface Loss {
  at: number;
  seat: number;
  cost: number;
  played: JudgedMove;
  better: JudgedMove;
}

/** The review of a game, as far as it is done. `rounds`: the number of each round and of the moves before it. */
export interface Review {
  state: "done" | "none" | "running" | "stopped";
  done: number;
  chances: Chances[];
  losses: Loss[];
  rounds: [number, number][];
}

export interface AgainIn {
  at: number;
  seat: number;
}
