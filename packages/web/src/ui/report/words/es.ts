import type en from './en.ts';

const words: typeof en = {
  profile: 'Partidas y Elo',
  mute: 'Silenciar aquí',
  hearAgain: 'Volver a oír',
  report: 'Denunciar',
  reportOf: ({ name }) => `Denunciar a ${name}`,
  reportLine: ({ name }) => `Denunciar lo que dijo ${name}`,
  text: 'Lo leerá quien cuida de este servidor. La otra persona no se entera.',
  said: 'El mensaje se adjunta:',
  reason: '¿De qué se trata?',
  reasons: {
    insult: 'Insultos',
    cheating: 'Trampas',
    spam: 'Spam',
    name: 'El nombre',
    other: 'Otra cosa',
  },
  more: '¿Qué pasó? (Puedes dejarlo vacío.)',
  send: 'Enviar denuncia',
  sending: 'Enviando…',
  thanks: 'Gracias. La denuncia se ha enviado.',
  close: 'Cerrar',
  nameFirst: 'Elige primero un nombre: una denuncia siempre viene de alguien.',
  takeName: 'Seguir',
  gone: 'Eso ya no existe y no se puede denunciar.',
};

export default words;
