import { settings } from '../settings.svelte.ts';
import type { SoundName } from './sounds.ts';

const VOLUME = 0.25;

let context: AudioContext | undefined;

/** Off by default; the sounds are loaded with the first one that is played. */
export async function sound(name: SoundName): Promise<void> {
  if (!settings.sound) return;
  const { PLAYS } = await import('./sounds.ts');
  context ??= new AudioContext();
  // Browsers play no sound before the first press on the page.
  if (context.state === 'suspended') await context.resume();
  const gain = context.createGain();
  gain.gain.value = VOLUME;
  gain.connect(context.destination);
  PLAYS[name](context, gain, context.currentTime);
}
