import { accounts, insight, rapaNui } from '@ahu/rapa-nui';

export const title = { game: rapaNui, accounts, insight };
