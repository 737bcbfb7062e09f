import { accounts, insight, rapaNui } from '@ahu/rapa-nui';

export const title = {
  game: rapaNui,
  insight,
  accounts,
  explain: () => import('@ahu/rapa-nui/explain'),
  reasons: () => import('@ahu/rapa-nui/reasons'),
};
