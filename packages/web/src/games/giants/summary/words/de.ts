import type en from './en.ts';

const words: typeof en = {
  pieces: {
    moai: 'Moai',
    base: 'Sockel',
    headdress: 'Kopfschmuck',
    worker: 'Arbeiter, Kraft 1',
    sorcerer: 'Zauberer, Kraft 1',
    chief: 'Häuptling, Kraft 3',
    marker: 'Stammesmarker',
    log: 'Rundholz, Kraft 1',
    tablet: 'Halbtafel',
  },
  parts: {
    goal: {
      title: 'Das Ziel',
      text: 'Errichte Moai auf den Ahus der Küste und kröne sie. Ein Moai zählt die linke Zahl seines Ahu mal seine Größe, ein Kopfschmuck die rechte Zahl. Wer das meiste Prestige hat, gewinnt.',
    },
    round: {
      title: 'Eine Runde',
      text: '1. Würfel bringen Moai. 2. Versteigerung: Alle bieten geheim; wer die meisten Marker bietet, wählt zuerst, Figuren sind Bildhauer (der Häuptling zählt 3). 3. Setzen: eine Aktion je Zug, bis alle gepasst haben: eine Figur setzen, mit bis zu 2 Rundhölzern; ein Zauberer macht auch die Aktion seines Feldes (Arbeiter, Marker, Rundhölzer, Kopfschmuck, Ahu reservieren), ein Häuptling für 2 Halbtafeln; oder einen Marker für eine Halbtafel ausgeben. 4. Transport. 5. Alles kommt zurück, nur gesetzte Rundhölzer nicht.',
    },
    transport: {
      title: 'Transport',
      text: 'Jedes Feld, das ein Objekt betritt, muss so viel Kraft geben, wie es groß ist (ein Kopfschmuck: 1), mit mindestens einer Figur. Ein anderer Stamm bekommt 1 für jede Kraft seiner Figuren, die du nutzt; Rundhölzer und deine eigenen sind umsonst. Zum Errichten und Krönen brauchst du eine eigene Figur im Feld. Ein Marker hält ein Objekt für dich; Herrenloses muss sofort ans Ziel oder markiert werden.',
    },
    end: {
      title: 'Das Ende',
      text: 'Die Partie endet nach einer Runde, in der jemand auf jedem eigenen Sockel einen Moai hat. Zwei Halbtafeln zählen 3. Für eine Halbtafel darfst du auch jederzeit unter einem Moai nachsehen.',
    },
  },
};

export default words;
