import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Willkommen auf Rapa Nui. Du meißelst Moai und trägst sie zu den Ahus an der Küste; das bringt Rohstoffe. Mit Rohstoffen kaufst du Opfergaben, und die wertvollsten gewinnen. Du beginnst mit einem Rohstoff jeder Art.',
    },
    draft: {
      text: 'Auf jedem Ahu liegt ein Plättchen: Wer dort errichtet, bekommt es. Zu zweit werden zuerst die vier übrigen verteilt: Vakai beginnt.',
    },
    draftThrift: {
      text: 'Mit Sparsamkeit zahlst du 2 statt 4 Rohstoffe für eine Opfergabe. Gut zu haben.',
      task: 'Wähle Sparsamkeit.',
    },
    placing: {
      text: 'Du hast auch Überfluss bekommen. Nun werden reihum Figuren gesetzt. Dorfbewohner meißeln in den Spalten des Steinbruchs oder tragen auf der Insel; der Zauberer nimmt einen Stern und bestimmt die Reihenfolge.',
    },
    columnOne: {
      text: 'Zum Meißeln brauchst du jemanden in Spalte 1: Einer dort macht einen kleinen Moai.',
      task: 'Setze einen Dorfbewohner in Spalte 1 des Steinbruchs.',
    },
    carrier: {
      text: 'Ein Moai kommt vom Krater, und jedes Feld auf seinem Weg braucht einen Träger, deinen oder einen fremden. Wo er errichtet wird, muss einer dir gehören. Das leuchtende Feld gibt Holz.',
      task: 'Setze einen Dorfbewohner auf das leuchtende Feld.',
    },
    secondCarrier: {
      text: 'Errichten macht einen Träger müde. Ein zweiter auf demselben Feld kann den Moai noch in dieser Runde krönen.',
      task: 'Setze noch einen Dorfbewohner auf dasselbe Feld.',
    },
    columnTwo: {
      text: 'Je ein Bildhauer in Spalte 1 und 2 machen einen mittleren Moai: 3 Rohstoffe statt 1.',
      task: 'Setze einen Dorfbewohner in Spalte 2.',
    },
    sorcerer: {
      text: 'Der erste Stern heißt, als Erster am Zug zu sein. Nur wer die Runde beginnt, darf ihn nicht mit der allerersten Figur nehmen.',
      task: 'Setze den Zauberer auf den ersten Stern.',
    },
    sculpted: {
      text: 'Die Bildhauer sind fertig: ein mittlerer Moai für dich, ein kleiner für Vakai. Nun wird getragen, ein Transport je Zug.',
    },
    erect: {
      text: 'Der Weg führt über zwei Felder von Vakai, und Vakai bekommt, was sie zeigen. Am Ziel gibt es 3 Holz und das Plättchen des Ahu.',
      task: 'Trage den mittleren Moai auf dein Feld und errichte ihn.',
    },
    abundance: {
      text: 'Das ist der Moment für Überfluss: 3 Rohstoffe mehr von diesem Feld. Ein gespieltes Plättchen ist weg.',
      task: 'Spiele Überfluss.',
    },
    popular: {
      text: '7 Holz! In deinem Zug darfst du Verbesserungen kaufen, drei der vier in einer Partie. Beliebtheit bringt für 2 Holz einen fünften Dorfbewohner.',
      task: 'Kaufe den fünften Dorfbewohner für 2 Holz.',
    },
    done: {
      text: 'Vom Ahu hast du Rast: Ein müder Träger steht damit wieder auf. Behalte sie für später.',
      task: 'Beende deinen Zug.',
    },
    cap: {
      text: 'Ein Pukao, der rote Kopfschmuck, kommt aus seinem roten Steinbruch, gleich neben deinem Feld. Wer einen Moai krönt, auch einen fremden, kauft damit eine Opfergabe.',
      task: 'Trage einen Pukao zu deinem Moai.',
    },
    boat: {
      text: 'Für vier gleiche Rohstoffe bekommst du Hütte, Huhn, Boot oder Halskette; für einen von jeder Art das Beil. Vier Holz sind das Boot: 11 Punkte.',
      task: 'Zahle 4 Holz für das Boot.',
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
      text: 'Perlen sind am meisten wert und liegen weit vom Krater.',
      task: 'Setze einen Dorfbewohner auf das leuchtende Feld mit den Perlen.',
    },
    pearlsAgain: { text: 'Einer zum Errichten, einer zum Krönen.', task: 'Setze noch einen dorthin.' },
    large: {
      text: 'Je ein Bildhauer in allen drei Spalten macht einen großen Moai: 5 Rohstoffe.',
      task: 'Setze einen Dorfbewohner in Spalte 1.',
    },
    largeTwo: {
      text: 'Vakai steht wieder auf den Feldern an deinem Weg: gut für euch beide.',
      task: 'Setze einen Dorfbewohner in Spalte 2.',
    },
    largeThree: { text: 'In Spalte 3 gibt es nur einen Platz.', task: 'Setze einen Dorfbewohner in Spalte 3.' },
    erectLarge: {
      text: 'Der Weg führt durch den Pukao-Steinbruch, wo ein neutraler Träger nichts kostet.',
      task: 'Trage den großen Moai zu den Perlen und errichte ihn auf dem leuchtenden Ahu.',
    },
    chief: {
      text: '6 Perlen. Für 3 bekommst du den Häuptling: Er geht mit einer Figur in eine Spalte und wird nie müde.',
      task: 'Kaufe den Häuptling für 3 Perlen.',
    },
    doneChief: { text: 'Im nächsten Zug krönst du diesen Moai.', task: 'Beende deinen Zug.' },
    capPearl: { text: 'Dein zweiter Träger dort steht noch.', task: 'Trage einen Pukao zu deinem großen Moai.' },
    thrift: {
      text: 'Mit Sparsamkeit reichen zwei Perlen für eine Halskette. Ein teurerer Rohstoff darf immer einen billigeren ersetzen.',
      task: 'Spiele Sparsamkeit.',
    },
    necklace: { text: 'Die beste ihres Stapels: 12 Punkte.', task: 'Zahle 2 Perlen für die Halskette.' },
    ending: {
      text: 'Am Ende zählen deine Opfergaben und 1 Punkt je Rohstoff. Was du nicht ausgibst, ist wenig wert: Kröne rechtzeitig!',
    },
    alone: {
      text: 'Du kennst fast alles. Was noch bleibt: Deine Rongo-Tafel kann einmal jedes Plättchen sein, Tausch wechselt Rohstoffe, und andere Plättchen lassen Zauberer oder Bildhauer tragen. Spiele die Partie zu Ende: Ich melde mich, wenn Neues kommt.',
    },
  },
  tips: {
    choose: 'Ein Moai zog über dein Feld, das mehrere Erträge zeigt: Nimm, was du brauchst.',
    gain: 'Hier wählst du, was du bekommst, oder spielst ein Plättchen für mehr.',
    exchange: 'Die Stapel zeigen, was oben liegt. Gib aus, wovon du am meisten hast.',
    sculpt: 'Die Verstärkung zählt als ein Bildhauer mehr, in beliebiger Spalte.',
    rest: 'Mit Rast steht ein müder Träger wieder auf, der dann wieder errichten oder krönen kann.',
    barter: 'Tausch macht aus 3 Rohstoffen 3 beliebige: aus Schilf Perlen.',
    chief: 'Dein Häuptling kann mit einer Figur unter eine Spalte gehen: Wähle zuerst die Spalte.',
    place: 'Denke rückwärts: Wo wird der Moai stehen, wer steht am Weg, wer krönt ihn?',
    improve: 'Du kannst eine Verbesserung kaufen. Je früher, desto länger hilft sie.',
    transport: 'Wähle, was du trägst: Ziele leuchten, mit Weg und Preis.',
  },
};

export default words;
