import { accounts, greedy, insight, rapaNuiCards } from '@ahu/rapa-nui-cards';

export const title = { game: rapaNuiCards, greedy, insight, accounts };
