import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'G1.1': 'Chacune des cinq couleurs a 6 ouvriers, un chef, un sorcier, 6 marqueurs tribaux, 7 socles et un étendard.',
  'G1.2': 'Il y a 17, 12 et 6 moaïs de taille 1, 2 et 3, 14 coiffes, 27 rondins, 30 demi-tablettes, 5 dés et 7 forêts.',
  'G1.3': 'Un dé montre 0, un moaï brisé, ou une taille de 1 à 3.',
  'G2.1':
    'Ta réserve commence avec un ouvrier, le sorcier, le chef, 2 marqueurs tribaux et 7, 6 ou 5 socles à 3, 4 ou 5 joueurs.',
  'G2.2': 'Avec le départ rapide, chacun commence avec 2 ouvriers.',
  'G2.3': 'Tous les autres ouvriers et marqueurs tribaux commencent dans l’urne, ceux des couleurs absentes aussi.',
  'G2.4': 'On lance un dé par joueur : les 3 blancs, puis les bruns.',
  'G2.5': 'Les forêts commencent avec leur nombre visible.',
  'G2.6': 'Chacun commence à 0 point de prestige, et le premier joueur est tiré au sort.',
  'G3.0': 'Seul un joueur à qui l’on demande peut agir, et seulement par un coup propre à ce moment.',
  'G3.1':
    'Chaque dé de 1 à 3 amène un moaï de cette taille sur la tuile de carrière ; à la première manche un 0 compte pour 1 et un 3 pour 2.',
  'G3.2': 'Un dé n’amène rien quand il ne reste plus de moaïs de sa taille dans la réserve commune.',
  'G3.3':
    'Tu mises en secret autant de marqueurs, d’ouvriers, sorcier et chef de ta réserve que tu veux ; toutes les mises se montrent ensemble.',
  'G3.4': 'Un ouvrier ou le sorcier compte pour 1 sculpteur, le chef pour 3.',
  'G3.5':
    'Qui a misé le plus de marqueurs choisit d’abord, puis qui a le plus de demi-tablettes, puis l’ordre du tour.',
  'G3.6':
    'Tu prends un moaï à la fois, pas plus grand que tes sculpteurs encore libres ; qui renonce sort de ces enchères.',
  'G3.7': 'Les moaïs que personne ne prend quittent la partie.',
  'G3.8': 'Ce qui a été misé ne sert plus jusqu’à la fin de la manche.',
  'G3.9': 'Pendant le placement, tu fais une action à la fois, dans le sens horaire, jusqu’à passer définitivement.',
  'G3.10':
    'Tu places un ouvrier ou le sorcier avec 2 rondins au plus, ou le chef sans rondin, de ta réserve sur n’importe quel hexagone.',
  'G3.11': 'Le sorcier peut faire l’action de l’hexagone où il est placé, et apporter aussi des rondins.',
  'G3.12': 'Le chef fait l’action de son hexagone pour 2 demi-tablettes, une fois par manche au plus.',
  'G3.13':
    'Un marqueur tribal de ta réserve, dépensé pour cette manche, rapporte une demi-tablette tant qu’il en reste.',
  'G3.14': 'Qui passe n’a plus d’action dans cette phase.',
  'G3.15': 'Le village donne un ouvrier de ta couleur, pris dans l’urne.',
  'G3.16': 'La hutte des sorciers donne un marqueur tribal de ta couleur, pris dans l’urne.',
  'G3.17': 'Une forêt donne une seule fois autant de rondins que son nombre, puis elle est coupée.',
  'G3.18':
    'Un ahu libre au bord de l’hexagone se réserve avec un socle de ta réserve ; toi seul peux y ériger un moaï, et le socle y reste.',
  'G3.19': 'La carrière de coiffes donne une coiffe tant qu’il en reste.',
  'G3.20': 'Une action qui ne donnerait rien ne peut pas être choisie, et un hexagone ne donne qu’une action.',
  'G3.21':
    'Pendant le transport, tu agis sur un moaï ou une coiffe, en le déplaçant ou non, ou tu passes définitivement ; pour le laisser, il faut être entré dans un hexagone.',
  'G3.22':
    'Tu peux agir sur ce que tu as gagné ou déplacé cette manche, ce qui porte ton marqueur et les objets abandonnés ; rien d’autre.',
  'G3.23': 'Un moaï ou une coiffe gagné cette manche part de l’hexagone de sa carrière.',
  'G3.24':
    'Chaque hexagone où l’on entre doit fournir la force : 1 pour la taille 1 ou une coiffe, 2 pour la taille 2, 3 pour la taille 3 ; un chef donne 3, les autres 1.',
  'G3.25': 'Les rondins seuls ne portent rien : un ouvrier, un sorcier ou un chef doit aider dans chaque hexagone.',
  'G3.26': 'Un objet n’entre jamais dans un hexagone où il est déjà passé cette manche.',
  'G3.27': 'Les pions et les rondins du plateau servent à autant de transports qu’il faut.',
  'G3.28':
    'Nul ne peut refuser de porter ; le propriétaire gagne 1 point de prestige par unité de force qu’un autre utilise, sauf pour les rondins.',
  'G3.29': 'L’équipe la moins chère porte ; s’il y en a plusieurs, celui qui déplace choisit qui gagne les points.',
  'G3.30':
    'Tu ériges un moaï sur un ahu libre avec un socle de ta réserve, ou sur un ahu que tu as réservé, avec un de tes pions dans son hexagone.',
  'G3.31': 'Une coiffe se pose sur tout moaï érigé qui n’en a pas, avec un de tes pions dans l’hexagone de son ahu.',
  'G3.32':
    'Un marqueur de ta réserve rend un objet sans marqueur à toi seul ; il revient quand l’objet est érigé ou posé.',
  'G3.33': 'Un objet abandonné doit être érigé, posé ou marqué dans l’action même qui le reprend.',
  'G3.34':
    'Ce qui a été gagné sans bouger va sur l’hexagone de sa carrière à la fin du transport ; son propriétaire peut l’y marquer, dans l’ordre du tour.',
  'G3.35': 'Pour une demi-tablette, tu peux regarder à tout moment le socle sous un moaï.',
  'G3.36':
    'À la fin de la manche, pions et marqueurs reviennent, tu peux reprendre des marqueurs sur des objets, et les rondins placés sont perdus.',
  'G3.37': 'Le voisin de gauche du premier joueur commence la manche suivante.',
  'G4.1': 'La partie finit après le transport d’une manche où un joueur a un moaï sur chacun de ses socles.',
  'G4.2':
    'Un moaï rapporte la valeur de l’ahu fois sa taille, une coiffe la valeur de coiffe de son ahu, deux demi-tablettes 3, en plus du transport.',
  'G4.3': 'Qui a le plus de prestige l’emporte ; à égalité, la victoire est partagée.',
  'G4.4':
    'La partie finit aussi après deux manches de suite sans moaï dans la réserve commune, sans moaï érigé ni coiffe posée, et après la manche 30.',
  'G4.5': 'Avec le score ouvert, un moaï compte dès qu’il est érigé, et les coiffes à la fin.',
  'G5.1':
    'Les mises sont secrètes jusqu’à la dernière ; les paravents cachent les réserves et les socles leur couleur, sauf option contraire.',
  'G5.2': 'Une fois le premier joueur connu, seuls les dés sont du hasard ; rien de l’urne n’est tiré au sort.',
};

export default sentences;
