import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('fr');

const words: typeof english = {
  loading: 'Préparation de la table…',
  gone: 'Cette table n’existe pas',
  goneText:
    'Le lien est peut-être incomplet, la table est privée, ou elle a attendu trop longtemps et a été supprimée.',
  newer: 'Cette table demande un Ahu plus récent',
  newerText:
    'Elle a été commencée avec des règles plus récentes que celles que ce serveur connaît. Elle attend ici, pendules arrêtées, que le serveur soit remis à jour.',
  toLobby: 'Aux tables en ligne',
  banned: 'Tu ne peux pas entrer',
  home: 'Accueil',

  connecting: 'Connexion en cours…',
  offline: 'Pas de connexion. Ce que tu fais sera envoyé dès qu’elle reviendra.',
  connected: 'La connexion est revenue.',
  sending: 'En route…',
  patience: 'Le serveur demande un peu de patience.',
  storyTrouble: 'Ce qui s’est passé avant n’a pas pu être chargé. Réessaie dans un instant.',
  refusals: {
    rule: 'C’est contraire aux règles.',
    unreadable: 'Le serveur n’a pas pu lire ce coup.',
    'not-seated': 'Tu n’as pas de place à cette table.',
    'moved-on': 'La table avait avancé. Voici où elle en est.',
    'not-playing': 'La partie est finie.',
    'cannot-take-back': 'Cela ne peut plus être repris.',
    'not-yet': 'Un robot joue un coup pour toi. Tu pourras revenir juste après.',
    busy: 'Trop de choses à la fois. Réessaie.',
    newer: 'Cette table demande un Ahu plus récent que celui de ce serveur.',
  },

  you: 'toi',
  players: 'Qui joue, avec le temps restant',
  left: {
    days: ({ n }) => plural(n, { one: 'encore # jour', other: 'encore # jours' }),
    hours: ({ n }) => plural(n, { one: 'encore # heure', other: 'encore # heures' }),
    minutes: ({ n }) => plural(n, { one: 'encore # minute', other: 'encore # minutes' }),
  },
  awayOther: ({ name }) => `Un robot joue pour ${name}`,
  standIn: 'un robot joue',
  attends: {
    lost: 'reconnexion…',
    away: 'absent',
  },
  attendsLong: {
    lost: ({ name }) => `${name} se reconnecte`,
    away: ({ name }) => `${name} n’est pas à la table`,
  },
  awayMine: 'Ton temps est écoulé, et un robot joue pour toi.',
  comeBack: 'Reprendre ma place',

  leaveTitle: 'Quitter la table ?',
  leaveText:
    'La partie continue sans toi, et ton temps s’écoule. S’il est épuisé, un robot joue pour toi jusqu’à ton retour.',
  stay: 'Rester',
  leaveNow: 'Quitter, la partie continue',
  endInstead: 'Finir la partie plus tôt…',

  endTitle: 'Finir la partie plus tôt',
  concede: 'Abandonner',
  concedeTwo: ({ name }) =>
    `Tu perds, et ${name} gagne. C’est définitif. Si tu as déjà joué un coup, cela compte pour ton classement.`,
  concedeMany:
    'Un robot continue à ta place, et tu finis en dernière position. C’est définitif. Si tu as déjà joué un coup, cela compte pour ton classement.',
  concedeAlone: 'La partie est finie, et les robots ont gagné. C’est définitif.',
  offer: 'Proposer de finir sans vainqueur',
  offerText:
    'Quand toutes les personnes présentes sont d’accord, la partie est finie : personne ne gagne, et elle ne compte pour personne. La proposition vaut jusqu’au prochain coup.',
  offerAlone: 'La partie est aussitôt finie : personne ne gagne, et elle ne compte pour personne.',
  endNow: 'Finir sans vainqueur',
  offered: ({ names, n }) =>
    n === 1
      ? `${names} propose de finir la partie sans vainqueur.`
      : `${names} proposent de finir la partie sans vainqueur.`,
  offeredMine: 'Tu as proposé de finir la partie sans vainqueur.',
  agree: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer',
  conceded: ({ name }) => `${name} a abandonné`,
  concededMine: 'Tu as abandonné. Un robot continue à ta place.',

  watching: 'Tu regardes',

  said: ({ name, text }) => `${name} : ${text}`,
  silence: 'Personne n’a encore rien dit.',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  unsent: 'Ce n’est pas parti : il n’y a pas de connexion.',
  silenced: ({ until, why }) => `Tu ne peux pas parler jusqu’au ${until}. Raison : ${why}`,
  nameFirst: 'Pour parler, il faut un nom.',
  takeName: 'Parler',
  listeners: 'Masquer des personnes',
  mute: ({ name }) => `Ne plus entendre ${name}`,
  hearAgain: ({ name }) => `Entendre à nouveau ${name}`,

  toRematch: 'À la revanche',
  copyReplay: 'Copier le lien pour revoir la partie',
  copied: 'Copié',
  seed: ({ seed }) => `Graine de cette partie : ${seed}`,
  fair: 'Chaque dé et chaque carte viennent de la graine publiée au début.',
  unfair: 'Les dés et les cartes ne viennent pas de la graine publiée au début.',
};

export default words;
