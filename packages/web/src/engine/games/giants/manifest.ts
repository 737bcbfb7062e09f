import { accounts, giants, insight } from '@ahu/giants';

export const title = {
  game: giants,
  insight,
  accounts,
  explain: () => import('@ahu/giants/explain'),
  reasons: () => import('@ahu/giants/reasons'),
};
