import type english from './en.ts';

const words: typeof english = {
  north: 'nord',
  northEast: 'nord-est',
  east: 'est',
  southEast: 'sud-est',
  south: 'sud',
  southWest: 'sud-ovest',
  west: 'ovest',
  northWest: 'nord-ovest',
};

export default words;
