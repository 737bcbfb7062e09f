import type { Day } from '@ahu/daily/calendar';
import type { Result } from '@ahu/daily/result';
import { gameName } from '../../games/names.ts';
import { w } from './words/index.ts';

/** "2nd of 3, 4 points behind." */
export function told({ seats }: Pick<Day, 'seats'>, { place, lead }: Result): string {
  const by = lead === 0 ? w().level : lead > 0 ? w().ahead({ count: lead }) : w().behind({ count: -lead });
  return `${w().place({ n: place, of: seats })} ${by}`;
}

/** A result in a few words and signs, which tell nothing of how the game goes: a moai for everybody who was beaten. */
export function shared(day: Day, result: Result, address: string): string {
  const beaten = day.seats - result.place;
  const signs = '🗿'.repeat(beaten) + '▫️'.repeat(day.seats - 1 - beaten);
  const title = `${w().shareTitle({ number: day.number })} · ${gameName(day.game)}`;
  return [title, `${signs} ${told(day, result)}`, address].join('\n');
}

/** Hands a text to the device's own way of sharing, or to its clipboard. Returns whether it was copied. */
export async function share(text: string): Promise<boolean> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(text);
  return true;
}
