/** A walk is one that could have been walked, and can be finished (R5.2). */
import { demand, demandRange } from '@ahu/core';
import { canFinishOn } from '../phases/transport.ts';
import { canExchangeSomehow } from '../position/exchange.ts';
import { active, CHOOSE, GAINING, momentOf, ofSize, type State, WALK } from '../position/state.ts';
import { canGoOn, carriers, startOf } from '../position/walk.ts';
import { CARGO_PUKAO } from '../public/vocabulary.ts';

export function auditTransport(state: State): void {
  const walking = state.phase === WALK || state.phase === CHOOSE;
  if (!walking) demand(state.steps + state.cargo + state.paid === 0, 'steps', 'nothing is carried');
  if (!walking && momentOf(state) !== GAINING) demand(state.ahu === 0, 'ahu', 'nothing is carried there');
  if (walking) demand(state.steps > 0, 'steps', 'a walk has begun');
  demand(
    state.path.every((each, i) => each >= 0 === i < state.steps),
    'path',
    'must be as long as the walk',
  );
  if (!walking) return;
  auditCargo(state);
  auditPath(state);
  if (state.phase === WALK) {
    demand(state.paid + state.ahu === 0, 'paid', 'nobody is paid yet');
    demand(canGoOn(state), 'path', 'leads nowhere');
  } else auditChoice(state);
}

function auditCargo(state: State): void {
  const seat = active(state);
  if (state.cargo === CARGO_PUKAO) {
    demand(state.pukao > 0 && canExchangeSomehow(state, seat), 'cargo', 'no pukao can be placed');
  } else demand(state.sculpted[ofSize(seat, state.cargo)] > 0, 'cargo', 'was not sculpted');
}

function auditPath(state: State): void {
  const path = Array.from(state.path.subarray(0, state.steps));
  demand(path[0] === startOf(state.cargo), 'path', 'starts in the wrong place');
  const { adjacent } = state.setup.map;
  const over = carriers(state);
  path.forEach((each, i) => {
    const where = `path[${i}]`;
    demand(path.indexOf(each) === i, where, 'is visited twice');
    demand((over & (1 << each)) !== 0, where, 'has nobody to carry');
    demand(i === 0 || (adjacent[path[i - 1]] & (1 << each)) !== 0, where, 'is not next to the case before');
  });
}

function auditChoice(state: State): void {
  demandRange(state.paid, 'paid', 0, state.steps - 1);
  const land = state.path[state.paid];
  const choosing = state.cargo !== CARGO_PUKAO && state.setup.map.pays[land].length > 1;
  demand(choosing && state.holder[land] === state.asked, 'paid', 'its owner has nothing to choose');
  demand(canFinishOn(state, active(state), state.ahu), 'ahu', 'is not where the walk ends');
}
