import { type Act, readAct, type View } from '@ahu/giants/public';
import type { Frame } from '../../../engine/frame.ts';
import { actIn } from '../../contract/kit.ts';
import { isAsked } from '../../contract/state.ts';
import { Answering, Bidding, Marking, UnderWay, Watching } from './asked.ts';
import { type GiantsState, type GiantsTable, Peeking } from './base.ts';
import { Placing } from './placing.ts';
import type { Carrying } from './transporting.ts';

/** The states of a transport, which are loaded with the first of them. */
export type Transporting = typeof import('./transporting.ts');

export function stateFor(table: GiantsTable, transporting: Transporting | undefined): GiantsState {
  const { view, plan } = table;
  const payments = table.acts.filter(({ kind }) => kind === 'pay');
  if (view.phase === 'crew' && payments.length > 0) return new Answering(table, 'paying', payments);
  if (plan.length > 0) return new UnderWay(table);
  return isAsked(table.frame) ? stateOf(table, transporting) : new Watching(table);
}

function stateOf(table: GiantsTable, transporting: Transporting | undefined): GiantsState {
  const { acts, view } = table;
  switch (view.phase) {
    case 'bid':
      return new Bidding(table);
    case 'pick':
      return new Answering(table, 'picking', [...acts.filter(({ kind }) => kind === 'pick'), { kind: 'decline' }]);
    case 'place':
      return new Placing(table);
    case 'transport':
      return transporting ? new transporting.Lifting(table) : new Watching(table);
    case 'carry':
      return view.carried !== null && transporting ? transporting.lift(table, view.carried) : new Watching(table);
    case 'quarry':
    case 'recover':
      return new Marking(table);
    default:
      return new Answering(
        table,
        'revealing',
        acts.filter(({ kind }) => kind === 'reveal'),
      );
  }
}

export const isCarrying = (state: GiantsState): state is Carrying => state.name === 'carrying';

/** Plans are made while pieces are placed and objects chosen; what is carried shows its own ways. */
export const canPlan = ({ name }: GiantsState): boolean => name === 'placing' || name === 'lifting';

/** Who is asked for what. */
const momentOf = ({ view: { round, phase, asked } }: Frame<View>): string => `${round} ${phase} ${asked}`;

/** Others bid and peek while the viewer is still choosing, who keeps what was chosen. */
export function keep(state: GiantsState, before: Frame<View>, now: Frame<View>): GiantsState | undefined {
  if (now.plies < before.plies || momentOf(before) !== momentOf(now)) return undefined;
  const own = now.happened.filter(({ seat, ply }) => seat === now.viewer && ply >= before.plies);
  const acts: (Act | undefined)[] = own.map((each) => actIn(readAct, each));
  if (acts.some((act) => act?.kind !== 'peek')) return undefined;
  return acts.length > 0 && state instanceof Peeking ? state.before : state;
}
