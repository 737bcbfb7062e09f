import type en from './en.ts';

const words: typeof en = {
  steps: {
    welcome: {
      text: 'Willkommen bei Giants. Moai werden im leuchtenden Steinbruch gemeißelt und zu den Ahus getragen, den Steinplattformen der Küste. Je weiter weg, desto mehr Prestige. Allein kommt niemand dorthin.',
    },
    auction: {
      text: 'Die Würfel sagen, welche Moai es in dieser Runde gibt. Alle bieten geheim: Marker (Schilde) entscheiden, wer zuerst wählt, Figuren sind Bildhauer. Arbeiter und Zauberer zählen 1, der Häuptling 3. Nächste Runde hast du alles wieder.',
    },
    firstBid: {
      text: 'Du willst den Moai der Größe 2 und vor den anderen wählen.',
      task: 'Biete 1 Marker und den Häuptling.',
    },
    pickTwo: {
      text: 'Du und Vakai habt je einen Marker geboten, und du bist früher an der Reihe. Also wählst du zuerst.',
      task: 'Nimm den Moai der Größe 2.',
    },
    placing: {
      text: 'Nun setzen alle reihum Figuren. Sie tragen später die Moai: Jedes Feld, das ein Moai betritt, muss so viel Kraft geben, wie er groß ist. Figuren aller Stämme helfen, und Rundhölzer auch.',
    },
    village: {
      text: 'Ein Zauberer tut auch, was sein Feld bietet. Im Dorf bekommst du einen Arbeiter mehr, für die ganze Partie.',
      task: 'Setze den Zauberer ins Dorf, auf D7.',
    },
    workerE9: {
      text: 'Dein Moai braucht 2 in jedem Feld. Auf E9 steht schon Vakais Arbeiter; mit deinem sind es 2.',
      task: 'Setze einen Arbeiter auf E9.',
    },
    workerE8: {
      text: 'Auf E8 hat Riro einen Arbeiter mit einem Rundholz. Ein Rundholz hat Kraft 1 und kostet nie etwas.',
      task: 'Setze einen Arbeiter auf E8.',
    },
    workerE7: {
      text: 'Auf E7 zeigt ein Ahu 3 und 8: Die linke Zahl mal die Größe des Moai ist Prestige. Zum Errichten brauchst du dort eine eigene Figur; Riros Häuptling tut den Rest.',
      task: 'Setze einen Arbeiter auf E7.',
    },
    tablet: {
      text: 'Du hast noch einen Marker. Tausche ihn gegen eine Halbtafel; nächste Runde kommt er zurück. Halbtafeln entscheiden Gleichstände beim Bieten, und jedes Paar ist 3 Prestige wert.',
      task: 'Nimm eine Halbtafel.',
    },
    transport: {
      text: 'Nun wird getragen. Deine Figuren und alle Rundhölzer tragen umsonst; ein anderer Stamm bekommt 1 Prestige für jede Kraft seiner Figuren, die du nutzt. Niemand darf sich weigern.',
    },
    erect: {
      text: 'Wähle deinen Moai im Steinbruch: Alle erreichbaren Felder leuchten, mit ihrem Preis. E7 bringt dir 3 × 2 = 6; Vakai und Riro bekommen je 1 für ihre Hilfe.',
      task: 'Trage den Moai der Größe 2 nach E7 und errichte ihn.',
    },
    erected: {
      text: 'Er steht, auf einem Sockel deines Stammes: 6 Prestige. Die Partie endet, wenn jemand auf jedem eigenen Sockel einen Moai hat.',
    },
    paid: {
      text: 'Siehst du: Riro hat deinen Arbeiter auf E9 benutzt, und du bekommst 1 Prestige. Wer am Weg der anderen steht, verdient.',
    },
    secondRound: {
      text: 'Eine neue Runde: Figuren und Marker sind zurück, gesetzte Rundhölzer sind weg. Die Würfel zeigen 1, 2 und 3.',
    },
    secondBid: {
      text: 'Bieten alle einen Marker, wählst du dank der Halbtafel zuerst. Den anderen Marker brauchst du noch.',
      task: 'Biete 1 Marker und 1 Arbeiter.',
    },
    pickOne: {
      text: 'Ein Bildhauer reicht für Größe 1. Für die 2 wird niemand genug haben: Sie scheidet aus.',
      task: 'Nimm den Moai der Größe 1.',
    },
    headdress: {
      text: 'Am anderen Ende der Insel ist der Kopfschmuck-Steinbruch. Ein Kopfschmuck auf einem Moai zählt die rechte Zahl seines Ahu.',
      task: 'Setze den Zauberer auf E1 und nimm einen Kopfschmuck.',
    },
    workerC8: {
      text: 'Dein kleiner Moai soll nach C8, Wert 3. Dort brauchst du eine eigene Figur.',
      task: 'Setze einen Arbeiter auf C8.',
    },
    workerD8: {
      text: 'Der Weg führt über E9, wo Vakai steht, und D8, wo niemand steht.',
      task: 'Setze einen Arbeiter auf D8.',
    },
    chief: {
      text: 'Der Häuptling hat Kraft 3. Für 2 Halbtafeln könnte er auch die Aktion seines Feldes machen. Hier verlängert er nur Riros Kette.',
      task: 'Setze den Häuptling auf E4.',
    },
    pass: { text: 'Behalte den Marker: Er wird deinen Kopfschmuck schützen.', task: 'Passe jetzt.' },
    erectC8: { text: 'Vakai bekommt 1 auf E9; der Rest gehört dir.', task: 'Trage den Moai nach C8 und errichte ihn.' },
    mark: {
      text: 'Ein Kopfschmuck wiegt 1. Weiter als E4 kommt er heute nicht: Lass ihn mit deinem Marker dort, dann darf ihn sonst niemand anrühren.',
      task: 'Trage den Kopfschmuck nach E4 und markiere ihn.',
    },
    keep: {
      text: 'Am Ende der Runde darfst du Marker zurücknehmen, aber dann gehört das Objekt allen.',
      task: 'Lass deinen Marker auf dem Kopfschmuck.',
    },
    thirdBid: {
      text: 'Die Arbeiter brauchst du für den Kopfschmuck. Biete nur den Häuptling: Wer zuletzt wählt, bekommt, was andere nicht meißeln können.',
      task: 'Biete nur den Häuptling.',
    },
    pickLast: { text: 'Die anderen hatten je einen Bildhauer. Die 2 bleibt dir.', task: 'Nimm den Moai der Größe 2.' },
    reserve: {
      text: 'Neben einem freien Ahu kann der Zauberer ihn reservieren: Niemand sonst darf dort noch errichten. E6 ist 4 wert und liegt am Weg.',
      task: 'Setze den Zauberer auf E6 und reserviere den Ahu.',
    },
    workerE5: {
      text: 'Der Kopfschmuck wartet auf E4. Er muss noch über E5, E6 und E7.',
      task: 'Setze einen Arbeiter auf E5.',
    },
    workerAgainE7: {
      text: 'Um einen Moai zu krönen, brauchst du auf seinem Feld eine eigene Figur, wie zum Errichten.',
      task: 'Setze einen Arbeiter auf E7.',
    },
    workerAgainE9: {
      text: 'Der letzte Arbeiter beginnt die Kette für deinen Moai der Größe 2.',
      task: 'Setze einen Arbeiter auf E9.',
    },
    pair: { text: 'Eine zweite Halbtafel macht ein Paar: 3 Prestige.', task: 'Nimm eine Halbtafel.' },
    cap: {
      text: 'Alle drei Felder sind deine: Sonst bekommt niemand Punkte. Auf E7 zählt der Kopfschmuck 8.',
      task: 'Trage den Kopfschmuck nach E7 und kröne deinen Moai.',
    },
    capped: {
      text: '8 mehr am Ende der Partie, und der Marker ist zurück: Damit kannst du den Moai markieren, der im Steinbruch wartet.',
    },
    alone: {
      text: 'Du kennst fast alles. Was noch bleibt: Wälder geben Rundhölzer, die Hütte gibt einen Marker, und für eine Halbtafel darfst du unter einen Moai schauen. Spiele die Partie zu Ende: Ich melde mich, wenn Neues kommt.',
    },
  },
  tips: {
    quarry: 'Dein Moai blieb im Steinbruch. Ein Marker hält ihn dir frei; sonst gehört er nächste Runde allen.',
    crew: 'Zwei Mannschaften kosten gleich viel: Wähle, wer die Punkte bekommt. Am besten nicht, wer vorn liegt!',
    recover: 'Nimm einen Marker nur von dem zurück, was du nicht mehr willst.',
    pick: 'Nimm, was du auch tragen kannst: Ein großer Moai braucht überall Kraft.',
    bid: 'Bevor du bietest, überlege, was du danach auf der Insel brauchst.',
    logs: 'Du hast Rundhölzer: Bis zu zwei gehen mit einem Arbeiter oder dem Zauberer.',
    chief: 'Mit 2 Halbtafeln kann dein Häuptling auch die Aktion seines Feldes machen.',
    place: 'Schließe dich fremden Ketten an, und stehe dort, wo andere durchmüssen.',
    transport: 'Wähle ein Objekt, um zu sehen, wohin es kann. Du kannst es auch unterwegs lassen oder markieren.',
  },
};

export default words;
