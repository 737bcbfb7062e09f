import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('fr');

const fr: typeof en = {
  refusals: {
    turn: ({ who }) => `C’est à ${who} de jouer.`,
    acted: () => 'Tu as déjà fait l’action principale de ce tour.',
    villagers: () => 'Tous tes villageois sont placés.',
    sorcererOut: () => 'Ton sorcier est déjà placé.',
    star: ({ who }) => `${who} occupe cet emplacement de la piste d’ordre.`,
    column: ({ column, places }) =>
      `${n(places, { one: 'Le seul emplacement', other: 'Chaque emplacement' })} de la colonne ${column + 1} est pris.`,
    held: ({ who, place }) => `${who} occupe ${place}.`,
    noChief: () => 'Tu n’as pas de chef.',
    chiefOut: () => 'Ton chef est déjà sorti.',
    notSculpted: ({ cargo }) => `Tu n’as sculpté aucun ${cargo} pendant cette manche.`,
    noWay: ({ cargo }) => `Aucune chaîne de transporteurs ne mène le ${cargo} à l’un de tes buts.`,
    far: ({ from, place }) => `${place} : pas de voisinage avec ${from}.`,
    empty: ({ place }) => `Aucun transporteur à cet endroit : ${place}.`,
    walked: ({ place }) => `Le trajet est déjà passé par là : ${place}.`,
    deadEnd: ({ place }) => `Le trajet ne pourrait pas s’achever à partir d’ici : ${place}.`,
    noGoal: ({ cargo }) => `Aucun de tes transporteurs encore debout n’aurait l’usage d’un ${cargo}.`,
    notHere: ({ ahu, at }) => `Le trajet en est là : ${at} ; ${ahu} est ailleurs.`,
    nobody: ({ place }) => `Tu n’as pas de transporteur à cet endroit : ${place}.`,
    tired: ({ place }) => `Tes transporteurs sont fatigués à cet endroit : ${place}.`,
    cargo: ({ cargo }) => `Tu portes un ${cargo}.`,
    occupied: ({ ahu }) => `Un moaï est déjà érigé sur ${ahu}.`,
    due: ({ due }) => `Ressources dues : ${due}.`,
    noOffering: () => 'Tu ne peux payer aucune des offrandes qui restent.',
    noPukao: () => 'Il n’y a plus de pukao.',
    bare: ({ ahu }) => `Aucun moaï n’est érigé sur ${ahu}.`,
    capped: ({ ahu }) => `Le moaï de ${ahu} porte déjà un pukao.`,
    resources: ({ has, needs }) => `Tu as : ${has} ; il faut : ${needs}.`,
    noStack: ({ offering }) => `${offering} : il n’en reste aucune que tu puisses prendre.`,
    noTile: ({ tile }) => `Tu n’as pas la tuile ${tile}.`,
    notTired: ({ place }) => `Tu n’as pas de transporteur fatigué à cet endroit : ${place}.`,
    price: ({ needs }) => `L’offrande coûte ${needs} ressources maintenant.`,
    noSculptor: () => 'Tu n’as pas de sculpteur.',
    owned: ({ improvement }) => `Tu as déjà l’amélioration ${improvement}.`,
    begun: () => 'Tu prends déjà le gain : le troc et les achats viennent avant ou après.',
    enough: ({ most }) => `Tu as ${most} améliorations, et c’est le maximum.`,
    tooHigh: ({ offering }) => `Tu as payé pour : ${offering}.`,
  },
};
export default fr;
