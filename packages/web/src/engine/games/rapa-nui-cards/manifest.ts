import { accounts, insight, rapaNuiCards } from '@ahu/rapa-nui-cards';

export const title = {
  game: rapaNuiCards,
  insight,
  accounts,
  explain: () => import('@ahu/rapa-nui-cards/explain'),
  reasons: () => import('@ahu/rapa-nui-cards/reasons'),
};
