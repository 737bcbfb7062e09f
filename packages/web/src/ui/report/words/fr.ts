import type en from './en.ts';

const words: typeof en = {
  profile: 'Parties et classements',
  mute: 'Ne plus entendre ici',
  hearAgain: 'Entendre à nouveau',
  report: 'Signaler',
  reportOf: ({ name }) => `Signaler ${name}`,
  reportLine: ({ name }) => `Signaler ce que ${name} a dit`,
  text: 'Les responsables de ce serveur le liront. L’autre personne n’en saura rien.',
  said: 'Le message est joint au signalement :',
  reason: 'De quoi s’agit-il ?',
  reasons: {
    insult: 'Insultes',
    cheating: 'Triche',
    spam: 'Spam',
    name: 'Le nom',
    other: 'Autre chose',
  },
  more: 'Que s’est-il passé ? (Tu peux laisser ce champ vide.)',
  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci. Le signalement est envoyé.',
  close: 'Fermer',
  nameFirst: 'Choisis d’abord un nom : un signalement vient toujours de quelqu’un.',
  takeName: 'Continuer',
  gone: 'Cela n’existe plus et ne peut pas être signalé.',
};

export default words;
