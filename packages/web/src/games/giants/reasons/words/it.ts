import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('it');

const the = (size: number): string => (size === 0 ? 'il copricapo' : `il moai di taglia ${size}`);
const The = (size: number): string => (size === 0 ? 'Il copricapo' : `Il moai di taglia ${size}`);
const logs = (count: number): string => n(count, { one: '# tronco', other: '# tronchi' });
const prestige = (points: number): string => n(points, { one: '# punto prestigio', other: '# punti prestigio' });
const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` Percorso: ${items.join(' → ')}.`);

const it: typeof en = {
  told: {
    sculpts: ({ sculptors, size }) =>
      `Con ${n(sculptors, { one: '# scultore', other: '# scultori' })} puoi prendere un moai di taglia ${size}.`,
    ranks: ({ markers }) =>
      n(markers, {
        one: 'Chi non punta segnalini non sceglie prima di te.',
        other: 'Chi punta meno di # segnalini non sceglie prima di te.',
      }),
    bidsNothing: 'Non prendi moai in questo round.',
    takes: ({ size, sculptors }) =>
      `Ottieni un moai di taglia ${size}; ${n(sculptors, { none: 'non restano scultori', one: 'resta # scultore', other: 'restano # scultori' })}.`,
    denies: ({ size }) => `È l’ultimo di taglia ${size}: nessun altro può prenderne uno.`,
    declines: 'Non prendi altri moai in quest’asta.',
    reaches: ({ size, ahu, points, price }) =>
      price === 0
        ? `${The(size)} ora può arrivare a ${ahu}: ${prestige(points)}.`
        : `${The(size)} ora può arrivare a ${ahu}: ${prestige(points)}, e ${price} per gli altri.`,
    nears: ({ size, ahu, points, needs }) =>
      `${The(size)} si avvicina a ${ahu} (${prestige(points)}): mancano ancora portatori in ${n(needs, { one: '# esagono', other: '# esagoni' })}.`,
    fells: ({ count, hex }) => `La foresta in ${hex} ti dà ${logs(count)}.`,
    reserves: ({ ahu, moai, headdress }) =>
      `Su ${ahu} potrai erigere solo tu: un moai rende ${moai} volte la sua taglia, un copricapo ${headdress}.`,
    chiefPays: 'Ti costa 2 mezze tavolette.',
    markerBack: 'Il tuo segnalino torna nella tua riserva.',
    lastBase: 'È la tua ultima base: la partita finisce con questa fase.',
    putsBack: ({ size }) => `Rimetti ${the(size)} dov’era e scegli di nuovo.`,
    ends: 'Non fai altro in questa fase.',
    protects: ({ size, hex }) => `${The(size)} in ${hex} resta tuo: nessun altro può muoverlo nel prossimo round.`,
    abandons: 'Tieni i tuoi segnalini; ciò che resta lì senza segnalino è abbandonato.',
    recovers: ({ size, hex }) => `Un segnalino torna nella tua riserva, e abbandoni ${the(size)} in ${hex}.`,
    holds: 'Ciò che i tuoi segnalini marchiano resta tuo.',
    peeks: ({ ahu }) => `Per una mezza tavoletta vedi di chi è la base su ${ahu}.`,
  },
  keeps: ({ text }) => `Tieni ${text} per questo round.`,
  gains: {
    worker: 'Ottieni un lavoratore, già per questo round.',
    marker: 'Ottieni un segnalino, già per questo round.',
    headdress: 'Ottieni un copricapo da trasportare.',
  },
  lends: ({ hex, has }) => `Hai ${has} di forza in ${hex}: chi la usa ti fa guadagnare prestigio.`,
  tablet: ({ count }) =>
    `Avrai ${n(count, { one: '# mezza tavoletta', other: '# mezze tavolette' })}; con un’altra farai una coppia, che vale 3 punti prestigio.`,
  pair: ({ count }) => `Avrai ${count} mezze tavolette: la nuova coppia vale 3 punti prestigio.`,
  erects: ({ size, ahu, points, items }) => `Erigi ${the(size)} su ${ahu}: ${prestige(points)}.${way(items)}`,
  caps: ({ ahu, points, items }) =>
    `Incoroni il moai di ${ahu}: ${prestige(points)} a chi possiede la base.${way(items)}`,
  capsOwn: ({ ahu, points, items }) => `Incoroni il tuo moai di ${ahu}: ${prestige(points)}.${way(items)}`,
  marks: ({ size, hex, items }) => `Marchi ${the(size)} in ${hex}: nessun altro può muoverlo.${way(items)}`,
  leaves: ({ size, hex, items }) => `Porti ${the(size)} in ${hex}.${way(items)}`,
};
export default it;
