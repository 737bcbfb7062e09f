import type en from '../en/rapa-nui.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'space of the island': 'Feld, n.',
    figure: 'Figur',
    villager: 'Dorfbewohner',
    'carrier on a space': 'Träger',
    'tired; gets up': 'müde; steht auf',
    'crater; pukao (inv.), its quarry': 'Krater; der Pukao, die Pukao, Pukao-Steinbruch',
    column: 'Spalte',
    'place (in a column, on the track)': 'Platz',
    'order track': 'Reihenfolgeleiste',
    sizes: 'klein, mittel, groß',
    reed: '3 Schilf',
    'egg, wood, pearl': 'Eier, Holz, Perlen',
    offering: 'Opfergabe',
    'its five kinds': 'Hütte, Huhn, Beil, Boot, Halskette',
    'ahu tile': 'Ahu-Plättchen',
    'Rest, Barter, Thrift, Reinforcement': 'Rast, Tausch, Sparsamkeit, Verstärkung',
    'Abundance, Bonus, Favour': 'Überfluss, Zugabe, Gunst',
    'Retraining, Helping hand': 'Umschulung, Helfende Hand',
    'Exceptional offering': 'Besondere Opfergabe',
    improvement: 'Verbesserung',
    'Fervent, Artist, Popular, Chief': 'Eifer, Kunst, Beliebtheit, Häuptling',
    'Rongo tablet; to discard': 'Rongo-Tafel; abwerfen',
    'pay for crossing': 'Wegzoll',
    'own board': 'Tableau',
  },
  out: {
    'Land(s|es)?|Länder[ns]?': 'Feld',
    'das Ahu(?!-)': 'der Ahu',
    'aufstell\\w*|aufgestellt\\w*|stell(st|t|en) [^.;,]* auf(?= *[,.;])': 'errichten',
    '(ge|be)?hau(en\\w*|st|t|e)': 'meißeln',
    'Bekehrung|bekehr\\w*': 'Umschulung',
    Beliebt: 'Beliebtheit',
    Künstler: 'Kunst',
    'Kette(?! von)': 'Halskette',
    'wach|weck(t|en|st)': 'steht, steht auf',
    'erste[rn]? Spielern?': 'Startspieler',
  },
};

export default terms;
