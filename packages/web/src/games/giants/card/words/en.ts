const words = {
  pitch: 'Carve moai, build chains of carriers together, and erect the giants on the far coasts.',
  facts: '3 to 5 players · about an hour',
  begins: 'The first player is drawn by lot when the game begins.',
  options: {
    quickStart: { name: 'Quick start', about: 'Everybody begins with two workers instead of one.' },
    openScore: { name: 'Open score', about: 'A moai is scored when it is erected; the final result is the same.' },
    screens: { name: 'Open screens', about: 'Everybody sees what others have in reserve.' },
    bases: { name: 'Bases shown', about: 'The colour under each moai can be seen, so nobody needs to remember it.' },
    ownBases: { name: 'Remember your own', about: 'Nobody is shown which moai are their own, as at the table.' },
  },
};

export default words;
