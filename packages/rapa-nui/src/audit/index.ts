/** What holds of every position that can come about; `load` refuses all others. */
import type { State } from '../position/state.ts';
import { auditFigures } from './figures.ts';
import { auditMaterial } from './material.ts';
import { auditMoment } from './moment.ts';
import { auditNumbers } from './numbers.ts';
import { auditSetUp } from './set-up.ts';
import { auditTransport } from './transport.ts';

export function audit(state: State): void {
  auditNumbers(state);
  auditSetUp(state);
  auditMaterial(state);
  auditFigures(state);
  auditMoment(state);
  auditTransport(state);
}
