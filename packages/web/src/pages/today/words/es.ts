import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const ORDINALS = ['', '1.º', '2.º', '3.º', '4.º', '5.º'];

const words: typeof en = {
  title: 'La isla del día',
  about: 'Una partida al día, con los mismos dados, cartas y bots para todos.',
  home: 'Inicio',
  loading: 'Buscando tus islas…',
  number: ({ number }) => `Isla ${number}`,
  players: ({ count }) => plural(count - 1, { one: 'Tú contra un bot', other: 'Tú contra # bots' }),
  play: 'Jugar',
  playOf: ({ number }) => `Jugar la isla ${number}`,
  goOn: 'Continuar',
  replay: 'Ver de nuevo',
  replayOf: ({ number }) => `Ver de nuevo la isla ${number}`,
  oneTry: 'Cuenta un solo intento, sin consejos. Solo puedes deshacer lo que nadie ha respondido.',
  place: ({ n, of }) => `${ORDINALS[n]} de ${of},`,
  level: 'en empate con el mejor de los demás.',
  ahead: ({ count }) => plural(count, { one: '# punto por delante.', other: '# puntos por delante.' }),
  behind: ({ count }) => plural(count, { one: '# punto por detrás.', other: '# puntos por detrás.' }),
  points: ({ count }) => plural(count, { one: '# punto.', other: '# puntos.' }),
  share: 'Compartir el resultado',
  copied: 'Copiado: pégalo donde quieras.',
  shareTitle: ({ number }) => `Ahu, isla ${number}`,
  streak: ({ count }) =>
    plural(count, { none: 'Aún no hay días seguidos.', one: '# día seguido.', other: '# días seguidos.' }),
  longest: ({ count }) => plural(count, { one: 'Tu racha más larga: # día.', other: 'Tu racha más larga: # días.' }),
  before: 'Los días anteriores',
  board: 'La clasificación',
  boardLoading: 'Preguntando al servidor…',
  boardEmpty: 'Aún no hay resultados. El tuyo podría ser el primero.',
  boardLater:
    'La clasificación necesita la red. Tu resultado se guarda aquí y se enviará cuando vuelvas a estar en línea.',
  rank: 'Puesto',
  name: 'Nombre',
  placed: 'Lugar',
  lead: 'Ventaja',
  scored: 'Puntos',
  you: '(tú)',
  nameless: 'Tu resultado entrará en la clasificación en cuanto tengas un nombre en línea.',
  chooseName: 'Elegir un nombre',
  notConfirmed:
    'El servidor ha vuelto a jugar tu partida y no ha obtenido lo mismo: tu resultado no está en la clasificación.',
  boardOf: ({ number }) => `Clasificación de la isla ${number}`,
  boardShort: 'Clasificación',
  boardCount: ({ count }) => plural(count, { one: 'Un resultado.', other: '# resultados.' }),
  noStore: ({ reason }) =>
    `Este navegador no deja que Ahu guarde partidas, así que no se puede jugar una isla. Dice: ${reason}`,
};

export default words;
