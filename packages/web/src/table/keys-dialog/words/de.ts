import type en from './en.ts';

const words: typeof en = {
  keysText: 'Jeder Zug geht auch mit der Tastatur. Tab führt von einem Teil des Tisches zum nächsten.',
  keyArrows: 'Pfeiltasten',
  keyList: {
    arrows: 'über das Brett gehen',
    enter: 'wählen, was den Fokus hat',
    escape: 'eine Wahl loslassen, Offenes schließen',
    m: 'Liste aller deiner Züge',
    l: 'Verlauf',
    s: 'was seit deinem Zug geschah',
    t: 'Gespräch',
    h: 'Tipp',
    u: 'zurücknehmen',
    help: 'diese Liste',
  },
};

export default words;
