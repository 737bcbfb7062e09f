import { de } from '../../../platform/words/french.ts';
import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('fr');
const list = listsOf('fr');

const the = (size: number): string => (size === 0 ? 'la coiffe' : `le moaï de taille ${size}`);
const things = (count: number, size: number): string =>
  size === 0
    ? n(count, { one: '# coiffe', other: '# coiffes' })
    : n(count, { one: `# moaï de taille ${size}`, other: `# moaïs de taille ${size}` });
const workers = (count: number): string => n(count, { one: '# ouvrier', other: '# ouvriers' });
const markers = (count: number): string => n(count, { one: '# marqueur', other: '# marqueurs' });
const logs = (count: number): string => n(count, { one: '# rondin', other: '# rondins' });
const tablets = (count: number): string => n(count, { one: '# demi-tablette', other: '# demi-tablettes' });
const sculptors = (count: number): string => n(count, { one: '# sculpteur', other: '# sculpteurs' });

const pieces = { worker: 'ouvrier', sorcerer: 'sorcier', chief: 'chef' };
const placed = { worker: 'un ouvrier', sorcerer: 'le sorcier', chief: 'le chef' };
const thePiece = { worker: 'l’ouvrier', sorcerer: 'le sorcier', chief: 'le chef' };

const earnings = (all: readonly { name: string; points: string }[]): string =>
  list(all.map(({ name, points }) => `${name} +${points}`));

const bid = (parts: { markers: number; workers: number; sorcerer: boolean; chief: boolean }): string =>
  list([
    ...(parts.markers > 0 ? [markers(parts.markers)] : []),
    ...(parts.workers > 0 ? [workers(parts.workers)] : []),
    ...(parts.sorcerer ? ['le sorcier'] : []),
    ...(parts.chief ? ['le chef'] : []),
  ]) || 'rien';

