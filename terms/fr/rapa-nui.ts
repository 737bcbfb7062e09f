import type en from '../en/rapa-nui.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'space of the island': 'case, f.',
    figure: 'figurine',
    villager: 'villageois',
    'carrier on a space': 'transporteur',
    'tired; gets up': 'fatigué; se relève',
    'crater; pukao (inv.), its quarry': 'cratère; carrière de pukao',
    column: 'colonne',
    'place (in a column, on the track)': 'emplacement',
    'order track': 'piste d’ordre du tour',
    sizes: 'petit, moyen, grand',
    reed: 'jonc, joncs',
    'egg, wood, pearl': 'œufs, bois, perles',
    offering: 'offrande',
    'its five kinds': 'Hutte, Poule, Hache, Bateau, Collier',
    'ahu tile': 'tuile ahu',
    'Rest, Barter, Thrift, Reinforcement': 'Repos, Troc, Économie, Renfort',
    'Abundance, Bonus, Favour': 'Abondance, Supplément, Faveur',
    'Retraining, Helping hand': 'Reconversion, Coup de main',
    'Exceptional offering': 'Offrande exceptionnelle',
    improvement: 'amélioration',
    'Fervent, Artist, Popular, Chief': 'Fervent, Artiste, Populaire, Chef',
    'Rongo tablet; to discard': 'tablette rongo; défausser',
    'pay for crossing': 'péage',
    'own board': 'plateau individuel',
  },
  out: {
    'terres?': 'case',
    'porteurs?': 'transporteur',
    'roseaux?': 'jonc',
    'poulets?': 'Poule',
    'hachettes?': 'Hache',
    'dress(er|e|ez|é|és|ée|ées|ent|ant)': 'ériger',
    'couronn\\w+': 'coiffer',
    'carrière des pukao': 'carrière de pukao',
    'allumée?s?': 'éclairé',
    '(première|seule) place|places? libres?|\\d places': 'emplacement',
    '[Tt]ablettes? Rongo': 'tablette rongo',
    stock: 'réserve commune',
  },
};

export default terms;
