import {
  type Act,
  AHUS,
  CARGO_PUKAO,
  CASES,
  type CargoName,
  caseOfAhu,
  GAIN,
  holderOf,
  IMPROVEMENT_PRICES,
  type ImprovementName,
  kindsDue,
  patternOf,
  RESOURCES,
  SIZES,
  STACK_NAMES,
  type StackName,
  TILES,
  type TileName,
  type View,
} from '@ahu/rapa-nui/public';
import type { Names, Sorted } from '../contract/words.ts';
import { bundle, CARGO, POWERS } from './names.ts';
import { boardOf, caseDocument } from './view.ts';

/** The phases in which a turn can go on with free actions (R7.0). */
const TURNS: ReadonlySet<View['phase']> = new Set(['place', 'convert', 'sculpt', 'help', 'transport']);

export function ask(view: View): string {
  if (view.acted && TURNS.has(view.phase)) return 'Buy, play a tile, or end your turn.';
  switch (view.phase) {
    case 'draft':
      return 'Draft a tile; all others of its kind go.';
    case 'place':
      return view.players[view.seat].villagers > 0 ? 'Place a villager or your sorcerer.' : 'Place your sorcerer.';
    case 'convert':
      return 'Convert your sorcerer into a sculptor or a carrier?';
    case 'sculpt':
      return 'Reinforce your sculptors by one before you take moai?';
    case 'substitute':
      return 'No large moai is left: which do you take instead?';
    case 'help':
      return 'Lend a helping hand: a sculptor, or your chief, becomes a carrier?';
    case 'transport':
      return 'Carry a moai or a pukao, or pass for good.';
    case 'walk':
      return `The ${CARGO[view.cargo as number]} is at ${CASES[view.path.at(-1) as number]}: where to?`;
    case 'choose':
      return `What do you take for ${CASES[view.path[view.paid]]}?`;
    case 'gain':
      return askGain(view);
    case 'exchange':
      return `Pay for an offering${view.thrifty ? ', with 2 resources' : ''}.`;
    case 'offering':
      return 'Which offering do you take?';
    case 'barter':
      return 'Which three resources do you take?';
    default:
      return 'Go on.';
  }
}

/** A gain of one kind waits for what may be done before it (R5.4). */
function askGain(view: View): string {
  const kind = RESOURCES[view.kind];
  if (kindsDue(boardOf(view), view).length === 1)
    return `You gain ${view.due} ${kind}, now or after a tile or purchase.`;
  return `${view.due} ${view.due === 1 ? 'resource is' : 'resources are'} due: how many of them ${kind}?`;
}

export function sort(act: Act): Sorted {
  const { pattern, part } = patternOf(act);
  if (act.kind === 'place' && act.chief !== undefined) return { sort: 'the chief comes along', item: `"${pattern}"` };
  return { sort: pattern, item: part };
}

export function explain(view: View, act: Act, names: Names): string {
  switch (act.kind) {
    case 'draft':
      return POWERS[act.tile];
    case 'use':
      return explainTile(view, act.tile);
    case 'buy':
      return explainPurchase(act.improvement);
    case 'carry':
      return explainCarry(act.cargo);
    case 'pass':
      return 'no more transports in this round';
    case 'done':
      return 'go on';
    default:
      return explainTransport(view, act, names);
  }
}

/** The steps that are made for a tile ask for it in words. */
const STEPS_FOR_TILES: readonly View['phase'][] = ['convert', 'sculpt', 'help'];

function explainTile({ phase }: View, tile: TileName): string {
  if (tile === 'barter') return 'for any 3';
  return STEPS_FOR_TILES.includes(phase) ? '' : POWERS[tile];
}

/** By improvement (R7). */
const PURCHASES: Readonly<Record<ImprovementName, string>> = {
  fervent: 'erect for the next higher resource',
  artist: 'cap for the next higher offering',
  popular: 'a fifth villager',
  chief: 'your chief',
};

function explainPurchase(improvement: ImprovementName): string {
  const [count, resource] = IMPROVEMENT_PRICES[improvement];
  return `${count} ${resource}: ${PURCHASES[improvement]}`;
}

function explainCarry(cargo: CargoName): string {
  const gain = cargo === 'pukao' ? undefined : GAIN[SIZES.indexOf(cargo)];
  if (gain === undefined) return 'to cap a moai and buy an offering';
  return gain === 1 ? 'brings 1 resource' : `brings ${gain} resources`;
}

function explainTransport(view: View, act: Act, names: Names): string {
  switch (act.kind) {
    case 'step':
      return explainStep(view, act.to, names);
    case 'erect':
      return explainErecting(view, act.ahu);
    case 'gain':
      return explainGain(view, act.count);
    case 'pay':
      return explainOffering(view, act.offering);
    case 'take':
      return explainOffering(view, act.stack);
    default:
      return '';
  }
}

function explainStep(view: View, id: string, names: Names): string {
  const owner = holderOf(view, id);
  if (owner === null || owner === view.seat) return '';
  const isPukao = view.cargo === CARGO_PUKAO;
  const paid = isPukao ? 'reed' : (caseDocument(view, id)?.pays ?? []).map(bundle).join('/');
  return paid === '' ? '' : `${names[owner]} +${paid}`;
}

function explainErecting(view: View, ahu: string): string {
  const tile = view.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
  const kinds = caseDocument(view, caseOfAhu(ahu))?.erects ?? [];
  return `+${GAIN[view.cargo as number]} ${kinds.join('/')}${tile === null ? '' : `, tile: ${TILES[tile]}`}`;
}

function explainGain({ due, kind }: View, count: number): string {
  return count < due ? `and ${due - count} of higher kinds` : `all of them ${RESOURCES[kind]}`;
}

/** What lies on top of the stack. */
function explainOffering({ stacks }: View, name: StackName): string {
  const top = stacks[STACK_NAMES.indexOf(name)]?.[0];
  return top === undefined ? 'none left but by other means' : `worth ${top}`;
}
