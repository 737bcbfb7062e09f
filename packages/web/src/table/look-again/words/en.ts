const words = {
  cost: ({ percent }: { percent: string }) => `Look again? That cost about ${percent} of your chance to win.`,
  goBack: 'Go back',
  leave: 'Leave it',
  missed: ({ text }: { text: string }) => `What you may have missed: ${text}`,
};

export default words;
