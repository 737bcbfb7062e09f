import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Willkommen auf Rapa Nui. Du haust Moai und trägst sie zu den Ahus an der Küste; das bringt Rohstoffe. Mit Rohstoffen kaufst du Opfergaben, und die wertvollsten gewinnen. Du beginnst mit einem Rohstoff jeder Art.',
    },
    draft: {
      text: 'Auf jedem Ahu liegt ein Plättchen für alle, die dort errichten. Zu zweit werden zuerst die vier übrigen verteilt: Vakai beginnt.',
    },
    draftThrift: {
      text: 'Mit Sparsamkeit zahlst du 2 statt 4 Rohstoffe für eine Opfergabe. Gut zu haben.',
      task: 'Wähl Sparsamkeit.',
    },
    placing: {
      text: 'Du hast auch Überfluss bekommen. Nun werden reihum Figuren gestellt. Dorfbewohner hauen in den Spalten des Steinbruchs oder tragen auf dem Land; der Zauberer nimmt einen Stern und bestimmt die Reihenfolge.',
    },
    columnOne: {
      text: 'Wer hauen will, braucht jemanden in Spalte 1: einer dort macht einen kleinen Moai.',
      task: 'Stell einen Dorfbewohner in Spalte 1 des Steinbruchs.',
    },
    carrier: {
      text: 'Ein Moai kommt vom Krater, und jedes Land auf seinem Weg braucht einen Träger, egal wessen. Wo er errichtet wird, muss einer dir gehören. Die Südküste gibt Holz.',
      task: 'Stell einen Dorfbewohner auf das leuchtende Land der Südküste.',
    },
    secondCarrier: {
      text: 'Errichten macht einen Träger müde. Ein zweiter auf demselben Land kann den Moai noch in dieser Runde krönen.',
      task: 'Stell noch einen Dorfbewohner auf dasselbe Land.',
    },
    columnTwo: {
      text: 'Je ein Bildhauer in Spalte 1 und 2 machen einen mittleren Moai: 3 Rohstoffe statt 1.',
      task: 'Stell einen Dorfbewohner in Spalte 2.',
    },
    sorcerer: {
      text: 'Der erste Stern heißt, zuerst dran zu sein. Nur wer die Runde beginnt, darf ihn nicht mit der allerersten Figur nehmen.',
      task: 'Stell den Zauberer auf den ersten Stern.',
    },
    sculpted: {
      text: 'Die Bildhauer sind fertig: ein mittlerer Moai für dich, ein kleiner für Vakai. Nun wird getragen, ein Transport je Zug.',
    },
    erect: {
      text: 'Der Weg führt über zwei Länder von Vakai und bringt dort, was sie zeigen. Am Ziel gibt es 3 Holz und das Plättchen des Ahus.',
      task: 'Trag den mittleren Moai auf dein Land und errichte ihn.',
    },
    abundance: {
      text: 'Das ist der Moment für Überfluss: 3 Rohstoffe mehr von diesem Land. Ein gespieltes Plättchen ist weg.',
      task: 'Spiel Überfluss.',
    },
    popular: {
      text: '7 Holz! In deinem Zug darfst du Verbesserungen kaufen, drei der vier im Spiel. Beliebt bringt für 2 Holz einen fünften Dorfbewohner.',
      task: 'Kauf den fünften Dorfbewohner für 2 Holz.',
    },
    done: {
      text: 'Vom Ahu hast du Rast: Sie weckt einen müden Träger. Behalt sie für später.',
      task: 'Beende deinen Zug.',
    },
    cap: {
      text: 'Ein Pukao, der rote Kopfschmuck, kommt aus seinem Steinbruch im Westen, gleich neben deinem Land. Einen Moai zu krönen, egal wessen, kauft eine Opfergabe.',
      task: 'Trag einen Pukao zu deinem Moai.',
    },
    boat: {
      text: 'Vier gleiche kaufen Hütte, Huhn, Boot oder Halskette; einer von jeder Art das Beil. Vier Holz sind das Boot: 11 Punkte.',
      task: 'Zahl 4 Holz für das Boot.',
    },
    doneAgain: {
      text: 'Deine erste Opfergabe. Die nächste des Stapels ist etwas weniger wert.',
      task: 'Beende deinen Zug.',
    },
    pass: { text: 'Es gibt nichts Lohnendes mehr zu tragen.', task: 'Passe jetzt.' },
    secondRound: {
      text: 'Eine neue Runde: Alle Figuren sind zu Hause, und du beginnst mit fünf Dorfbewohnern. Die letzte Runde ist die, nach der nicht mehr Ahus frei sind als Leute mitspielen.',
    },
    pearls: {
      text: 'Perlen sind am meisten wert und liegen weit im Westen.',
      task: 'Stell einen Dorfbewohner auf das leuchtende Land im Südwesten.',
    },
    pearlsAgain: { text: 'Einer zum Errichten, einer zum Krönen.', task: 'Stell noch einen dorthin.' },
    large: {
      text: 'Je ein Bildhauer in allen drei Spalten macht einen großen Moai: 5 Rohstoffe.',
      task: 'Stell einen Dorfbewohner in Spalte 1.',
    },
    largeTwo: {
      text: 'Vakai besetzt wieder die Länder an deinem Weg: gut für euch beide.',
      task: 'Stell einen Dorfbewohner in Spalte 2.',
    },
    largeThree: { text: 'In Spalte 3 gibt es nur einen Platz.', task: 'Stell einen Dorfbewohner in Spalte 3.' },
    erectLarge: {
      text: 'Der Weg führt durch den Pukao-Steinbruch, wo ein neutraler Träger nichts kostet.',
      task: 'Trag den großen Moai zu den Perlen und errichte ihn auf dem leuchtenden Ahu.',
    },
    chief: {
      text: '6 Perlen. Für 3 bekommst du den Häuptling: Er geht mit einer Figur in eine Spalte und wird nie müde.',
      task: 'Kauf den Häuptling für 3 Perlen.',
    },
    doneChief: { text: 'Im nächsten Zug krönst du diesen Moai.', task: 'Beende deinen Zug.' },
    capPearl: { text: 'Dein zweiter Träger dort ist noch wach.', task: 'Trag einen Pukao zu deinem großen Moai.' },
    thrift: {
      text: 'Mit Sparsamkeit reichen zwei Perlen für eine Halskette. Ein teurerer Rohstoff darf immer einen billigeren ersetzen.',
      task: 'Spiel Sparsamkeit.',
    },
    necklace: { text: 'Die beste Opfergabe von allen: 12 Punkte.', task: 'Zahl 2 Perlen für die Halskette.' },
    ending: {
      text: 'Am Ende zählen deine Opfergaben und 1 Punkt je Rohstoff. Was du nicht ausgibst, ist wenig wert: Kröne rechtzeitig!',
    },
    alone: { text: 'Zwei Runden, und du kennst alles. Spiel es zu Ende: Ich melde mich, wenn Neues kommt.' },
  },
  tips: {
    choose: 'Ein Moai zog über dein Land, das mehrere Erträge zeigt: Nimm, was du brauchst.',
    gain: 'Hier wählst du, was du bekommst, oder spielst ein Plättchen für mehr.',
    exchange: 'Die Stapel zeigen, was oben liegt. Gib aus, wovon du am meisten hast.',
    sculpt: 'Die Verstärkung zählt als ein Bildhauer mehr, in beliebiger Spalte.',
    rest: 'Rast weckt einen müden Träger, der dann wieder errichten oder krönen kann.',
    barter: 'Tausch macht aus 3 Rohstoffen 3 beliebige: aus Schilf Perlen.',
    chief: 'Dein Häuptling kann mit einer Figur unter eine Spalte gehen: Wähl zuerst die Spalte.',
    place: 'Denk rückwärts: Wo soll der Moai stehen, wer steht am Weg, wer krönt ihn?',
    improve: 'Du kannst eine Verbesserung kaufen. Je früher, desto länger hilft sie.',
    transport: 'Wähl, was du trägst: Ziele leuchten, mit Weg und Preis.',
  },
};

export default words;
