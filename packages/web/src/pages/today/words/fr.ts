import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const ORDINALS = ['', '1ᵉʳ', '2ᵉ', '3ᵉ', '4ᵉ', '5ᵉ'];

const words: typeof en = {
  title: 'L’île du jour',
  about: 'Une partie par jour, avec les mêmes dés, les mêmes cartes et les mêmes robots pour tout le monde.',
  home: 'Accueil',
  loading: 'Recherche de tes îles…',
  number: ({ number }) => `Île ${number}`,
  players: ({ count }) => plural(count - 1, { one: 'Toi contre un robot', other: 'Toi contre # robots' }),
  play: 'Jouer',
  playOf: ({ number }) => `Jouer l’île ${number}`,
  goOn: 'Continuer',
  replay: 'Revoir',
  replayOf: ({ number }) => `Revoir l’île ${number}`,
  oneTry: 'Un seul essai compte, sans conseils. Tu ne peux reprendre que ce à quoi personne n’a répondu.',
  place: ({ n, of }) => `${ORDINALS[n]} sur ${of},`,
  level: 'à égalité avec le meilleur des autres.',
  ahead: ({ count }) => plural(count, { one: '# point devant.', other: '# points devant.' }),
  behind: ({ count }) => plural(count, { one: '# point derrière.', other: '# points derrière.' }),
  points: ({ count }) => plural(count, { one: '# point.', other: '# points.' }),
  share: 'Partager le résultat',
  copied: 'Copié : colle-le où tu veux.',
  shareTitle: ({ number }) => `Ahu, île ${number}`,
  streak: ({ count }) =>
    plural(count, { none: 'Pas encore de jours de suite.', one: '# jour de suite.', other: '# jours de suite.' }),
  longest: ({ count }) =>
    plural(count, { one: 'Ta plus longue série : # jour.', other: 'Ta plus longue série : # jours.' }),
  before: 'Les jours d’avant',
  board: 'Le classement',
  boardLoading: 'Le serveur est interrogé…',
  boardEmpty: 'Aucun résultat pour l’instant. Le tien pourrait être le premier.',
  boardLater:
    'Le classement a besoin du réseau. Ton résultat est gardé ici et sera envoyé dès que tu seras de nouveau en ligne.',
  rank: 'Rang',
  name: 'Nom',
  placed: 'Place',
  lead: 'Avance',
  scored: 'Points',
  you: '(toi)',
  nameless: 'Ton résultat rejoindra le classement dès que tu auras un nom en ligne.',
  chooseName: 'Choisir un nom',
  notConfirmed: 'Le serveur a rejoué ta partie et n’a pas trouvé la même chose : ton résultat n’est pas au classement.',
  boardOf: ({ number }) => `Classement de l’île ${number}`,
  boardShort: 'Classement',
  boardCount: ({ count }) => plural(count, { one: 'Un résultat.', other: '# résultats.' }),
  noStore: ({ reason }) =>
    `Ce navigateur ne laisse pas Ahu garder de parties, une île ne peut donc pas être jouée. Il dit : ${reason}`,
};

export default words;
