import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'R1.1': 'Il y a 6 grands moaïs, 7 moyens et 8 petits, 20 pukao et 2 transporteurs neutres.',
  'R1.2':
    'Jonc, œuf, bois et perle sont de valeur croissante ; une piste contient au plus 10 de chaque, le surplus est perdu.',
  'R1.3':
    'Hutte, Poule, Hache, Bateau et Collier sont des piles de 4 offrandes, et il y en a 7 exceptionnelles ; la meilleure est dessus.',
  'R1.4': 'Il y a 29 tuiles ahu de dix sortes.',
  'R1.5': 'Chaque joueur a 5 villageois, un sorcier, un chef, 4 améliorations, une tablette rongo et un totem.',
  'R2.1':
    'Chaque ahu de la face utilisée, 17 à deux joueurs et 21 à plus, reçoit une tuile ahu au hasard, face visible.',
  'R2.2': 'Tu commences avec 4 villageois, le sorcier, 1 ressource de chaque sorte et une tablette rongo.',
  'R2.3':
    'Des transporteurs neutres se tiennent au cratère et à la carrière de pukao ; le premier ordre du tour est tiré au sort.',
  'R2.4':
    'Les colonnes de la carrière ont 4, 3 et 2 emplacements, ou 3, 2 et 1 à deux joueurs ; la piste d’ordre en a un par joueur.',
  'R2.5': 'La première partie utilise 21 tuiles ahu plus simples et aucune tablette rongo.',
  'R2.6': 'Les piles d’offrandes sont visibles ; les offrandes prises se gardent face cachée.',
  'R3.0': 'Seul le joueur à qui l’on demande peut agir, et seulement par un coup propre à ce moment.',
  'R3.1':
    'Dans l’ordre du tour, tu places une figurine à la fois jusqu’à avoir sorti tous tes villageois et le sorcier ; on ne passe pas.',
  'R3.2':
    'Le sorcier prend un emplacement libre de la piste d’ordre, mais pas le premier comme toute première action de la manche.',
  'R3.3': 'Un sculpteur est un villageois sur un emplacement libre de n’importe quelle colonne de la carrière.',
  'R3.4': 'Un transporteur va sur une case ouverte, vide ou tenue par toi.',
  'R3.5':
    'Avec l’amélioration Chef, tu peux mettre le chef sous une colonne au choix en plaçant un villageois ou le sorcier.',
  'R3.6': 'Un villageois ne reste de côté pour la manche que s’il n’y a plus de place pour lui.',
  'R4.1': 'Les sorciers de la piste d’ordre donnent le nouvel ordre du tour.',
  'R4.2':
    'Un petit moaï demande un sculpteur de la colonne 1, un moyen un des colonnes 1 et 2, un grand un des colonnes 1, 2 et 3 ; un sculpteur sert à un seul moaï.',
  'R4.3':
    'Si une taille manque, tu en prends une plus petite, jamais plus grande ; ce que tes sculpteurs ont fait doit être pris.',
  'R5.1':
    'Dans l’ordre du tour, tu fais un transport, d’un moaï sculpté cette manche ou d’un pukao, ou tu passes pour la phase.',
  'R5.2':
    'Un chemin va de case en case voisine occupée par un transporteur, depuis le cratère ou la carrière de pukao, sans repasser par aucune.',
  'R5.3':
    'Chaque case du chemin tenue par un autre lui rapporte ce qu’elle montre pour un moaï, ou 1 jonc pour un pukao ; il choisit.',
  'R5.4':
    'Tu ériges un moaï sur un ahu libre d’une case où tu as un transporteur qui n’est pas fatigué ; il donne sa tuile, utilisable aussitôt, puis 1, 3 ou 5 ressources.',
  'R5.5': 'Un transporteur fatigué porte et gagne, mais n’érige ni ne coiffe ; le chef ne se fatigue jamais.',
  'R5.6':
    'Tu coiffes un moaï érigé sans pukao là où tu as un transporteur qui n’est pas fatigué, et dois acheter exactement une offrande.',
  'R5.7':
    'Une offrande coûte 4 joncs, 4 œufs, un de chaque, 4 bois ou 4 perles ; une ressource plus chère peut en remplacer une autre, et la tuile doit exister.',
  'R5.8': 'Les moaïs sculptés mais non érigés retournent à la réserve commune à la fin du transport.',
  'R6.1': 'Repos relève un de tes transporteurs fatigués, à ton tour du transport.',
  'R6.2':
    'Troc change exactement 3 de tes ressources contre 3 au choix ; pendant un transport, il se joue entre la tuile et le gain.',
  'R6.3': 'Économie fait coûter une offrande 2 ressources au lieu de 4 quand tu coiffes.',
  'R6.4': 'Renfort est un sculpteur de plus dans une colonne au choix quand tu prends des moaïs.',
  'R6.5': 'Abondance donne 3 ressources de plus d’une sorte que montre la case quand tu ériges.',
  'R6.6': 'Supplément donne 2 ressources de plus d’une sorte que montre la case quand tu ériges.',
  'R6.7':
    'Reconversion, avant la prise des moaïs, fait de ton sorcier un sculpteur dans une colonne au choix ou un transporteur sur une case libre pour toi.',
  'R6.8':
    'Coup de main, après la prise des moaïs, fait d’un de tes sculpteurs ou de ton chef un transporteur sur une case libre pour toi.',
  'R6.9': 'Offrande exceptionnelle se garde : en coiffant, tu peux prendre une tuile exceptionnelle du type payé.',
  'R6.10': 'Faveur vaut 3 points à la fin.',
  'R6.11': 'La tablette rongo, une fois défaussée, a aussitôt le pouvoir de n’importe quelle tuile ahu.',
  'R6.12':
    'Une tuile se joue à ton tour, au moment qu’elle nomme ; on peut en combiner plusieurs, mais Économie ne compte qu’une fois par coiffage.',
  'R6.13':
    'Quand on te demande de reconvertir ton sorcier, de prendre des moaïs ou de donner un coup de main, c’est ton tour jusqu’à ce que tu y mettes fin : Troc et achats sont permis.',
  'R7.0':
    'Tu achètes au plus 3 améliorations, à tout moment de ton tour mais, pendant un transport, seulement avant le gain, et pour leur prix exact.',
  'R7.1': 'Fervent, pour 2 joncs : chaque ressource gagnée en érigeant peut être d’un cran plus élevée.',
  'R7.2': 'Artiste, pour 2 œufs : en coiffant, tu peux prendre une offrande d’un cran plus élevée.',
  'R7.3': 'Populaire, pour 2 bois : ton cinquième villageois te rejoint aussitôt.',
  'R7.4': 'Chef, pour 3 perles : ton chef te rejoint.',
  'R8.1': 'À deux, on retire 1 grand, 1 moyen et 2 petits moaïs, et l’une des deux tuiles égales de chaque offrande.',
  'R8.2':
    'À deux, on choisit parmi les tuiles restantes, le second joueur d’abord : en prendre une, retirer les autres de sa sorte, jusqu’à en avoir 2 chacun.',
  'R8.3': 'La tablette rongo peut copier toutes les sortes de tuiles ahu, même retirées.',
  'R9.1':
    'À la fin d’une manche, les figurines reviennent ; moaïs et pukao restent, et le nouvel ordre du tour s’applique.',
  'R9.2':
    'La partie finit après une manche où il n’y a pas plus d’ahus libres que de joueurs, après 20 manches, ou après trois sans transport.',
  'R9.3':
    'On compte les offrandes, 1 par ressource, 3 pour une tablette rongo non utilisée, 3 pour Faveur ; le plus de points l’emporte, une égalité se partage.',
  'R10.1': 'Tout est visible sauf la valeur des offrandes prises, sauf option contraire.',
  'R10.2': 'Seuls les tuiles ahu et le premier ordre du tour sont du hasard.',
};

export default sentences;
