import type english from './en.ts';

const words: typeof english = {
  north: 'norte',
  northEast: 'noreste',
  east: 'este',
  southEast: 'sureste',
  south: 'sur',
  southWest: 'suroeste',
  west: 'oeste',
  northWest: 'noroeste',
};

export default words;
