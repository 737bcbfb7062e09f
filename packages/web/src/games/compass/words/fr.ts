import type english from './en.ts';

const words: typeof english = {
  north: 'nord',
  northEast: 'nord-est',
  east: 'est',
  southEast: 'sud-est',
  south: 'sud',
  southWest: 'sud-ouest',
  west: 'ouest',
  northWest: 'nord-ouest',
};

export default words;
