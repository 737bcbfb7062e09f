import { accounts, insight, rapaNuiCards } from '@ahu/rapa-nui-cards';

export const title = { game: rapaNuiCards, accounts, insight };
