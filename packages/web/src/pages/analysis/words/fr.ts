import { de } from '../../../platform/words/french.ts';
import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const words: typeof en = {
  analysisOf: ({ game }) => `Analyse de ${game}`,
  notOver: 'La partie n’est pas finie',
  notOverText: 'On analyse une partie quand elle est finie : avant, ce serait un conseil.',
  fault: ({ why }) => `L’analyse s’est arrêtée : ${why}`,
  retry: 'Réessayer',

  lights: 'Juger d’après',
  light: {
    seen: 'Ce que tu voyais',
    open: 'Toutes les cartes',
  },
  lightAbout: {
    seen: 'Chaque décision est jugée d’après ce que son joueur savait alors.',
    open: 'Chaque décision est jugée d’après tout ce qui était vrai, même caché.',
  },

  firstLook: 'Premier regard sur chaque décision…',
  closerLook: 'Regard plus attentif, les plus coûteuses d’abord…',
  paused: 'L’analyse est en pause. Ce qui a été trouvé est gardé.',
  finished: 'Toutes les décisions sont jugées.',
  pause: 'Pause',
  goOn: 'Continuer',
  cancel: 'Annuler',
  depth: 'Avec quel soin',
  depths: { quick: 'Vite', usual: 'Comme d’habitude', deep: 'À fond' },
  depthAbout: 'Plus le regard est attentif, plus c’est long. Tout se passe dans ce navigateur, même sans réseau.',
  start: 'Analyser',
  again: 'Analyser à nouveau',

  curve: 'Les chances de gagner de chacun',
  curveAbout: 'Avance avec les flèches du clavier, ou glisse le long de la courbe.',
  point: ({ when, items }) => `${when} : ${list(items)}`,
  moveNumber: ({ n }) => `Coup ${n}`,
  share: ({ name, percent }) => `${name} ${percent}`,
  round: ({ n }) => `Manche ${n}`,
  end: 'La fin',
  asTable: 'En tableau',
  move: 'Coup',
  event: 'Ce qui s’est passé',
  position: 'La position',
  previous: 'Précédent',
  next: 'Suivant',

  views: 'Parties de l’analyse',
  story: 'Tournants',
  decisions: 'Décisions',
  players: 'Joueurs',

  storyWait: 'Les tournants sont connus après un premier regard sur chaque décision.',
  storyPoint: ({ n, of }) => `Tournant ${n} sur ${of}`,
  swing: ({ name, before, after }) => `${name} : ${before} → ${after}`,
  lucky: ({ name, percent }) => `La chance a donné ${percent} à ${name}.`,
  unlucky: ({ name, percent }) => `La malchance a pris ${percent} à ${name}.`,
  look: 'Regarder cette décision',

  verdict: { fine: 'Bon', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
  cost: ({ percent }) => `A coûté environ ${percent} de chances de gagner.`,
  costNothing: 'N’a rien coûté : il n’y avait pas de meilleur coup.',
  costLittle: 'N’a presque rien coûté.',
  chance: ({ name, percent }) => `Avant, les chances de gagner ${de(name)} étaient d’environ ${percent}.`,
  where: ({ name, n }) => `${name}, coup ${n}`,
  played: 'Ce qui a été joué',
  better: 'Ce qui était mieux',
  why: 'Pourquoi',
  onlyBetter: 'Seul le meilleur coup fait cela :',
  explaining: 'Recherche des raisons…',
  showStep: ({ text }) => `Montrer sur le plateau : ${text}`,
  hidden: ({ name }) => `${name} joue un coup qu’on ne voit pas.`,
  back: 'Retour à la liste',
  nextFault: 'La suivante de la liste',
  tryAgain: 'Réessayer à partir d’ici',
  tryAgainAbout: ({ name }) =>
    `Une nouvelle partie commence ici : tu joues pour ${name}, des robots jouent pour les autres.`,

  seat: 'De qui',
  everybody: 'De tous',
  which: 'Lesquelles',
  faults: 'Ce qui a coûté',
  allOf: 'Toutes',
  count: ({ n }) => plural(n, { none: 'Aucune décision', one: '# décision', other: '# décisions' }),
  more: 'En montrer plus',
  none: 'Il n’y a rien de tel.',
  noneYet: 'Rien n’a encore été trouvé.',

  accuracy: 'Précision',
  accuracyAbout: '100, c’est un jeu qui ne coûte rien.',
  skill: ({ percent }) => `Ses décisions ont coûté ${percent} en tout.`,
  luckGave: ({ percent }) => `La chance a donné ${percent} en tout.`,
  luckTook: ({ percent }) => `La malchance a pris ${percent} en tout.`,
  luckEven: 'La chance a été égale.',
  tally: ({ text, items }) => `${text} : ${items.join(', ')}.`,
  counted: {
    inaccuracy: ({ n }) => plural(n, { none: 'aucune imprécision', one: '# imprécision', other: '# imprécisions' }),
    mistake: ({ n }) => plural(n, { none: 'aucune erreur', one: '# erreur', other: '# erreurs' }),
    blunder: ({ n }) => plural(n, { none: 'aucune gaffe', one: '# gaffe', other: '# gaffes' }),
  },
  style: 'D’où viennent les points',
  styleAbout:
    'Les barres sont les points de ce joueur, les traits ce que font des robots forts en moyenne avec ce nombre de joueurs.',
  source: 'Source',
  own: 'Points',
  masters: 'Robots forts',
};

export default words;
