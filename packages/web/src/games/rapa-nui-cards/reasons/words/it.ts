import type en from './en.ts';

const it: typeof en = {
  hold: ({ what }) => `Le tue carte sacrificio di quel tipo saranno: ${what}.`,
  village: ({ what }) => `Nel tuo villaggio ci sarà: ${what}.`,
  builds: ({ what }) => `Il moai vale ${what} alla fine.`,
  discards: 'Un moai esce dal gioco, e tieni i tuoi legni.',
  worth: ({ what, text }) => `Per ora le tue carte sacrificio varranno ${what}; adesso sono ${text}.`,
  takes: ({ text }) => `Prendi in mano: ${text}.`,
  gets: ({ what }) => `Ottieni ${what}.`,
  affords: ({ what }) => `Con un moai in mano e ${what} puoi costruirlo nel prossimo turno.`,
  spends: ({ what }) => `Ti costa ${what}.`,
};
export default it;
