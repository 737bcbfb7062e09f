import type { View } from '@ahu/rapa-nui';
import { AHUS, bundle, CARGO, CASES, caseOf, POWERS, RESOURCES, SIZES, STACKS, TILES } from './rapa-nui-names.ts';
import { caseDocument, GAIN, holderOf } from './rapa-nui-view.ts';
import type { Names, Sorted } from './words.ts';

/** The phases in which a turn can go on with free actions (R7.0). */
const TURNS: ReadonlySet<View['phase']> = new Set(['place', 'convert', 'sculpt', 'help', 'transport']);

export function ask(view: View): string {
  if (view.acted && TURNS.has(view.phase)) return 'Buy, play a tile, or end your turn.';
  switch (view.phase) {
    case 'draft':
      return 'Draft a tile; all others of its kind go.';
    case 'place':
      return 'Place a villager or your sorcerer.';
    case 'convert':
      return 'Convert your sorcerer into a sculptor or a transporter?';
    case 'sculpt':
      return 'Reinforce your sculptors by one before you take moai?';
    case 'substitute':
      return 'No large moai is left: which do you take instead?';
    case 'help':
      return 'Lend a helping hand: a sculptor, or your chief, becomes a transporter?';
    case 'transport':
      return 'Carry a moai or a pukao, or pass for good.';
    case 'walk':
      return `The ${CARGO[view.cargo as number]} is at ${CASES[view.path.at(-1) as number]}: where to?`;
    case 'choose':
      return `What does ${CASES[view.path[view.paid]]} pay you?`;
    case 'gain':
      return `${view.due} resources are due: how many of them ${RESOURCES[view.kind]}?`;
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

/** For each sort of long list: what stands before and behind the part that differs. */
const SORTS: readonly RegExp[] = [
  /^(pay) (.*)( for \w+)$/,
  /^(.* (?:at|in column|on)) (\w+)()$/,
  /^((?:play|rongo) barter|for|gain|choose) (.*)()$/,
];

export function sort(notation: string): Sorted {
  const chief = / (with chief in column \d)$/.exec(notation);
  if (chief !== null) return { sort: 'the chief comes along', item: `"… ${chief[1]}"` };
  for (const form of SORTS) {
    const found = form.exec(notation);
    if (found !== null) return { sort: `${found[1]} …${found[3]}`, item: found[2] };
  }
  return { sort: notation, item: '' };
}

export function explain(view: View, notation: string, names: Names): string {
  const [verb, ...rest] = notation.split(' ');
  const object = rest.join(' ');
  switch (verb) {
    case 'draft':
      return POWERS[object];
    case 'play':
    case 'rongo':
      return explainTile(view, object);
    case 'buy':
      return PURCHASES[object];
    case 'carry':
      return explainCarry(object);
    case 'pass':
      return 'no more transports in this round';
    case 'done':
      return 'go on';
    default:
      return explainTransport(view, verb, object, names);
  }
}

/** The steps that are made for a tile ask for it in words. */
const STEPS_FOR_TILES: readonly View['phase'][] = ['convert', 'sculpt', 'help'];

function explainTile({ phase }: View, use: string): string {
  if (use.startsWith('barter')) return 'for any 3';
  return STEPS_FOR_TILES.includes(phase) ? '' : POWERS[TILES.find((tile) => use.startsWith(tile)) as string];
}

/** By improvement (R7). */
const PURCHASES: Readonly<Record<string, string>> = {
  fervent: '2 reed: erect for the next higher resource',
  artist: '2 egg: cap for the next higher offering',
  popular: '2 wood: a fifth villager',
  chief: '3 pearl: your chief',
};

function explainCarry(cargo: string): string {
  const gain = GAIN[SIZES.findIndex((size) => cargo.startsWith(size))];
  if (gain === undefined) return 'to cap a moai and buy an offering';
  return gain === 1 ? 'brings 1 resource' : `brings ${gain} resources`;
}

function explainTransport(view: View, verb: string, object: string, names: Names): string {
  switch (verb) {
    case 'step':
      return explainStep(view, object, names);
    case 'erect':
      return explainErecting(view, object.split(' ').at(-1) as string);
    case 'gain':
      return explainGain(view, Number.parseInt(object, 10));
    case 'pay':
      return explainOffering(view, object.split(' for ')[1]);
    case 'take':
      return STACKS.includes(object) ? explainOffering(view, object) : '';
    default:
      return '';
  }
}

function explainStep(view: View, id: string, names: Names): string {
  const owner = holderOf(view, id);
  if (owner === null || owner === view.seat) return '';
  const isPukao = view.cargo === CARGO.length - 1;
  const paid = isPukao ? 'reed' : (caseDocument(view, id)?.pays ?? []).map(bundle).join('/');
  return paid === '' ? '' : `${names[owner]} +${paid}`;
}

function explainErecting(view: View, ahu: string): string {
  const tile = view.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
  const kinds = caseDocument(view, caseOf(ahu))?.erects ?? [];
  return `+${GAIN[view.cargo as number]} ${kinds.join('/')}${tile === null ? '' : `, tile: ${TILES[tile]}`}`;
}

function explainGain({ due, kind }: View, count: number): string {
  return count < due ? `and ${due - count} of higher kinds` : `all of them ${RESOURCES[kind]}`;
}

/** What lies on top of the stack. */
function explainOffering({ stacks }: View, name: string): string {
  const top = stacks[STACKS.indexOf(name)]?.[0];
  return top === undefined ? 'none left but by other means' : `worth ${top}`;
}
