import type en from './en.ts';

const words: typeof en = {
  chain: {
    text: 'Ton moaï de taille 2 demande 2 points de force dans chaque hexagone où il entre. E9 et E8 en ont 2 ; en E7, il n’y a que ton ouvrier.',
    task: 'Place ton dernier ouvrier là où ton moaï rapporte le plus.',
    right:
      'E7 a maintenant 2 points de force, et un pion à toi : 3 × 2 = 6 points de prestige. Une chaîne est aussi forte que son hexagone le plus faible.',
    wrong: 'De là, le moaï atteint un moins bon ahu, ou aucun. Quel hexagone de la chaîne est trop faible ?',
  },
  toll: {
    text: 'Le chef de Vakai attend en D8. Le moaï de taille 2 de Riro a un ouvrier en E9.',
    task: 'Place un ouvrier là où passeront les deux moaïs.',
    right:
      'E9 mène de la carrière vers les deux. Il y manque 1 point de force à Riro, et Vakai n’y a personne : chaque fois que ton ouvrier porte, tu gagnes 1 point.',
    wrong:
      'Personne n’est obligé d’y passer, ou tu donnes plus qu’il ne faut. Quel hexagone près de la carrière sert aux deux ?',
  },
  bid: {
    text: 'Tu veux le moaï de taille 3. Chacun a 2 marqueurs, et il n’y a que toi qui as une demi-tablette.',
    task: 'Mise de façon à choisir à coup sûr en premier et à pouvoir le prendre, et garde le reste.',
    right:
      'Personne ne peut miser plus de 2 marqueurs, et ta demi-tablette départage. Le chef vaut trois sculpteurs : tes ouvriers restent libres.',
    wrong:
      'Un autre clan pourrait choisir avant toi, le 3 serait trop grand pour toi, ou tu mises des pions utiles sur l’île.',
  },
  crew: {
    text: 'Ton moaï entre en E9 et demande 1 point de force, de Vakai ou de Riro. Vakai a 2 points de prestige, Riro 1.',
    task: 'Choisis qui reçoit le point.',
    right: 'Riro est derrière : c’est là que le point gêne le moins, et ton moaï va tout aussi loin.',
    wrong: 'Vakai devance Riro. Lequel des deux ne doit pas en avoir plus ?',
  },
};

export default words;
