import { pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');

const words: typeof en = {
  account: 'Dein Name und Konto',
  signIn: 'Anmelden',
  youAre: ({ name }) => `Hier bist du ${name}.`,
  profile: 'Deine Partien und Wertungen',
  newHere: 'Wer bist du?',
  yourName: 'Dein Name',
  yourNameText: 'So sehen dich die anderen am Tisch. Keine Adresse, kein Passwort.',
  useName: 'So heißen',
  haveName: 'Ich habe hier schon einen Namen',
  asGuest: 'Ich bin neu hier',
  badName: 'Ein Name hat 1 bis 40 Zeichen, und keine unsichtbaren.',
  name: 'Name',
  rename: 'Ändern',
  renameText: 'Partien, die schon laufen, behalten den alten Namen.',
  renamed: ({ name }) => `Von nun an bist du ${name}.`,

  keepName: 'Diesen Namen behalten',
  isKept: 'Dieser Name ist gesichert: Du kannst dich damit auf jedem Gerät anmelden.',
  isNotKept:
    'Bisher weiß nur dieser Browser, dass du das bist. Mit einem Passkey oder Passwort kannst du dich anderswo anmelden und zurückkommen, wenn der Browser es vergisst.',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordText: 'Mindestens acht Zeichen. Ein verlorenes lässt sich nicht zurückholen.',
  keepByPassword: 'Passwort setzen',
  passwordKept: 'Das Passwort ist gesetzt. Melde dich mit deinem Namen und diesem Passwort an.',
  keepByPasskey: 'Passkey hinzufügen',
  passkeyText: 'Dein Gerät bewahrt ihn auf: Fingerabdruck, Gesicht oder PIN genügen zum Anmelden.',
  passkeyKept: 'Der Passkey wurde hinzugefügt.',
  notKept: 'Der Server hat es nicht angenommen. Versuch es noch einmal oder auf anderem Weg.',

  signInByPasskey: 'Mit einem Passkey',
  wrongPassword: 'Niemand hier hat diesen Namen mit diesem Passwort.',
  unknownPasskey: 'Dieser Passkey gehört hier niemandem.',
  otherName: 'Unter einem anderen Namen anmelden',

  leaving: 'Gehen',
  signOut: 'Abmelden',
  signOutEverywhere: 'Überall abmelden',
  outForGood: ({ name }) =>
    `Nichts sichert den Namen ${name}: Wer sich jetzt abmeldet, kann weder zu ihm noch zu seinen Tischen zurück.`,
  outAnyway: 'Trotzdem abmelden',
  stay: 'Bleiben',
  deleteAccount: 'Konto löschen',
  deleteText:
    'Dein Name, deine Wertungen, Anmeldungen und alles, was du gesagt hast, verschwinden für immer. Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen; an Tischen, die noch spielen, läuft deine Zeit ab, und ein Bot macht weiter.',
  typeName: ({ name }) => `Gib zur Sicherheit deinen Namen ein: ${name}`,
  deleteForGood: 'Für immer löschen',

  notices: 'Wenn du am Zug bist',
  noticesText: 'An Tischen, die über Tage gehen, kann Ahu dir sagen, dass die anderen auf dich warten.',
  pushOn: 'In diesem Browser benachrichtigen',
  pushOff: 'In diesem Browser nicht mehr',
  pushIsOn: 'Dieser Browser zeigt eine Nachricht, wenn du am Zug bist.',
  pushDenied: 'Der Browser erlaubt dieser Seite keine Nachrichten. Seine Einstellungen können das ändern.',
  pushDevices: ({ count }) => plural(count, { one: 'Insgesamt auf # Gerät.', other: 'Insgesamt auf # Geräten.' }),
  mail: 'Mailadresse',
  mailConfirm: 'Eine Mail ist unterwegs. Ihr Link bestätigt die Adresse; vorher wird nichts anderes geschickt.',
  mailConfirmed: 'Diese Adresse ist bestätigt.',
  webhook: 'Webhook',
  webhookText: 'Eine eigene Adresse, die eine kleine JSON-Nachricht bekommt. Nur HTTPS.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  badAddress: 'Der Server nimmt diese Adresse nicht an.',

  trouble: {
    nobody: 'Der Server kennt dich nicht mehr. Melde dich an oder wähle einen Namen.',
    tooMany: 'Das war viel in kurzer Zeit. Warte ein wenig und versuch es noch einmal.',
    banned: ({ until, why }) => `Du bist hier bis ${until} gesperrt. Grund: ${why}`,
    refused: ({ reason }) => `Der Server wollte es nicht tun. Er sagt: ${reason}`,
    noPasskey: 'Es wurde kein Passkey benutzt. Vielleicht wurde abgebrochen, oder dieses Gerät hat keinen für hier.',
    offline: 'Der Server ist nicht zu erreichen. Prüfe das Netz und versuch es noch einmal.',
  },
};

export default words;
