import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` Percorso: ${items.join(' → ')}.`);

const it: typeof en = {
  drafts: ({ tile, text }) => `Ottieni ${tile}: ${text} Tutte le altre dello stesso tipo escono dal gioco.`,
  holds: ({ place, what }) => `Quando un altro trasporta un moai attraverso ${place}, ricevi ${what}.`,
  joins: ({ n, place }) => `Con ${n} portatori in ${place}, ${n} dei tuoi trasporti possono finire lì.`,
  reaches: ({ ahu, what }) => `Un tuo moai può allora arrivare a ${ahu}: ${what}.`,
  reachesCap: ({ ahu }) => `Puoi allora portare un pukao a ${ahu} e incoronare quel moai.`,
  sculpts: ({ what }) => `I tuoi scultori fanno ${what}.`,
  prepares: ({ n }) => `La colonna ${n} rende più grande un moai, con uno scultore in ogni colonna prima di lei.`,
  first: 'Sei in testa al nuovo ordine.',
  orders: ({ n }) =>
    plural(n, {
      one: 'Al massimo # giocatore viene prima di te nel nuovo ordine.',
      other: 'Al massimo # giocatori vengono prima di te nel nuovo ordine.',
    }),
  discards: ({ n }) => `Ti costa la tavoletta rongo: se la tieni vale ${n} punti.`,
  substitutes: ({ what }) => `Al posto di un moai grande: ${what}.`,
  /** By size, the smallest first. */
  moai: ['il moai piccolo', 'il moai medio', 'il moai grande'],
  erects: ({ what, ahu, items }) => `Erigi ${what} su ${ahu}.${way(items)}`,
  caps: ({ ahu, items }) => `Incoroni il moai di ${ahu}.${way(items)}`,
  wins: ({ tile, text }) => `Ottieni la tessera ${tile}: ${text}`,
  offers: ({ n }) => `Prendi un’offerta che vale ${n} punti.`,
  gets: ({ what }) => `Ottieni ${what}.`,
  spends: ({ what }) => `Spendi ${what}.`,
  pays: ({ items }) => `Gli altri ricevono: ${list(items)}.`,
  chosen: ({ who }) => `${who}, a sua scelta`,
  paysNobody: 'Lungo il percorso nessun altro riceve nulla.',
  lastRound: 'Allora non restano liberi più ahu che giocatori: è l’ultimo round.',
  passes: ({ n }) =>
    plural(n, {
      none: 'Non trasporti altro in questo round.',
      one: 'Non trasporti altro in questo round: # moai torna nella scorta.',
      other: 'Non trasporti altro in questo round: # moai tornano nella scorta.',
    }),
  saves: 'Tieni ciò che hai per dopo.',
};
export default it;
