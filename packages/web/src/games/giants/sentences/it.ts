import type { Sentences } from '../../contract/manifest.ts';

const sentences: Sentences = {
  'G1.1':
    'Ciascuno dei cinque colori ha 6 lavoratori, un capo, uno stregone, 6 segnalini tribù, 7 basi e una bandiera.',
  'G1.2':
    'Ci sono 17, 12 e 6 moai di taglia 1, 2 e 3, 14 copricapi, 27 tronchi, 30 mezze tavolette, 5 dadi e 7 foreste.',
  'G1.3': 'Un dado mostra 0, cioè un moai rotto, oppure una taglia da 1 a 3.',
  'G2.1':
    'La tua riserva comincia con un lavoratore, lo stregone, il capo, 2 segnalini tribù e 7, 6 o 5 basi in 3, 4 o 5 giocatori.',
  'G2.2': 'Con l’avvio rapido tutti cominciano con 2 lavoratori.',
  'G2.3': 'Tutti gli altri lavoratori e segnalini tribù cominciano nell’urna, anche quelli dei colori non in gioco.',
  'G2.4': 'Si tira un dado per giocatore: i 3 bianchi, poi i marroni.',
  'G2.5': 'Le foreste cominciano con il numero in vista.',
  'G2.6': 'Tutti cominciano con 0 punti prestigio, e il primo giocatore è estratto a sorte.',
  'G3.0': 'Può agire solo chi è interpellato, e solo con una mossa di questo momento.',
  'G3.1':
    'Ogni dado da 1 a 3 porta un moai di quella taglia sulla tessera cava; nel primo round uno 0 vale 1 e un 3 vale 2.',
  'G3.2': 'Un dado non porta nulla quando la scorta non ha più moai della sua taglia.',
  'G3.3':
    'Punti in segreto quanti segnalini, lavoratori, stregone e capo vuoi della tua riserva; tutte le puntate si mostrano insieme.',
  'G3.4': 'Un lavoratore o lo stregone vale 1 scultore, il capo 3.',
  'G3.5': 'Sceglie prima chi ha puntato più segnalini, poi chi ha più mezze tavolette, poi l’ordine di turno.',
  'G3.6': 'Prendi un moai alla volta, non più grande dei tuoi scultori liberi; chi rinuncia è fuori da quest’asta.',
  'G3.7': 'I moai che nessuno prende escono dal gioco.',
  'G3.8': 'Ciò che è stato puntato non si usa più fino alla fine del round.',
  'G3.9': 'Nel piazzamento fai un’azione alla volta, in senso orario, finché non passi definitivamente.',
  'G3.10':
    'Piazzi un lavoratore o lo stregone con al massimo 2 tronchi, oppure il capo senza tronchi, dalla tua riserva su un esagono qualsiasi.',
  'G3.11': 'Lo stregone può fare l’azione dell’esagono in cui è piazzato, e portare anche dei tronchi.',
  'G3.12': 'Il capo fa l’azione del suo esagono per 2 mezze tavolette, al massimo una volta per round.',
  'G3.13': 'Un segnalino tribù della tua riserva, speso per questo round, porta una mezza tavoletta finché ce ne sono.',
  'G3.14': 'Chi passa non ha più azioni in questa fase.',
  'G3.15': 'Il villaggio dà un lavoratore del tuo colore dall’urna.',
  'G3.16': 'La capanna degli stregoni dà un segnalino tribù del tuo colore dall’urna.',
  'G3.17': 'Una foresta dà una volta sola tanti tronchi quanto il suo numero, poi è abbattuta.',
  'G3.18':
    'Un ahu libero accanto all’esagono si riserva con una base della tua riserva; solo tu puoi erigervi, e la base resta.',
  'G3.19': 'La cava dei copricapi dà un copricapo finché ce ne sono.',
  'G3.20': 'Un’azione che non darebbe nulla non si può scegliere, e un esagono dà una sola azione.',
  'G3.21':
    'Nel trasporto agisci su un moai o un copricapo, spostandolo o no, oppure passi definitivamente; per lasciarlo deve essere entrato in un esagono.',
  'G3.22':
    'Puoi agire su ciò che hai vinto o spostato in questo round, su ciò che porta il tuo segnalino e sugli oggetti abbandonati; su nient’altro.',
  'G3.23': 'Un moai o un copricapo vinto in questo round parte dall’esagono della sua cava.',
  'G3.24':
    'Ogni esagono in cui si entra deve fornire forza: 1 per la taglia 1 o un copricapo, 2 per la taglia 2, 3 per la taglia 3; un capo dà 3, gli altri 1.',
  'G3.25': 'I tronchi da soli non portano nulla: in ogni esagono deve aiutare un lavoratore, uno stregone o un capo.',
  'G3.26': 'Un oggetto non entra mai in un esagono dove è già stato in questo round.',
  'G3.27': 'Pedine e tronchi sul tabellone servono a un numero qualsiasi di trasporti.',
  'G3.28':
    'Nessuno può rifiutarsi di portare; il proprietario guadagna 1 punto prestigio per ogni unità di forza che un altro usa, tronchi esclusi.',
  'G3.29': 'Porta la squadra meno cara; se ce n’è più d’una, chi sposta sceglie chi guadagna i punti.',
  'G3.30':
    'Erigi su un ahu libero con una base della tua riserva, o su uno che hai riservato, con una tua pedina nel suo esagono.',
  'G3.31': 'Un copricapo va su qualsiasi moai eretto che non ne ha, con una tua pedina nell’esagono del suo ahu.',
  'G3.32':
    'Un segnalino della tua riserva rende solo tuo un oggetto senza segnalino; torna quando l’oggetto è eretto o posato.',
  'G3.33': 'Un oggetto abbandonato va eretto, posato o marchiato nella stessa azione che lo raccoglie.',
  'G3.34':
    'Ciò che è stato vinto e mai mosso va nell’esagono della sua cava alla fine del trasporto, dove il proprietario può marchiarlo, in ordine di turno.',
  'G3.35': 'Per una mezza tavoletta puoi guardare in ogni momento la base sotto un moai.',
  'G3.36':
    'Alla fine del round pedine e segnalini tornano, puoi riprendere segnalini dagli oggetti, e i tronchi piazzati sono persi.',
  'G3.37': 'Chi siede a sinistra del primo giocatore comincia il round seguente.',
  'G4.1': 'La partita finisce dopo il trasporto di un round in cui un giocatore ha moai su tutte le sue basi.',
  'G4.2':
    'Un moai rende il valore dell’ahu per la taglia, un copricapo il valore copricapo del suo ahu, due mezze tavolette 3, oltre ai trasporti.',
  'G4.3': 'Vince chi ha più prestigio; a parità la vittoria è condivisa.',
  'G4.4':
    'La partita finisce anche dopo due round di fila senza moai nella scorta, senza erigere né posare copricapi, e dopo il round 30.',
  'G4.5': 'Con il punteggio aperto i moai si contano quando sono eretti e i copricapi alla fine.',
  'G5.1':
    'Le puntate sono segrete finché non ci sono tutte; gli schermi nascondono le riserve e le basi il loro colore, salvo diversa opzione.',
  'G5.2': 'Una volta noto il primo giocatore, solo i dadi sono caso; dall’urna non si estrae nulla.',
};

export default sentences;
