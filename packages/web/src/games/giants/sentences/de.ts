import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'G1.1':
    'Jede der fünf Farben hat 6 Arbeiter, einen Häuptling, einen Zauberer, 6 Stammesmarker, 7 Sockel und ein Banner.',
  'G1.2':
    'Es gibt 17, 12 und 6 Moai der Größen 1, 2 und 3, 14 Kopfschmucke, 27 Rundhölzer, 30 Halbtafeln, 5 Würfel und 7 Wälder.',
  'G1.3': 'Ein Würfel zeigt 0, also einen zerbrochenen Moai, oder eine Größe von 1 bis 3.',
  'G2.1':
    'Dein Vorrat beginnt mit einem Arbeiter, dem Zauberer, dem Häuptling, 2 Stammesmarkern und 7, 6 oder 5 Sockeln zu dritt, zu viert oder zu fünft.',
  'G2.2': 'Beim schnellen Start beginnen alle mit 2 Arbeitern.',
  'G2.3': 'Alle anderen Arbeiter und Stammesmarker kommen anfangs in die Urne, auch die unbenutzter Farben.',
  'G2.4': 'Für jeden Mitspieler wird ein Würfel geworfen: die 3 weißen, dann die braunen.',
  'G2.5': 'Die Wälder liegen anfangs mit der Zahl nach oben.',
  'G2.6': 'Alle beginnen mit 0 Prestige, und wer beginnt, wird ausgelost.',
  'G3.0': 'Nur wer gefragt ist, darf ziehen, und nur so, wie es jetzt an der Reihe ist.',
  'G3.1':
    'Jeder Würfel von 1 bis 3 bringt einen Moai dieser Größe auf das Steinbruchplättchen; in der ersten Runde zählt eine 0 als 1 und eine 3 als 2.',
  'G3.2': 'Ein Würfel bringt nichts, wenn es keinen Moai seiner Größe mehr gibt.',
  'G3.3':
    'Du bietest geheim beliebig viele Stammesmarker und beliebige Arbeiter, Zauberer und Häuptling aus deinem Vorrat; alle Gebote werden zugleich gezeigt.',
  'G3.4': 'Ein Arbeiter oder der Zauberer zählt als 1 Bildhauer, der Häuptling als 3.',
  'G3.5': 'Wer am meisten Marker bietet, wählt zuerst, dann wer mehr Halbtafeln hat, dann die Zugreihenfolge.',
  'G3.6':
    'Du nimmst jeweils einen Moai, nicht größer als deine freien Bildhauer; wer verzichtet, scheidet aus dieser Versteigerung aus.',
  'G3.7': 'Moai, die niemand nimmt, kommen aus dem Spiel.',
  'G3.8': 'Was geboten wurde, ist bis zum Ende der Runde verbraucht.',
  'G3.9': 'Beim Setzen machst du eine Aktion nach der anderen, reihum im Uhrzeigersinn, bis du endgültig passt.',
  'G3.10':
    'Du setzt einen Arbeiter oder den Zauberer mit bis zu 2 Rundhölzern oder den Häuptling ohne sie aus deinem Vorrat auf ein beliebiges Feld.',
  'G3.11':
    'Der Zauberer darf die Aktion des Feldes ausführen, auf das er gesetzt wird, und auch Rundhölzer mitbringen.',
  'G3.12': 'Der Häuptling führt für 2 Halbtafeln die Aktion seines Feldes aus, höchstens einmal in der Runde.',
  'G3.13':
    'Ein Stammesmarker aus deinem Vorrat, für diese Runde verbraucht, bringt eine Halbtafel, solange es welche gibt.',
  'G3.14': 'Wer passt, hat in dieser Phase keine Aktion mehr.',
  'G3.15': 'Das Dorf gibt dir einen Arbeiter deiner Farbe aus der Urne.',
  'G3.16': 'Die Zaubererhütte gibt dir einen Stammesmarker deiner Farbe aus der Urne.',
  'G3.17': 'Ein Wald gibt einmal so viele Rundhölzer wie seine Zahl und ist dann gerodet.',
  'G3.18':
    'Ein freier Ahu am Feld wird mit einem Sockel aus deinem Vorrat reserviert; nur du darfst dort errichten, und der Sockel bleibt.',
  'G3.19': 'Der Kopfschmuck-Steinbruch gibt einen Kopfschmuck, solange es welche gibt.',
  'G3.20': 'Eine Aktion, die nichts brächte, kann nicht gewählt werden, und ein Feld gibt nur eine Aktion.',
  'G3.21':
    'Beim Transport machst du eine Aktion mit einem Moai oder Kopfschmuck, ob du ihn bewegst oder nicht, oder passt endgültig; liegen lassen kannst du ihn nur nach einem Schritt.',
  'G3.22':
    'Du darfst bewegen oder markieren, was du in dieser Runde gewonnen oder bewegt hast, was deinen Marker trägt und was herrenlos ist; nichts anderes.',
  'G3.23': 'Ein in dieser Runde gewonnener Moai oder Kopfschmuck beginnt auf dem Feld seines Steinbruchs.',
  'G3.24':
    'Jedes betretene Feld muss Kraft liefern: 1 für Größe 1 oder einen Kopfschmuck, 2 für Größe 2, 3 für Größe 3; ein Häuptling gibt 3, alle anderen 1.',
  'G3.25': 'Rundhölzer allein tragen nichts: In jedem Feld muss ein Arbeiter, Zauberer oder Häuptling helfen.',
  'G3.26': 'Nichts betritt ein Feld, in dem es in dieser Runde schon war.',
  'G3.27': 'Figuren und Rundhölzer auf dem Plan dienen beliebig vielen Transporten.',
  'G3.28':
    'Niemand kann das Tragen verweigern; der Besitzer erhält 1 Prestige je Kraft, die ein anderer nutzt, außer für Rundhölzer.',
  'G3.29': 'Die billigste Mannschaft trägt; sind mehrere am billigsten, wählt der Bewegende, wer Prestige erhält.',
  'G3.30':
    'Du errichtest auf einem freien Ahu mit einem Sockel aus deinem Vorrat oder auf einem von dir reservierten, mit einer eigenen Figur in seinem Feld.',
  'G3.31':
    'Ein Kopfschmuck kommt auf einen beliebigen errichteten Moai ohne einen solchen, mit einer eigenen Figur im Feld seines Ahu.',
  'G3.32':
    'Ein Stammesmarker aus deinem Vorrat macht etwas Unmarkiertes zu deinem allein; er kommt zurück, wenn es errichtet ist oder einen Moai krönt.',
  'G3.33':
    'Etwas Herrenloses muss in derselben Aktion, die es aufnimmt, errichtet, zum Krönen benutzt oder markiert werden.',
  'G3.34':
    'Was gewonnen und nie bewegt wurde, kommt am Ende des Transports auf das Feld seines Steinbruchs, wo es der Besitzer reihum markieren darf.',
  'G3.35': 'Für eine Halbtafel darfst du jederzeit den Sockel unter einem Moai ansehen.',
  'G3.36':
    'Am Ende der Runde kommen Figuren und Marker zurück, du darfst Marker zurücknehmen, und gesetzte Rundhölzer sind verloren.',
  'G3.37': 'Wer links vom Startspieler sitzt, beginnt die nächste Runde.',
  'G4.1': 'Die Partie endet nach dem Transport der Runde, in der jemand auf allen eigenen Sockeln Moai hat.',
  'G4.2':
    'Ein Moai zählt Wert des Ahu mal Größe, ein Kopfschmuck dessen Kopfschmuckwert, zwei Halbtafeln 3, dazu das Prestige aus Transporten.',
  'G4.3': 'Das meiste Prestige gewinnt; bei Gleichstand wird der Sieg geteilt.',
  'G4.4':
    'Die Partie endet auch nach zwei Runden hintereinander ohne Moai im allgemeinen Vorrat, ohne Errichten und ohne Kopfschmuck, und nach Runde 30.',
  'G4.5': 'Bei offenen Punkten zählen Moai beim Errichten und Kopfschmucke am Ende.',
  'G5.1':
    'Gebote sind geheim, bis alle da sind; Sichtschirme verbergen Vorräte und Sockel ihre Farbe, sofern nichts anderes vereinbart ist.',
  'G5.2': 'Sobald feststeht, wer beginnt, sind nur die Würfel Zufall; nichts aus der Urne wird gezogen.',
};

export default sentences;
