import { accounts, giants } from '@ahu/giants';

export const title = {
  game: giants,
  accounts,
  insight: () => import('./insight.ts'),
  explain: () => import('@ahu/giants/explain'),
};
