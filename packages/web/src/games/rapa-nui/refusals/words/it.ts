import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('it');

const it: typeof en = {
  refusals: {
    turn: ({ who }) => `Tocca a ${who}.`,
    acted: () => 'Hai già fatto l’azione principale di questo turno.',
    villagers: () => 'Tutti i tuoi abitanti sono piazzati.',
    sorcererOut: () => 'Il tuo stregone è già piazzato.',
    star: ({ who }) => `${who} occupa quel posto del tracciato dell’ordine.`,
    column: ({ column, places }) =>
      `${n(places, { one: 'L’unico posto', other: 'Ogni posto' })} della colonna ${column + 1} è occupato.`,
    held: ({ who, place }) => `${who} occupa ${place}.`,
    noChief: () => 'Non hai un capo.',
    chiefOut: () => 'Il tuo capo è già in gioco.',
    notSculpted: ({ cargo }) => `In questo round non hai scolpito nessun ${cargo}.`,
    noWay: ({ cargo }) => `Nessuna catena di portatori conduce il ${cargo} a una tua meta.`,
    far: ({ from, place }) => `${place} non confina con ${from}.`,
    empty: ({ place }) => `Qui non c’è nessun portatore: ${place}.`,
    walked: ({ place }) => `Il percorso è già passato di qui: ${place}.`,
    deadEnd: ({ place }) => `Da qui il percorso non potrebbe finire: ${place}.`,
    noGoal: ({ cargo }) => `Nessun tuo portatore che non sia stanco potrebbe usare un ${cargo}.`,
    notHere: ({ ahu, at }) => `Il percorso è arrivato qui: ${at}; ${ahu} è altrove.`,
    nobody: ({ place }) => `Qui non hai portatori: ${place}.`,
    tired: ({ place }) => `Qui i tuoi portatori sono stanchi: ${place}.`,
    cargo: ({ cargo }) => `Stai trasportando un ${cargo}.`,
    occupied: ({ ahu }) => `Su ${ahu} c’è già un moai.`,
    due: ({ due }) => `Risorse dovute: ${due}.`,
    noOffering: () => 'Non puoi pagare nessuna delle offerte rimaste.',
    noPukao: () => 'Non ci sono più pukao.',
    bare: ({ ahu }) => `Su ${ahu} non c’è nessun moai.`,
    capped: ({ ahu }) => `Il moai di ${ahu} porta già un pukao.`,
    resources: ({ has, needs }) => `Hai: ${has}; servono: ${needs}.`,
    noStack: ({ offering }) => `${offering}: non ne resta nessuna che tu possa prendere.`,
    noTile: ({ tile }) => `Non hai la tessera ${tile}.`,
    notTired: ({ place }) => `Qui non hai portatori stanchi: ${place}.`,
    price: ({ needs }) => `Adesso l’offerta costa ${needs} risorse.`,
    noSculptor: () => 'Non hai scultori.',
    owned: ({ improvement }) => `Hai già il miglioramento ${improvement}.`,
    begun: () => 'Stai già prendendo il guadagno: baratto e acquisti vengono prima o dopo.',
    enough: ({ most }) => `Hai ${most} miglioramenti, e di più non si può.`,
    tooHigh: ({ offering }) => `Hai pagato per: ${offering}.`,
  },
};
export default it;