const words: typeof en = {
  aside: ({ label, text }) => `${label} : ${text}`,
  row: ({ items }) => items.join(', '),
  chapters: {
    setUp: 'Mise en place',
    dice: 'Dés',
    auction: 'Enchères',
    placement: 'Placement',
    transport: 'Transport',
    end: 'Fin de la manche',
    over: 'Fin de la partie',
  },
  stage: ({ round, chapter }) => `Manche ${round} · ${chapter}`,
  sources: { moai: 'Moaïs', headdresses: 'Coiffes', transport: 'Aide aux autres', tablets: 'Demi-tablettes' },

  askBid: 'Que caches-tu dans tes poings ?',
  askReveal: 'Ouvre tes poings.',
  askPick: ({ count }) => `Prends un moaï : tu as ${sculptors(count)}.`,
  askPlace: 'Place un pion, prends une demi-tablette ou passe.',
  askPiece: ({ hex }) => `Quel pion va en ${hex} ?`,
  askHex: ({ piece }) => `Où va ${thePiece[piece]} ?`,
  askPlaceHere: ({ piece, hex }) => `Placer ${placed[piece]} en ${hex} ?`,
  askTransport: 'Déplace ou marque un moaï ou une coiffe, ou passe.',
  askGoal: ({ size }) => `Où va ${the(size)} ?`,
  askStep: ({ size }) => `Guide ${the(size)} pas à pas.`,
  askEnd: ({ size, hex }) => `En ${hex}, que fais-tu ${size === 0 ? 'de la coiffe' : `du moaï de taille ${size}`} ?`,
  askCrew: ({ hex }) => `Qui reçoit les points pour son aide en ${hex} ?`,
  askQuarry: 'Marquer ce qui reste à la carrière ?',
  askRecover: 'Reprendre un marqueur ? Tu abandonnes ce qu’il marque.',
  underWay: ({ size }) => (size === 0 ? 'La coiffe est en route.' : `Le moaï de taille ${size} est en route.`),
  askPeek: 'Sous quel moaï regardes-tu ? Cela coûte une demi-tablette.',
  waitFor: ({ names }) => `On attend ${list(names)}.`,
  gameOver: 'La partie est finie.',
  diceRoll: 'Les dés décident.',

  bidBrings: ({ markers: count, sculptors: able }) =>
    `${markers(count)} pour l’ordre, ${sculptors(able)} pour les moaïs`,
  bidWinsNothing: 'Sans sculpteur, on ne gagne rien.',
  free: 'Personne d’autre ne gagne de points.',
  pays: ({ to }) => `Points pour les autres : ${earnings(to)}.`,
  outOfReach: ({ hex }) => `${hex} est hors d’atteinte : il manque de la force en chemin.`,
  readRule: ({ rule }) => `Règle ${rule}`,
  chiefPays: 'L’action du chef coûte 2 demi-tablettes.',
  mustFinish: 'Objet abandonné : il faut l’ériger, le poser ou le marquer dans cette action.',

  bidNow: 'Fermer les poings',
  pass: 'Passer',
  takeTablet: 'Marqueur → demi-tablette',
  takeMoai: ({ size }) => `Moaï de taille ${size}`,
  decline: 'Ne rien prendre',
  placeHere: 'Placer ici',
  gains: {
    village: 'Village : +1 ouvrier',
    hut: 'Hutte : +1 marqueur',
    headdress: 'Carrière : +1 coiffe',
  },
  gainLogs: ({ count }) => `Forêt : +${logs(count)}`,
  gainAhu: ({ ahu, moai, headdress }) => `Réserver ${ahu} (moaï ${moai}, coiffe ${headdress})`,
  erect: ({ ahu, points }) => `Ériger sur ${ahu} : +${points}`,
  cap: ({ ahu, size, points, name, own }) =>
    own
      ? `Coiffer ton moaï ${size} sur ${ahu} : +${points}`
      : name === undefined
        ? `Coiffer le moaï ${size} sur ${ahu} : ${points} pour son propriétaire`
        : `Coiffer le moaï ${size} ${de(name)} sur ${ahu} : ${points} pour ${name}`,
  mark: 'Marquer',
  leave: 'Laisser là',
  act: ({ size, hex, abandoned }) => {
    if (size === 0) return abandoned ? `Coiffe abandonnée en ${hex}` : `Coiffe en ${hex}`;
    return abandoned ? `Moaï ${size} abandonné en ${hex}` : `Moaï ${size} en ${hex}`;
  },
  putBack: 'Reposer',
  byHand: 'Pas à pas',
  cheapest: 'Chemin le moins cher',
  stepBack: 'Un pas en arrière',
  cancel: 'Annuler',
  planner: 'Planifier',
  pay: ({ to }) => earnings(to),
  leaveUnmarked: 'Laisser sans marqueur',
  giveUp: 'Abandonner',
  keepMarkers: 'Y laisser mes marqueurs',
  peek: 'Regarder sous un moaï',
  peekAt: ({ ahu }) => `Moaï sur ${ahu}`,
  fewer: ({ what }) => `Moins : ${what}`,
  more: ({ what }) => `Plus : ${what}`,

  pieces,
  workers: ({ count }) => workers(count),
  markers: ({ count }) => markers(count),
  logs: ({ count }) => logs(count),
  bases: ({ count }) => n(count, { one: '# socle', other: '# socles' }),
  tablets: ({ count }) => tablets(count),
  things: ({ count, size }) => things(count, size),
  markerWord: 'Marqueurs',
  workerWord: 'Ouvriers',
  logWord: 'Rondins',
  soFar: ({ count, atLeast }) => {
    const points = n(count, { one: '# point de prestige', other: '# points de prestige' });
    return atLeast ? `Au moins ${points} jusqu’ici` : `${points} jusqu’ici`;
  },
  toGo: ({ count }) =>
    count === 0
      ? 'Aucun socle sans moaï : la partie se termine avec cette manche'
      : `${n(count, { one: '# socle', other: '# socles' })} sans moaï : à 0, la partie se termine`,
  lastRound: 'Dernière manche',
  roundsEnd: 'C’est la dernière manche.',
  mayEnd:
    'Il ne restait aucun moaï à sculpter : la partie se termine avec cette manche, sauf si un moaï est érigé ou une coiffe placée.',
  firstPlayer: 'Premier joueur',
  passed: 'a passé',
  choosesAt: ({ rank }) => `choix ${rank}`,
  screenClosed: 'Caché derrière le paravent',
  front: 'Dépensé, devant le paravent',
  supply: 'Réserve commune',
  tile: 'Tuile de carrière',
  players: 'À la table',
  island: 'Île',
  track: 'Prestige',
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  zoomFit: 'Toute l’île',
  auction: 'Enchères',
  showAuction: 'Montrer les enchères',
  showIsland: 'Montrer l’île',
  fistClosed: ({ name }) => `${name} : deux poings fermés`,
  fistThinks: ({ name }) => `${name} hésite encore`,
  fistOpen: ({ name, held }) => `${name} : ${bid(held)}`,
  leftFist: 'Marqueurs : qui choisit en premier',
  rightFist: 'Sculpteurs : ce que tu peux prendre',

  kinds: {
    plain: 'plaine',
    forest: 'forêt',
    village: 'village',
    hut: 'hutte des sorciers',
    moaiQuarry: 'carrière de moaïs',
    headdressQuarry: 'carrière de coiffes',
  },
  forest: ({ count }) => `forêt de ${logs(count)}`,
  felled: 'forêt coupée',
  possible: 'peut être choisi',
  nextTo: ({ items }) => `à côté de ${items.join(', ')}`,
  brings: ({ points }) => `Vaut ${points} pour toi à cet endroit.`,
  ahuFree: ({ moai, headdress }) => `ahu libre (moaï ${moai}, coiffe ${headdress})`,
  ahuReserved: ({ moai, headdress, name }) => `ahu (moaï ${moai}, coiffe ${headdress}) réservé par ${name}`,
  ahuMoai: ({ moai, headdress, size, capped, name }) =>
    `ahu (moaï ${moai}, coiffe ${headdress}) avec un moaï de taille ${size}${capped ? ' coiffé' : ''}${name === undefined ? '' : `, à ${name}`}`,
  pieceOf: ({ name, piece, count }) =>
    piece === 'worker' ? `${name} : ${workers(count)}` : `${name} : ${pieces[piece]}`,
  objectOf: ({ size, name }) => {
    if (name === undefined) return size === 0 ? 'coiffe abandonnée' : `moaï de taille ${size} abandonné`;
    return size === 0 ? `coiffe ${de(name)}` : `moaï de taille ${size} ${de(name)}`;
  },

  tellFirst: ({ who }) => `${who} commence.`,
  tellDice: ({ round, brought }) =>
    brought.length === 0
      ? `Manche ${round} : les dés n’apportent aucun moaï.`
      : `Manche ${round} : les dés apportent ${list(brought.map(({ count, size }) => things(count, size)))}.`,
  tellBid: ({ who }) => `${who} a fermé ses deux poings.`,
  tellReveal: ({ who, held }) => `${who} mise ${bid(held)}.`,
  tellPick: ({ who, size }) => `${who} prend un moaï de taille ${size}.`,
  tellDecline: ({ who }) => `${who} ne prend plus de moaïs.`,
  tellTablet: ({ who }) => `${who} échange un marqueur contre une demi-tablette.`,
  tellPlace: ({ who, piece, count, hex }) =>
    count === 0
      ? `${who} place ${placed[piece]} en ${hex}.`
      : `${who} place ${placed[piece]} et ${logs(count)} en ${hex}.`,
  tellGains: {
    village: ({ who }) => `${who} gagne un ouvrier au village.`,
    hut: ({ who }) => `${who} gagne un marqueur à la hutte.`,
    headdress: ({ who }) => `${who} sculpte une coiffe.`,
  },
  tellFell: ({ who, count, hex }) => `${who} abat la forêt en ${hex} : ${logs(count)}.`,
  tellReserve: ({ who, ahu }) => `${who} réserve l’ahu ${ahu}.`,
  tellPass: ({ who }) => `${who} passe.`,
  tellPeek: ({ who, ahu }) => `${who} regarde sous le moaï de ${ahu}.`,
  tellSeen: ({ ahu, name }) => `Le socle de ${ahu} est à ${name}.`,
  tellSetOut: ({ who, size, hex }) =>
    `${who} s’occupe ${size === 0 ? 'de la coiffe' : `du moaï de taille ${size}`} en ${hex}.`,
  tellStep: ({ size, hex, paid }) =>
    paid.length === 0
      ? `${size === 0 ? 'La coiffe' : `Le moaï de taille ${size}`} arrive en ${hex}.`
      : `${size === 0 ? 'La coiffe' : `Le moaï de taille ${size}`} arrive en ${hex} : ${earnings(paid)}.`,
  tellPutBack: ({ who, size }) => `${who} repose ${the(size)}.`,
  tellErect: ({ who, size, ahu, points }) =>
    `${who} érige le moaï de taille ${size} sur ${ahu} : ${n(points, { one: '# point de prestige', other: '# points de prestige' })}.`,
  tellCap: ({ who, ahu, points }) =>
    `${who} coiffe le moaï de ${ahu} : ${n(points, { one: '# point de prestige', other: '# points de prestige' })} pour le propriétaire du socle.`,
  tellMark: ({ who, size, hex }) => `${who} marque ${the(size)} en ${hex}.`,
  tellLeave: ({ who, size, hex }) => `${who} laisse ${the(size)} en ${hex}.`,
  tellRecover: ({ who, size, hex }) =>
    `${who} reprend son marqueur ${size === 0 ? 'de la coiffe' : `du moaï de taille ${size}`} en ${hex}.`,
  tellLost: ({ lost }) => `Personne ne prend ${list(lost.map(({ count, size }) => things(count, size)))}.`,
  tellRound: ({ who }) => `La manche est finie ; ${who} commence la suivante.`,

  sayBid: 'Miser',
  sayTake: 'Prendre',
  sayPlace: ({ piece }) => `Placer ${placed[piece]}`,
  sayAt: ({ hex, count }) => (count === 0 ? hex : `${hex} avec ${logs(count)}`),
  sayAct: 'Agir sur',
  sayTo: 'Aller en',
  sayHere: 'Ici',
  sayPay: 'Points pour',
  sayMark: 'Marquer',
  sayRecover: 'Reprendre le marqueur',
  sayPeek: 'Regarder sous',
  sayOther: 'Sinon',
  held: ({ held }) => bid(held),
};

export default words;
