import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('es');

const words: typeof english = {
  loading: 'Preparando la mesa…',
  gone: 'Esta mesa no existe',
  goneText: 'Quizá el enlace no está completo, la mesa es privada o esperó demasiado tiempo y fue retirada.',
  newer: 'Esta mesa necesita un Ahu más reciente',
  newerText:
    'Se empezó con reglas más recientes que las que conoce este servidor. Espera aquí, con los relojes parados, hasta que el servidor vuelva a estar al día.',
  toLobby: 'A las mesas en línea',
  banned: 'No puedes entrar',
  home: 'Inicio',

  connecting: 'Conectando…',
  offline: 'Sin conexión. Lo que hagas se enviará en cuanto la haya.',
  connected: 'La conexión ha vuelto.',
  sending: 'En camino…',
  patience: 'El servidor pide un poco de paciencia.',
  storyTrouble: 'No se pudo cargar lo que pasó antes. Inténtalo de nuevo en un momento.',
  refusals: {
    rule: 'Va contra las reglas.',
    unreadable: 'El servidor no pudo leer esa jugada.',
    'not-seated': 'No tienes asiento en esta mesa.',
    'moved-on': 'La mesa ya había avanzado. Así está ahora.',
    'not-playing': 'La partida ha terminado.',
    'cannot-take-back': 'Eso ya no se puede deshacer.',
    'not-yet': 'Un bot está haciendo una jugada por ti. Podrás volver justo después.',
    busy: 'Pasaron demasiadas cosas a la vez. Inténtalo de nuevo.',
    newer: 'Esta mesa necesita un Ahu más reciente que el de este servidor.',
  },

  you: 'tú',
  players: 'Quién juega, con el tiempo que queda',
  left: {
    days: ({ n }) => plural(n, { one: 'queda # día', other: 'quedan # días' }),
    hours: ({ n }) => plural(n, { one: 'queda # hora', other: 'quedan # horas' }),
    minutes: ({ n }) => plural(n, { one: 'queda # minuto', other: 'quedan # minutos' }),
  },
  awayOther: ({ name }) => `Un bot juega por ${name}`,
  standIn: 'juega un bot',
  attends: {
    lost: 'reconectando…',
    away: 'no está',
  },
  attendsLong: {
    lost: ({ name }) => `${name} se está reconectando`,
    away: ({ name }) => `${name} no está en la mesa`,
  },
  awayMine: 'Se te acabó el tiempo, y un bot juega por ti.',
  comeBack: 'Volver a mi asiento',

  leaveTitle: '¿Dejar la mesa?',
  leaveText: 'La partida sigue sin ti, y tu tiempo corre. Si se acaba, un bot juega por ti hasta que vuelvas.',
  stay: 'Quedarse',
  leaveNow: 'Dejarla, la partida sigue',
  endInstead: 'Terminar antes la partida…',

  endTitle: 'Terminar antes la partida',
  concede: 'Rendirse',
  concedeTwo: ({ name }) =>
    `Pierdes, y gana ${name}. No se puede deshacer. Si ya has hecho alguna jugada, cuenta para tu Elo.`,
  concedeMany:
    'Un bot sigue en tu lugar, y quedas en último puesto. No se puede deshacer. Si ya has hecho alguna jugada, cuenta para tu Elo.',
  concedeAlone: 'La partida termina, y han ganado los bots. No se puede deshacer.',
  offer: 'Proponer terminar sin ganador',
  offerText:
    'Cuando todas las personas presentes están de acuerdo, la partida termina: nadie gana, y no cuenta para nadie. La propuesta vale hasta la próxima jugada.',
  offerAlone: 'La partida termina enseguida: nadie gana, y no cuenta para nadie.',
  endNow: 'Terminar sin ganador',
  offered: ({ names, n }) =>
    n === 1
      ? `${names} propone terminar la partida sin ganador.`
      : `${names} proponen terminar la partida sin ganador.`,
  offeredMine: 'Has propuesto terminar la partida sin ganador.',
  agree: 'Aceptar',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  conceded: ({ name }) => `${name} se ha rendido`,
  concededMine: 'Te has rendido. Un bot sigue en tu lugar.',

  watching: 'Estás mirando',

  said: ({ name, text }) => `${name}: ${text}`,
  silence: 'Nadie ha dicho nada todavía.',
  say: 'Di algo',
  send: 'Enviar',
  unsent: 'No se envió: no hay conexión.',
  silenced: ({ until, why }) => `No puedes hablar hasta el ${until}. Motivo: ${why}`,
  nameFirst: 'Para hablar hace falta un nombre.',
  takeName: 'Hablar',
  listeners: 'Silenciar a alguien',
  mute: ({ name }) => `Silenciar a ${name}`,
  hearAgain: ({ name }) => `Volver a oír a ${name}`,

  toRematch: 'A la revancha',
  copyReplay: 'Copiar el enlace para ver la partida',
  copied: 'Copiado',
  seed: ({ seed }) => `Semilla de esta partida: ${seed}`,
  fair: 'Cada dado y cada carta salieron de la semilla publicada al principio.',
  unfair: 'Los dados y las cartas no salen de la semilla publicada al principio.',
};

export default words;
