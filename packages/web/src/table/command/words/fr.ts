import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('fr');

const words: typeof english = {
  title: 'Commandes',
  field: 'Coup ou question',
  placeholder: 'un coup, une question ou « aide »',
  send: 'Envoyer',
  close: 'Fermer les commandes',
  played: ({ move }) => `Tu joues : ${move}.`,
  which: ({ n }) => plural(n, { one: '# coup se lit ainsi :', other: '# coups se lisent ainsi. Lequel ?' }),
  more: ({ n }) => plural(n, { one: 'et # autre', other: 'et # autres' }),
  unknown: ({ text }) => `« ${text} » n’est maintenant ni un de tes coups ni une question. Tape « aide ».`,
  notYours: 'Tu n’as aucun coup à jouer maintenant.',
  noneSo: 'Aucun.',
  senseless: ({ about }) => `Cela ne se comprend pas ici. ${about}`,
  points: ({ name, n }) => `${name} : ${plural(n, { one: '# point', other: '# points' })}.`,
  pointsKnown: ({ name, n }) =>
    `${name} : ${plural(n, { one: '# point', other: '# points' })}, pour autant que tu puisses le savoir.`,
  pointsHidden: ({ name }) => `${name} : caché.`,
  timeLeft: ({ name, time }) => `${name} : ${time}.`,
  noClock: 'Aucune horloge ne tourne ici.',
  enter: 'Entrée sur la ligne vide : la suite, si les robots t’attendent',
  questions: {
    help: { words: 'aide h', about: 'aide : cette liste' },
    moves: { words: 'coups c', about: 'coups : tes coups par sorte ; « coups chef » ceux qui se lisent ainsi' },
    more: { words: 'suite', about: 'suite : les coups suivants de la liste lue' },
    last: { words: 'dernier', about: 'dernier : ce qui vient de se passer' },
    since: { words: 'depuis nouvelles', about: 'depuis : ce qui s’est passé depuis ton tour' },
    log: { words: 'journal', about: 'journal 5 : les cinq dernières phrases' },
    score: { words: 'points marque', about: 'points : les points de chacun' },
    ask: { words: 'question tour', about: 'tour : à qui de jouer, et ce qui est demandé' },
    hint: { words: 'conseil', about: 'conseil : ce que ferait un robot fort' },
    undo: { words: 'reprendre', about: 'reprendre : reprend ton dernier coup' },
    me: { words: 'moi', about: 'moi : tout ce que tu as' },
    player: {
      words: 'joueur',
      about: 'Vakai, ou joueur Vakai : tout ce qu’a Vakai, pour autant que tu puisses le savoir',
    },
    time: { words: 'temps horloge', about: 'temps : le temps qui reste à chacun' },
    rule: {
      words: 'règle',
      about: 'règle G3.24 : cette règle ; « règle » seul : celle que ton dernier coup enfreignait',
    },
  },
};

export default words;
