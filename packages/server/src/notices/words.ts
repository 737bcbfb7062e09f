import type { Language } from '@ahu/protocol';

/** Put on a page, and answered there. */
interface Question {
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

/** All that Ahu says in mails and notices. */
interface NoticeWords {
  turn(name: string, game: string): string;
  readonly confirm: Question & { readonly subject: string; text(name: string): string };
  readonly stop: Question & { readonly link: string };
  /** A way to a new password. */
  readonly recover: { readonly subject: string; text(name: string): string; readonly otherwise: string };
  /** A link of a mail that means nothing any more. */
  readonly unknown: string;
}

const en: NoticeWords = {
  turn: (name, game) => `${name}, it is your turn at ${game}.`,
  confirm: {
    subject: 'Mails from Ahu',
    text: (name) =>
      `Somebody who plays as ${name} wants to hear at this address when it is their turn. If that was you, confirm it here; if not, do nothing, and no more mails come.`,
    question: 'Shall mails come to this address when it is your turn?',
    button: 'Confirm this address',
    done: 'From now on you get a mail when it is your turn.',
  },
  stop: {
    link: 'No more of these mails:',
    question: 'Shall no more mails come to this address?',
    button: 'No more mails',
    done: 'No more mails come to this address.',
  },
  recover: {
    subject: 'A new password for Ahu',
    text: (name) => `With this link you set a new password for ${name}. It works once, within half an hour.`,
    otherwise: 'If you did not ask for it, do nothing: the old password stays.',
  },
  unknown: 'This link means nothing any more.',
};

const fr: NoticeWords = {
  turn: (name, game) => `${name}, c’est à toi de jouer : ${game}.`,
  confirm: {
    subject: 'Les messages d’Ahu',
    text: (name) =>
      `Quelqu’un qui joue sous le nom de ${name} veut savoir à cette adresse quand c’est son tour. Si c’est bien toi, confirme-le ici ; sinon, ne fais rien, et plus aucun message ne viendra.`,
    question: 'Envoyer un message à cette adresse quand c’est à toi de jouer ?',
    button: 'Confirmer cette adresse',
    done: 'Désormais, un message te dira quand c’est à toi de jouer.',
  },
  stop: {
    link: 'Ne plus recevoir ces messages :',
    question: 'Ne plus envoyer de messages à cette adresse ?',
    button: 'Plus de messages',
    done: 'Plus aucun message ne viendra à cette adresse.',
  },
  recover: {
    subject: 'Un nouveau mot de passe pour Ahu',
    text: (name) =>
      `Avec ce lien, tu choisis un nouveau mot de passe pour ${name}. Il sert une seule fois, pendant une demi-heure.`,
    otherwise: 'Si tu n’as rien demandé, ne fais rien : l’ancien mot de passe reste valable.',
  },
  unknown: 'Ce lien n’est plus valable.',
};

const it: NoticeWords = {
  turn: (name, game) => `${name}, tocca a te: ${game}.`,
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

const de: NoticeWords = {
  turn: (name, game) => `${name}, du bist am Zug: ${game}.`,
  confirm: {
    subject: 'Post von Ahu',
    text: (name) =>
      `Jemand, der als ${name} spielt, möchte an dieser Adresse erfahren, wann ein Zug ansteht. Bist du das, dann bestätige es hier; wenn nicht, tu nichts, und es kommt keine weitere Post.`,
    question: 'Soll an diese Adresse eine Mail kommen, wenn du am Zug bist?',
    button: 'Diese Adresse bestätigen',
    done: 'Von nun an kommt eine Mail, wenn du am Zug bist.',
  },
  stop: {
    link: 'Keine solchen Mails mehr:',
    question: 'Soll an diese Adresse keine Mail mehr kommen?',
    button: 'Keine Mails mehr',
    done: 'An diese Adresse kommt keine Mail mehr.',
  },
  recover: {
    subject: 'Ein neues Passwort für Ahu',
    text: (name) => `Mit diesem Link setzt du ein neues Passwort für ${name}. Er gilt einmal, eine halbe Stunde lang.`,
    otherwise: 'Hast du nicht darum gebeten, dann tu nichts: Das alte Passwort gilt weiter.',
  },
  unknown: 'Dieser Link gilt nicht mehr.',
};

const es: NoticeWords = {
  turn: (name, game) => `${name}, te toca jugar: ${game}.`,
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

const WORDS: Readonly<Record<Language, NoticeWords>> = { en, fr, it, de, es };

export const wordsIn = (language: string): NoticeWords => WORDS[language as Language] ?? en;
