import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');

const words: typeof en = {
  title: 'Ton bilan',
  about: 'Tes parties terminées, sur cet écran et en ligne.',
  home: 'Accueil',
  empty: 'Aucune partie terminée',
  emptyText:
    'Joue une partie jusqu’au bout, et tu verras ici comment elle s’est passée, d’où viennent tes points et ce que tu as manqué.',
  offline: 'Tes parties en ligne n’ont pas pu être récupérées : voici celles de ce navigateur.',
  noStore: ({ reason }) => `Ahu ne peut pas lire les parties de ce navigateur. Il dit : ${reason}`,
  game: 'Jeu',
  allGames: 'Tous les jeux',
  withPractice: 'Parties d’entraînement aussi',
  none: 'Aucune partie de ce genre.',
  games: 'Parties',
  victories: 'Victoires',
  share: 'Gagnées',
  missedTile: 'Chances manquées par partie',
  byGame: 'Par jeu',
  byPlayers: 'Par nombre de joueurs',
  byOpponent: 'Par adversaire',
  byMonth: 'Par mois',
  bySource: ({ game }) => `D’où viennent tes points : ${game}`,
  sourceAbout: 'Points par partie, en moyenne. Le trait montre ce que font les robots forts.',
  missed: 'Chances manquées',
  missedAbout:
    'Dans les parties analysées : la part de tes chances de gagner que tu as laissée, en moyenne par partie. Au total, cela peut dépasser 100 %.',
  missedNone: 'Fais analyser une partie terminée, et tu verras ici ce que tes coups ont coûté.',
  month: 'Mois',
  opponent: 'Adversaire',
  players: 'Joueurs',
  source: 'Source',
  won: 'Gagnées',
  place: 'Place',
  points: 'Points',
  own: 'Toi',
  masters: 'Robots forts',
  analysed: 'Analysées',
  accuracy: 'Précision',
  islander: 'Robots de l’île du jour',
  csv: 'Enregistrer en tableau (CSV)',
  json: 'Enregistrer en JSON',
  wonOf: ({ won, games }) => `${won} sur ${games}`,
  loading: ({ done, of }) => `Lecture de tes parties : ${done} sur ${of}…`,
  leftOut: ({ count }) =>
    plural(count, {
      one: '# partie à plusieurs sur cet écran n’est pas comptée, car personne n’y porte ton nom.',
      other: '# parties à plusieurs sur cet écran ne sont pas comptées, car personne n’y porte ton nom.',
    }),
};

export default words;
