import { accounts, rapaNui } from '@ahu/rapa-nui';

export const title = {
  game: rapaNui,
  accounts,
  insight: () => import('./insight.ts'),
  explain: () => import('@ahu/rapa-nui/explain'),
};
