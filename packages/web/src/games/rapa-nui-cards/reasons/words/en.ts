const en = {
  hold: ({ what }: { what: string }) => `Your sacrifice cards of that type then: ${what}.`,
  village: ({ what }: { what: string }) => `In your village then: ${what}.`,
  builds: ({ what }: { what: string }) => `The moai is worth ${what} at the end.`,
  discards: 'A moai leaves the game, and you keep your wood.',
  worth: ({ what, text }: { what: string; text: string }) =>
    `As it stands, your sacrifice cards are then worth ${what}; now it is ${text}.`,
  takes: ({ text }: { text: string }) => `You take into your hand: ${text}.`,
  gets: ({ what }: { what: string }) => `You get ${what}.`,
  affords: ({ what }: { what: string }) => `With a moai in your hand and ${what} you can build it next turn.`,
  spends: ({ what }: { what: string }) => `It costs you ${what}.`,
};
export default en;
