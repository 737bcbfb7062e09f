import { pluralsOf } from '../../../../platform/words/language.ts';

const n = pluralsOf('en');

const en = {
  refusals: {
    turn: ({ who }: { who: string }) => `It is ${who}’s turn.`,
    acted: () => 'You have made the main action of this turn.',
    villagers: () => 'All your villagers are placed.',
    sorcererOut: () => 'Your sorcerer is placed already.',
    star: ({ who }: { who: string }) => `${who} has that place of the order track.`,
    column: ({ column, places }: { column: number; places: number }) =>
      `${n(places, { one: 'The only place', other: 'Every place' })} of column ${column + 1} is taken.`,
    held: ({ who, place }: { who: string; place: string }) => `${who} holds ${place}.`,
    noChief: () => 'You have no chief.',
    chiefOut: () => 'Your chief is out already.',
    notSculpted: ({ cargo }: { cargo: string }) => `You have sculpted no ${cargo} this round.`,
    noWay: ({ cargo }: { cargo: string }) => `No chain of carriers leads the ${cargo} to a goal of yours.`,
    far: ({ from, place }: { from: string; place: string }) => `${place} is not next to ${from}.`,
    empty: ({ place }: { place: string }) => `No carrier stands on ${place}.`,
    walked: ({ place }: { place: string }) => `The walk has been on ${place} already.`,
    deadEnd: ({ place }: { place: string }) => `From ${place} the walk could not be finished.`,
    noGoal: ({ cargo }: { cargo: string }) => `No carrier of yours that is not tired could use a ${cargo}.`,
    notHere: ({ ahu, at }: { ahu: string; at: string }) => `The walk is at ${at}, and ${ahu} is elsewhere.`,
    nobody: ({ place }: { place: string }) => `You have no carrier on ${place}.`,
    tired: ({ place }: { place: string }) => `Your carriers on ${place} are tired.`,
    cargo: ({ cargo }: { cargo: string }) => `You carry a ${cargo}.`,
    occupied: ({ ahu }: { ahu: string }) => `A moai stands on ${ahu} already.`,
    due: ({ due }: { due: number }) => n(due, { one: '# resource is due.', other: '# resources are due.' }),
    noOffering: () => 'You cannot pay for any offering that is left.',
    noPukao: () => 'No pukao are left.',
    bare: ({ ahu }: { ahu: string }) => `No moai stands on ${ahu}.`,
    capped: ({ ahu }: { ahu: string }) => `The moai on ${ahu} wears a pukao already.`,
    resources: ({ has, needs }: { has: string; needs: string }) => `You have ${has}, and this takes ${needs}.`,
    noStack: ({ offering }: { offering: string }) => `${offering}: none is left that you could take.`,
    noTile: ({ tile }: { tile: string }) => `You do not have the tile ${tile}.`,
    notTired: ({ place }: { place: string }) => `You have no tired carrier on ${place}.`,
    price: ({ needs }: { needs: number }) => `The offering costs ${needs} resources now.`,
    noSculptor: () => 'You have no sculptor.',
    owned: ({ improvement }: { improvement: string }) => `You have the improvement ${improvement} already.`,
    begun: () => 'You are taking the gain: barter or buy before it, or after it.',
    enough: ({ most }: { most: number }) => `You have ${most} improvements, and more are not allowed.`,
    tooHigh: ({ offering }: { offering: string }) => `You paid for: ${offering}.`,
  },
};
export default en;
