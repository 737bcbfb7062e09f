import { accounts, giants, greedy, insight } from '@ahu/giants';

export const title = { game: giants, greedy, insight, accounts };
