import { accounts, rapaNuiCards } from '@ahu/rapa-nui-cards';

export const title = { game: rapaNuiCards, accounts };
