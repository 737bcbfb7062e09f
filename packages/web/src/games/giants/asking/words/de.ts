import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const place = (at: string): string =>
  at === 'reserve' ? 'im Vorrat' : at === 'front' ? 'vor dem Sichtschirm' : `auf ${at}`;
const workers = (n: number): string => plural(n, { one: '# Arbeiter', other: '# Arbeiter' });
const markers = (n: number): string => plural(n, { one: '# Marker', other: '# Marker' });

const words: typeof english = {
  none: 'Keine.',
  nowhere: 'Es kann jetzt nirgendwohin getragen werden: Kein Feld ringsum hat genug Kraft.',
  noneComes: ({ hex }) => `Nach ${hex} kann jetzt nichts getragen werden.`,
  pieces: { worker: 'Arbeiter', sorcerer: 'Zauberer', chief: 'Häuptling' },
  freeAhus: ({ n }) => plural(n, { one: '# freier Ahu:', other: '# freie Ahus:' }),
  ahu: ({ ahu, moai, headdress }) => `${ahu}: ${moai} für einen Moai, ${headdress} für einen Kopfschmuck.`,
  object: ({ n, what, at }) => `${n}: ${what}, auf ${at}.`,
  goal: ({ hex, gain, to }) => {
    const paid =
      to.length === 0
        ? 'sonst bekommt niemand Punkte'
        : list(to.map(({ name, points }) => `${name} bekommt ${points}`));
    return gain > 0 ? `${hex}: ${paid}; wenn du dort errichtest oder krönst, bekommst du ${gain}.` : `${hex}: ${paid}.`;
  },
  clan: ({ name, tablets, sorcerer, chief, frontWorkers, frontMarkers }) =>
    `${name}: Zauberer ${place(sorcerer)}, Häuptling ${place(chief)}, ${plural(tablets, { one: '# Halbtafel', other: '# Halbtafeln' })}, vor dem Sichtschirm ${workers(frontWorkers)} und ${markers(frontMarkers)}.`,
  reserve: ({ workers: able, markers: left, bases, logs }) =>
    `Im Vorrat: ${list([workers(able), markers(left), plural(bases, { one: '# Sockel', other: '# Sockel' }), plural(logs, { one: '# Rundholz', other: '# Rundhölzer' })])}.`,
  screened: 'Der Rest ist hinter dem Sichtschirm.',
  questions: {
    where: { words: 'wo', about: 'wo: was wo steht; „wo Vakai“, „wo Vakai häuptling“: was Vakai gehört' },
    at: { words: 'auf feld', about: 'auf E9: was auf einem Feld ist' },
    near: { words: 'um neben', about: 'um E9: die Felder rund um eines, mit ihrer Richtung' },
    row: { words: 'reihe', about: 'reihe D: eine Reihe der Insel' },
    reach: {
      words: 'reichweite moai',
      about:
        'reichweite: Moai und Kopfschmucke mit Nummer; „reichweite 1“: wohin der erste kommt und wer Punkte bekommt; „reichweite 1 E8“: mit einem Arbeiter mehr von dir dort',
    },
    cost: { words: 'kosten preis', about: 'kosten E5: was dorthin getragen werden kann, und wer Punkte bekommt' },
    free: {
      words: 'frei ahus',
      about: 'frei: die freien Ahus, die besten zuerst; „frei 5“: die mehr als 5 wert sind',
    },
  },
};

export default words;
