import type { ServerWords } from './words.ts';

const words: ServerWords = {
  reserved: ['principiante', 'discreto', 'forte', 'maestro', 'tu'],
  turn: (name, game) => `${name}, tocca a te: ${game}.`,
  invites: (name, game) => `${name} ti invita a giocare a ${game}`,
  invitesText: 'Apri il link, di’ come ti chiami e siediti: senza account, senza installazione.',
  confirm: {
    subject: 'I messaggi di Ahu',
    text: (name) =>
      `Chi gioca con il nome ${name} vuole sapere a questo indirizzo quando è il suo turno. Se sei tu, conferma qui; altrimenti non fare nulla, e non arriveranno altri messaggi.`,
    question: 'Inviare un messaggio a questo indirizzo quando tocca a te?',
    button: 'Conferma questo indirizzo',
    done: 'D’ora in poi un messaggio ti dirà quando tocca a te.',
  },
  stop: {
    link: 'Non ricevere più questi messaggi:',
    question: 'Non inviare più messaggi a questo indirizzo?',
    button: 'Basta messaggi',
    done: 'A questo indirizzo non arriveranno più messaggi.',
  },
  recover: {
    subject: 'Una nuova password per Ahu',
    text: (name) => `Con questo link scegli una nuova password per ${name}. Vale una volta sola, per mezz’ora.`,
    otherwise: 'Se non l’hai chiesto tu, non fare nulla: la vecchia password resta valida.',
  },
  unknown: 'Questo link non vale più.',
};

export default words;
