import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Bienvenue à Rapa Nui. Tu sculptes des moaïs et tu les transportes jusqu’aux ahus de la côte, ce qui rapporte des ressources. Les ressources achètent des offrandes, et les offrandes les plus précieuses gagnent. Tu commences avec une ressource de chaque.',
    },
    draft: {
      text: 'Sur chaque ahu est une tuile, pour celui qui y érige un moaï. À deux, on se partage d’abord les quatre tuiles restantes : Vakai commence.',
    },
    draftThrift: {
      text: 'Économie te fait payer 2 ressources au lieu de 4 pour une offrande. Une bonne tuile.',
      task: 'Choisis Économie.',
    },
    placing: {
      text: 'Tu as aussi Abondance. On place maintenant les figurines à tour de rôle. Les villageois sculptent dans les colonnes de la carrière ou transportent sur l’île ; le sorcier prend une étoile et fixe l’ordre du tour.',
    },
    columnOne: {
      text: 'Pour sculpter, il faut quelqu’un en colonne 1 : un seul y fait un petit moaï.',
      task: 'Place un villageois en colonne 1 de la carrière.',
    },
    carrier: {
      text: 'Un moaï part du cratère, et chaque case de son chemin doit avoir un transporteur, le tien ou celui d’un autre. Là où il est érigé, il en faut un à toi. La case éclairée donne du bois.',
      task: 'Place un villageois sur la case éclairée.',
    },
    secondCarrier: {
      text: 'Ériger un moaï fatigue un transporteur. Un second sur la même case pourra coiffer le moaï dans la même manche.',
      task: 'Place un autre villageois sur la même case.',
    },
    columnTwo: {
      text: 'Un sculpteur en colonne 1 et un en colonne 2 font un moaï moyen : 3 ressources au lieu de 1.',
      task: 'Place un villageois en colonne 2.',
    },
    sorcerer: {
      text: 'La première étoile, c’est jouer en premier. Mais le premier joueur ne peut pas la prendre avec sa toute première figurine.',
      task: 'Place le sorcier sur la première étoile.',
    },
    sculpted: {
      text: 'Les sculpteurs ont fini : un moaï moyen pour toi, un petit pour Vakai. On transporte maintenant, un à chaque tour.',
    },
    erect: {
      text: 'Le chemin passe par deux cases de Vakai, qui reçoit ce qu’elles montrent. À l’arrivée, tu gagnes 3 bois et la tuile de l’ahu.',
      task: 'Porte le moaï moyen sur ta case et érige-le.',
    },
    abundance: {
      text: 'C’est le moment d’Abondance : 3 ressources de plus de cette case. Une tuile jouée est perdue.',
      task: 'Joue Abondance.',
    },
    popular: {
      text: '7 bois ! À ton tour, tu peux acheter des améliorations, trois des quatre par partie. Populaire amène un cinquième villageois pour 2 bois.',
      task: 'Achète le cinquième villageois pour 2 bois.',
    },
    done: {
      text: 'L’ahu t’a donné Repos, qui relève un transporteur fatigué. Garde-le pour plus tard.',
      task: 'Termine ton tour.',
    },
    cap: {
      text: 'Un pukao, la coiffe rouge, part de sa carrière rouge, juste à côté de ta case. Coiffer un moaï, même celui d’un autre, permet d’acheter une offrande.',
      task: 'Porte un pukao à ton moaï.',
    },
    boat: {
      text: 'Quatre ressources identiques donnent une Hutte, une Poule, un Bateau ou un Collier ; une de chaque, une Hache. Quatre bois font le Bateau : 11 points.',
      task: 'Paie 4 bois pour le Bateau.',
    },
    doneAgain: { text: 'Ta première offrande. La suivante de la pile vaut un peu moins.', task: 'Termine ton tour.' },
    pass: { text: 'Il ne reste rien d’utile à porter.', task: 'Passe.' },
    secondRound: {
      text: 'Nouvelle manche : toutes les figurines sont rentrées, et tu commences avec cinq villageois. La dernière manche est celle après laquelle il ne reste pas plus d’ahus libres que de personnes à la table.',
    },
    pearls: {
      text: 'Les perles valent le plus et sont loin du cratère.',
      task: 'Place un villageois sur la case éclairée, celle des perles.',
    },
    pearlsAgain: { text: 'Un pour ériger, un pour coiffer.', task: 'Places-y un autre villageois.' },
    large: {
      text: 'Un sculpteur dans chacune des trois colonnes fait un grand moaï : 5 ressources.',
      task: 'Place un villageois en colonne 1.',
    },
    largeTwo: {
      text: 'Vakai se tient de nouveau sur les cases de ton chemin : tout le monde y gagne.',
      task: 'Place un villageois en colonne 2.',
    },
    largeThree: { text: 'Il n’y a qu’un emplacement en colonne 3.', task: 'Place un villageois en colonne 3.' },
    erectLarge: {
      text: 'Le chemin traverse la carrière de pukao, où un transporteur neutre ne coûte rien.',
      task: 'Porte le grand moaï aux perles et érige-le sur l’ahu éclairé.',
    },
    chief: {
      text: '6 perles. Pour 3, tu peux avoir le chef : il rejoint une colonne de sculpteurs quand tu places une figurine, et ne se fatigue jamais.',
      task: 'Achète le chef pour 3 perles.',
    },
    doneChief: { text: 'Au prochain tour, tu coifferas ce moaï.', task: 'Termine ton tour.' },
    capPearl: { text: 'Ton second transporteur y est encore debout.', task: 'Porte un pukao à ton grand moaï.' },
    thrift: {
      text: 'Avec Économie, deux perles suffisent pour un Collier. Une ressource plus chère peut toujours en remplacer une moins chère.',
      task: 'Joue Économie.',
    },
    necklace: { text: 'La meilleure de sa pile : 12 points.', task: 'Paie 2 perles pour le Collier.' },
    ending: {
      text: 'À la fin, tu comptes tes offrandes et 1 point par ressource. Ce que tu ne dépenses pas vaut peu : coiffe à temps !',
    },
    alone: {
      text: 'Tu as presque tout vu. Il reste ceci : ta tablette rongo peut être une fois n’importe quelle tuile, Troc échange des ressources, et d’autres tuiles font transporter le sorcier ou un sculpteur. Va jusqu’au bout : je reviendrai quand il y aura du nouveau.',
    },
  },
  tips: {
    choose: 'Un moaï a traversé ta case, qui montre plusieurs gains : prends celui qu’il te faut.',
    gain: 'Ici tu choisis ton gain, ou tu joues une tuile pour avoir plus.',
    exchange: 'Les piles montrent leur dessus. Dépense ce que tu as le plus.',
    sculpt: 'Renfort compte comme un sculpteur de plus, dans n’importe quelle colonne.',
    rest: 'Repos relève un transporteur fatigué, qui peut ériger ou coiffer de nouveau.',
    barter: 'Troc change 3 ressources en 3 autres : des joncs en perles.',
    chief: 'Ton chef peut aller sous une colonne avec une figurine : choisis d’abord la colonne.',
    place: 'Raisonne à rebours : où sera le moaï, qui est sur le chemin, et qui le coiffera ?',
    improve: 'Tu peux acheter une amélioration. Plus tu l’achètes tôt, plus elle te sert.',
    transport: 'Choisis quoi porter : les buts s’allument, avec le chemin et son prix.',
  },
};

export default words;
