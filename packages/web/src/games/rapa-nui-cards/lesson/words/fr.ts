import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Bienvenue ! Tu fondes un village, tu construis des moaïs et tu fais des sacrifices, parfois en secret. Qui a le plus de gloire quand la pioche est épuisée gagne. La gloire vient des prêtres, des moaïs, du bois restant et des cartes sacrifice.',
    },
    columns: {
      text: 'Quatre colonnes sont au milieu ; seule la carte de devant peut être prise. Chaque tour se déroule ainsi : tu joues de ta main, tu reprends des cartes jusqu’à trois, et la dernière carte que tu découvres rapporte à tout le monde.',
    },
    playPotato: {
      text: 'Tu as trois chasseurs-cueilleurs en main. Jouer une carte est gratuit, et elle reste dans ton village.',
      task: 'Joue la patate douce de ta main.',
    },
    takeWoodcutter: {
      text: 'Complète ta main. Regarde derrière la carte de devant de la troisième colonne : encore un bûcheron. Il sera découvert quand tu auras pris le premier, et il rapportera.',
      task: 'Prends le bûcheron de la troisième colonne.',
    },
    scoredWood: {
      text: 'Un bûcheron a été découvert : chaque village reçoit 1 bois par bûcheron. Tu en as un, et Vakai aussi. Le bois paie presque tout ici.',
    },
    scoredPotato: {
      text: 'Vakai a découvert une patate douce. Elle donne une carte sacrifice de ce type à chaque village qui en a une : au tien, pas à celui de Vakai. Ces cartes peuvent valoir de la gloire à la fin.',
    },
    playWoodcutter: {
      text: 'Deux bûcherons valent mieux qu’un : qui en a au moins deux, et plus que n’importe qui, reçoit 1 de plus.',
      task: 'Joue le bûcheron.',
    },
    takeBerry: {
      text: 'Derrière la mûre de la quatrième colonne attend un bûcheron. Choisis aussi tes cartes pour ce qu’elles découvrent !',
      task: 'Prends la mûre de la quatrième colonne.',
    },
    mostWood: { text: 'Deux bois pour tes deux bûcherons et un de plus pour la majorité : 3 pour toi, 1 pour Vakai.' },
    playTwo: {
      text: 'Des chasseurs-cueilleurs du même type se jouent ensemble : deux coûtent 1 bois, trois en coûtent 2. Tu as deux mûres.',
      task: 'Choisis une mûre dans ta main et joue les deux pour 1 bois.',
    },
    takeMoai: {
      text: 'Tu as joué deux cartes, donc tu en prends deux. Seule la carte découverte par la dernière rapporte.',
      task: 'Prends le moaï de la première colonne.',
    },
    takePriest: {
      text: 'Derrière le prêtre, il y a de nouveau un bûcheron.',
      task: 'Prends le prêtre de la même colonne.',
    },
    playMoai: {
      text: 'Grâce à Vakai, tu as plus de bois. Un moaï coûte 7 et vaut 4 points de gloire à la fin. Il déclenche aussi un tour de sacrifices.',
      task: 'Construis le moaï pour 7 bois.',
    },
    hide: {
      text: 'Vakai a posé une carte face visible sur la pierre. Toi qui construis, tu en poses une face cachée. À la fin on compte les types sur la pierre : le plus fréquent vaut 3 points de gloire par carte, le suivant 2, puis 1.',
      task: 'Cache une de tes cartes sacrifice ; une carte Poisson convient.',
    },
    offer: {
      text: 'Enfin, tu ajoutes une carte d’une pile. Rends précieux ce que tu auras en nombre : tes chasseurs-cueilleurs Mûre peuvent en rapporter d’autres.',
      task: 'Pose sur la pierre une carte Mûre de sa pile.',
    },
    takeBesideMoai: {
      text: 'Retour aux colonnes. Dans la troisième, un moaï est derrière la patate douce, et il n’y a que toi qui en as construit un.',
      task: 'Prends la patate douce de la troisième colonne.',
    },
    choose: {
      text: 'Un moaï découvert donne 1 point de gloire ou 1 bois par moaï que tu as, le tout d’une seule sorte.',
      task: 'Choisis la gloire ou le bois, comme tu veux.',
    },
    buy: {
      text: 'Avant de jouer, tu peux acheter une carte sacrifice. Elle coûte 5 bois, moins 1 par chasseur-cueilleur de son type dans ton village : avec deux chasseurs-cueilleurs Mûre, une carte Mûre ne coûte que 3.',
      task: 'Achète une carte Mûre à sa pile.',
    },
    playPriest: {
      text: 'Après l’achat, il faut encore jouer. Un prêtre découvert donne 1 point de gloire par prêtre du village.',
      task: 'Joue ton prêtre.',
    },
    takeLast: {
      text: 'La première colonne n’a plus qu’une carte. Une colonne vide reçoit aussitôt quatre nouvelles cartes, et la dernière rapporte : voyons ce qui vient.',
      task: 'Prends la dernière carte de la première colonne.',
    },
    refilled: { text: 'Un prêtre ! 1 point de gloire pour le tien. Il n’y a pas de majorité pour un seul.' },
    sacrifice: {
      text: 'Vakai a construit à son tour. Tu poses une carte face visible sur la pierre : tu la perds, mais son type prend de la valeur.',
      task: 'Sacrifie une carte ; une carte Mûre aide tes autres cartes Mûre.',
    },
    ending: {
      text: 'La partie s’arrête dès que la pioche s’épuise en remplissant une colonne. On montre les cartes cachées et on compte : la gloire, 4 par moaï, 1 par lot de 5 bois, et tes cartes sacrifice.',
    },
    alone: {
      text: 'Tu as presque tout vu. Il reste ceci : avec trois moaïs en main et moins de 7 bois, tu en retires un du jeu, et si une pile est vide, tu peux prendre un autre type. Continue : je reviendrai quand il y aura du nouveau.',
    },
  },
  tips: {
    moai: 'Tu peux payer un moaï : 4 points de gloire à la fin, et plus chaque fois qu’un moaï est découvert.',
    substitute: 'La pile est vide : tu peux prendre une carte d’un autre type.',
    discard: 'Trois moaïs et moins de 7 bois : tu en retires un du jeu.',
    sacrifice: 'Sacrifie ce que tu as en nombre : chaque carte de ce type vaudra plus, et tu gardes le reste.',
    hide: 'Personne ne voit ce que tu caches. Souviens-t’en, cela compte à la fin.',
    three: 'Trois d’un type pour 2 bois : un village fort d’un coup, et trois nouvelles cartes.',
    buy: 'Sous chaque pile est écrit ce qu’une carte te coûte. Celles dont le type est fréquent sur la pierre valent l’achat.',
    take: 'Pointe une colonne pour voir ce que sa carte de devant rapporterait à la table.',
    end: 'La pioche est presque épuisée. Transforme ton bois en quelque chose d’utile.',
  },
};

export default words;
