import type { TableInfo } from '@ahu/protocol';
import { post } from '../../platform/api.ts';

/** Joining takes the first free seat at once; the room shows what happened if another person was faster. */
export const sitAt = ({ id, seats }: TableInfo): Promise<unknown> =>
  post(`/tables/${id}/sit`, { seat: seats.indexOf(null) }).catch(() => {});
