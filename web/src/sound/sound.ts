// Plays the recipes by WebAudio. Off by default; rate-limited; moves of others at half volume.

import { settings } from "../reader/settings.svelte";
import { type Layer, RECIPES, type Sound } from "./recipes";

/** -18 dB: no sound is ever louder. */
const LOUDEST = 0.126;
/** The least number of milliseconds between two sounds. */
const GAP = 80;
const SILENT = 0.0001;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let last = Number.NEGATIVE_INFINITY;

/** The current volume of a sound; 0: silent. */
export function loudness(now: number, before: number, volume: number, others: boolean): number {
  return now - before < GAP ? 0 : LOUDEST * volume * (others ? 0.5 : 1);
}

export function sound(name: Sound, others = false): void {
  if (!settings.sound) return;
  const now = performance.now();
  const loud = loudness(now, last, settings.volume, others);
  if (!loud) return;
  last = now;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const gain = audio.createGain();
    gain.gain.value = loud;
    gain.connect(audio.destination);
    for (const layer of RECIPES[name]) play(audio, layer, gain);
  } catch {
    // No sound, then.
  }
}

function play(audio: AudioContext, { wave, from, to = from, at = 0, ms, loud = 1 }: Layer, out: AudioNode): void {
  const begin = audio.currentTime + at / 1000;
  const end = begin + ms / 1000;
  const fades = audio.createGain();
  fades.gain.setValueAtTime(SILENT, begin);
  fades.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  fades.gain.exponentialRampToValueAtTime(SILENT, end);
  fades.connect(out);
  const source =
    wave === "noise" ? hiss(audio, from, to, begin, end, fades) : tone(audio, wave, from, to, begin, end, fades);
  source.start(begin);
  source.stop(end);
}

function tone(
  audio: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number,
  begin: number,
  end: number,
  out: AudioNode,
) {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(out);
  return source;
}

function hiss(audio: AudioContext, from: number, to: number, begin: number, end: number, out: AudioNode) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(band).connect(out);
  return source;
}
