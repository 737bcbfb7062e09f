import type { ServerWords } from './words.ts';

const words: ServerWords = {
  reserved: ['Anfänger', 'ordentlich', 'stark', 'Meister', 'du'],
  turn: (name, game) => `${name}, du bist am Zug: ${game}.`,
  invites: (name, game) => `${name} lädt dich zu ${game} ein`,
  invitesText: 'Öffne den Link, sag deinen Namen und setz dich: ohne Konto, ohne Installation.',
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

export default words;
