import { listsOf, pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const words: typeof en = {
  tagline: 'Trois jeux de l’île de Pâques, contre des robots, autour d’un même écran ou en ligne.',
  playOnline: 'Jouer en ligne',
  playOnlineText: 'Avec des gens d’ailleurs, en direct ou sur plusieurs jours.',
  settings: 'Réglages',
  games: {
    giants: {
      name: 'Giants',
      pitch:
        'Taille des moaï, forme avec les autres des chaînes de porteurs et dresse les géants sur les côtes lointaines.',
      facts: '3 à 5 joueurs · environ une heure',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch:
        'Fais marcher les statues à travers l’île, récolte roseaux, œufs, bois et perles, et change-les en offrandes.',
      facts: '2 à 4 joueurs · environ une heure',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui : le jeu de cartes',
      pitch:
        'Fonde un village à partir de quatre colonnes et sacrifie en secret : ce que beaucoup donnent devient précieux.',
      facts: '2 à 4 joueurs · une demi-heure',
    },
  },
  play: 'Jouer',
  against: ({ bots }) => plural(bots, { one: 'contre un robot', other: 'contre # robots' }),
  newTable: 'Nouvelle table',
  newTableOf: ({ game }) => `Nouvelle table : ${game}`,
  rules: 'Règles',
  rulesOf: ({ game }) => `Règles de ${game}`,
  learn: 'Apprendre',
  learnGame: ({ game }) => `Apprendre ${game} en jouant`,

  yourGames: 'Tes parties',
  inProgress: 'En cours',
  finished: 'Terminées',
  loading: 'Recherche de tes parties…',
  noGames: 'Aucune partie pour l’instant',
  noGamesText:
    'Ce que tu joues est gardé dans ce navigateur après chaque coup. Tu peux aussi déposer un fichier de partie n’importe où sur cette page.',
  noStore: ({ reason }) =>
    `Ce navigateur ne laisse pas Ahu garder de parties : il n’y aura rien ici la prochaine fois. Voici ce qu’il dit : ${reason}`,
  moves: ({ count }) => plural(count, { one: '# coup', other: '# coups' }),
  players: ({ names }) => list(names),
  resume: 'Continuer',
  resumeGame: ({ game, names }) => `Continuer ${game} avec ${names}`,
  replay: 'Revoir',
  replayGame: ({ game, names }) => `Revoir ${game} avec ${names}`,
  export: ({ game, names }) => `Enregistrer ${game} avec ${names} dans un fichier`,
  delete: ({ game, names }) => `Supprimer ${game} avec ${names}`,
  deleted: ({ game, names }) => `${game} avec ${names} : partie supprimée.`,
  undo: 'Annuler',
  import: 'Ouvrir un fichier de partie',
  dropHere: 'Lâche le fichier, et Ahu ouvre la partie',
  imported: ({ file }) => `${file} est maintenant parmi tes parties.`,
  open: 'Ouvrir',
  dismiss: 'Fermer ce message',
  notImported: ({ file, reason }) => `${file} n’a pas été repris. ${reason} Tes autres parties sont intactes.`,
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
  damagedMove: ({ move }) => `Le coup ${move} de son journal ne découle ni des règles ni de la graine.`,
  fault: ({ reason }) => `Il n’a pas pu être lu : ${reason}`,

  seats: 'Joueurs',
  nameOf: ({ seat }) => `Nom à la place ${seat}`,
  sitterOf: ({ seat }) => `Qui joue à la place ${seat}`,
  person: 'Personne',
  personAbout: 'Quelqu’un devant cet écran. À plusieurs, Ahu cache les secrets quand l’écran change de mains.',
  levels: { novice: 'Robot : novice', fair: 'Robot : correct', strong: 'Robot : fort', master: 'Robot : maître' },
  levelAbout: {
    novice: 'Voit les points sur la table et guère plus. Bien pour une première partie.',
    fair: 'A appris ce que vaut une position ; répond en une demi-seconde.',
    strong: 'Réfléchit à l’avance, jusqu’à une seconde par coup.',
    master: 'Réfléchit jusqu’à trois secondes par coup et pardonne peu.',
  },
  clans: { turtle: 'Tortue', dolphin: 'Dauphin', moray: 'Murène', octopus: 'Pieuvre', frigate: 'Frégate' },
  whoBegins: 'Qui commence',
  byLot: 'Au sort',
  begins: {
    giants: 'Le premier joueur est tiré au sort au début de la partie.',
    'rapa-nui': 'Le premier ordre du tour est tiré au sort au début de la partie.',
    'rapa-nui-cards': 'Qui commence a moins de bois.',
  },
  options: 'Options',
  option: {
    quickStart: { name: 'Départ rapide', about: 'Chacun commence avec deux ouvriers au lieu d’un.' },
    openScore: {
      name: 'Score ouvert',
      about: 'Un moaï est compté dès qu’il est dressé ; le résultat final est le même.',
    },
    screens: { name: 'Paravents ouverts', about: 'Tout le monde voit la réserve des autres.' },
    bases: { name: 'Socles visibles', about: 'La couleur sous chaque moaï se voit : nul besoin de la retenir.' },
    firstGame: {
      name: 'Première partie',
      about: 'Plus simple : moins de sortes de tuiles ahu et pas de tablettes Rongo.',
    },
    offerings: { name: 'Offrandes visibles', about: 'Tout le monde voit ce que valent les offrandes des autres.' },
    openHands: { name: 'Mains ouvertes', about: 'Tout le monde voit toutes les mains.' },
  },
  boardFile: 'Ton propre plateau',
  boardAbout: 'Notre plateau est une reconstitution. Qui possède le jeu imprimé peut fournir le sien dans un fichier.',
  badTable: ({ reason }) => `Cette table ne peut pas être dressée : ${reason}`,
  noPerson: 'Il n’y a que des robots : tu les regarderas jouer.',
  start: 'Commencer',
  starting: 'On dresse la table…',
  about:
    'Ahu est libre et ouvert. Les parties sur cet écran restent dans ce navigateur, les tables en ligne sur ce serveur ; rien n’est demandé à une autre adresse.',
};

export default words;
