/** "d’Ava", "de Vakai": a name after "de". An h counts as a consonant, as in "Hotu". */
export const de = (name: string): string => (/^[aeiouyœæ]/iu.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
