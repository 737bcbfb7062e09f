import type en from './en.ts';

const words: typeof en = {
  pitch:
    'Fonda un villaggio da quattro colonne scoperte e sacrifica in segreto: ciò che molti donano diventa prezioso.',
  facts: 'Da 2 a 4 giocatori · mezz’ora',
  begins: 'Chi comincia ha meno legno.',
  options: {
    openHands: { name: 'Mani scoperte', about: 'Tutti vedono le carte in mano a ciascuno.' },
  },
};

export default words;
