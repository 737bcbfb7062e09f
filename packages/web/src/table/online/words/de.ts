import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('de');

const words: typeof english = {
  loading: 'Der Tisch wird vorbereitet …',
  gone: 'Diesen Tisch gibt es nicht',
  goneText:
    'Vielleicht ist der Link nicht vollständig, der Tisch ist privat, oder er hat zu lange auf Mitspielende gewartet und wurde entfernt.',
  newer: 'Dieser Tisch braucht ein neueres Ahu',
  newerText:
    'Er wurde nach neueren Regeln begonnen, als dieser Server kennt. Er wartet hier mit angehaltenen Uhren, bis der Server wieder auf dem neuesten Stand ist.',
  toLobby: 'Zu den Online-Tischen',
  banned: 'Du kommst hier nicht herein',
  home: 'Startseite',

  connecting: 'Verbindung wird aufgebaut …',
  offline: 'Keine Verbindung. Was du tust, wird gesendet, sobald es wieder eine gibt.',
  connected: 'Wieder verbunden.',
  sending: 'Unterwegs …',
  patience: 'Der Server bittet um etwas Geduld.',
  storyTrouble: 'Was vorher geschah, konnte nicht geladen werden. Versuch es gleich noch einmal.',
  refusals: {
    rule: 'Das ist gegen die Regeln.',
    unreadable: 'Der Server konnte diesen Zug nicht lesen.',
    'not-seated': 'Du hast an diesem Tisch keinen Platz.',
    'moved-on': 'Der Tisch war schon weiter. So steht es jetzt.',
    'not-playing': 'Die Partie ist zu Ende.',
    'cannot-take-back': 'Das lässt sich nicht mehr zurücknehmen.',
    'not-yet': 'Ein Bot macht gerade einen Zug für dich. Gleich danach kannst du zurückkommen.',
    busy: 'Es geschah zu viel auf einmal. Bitte versuch es noch einmal.',
    newer: 'Dieser Tisch braucht ein neueres Ahu als das dieses Servers.',
  },

  you: 'du',
  players: 'Wer spielt, mit Bedenkzeit',
  left: {
    days: ({ n }) => plural(n, { one: 'noch # Tag', other: 'noch # Tage' }),
    hours: ({ n }) => plural(n, { one: 'noch # Stunde', other: 'noch # Stunden' }),
    minutes: ({ n }) => plural(n, { one: 'noch # Minute', other: 'noch # Minuten' }),
  },
  awayOther: ({ name }) => `Ein Bot spielt für ${name}`,
  standIn: 'Bot spielt',
  attends: {
    lost: 'verbindet neu …',
    away: 'nicht da',
  },
  attendsLong: {
    lost: ({ name }) => `${name} verbindet sich gerade neu`,
    away: ({ name }) => `${name} ist nicht am Tisch`,
  },
  awayMine: 'Deine Zeit ist abgelaufen, und ein Bot spielt für dich.',
  comeBack: 'Meinen Platz wieder einnehmen',

  leaveTitle: 'Den Tisch verlassen?',
  leaveText:
    'Die Partie geht ohne dich weiter, und deine Zeit läuft. Läuft sie ab, spielt ein Bot für dich, bis du wieder da bist.',
  stay: 'Bleiben',
  leaveNow: 'Verlassen, die Partie geht weiter',
  endInstead: 'Partie vorzeitig beenden …',

  endTitle: 'Partie vorzeitig beenden',
  concede: 'Aufgeben',
  concedeTwo: ({ name }) =>
    `Du verlierst, und ${name} gewinnt. Das lässt sich nicht rückgängig machen. Wenn du schon gezogen hast, zählt es für deine Elo.`,
  concedeMany:
    'Ein Bot spielt für dich weiter, und du kommst auf den letzten Platz. Das lässt sich nicht rückgängig machen. Wenn du schon gezogen hast, zählt es für deine Elo.',
  concedeAlone: 'Die Partie ist zu Ende, und die Bots haben gewonnen. Das lässt sich nicht rückgängig machen.',
  offer: 'Ein Ende ohne Sieger anbieten',
  offerText:
    'Wenn alle Anwesenden zustimmen, ist die Partie zu Ende: Niemand gewinnt, und sie zählt für niemanden. Das Angebot gilt bis zum nächsten Zug.',
  offerAlone: 'Die Partie ist sofort zu Ende: Niemand gewinnt, und sie zählt für niemanden.',
  endNow: 'Ohne Sieger beenden',
  offered: ({ names, n }) =>
    n === 1
      ? `${names} bietet an, die Partie ohne Sieger zu beenden.`
      : `${names} bieten an, die Partie ohne Sieger zu beenden.`,
  offeredMine: 'Du hast angeboten, die Partie ohne Sieger zu beenden.',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  conceded: ({ name }) => `${name} hat aufgegeben`,
  concededMine: 'Du hast aufgegeben. Ein Bot spielt für dich weiter.',

  watching: 'Du siehst zu',

  said: ({ name, text }) => `${name}: ${text}`,
  silence: 'Noch hat niemand etwas gesagt.',
  say: 'Etwas sagen',
  send: 'Senden',
  unsent: 'Das wurde nicht gesendet: Es gibt keine Verbindung.',
  silenced: ({ until, why }) => `Du darfst bis ${until} nichts sagen. Grund: ${why}`,
  nameFirst: 'Zum Mitreden braucht es einen Namen.',
  takeName: 'Mitreden',
  listeners: 'Stummschalten',
  mute: ({ name }) => `${name} stummschalten`,
  hearAgain: ({ name }) => `${name} wieder hören`,

  toRematch: 'Zur Revanche',
  copyReplay: 'Link zum Ansehen kopieren',
  copied: 'Kopiert',
  seed: ({ seed }) => `Startwert dieser Partie: ${seed}`,
  fair: 'Jeder Würfel und jede Karte folgte aus dem Startwert, der zu Beginn veröffentlicht wurde.',
  unfair: 'Würfel und Karten folgen nicht aus dem Startwert, der zu Beginn veröffentlicht wurde.',
};

export default words;
