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
  done: 'Fatto',
};

export default words;
