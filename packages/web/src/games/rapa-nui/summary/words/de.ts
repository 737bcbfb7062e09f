import type en from './en.ts';

const words: typeof en = {
  pieces: {
    reed: 'Schilf',
    egg: 'Ei',
    wood: 'Holz',
    pearl: 'Perle',
    villager: 'Dorfbewohner',
    sorcerer: 'Zauberer',
    chief: 'Häuptling',
    moai: 'Moai',
    pukao: 'Pukao',
    rongo: 'Rongo-Tafel',
  },
  parts: {
    goal: {
      title: 'Das Ziel',
      text: 'Errichte Moai für Rohstoffe, kröne Moai für Opfergaben. Es zählen Opfergaben, 1 je Rohstoff, 3 für eine unbenutzte Tafel und 3 je Gunst: Wer die meisten Punkte hat, gewinnt.',
    },
    place: {
      title: 'Setzen',
      text: 'Der Reihe nach je eine Figur: ein Dorfbewohner in eine Spalte des Steinbruchs (Bildhauer) oder auf ein Feld, das leer ist oder dir gehört (Träger); der Zauberer auf einen Stern, der die nächste Reihenfolge bestimmt. Bildhauer aus Spalte 1 machen einen kleinen Moai, aus 1 und 2 einen mittleren, aus 1, 2 und 3 einen großen.',
    },
    carry: {
      title: 'Transport',
      text: 'Ein Transport je Zug, oder passen. Ein Moai kommt vom Krater, ein Pukao aus seinem Steinbruch, über Felder mit Trägern. Fremde Felder bringen ihren Besitzern, was sie zeigen (ein Pukao: 1 Schilf). Wo du errichtest oder krönst, brauchst du einen Träger, der nicht müde ist; er wird müde. Errichten: das Plättchen des Ahu, dann 1, 3 oder 5 Rohstoffe. Krönen: eine Opfergabe für 4 Schilf, 4 Eier, von jedem eines, 4 Holz oder 4 Perlen.',
    },
    end: {
      title: 'Das Ende',
      text: 'Die letzte Runde ist die, nach der höchstens so viele Ahus frei sind, wie Leute mitspielen. Eine Leiste fasst 10 von jedem Rohstoff. Drei Verbesserungen darfst du kaufen. Die Tafel gilt einmal als beliebiges Plättchen.',
    },
  },
};

export default words;
