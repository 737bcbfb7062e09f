const SOUNDS = ['stone', 'wood', 'card', 'chime'] as const;
export type SoundName = (typeof SOUNDS)[number];

type Play = (context: AudioContext, out: AudioNode, at: number) => void;

/** A tone that dies away. */
function tone(context: AudioContext, out: AudioNode, at: number, from: number, to: number, length: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A breath of noise through a filter: what scrapes, knocks or slides. */
function noise(context: AudioContext, out: AudioNode, at: number, pitch: number, width: number, length: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.buffer = buffer;
  source.connect(filter).connect(out);
  source.start(at);
}

export const PLAYS: Readonly<Record<SoundName, Play>> = {
  stone: (context, out, at) => {
    tone(context, out, at, 95, 48, 0.22);
    noise(context, out, at, 260, 0.8, 0.28);
  },
  wood: (context, out, at) => {
    tone(context, out, at, 420, 310, 0.07);
    noise(context, out, at, 900, 3, 0.06);
  },
  card: (context, out, at) => noise(context, out, at, 3200, 0.7, 0.11),
  chime: (context, out, at) => {
    tone(context, out, at, 587, 586, 0.5);
    tone(context, out, at + 0.12, 880, 879, 0.7);
  },
};
