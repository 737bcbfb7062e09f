import type { ServerWords } from './words.ts';

const words: ServerWords = {
  reserved: ['robot', 'correct', 'fort', 'maître', 'toi'],
  turn: (name, game) => `${name}, c’est à toi de jouer : ${game}.`,
  invites: (name, game) => `${name} t’invite à jouer à ${game}`,
  invitesText: 'Ouvre le lien, donne ton nom et installe-toi : sans compte, sans installation.',
  confirm: {
    subject: 'Les messages d’Ahu',
    text: (name) =>
      `Quelqu’un qui joue sous le nom « ${name} » veut savoir à cette adresse quand c’est son tour. Si c’est bien toi, confirme-le ici ; sinon, ne fais rien, et plus aucun message ne viendra.`,
    question: 'Envoyer un message à cette adresse quand c’est à toi de jouer ?',
    button: 'Confirmer cette adresse',
    done: 'Désormais, un message te dira quand c’est à toi de jouer.',
  },
  stop: {
    link: 'Ne plus recevoir ces messages :',
    question: 'Ne plus envoyer de messages à cette adresse ?',
    button: 'Plus de messages',
    done: 'Plus aucun message ne viendra à cette adresse.',
  },
  recover: {
    subject: 'Un nouveau mot de passe pour Ahu',
    text: (name) =>
      `Avec ce lien, tu choisis un nouveau mot de passe pour ${name}. Il sert une seule fois, pendant une demi-heure.`,
    otherwise: 'Si tu n’as rien demandé, ne fais rien : l’ancien mot de passe reste valable.',
  },
  unknown: 'Ce lien n’est plus valable.',
};

export default words;
