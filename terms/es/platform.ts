import type en from '../en/platform.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    address: 'tú',
    prompts: 'imperative, tú',
    buttons: 'infinitive',
    'headings of the move list': 'infinitive',
    round: 'ronda, f.',
    'turn of a player': 'turno, m.',
    'your turn': 'te toca',
    'turn order': 'orden de turno',
    'first player': 'primer jugador',
    'a game being played': 'partida',
    move: 'jugada',
    bot: 'bot',
    'seat for a human': 'persona',
    'take back (undo a move)': 'deshacer',
    'cancel (drop a choice)': 'cancelar',
    hint: 'consejo',
    log: 'crónica',
    replay: 'ver de nuevo',
    'score sheet': 'hoja de puntos',
    rating: 'Elo',
    seat: 'asiento',
    'set up a table': 'preparar la mesa',
    'close a table': 'cerrar',
    'live / over days': 'en tiempo real / por días',
    ahu: 'ahu, m., ahus',
    moai: 'moái, moáis (RAE)',
    clan: 'clan',
    points: 'puntos',
    'to score': 'puntuar',
    'pays / is paid': 'da, recibe',
  },
  out: {
    '(pide|pedir|dame) una pista': 'consejo',
    'repas\\w+|repetición': 'ver de nuevo',
    '(mi|tu|el|un) (sitio|puesto) en la mesa|volver a mi (sitio|puesto)': 'asiento',
    Puntuaciones: 'Elo',
    '(poner|quitar) la mesa': 'preparar, cerrar',
    'moais?': 'moái, moáis',
  },
};

export default terms;
