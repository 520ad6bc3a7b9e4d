// What each sound is made of, on the spot and without files: a stone set down, a card turned, water, bells, a drum.
// Every part swells and dies away within its own time, so that nothing clicks; all of them are over within a second and a half.

/** Where it is played, and into what. */
export interface Desk {
  audio: BaseAudioContext;
  into: AudioNode;
}

interface Part {
  /** When it begins and how long it takes, in seconds. */
  at?: number;
  time: number;
  level: number;
  /** How long it swells. */
  swell?: number;
}

function envelope({ audio, into }: Desk, { at = 0, time, level, swell = 0.006 }: Part): { gain: GainNode; from: number; to: number } {
  const gain = audio.createGain();
  const from = audio.currentTime + at;
  const to = from + time;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(level, from + swell);
  gain.gain.exponentialRampToValueAtTime(level * 0.002, to - 0.01);
  gain.gain.linearRampToValueAtTime(0, to);
  gain.connect(into);
  return { gain, from, to };
}

/** A tone that may glide. */
function tone(desk: Desk, pitch: number, part: Part, type: OscillatorType = "sine", glideTo = pitch): void {
  const { gain, from, to } = envelope(desk, part);
  const source = desk.audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, from);
  if (glideTo !== pitch) source.frequency.exponentialRampToValueAtTime(glideTo, to);
  source.connect(gain);
  source.start(from);
  source.stop(to);
}

/** Breath, water, paper: noise through a filter that wanders. */
function noise(desk: Desk, pitches: [number, number], part: Part, type: BiquadFilterType = "lowpass", width = 0.8): void {
  const { gain, from, to } = envelope(desk, part);
  const samples = Math.ceil(desk.audio.sampleRate * part.time);
  const buffer = desk.audio.createBuffer(1, samples, desk.audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const source = desk.audio.createBufferSource();
  const filter = desk.audio.createBiquadFilter();
  source.buffer = buffer;
  filter.type = type;
  filter.Q.value = width;
  filter.frequency.setValueAtTime(pitches[0], from);
  filter.frequency.exponentialRampToValueAtTime(pitches[1], to);
  source.connect(filter).connect(gain);
  source.start(from);
  source.stop(to);
}

/** A small bar of wood or glass: the tone, and two that ring above it and are gone sooner. */
function chime(desk: Desk, pitch: number, at: number, time: number, level: number): void {
  tone(desk, pitch, { at, time, level });
  tone(desk, pitch * 2.76, { at, time: time * 0.4, level: level * 0.22 });
  tone(desk, pitch * 4, { at, time: time * 0.16, level: level * 0.12 });
}

/** A drum's skin gives way. */
function drum(desk: Desk, at: number, level: number): void {
  tone(desk, 128, { at, time: 0.5, level }, "sine", 52);
  noise(desk, [420, 160], { at, time: 0.12, level: level * 0.7, swell: 0.004 });
}

/** Something blown: two voices through a soft wall. */
function horn(desk: Desk, pitch: number, at: number, time: number, level: number): void {
  const wall = desk.audio.createBiquadFilter();
  wall.type = "lowpass";
  wall.frequency.value = pitch * 3.2;
  wall.connect(desk.into);
  const through = { audio: desk.audio, into: wall };
  tone(through, pitch, { at, time, level, swell: 0.05 }, "sawtooth");
  tone(through, pitch * 1.004, { at, time, level: level * 0.7, swell: 0.07 }, "triangle");
}

export const SOUNDS = {
  stone: (desk: Desk) => {
    tone(desk, 210, { time: 0.13, level: 0.2, swell: 0.003 }, "triangle", 120);
    noise(desk, [2900, 1400], { time: 0.045, level: 0.28, swell: 0.002 }, "bandpass");
    tone(desk, 190, { at: 0.085, time: 0.07, level: 0.05, swell: 0.003 }, "triangle", 140);
  },
  card: (desk: Desk) => {
    noise(desk, [1500, 4600], { time: 0.17, level: 0.34, swell: 0.05 }, "bandpass", 1.1);
    noise(desk, [900, 700], { at: 0.13, time: 0.06, level: 0.24, swell: 0.004 });
  },
  turn: (desk: Desk) => {
    chime(desk, 523.25, 0, 0.7, 0.13);
    chime(desk, 783.99, 0.12, 0.9, 0.12);
  },
  right: (desk: Desk) => {
    for (const [i, pitch] of [392, 523.25, 659.25, 1046.5].entries()) chime(desk, pitch, i * 0.09, 1.1 - i * 0.05, 0.13);
  },
  wrong: (desk: Desk) => {
    drum(desk, 0, 0.3);
    drum(desk, 0.26, 0.2);
    tone(desk, 92, { at: 0.02, time: 0.9, level: 0.12, swell: 0.04 }, "triangle", 73);
  },
  fade: (desk: Desk) => {
    noise(desk, [1900, 190], { time: 1.3, level: 0.3, swell: 0.28 });
    for (const [i, pitch] of [310, 260, 350].entries()) tone(desk, pitch, { at: 0.32 + i * 0.24, time: 0.1, level: 0.06, swell: 0.02 }, "sine", pitch * 1.7);
  },
  hush: (desk: Desk) => noise(desk, [320, 1100], { time: 0.8, level: 0.42, swell: 0.55 }, "bandpass", 1.4),
  conquest: (desk: Desk) => {
    for (const [i, pitch] of [196, 293.66, 392].entries()) horn(desk, pitch, i * 0.15, 0.95 - i * 0.08, 0.11);
    drum(desk, 0.3, 0.22);
  },
  lost: (desk: Desk) => {
    for (const [i, pitch] of [293.66, 246.94, 196, 146.83].entries()) horn(desk, pitch, i * 0.17, 0.5 + i * 0.12, 0.12);
  },
  bell: (desk: Desk) => {
    // The hum, the strike and the minor third that make a bell a bell; the high ones die first.
    for (const [times, level, time] of [
      [0.5, 0.07, 1.45],
      [1, 0.1, 1.35],
      [1.19, 0.06, 1.1],
      [1.5, 0.035, 0.8],
      [2, 0.05, 0.7],
      [2.74, 0.02, 0.4],
    ] as const)
      tone(desk, 261.63 * times, { time, level, swell: 0.004 });
  },
  no: (desk: Desk) => {
    tone(desk, 160, { time: 0.11, level: 0.2, swell: 0.004 }, "triangle", 130);
    tone(desk, 128, { at: 0.12, time: 0.15, level: 0.18, swell: 0.004 }, "triangle", 104);
  },
};

export type Sound = keyof typeof SOUNDS;
