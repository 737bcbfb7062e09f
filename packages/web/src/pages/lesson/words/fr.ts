import type en from './en.ts';

const words: typeof en = {
  coach: 'Ton guide',
  learner: 'Tortue',
  next: 'Suite',
  show: 'Montre-moi',
  restart: 'Recommencer',
  restartSure: 'Vraiment recommencer ?',
  leave: 'Quitter',
  progress: 'Avancement de la leçon',
  notYet: 'Bonne idée, mais d’abord :',
  readFirst: 'Lis d’abord ceci, puis appuie sur Suite.',
  watch: 'Regarde ce que font les autres.',
  onYourOwn: 'La partie est à toi maintenant. Demande un conseil quand tu veux.',
  over: 'La partie est finie : tu l’as jouée jusqu’au bout. La feuille de score montre d’où viennent les points.',
  exercise: ({ n, of }) => `Exercice ${n} sur ${of}.`,
  solved: 'Tu as tout résolu. Essaie maintenant dans une partie.',
};

export default words;
