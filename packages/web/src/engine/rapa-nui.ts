import { accounts, greedy, insight, rapaNui } from '@ahu/rapa-nui';

export const title = { game: rapaNui, greedy, insight, accounts };
