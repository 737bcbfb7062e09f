import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Bienvenue dans Giants. Les moaïs sont sculptés dans la carrière éclairée et portés jusqu’aux ahus, les plates-formes de la côte. Plus c’est loin, plus ils rapportent de prestige. Personne n’y arrive sans les autres.',
    },
    auction: {
      text: 'Les dés disent quels moaïs sont à gagner cette manche. On mise en secret : les marqueurs (boucliers) décident qui choisit d’abord, les pions sont des sculpteurs. Un ouvrier ou le sorcier compte 1, le chef 3. Tout revient à la manche suivante.',
    },
    firstBid: {
      text: 'Tu veux le moaï de taille 2, et choisir avant les autres.',
      task: 'Mise 1 marqueur et le chef.',
    },
    pickTwo: {
      text: 'Vakai et toi avez misé un marqueur chacun, mais tu passes avant dans l’ordre du tour : tu choisis en premier.',
      task: 'Prends le moaï de taille 2.',
    },
    placing: {
      text: 'On place maintenant les pions à tour de rôle. Ils serviront au transport : chaque hexagone où entre un moaï doit fournir autant de force que sa taille. Les pions de tous les clans aident, et les rondins aussi.',
    },
    village: {
      text: 'Le sorcier fait aussi l’action de son hexagone. Au village, il t’amène un ouvrier de plus, pour toute la partie.',
      task: 'Place le sorcier au village, en D7.',
    },
    workerE9: {
      text: 'Ton moaï a besoin de 2 dans chaque hexagone. Un ouvrier de Vakai est déjà en E9 ; avec le tien, cela fait 2.',
      task: 'Place un ouvrier en E9.',
    },
    workerE8: {
      text: 'En E8, Riro a laissé un ouvrier avec un rondin. Un rondin a une force de 1 et ne coûte jamais rien.',
      task: 'Place un ouvrier en E8.',
    },
    workerE7: {
      text: 'En E7, un ahu porte 3 et 8 : le nombre de gauche fois la taille du moaï fait ton prestige. Pour y ériger un moaï, il te faut un pion à toi ; le chef de Riro fera le reste.',
      task: 'Place un ouvrier en E7.',
    },
    tablet: {
      text: 'Il te reste un marqueur. Dépense-le pour une demi-tablette ; il revient à la prochaine manche. Les demi-tablettes départagent les enchères, et chaque paire vaut 3 points de prestige.',
      task: 'Prends une demi-tablette.',
    },
    transport: {
      text: 'Place au transport. Tes pions et tous les rondins portent gratuitement ; un autre clan gagne 1 point de prestige par point de force de ses pions que tu utilises. Personne ne peut refuser.',
    },
    erect: {
      text: 'Choisis ton moaï dans la carrière : les hexagones accessibles s’allument avec leur prix. E7 te rapporte 3 × 2 = 6 ; Vakai et Riro reçoivent 1 chacun pour leur aide.',
      task: 'Porte le moaï de taille 2 en E7 et érige-le.',
    },
    erected: {
      text: 'Il est debout, sur un socle de ton clan : 6 points de prestige. La partie s’arrête quand quelqu’un a un moaï sur chacun de ses socles.',
    },
    paid: {
      text: 'Tu vois : Riro a utilisé ton ouvrier en E9, et tu gagnes 1 point de prestige. Être là où passent les autres rapporte.',
    },
    secondRound: {
      text: 'Nouvelle manche : pions et marqueurs sont revenus, les rondins placés sont perdus. Les dés montrent 1, 2 et 3.',
    },
    secondBid: {
      text: 'Si chaque clan mise un marqueur, ta demi-tablette te fait choisir en premier. Garde l’autre marqueur pour plus tard.',
      task: 'Mise 1 marqueur et 1 ouvrier.',
    },
    pickOne: {
      text: 'Un sculpteur suffit pour un moaï de taille 1. Pour le 2, personne n’aura assez de sculpteurs : il quitte le jeu.',
      task: 'Prends le moaï de taille 1.',
    },
    headdress: {
      text: 'À l’autre bout de l’île se trouve la carrière de coiffes. Une coiffe sur un moaï vaut le nombre de droite de son ahu.',
      task: 'Place le sorcier en E1 et prends une coiffe.',
    },
    workerC8: { text: 'Ton petit moaï ira en C8, valeur 3. Il t’y faut un pion.', task: 'Place un ouvrier en C8.' },
    workerD8: {
      text: 'Le chemin passe par E9, où est Vakai, et D8, où il n’y a personne.',
      task: 'Place un ouvrier en D8.',
    },
    chief: {
      text: 'Le chef a une force de 3. Pour 2 demi-tablettes, il pourrait aussi agir comme un sorcier. Ici, il prolonge la chaîne de Riro.',
      task: 'Place le chef en E4.',
    },
    pass: { text: 'Garde le marqueur : il protégera ta coiffe.', task: 'Passe.' },
    erectC8: { text: 'Vakai reçoit 1 en E9 ; le reste est à toi.', task: 'Porte le moaï en C8 et érige-le.' },
    mark: {
      text: 'Une coiffe pèse 1. Aujourd’hui elle ne va pas plus loin qu’E4 : laisse-la avec ton marqueur, et personne d’autre n’y touchera.',
      task: 'Porte la coiffe en E4 et marque-la.',
    },
    keep: {
      text: 'En fin de manche tu peux reprendre tes marqueurs, mais alors l’objet est à tout le monde.',
      task: 'Laisse ton marqueur sur la coiffe.',
    },
    thirdBid: {
      text: 'Tes ouvriers sont pour la coiffe. Mise seulement le chef : en choisissant en dernier, tu prends ce que les autres ne peuvent pas sculpter.',
      task: 'Mise le chef seul.',
    },
    pickLast: {
      text: 'Les autres n’avaient qu’un sculpteur chacun. Le 2 te reste.',
      task: 'Prends le moaï de taille 2.',
    },
    reserve: {
      text: 'Près d’un ahu libre, le sorcier peut le réserver : plus personne d’autre n’y érige de moaï. E6 vaut 4 et se trouve sur le chemin de la coiffe.',
      task: 'Place le sorcier en E6 et réserve l’ahu.',
    },
    workerE5: { text: 'La coiffe attend en E4. Il lui reste E5, E6 et E7.', task: 'Place un ouvrier en E5.' },
    workerAgainE7: {
      text: 'Pour coiffer un moaï, il te faut un pion dans son hexagone, comme pour ériger.',
      task: 'Place un ouvrier en E7.',
    },
    workerAgainE9: {
      text: 'Le dernier ouvrier commence la chaîne pour ton moaï de taille 2.',
      task: 'Place un ouvrier en E9.',
    },
    pair: {
      text: 'Une seconde demi-tablette fait une paire : 3 points de prestige.',
      task: 'Prends une demi-tablette.',
    },
    cap: {
      text: 'Tu tiens les trois hexagones : personne d’autre ne gagne de points. La coiffe compte 8 en E7.',
      task: 'Porte la coiffe en E7 et coiffe ton moaï.',
    },
    capped: {
      text: '8 de plus à la fin de la partie, et le marqueur revient : il peut marquer le moaï qui attend dans la carrière.',
    },
    alone: {
      text: 'Tu as presque tout vu. Il reste ceci : les forêts donnent des rondins, la hutte un marqueur, et pour une demi-tablette tu peux regarder sous un moaï. Va jusqu’au bout : je reviendrai quand il y aura du nouveau.',
    },
  },
  tips: {
    quarry: 'Ton moaï est resté dans la carrière. Un marqueur te le garde ; sinon il est à tout le monde.',
    crew: 'Deux équipes coûtent autant : à toi de choisir qui reçoit les points. Surtout pas le clan en tête !',
    recover: 'Ne reprends un marqueur que sur ce que tu ne veux plus.',
    pick: 'Prends ce que tu pourras porter : un grand moaï demande de la force partout.',
    bid: 'Avant de miser, pense à ce qu’il te faudra ensuite sur l’île.',
    logs: 'Tu as des rondins : jusqu’à deux accompagnent un ouvrier ou le sorcier.',
    chief: 'Avec 2 demi-tablettes, ton chef peut agir comme un sorcier.',
    place: 'Rejoins les chaînes des autres, et place-toi où ils doivent passer.',
    transport: 'Choisis un objet pour voir où il peut aller. Tu peux aussi le laisser en chemin ou le marquer.',
  },
};

export default words;
