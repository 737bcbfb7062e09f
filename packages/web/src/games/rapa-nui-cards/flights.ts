/** Cards and counters that travel over the table, told by what happened. Pictures only: they hold up nothing. */
import { KINDS, readAct, TYPES, type View } from '@ahu/rapa-nui-cards/public';
import type { Happening } from '../../engine/frame.ts';
import { actIn } from '../contract/kit.ts';

/** A picture on its way between places, which are told by their `data-light`: the first that is there counts. */
export interface Flight {
  /** The id of a symbol. */
  readonly picture: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What lies there is this very card, and is not seen before it arrives. */
  readonly arrives?: boolean;
}

/** Where a card of this kind is or was in the viewer's hand. */
const held = (kind: number): string[] => [2, 1, 0].map((i) => `held:${kind}:${i}`);

export function flightsOf(happening: Happening<View>): Flight[] {
  const { seat, before, after } = happening;
  const act = actIn(readAct, happening);
  const hand = [`hand:${seat}`, `seat:${seat}`];
  const gifts = [`sacrifice:${seat}`, `seat:${seat}`];
  const down = [`down:${after.faceDown.length - 1}`];
  if (act === undefined) return [{ picture: 's-back', from: gifts, to: down, arrives: true }];
  const mine = seat === after.seat;
  switch (act.kind) {
    case 'lay':
      return before.dealing ? [] : [layOf(before, act.card), ...gainsOf(happening)];
    case 'take': {
      const kind = before.columns[act.column].at(-1) as number;
      const to = mine ? held(kind) : hand;
      return [{ picture: KINDS[kind], from: [`card:col:${act.column}`], to, arrives: mine }, ...gainsOf(happening)];
    }
    case 'play': {
      const from = mine ? held(act.card) : hand;
      const to = [`area:${seat}:${act.card}`];
      return Array.from({ length: act.count }, (_, i) => ({ picture: KINDS[act.card], from: from.slice(i), to }));
    }
    case 'discard':
      return [{ picture: 'moai', from: hand, to: ['deck'] }];
    case 'buy':
    case 'substitute':
      return [gift(act.type, [`pile:${act.type}`], mine ? [`own:${act.type}`] : gifts), ...gainsOf(happening, seat)];
    case 'sacrifice':
      return [gift(act.type, mine ? [`own:${act.type}`] : gifts, [`stone:${act.type}`])];
    case 'hide':
      return [{ picture: 's-back', from: [`own:${act.type}`, ...gifts], to: down, arrives: true }];
    case 'offer':
      return [gift(act.type, [`pile:${act.type}`], [`stone:${act.type}`])];
    case 'choose':
      return [{ picture: `i-${act.pay}`, from: [`card:col:${before.column}`], to: [`${act.pay}:${seat}`] }];
    case 'reveal':
      return [];
  }
}

const gift = (type: number, from: readonly string[], to: readonly string[]): Flight => ({
  picture: `s-${TYPES[type]}`,
  from,
  to,
});

function layOf({ column, columns }: View, kind: number): Flight {
  const place = `card:col:${column}`;
  return { picture: KINDS[kind], from: ['deck'], to: [`${place}:${columns[column].length}`, place], arrives: true };
}

/** What the scored card pays flies to everybody who gets it. */
function gainsOf({ before, after }: Happening<View>, but?: number): Flight[] {
  const from = [`card:col:${after.column}`];
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat];
    if (seat === but) return [];
    if (player.wood > was.wood) return [{ picture: 'i-wood', from, to: [`wood:${seat}`] }];
    if (player.glory > was.glory) return [{ picture: 'i-glory', from, to: [`glory:${seat}`] }];
    if (player.sacrificeCount <= was.sacrificeCount) return [];
    return [{ picture: 'i-sacrifice', from, to: [`sacrifice:${seat}`, `seat:${seat}`] }];
  });
}
