import type en from './en.ts';

const words: typeof en = {
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Meißle Moai, bilde mit den anderen Ketten von Trägern und errichte die Riesen an fernen Küsten.',
      facts: '3 bis 5 Personen · etwa eine Stunde',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch: 'Lass Statuen über die Insel wandern, sammle Schilf, Eier, Holz und Perlen und mach Opfergaben daraus.',
      facts: '2 bis 4 Personen · etwa eine Stunde',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui: das Kartenspiel',
      pitch: 'Gründe ein Dorf aus vier offenen Spalten und opfere im Geheimen: Was viele geben, wird kostbar.',
      facts: '2 bis 4 Personen · eine halbe Stunde',
    },
  },
  person: 'Mensch',
  levels: { novice: 'Bot: Anfänger', fair: 'Bot: ordentlich', strong: 'Bot: stark', master: 'Bot: Meister' },
  levelAbout: {
    novice: 'Sieht die Punkte auf dem Tisch und wenig mehr. Gut für eine erste Partie.',
    fair: 'Hat gelernt, was eine Stellung wert ist; antwortet in einer halben Sekunde.',
    strong: 'Denkt voraus, bis zu einer Sekunde je Zug.',
    master: 'Denkt bis zu drei Sekunden je Zug und verzeiht wenig.',
  },
  clans: { turtle: 'Schildkröte', dolphin: 'Delfin', moray: 'Muräne', octopus: 'Krake', frigate: 'Fregattvogel' },
  begins: {
    giants: 'Wer beginnt, wird zu Beginn der Partie ausgelost.',
    'rapa-nui': 'Die erste Reihenfolge wird zu Beginn der Partie ausgelost.',
    'rapa-nui-cards': 'Wer beginnt, hat weniger Holz.',
  },
  options: 'Optionen',
  option: {
    quickStart: { name: 'Schneller Start', about: 'Alle beginnen mit zwei Arbeitern statt mit einem.' },
    openScore: { name: 'Offene Punkte', about: 'Ein Moai zählt, sobald er steht; am Ergebnis ändert das nichts.' },
    screens: { name: 'Offene Sichtschirme', about: 'Alle sehen, was die anderen im Vorrat haben.' },
    bases: {
      name: 'Sichtbare Sockel',
      about: 'Die Farbe unter jedem Moai ist zu sehen, niemand muss sie sich merken.',
    },
    firstGame: { name: 'Erste Partie', about: 'Einfacher: weniger Arten von Ahu-Plättchen und keine Rongo-Tafeln.' },
    offerings: { name: 'Sichtbare Opfergaben', about: 'Alle sehen, was die Opfergaben der anderen wert sind.' },
    openHands: { name: 'Offene Hände', about: 'Alle sehen alle Handkarten.' },
  },
  boardFile: 'Ein eigener Spielplan',
  boardAbout:
    'Unser Spielplan ist nachempfunden. Wer das gedruckte Spiel besitzt, kann dessen Plan als Datei eingeben.',
  badTable: ({ reason }) => `Dieser Tisch geht so nicht: ${reason}`,
};

export default words;
