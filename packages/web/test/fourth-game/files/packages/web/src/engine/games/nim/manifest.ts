import { accounts, insight, nim } from '@ahu/nim';

export const title = { game: nim, insight, accounts, explain: async () => ({ explain: nim.explain }) };
