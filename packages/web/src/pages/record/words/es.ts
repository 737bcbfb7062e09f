import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');

const words: typeof en = {
  title: 'Tu balance',
  about: 'Tus partidas terminadas, en esta pantalla y en línea.',
  home: 'Inicio',
  empty: 'Aún no hay partidas terminadas',
  emptyText: 'Juega una hasta el final y aquí verás cómo te fue, de dónde vienen tus puntos y qué dejaste pasar.',
  offline: 'No se han podido traer tus partidas en línea: estas son las de este navegador.',
  noStore: ({ reason }) => `Ahu no puede leer las partidas de este navegador. Dice: ${reason}`,
  game: 'Juego',
  allGames: 'Todos los juegos',
  withPractice: 'También las partidas de práctica',
  none: 'No hay partidas así.',
  games: 'Partidas',
  victories: 'Victorias',
  share: 'Ganadas',
  missedTile: 'Ocasiones perdidas por partida',
  byGame: 'Por juego',
  byPlayers: 'Por número de jugadores',
  byOpponent: 'Por rival',
  byMonth: 'Por mes',
  bySource: ({ game }) => `De dónde vienen tus puntos: ${game}`,
  sourceAbout: 'Puntos por partida, de media. La línea muestra lo que hacen los bots fuertes.',
  missed: 'Ocasiones perdidas',
  missedAbout:
    'En las partidas analizadas: cuánta probabilidad de ganar has dejado escapar, de media por partida. En total puede pasar del 100 %.',
  missedNone: 'Haz analizar una partida terminada y aquí verás lo que costaron tus jugadas.',
  month: 'Mes',
  opponent: 'Rival',
  players: 'Jugadores',
  source: 'Fuente',
  won: 'Ganadas',
  place: 'Puesto',
  points: 'Puntos',
  own: 'Tú',
  masters: 'Bots fuertes',
  analysed: 'Analizadas',
  accuracy: 'Precisión',
  islander: 'Bots de la isla del día',
  csv: 'Guardar como tabla (CSV)',
  json: 'Guardar como JSON',
  wonOf: ({ won, games }) => `${won} de ${games}`,
  loading: ({ done, of }) => `Leyendo tus partidas: ${done} de ${of}…`,
  leftOut: ({ count }) =>
    plural(count, {
      one: '# partida de varias personas en esta pantalla no se cuenta, porque nadie lleva tu nombre.',
      other: '# partidas de varias personas en esta pantalla no se cuentan, porque nadie lleva tu nombre.',
    }),
};

export default words;
