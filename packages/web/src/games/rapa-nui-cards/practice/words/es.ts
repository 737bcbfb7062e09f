import type en from './en.ts';

const words: typeof en = {
  buy: {
    text: 'Tienes 11 maderas y un moái en la mano, que cuesta 7. Bajo cada pila está lo que te cuesta su carta.',
    task: 'Haz lo que conviene antes de construir el moái.',
    right:
      'Se compra antes de jugar. Tus dos recolectores de bayas abaratan la carta, y quedan al menos 7 maderas para el moái.',
    wrong:
      'Después de jugar ya no puedes comprar; y una carta de pescado o de cereal te deja 6 maderas, pocas para el moái.',
  },
  hide: {
    text: 'Vakai ha puesto una carta de pescado. Si la partida acabara ahora, los tipos más frecuentes en la piedra valdrían 3, los siguientes 2.',
    task: 'Esconde la carta que dé más valor a las demás.',
    right:
      'Tienes dos cartas de batata: la de la piedra hace que la otra valga 3, como tu carta de pescado. Tal como está, son 14 puntos.',
    wrong: 'Tal como está, son 12 o 13 puntos. ¿De qué tipo te queda una carta cuando pones una?',
  },
  uncover: {
    text: 'Tomas una carta más. Se puntúa la que está detrás: mira tu aldea, y cuántos recolectores de bayas tienes.',
    task: 'Toma la carta que más te dé.',
    right:
      'Se puntúa un recolector de bayas: recibes una carta, y una más por la mayoría. Dos cartas de baya valen 4 puntos tal como está.',
    wrong:
      'Eso da menos, o es una lotería, o ayuda a Vakai. ¿Detrás de qué carta hay algo de lo que tienes más que nadie?',
  },
  sacrifice: {
    text: 'Vakai ha construido. Tienes dos cartas de baya, dos cartas de batata y una carta de cereal; en la piedra hay una carta de baya.',
    task: 'Sacrifica la carta que te deje más puntos.',
    right:
      'Una segunda carta de baya en la piedra hace que las cartas de baya valgan 3, y tu aldea sigue dando más. Tal como está, 15 puntos.',
    wrong:
      'Una carta de batata te deja 13 puntos tal como está, una de cereal 12. ¿Qué tipo te da tu aldea una y otra vez?',
  },
};

export default words;
