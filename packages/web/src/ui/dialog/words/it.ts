import type en from './en.ts';

const words: typeof en = {
  close: 'Chiudi',
  settings: 'Impostazioni',
  name: 'Il tuo nome',
  nameAbout: 'Come gli altri lo vedono al tavolo. Senza nome giochi con quello del tuo totem.',
  language: 'Lingua',
  theme: 'Colori',
  themes: { system: 'Come il sistema', light: 'Chiari', dark: 'Scuri' },
  sound: 'Suono',
  soundAbout: 'Pietra, legno e carte, con discrezione.',
  on: 'Acceso',
  off: 'Spento',
  speed: 'Animazioni',
  speeds: { off: 'Nessuna', slow: 'Lente', normal: 'Normali', fast: 'Veloci' },
  speedAbout: 'La velocità delle pedine. Se il tuo sistema chiede meno movimento, non ce n’è affatto.',
  letters: 'Lettere come scorciatoie',
  lettersAbout: 'Una lettera apre un pannello del tavolo. Da spegnere se un lettore di schermo usa le lettere.',
  pace: 'Mosse degli altri',
  paces: { enter: 'Aspetta Invio', slow: 'Lento', normal: 'Normale', fast: 'Veloce', instant: 'Subito' },
  paceAbout: 'Quanto a lungo guardi una mossa di un bot o di qualcun altro prima della successiva.',
  lookAgain: 'Guarda ancora',
  lookAgainAbout: 'Ai tavoli con soli bot: dopo una mossa costosa ti si chiede se vuoi tornare indietro.',
  asks: 'Chiedi conferma',
  asksAbout: 'Prima di rinunciare a qualcosa per sempre: un oggetto, una base, i tuoi prossimi turni di una fase.',
  done: 'Fatto',
};

export default words;
