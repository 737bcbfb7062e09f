import type en from './en.ts';

const words: typeof en = {
  pieces: {
    fish: 'Fisch',
    berry: 'Beere',
    potato: 'Süßkartoffel',
    cereal: 'Getreide',
    woodcutter: 'Holzfäller',
    priest: 'Priester',
    moai: 'Moai',
    's-berry': 'Opferkarte',
  },
  parts: {
    turn: {
      title: 'Dein Zug',
      text: 'Wenn du magst, kaufe eine Opferkarte: 5 Holz, 1 weniger für jeden deiner Jäger und Sammler ihrer Art. Dann spiele aus der Hand: eine Karte umsonst, zwei oder drei Jäger und Sammler einer Art für 1 oder 2 Holz, oder einen Moai für 7. Nimm vorderste Karten der Spalten, bis du drei hast; die Karte, die die letzte aufdeckt, wird für alle gewertet.',
    },
    score: {
      title: 'Die Wertung',
      text: 'Holzfäller: 1 Holz für jeden eigenen. Priester: 1 Ruhm für jeden eigenen. Moai: 1 Ruhm oder 1 Holz für jeden eigenen. Jäger und Sammler: eine Opferkarte seiner Art, wenn du einen solchen hast. Wer als Einziger die meisten hat, mindestens zwei, bekommt eins mehr.',
    },
    stone: {
      title: 'Der Opferstein',
      text: 'Wird ein Moai gebaut, legen die anderen je eine Opferkarte offen auf den Stein; der Erbauer legt eine verdeckt und eine von einem Stapel dazu. Am Ende ist eine Art 3 je Karte wert, 1 weniger für jede höhere Anzahl auf dem Stein.',
    },
    end: {
      title: 'Das Ende',
      text: 'Die Partie endet sofort, wenn beim Auffüllen der Stapel leer wird. Es zählen Ruhm, 4 je Moai, 1 je 5 Holz und deine Opferkarten.',
    },
  },
};

export default words;
