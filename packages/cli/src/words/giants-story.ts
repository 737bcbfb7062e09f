import { counted, listed } from './counting.ts';
import { ahuCalled, moaiBySize, objectCalled, type View, valuesOf, weightOf } from './giants-view.ts';
import type { Happening, Names } from './words.ts';

export function tell(happening: Happening<View>, names: Names): string[] {
  const { before, after } = happening;
  const deed = tellDeed(happening, names);
  const lost = moaiBySize(after.lost.map((count, kind) => count - before.lost[kind]));
  return [
    ...(deed === undefined ? [] : [deed]),
    ...(lost === '' ? [] : [`Nobody takes ${lost}.`]),
    ...(after.round > before.round ? [`The round is over; ${names[after.first]} is first now.`] : []),
  ];
}

/** What one move did; undefined for what is not worth a sentence. */
function tellDeed(happening: Happening<View>, names: Names): string | undefined {
  const { seat, notation, before, after } = happening;
  const [verb, ...rest] = (notation ?? '').split(' ');
  const who = names[seat];
  switch (verb) {
    case 'first':
      return `${names[after.first]} is the first player.`;
    case 'roll':
      return tellDice(after);
    case 'reveal':
      return `${who} bids ${rest.join(' ')}.`;
    case 'take':
      return rest[0] === 'half-tablet' ? `${who} turns a marker into a half-tablet.` : tellPick(happening, who);
    case 'decline':
      return `${who} takes no more moai.`;
    case 'place':
      return `${who} places ${tellPlacement(before, after, seat, notation as string)}.`;
    case 'pass':
      return `${who} passes.`;
    case 'peek':
      return tellPeek(happening, names);
    default:
      return tellTransport(happening, verb, rest.join(' '), names);
  }
}

/** The dice are told together, when the last one lies. */
function tellDice({ phase, round, tile }: View): string | undefined {
  if (phase === 'roll') return undefined;
  return `Round ${round}: the dice bring ${moaiBySize(tile) || 'no moai'}.`;
}

function tellPick({ before, after }: Happening<View>, who: string): string {
  const won = after.objects.find(({ object }) => objectCalled(before, object) === undefined);
  return `${who} takes ${won?.object}.`;
}

const GAINS: Readonly<Record<string, string>> = {
  village: 'takes a worker from the urn',
  hut: 'takes a marker from the urn',
  headdress: 'gets a headdress',
};

function tellPlacement(before: View, after: View, seat: number, notation: string): string {
  const [, piece, logs, hex, action] = /^place (\w+)(?: (\d logs?))? at (\w+)(?:: (.*))?$/.exec(notation) ?? [];
  const placed = `${piece === 'worker' ? 'a' : 'the'} ${piece}${logs === undefined ? '' : ` and ${logs}`} at ${hex}`;
  if (action === undefined) return placed;
  const price = after.players[seat].tablets < before.players[seat].tablets ? ', pays 2 half-tablets' : '';
  return `${placed}${price} and ${tellAction(before, after, hex, action)}`;
}

function tellAction(before: View, after: View, hex: string, action: string): string {
  if (action === 'forest') return `fells ${listed(counted(before.logSupply - after.logSupply, 'log'))}`;
  return GAINS[action] ?? `reserves ahu ${hex}.${action.at(-1)}`;
}

function tellPeek({ seat, notation, after }: Happening<View>, names: Names): string {
  const ahu = (notation as string).split(' ').at(-1) as string;
  const owner = ahuCalled(after, ahu)?.owner ?? null;
  const seen = after.seat === seat && owner !== null ? `: it is ${names[owner]}'s` : '';
  return `${names[seat]} pays a half-tablet and looks at the base on ${ahu}${seen}.`;
}

/** A transport is one sentence over several moves. */
function tellTransport(happening: Happening<View>, verb: string, object: string, names: Names): string | undefined {
  const { seat, before, after } = happening;
  const who = names[seat];
  switch (verb) {
    case 'carry':
      return `${who} takes ${object} from ${objectCalled(before, object)?.at}`;
    case 'to':
      return `… to ${object}${tellPaid(before, after, names)}`;
    case 'pay':
      return `…${tellPaid(before, after, names)}`;
    case 'put':
      return '… and puts it back.';
    case 'erect':
    case 'cap':
      return tellRaising(before, verb, object.at(-1) as string);
    case 'mark':
      return object === '' ? '… and marks it.' : `${who} marks ${object} in the quarry.`;
    case 'leave':
      return object === '' ? '… and leaves it there.' : undefined;
    case 'recover':
      return `${who} takes the ${object}.`;
    default:
      return undefined;
  }
}

function tellPaid(before: View, after: View, names: Names): string {
  const paid = names.flatMap((name, seat) => {
    const gain = after.players[seat].prestige - before.players[seat].prestige;
    return gain > 0 ? [`${name} +${gain}`] : [];
  });
  return paid.length === 0 ? '' : ` (${paid.join(', ')})`;
}

function tellRaising(before: View, verb: string, slot: string): string {
  const ahu = `${objectCalled(before, before.carried)?.at}.${slot}`;
  const values = valuesOf(before, ahu);
  if (verb === 'cap') return `… and caps the moai on ${ahu} (${values?.headdress} prestige).`;
  return `… and erects it on ${ahu} (${values?.moai} × ${weightOf(before.carried as string)} prestige).`;
}
