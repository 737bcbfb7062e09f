import { listsOf, pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const words: typeof en = {
  tagline: 'Drei Brettspiele von der Osterinsel: gegen Bots, gemeinsam an einem Bildschirm oder online.',
  playOnline: 'Online spielen',
  playOnlineText: 'Mit Leuten anderswo, live oder über Tage.',
  settings: 'Einstellungen',
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Meißle Moai, bilde mit den anderen Ketten von Trägern und richte die Riesen an fernen Küsten auf.',
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
  play: 'Spielen',
  against: ({ bots }) => plural(bots, { one: 'gegen einen Bot', other: 'gegen # Bots' }),
  newTable: 'Neuer Tisch',
  newTableOf: ({ game }) => `Neuer Tisch: ${game}`,
  rules: 'Regeln',
  rulesOf: ({ game }) => `Regeln von ${game}`,
  learn: 'Lernen',
  learnGame: ({ game }) => `${game} beim Spielen lernen`,

  yourGames: 'Deine Partien',
  inProgress: 'Im Gange',
  finished: 'Beendet',
  loading: 'Deine Partien werden gesucht …',
  noGames: 'Noch keine Partien',
  noGamesText:
    'Was du spielst, bleibt nach jedem Zug in diesem Browser erhalten. Du kannst auch eine Partiedatei irgendwo auf diese Seite ziehen.',
  noStore: ({ reason }) =>
    `Dieser Browser lässt Ahu keine Partien aufbewahren; beim nächsten Mal wird hier nichts sein. Er sagt: ${reason}`,
  moves: ({ count }) => plural(count, { one: '# Zug', other: '# Züge' }),
  players: ({ names }) => list(names),
  resume: 'Weiterspielen',
  resumeGame: ({ game, names }) => `${game} mit ${names} weiterspielen`,
  replay: 'Ansehen',
  replayGame: ({ game, names }) => `${game} mit ${names} noch einmal ansehen`,
  export: ({ game, names }) => `${game} mit ${names} als Datei speichern`,
  delete: ({ game, names }) => `${game} mit ${names} löschen`,
  deleted: ({ game, names }) => `${game} mit ${names} wurde gelöscht.`,
  undo: 'Rückgängig',
  import: 'Partiedatei öffnen',
  dropHere: 'Lass los, und Ahu öffnet die Partie',
  imported: ({ file }) => `${file} ist jetzt unter deinen Partien.`,
  open: 'Öffnen',
  dismiss: 'Diese Meldung schließen',
  notImported: ({ file, reason }) => `${file} wurde nicht übernommen. ${reason} Deine anderen Partien sind unberührt.`,
  damage: {
    large: 'Sie ist größer, als eine Partie sein kann.',
    text: 'Ihr Text bricht ab oder ist gar kein JSON.',
    document: 'Sie ist keine Partiedatei von Ahu, oder Teile davon fehlen.',
    game: 'Sie gehört zu einem Spiel, das Ahu nicht kennt.',
    version: 'Sie wurde nach einer anderen Fassung der Regeln gespielt.',
    seats: 'Ihre Liste der Mitspieler stimmt nicht.',
    options: 'Die Optionen ihres Tisches stimmen nicht.',
    seed: 'Ihr Startwert, der allen Zufall bestimmt, stimmt nicht.',
  },
  damagedMove: ({ move }) => `Zug ${move} ihres Protokolls folgt nicht aus den Regeln und dem Startwert.`,
  fault: ({ reason }) => `Sie ließ sich nicht lesen: ${reason}`,

  seats: 'Mitspieler',
  nameOf: ({ seat }) => `Name an Platz ${seat}`,
  sitterOf: ({ seat }) => `Wer an Platz ${seat} sitzt`,
  person: 'Mensch',
  personAbout: 'Jemand an diesem Bildschirm. Sind es mehrere, verbirgt Ahu Geheimnisse, wenn er weitergereicht wird.',
  levels: { novice: 'Bot: Anfänger', fair: 'Bot: ordentlich', strong: 'Bot: stark', master: 'Bot: Meister' },
  levelAbout: {
    novice: 'Sieht die Punkte auf dem Tisch und wenig mehr. Gut für eine erste Partie.',
    fair: 'Hat gelernt, was eine Stellung wert ist; antwortet in einer halben Sekunde.',
    strong: 'Denkt voraus, bis zu einer Sekunde je Zug.',
    master: 'Denkt bis zu drei Sekunden je Zug und verzeiht wenig.',
  },
  clans: { turtle: 'Schildkröte', dolphin: 'Delfin', moray: 'Muräne', octopus: 'Krake', frigate: 'Fregattvogel' },
  whoBegins: 'Wer beginnt',
  byLot: 'Das Los entscheidet',
  begins: {
    giants: 'Wer beginnt, wird zu Beginn der Partie ausgelost.',
    'rapa-nui': 'Die erste Reihenfolge wird zu Beginn der Partie ausgelost.',
    'rapa-nui-cards': 'Wer beginnt, hat weniger Holz.',
  },
  options: 'Optionen',
  option: {
    quickStart: { name: 'Schneller Start', about: 'Alle beginnen mit zwei Arbeitern statt mit einem.' },
    openScore: { name: 'Offene Punkte', about: 'Ein Moai zählt, sobald er steht; am Ergebnis ändert das nichts.' },
    screens: { name: 'Offene Schirme', about: 'Alle sehen, was die anderen im Vorrat haben.' },
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
  badTable: ({ reason }) => `Dieser Tisch lässt sich nicht decken: ${reason}`,
  noPerson: 'Hier sitzen nur Bots: Du siehst ihnen zu.',
  start: 'Beginnen',
  starting: 'Der Tisch wird gedeckt …',
  about:
    'Ahu ist frei und offen. Partien an diesem Bildschirm bleiben in diesem Browser, Online-Tische auf diesem Server; keine andere Adresse wird um etwas gebeten.',
};

export default words;
