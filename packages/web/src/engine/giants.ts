import { accounts, giants } from '@ahu/giants';

export const title = { game: giants, accounts };
