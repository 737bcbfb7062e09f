import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'R1.1': 'Es gibt 6 große, 7 mittlere und 8 kleine Moai, 20 Pukao und 2 neutrale Träger.',
  'R1.2':
    'Schilf, Ei, Holz und Perle sind von steigendem Wert; eine Leiste fasst höchstens 10 von jedem, der Rest verfällt.',
  'R1.3':
    'Hütte, Huhn, Beil, Boot und Halskette sind Stapel von 4 Opfergaben, dazu gibt es 7 besondere; die beste liegt oben.',
  'R1.4': 'Es gibt 29 Ahu-Plättchen von zehn Arten.',
  'R1.5':
    'Alle haben 5 Dorfbewohner, einen Zauberer, einen Häuptling, 4 Verbesserungen, eine Rongo-Tafel und ein Totem.',
  'R2.1': 'Jeder Ahu der benutzten Seite, 17 zu zweit und 21 zu mehreren, bekommt ein zufälliges Ahu-Plättchen, offen.',
  'R2.2': 'Du beginnst mit 4 Dorfbewohnern, dem Zauberer, 1 Rohstoff jeder Sorte und einer Rongo-Tafel.',
  'R2.3': 'Neutrale Träger stehen auf dem Krater und im Pukao-Steinbruch; die erste Reihenfolge wird ausgelost.',
  'R2.4':
    'Die Spalten des Steinbruchs haben 4, 3 und 2 Plätze, zu zweit 3, 2 und 1; die Reihenfolgeleiste hat einen für jeden.',
  'R2.5': 'Die erste Partie benutzt 21 einfachere Ahu-Plättchen und keine Rongo-Tafeln.',
  'R2.6': 'Die Stapel der Opfergaben liegen offen; genommene Opfergaben werden verdeckt aufbewahrt.',
  'R3.0': 'Nur wer gefragt ist, darf ziehen, und nur so, wie es jetzt an der Reihe ist.',
  'R3.1':
    'Der Reihe nach setzt du je eine Figur, bis alle Dorfbewohner und der Zauberer draußen sind; passen kannst du nicht.',
  'R3.2':
    'Der Zauberer nimmt einen freien Platz der Reihenfolgeleiste, als allererste Aktion der Runde aber nicht den ersten.',
  'R3.3': 'Ein Bildhauer ist ein Dorfbewohner auf einem freien Platz einer beliebigen Spalte des Steinbruchs.',
  'R3.4': 'Ein Träger kommt auf ein Feld, das leer ist oder dir gehört.',
  'R3.5':
    'Mit der Verbesserung Häuptling darfst du ihn unter eine beliebige Spalte stellen, wenn du einen Dorfbewohner oder den Zauberer setzt.',
  'R3.6': 'Ein Dorfbewohner setzt nur dann eine Runde aus, wenn kein Platz mehr für ihn da ist.',
  'R4.1': 'Die Zauberer auf der Reihenfolgeleiste ergeben die neue Reihenfolge.',
  'R4.2':
    'Ein kleiner Moai braucht einen Bildhauer aus Spalte 1, ein mittlerer je einen aus 1 und 2, ein großer aus 1, 2 und 3; jeder arbeitet an einem Moai.',
  'R4.3':
    'Fehlt eine Größe, nimmst du eine kleinere, nie eine größere; was deine Bildhauer gemacht haben, musst du nehmen.',
  'R5.1':
    'Der Reihe nach machst du einen Transport, von einem in dieser Runde gemeißelten Moai oder einem Pukao, oder passt für diese Phase.',
  'R5.2':
    'Ein Weg führt über benachbarte Felder mit Trägern, vom Krater oder vom Pukao-Steinbruch aus, und besucht keines zweimal.',
  'R5.3':
    'Jedes Feld am Weg, das einem anderen gehört, bringt ihm, was es für einen Moai zeigt, oder 1 Schilf für einen Pukao; er wählt.',
  'R5.4':
    'Du errichtest auf einem freien Ahu eines Feldes, auf dem du einen Träger hast, der nicht müde ist; das gibt das Plättchen, das du sofort benutzen darfst, und dann 1, 3 oder 5 Rohstoffe.',
  'R5.5': 'Ein müder Träger trägt und verdient, kann aber weder errichten noch krönen; der Häuptling wird nie müde.',
  'R5.6':
    'Du krönst einen errichteten Moai ohne Pukao, wo du einen Träger hast, der nicht müde ist, und musst genau eine Opfergabe kaufen.',
  'R5.7':
    'Eine Opfergabe kostet 4 Schilf, 4 Eier, von jedem eines, 4 Holz oder 4 Perlen; Höheres darf einspringen, und das Plättchen muss es geben.',
  'R5.8': 'Gemeißelte, aber nicht errichtete Moai kommen am Ende des Transports zurück in den allgemeinen Vorrat.',
  'R6.1': 'Rast lässt in deinem Zug des Transports einen müden Träger von dir aufstehen.',
  'R6.2':
    'Tausch macht aus genau 3 deiner Rohstoffe 3 beliebige; bei einem Transport spielst du ihn zwischen Plättchen und Gewinn.',
  'R6.3': 'Sparsamkeit lässt eine Opfergabe beim Krönen 2 statt 4 Rohstoffe kosten.',
  'R6.4': 'Verstärkung ist ein Bildhauer mehr in einer beliebigen Spalte, wenn du Moai nimmst.',
  'R6.5': 'Überfluss gibt beim Errichten 3 Rohstoffe mehr von einer Sorte, die das Feld zeigt.',
  'R6.6': 'Zugabe gibt beim Errichten 2 Rohstoffe mehr von einer Sorte, die das Feld zeigt.',
  'R6.7':
    'Umschulung macht, bevor Moai genommen werden, deinen Zauberer zum Bildhauer in einer beliebigen Spalte oder zum Träger auf einem für dich freien Feld.',
  'R6.8':
    'Helfende Hand macht, nachdem Moai genommen wurden, einen Bildhauer von dir oder deinen Häuptling zum Träger auf einem für dich freien Feld.',
  'R6.9':
    'Besondere Opfergabe bleibt bei dir: Beim Krönen darfst du ein besonderes Plättchen der bezahlten Art nehmen.',
  'R6.10': 'Gunst zählt am Ende 3 Punkte.',
  'R6.11': 'Die Rongo-Tafel hat, wenn du sie abwirfst, sofort die Kraft eines beliebigen Ahu-Plättchens.',
  'R6.12':
    'Ein Plättchen spielst du in deinem Zug, zu dem Zeitpunkt, den es nennt; mehrere lassen sich verbinden, Sparsamkeit aber zählt nur einmal je Krönung.',
  'R6.13':
    'Wirst du gefragt, ob du umschulst, Moai nimmst oder eine Hand leihst, ist das dein Zug, bis du ihn beendest: Tausch und Käufe sind möglich.',
  'R7.0':
    'Du kaufst höchstens 3 Verbesserungen, jederzeit in deinem Zug, bei einem Transport aber nur vor dem Gewinn, und zum genauen Preis.',
  'R7.1': 'Eifer, für 2 Schilf: Jeder Rohstoff, den du beim Errichten bekommst, darf eine Stufe höher sein.',
  'R7.2': 'Kunst, für 2 Eier: Beim Krönen darfst du eine Opfergabe nehmen, die eine Stufe höher ist.',
  'R7.3': 'Beliebtheit, für 2 Holz: Dein fünfter Dorfbewohner kommt sofort.',
  'R7.4': 'Häuptling, für 3 Perlen: Dein Häuptling kommt.',
  'R8.1':
    'Zu zweit bleiben 1 großer, 1 mittlerer und 2 kleine Moai und eines der beiden gleichen Plättchen jeder Opfergabe weg.',
  'R8.2':
    'Zu zweit wählt ihr aus den übrigen Plättchen, der zweite Spieler zuerst: eines nehmen, alle anderen der Art entfernen, bis jeder 2 hat.',
  'R8.3': 'Die Rongo-Tafel kann jede Art von Ahu-Plättchen nachahmen, auch entfernte.',
  'R9.1': 'Am Ende einer Runde kommen die Figuren zurück; Moai und Pukao bleiben, und die neue Reihenfolge gilt.',
  'R9.2':
    'Die Partie endet nach einer Runde mit höchstens so vielen freien Ahus wie Mitspielern, nach 20 Runden oder nach drei Runden ohne Transport.',
  'R9.3':
    'Opfergaben, 1 je Rohstoff, 3 für eine unbenutzte Rongo-Tafel, 3 für Gunst; die meisten Punkte gewinnen, Gleichstand wird geteilt.',
  'R10.1': 'Alles ist offen außer den Werten genommener Opfergaben, sofern nichts anderes vereinbart ist.',
  'R10.2': 'Nur die Ahu-Plättchen und die erste Reihenfolge sind Zufall.',
};

export default sentences;
