import { accounts, rapaNuiCards } from '@ahu/rapa-nui-cards';

export const title = {
  game: rapaNuiCards,
  accounts,
  insight: () => import('./insight.ts'),
  explain: () => import('@ahu/rapa-nui-cards/explain'),
};
