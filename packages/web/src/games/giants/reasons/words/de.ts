import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('de');

const theOne = (size: number): string => (size === 0 ? 'den Kopfschmuck' : `den Moai der Größe ${size}`);
const The = (size: number): string => (size === 0 ? 'Der Kopfschmuck' : `Der Moai der Größe ${size}`);
const logs = (count: number): string => n(count, { one: '# Rundholz', other: '# Rundhölzer' });
const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` Der Weg: ${items.join(' → ')}.`);

const de: typeof en = {
  told: {
    sculpts: ({ sculptors, size }) =>
      `Mit ${n(sculptors, { one: '# Bildhauer', other: '# Bildhauern' })} kannst du einen Moai der Größe ${size} nehmen.`,
    ranks: ({ markers }) =>
      n(markers, {
        one: 'Wer keinen Marker bietet, wählt nicht vor dir.',
        other: 'Wer weniger als # Marker bietet, wählt nicht vor dir.',
      }),
    bidsNothing: 'Du nimmst in dieser Runde keinen Moai.',
    takes: ({ size, sculptors }) =>
      `Du bekommst einen Moai der Größe ${size}; ${n(sculptors, { none: 'kein Bildhauer bleibt übrig', one: '# Bildhauer bleibt übrig', other: '# Bildhauer bleiben übrig' })}.`,
    denies: ({ size }) => `Es ist der letzte der Größe ${size}: Niemand sonst kann einen nehmen.`,
    declines: 'Du nimmst in dieser Versteigerung keinen Moai mehr.',
    reaches: ({ size, ahu, points, price }) =>
      price === 0
        ? `${The(size)} kommt jetzt bis ${ahu}: ${points} Prestige.`
        : `${The(size)} kommt jetzt bis ${ahu}: ${points} Prestige, und ${price} für andere.`,
    nears: ({ size, ahu, points, needs }) =>
      `${The(size)} kommt ${ahu} näher (${points} Prestige): Auf ${n(needs, { one: '# Feld', other: '# Feldern' })} fehlen noch Träger.`,
    fells: ({ count, hex }) => `Der Wald auf ${hex} bringt dir ${logs(count)}.`,
    reserves: ({ ahu, moai, headdress }) =>
      `Auf ${ahu} kannst dann nur du errichten: Ein Moai bringt ${moai} mal seine Größe, ein Kopfschmuck ${headdress}.`,
    chiefPays: 'Es kostet dich 2 Halbtafeln.',
    markerBack: 'Dein Marker kommt in deinen Vorrat zurück.',
    lastBase: 'Es ist dein letzter Sockel: Die Partie endet mit dieser Phase.',
    putsBack: ({ size }) => `Du legst ${theOne(size)} zurück und wählst neu.`,
    ends: 'Du tust in dieser Phase nichts mehr.',
    protects: ({ size, hex }) =>
      `${The(size)} auf ${hex} bleibt deiner: Niemand sonst kann ihn in der nächsten Runde bewegen.`,
    abandons: 'Du behältst deine Marker; was dort ohne Marker liegt, ist herrenlos.',
    recovers: ({ size, hex }) =>
      `Ein Marker kommt in deinen Vorrat zurück, und du gibst ${theOne(size)} auf ${hex} auf.`,
    holds: 'Was deine Marker markieren, bleibt deins.',
    peeks: ({ ahu }) => `Du siehst für eine Halbtafel, wessen Sockel auf ${ahu} liegt.`,
  },
  keeps: ({ text }) => `Du behältst ${text} für diese Runde.`,
  gains: {
    worker: 'Du bekommst einen Arbeiter, schon für diese Runde.',
    marker: 'Du bekommst einen Marker, schon für diese Runde.',
    headdress: 'Du bekommst einen Kopfschmuck, mit dem du krönen kannst.',
  },
  lends: ({ hex, has }) => `Du hast auf ${hex} Kraft ${has}: Wer sie nutzt, bringt dir Prestige.`,
  tablet: ({ count }) =>
    `Du hast dann ${n(count, { one: '# Halbtafel', other: '# Halbtafeln' })}; mit der nächsten wird es ein Paar, das 3 Prestige bringt.`,
  pair: ({ count }) => `Du hast dann ${count} Halbtafeln: Das neue Paar bringt 3 Prestige.`,
  erects: ({ size, ahu, points, items }) =>
    `Du errichtest ${theOne(size)} auf ${ahu}: ${points} Prestige.${way(items)}`,
  caps: ({ ahu, points, items }) =>
    `Du krönst den Moai auf ${ahu}: ${points} Prestige für den Besitzer des Sockels.${way(items)}`,
  capsOwn: ({ ahu, points, items }) => `Du krönst deinen Moai auf ${ahu}: ${points} Prestige.${way(items)}`,
  marks: ({ size, hex, items }) =>
    `Du markierst ${theOne(size)} auf ${hex}: Niemand sonst kann ihn bewegen.${way(items)}`,
  leaves: ({ size, hex, items }) => `Du bringst ${theOne(size)} nach ${hex}.${way(items)}`,
};
export default de;
