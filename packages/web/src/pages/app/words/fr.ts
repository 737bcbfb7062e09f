import type en from './en.ts';

const words: typeof en = {
  loading: 'Un instant…',
  newVersion: 'Une nouvelle version d’Ahu est prête.',
  loadIt: 'La charger',
  later: 'Plus tard',
  notFound: 'Il n’y a rien ici',
  notFoundText: 'Cette adresse ne mène à aucune page d’Ahu. Le lien est peut-être ancien, ou une lettre s’est perdue.',
  home: 'Vers l’accueil',
  failed: 'Un moaï s’est renversé',
  failedText: ({ reason }) =>
    `Tes parties sont en sécurité dans ce navigateur. Recharge la page ; si cela ne suffit pas, voici ce qui a échoué : ${reason}`,
  tryAgain: 'Recharger',
};

export default words;
