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
  done: 'Fertig',
};

export default words;
