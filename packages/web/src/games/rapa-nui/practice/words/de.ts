import type en from './en.ts';

const words: typeof en = {
  column: {
    text: 'Du willst einen großen Moai: je einen Bildhauer in allen drei Spalten. Spalte 3 hat nur einen Platz.',
    task: 'Setze den ersten deiner drei Bildhauer.',
    right:
      'Spalte 3 gehört dir: Vakai kann in dieser Runde keinen großen Moai machen. In den anderen Spalten ist noch Platz genug.',
    wrong: 'Das kann warten: Vakai könnte den einzigen Platz in Spalte 3 nehmen. Was knapp ist, kommt zuerst.',
  },
  route: {
    text: 'Dein mittlerer Moai bricht vom Krater nach S3 auf. Jedes fremde Feld am Weg bringt seinem Besitzer, was es zeigt. S1 gehört dir; I3, I4 und S2 gehören Vakai.',
    task: 'Wähle den ersten Schritt.',
    right:
      'Auf S1 bekommt niemand sonst etwas, Vakai also nur auf S2. Wo deine Moai gehen, sollen deine eigenen Träger stehen.',
    wrong: 'Über I3 bringt jedes Feld am Weg Vakai etwas. Auf welchem Weg steht ein Träger von dir?',
  },
  tablet: {
    text: 'Du hast einen mittleren Moai errichtet und bekommst 3 Holz. Deine Rongo-Tafel kann jetzt jedes Plättchen sein; behalten zählt sie am Ende 3 Punkte.',
    task: 'Nutze die Tafel für das, was am meisten bringt.',
    right:
      'Drei Holz mehr sind am Ende 3 Punkte, wie die Tafel auch, und bis dahin kannst du sie ausgeben. Du verlierst also nichts und hast die Wahl.',
    wrong:
      'Zugabe bringt nur 2, Tausch nicht mehr, als du gibst, und eine behaltene Tafel kauft nichts. Welches Plättchen bringt 3?',
  },
  rest: {
    text: 'Du hast 7 Holz, und dein Moai auf S3 hat keinen Pukao. Dein einziger Träger dort ist müde.',
    task: 'Sorge dafür, dass du den Moai in dieser Runde krönen kannst.',
    right:
      'Mit Rast steht der Träger auf und kann krönen: 4 Holz kaufen dann das Boot, 11 Punkte. Plättchen, die bis zum Ende liegen, helfen niemandem.',
    wrong:
      'Ein müder Träger kann nicht krönen, und nach dem Passen ist die Runde für dich vorbei. Welches deiner Plättchen hilft?',
  },
};

export default words;
