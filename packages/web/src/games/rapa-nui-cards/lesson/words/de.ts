import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Willkommen! Du gründest ein Dorf, baust Moai und opferst, manches davon geheim. Wer am meisten Ruhm hat, wenn der Stapel leer ist, gewinnt. Ruhm bringen Priester, Moai, übriges Holz und Opferkarten.',
    },
    columns: {
      text: 'In der Mitte liegen vier Spalten; nur die vorderste Karte jeder Spalte kann man nehmen. Jeder Zug geht gleich: Spiele aus der Hand, fülle sie wieder auf drei Karten auf, und die zuletzt aufgedeckte Karte wird für alle gewertet.',
    },
    playPotato: {
      text: 'Du hast drei Jäger und Sammler auf der Hand. Eine Karte zu spielen kostet nichts, und sie bleibt in deinem Dorf.',
      task: 'Spiele die Süßkartoffel aus der Hand.',
    },
    takeWoodcutter: {
      text: 'Nun fülle die Hand auf. Schau hinter die vorderste Karte der dritten Spalte: noch ein Holzfäller. Er liegt offen, sobald du den ersten genommen hast, und wird gewertet.',
      task: 'Nimm den Holzfäller der dritten Spalte.',
    },
    scoredWood: {
      text: 'Ein Holzfäller wurde gewertet: Alle bekommen 1 Holz je Holzfäller in ihrem Dorf. Ihr habt je einen. Mit Holz bezahlst du hier fast alles.',
    },
    scoredPotato: {
      text: 'Vakai hat eine Süßkartoffel aufgedeckt. Sie bringt allen, die eine im Dorf haben, eine Opferkarte dieser Art: dir, aber nicht Vakai. Am Ende können sie Ruhm wert sein.',
    },
    playWoodcutter: {
      text: 'Zwei Holzfäller sind besser als einer: Wer mindestens zwei hat, und mehr als alle anderen, bekommt eins mehr.',
      task: 'Spiele den Holzfäller.',
    },
    takeBerry: {
      text: 'Hinter der Beere der vierten Spalte wartet ein Holzfäller. Wähle Karten auch danach, was sie aufdecken!',
      task: 'Nimm die Beere der vierten Spalte.',
    },
    mostWood: { text: 'Zwei Holz für deine zwei Holzfäller und eins mehr für die Mehrheit: 3 für dich, 1 für Vakai.' },
    playTwo: {
      text: 'Jäger und Sammler derselben Art darf man zusammen spielen: zwei kosten 1 Holz, drei kosten 2. Du hast zwei Beeren.',
      task: 'Wähle eine Beere auf der Hand und spiele beide für 1 Holz.',
    },
    takeMoai: {
      text: 'Du hast zwei Karten gespielt, also nimmst du zwei. Gewertet wird nur, was die letzte aufdeckt.',
      task: 'Nimm den Moai der ersten Spalte.',
    },
    takePriest: {
      text: 'Hinter dem Priester liegt wieder ein Holzfäller.',
      task: 'Nimm den Priester derselben Spalte.',
    },
    playMoai: {
      text: 'Vakai hat dir zu mehr Holz verholfen. Ein Moai kostet 7 und ist am Ende 4 Ruhm wert. Außerdem beginnt mit ihm eine Opferrunde.',
      task: 'Baue den Moai für 7 Holz.',
    },
    hide: {
      text: 'Vakai hat eine Karte offen auf den Stein gelegt. Du hast gebaut und legst deine verdeckt. Am Ende werden die Arten auf dem Stein gezählt: Die häufigste ist 3 Ruhm je Karte wert, die nächste 2, dann 1.',
      task: 'Verstecke eine deiner Opferkarten; eine Fischkarte ist gut.',
    },
    offer: {
      text: 'Zuletzt legst du eine Karte von einem Stapel dazu. Mache kostbar, wovon du viel haben wirst: Deine Beerensammler können noch Beerenkarten bringen.',
      task: 'Lege eine Beerenkarte von ihrem Stapel auf den Stein.',
    },
    takeBesideMoai: {
      text: 'Zurück zu den Spalten. In der dritten liegt ein Moai hinter der Süßkartoffel, und nur du hast einen gebaut.',
      task: 'Nimm die Süßkartoffel der dritten Spalte.',
    },
    choose: {
      text: 'Ein gewerteter Moai bringt je eigenem Moai 1 Ruhm oder 1 Holz, alles von einer Sorte.',
      task: 'Wähle Ruhm oder Holz, wie du magst.',
    },
    buy: {
      text: 'Bevor du spielst, darfst du eine Opferkarte kaufen. Sie kostet 5 Holz, und 1 weniger je Jäger und Sammler ihrer Art in deinem Dorf: Mit zwei Beerensammlern kostet eine Beerenkarte nur 3.',
      task: 'Kaufe eine Beerenkarte von ihrem Stapel.',
    },
    playPriest: {
      text: 'Nach dem Kauf musst du noch spielen. Ein gewerteter Priester bringt 1 Ruhm je Priester im Dorf.',
      task: 'Spiele deinen Priester.',
    },
    takeLast: {
      text: 'In der ersten Spalte liegt nur noch eine Karte. Eine leere Spalte bekommt sofort vier neue Karten, und die letzte davon wird gewertet: mal sehen, was kommt.',
      task: 'Nimm die letzte Karte der ersten Spalte.',
    },
    refilled: { text: 'Ein Priester! 1 Ruhm für deinen. Für einen einzigen gibt es keine Mehrheit.' },
    sacrifice: {
      text: 'Nun hat Vakai gebaut. Du legst eine Karte offen auf den Stein: Du verlierst sie, aber ihre Art wird wertvoller.',
      task: 'Opfere eine Karte; eine Beerenkarte hilft deinen anderen Beerenkarten.',
    },
    ending: {
      text: 'Die Partie endet sofort, wenn beim Auffüllen einer Spalte der Stapel leer wird. Dann wird Verdecktes gezeigt und gezählt: Ruhm, 4 je Moai, 1 je 5 Holz und deine Opferkarten.',
    },
    alone: {
      text: 'Du kennst fast alles. Was noch bleibt: Mit drei Moai auf der Hand und weniger als 7 Holz nimmst du einen aus dem Spiel, und ist ein Stapel leer, darfst du eine andere Art nehmen. Spiele weiter: Ich melde mich, wenn Neues kommt.',
    },
  },
  tips: {
    moai: 'Du kannst dir einen Moai leisten: 4 Ruhm am Ende, und mehr, wann immer ein Moai gewertet wird.',
    substitute: 'Der Stapel ist leer: Du darfst eine Karte einer anderen Art nehmen.',
    discard: 'Drei Moai und weniger als 7 Holz: Du nimmst einen davon aus dem Spiel.',
    sacrifice: 'Opfere, wovon du viel hast: Es wird wertvoller, und den Rest behältst du.',
    hide: 'Niemand sieht, was du versteckst. Merke es dir, es zählt am Ende.',
    three: 'Drei einer Art für 2 Holz: auf einen Schlag ein starkes Dorf und drei neue Karten.',
    buy: 'Unter jedem Stapel steht, was dich eine Karte kostet. Arten, die oft auf dem Stein liegen, lohnen sich.',
    take: 'Zeige auf eine Spalte, um zu sehen, was ihre vorderste Karte allen bringen würde.',
    end: 'Der Stapel ist fast leer. Mache jetzt aus Holz etwas Nützliches.',
  },
};

export default words;
