const words = {
  loading: 'One moment…',
  newVersion: 'A new version of Ahu is ready.',
  loadIt: 'Load it',
  later: 'Later',
  notFound: 'There is nothing here',
  notFoundText: 'This address leads to no page of Ahu. Perhaps the link is old, or a letter fell off.',
  home: 'To the start',
  failed: 'A moai fell over',
  failedText: ({ reason }: { reason: string }) =>
    `Your games are safe in this browser. Load the page again; if that does not help, this is what went wrong: ${reason}`,
  tryAgain: 'Load again',
};

export default words;
