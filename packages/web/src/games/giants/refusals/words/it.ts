import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('it');

const the = (size: number): string => (size === 0 ? 'il copricapo' : `il moai di taglia ${size}`);
const The = (size: number): string => (size === 0 ? 'Il copricapo' : `Il moai di taglia ${size}`);
const withThe = (size: number): string => (size === 0 ? 'con il copricapo' : `con il moai di taglia ${size}`);
const tablets = (count: number): string => n(count, { one: '# mezza tavoletta', other: '# mezze tavolette' });
const left = (count: number): string => n(count, { one: 'Ti resta # scultore', other: 'Ti restano # scultori' });

const THINGS = {
  worker: (count: number): string => n(count, { one: '# lavoratore', other: '# lavoratori' }),
  marker: (count: number): string => n(count, { one: '# segnalino', other: '# segnalini' }),
  base: (count: number): string => n(count, { one: '# base', other: '# basi' }),
  log: (count: number): string => n(count, { one: '# tronco', other: '# tronchi' }),
};
const SUPPLIES = {
  worker: 'Nell’urna non ci sono più lavoratori del tuo colore.',
  marker: 'Nell’urna non ci sono più segnalini del tuo colore.',
  log: 'Non ci sono più tronchi.',
  headdress: 'Non ci sono più copricapi.',
  tablet: 'Non ci sono più mezze tavolette.',
};
const pieces = { worker: 'Il tuo lavoratore', sorcerer: 'Il tuo stregone', chief: 'Il tuo capo' };

const it: typeof en = {
  refusals: {
    turn: ({ who }) => `Tocca a ${who}.`,
    reserve: ({ what, has, needs }) => `Nella tua riserva: ${THINGS[what](has)}; ne servono ${needs}.`,
    away: ({ piece }) => `${pieces[piece]} non è nella tua riserva.`,
    tile: ({ size }) => `Sulla tessera cava non c’è un moai di taglia ${size}.`,
    sculptors: ({ has, needs }) => `${left(has)}; per questo moai ne servono ${needs}.`,
    tablets: ({ has, needs }) => `Hai ${tablets(has)}; ne servono ${needs}.`,
    supply: ({ what }) => SUPPLIES[what],
    action: ({ hex }) => `${hex} non ha questa azione.`,
    felled: ({ hex }) => `La foresta di ${hex} è abbattuta.`,
    taken: ({ ahu }) => `Sull’ahu ${ahu} c’è già una base.`,
    reserved: ({ who, ahu }) => `${who} ha riservato l’ahu ${ahu}.`,
    owner: ({ who, size }) => `In questo round ${the(size)} è di ${who}.`,
    marked: ({ who, size }) => `${The(size)} porta un segnalino di ${who}.`,
    abandoned: ({ size }) => `Nessuno possiede ${the(size)}: devi poterlo portare a termine o marchiare.`,
    stuck: ({ size }) => `Adesso non potresti fare nulla ${withThe(size)}.`,
    far: ({ from, hex }) => `${hex} non confina con ${from}.`,
    moved: ({ size }) => `${The(size)} si è già mosso.`,
    unmoved: ({ size }) => `${The(size)} non si è ancora mosso.`,
    putBack: ({ most }) => `In questo turno hai già rimesso a posto ${most} volte.`,
    strength: ({ hex, size, has, needs }) => `${hex} dà ${has} di forza, ma per ${the(size)} ne servono ${needs}.`,
    carrier: ({ hex }) => `In ${hex} nessuno può portare: i tronchi da soli non bastano mai.`,
    visited: ({ hex, size }) => `In questo round ${the(size)} è già stato in ${hex}.`,
    payment: ({ has, needs }) => `Gli altri danno ${needs} di forza; hai assegnato i punti per ${has}.`,
    payee: ({ who, hex }) => `${who} non ha tanta forza in ${hex}.`,
    ahu: ({ hex, slot }) => `${hex} non ha un ahu numero ${slot}.`,
    helper: ({ hex }) => `In ${hex} non c’è nessuna tua pedina.`,
    occupied: ({ ahu }) => `Sull’ahu ${ahu} c’è già un moai.`,
    notMoai: () => 'Un copricapo non si erige.',
    notHeaddress: () => 'Solo un copricapo può incoronare un moai.',
    bare: ({ ahu }) => `Sull’ahu ${ahu} non c’è nessun moai.`,
    capped: ({ ahu }) => `Il moai dell’ahu ${ahu} ha già un copricapo.`,
    known: ({ ahu }) => `Sai già di chi è la base di ${ahu}.`,
    notAtQuarry: ({ size }) => `${The(size)} non è tuo, oppure si è mosso in questo round.`,
    notMarked: ({ size }) => `${The(size)} non porta il tuo segnalino.`,
  },
};
export default it;
