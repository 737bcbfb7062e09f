import type { Facts } from '@ahu/giants/public';
import { counted, listed } from '../contract/counting.ts';
import { type Names, type Refusals, refuseWith } from '../contract/words.ts';

/** 'no worker', '1 worker', '2 workers'. */
const some = (count: number, what: string): string => listed(counted(count, what)) || `no ${what}`;

const SUPPLIES = {
  worker: 'workers',
  marker: 'markers',
  log: 'logs',
  headdress: 'headdresses',
  tablet: 'half-tablets',
};

const REFUSALS: Refusals<Facts> = {
  turn: ({ asked }, names) => `${names[asked]} is asked.`,
  reserve: ({ what, has, needs }) => `You have ${some(has, what)} in reserve, and this takes ${needs}.`,
  away: ({ piece }) => `Your ${piece} is not in your reserve.`,
  tile: ({ size }) => `No moai of size ${size} lies on the quarry tile.`,
  sculptors: ({ has, needs }) => `You have ${some(has, 'sculptor')} left, and this moai needs ${needs}.`,
  tablets: ({ has, needs }) => `You have ${some(has, 'half-tablet')}, and this costs ${needs}.`,
  supply: ({ what }) => `There are no ${SUPPLIES[what]} left.`,
  action: ({ hex }) => `${hex} has nothing of the kind.`,
  felled: ({ hex }) => `The forest at ${hex} is felled.`,
  taken: ({ ahu }) => `A base lies on ahu ${ahu} already.`,
  reserved: ({ ahu, owner }, names) => `${names[owner]} has reserved ahu ${ahu}.`,
  owner: ({ object, owner }, names) => `${object} is ${names[owner]}'s in this round.`,
  marked: ({ object, owner }, names) => `${object} carries a marker of ${names[owner]}.`,
  abandoned: ({ object }) => `${object} belongs to nobody, and you could not finish it.`,
  stuck: ({ object }) => `There is nothing that you could do with ${object} now.`,
  far: ({ from, hex }) => `${hex} is not next to ${from}.`,
  moved: ({ object }) => `${object} has moved already.`,
  unmoved: ({ object }) => `${object} has not moved yet.`,
  putBack: ({ most }) => `You have put something back ${most} times in this turn.`,
  strength: ({ hex, object, has, needs }) => `${hex} gives ${has} of the ${needs} strength that ${object} needs.`,
  carrier: ({ hex }) => `Nobody stands on ${hex} to carry it.`,
  visited: ({ hex, object }) => `${object} has been on ${hex} in this round.`,
  payment: ({ has, needs }) => `${needs} strength is hired, and you pay for ${has}.`,
  payee: ({ seat, hex }, names) => `${names[seat] ?? 'That seat'} does not have so much strength on ${hex}.`,
  ahu: ({ hex, slot }) => `${hex} has no ahu ${slot}.`,
  helper: ({ hex }) => `None of your pieces stands on ${hex}.`,
  occupied: ({ ahu }) => `A moai stands on ahu ${ahu} already.`,
  notMoai: ({ object }) => `${object} is no moai.`,
  notHeaddress: ({ object }) => `${object} is no headdress.`,
  bare: ({ ahu }) => `No moai stands on ahu ${ahu}.`,
  capped: ({ ahu }) => `The moai on ahu ${ahu} wears a headdress already.`,
  known: ({ ahu }) => `You know already whose base is under ${ahu}.`,
  notAtQuarry: ({ object }) => `${object} is nothing that you won in this round and never moved.`,
  notMarked: ({ object }) => `${object} does not carry your marker.`,
};

export const refuse = (facts: Facts, names: Names): string => refuseWith(REFUSALS, facts, names);
