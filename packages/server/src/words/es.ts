import type { ServerWords } from './words.ts';

const words: ServerWords = {
  reserved: ['principiante', 'aceptable', 'fuerte', 'maestro', 'tú'],
  turn: (name, game) => `${name}, te toca jugar: ${game}.`,
  invites: (name, game) => `${name} te invita a jugar a ${game}`,
  invitesText: 'Abre el enlace, di tu nombre y siéntate: sin cuenta, sin instalar nada.',
  confirm: {
    subject: 'Los mensajes de Ahu',
    text: (name) =>
      `Alguien que juega con el nombre ${name} quiere saber en esta dirección cuándo le toca. Si eres tú, confírmalo aquí; si no, no hagas nada y no llegarán más mensajes.`,
    question: '¿Enviar un mensaje a esta dirección cuando te toque?',
    button: 'Confirmar esta dirección',
    done: 'Desde ahora un mensaje te dirá cuándo te toca.',
  },
  stop: {
    link: 'No recibir más estos mensajes:',
    question: '¿No enviar más mensajes a esta dirección?',
    button: 'No más mensajes',
    done: 'No llegarán más mensajes a esta dirección.',
  },
  recover: {
    subject: 'Una contraseña nueva para Ahu',
    text: (name) => `Con este enlace eliges una contraseña nueva para ${name}. Sirve una sola vez, durante media hora.`,
    otherwise: 'Si no lo has pedido tú, no hagas nada: la contraseña anterior sigue valiendo.',
  },
  unknown: 'Este enlace ya no es válido.',
};

export default words;
