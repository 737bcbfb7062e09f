import type en from '../en/platform.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    address: 'tu',
    prompts: 'imperative, tu',
    buttons: 'infinitive',
    'headings of the move list': 'infinitive',
    round: 'manche, f.',
    'turn of a player': 'tour, m.',
    'your turn': 'à toi',
    'turn order': 'ordre du tour',
    'first player': 'premier joueur',
    'a game being played': 'partie',
    move: 'coup',
    bot: 'robot',
    'seat for a human': 'humain',
    'take back (undo a move)': 'reprendre (un coup)',
    'cancel (drop a choice)': 'annuler',
    hint: 'conseil',
    log: 'journal',
    replay: 'revoir',
    'score sheet': 'feuille de score',
    rating: 'classement',
    seat: 'place',
    'set up a table': 'préparer la table',
    'close a table': 'fermer',
    'live / over days': 'en direct / sur plusieurs jours',
    ahu: 'ahu, m., ahus',
    moai: 'moaï, m., moaïs',
    clan: 'clan',
    points: 'points',
    'to score': 'gagner des points',
    'pays / is paid': 'rapporte, reçoit',
  },
  out: {
    'vous|votre|vos': 'tu, ton, tes',
    'bots?': 'robot',
    'dress(er|e|ez|é)|mettre la table': 'préparer, ériger',
    'pour de bon': 'définitivement',
    'une carte ou une offre': 'mise',
    'moais?': 'moaï, moaïs',
    '(des|les|aux|ces|mes|tes|ses|nos|plusieurs|trois|quatre|deux|[2-9]|[1-9]\\d+) moaï': 'moaïs',
  },
};

export default terms;
