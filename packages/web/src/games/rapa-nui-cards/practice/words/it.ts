import type en from './en.ts';

const words: typeof en = {
  buy: {
    text: 'Hai 11 legni e in mano un moai, che ne costa 7. Sotto ogni pila è scritto quanto ti costa la sua carta.',
    task: 'Fa’ ciò che conviene prima di costruire il moai.',
    right:
      'Si compra prima di giocare. I tuoi due raccoglitori di bacche rendono la carta economica, e restano almeno 7 legni per il moai.',
    wrong:
      'Dopo aver giocato non puoi più comprare; e una carta pesce o cereale ti lascia 6 legni, troppo pochi per il moai.',
  },
  hide: {
    text: 'Vakai ha messo una carta pesce. Se la partita finisse ora, i tipi più frequenti sulla pietra varrebbero 3, i successivi 2.',
    task: 'Nascondi la carta che dà più valore alle altre.',
    right:
      'Hai due carte patata dolce: quella sulla pietra fa valere 3 l’altra, come la tua carta pesce. Per ora sono 14 punti.',
    wrong: 'Per ora fa 12 o 13 punti. Di quale tipo tieni una carta quando ne metti una?',
  },
  uncover: {
    text: 'Prendi ancora una carta. Quella dietro viene valutata: guarda il tuo villaggio, e quanti raccoglitori di bacche hai.',
    task: 'Prendi la carta che ti rende di più.',
    right:
      'Si valuta un raccoglitore di bacche: ricevi una carta, e una in più per la maggioranza. Due carte bacca per ora valgono 4 punti.',
    wrong: 'Rende meno, o è un azzardo, o aiuta Vakai. Dietro quale carta c’è ciò che hai di più?',
  },
  sacrifice: {
    text: 'Vakai ha costruito. Hai due carte bacca, due carte patata dolce e una carta cereale; sulla pietra c’è una carta bacca.',
    task: 'Sacrifica la carta che ti lascia più punti.',
    right:
      'Una seconda carta bacca sulla pietra fa valere 3 le carte bacca, e il tuo villaggio ne porta ancora. Per ora, 15 punti.',
    wrong:
      'Una carta patata dolce per ora ti lascia 13 punti, una carta cereale 12. Quale tipo ti porta di continuo il tuo villaggio?',
  },
};

export default words;
