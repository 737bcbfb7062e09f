import type en from './en.ts';

const words: typeof en = {
  auction: 'La subasta',
  placing: 'Colocar piezas',
  transport: 'Transporte',
  markers: 'Marcadores',
};

export default words;
