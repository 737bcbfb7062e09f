const words = {
  majorities: 'Taking cards and majorities',
  cards: 'Playing and buying cards',
  sacrifice: 'Sacrifices',
};

export default words;
