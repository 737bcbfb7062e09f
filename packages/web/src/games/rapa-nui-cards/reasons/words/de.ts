import type en from './en.ts';

const de: typeof en = {
  hold: ({ what }) => `Deine Opferkarten dieser Art dann: ${what}.`,
  village: ({ what }) => `In deinem Dorf dann: ${what}.`,
  builds: ({ what }) => `Der Moai zählt am Ende ${what}.`,
  discards: 'Ein Moai verlässt das Spiel, und du behältst dein Holz.',
  worth: ({ what, text }) => `Nach jetzigem Stand zählen deine Opferkarten dann ${what}; jetzt sind es ${text}.`,
  takes: ({ text }) => `Du nimmst auf die Hand: ${text}.`,
  gets: ({ what }) => `Du bekommst ${what}.`,
  affords: ({ what }) => `Mit einem Moai auf der Hand und ${what} kannst du ihn im nächsten Zug bauen.`,
  spends: ({ what }) => `Es kostet dich ${what}.`,
};
export default de;
