import type en from './en.ts';

const words: typeof en = {
  column: {
    text: 'Tu veux un grand moaï : un sculpteur dans chacune des trois colonnes. La colonne 3 n’a qu’un emplacement.',
    task: 'Place le premier de tes trois sculpteurs.',
    right:
      'La colonne 3 est à toi : Vakai ne peut pas faire de grand moaï cette manche. Les autres colonnes ont encore assez d’emplacements.',
    wrong: 'Cela peut attendre : Vakai pourrait prendre le seul emplacement de la colonne 3. Ce qui est rare d’abord.',
  },
  route: {
    text: 'Ton moaï moyen quitte le cratère pour S3. Chaque case du chemin tenue par un autre lui rapporte ce qu’elle montre. S1 est à toi ; I3, I4 et S2 sont à Vakai.',
    task: 'Choisis le premier pas.',
    right:
      'Sur S1, personne d’autre ne reçoit rien ; Vakai ne reçoit donc quelque chose que sur S2. Là où passent tes moaïs, il faut tes propres transporteurs.',
    wrong: 'Par I3, chaque case du chemin rapporte à Vakai. Sur quel chemin as-tu un transporteur ?',
  },
  tablet: {
    text: 'Tu as érigé un moaï moyen et tu gagnes 3 bois. Ta tablette rongo peut maintenant être n’importe quelle tuile ; gardée, elle vaut 3 points à la fin.',
    task: 'Utilise la tablette pour ce qui rapporte le plus.',
    right:
      'Trois bois de plus font 3 points à la fin, comme la tablette, et d’ici là tu peux les dépenser. Tu ne perds donc rien, et tu as le choix.',
    wrong:
      'Supplément ne donne que 2, Troc pas plus que tu ne donnes, et une tablette gardée n’achète rien. Quelle tuile donne 3 ?',
  },
  rest: {
    text: 'Tu as 7 bois, et ton moaï en S3 n’a pas de pukao. Ton seul transporteur y est fatigué.',
    task: 'Fais en sorte de pouvoir coiffer ce moaï dans cette manche.',
    right:
      'Avec Repos, le transporteur se relève et peut coiffer : 4 bois achètent alors le Bateau, 11 points. Une tuile qui attend la fin n’aide personne.',
    wrong:
      'Un transporteur fatigué ne peut pas coiffer, et après avoir passé, la manche est finie pour toi. Laquelle de tes tuiles aide ?',
  },
};

export default words;
