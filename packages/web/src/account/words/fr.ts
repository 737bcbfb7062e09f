import { pluralsOf } from '../../words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');

const words: typeof en = {
  account: 'Ton nom et ton compte',
  signIn: 'Se connecter',
  youAre: ({ name }) => `Ici, tu es ${name}.`,
  profile: 'Tes parties et classements',
  newHere: 'Qui es-tu ?',
  yourName: 'Ton nom',
  yourNameText: 'Tel que les autres le voient à la table. Ni adresse, ni mot de passe.',
  useName: 'Prendre ce nom',
  haveName: 'J’ai déjà un nom ici',
  asGuest: 'C’est ma première visite',
  badName: 'Un nom compte de 1 à 40 lettres, toutes visibles.',
  name: 'Nom',
  rename: 'Changer',
  renameText: 'Les parties déjà commencées gardent l’ancien nom.',
  renamed: ({ name }) => `Désormais, tu es ${name}.`,

  keepName: 'Garder ce nom',
  isKept: 'Ce nom est gardé : tu peux te connecter avec lui sur n’importe quel appareil.',
  isNotKept:
    'Pour l’instant, seul ce navigateur sait que c’est toi. Avec une clé d’accès ou un mot de passe, tu pourras te connecter ailleurs, et revenir si le navigateur oublie.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordText: 'Huit caractères ou plus. Un mot de passe perdu ne se retrouve pas.',
  keepByPassword: 'Définir le mot de passe',
  passwordKept: 'Le mot de passe est défini. Connecte-toi avec ton nom et ce mot de passe.',
  keepByPasskey: 'Ajouter une clé d’accès',
  passkeyText: 'Ton appareil la garde : une empreinte, un visage ou son code suffit pour se connecter.',
  passkeyKept: 'La clé d’accès est ajoutée.',
  notKept: 'Le serveur ne l’a pas accepté. Réessaie, ou essaie autrement.',

  signInByPasskey: 'Avec une clé d’accès',
  wrongPassword: 'Personne ici n’a ce nom avec ce mot de passe.',
  unknownPasskey: 'Cette clé d’accès n’appartient à personne ici.',
  otherName: 'Se connecter sous un autre nom',

  leaving: 'Partir',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter partout',
  outForGood: ({ name }) =>
    `Rien ne garde le nom ${name} : se déconnecter maintenant, c’est ne plus pouvoir y revenir, ni à ses tables.`,
  outAnyway: 'Se déconnecter quand même',
  stay: 'Rester',
  deleteAccount: 'Supprimer le compte',
  deleteText:
    'Ton nom, tes classements, tes connexions et tout ce que tu as dit disparaissent pour toujours. Les parties que d’autres ont jouées avec toi restent, sans ton nom ; aux tables en cours, ton temps s’écoule et un robot continue.',
  typeName: ({ name }) => `Pour confirmer, écris ton nom : ${name}`,
  deleteForGood: 'Supprimer pour toujours',

  notices: 'Quand c’est à toi',
  noticesText: 'Aux tables qui durent des jours, Ahu peut te dire que les autres t’attendent.',
  pushOn: 'M’avertir dans ce navigateur',
  pushOff: 'Plus dans ce navigateur',
  pushIsOn: 'Ce navigateur affiche un avis quand c’est à toi.',
  pushDenied: 'Le navigateur n’autorise pas les avis de cette page. Ses réglages peuvent y remédier.',
  pushDevices: ({ count }) => plural(count, { one: 'Sur # appareil en tout.', other: 'Sur # appareils en tout.' }),
  mail: 'Adresse de courriel',
  mailConfirm: 'Un courriel est en route. Son lien confirme l’adresse ; avant cela, rien d’autre n’est envoyé.',
  mailConfirmed: 'Cette adresse est confirmée.',
  webhook: 'Webhook',
  webhookText: 'Une adresse à toi qui reçoit un petit message JSON. En HTTPS seulement.',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  badAddress: 'Le serveur n’accepte pas cette adresse.',

  trouble: {
    nobody: 'Le serveur ne te connaît plus. Connecte-toi, ou choisis un nom.',
    tooMany: 'C’était beaucoup en peu de temps. Attends un peu et réessaie.',
    banned: ({ until, why }) => `L’accès t’est interdit ici jusqu’au ${until}. Raison : ${why}`,
    refused: ({ reason }) => `Le serveur n’a pas voulu. Voici ce qu’il dit : ${reason}`,
    noPasskey: 'Aucune clé d’accès utilisée : annulation, ou aucune pour ici sur cet appareil.',
    offline: 'Le serveur est injoignable. Vérifie le réseau et réessaie.',
  },
};

export default words;
