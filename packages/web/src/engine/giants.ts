import { accounts, giants, insight } from '@ahu/giants';

export const title = { game: giants, accounts, insight };
