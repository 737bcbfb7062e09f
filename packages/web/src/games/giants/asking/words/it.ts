import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const place = (at: string): string =>
  at === 'reserve' ? 'in riserva' : at === 'front' ? 'davanti allo schermo' : `in ${at}`;
const workers = (n: number): string => plural(n, { one: '# lavoratore', other: '# lavoratori' });
const markers = (n: number): string => plural(n, { one: '# segnalino', other: '# segnalini' });

const words: typeof english = {
  none: 'Nessuno.',
  nowhere: 'Adesso non si può trasportare: nessun esagono vicino ha abbastanza forza.',
  noneComes: ({ hex }) => `Adesso non si può portare niente in ${hex}.`,
  pieces: { worker: 'lavoratore', sorcerer: 'stregone', chief: 'capo' },
  freeAhus: ({ n }) => plural(n, { one: '# ahu libero:', other: '# ahu liberi:' }),
  ahu: ({ ahu, moai, headdress }) => `${ahu}: ${moai} per un moai, ${headdress} per un copricapo.`,
  object: ({ n, what, at }) => `${n}: ${what}, in ${at}.`,
  goal: ({ hex, gain, to }) => {
    const paid =
      to.length === 0
        ? 'nessun altro guadagna punti'
        : list(to.map(({ name, points }) => `${name} guadagna ${points}`));
    return gain > 0 ? `${hex}: ${paid}; eretto o posato lì ti vale ${gain}.` : `${hex}: ${paid}.`;
  },
  clan: ({ name, tablets, sorcerer, chief, frontWorkers, frontMarkers }) =>
    `${name}: stregone ${place(sorcerer)}, capo ${place(chief)}, ${plural(tablets, { one: '# mezza tavoletta', other: '# mezze tavolette' })}, davanti allo schermo ${workers(frontWorkers)} e ${markers(frontMarkers)}.`,
  reserve: ({ workers: able, markers: left, bases, logs }) =>
    `In riserva: ${list([workers(able), markers(left), plural(bases, { one: '# base', other: '# basi' }), plural(logs, { one: '# tronco', other: '# tronchi' })])}.`,
  screened: 'Il resto è dietro lo schermo.',
  questions: {
    where: { words: 'dove', about: 'dove: che cosa sta dove; «dove Vakai», «dove Vakai capo»: che cosa è di Vakai' },
    at: { words: 'in esagono', about: 'in E9: che cosa c’è su un esagono' },
    near: { words: 'attorno', about: 'attorno E9: gli esagoni vicini, per direzione' },
    row: { words: 'fila', about: 'fila D: una fila dell’isola' },
    reach: {
      words: 'portata moai',
      about:
        'portata: moai e copricapi per numero; «portata 1»: dove può arrivare il primo, e chi guadagna punti; «portata 1 E8»: con un tuo lavoratore in più lì',
    },
    cost: { words: 'costo prezzo', about: 'costo E5: che cosa vi si può portare, e chi guadagna punti' },
    free: {
      words: 'liberi ahu',
      about: 'liberi: gli ahu liberi, i migliori prima; «liberi 5»: quelli che valgono più di 5',
    },
  },
};

export default words;
