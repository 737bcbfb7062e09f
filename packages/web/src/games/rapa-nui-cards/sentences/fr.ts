import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'C1.1': 'La pioche compte 9 moaïs, 9 prêtres, 12 bûcherons et 5 chasseurs-cueilleurs de chacun des quatre types.',
  'C1.2':
    'Chaque couleur commence avec un bûcheron et trois chasseurs-cueilleurs ; il manque le type i à la couleur i.',
  'C1.3': 'Il y a 25 cartes sacrifice de chaque type.',
  'C1.4': 'Le bois et la gloire ne s’épuisent jamais.',
  'C2.1': 'Le bûcheron de départ est dans ton village, les trois chasseurs-cueilleurs sont ta main.',
  'C2.2': 'Le hasard pose les cartes d’une colonne une à une ; la dernière posée est devant.',
  'C2.3': 'Chacun commence avec une carte sacrifice de chaque type, connue de lui seul.',
  'C2.4': 'Au départ, on a 2, 3, 4 et 5 bois dans l’ordre du tour.',
  'C3.0': 'Les joueurs jouent dans le sens horaire ; seul celui à qui l’on demande peut jouer.',
  'C3.1':
    'Avant de jouer, tu peux acheter une carte sacrifice d’une pile non vide, pour 5 bois moins tes chasseurs-cueilleurs de ce type.',
  'C3.2':
    'Joue de ta main un bûcheron, un prêtre, un moaï pour 7 bois, ou jusqu’à trois chasseurs-cueilleurs d’un même type pour 0, 1 ou 2 bois.',
  'C3.3': 'On ne défausse un moaï que si l’on en tient trois et que l’on a moins de 7 bois.',
  'C3.4': 'Seul un moaï a un effet quand il est joué.',
  'C4.1':
    'Après un moaï, chaque autre joueur à son tour pose une carte sacrifice face visible sur la pierre, s’il en a.',
  'C4.2': 'Le bâtisseur pose ensuite une de ses cartes sacrifice face cachée.',
  'C4.3': 'Pour finir, le bâtisseur ajoute une carte d’une pile non vide, face visible.',
  'C5.1': 'Prends des cartes de devant dans des colonnes non vides jusqu’à en tenir trois.',
  'C5.2': 'Une colonne vide est aussitôt complétée de quatre cartes de la pioche.',
  'C5.3': 'Après ta dernière prise, la carte qu’elle découvre est évaluée.',
  'C5.4': 'Une seule carte est évaluée, pour tout le monde, dans le sens horaire à partir du joueur actif.',
  'C6.1': 'Un bûcheron rapporte 1 bois pour chacun de tes bûcherons.',
  'C6.2': 'Un prêtre rapporte 1 point de gloire pour chacun de tes prêtres.',
  'C6.3': 'Un moaï rapporte 1 point de gloire ou 1 bois pour chacun de tes moaïs, tout de la même sorte.',
  'C6.4': 'Un chasseur-cueilleur donne une carte sacrifice de son type à quiconque a un tel chasseur-cueilleur.',
  'C6.5': 'Le seul joueur qui en a le plus, et au moins deux, en reçoit un de plus.',
  'C6.6': 'Si cette pile est vide, tu choisis une carte d’une autre pile non vide.',
  'C7.1': 'La partie finit aussitôt que compléter une colonne épuise la pioche.',
  'C7.2': 'On compte la gloire gagnée, 4 par moaï, 1 par tranche de 5 bois et la valeur des cartes sacrifice.',
  'C7.3': 'Les cartes cachées sont révélées ; un type vaut 3, moins 1 pour chaque nombre supérieur sur la pierre.',
  'C7.4': 'Sans rien sur la pierre, les cartes sacrifice ne valent rien.',
  'C7.5': 'Le plus de gloire l’emporte, puis le plus de moaïs, sinon la victoire est partagée.',
  'C8.1': 'Colonnes, villages, bois, gloire, piles, pierre et tous les nombres de cartes sont publics.',
  'C8.2': 'Jusqu’à la fin de la partie, toi seul connais tes cartes sacrifice et celles que tu as posées face cachée.',
  'C8.3': 'Les mains sont cachées, sauf option contraire.',
  'C8.4': 'Nul ne connaît l’ordre de la pioche ni les cartes cachées des autres au-delà de ce qu’il a vu.',
};

export default sentences;
