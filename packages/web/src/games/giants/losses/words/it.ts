import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('it');
const n = pluralsOf('it');

const the = (size: number): string => (size === 0 ? 'il copricapo' : `il moai di taglia ${size}`);

const words: typeof en = {
  losses: {
    recover: ({ size, hex }) => `Abbandoni ${the(size)} in ${hex}? Dal prossimo round chiunque potrà prenderlo.`,
    leaveAtQuarry: ({ items }) =>
      `Lasci senza segnalino: ${list(items)}? Dal prossimo round chiunque potrà impadronirsene.`,
    place: ({ ahu, count }) =>
      `Riservi ${ahu}? La base resta lì per sempre. Basi che restano nella tua riserva: ${count}.`,
    pass: ({ items }) => `Passi definitivamente? Non hai ancora piazzato: ${list(items)}.`,
    rest: ({ items }) => `Passi definitivamente? Potresti ancora agire su: ${list(items)}.`,
    erect: ({ ahu }) => `Erigi su ${ahu}? È la tua ultima base: la partita finisce con il trasporto di questo round.`,
    cap: ({ ahu, name, points }) =>
      `Incoroni il moai di ${name} su ${ahu}? ${n(points, { one: 'Il punto va', other: 'I # punti vanno' })} a ${name}, non a te.`,
    decline: () => 'Non prendi altri moai in questo round?',
    bid: () => 'Chiudi i pugni senza scultori? In questo round non potrai prendere nessun moai.',
  },
  yes: {
    recover: 'Abbandona',
    leaveAtQuarry: 'Lascia',
    place: 'Riserva',
    pass: 'Passa',
    rest: 'Passa',
    erect: 'Erigi',
    cap: 'Incorona',
    decline: 'Non prendere nulla',
    bid: 'Chiudi i pugni',
  },
  no: 'Non ancora',
};

export default words;
