import type en from './en.ts';

const words: typeof en = {
  moai: ({ what }) => `Passare per il resto del round? Tornano nella scorta: ${what}.`,
  pass: 'Passare per il resto del round? Potresti ancora trasportare qualcosa.',
  yes: 'Sì, passo',
  no: 'No, aspetta',
};

export default words;
