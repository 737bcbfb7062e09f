import type english from './en.ts';

const words: typeof english = {
  north: 'Norden',
  northEast: 'Nordosten',
  east: 'Osten',
  southEast: 'Südosten',
  south: 'Süden',
  southWest: 'Südwesten',
  west: 'Westen',
  northWest: 'Nordwesten',
};

export default words;
