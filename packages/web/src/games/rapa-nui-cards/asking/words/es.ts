import type english from './en.ts';

const words: typeof english = {
  nothing: 'nada',
  column: { words: 'columna col', about: 'columna: todas las columnas; «columna 2»: lo que daría tomar de ella' },
  stone: { words: 'piedra', about: 'piedra: lo que hay en la piedra y lo que vale cada tipo' },
  piles: { words: 'pilas mazo', about: 'pilas: lo que queda en las pilas y en el mazo' },
  most: { words: 'mayoría', about: 'mayoría: cuántos de cada clase tiene cada uno' },
};

export default words;
