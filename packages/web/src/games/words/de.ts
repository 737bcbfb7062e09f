import type en from './en.ts';

const words: typeof en = {
  person: 'Mensch',
  levels: { novice: 'Bot: Anfänger', fair: 'Bot: ordentlich', strong: 'Bot: stark', master: 'Bot: Meister' },
  levelAbout: {
    novice: 'Sieht die Punkte auf dem Tisch und wenig mehr. Gut für eine erste Partie.',
    fair: 'Hat gelernt, was eine Stellung wert ist; antwortet in einer halben Sekunde.',
    strong: 'Denkt voraus, bis zu einer Sekunde je Zug.',
    master: 'Denkt bis zu drei Sekunden je Zug und verzeiht wenig.',
  },
  clans: { turtle: 'Schildkröte', dolphin: 'Delfin', moray: 'Muräne', octopus: 'Krake', frigate: 'Fregattvogel' },
  options: 'Optionen',
  boardFile: 'Ein eigener Spielplan',
  boardAbout:
    'Unser Spielplan ist nachempfunden. Wer das gedruckte Spiel besitzt, kann dessen Plan als Datei eingeben.',
  badTable: ({ reason }) => `Dieser Tisch geht so nicht: ${reason}`,
};

export default words;
