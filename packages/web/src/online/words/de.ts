import { pluralsOf } from '../../words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('de');

const words: typeof english = {
  loading: 'Der Tisch wird gedeckt…',
  gone: 'Diesen Tisch gibt es nicht',
  goneText:
    'Vielleicht ist der Link nicht vollständig, der Tisch ist privat, oder er hat zu lange auf Mitspielende gewartet und wurde entfernt.',
  newer: 'Dieser Tisch braucht ein neueres Ahu',
  newerText:
    'Er wurde nach neueren Regeln begonnen, als dieser Server kennt. Er wartet hier mit angehaltenen Uhren, bis der Server wieder auf dem neuesten Stand ist.',
  toLobby: 'Zu den Online-Tischen',
  banned: 'Du kommst hier nicht herein',
  home: 'Startseite',

  connecting: 'Verbindung wird aufgebaut…',
  offline: 'Keine Verbindung. Was du tust, wird gesendet, sobald es wieder eine gibt.',
  connected: 'Wieder verbunden.',
  sending: 'Unterwegs…',
  patience: 'Der Server bittet um etwas Geduld.',
  storyTrouble: 'Was vorher geschah, konnte nicht geladen werden. Versuch es gleich noch einmal.',
  refusals: {
    rule: 'Das ist gegen die Regeln.',
    unreadable: 'Der Server konnte diesen Zug nicht lesen.',
    'not-seated': 'Du hast an diesem Tisch keinen Platz.',
    'moved-on': 'Der Tisch war schon weiter. So steht es jetzt.',
    'not-playing': 'Die Partie ist zu Ende.',
    'cannot-take-back': 'Das lässt sich nicht mehr zurücknehmen.',
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
  awayMine: 'Deine Zeit ist abgelaufen, und ein Bot spielt für dich.',
  comeBack: 'Meinen Platz wieder einnehmen',
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
  copyReplay: 'Link zum Nachspielen kopieren',
  copied: 'Kopiert',
  seed: ({ seed }) => `Startwert dieser Partie: ${seed}`,
  fair: 'Jeder Würfel und jede Karte folgte aus dem Startwert, der zu Beginn veröffentlicht wurde.',
  unfair: 'Würfel und Karten folgen nicht aus dem Startwert, der zu Beginn veröffentlicht wurde.',
};

export default words;
