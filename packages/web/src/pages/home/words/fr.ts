import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const words: typeof en = {
  tagline: 'Trois jeux de l’île de Pâques, contre des robots, autour d’un même écran ou en ligne.',
  playOnline: 'Jouer en ligne',
  playOnlineText: 'Avec des gens d’ailleurs, en direct ou sur plusieurs jours.',
  today: 'L’île du jour',
  todayText: 'Une partie par jour, la même pour tous',
  settings: 'Réglages',
  play: 'Jouer',
  against: ({ bots }) => plural(bots, { one: 'contre un robot', other: 'contre # robots' }),
  newTable: 'Nouvelle table',
  newTableOf: ({ game }) => `Nouvelle table : ${game}`,
  rules: 'Règles',
  rulesOf: ({ game }) => `Règles de ${game}`,
  learn: 'Apprendre',
  learnGame: ({ game }) => `Apprendre ${game} en jouant`,
  practise: 'Mieux jouer',
  practiseGame: ({ game }) => `Mieux jouer à ${game} : quatre exercices`,
  train: 'Exercices',
  trainGame: ({ game }) => `Exercices tirés de parties de ${game}`,

  firstPlay: ({ game }) => `${game} pour la première fois ?`,
  firstPlayText: 'Un guide peut te montrer le jeu pendant que tu joues. Tu le retrouves à tout moment sous Apprendre.',
  playNow: 'Jouer tout de suite',

  yourGames: 'Tes parties',
  record: 'Ton bilan',
  inProgress: 'En cours',
  finished: 'Terminées',
  loading: 'Recherche de tes parties…',
  noGames: 'Aucune partie pour l’instant',
  noGamesText:
    'Ce que tu joues est gardé dans ce navigateur après chaque coup. Tu peux aussi déposer un fichier de partie n’importe où sur cette page.',
  noStore: ({ reason }) =>
    `Ce navigateur ne laisse pas Ahu garder de parties : il n’y aura rien ici la prochaine fois. Voici ce qu’il dit : ${reason}`,
  moves: ({ count }) => plural(count, { one: '# coup', other: '# coups' }),
  players: ({ names }) => list(names),
  won: ({ names, n }) =>
    n === 0 ? 'Personne n’a gagné' : n === 1 ? `${list(names)} a gagné` : `${list(names)} se partagent la victoire`,
  practice: 'Entraînement',
  resume: 'Continuer',
  resumeGame: ({ game, names }) => `Continuer ${game} avec ${names}`,
  analyse: 'Analyser',
  analyseGame: ({ game, names }) => `Analyser ${game} avec ${names}`,
  replay: 'Revoir',
  replayGame: ({ game, names }) => `Revoir ${game} avec ${names}`,
  export: ({ game, names }) => `Enregistrer ${game} avec ${names} dans un fichier`,
  delete: ({ game, names }) => `Supprimer ${game} avec ${names}`,
  deleted: ({ game, names }) => `${game} avec ${names} : partie supprimée.`,
  undo: 'Annuler',
  import: 'Ouvrir un fichier de partie',
  dropHere: 'Lâche le fichier, et Ahu ouvre la partie',
  imported: ({ file }) => `${file} est maintenant parmi tes parties.`,
  open: 'Ouvrir',
  dismiss: 'Fermer ce message',
  notImported: ({ file, reason }) => `${file} n’a pas pu être ouvert. ${reason} Tes autres parties sont intactes.`,
  damage: {
    large: 'Il est plus gros que ne peut l’être une partie.',
    text: 'Son texte est coupé, ou n’est pas du JSON.',
    document: 'Ce n’est pas un fichier de partie d’Ahu, ou il en manque des morceaux.',
    game: 'Il appartient à un jeu qu’Ahu ne connaît pas.',
    version: 'Il a été joué avec une autre version des règles.',
    seats: 'Sa liste de joueurs est erronée.',
    options: 'Les options de sa table sont erronées.',
    seed: 'Sa graine, qui décide de tout le hasard, est erronée.',
  },
  damagedMove: ({ move }) => `Le coup ${move} de son journal ne s’accorde pas avec les règles et la graine.`,
  fault: ({ reason }) => `Il n’a pas pu être lu : ${reason}`,

  seats: 'Joueurs',
  nameOf: ({ seat }) => `Nom à la place ${seat}`,
  sitterOf: ({ seat }) => `Qui joue à la place ${seat}`,
  personAbout: 'Quelqu’un devant cet écran. À plusieurs, Ahu cache les secrets quand l’écran change de mains.',
  whoBegins: 'Qui commence',
  byLot: 'Au sort',
  noPerson: 'Il n’y a que des robots : tu les regarderas jouer.',
  start: 'Commencer',
  starting: 'Préparation de la table…',
  about:
    'Ahu est libre et ouvert. Les parties sur cet écran restent dans ce navigateur, les tables en ligne sur ce serveur ; rien n’est envoyé ailleurs.',
};

export default words;
