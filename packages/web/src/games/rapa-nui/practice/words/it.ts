import type en from './en.ts';

const words: typeof en = {
  column: {
    text: 'Vuoi un moai grande: uno scultore in ciascuna delle tre colonne. La colonna 3 ha un solo posto.',
    task: 'Piazza il primo dei tuoi tre scultori.',
    right: 'La colonna 3 è tua: in questo round Vakai non può fare moai grandi. Nelle altre colonne c’è ancora posto.',
    wrong: 'Può aspettare: Vakai potrebbe prendere l’unico posto della colonna 3. Prima ciò che scarseggia.',
  },
  route: {
    text: 'Il tuo moai medio lascia il cratere per S3. Ogni casella altrui del cammino dà al suo proprietario ciò che mostra. S1 è tua; I3, I4 e S2 sono di Vakai.',
    task: 'Scegli il primo passo.',
    right:
      'Su S1 nessun altro riceve nulla, quindi Vakai riceve qualcosa solo su S2. Dove camminano i tuoi moai devono stare i tuoi portatori.',
    wrong: 'Per I3 ogni casella del cammino dà qualcosa a Vakai. Su quale via hai un portatore?',
  },
  tablet: {
    text: 'Hai eretto un moai medio e ottieni 3 legni. Ora la tua tavoletta rongo può essere qualsiasi tessera; se la tieni, alla fine vale 3 punti.',
    task: 'Usa la tavoletta per ciò che rende di più.',
    right:
      'Tre legni in più sono 3 punti alla fine, come la tavoletta, e fino ad allora puoi spenderli. Non perdi nulla, e hai la scelta.',
    wrong:
      'Supplemento ne dà solo 2, Baratto non più di quanto dai, e una tavoletta conservata non compra nulla. Quale tessera ne dà 3?',
  },
  rest: {
    text: 'Hai 7 legni, e il tuo moai su S3 non ha pukao. Il tuo unico portatore lì è stanco.',
    task: 'Fa’ in modo di poter incoronare il moai in questo round.',
    right:
      'Con Riposo il portatore si rialza e può incoronare: poi 4 legni comprano la Barca, 11 punti. Le tessere che aspettano la fine non aiutano nessuno.',
    wrong:
      'Un portatore stanco non può incoronare, e se passi il round per te è finito. Quale delle tue tessere aiuta?',
  },
};

export default words;
