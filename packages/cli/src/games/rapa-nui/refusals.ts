import type { Facts } from '@ahu/rapa-nui/public';
import { type Names, type Refusals, refuseWith } from '../contract/words.ts';

const cargoName = (cargo: string): string => (cargo === 'pukao' ? cargo : `${cargo} moai`);

const REFUSALS: Refusals<Facts> = {
  turn: ({ asked }, names) => `${names[asked]} is asked.`,
  acted: () => 'You have made the main action of this turn.',
  villagers: () => 'All your villagers are placed.',
  sorcererOut: () => 'Your sorcerer is placed already.',
  star: ({ place, by }, names) => `${names[by]} has place ${place + 1} of the order track.`,
  column: ({ column, places }) => `All ${places} places of column ${column + 1} are taken.`,
  held: ({ id, by }, names) => `${names[by]} holds ${id}.`,
  noChief: () => 'You have no chief.',
  chiefOut: () => 'Your chief is out already.',
  notSculpted: ({ cargo }) => `You have sculpted no ${cargoName(cargo)} in this round.`,
  noWay: ({ cargo }) => `No chain of carriers leads the ${cargoName(cargo)} to where you could use it.`,
  far: ({ from, id }) => `${id} is not next to ${from}.`,
  empty: ({ id }) => `No carrier stands on ${id}.`,
  walked: ({ id }) => `The walk has been on ${id} already.`,
  deadEnd: ({ id }) => `From ${id} the walk could not be finished.`,
  noGoal: ({ cargo }) => `You have no carrier that could use a ${cargoName(cargo)}.`,
  notHere: ({ ahu, at }) => `Ahu ${ahu} is not at ${at}, where the walk is.`,
  nobody: ({ id }) => `You have no carrier on ${id}.`,
  tired: ({ id }) => `Your carriers on ${id} are tired.`,
  cargo: ({ cargo }) => `You carry a ${cargoName(cargo)}.`,
  occupied: ({ ahu }) => `A moai stands on ahu ${ahu} already.`,
  due: ({ due, resource }) =>
    `${due} ${due === 1 ? 'resource is' : 'resources are'} due, and it is asked how many of them are ${resource}.`,
  noOffering: () => 'No offering that is left could be paid with what you have.',
  noPukao: () => 'No pukao are left.',
  bare: ({ ahu }) => `No moai stands on ahu ${ahu}.`,
  capped: ({ ahu }) => `The moai on ahu ${ahu} wears a pukao already.`,
  resources: ({ resource, has, needs }) => `You have ${has} of ${needs} ${resource}.`,
  noStack: ({ offering }) => `No ${offering} is left that you could take.`,
  noTile: ({ tile }) => `You do not have the tile ${tile}.`,
  notTired: ({ id }) => `You have no tired carrier on ${id}.`,
  price: ({ needs }) => `The offering costs ${needs} resources now.`,
  noSculptor: () => 'You have no sculptor.',
  begun: () => 'You are taking the gain: barter or buy before it, or after it.',
  enough: ({ most }) => `You have ${most} improvements, and more are not allowed.`,
  owned: ({ improvement }) => `You have the improvement ${improvement} already.`,
  tooHigh: ({ offering }) => `You paid for a ${offering}.`,
};

export const refuse = (facts: Facts, names: Names): string => refuseWith(REFUSALS, facts, names);
