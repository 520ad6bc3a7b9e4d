// A handful of sounds made on the spot (no files): a stone set down, water, a bell, a dull drum. Only when switched on.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function out(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(audio: AudioContext, frequency: number, at: number, length: number, level: number, type: OscillatorType = "sine"): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = type;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(0, audio.currentTime + at);
  gain.gain.linearRampToValueAtTime(level, audio.currentTime + at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
  source.connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + length);
}

function noise(audio: AudioContext, length: number, from: number, to: number, level: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / data.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, audio.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, audio.currentTime + length);
  gain.gain.value = level;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

const SOUNDS = {
  stone: (audio: AudioContext) => {
    tone(audio, 190, 0, 0.09, 0.22, "triangle");
    noise(audio, 0.05, 3800, 900, 0.12);
  },
  turn: (audio: AudioContext) => {
    tone(audio, 523, 0, 0.5, 0.06);
    tone(audio, 784, 0.09, 0.7, 0.05);
  },
  right: (audio: AudioContext) => {
    for (const [i, f] of [392, 523, 659, 1046].entries()) tone(audio, f, i * 0.07, 1.1, 0.07);
  },
  wrong: (audio: AudioContext) => {
    tone(audio, 98, 0, 0.6, 0.2);
    tone(audio, 92, 0.02, 0.7, 0.16, "triangle");
  },
  fade: (audio: AudioContext) => noise(audio, 1.1, 2200, 180, 0.2),
  card: (audio: AudioContext) => noise(audio, 0.12, 5200, 1600, 0.1),
  hush: (audio: AudioContext) => noise(audio, 0.8, 240, 900, 0.07),
  conquest: (audio: AudioContext) => {
    for (const [i, f] of [196, 294, 392].entries()) tone(audio, f, i * 0.12, 0.9 - i * 0.1, 0.08, "triangle");
    noise(audio, 0.3, 900, 300, 0.06);
  },
  lost: (audio: AudioContext) => {
    for (const [i, f] of [294, 247, 196, 147].entries()) tone(audio, f, i * 0.13, 0.6, 0.09, "triangle");
  },
  bell: (audio: AudioContext) => {
    for (const [f, level] of [
      [220, 0.1],
      [443, 0.05],
      [661, 0.03],
      [1190, 0.015],
    ] as const)
      tone(audio, f, 0, 2.2, level);
  },
  no: (audio: AudioContext) => tone(audio, 150, 0, 0.16, 0.1, "triangle"),
};

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  const audio = out();
  if (audio) SOUNDS[sound](audio);
}
