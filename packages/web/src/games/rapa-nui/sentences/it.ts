import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'R1.1': 'Ci sono 6 moai grandi, 7 medi e 8 piccoli, 20 pukao e 2 portatori neutrali.',
  'R1.2':
    'Giunco, uovo, legno e perla hanno valore crescente; un tracciato tiene al massimo 10 di ciascuno, l’eccesso è perso.',
  'R1.3':
    'Capanna, Gallina, Ascia, Barca e Collana sono pile di 4 offerte, e ce ne sono 7 eccezionali; la migliore sta in cima.',
  'R1.4': 'Ci sono 29 tessere ahu di dieci tipi.',
  'R1.5': 'Ogni giocatore ha 5 abitanti, uno stregone, un capo, 4 miglioramenti, una tavoletta rongo e un totem.',
  'R2.1': 'Ogni ahu del lato usato, 17 in due giocatori e 21 in più, riceve una tessera ahu a caso, scoperta.',
  'R2.2': 'Cominci con 4 abitanti, lo stregone, 1 risorsa di ogni tipo e una tavoletta rongo.',
  'R2.3': 'Portatori neutrali stanno sul cratere e alla cava dei pukao; il primo ordine di turno è estratto a sorte.',
  'R2.4':
    'Le colonne della cava hanno 4, 3 e 2 posti, o 3, 2 e 1 in due giocatori; il tracciato dell’ordine ne ha uno per giocatore.',
  'R2.5': 'La prima partita usa 21 tessere ahu più semplici e nessuna tavoletta rongo.',
  'R2.6': 'Le pile delle offerte sono scoperte; le offerte prese si tengono coperte.',
  'R3.0': 'Può agire solo chi è interpellato, e solo con una mossa di questo momento.',
  'R3.1':
    'In ordine di turno piazzi una figura alla volta finché abitanti e stregone sono tutti fuori; non si può passare.',
  'R3.2':
    'Lo stregone prende un posto libero del tracciato dell’ordine, ma non il primo come primissima azione del round.',
  'R3.3': 'Uno scultore è un abitante in un posto libero di una colonna qualsiasi della cava.',
  'R3.4': 'Un portatore va su una casella aperta, vuota o tenuta da te.',
  'R3.5':
    'Con il miglioramento Capo puoi mettere il capo sotto una colonna qualsiasi, insieme a un abitante o allo stregone che piazzi.',
  'R3.6': 'Un abitante salta il round solo quando non c’è più posto per lui.',
  'R4.1': 'Gli stregoni sul tracciato danno il nuovo ordine di turno.',
  'R4.2':
    'Un moai piccolo prende uno scultore della colonna 1, uno medio delle colonne 1 e 2, uno grande di 1, 2 e 3; uno scultore serve un solo moai.',
  'R4.3':
    'Se una taglia è finita ne prendi una più piccola, mai più grande; ciò che i tuoi scultori hanno fatto va preso.',
  'R5.1':
    'In ordine di turno fai un trasporto, di un moai scolpito in questo round o di un pukao, oppure passi per la fase.',
  'R5.2':
    'Un cammino va per caselle vicine con un portatore, dal cratere o dalla cava dei pukao, e non ne visita nessuna due volte.',
  'R5.3':
    'Ogni casella del cammino tenuta da un altro gli dà ciò che mostra per un moai, o 1 giunco per un pukao; sceglie lui.',
  'R5.4':
    'Erigi su un ahu libero di una casella dove hai un portatore non stanco; dà la sua tessera, che puoi usare subito, e poi 1, 3 o 5 risorse.',
  'R5.5': 'Un portatore stanco porta e guadagna, ma non erige né incorona; il capo non si stanca mai.',
  'R5.6':
    'Incoroni un moai eretto senza pukao dove hai un portatore non stanco, e devi comprare esattamente un’offerta.',
  'R5.7':
    'Un’offerta costa 4 giunchi, 4 uova, una di ogni risorsa, 4 legni o 4 perle; una risorsa più cara può sostituirne un’altra, e la tessera deve esserci.',
  'R5.8': 'I moai scolpiti ma non eretti tornano nella scorta alla fine del trasporto.',
  'R6.1': 'Riposo fa rialzare un tuo portatore stanco, nel tuo turno del trasporto.',
  'R6.2':
    'Baratto cambia esattamente 3 tue risorse con 3 a scelta; in un trasporto si gioca tra la tessera e il guadagno.',
  'R6.3': 'Risparmio fa costare un’offerta 2 risorse invece di 4 quando incoroni.',
  'R6.4': 'Rinforzo è uno scultore in più in una colonna a scelta quando prendi i moai.',
  'R6.5': 'Abbondanza dà 3 risorse in più di un tipo mostrato dalla casella quando erigi.',
  'R6.6': 'Supplemento dà 2 risorse in più di un tipo mostrato dalla casella quando erigi.',
  'R6.7':
    'Riconversione, prima che si prendano i moai, fa del tuo stregone uno scultore in una colonna qualsiasi o un portatore su una casella libera per te.',
  'R6.8':
    'Una mano, dopo che si sono presi i moai, fa di un tuo scultore o del tuo capo un portatore su una casella libera per te.',
  'R6.9': 'Offerta eccezionale si tiene: quando incoroni puoi prendere una tessera eccezionale del tipo pagato.',
  'R6.10': 'Favore vale 3 punti alla fine.',
  'R6.11': 'La tavoletta rongo, una volta scartata, ha subito il potere di una tessera ahu qualsiasi.',
  'R6.12':
    'Una tessera si gioca nel tuo turno, nel momento che indica; se ne possono combinare più d’una, ma Risparmio vale una volta per incoronazione.',
  'R6.13':
    'Quando ti si chiede se riconvertire lo stregone, prendere moai o dare una mano, è il tuo turno finché non lo termini: Baratto e acquisti sono possibili.',
  'R7.0':
    'Compri al massimo 3 miglioramenti, in qualsiasi momento del tuo turno ma in un trasporto solo prima del guadagno, e al prezzo esatto.',
  'R7.1': 'Fervente, per 2 giunchi: ogni risorsa guadagnata erigendo può essere un gradino più alta.',
  'R7.2': 'Artista, per 2 uova: incoronando puoi prendere un’offerta un gradino più alta.',
  'R7.3': 'Popolare, per 2 legni: il tuo quinto abitante arriva subito.',
  'R7.4': 'Capo, per 3 perle: il tuo capo arriva.',
  'R8.1': 'In due si tolgono 1 moai grande, 1 medio e 2 piccoli, e una delle due tessere uguali di ogni offerta.',
  'R8.2':
    'In due si scelgono le tessere avanzate, per primo il secondo giocatore: prenderne una, togliere tutte le altre del tipo, finché ognuno ne ha 2.',
  'R8.3': 'La tavoletta rongo può copiare ogni tipo di tessera ahu, anche quelle tolte.',
  'R9.1': 'Alla fine di un round le figure tornano; moai e pukao restano, e vale il nuovo ordine di turno.',
  'R9.2':
    'La partita finisce dopo un round con non più ahu liberi che giocatori, dopo 20 round, o dopo tre senza trasporti.',
  'R9.3':
    'Offerte, 1 per risorsa, 3 per una tavoletta rongo non usata, 3 per Favore; vince chi ha più punti, una parità si divide.',
  'R10.1': 'Tutto è scoperto tranne il valore delle offerte prese, salvo diversa opzione.',
  'R10.2': 'Solo le tessere ahu e il primo ordine di turno sono caso.',
};

export default sentences;
