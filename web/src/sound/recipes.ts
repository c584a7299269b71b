// Our own sounds, each a few layers of tone or filtered noise; nothing is recorded.

export type Sound = "turn" | "bid" | "coin" | "build" | "card" | "production" | "ship" | "launch" | "end";

export interface Layer {
  /** A waveform, or noise through a band-pass. */
  wave: OscillatorType | "noise";
  /** Pitch in Hz, at the beginning and at the end. */
  from: number;
  to?: number;
  /** Milliseconds: when it begins, how long it dies away. */
  at?: number;
  ms: number;
  /** 0 to 1. */
  loud?: number;
}

export const RECIPES: Record<Sound, Layer[]> = {
  // A soft bell.
  turn: [
    { wave: "sine", from: 440, ms: 700 },
    { wave: "sine", from: 660, at: 120, ms: 580, loud: 0.8 },
  ],
  // A knock on wood.
  bid: [
    { wave: "triangle", from: 260, to: 150, ms: 90 },
    { wave: "noise", from: 900, ms: 40, loud: 0.6 },
  ],
  // One coin on another.
  coin: [
    { wave: "sine", from: 1800, ms: 60, loud: 0.6 },
    { wave: "sine", from: 2400, at: 45, ms: 90, loud: 0.6 },
  ],
  // A piece is put down.
  build: [
    { wave: "sine", from: 150, to: 70, ms: 120 },
    { wave: "noise", from: 400, ms: 60, loud: 0.5 },
  ],
  // Paper.
  card: [{ wave: "noise", from: 3200, to: 1600, ms: 80, loud: 0.7 }],
  // A rising fifth.
  production: [
    { wave: "triangle", from: 294, ms: 300, loud: 0.7 },
    { wave: "triangle", from: 440, at: 170, ms: 330, loud: 0.7 },
  ],
  // A horn over the water.
  ship: [
    { wave: "sawtooth", from: 110, ms: 700, loud: 0.35 },
    { wave: "sawtooth", from: 138.6, ms: 700, loud: 0.3 },
  ],
  // A low rush.
  launch: [
    { wave: "noise", from: 180, to: 900, ms: 600 },
    { wave: "sine", from: 60, to: 130, ms: 600, loud: 0.6 },
  ],
  // A chord of three.
  end: [
    { wave: "triangle", from: 262, ms: 1500, loud: 0.6 },
    { wave: "triangle", from: 330, at: 140, ms: 1360, loud: 0.6 },
    { wave: "triangle", from: 392, at: 280, ms: 1220, loud: 0.6 },
  ],
};

/** Default sounds of events in every game; a screen may override them. */
export const USUAL: Partial<Record<string, Sound>> = {
  opened: "bid",
  bid: "bid",
  "bought-plant": "bid",
  "bought-fuel": "coin",
  income: "coin",
  "coins-taken": "coin",
  "goods-sold": "coin",
  subsidy: "coin",
  connected: "build",
  built: "build",
  upgraded: "build",
  "part-laid": "build",
  "canal-laid": "build",
  "built-stadium": "build",
  "built-shuttle": "build",
  settled: "build",
  prepared: "build",
  drew: "card",
  laid: "card",
  played: "card",
  slot: "card",
  "card-drawn": "card",
  "plan-played": "card",
  "tile-chosen": "card",
  acted: "card",
  produced: "production",
  production: "production",
  "ship-scored": "ship",
  launched: "launch",
  satellite: "launch",
  "game-over": "end",
};
