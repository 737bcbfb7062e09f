import type en from './en.ts';

const words: typeof en = {
  close: 'Schließen',
  settings: 'Einstellungen',
  name: 'Dein Name',
  nameAbout: 'So heißt du an deinen Tischen. Ohne Namen spielst du unter dem deines Totems.',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  sound: 'Ton',
  soundAbout: 'Stein, Holz und Karten, ganz leise.',
  on: 'An',
  off: 'Aus',
  speed: 'Bewegung',
  speeds: { off: 'Keine', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  speedAbout: 'Wie schnell sich Figuren bewegen. Wer sein System um weniger Bewegung bittet, sieht keine.',
  letters: 'Tastenkürzel',
  lettersAbout:
    'Ein Buchstabe öffnet einen Teil des Tisches. Ausschalten, wenn ein Screenreader die Buchstaben braucht.',
  pace: 'Züge der anderen',
  paces: { enter: 'Auf Enter warten', slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  paceAbout: 'Wie lange du einen Zug eines Bots oder anderer Leute ansiehst, bevor der nächste kommt.',
  lookAgain: 'Noch einmal hinsehen',
  lookAgainAbout: 'An Tischen nur mit Bots: Nach einem teuren Zug wirst du gefragt, ob du zurückgehen willst.',
  asks: 'Nachfragen',
  asksAbout: 'Bevor du etwas endgültig aufgibst: ein Objekt, einen Sockel, deine weiteren Züge einer Phase.',
  done: 'Fertig',
};

export default words;
