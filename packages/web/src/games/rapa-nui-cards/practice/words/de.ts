import type en from './en.ts';

const words: typeof en = {
  buy: {
    text: 'Du hast 11 Holz und einen Moai auf der Hand, der 7 kostet. Unter jedem Stapel steht, was dich seine Karte kostet.',
    task: 'Tu, was sich lohnt, bevor du den Moai baust.',
    right:
      'Gekauft wird vor dem Spielen. Deine zwei Beerensammler machen die Karte billig, und mindestens 7 Holz bleiben für den Moai.',
    wrong:
      'Nach dem Spielen kannst du nicht mehr kaufen; und eine Fisch- oder Getreidekarte lässt dir 6 Holz, zu wenig für den Moai.',
  },
  hide: {
    text: 'Vakai hat eine Fischkarte gelegt. Wäre die Partie jetzt zu Ende, wären die häufigsten Arten auf dem Stein 3 wert, die nächsten 2.',
    task: 'Verstecke die Karte, die deine anderen am meisten wert macht.',
    right:
      'Du hast zwei Süßkartoffelkarten: Die auf dem Stein macht die andere 3 wert, wie deine Fischkarte. Das sind nach jetzigem Stand 14 Punkte.',
    wrong:
      'Das ergibt nach jetzigem Stand 12 oder 13 Punkte. Von welcher Art behältst du eine Karte, wenn du eine legst?',
  },
  uncover: {
    text: 'Du nimmst noch eine Karte. Was dahinter liegt, wird gewertet: Schau in dein Dorf, und wie viele Beerensammler du hast.',
    task: 'Nimm die Karte, die dir am meisten bringt.',
    right:
      'Ein Beerensammler wird gewertet: Du bekommst eine Karte und eine mehr für die Mehrheit. Zwei Beerenkarten sind nach jetzigem Stand 4 Punkte wert.',
    wrong:
      'Das bringt weniger, ist Glückssache oder hilft Vakai. Hinter welcher Karte liegt etwas, wovon du am meisten hast?',
  },
  sacrifice: {
    text: 'Vakai hat gebaut. Du hast zwei Beerenkarten, zwei Süßkartoffelkarten und eine Getreidekarte; auf dem Stein liegt eine Beerenkarte.',
    task: 'Opfere die Karte, die dir am meisten Punkte lässt.',
    right:
      'Eine zweite Beerenkarte auf dem Stein macht Beerenkarten 3 wert, und dein Dorf bringt weiter welche. Nach jetzigem Stand 15 Punkte.',
    wrong:
      'Eine Süßkartoffelkarte lässt dir nach jetzigem Stand 13 Punkte, eine Getreidekarte 12. Welche Art bringt dein Dorf immer wieder?',
  },
};

export default words;
