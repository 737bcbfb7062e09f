import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'C1.1': 'Im Stapel sind 9 Moai, 9 Priester, 12 Holzfäller und je 5 Jäger und Sammler der vier Arten.',
  'C1.2': 'Jede Farbe beginnt mit einem Holzfäller und drei Jägern und Sammlern; der Farbe i fehlt die Art i.',
  'C1.3': 'Es gibt 25 Opferkarten jeder Art.',
  'C1.4': 'Holz und Ruhm gehen nie aus.',
  'C2.1': 'Der Start-Holzfäller liegt in deinem Dorf, die drei Jäger und Sammler sind deine Hand.',
  'C2.2': 'Der Zufall legt die Karten einer Spalte einzeln aus; die zuletzt gelegte liegt vorn.',
  'C2.3': 'Alle beginnen mit einer Opferkarte jeder Art, die nur ihr Besitzer kennt.',
  'C2.4': 'Am Anfang hat man der Reihe nach 2, 3, 4 und 5 Holz.',
  'C3.0': 'Gespielt wird im Uhrzeigersinn; nur wer gefragt ist, darf ziehen.',
  'C3.1':
    'Vor dem Ausspielen darfst du eine Opferkarte von einem Stapel kaufen, der nicht leer ist: für 5 Holz weniger deine Jäger und Sammler dieser Art.',
  'C3.2':
    'Spiele aus der Hand einen Holzfäller, einen Priester, einen Moai für 7 Holz oder bis zu drei Jäger und Sammler einer Art für 0, 1 oder 2 Holz.',
  'C3.3': 'Ein Moai wird nur abgelegt, wenn du drei auf der Hand und weniger als 7 Holz hast.',
  'C3.4': 'Nur ein Moai bewirkt etwas, wenn er ausgespielt wird.',
  'C4.1': 'Nach einem Moai legen alle anderen reihum eine Opferkarte offen auf den Stein, wenn sie eine haben.',
  'C4.2': 'Dann legt der Erbauer eine eigene Opferkarte verdeckt dazu.',
  'C4.3': 'Zuletzt legt der Erbauer eine Karte von einem Stapel, der nicht leer ist, offen dazu.',
  'C5.1': 'Nimm vorderste Karten aus Spalten, die welche haben, bis du drei auf der Hand hast.',
  'C5.2': 'Eine leere Spalte wird sofort mit vier Karten vom Stapel aufgefüllt.',
  'C5.3': 'Nach deiner letzten Karte wird die gewertet, die dadurch frei liegt.',
  'C5.4': 'Gewertet wird eine Karte, für alle, im Uhrzeigersinn vom aktiven Spieler an.',
  'C6.1': 'Ein Holzfäller bringt 1 Holz für jeden deiner Holzfäller.',
  'C6.2': 'Ein Priester bringt 1 Ruhm für jeden deiner Priester.',
  'C6.3': 'Ein Moai bringt 1 Ruhm oder 1 Holz für jeden deiner Moai, alles von einer Sorte.',
  'C6.4': 'Ein Jäger und Sammler bringt allen, die einen seiner Art haben, eine Opferkarte dieser Art.',
  'C6.5': 'Wer als Einziger die meisten hat, mindestens zwei, bekommt eins mehr.',
  'C6.6': 'Ist dieser Stapel leer, wählst du eine Karte von einem anderen, der nicht leer ist.',
  'C7.1': 'Die Partie endet sofort, wenn das Auffüllen den Stapel aufbraucht.',
  'C7.2': 'Es zählen gewonnener Ruhm, 4 je Moai, 1 je 5 Holz und deine Opferkarten mit ihrem Wert.',
  'C7.3':
    'Die verdeckten Karten werden aufgedeckt; eine Art ist 3 wert, weniger 1 für jede höhere Anzahl auf dem Stein.',
  'C7.4': 'Liegt nichts auf dem Stein, sind Opferkarten nichts wert.',
  'C7.5': 'Der meiste Ruhm gewinnt, dann die meisten Moai, sonst wird der Sieg geteilt.',
  'C8.1': 'Spalten, Dörfer, Holz, Ruhm, Stapel, der Stein und alle Anzahlen sind öffentlich.',
  'C8.2': 'Bis zum Ende der Partie kennst nur du deine Opferkarten und die, die du verdeckt gelegt hast.',
  'C8.3': 'Handkarten sind verborgen, sofern nichts anderes vereinbart ist.',
  'C8.4': 'Niemand kennt die Reihenfolge des Stapels oder verdeckte Karten anderer, außer durch das, was zu sehen war.',
};

export default sentences;
