/** Letters that NFKD leaves whole, and what people type for them; also the apostrophe of the keyboard. */
const TYPED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', '’': "'", '‘': "'" };

/** Letters without accents, in lower case, with plain spaces and apostrophes: how typed words are compared. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøł’‘]/gu, (letter) => TYPED[letter]);
