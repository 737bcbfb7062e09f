import { pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');

const words: typeof en = {
  account: 'Tu nombre y tu cuenta',
  signIn: 'Entrar',
  youAre: ({ name }) => `Aquí eres ${name}.`,
  profile: 'Tus partidas y puntuaciones',
  newHere: '¿Quién eres?',
  yourName: 'Tu nombre',
  yourNameText: 'Tal como lo ven los demás en la mesa. Sin dirección ni contraseña.',
  useName: 'Usar este nombre',
  haveName: 'Ya tengo un nombre aquí',
  asGuest: 'Es mi primera vez aquí',
  badName: 'Un nombre tiene de 1 a 40 letras, todas visibles.',
  name: 'Nombre',
  rename: 'Cambiar',
  renameText: 'Las partidas ya empezadas conservan el nombre anterior.',
  renamed: ({ name }) => `Desde ahora eres ${name}.`,

  keepName: 'Conservar este nombre',
  isKept: 'Este nombre está guardado: puedes entrar con él en cualquier dispositivo.',
  isNotKept:
    'Por ahora solo este navegador sabe que eres tú. Con una clave de acceso o una contraseña puedes entrar desde otro lugar, y volver si el navegador lo olvida.',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordText: 'Ocho caracteres o más. Una contraseña perdida no se recupera.',
  keepByPassword: 'Fijar contraseña',
  passwordKept: 'La contraseña está fijada. Entra con tu nombre y esta contraseña.',
  keepByPasskey: 'Añadir una clave de acceso',
  passkeyText: 'La guarda tu dispositivo: para entrar basta una huella, la cara o su PIN.',
  passkeyKept: 'La clave de acceso se ha añadido.',
  notKept: 'El servidor no lo ha aceptado. Inténtalo de nuevo o de otra manera.',

  signInByPasskey: 'Con una clave de acceso',
  wrongPassword: 'Nadie tiene aquí este nombre con esta contraseña.',
  unknownPasskey: 'Esta clave de acceso no es de nadie aquí.',
  otherName: 'Entrar con otro nombre',

  leaving: 'Salir',
  signOut: 'Cerrar sesión',
  signOutEverywhere: 'Cerrar todas las sesiones',
  outForGood: ({ name }) =>
    `Nada conserva el nombre ${name}: quien cierre la sesión ahora no podrá volver a él ni a sus mesas.`,
  outAnyway: 'Cerrarla de todos modos',
  stay: 'Quedarse',
  deleteAccount: 'Eliminar la cuenta',
  deleteText:
    'Tu nombre, tus puntuaciones, tus sesiones y todo lo que has dicho desaparecen para siempre. Las partidas que otros jugaron contigo se quedan, sin tu nombre; en las mesas que aún juegan, tu tiempo se agota y sigue un bot.',
  typeName: ({ name }) => `Para confirmarlo, escribe tu nombre: ${name}`,
  deleteForGood: 'Eliminar para siempre',

  notices: 'Cuando te toque',
  noticesText: 'En las mesas que duran días, Ahu puede avisarte de que los demás te esperan.',
  pushOn: 'Avisarme en este navegador',
  pushOff: 'Ya no en este navegador',
  pushIsOn: 'Este navegador muestra un aviso cuando te toca.',
  pushDenied: 'El navegador no permite avisos de esta página. Sus ajustes pueden cambiarlo.',
  pushDevices: ({ count }) =>
    plural(count, { one: 'En # dispositivo en total.', other: 'En # dispositivos en total.' }),
  mail: 'Dirección de correo',
  mailConfirm: 'Un correo va en camino. Su enlace confirma la dirección; antes no se envía nada más.',
  mailConfirmed: 'Esta dirección está confirmada.',
  webhook: 'Webhook',
  webhookText: 'Una dirección tuya que recibe un pequeño mensaje JSON. Solo HTTPS.',
  save: 'Guardar',
  saved: 'Guardado.',
  badAddress: 'El servidor no acepta esta dirección.',

  trouble: {
    nobody: 'El servidor ya no te conoce. Entra, o elige un nombre.',
    tooMany: 'Fue mucho en poco tiempo. Espera un poco e inténtalo de nuevo.',
    banned: ({ until, why }) => `No puedes entrar aquí hasta el ${until}. Motivo: ${why}`,
    refused: ({ reason }) => `El servidor no ha querido. Esto es lo que dice: ${reason}`,
    noPasskey: 'No se usó ninguna clave de acceso: quizá se canceló, o este dispositivo no tiene ninguna para aquí.',
    offline: 'No se puede llegar al servidor. Comprueba la red e inténtalo de nuevo.',
  },
};

export default words;
