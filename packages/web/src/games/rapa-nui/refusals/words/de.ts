import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('de');

const de: typeof en = {
  refusals: {
    turn: ({ who }) => `${who} ist am Zug.`,
    acted: () => 'Du hast die Hauptaktion dieses Zugs schon gemacht.',
    villagers: () => 'Alle deine Dorfbewohner sind gesetzt.',
    sorcererOut: () => 'Dein Zauberer ist schon gesetzt.',
    star: ({ who }) => `Auf diesem Platz der Reihenfolge steht ${who}.`,
    column: ({ column, places }) =>
      `${n(places, { one: 'Der einzige Platz', other: 'Jeder Platz' })} der Spalte ${column + 1} ist besetzt.`,
    held: ({ who, place }) => `${who} hält ${place}.`,
    noChief: () => 'Du hast keinen Häuptling.',
    chiefOut: () => 'Dein Häuptling ist schon unterwegs.',
    notSculpted: ({ cargo }) => `Du hast in dieser Runde keinen ${cargo} gemeißelt.`,
    noWay: ({ cargo }) => `Keine Kette von Trägern bringt den ${cargo} an eines deiner Ziele.`,
    far: ({ from, place }) => `${place} grenzt nicht an ${from}.`,
    empty: ({ place }) => `Hier steht kein Träger: ${place}.`,
    walked: ({ place }) => `Der Weg war schon hier: ${place}.`,
    deadEnd: ({ place }) => `Von hier käme der Transport nicht ans Ziel: ${place}.`,
    noGoal: ({ cargo }) => `Keiner deiner Träger, die nicht müde sind, könnte den ${cargo} brauchen.`,
    notHere: ({ ahu, at }) => `Der Transport ist hier: ${at}. ${ahu} liegt woanders.`,
    nobody: ({ place }) => `Hier hast du keinen Träger: ${place}.`,
    tired: ({ place }) => `Hier sind deine Träger müde: ${place}.`,
    cargo: ({ cargo }) => `Du trägst gerade einen ${cargo}.`,
    occupied: ({ ahu }) => `Auf ${ahu} steht schon ein Moai.`,
    due: ({ due }) => `Dir stehen noch Rohstoffe zu: ${due}.`,
    noOffering: () => 'Du kannst keine der übrigen Opfergaben bezahlen.',
    noPukao: () => 'Es gibt keine Pukao mehr.',
    bare: ({ ahu }) => `Auf ${ahu} steht kein Moai.`,
    capped: ({ ahu }) => `Der Moai auf ${ahu} trägt schon einen Pukao.`,
    resources: ({ has, needs }) => `Du hast: ${has}. Nötig: ${needs}.`,
    noStack: ({ offering }) => `${offering}: Davon ist nichts mehr da, was du nehmen könntest.`,
    noTile: ({ tile }) => `Du hast das Plättchen ${tile} nicht.`,
    notTired: ({ place }) => `Hier hast du keinen müden Träger: ${place}.`,
    price: ({ needs }) => `Die Opfergabe kostet jetzt ${needs} Rohstoffe.`,
    noSculptor: () => 'Du hast keinen Bildhauer.',
    owned: ({ improvement }) => `Du hast die Verbesserung ${improvement} schon.`,
    begun: () => 'Du nimmst schon den Gewinn: Tausch und Käufe kommen davor oder danach.',
    enough: ({ most }) => `Du hast ${most} Verbesserungen, mehr sind nicht erlaubt.`,
    tooHigh: ({ offering }) => `Du hast bezahlt für: ${offering}.`,
  },
};
export default de;
