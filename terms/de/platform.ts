import type en from '../en/platform.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    address: 'du',
    prompts: 'imperative with -e (wähle, setze, trage, zahle)',
    buttons: 'infinitive',
    'headings of the move list': 'infinitive',
    round: 'Runde, f.',
    'turn of a player': 'Zug, m.',
    'your turn': 'du bist am Zug',
    'turn order': 'Zugreihenfolge',
    'first player': 'Startspieler',
    'a game being played': 'Partie',
    move: 'Zug',
    bot: 'Bot',
    'seat for a human': 'Mensch',
    'take back (undo a move)': 'zurücknehmen',
    'cancel (drop a choice)': 'abbrechen',
    hint: 'Tipp',
    log: 'Verlauf',
    replay: 'ansehen',
    'score sheet': 'Wertungsblatt',
    rating: 'Elo',
    seat: 'Platz',
    'set up a table': 'Tisch vorbereiten',
    'close a table': 'schließen',
    'live / over days': 'live / über Tage',
    ahu: 'der Ahu, des Ahu, die Ahus',
    moai: 'der Moai, die Moai',
    clan: 'Stamm',
    points: 'Punkte',
    'to score': 'Punkte bekommen',
    'pays / is paid': 'bringt, bekommt',
  },
  out: {
    '(bist|ist|sind) dran|dran zu sein': 'am Zug',
    'Tisch\\w* (nicht )?decken|gedeckt|abräumen': 'vorbereiten, schließen',
    'an Platz \\d': 'auf Platz 2',
    'Nach(ge)?spiel(en|t)': 'Ansehen',
    '(?<!im )Spiel (ist|endet|beginnt|zu Ende)|Ende des Spiels|[Jj]edes Spiel|Spiel muss': 'Partie',
    '(des|eines|seines|jedes) Ahus': 'des Ahu',
    'Punktwertungen|Wertungen': 'Elo',
    '(Stell|Wähl|Zahl|Trag|Kauf|Leg) (d(ie|en|as|eine?n?)|eine?n?|noch|\\d|sie|ihn|es)':
      'Stelle, Wähle, Zahle, Trage, Kaufe, Lege',
  },
};

export default terms;
