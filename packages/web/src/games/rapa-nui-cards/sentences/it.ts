import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'C1.1': 'Il mazzo ha 9 moai, 9 sacerdoti, 12 boscaioli e 5 cacciatori-raccoglitori di ciascuno dei quattro tipi.',
  'C1.2': 'Ogni colore comincia con un boscaiolo e tre cacciatori-raccoglitori; al colore i manca il tipo i.',
  'C1.3': 'Ci sono 25 carte sacrificio di ogni tipo.',
  'C1.4': 'Legno e gloria non finiscono mai.',
  'C2.1': 'Il boscaiolo iniziale sta nel tuo villaggio, i tre cacciatori-raccoglitori sono la tua mano.',
  'C2.2': 'Il caso posa le carte di una colonna una a una; l’ultima posata sta davanti.',
  'C2.3': 'Tutti cominciano con una carta sacrificio di ogni tipo, nota al suo proprietario.',
  'C2.4': 'All’inizio si hanno 2, 3, 4 e 5 legni in ordine di turno.',
  'C3.0': 'Si gioca in senso orario; può muovere solo chi è interpellato.',
  'C3.1':
    'Prima di giocare puoi comprare una carta sacrificio da una pila non vuota, per 5 legni meno i tuoi cacciatori-raccoglitori di quel tipo.',
  'C3.2':
    'Gioca dalla mano un boscaiolo, un sacerdote, un moai per 7 legni, o fino a tre cacciatori-raccoglitori di un tipo per 0, 1 o 2 legni.',
  'C3.3': 'Un moai si scarta solo se ne tieni tre e hai meno di 7 legni.',
  'C3.4': 'Solo un moai ha effetto quando è giocato.',
  'C4.1': 'Dopo un moai, ogni altro giocatore a turno posa una carta sacrificio scoperta sulla pietra, se ne ha.',
  'C4.2': 'Poi il costruttore posa coperta una sua carta sacrificio.',
  'C4.3': 'Infine il costruttore aggiunge una carta scoperta da una pila non vuota.',
  'C5.1': 'Prendi la prima carta di colonne non vuote finché ne tieni tre in mano.',
  'C5.2': 'Una colonna vuota è subito riempita con quattro carte del mazzo.',
  'C5.3': 'Dopo l’ultima carta che prendi si valuta quella che hai scoperto.',
  'C5.4': 'Si valuta una sola carta, per tutti, in senso orario dal giocatore di turno.',
  'C6.1': 'Un boscaiolo rende 1 legno per ciascuno dei tuoi boscaioli.',
  'C6.2': 'Un sacerdote rende 1 punto gloria per ciascuno dei tuoi sacerdoti.',
  'C6.3': 'Un moai rende 1 punto gloria o 1 legno per ciascuno dei tuoi moai, tutto di un genere.',
  'C6.4': 'Un cacciatore-raccoglitore dà una carta sacrificio del suo tipo a chiunque ne abbia uno uguale.',
  'C6.5': 'L’unico giocatore con il maggior numero, almeno due, ne riceve uno in più.',
  'C6.6': 'Se quella pila è vuota, scegli una carta da un’altra che non lo è.',
  'C7.1': 'La partita finisce subito quando riempire una colonna esaurisce il mazzo.',
  'C7.2': 'Si contano la gloria vinta, 4 per moai, 1 ogni 5 legni e le carte sacrificio al loro valore.',
  'C7.3': 'Le carte coperte si rivelano; un tipo vale 3, meno 1 per ogni numero più alto sulla pietra.',
  'C7.4': 'Se sulla pietra non c’è nulla, le carte sacrificio non valgono nulla.',
  'C7.5': 'Vince chi ha più gloria, poi più moai, altrimenti la vittoria è condivisa.',
  'C8.1': 'Colonne, villaggi, legno, gloria, pile, pietra e tutti i numeri di carte sono pubblici.',
  'C8.2': 'Fino alla fine della partita solo tu conosci le tue carte sacrificio e quelle che hai posato coperte.',
  'C8.3': 'Le mani sono nascoste, salvo diversa opzione.',
  'C8.4': 'Nessuno conosce l’ordine del mazzo né le carte coperte altrui oltre a ciò che ha visto.',
};

export default sentences;
