import type en from './en.ts';

const words: typeof en = {
  chain: {
    text: 'Dein Moai der Größe 2 braucht Kraft 2 in jedem Feld, das er betritt. E9 und E8 haben 2; auf E7 steht nur dein Arbeiter.',
    task: 'Setze deinen letzten Arbeiter dorthin, wo dein Moai am meisten gewinnt.',
    right:
      'E7 hat jetzt 2, und eine Figur von dir: 3 × 2 = 6 Prestige. Eine Kette ist so stark wie ihr schwächstes Feld.',
    wrong: 'Von dort kommt der Moai auf einen schlechteren Ahu oder auf keinen. Welches Feld der Kette ist zu schwach?',
  },
  toll: {
    text: 'Vakais Häuptling wartet auf D8. Riros Moai der Größe 2 hat einen Arbeiter auf E9.',
    task: 'Setze einen Arbeiter dorthin, wo beide Moai vorbeikommen.',
    right:
      'E9 führt vom Steinbruch zu beiden. Riros Moai fehlt dort Kraft 1, und Vakai hat dort niemanden: Jedes Mal, wenn dein Arbeiter trägt, bekommst du 1.',
    wrong: 'Dort muss niemand vorbei, oder du gibst mehr als nötig. Welches Feld am Steinbruch brauchen beide?',
  },
  bid: {
    text: 'Du willst den Moai der Größe 3. Alle haben 2 Marker, und nur du hast eine Halbtafel.',
    task: 'Biete so, dass du sicher zuerst wählst und ihn nehmen kannst, und behalte den Rest.',
    right:
      'Niemand kann mehr als 2 Marker bieten, und deine Halbtafel entscheidet den Gleichstand. Der Häuptling zählt als drei Bildhauer: Deine Arbeiter bleiben frei.',
    wrong:
      'Ein anderer Stamm könnte vor dir wählen, die 3 wäre dir zu groß, oder du bietest Figuren, die du auf der Insel brauchst.',
  },
  crew: {
    text: 'Dein Moai betritt E9 und braucht Kraft 1, von Vakai oder von Riro. Vakai hat 2 Prestige, Riro 1.',
    task: 'Wähle, wer den Punkt bekommt.',
    right: 'Riro liegt zurück: Dort schadet der Punkt am wenigsten, und dein Moai kommt genauso weit.',
    wrong: 'Vakai liegt vor Riro. Wer von beiden soll nicht noch mehr bekommen?',
  },
};

export default words;
