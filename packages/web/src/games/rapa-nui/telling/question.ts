/** What the viewer is asked, and where the game is, in words. */
import { CASES, ending, HOME, kindsDue, type View } from '@ahu/rapa-nui/public';
import type { Frame } from '../../../engine/frame.ts';
import type { Ending, Names } from '../../contract/kit.ts';
import { caseName } from '../drawing/names.ts';
import { boardOf, standingOf } from '../drawing/table.ts';
import { w } from '../words/index.ts';

/** The phases in which a turn can go on with free actions. */
const TURNS: ReadonlySet<View['phase']> = new Set(['place', 'convert', 'sculpt', 'help', 'transport']);

export function question(frame: Frame<View>, names: Names): string {
  const { view, viewer, over } = frame;
  const ask = w().ask;
  if (over) return askOver(frame, names);
  if (view.asked !== viewer) return ask.wait({ who: names[view.asked] ?? '' });
  if (view.acted && TURNS.has(view.phase)) return ask.after;
  switch (view.phase) {
    case 'place':
      return askPlacing(view);
    case 'walk':
      return ask.walk({ place: caseName(CASES[view.path[view.path.length - 1]]) });
    case 'choose':
      return ask.choose({ who: names[view.order[view.turn] ?? 0], place: caseName(CASES[view.path[view.paid]]) });
    case 'gain':
      return askGain(view);
    case 'exchange':
      return view.thrifty ? ask.thrifty : ask.exchange;
    case 'lay':
    case 'draw':
    case 'over':
      return '';
    default:
      return ask[view.phase];
  }
}

function askOver(frame: Frame<View>, names: Names): string {
  const { winners } = frame;
  if (winners.length === 0) return w().ask.over;
  return w().ask.won({ names: winners.map((seat) => names[seat]), n: standingOf(frame, winners[0]).score });
}

/** A gain of one kind waits for what may be done before it. */
function askGain(view: View): string {
  const [kind, ...higher] = kindsDue(boardOf(view), view);
  return higher.length > 0
    ? w().ask.gain({ n: view.due })
    : w().ask.gains({ what: w().resources[kind]({ n: view.due }) });
}

function askPlacing({ players, asked }: View): string {
  const { villagers, sorcerer } = players[asked];
  if (sorcerer !== HOME) return w().ask.placeVillager;
  return villagers === 0 ? w().ask.placeSorcerer : w().ask.place;
}

export function ends(view: View): Ending | undefined {
  if (view.phase === 'over') return undefined;
  const { free, at, isLast } = ending(view);
  const text = w().ends.text({ n: free, most: at });
  return { short: w().ends.short({ n: free }), text: isLast ? w().ends.last : text, isLast };
}

export function stage({ phase, resume, round }: View): string {
  const { setUp, place, sculpt, transport, over } = w().stages;
  switch (phase === 'barter' ? resume : phase) {
    case 'lay':
    case 'draw':
    case 'draft':
      return setUp;
    case 'place':
      return w().round({ n: round, stage: place });
    case 'convert':
    case 'sculpt':
    case 'substitute':
    case 'help':
      return w().round({ n: round, stage: sculpt });
    case 'over':
      return over;
    default:
      return w().round({ n: round, stage: transport });
  }
}
