import { de } from '../../platform/words/french.ts';
import { listsOf, pluralsOf } from '../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const words: typeof en = {
  loading: 'Préparation de la table…',
  home: 'À l’accueil',
  gone: 'Cette partie n’est pas ici',
  goneText:
    'Elle a peut-être été supprimée, ou jouée dans un autre navigateur. Si tu as son fichier, ouvre-le depuis l’accueil.',
  broken: 'Impossible d’ouvrir cette partie',
  brokenText: ({ why }) => `Elle est toujours gardée dans ce navigateur. Voici ce qui n’a pas marché : ${why}`,

  yourTurn: 'À toi',
  turnOf: ({ name }) => `Au tour ${de(name)}`,
  thinks: ({ name }) => `${name} réfléchit`,
  over: 'La partie est finie',
  looked: ({ n }) => plural(n, { one: '# ligne de jeu examinée', other: '# lignes de jeu examinées' }),
  leaning: ({ move }) => `penche pour : ${move}`,
  playNow: 'Jouer maintenant',
  actions: 'Table',
  undo: 'Reprendre',
  hint: 'Conseil',
  thoughts: 'Réflexion',
  playMove: 'Jouer',
  moves: 'Coups',
  log: 'Journal',
  chat: 'Discuter',
  since: 'Depuis mon tour',
  news: 'Nouvelles',
  menu: 'Menu',
  pause: 'Pause',
  goOn: 'Continuer',
  rules: 'Règles',
  export: 'Enregistrer un fichier',
  settings: 'Réglages',
  command: 'Saisir coups et questions',
  keys: 'Clavier',
  analyse: 'Analyser',
  replay: 'Revoir',
  sheet: 'Feuille de score',
  leave: 'Quitter la table',
  endGame: 'Finir la partie plus tôt',
  close: 'Fermer',

  undoStop: {
    nothing: 'Tu n’as rien à reprendre.',
    shown: 'Depuis, quelque chose a été révélé : un dé, une carte ou une mise. Ce qui est su ne se reprend pas.',
    answered: 'Quelqu’un a joué depuis, ton coup reste donc joué.',
  },
  refused: 'Les règles l’interdisent',
  readRule: ({ rule }) => `Règle ${rule}`,
  botTrouble: ({ name, why }) => `${name} ne peut pas jouer : ${why}`,
  hintTrouble: ({ why }) => `Pas de conseil possible : ${why}`,
  retry: 'Réessayer',
  unsaved: ({ why }) =>
    `Ce navigateur n’a pas pu garder le dernier coup. Tu peux continuer, mais enregistre la partie dans un fichier avant de fermer la page. Le navigateur dit : ${why}`,

  takeScreen: ({ name }) => `${name}, prends l’écran`,
  takeScreenText: 'Les autres regardent ailleurs. Rien ne s’affiche avant que tu le demandes.',
  ready: ({ name }) => `C’est moi, ${name}`,
  takeBackAs: ({ name }) => `${name} reprend son dernier coup`,

  sinceYourTurn: 'Ce qui s’est passé depuis ton tour',
  tookBack: ({ name }) => `${name} a repris son dernier coup.`,
  practice: 'Entraînement',
  practiceText: 'Tu as remonté plus loin que la table ne le permet : cette partie compte comme un entraînement.',
  you: ({ name }) => `${name} (toi)`,
  backToHere: 'Revenir ici',

  filter: 'Chercher un coup',
  noMoves: 'Tu n’as aucun coup à jouer pour l’instant.',
  noMatch: 'Aucun coup ne correspond.',
  moreMoves: ({ n }) =>
    plural(n, { one: 'encore # : écris pour réduire la liste', other: 'encore # : écris pour réduire la liste' }),
  happens: 'Ce qui se passe',
  noChoice: 'Il n’y avait pas d’autre choix.',
  oneMove: ({ move }) => `${move} – Entrée le joue`,
  movesCount: ({ n }) => plural(n, { one: '# coup', other: '# coups' }),

  round: ({ n }) => `Manche ${n}`,
  noLog: 'Il ne s’est encore rien passé.',
  noNews: 'Personne d’autre n’a joué depuis ton dernier tour.',
  step: ({ n, of }) => `${n} sur ${of}`,
  back: 'Précédent',
  next: 'Suivant',
  backToNow: 'Retour au jeu',

  noWinner: 'Personne n’a gagné',
  endedAs: {
    agreed: 'D’un commun accord, la partie s’est arrêtée ici.',
    conceded: 'Tout le monde n’a pas joué jusqu’à la fin.',
  },
  winner: ({ names, n }) => (n === 1 ? `${list(names)} gagne` : `${list(names)} se partagent la victoire`),
  source: 'Origine',
  total: 'Total',
  bySource: 'D’où viennent les points',
  course: 'Qui menait, et quand',
  courseText: 'Les points à chaque moment, comptés comme si la partie s’arrêtait là.',
  asTable: 'Sous forme de tableau',
  ply: 'Coup',
  rematch: 'Rejouer',
};

export default words;
