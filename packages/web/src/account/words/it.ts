import { pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');

const words: typeof en = {
  account: 'Il tuo nome e il tuo account',
  signIn: 'Accedi',
  youAre: ({ name }) => `Qui sei ${name}.`,
  profile: 'Le tue partite e i tuoi punteggi',
  newHere: 'Chi sei?',
  yourName: 'Il tuo nome',
  yourNameText: 'Come lo vedono gli altri al tavolo. Niente indirizzo, niente password.',
  useName: 'Usa questo nome',
  haveName: 'Ho già un nome qui',
  asGuest: 'È la mia prima volta qui',
  badName: 'Un nome ha da 1 a 40 lettere, tutte visibili.',
  name: 'Nome',
  rename: 'Cambia',
  renameText: 'Le partite già cominciate conservano il nome di prima.',
  renamed: ({ name }) => `D’ora in poi sei ${name}.`,

  keepName: 'Conserva questo nome',
  isKept: 'Questo nome è al sicuro: puoi usarlo per accedere da qualsiasi dispositivo.',
  isNotKept:
    'Finora solo questo browser sa che sei tu. Con una passkey o una password puoi accedere da altrove e tornare se il browser dimentica.',
  password: 'Password',
  newPassword: 'Nuova password',
  passwordText: 'Almeno otto caratteri. Una password persa non si recupera.',
  keepByPassword: 'Imposta password',
  passwordKept: 'La password è impostata. Accedi con il tuo nome e questa password.',
  keepByPasskey: 'Aggiungi una passkey',
  passkeyText: 'La custodisce il tuo dispositivo: per accedere basta un’impronta, il volto o il PIN.',
  passkeyKept: 'La passkey è stata aggiunta.',
  notKept: 'Il server non l’ha accettata. Riprova, o prova in un altro modo.',

  signInByPasskey: 'Con una passkey',
  wrongPassword: 'Qui nessuno ha questo nome con questa password.',
  unknownPasskey: 'Questa passkey qui non appartiene a nessuno.',
  otherName: 'Accedi con un altro nome',

  leaving: 'Andarsene',
  signOut: 'Esci',
  signOutEverywhere: 'Esci ovunque',
  outForGood: ({ name }) =>
    `Nulla conserva il nome ${name}: chi esce ora non può più tornare a questo nome né ai suoi tavoli.`,
  outAnyway: 'Esci comunque',
  stay: 'Resta',
  deleteAccount: 'Elimina l’account',
  deleteText:
    'Il tuo nome, i punteggi, gli accessi e tutto ciò che hai detto spariscono per sempre. Le partite giocate con altri restano, senza il tuo nome; ai tavoli ancora in gioco il tuo tempo scade e continua un bot.',
  typeName: ({ name }) => `Per conferma, scrivi il tuo nome: ${name}`,
  deleteForGood: 'Elimina per sempre',

  notices: 'Quando tocca a te',
  noticesText: 'Ai tavoli che durano giorni, Ahu può avvisarti che gli altri ti aspettano.',
  pushOn: 'Avvisami in questo browser',
  pushOff: 'Non più in questo browser',
  pushIsOn: 'Questo browser mostra un avviso quando tocca a te.',
  pushDenied: 'Il browser non permette avvisi da questa pagina. Le sue impostazioni possono cambiarlo.',
  pushDevices: ({ count }) => plural(count, { one: 'Su # dispositivo in tutto.', other: 'Su # dispositivi in tutto.' }),
  mail: 'Indirizzo e-mail',
  mailConfirm: 'Un’e-mail è in arrivo. Il suo link conferma l’indirizzo; prima non si invia altro.',
  mailConfirmed: 'Questo indirizzo è confermato.',
  webhook: 'Webhook',
  webhookText: 'Un indirizzo tuo che riceve un piccolo messaggio JSON. Solo HTTPS.',
  save: 'Salva',
  saved: 'Salvato.',
  badAddress: 'Il server non accetta questo indirizzo.',

  trouble: {
    nobody: 'Il server non ti conosce più. Accedi, o scegli un nome.',
    tooMany: 'Erano molte richieste in poco tempo. Aspetta un po’ e riprova.',
    banned: ({ until, why }) => `L’accesso ti è vietato fino al ${until}. Motivo: ${why}`,
    refused: ({ reason }) => `Il server non ha voluto. Ecco che cosa dice: ${reason}`,
    noPasskey: 'Nessuna passkey usata: forse è stata annullata, o questo dispositivo non ne ha per questo sito.',
    offline: 'Il server non è raggiungibile. Controlla la rete e riprova.',
  },
};

export default words;
