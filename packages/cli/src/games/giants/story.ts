import {
  type Act,
  ahuCalled,
  ahuNamed,
  objectCalled,
  type Placement,
  slotReserved,
  type View,
  valuesOf,
  weightOf,
  writeBid,
} from '@ahu/giants/public';
import { counted, listed } from '../contract/counting.ts';
import { type Happening, type Names, TAKEN_BACK } from '../contract/words.ts';
import { moaiBySize } from './view.ts';

type Told = Happening<View, Act>;

export function tell(happening: Told, names: Names): string[] {
  const { before, after } = happening;
  const told = tellAct(happening, names);
  const lost = moaiBySize(after.lost.map((count, kind) => count - before.lost[kind]));
  return [
    ...(told === undefined ? [] : [told]),
    ...(lost === '' ? [] : [`Nobody takes ${lost}.`]),
    ...(after.round > before.round ? [`The round is over; ${names[after.first]} is first now.`] : []),
  ];
}

/** What one move did; undefined for what is not worth a sentence. */
function tellAct(happening: Told, names: Names): string | undefined {
  const { seat, act, before, after } = happening;
  const who = names[seat];
  switch (act?.kind) {
    case 'first':
      return `${names[after.first]} is the first player.`;
    case 'roll':
      return tellDice(after);
    case 'reveal':
      return `${who} bids ${writeBid(act)}.`;
    case 'takeTablet':
      return `${who} turns a marker into a half-tablet.`;
    case 'pick':
      return tellPick(happening, who);
    case 'decline':
      return `${who} takes no more moai.`;
    case 'place':
      return `${who} places ${tellPlacement(before, after, seat, act)}.`;
    case 'pass':
      return `${who} passes.`;
    case 'peek':
      return tellPeek(happening, act.ahu, names);
    default:
      return act && tellTransport(happening, act, names);
  }
}

/** The dice are told together, when the last one lies. */
function tellDice({ phase, round, tile }: View): string | undefined {
  if (phase === 'roll') return undefined;
  return `Round ${round}: the dice bring ${moaiBySize(tile) || 'no moai'}.`;
}

function tellPick({ before, after }: Told, who: string): string {
  const won = after.objects.find(({ object }) => objectCalled(before, object) === undefined);
  return `${who} takes ${won?.object}.`;
}

function tellPlacement(before: View, after: View, seat: number, act: Placement): string {
  const { piece, logs, hex, action } = act;
  const along = logs === 0 ? '' : ` and ${listed(counted(logs, 'log'))}`;
  const placed = `${piece === 'worker' ? 'a' : 'the'} ${piece}${along} at ${hex}`;
  if (action === 'none') return placed;
  const price = after.players[seat].tablets < before.players[seat].tablets ? ', pays 2 half-tablets' : '';
  return `${placed}${price} and ${tellAction(before, after, hex, action)}`;
}

function tellAction(before: View, after: View, hex: string, action: Placement['action']): string {
  switch (action) {
    case 'village':
      return 'takes a worker from the urn';
    case 'hut':
      return 'takes a marker from the urn';
    case 'headdress':
      return 'gets a headdress';
    case 'forest':
      return `fells ${listed(counted(before.logSupply - after.logSupply, 'log'))}`;
    default:
      return `reserves ahu ${ahuNamed(hex, slotReserved(action) ?? 1)}`;
  }
}

function tellPeek({ seat, after }: Told, ahu: string, names: Names): string {
  const owner = ahuCalled(after, ahu)?.owner ?? null;
  const seen = after.seat === seat && owner !== null ? `: it is ${names[owner]}'s` : '';
  return `${names[seat]} pays a half-tablet and looks at the base on ${ahu}${seen}.`;
}

/** A transport is one sentence over several moves. */
function tellTransport(happening: Told, act: Act, names: Names): string | undefined {
  const { seat, before, after } = happening;
  const who = names[seat];
  switch (act.kind) {
    case 'carry':
      return `${who} takes ${act.object} from ${objectCalled(before, act.object)?.at}`;
    case 'step':
      return `… to ${act.hex}${tellPaid(before, after, names)}`;
    case 'pay':
      return `…${tellPaid(before, after, names)}`;
    case 'putBack':
      return TAKEN_BACK;
    case 'erect':
    case 'cap':
      return tellRaising(before, act.kind, act.slot);
    case 'mark':
      return '… and marks it.';
    case 'markAtQuarry':
      return `${who} marks ${act.object} in the quarry.`;
    case 'leave':
      return '… and leaves it there.';
    case 'recover':
      return `${who} takes the marker from ${act.object}.`;
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

function tellRaising(before: View, kind: 'erect' | 'cap', slot: number): string {
  const ahu = ahuNamed(objectCalled(before, before.carried)?.at ?? '', slot);
  const values = valuesOf(before, ahu);
  if (kind === 'cap') return `… and caps the moai on ${ahu} (${values?.headdress} prestige).`;
  return `… and erects it on ${ahu} (${values?.moai} × ${weightOf(before.carried ?? '')} prestige).`;
}
