import type en from './en.ts';

const words: typeof en = {
  buy: {
    text: 'Tu as 11 bois et un moaï en main, qui en coûte 7. Sous chaque pile est écrit ce que sa carte te coûte.',
    task: 'Fais ce qui rapporte avant de construire le moaï.',
    right:
      'On achète avant de jouer. Tes deux chasseurs-cueilleurs Mûre rendent la carte peu chère, et il reste au moins 7 bois pour le moaï.',
    wrong:
      'Après avoir joué, tu ne peux plus acheter ; et une carte Poisson ou Céréale te laisse 6 bois, trop peu pour le moaï.',
  },
  hide: {
    text: 'Vakai a posé une carte Poisson. Si la partie finissait maintenant, les types les plus fréquents sur la pierre vaudraient 3, les suivants 2.',
    task: 'Cache la carte qui donne le plus de valeur aux autres.',
    right:
      'Tu as deux cartes Patate douce : celle de la pierre fait valoir 3 à l’autre, comme à ta carte Poisson. Cela fait 14 points pour l’instant.',
    wrong: 'Cela fait 12 ou 13 points pour l’instant. De quel type gardes-tu une carte quand tu en poses une ?',
  },
  uncover: {
    text: 'Tu prends encore une carte. Celle de derrière est évaluée : regarde ton village, et combien de chasseurs-cueilleurs Mûre tu as.',
    task: 'Prends la carte qui te rapporte le plus.',
    right:
      'Un chasseur-cueilleur Mûre est évalué : tu reçois une carte, et une de plus pour la majorité. Deux cartes Mûre valent 4 points pour l’instant.',
    wrong: 'Cela rapporte moins, dépend du hasard ou aide Vakai. Derrière quelle carte y a-t-il ce que tu as le plus ?',
  },
  sacrifice: {
    text: 'Vakai a construit. Tu as deux cartes Mûre, deux cartes Patate douce et une carte Céréale ; une carte Mûre est sur la pierre.',
    task: 'Sacrifie la carte qui te laisse le plus de points.',
    right:
      'Une deuxième carte Mûre sur la pierre fait valoir 3 aux cartes Mûre, et ton village en rapporte encore. Pour l’instant, 15 points.',
    wrong:
      'Une carte Patate douce te laisse 13 points pour l’instant, une carte Céréale 12. Quel type ton village rapporte-t-il encore et encore ?',
  },
};

export default words;
