import type en from './en.ts';

const words: typeof en = {
  pieces: {
    moai: 'moai',
    base: 'base',
    headdress: 'copricapo',
    worker: 'lavoratore, forza 1',
    sorcerer: 'stregone, forza 1',
    chief: 'capo, forza 3',
    marker: 'segnalino tribù',
    log: 'tronco, forza 1',
    tablet: 'mezza tavoletta',
  },
  parts: {
    goal: {
      title: 'Lo scopo',
      text: 'Erigi moai sugli ahu della costa e incoronali. Un moai rende il numero a sinistra del suo ahu per la taglia, un copricapo il numero a destra. Vince chi ha più prestigio.',
    },
    round: {
      title: 'Un round',
      text: '1. I dadi portano moai. 2. Asta: si punta in segreto; chi punta più segnalini sceglie per primo, le pedine sono scultori (il capo vale 3). 3. Piazzamento: un’azione per turno finché tutti hanno passato: piazzare una pedina, con al massimo 2 tronchi; uno stregone fa anche l’azione del suo esagono (lavoratore, segnalino, tronchi, copricapo, riservare un ahu), un capo per 2 mezze tavolette; oppure spendere un segnalino per una mezza tavoletta. 4. Trasporto. 5. Torna tutto, tranne i tronchi piazzati.',
    },
    transport: {
      title: 'Il trasporto',
      text: 'Ogni esagono in cui entra un oggetto deve dare tanta forza quanta è la sua taglia (un copricapo: 1), con almeno una pedina. Un altro clan guadagna 1 per ogni unità di forza delle sue pedine che usi; tronchi e pedine tue sono gratis. Per erigere o incoronare ti serve una tua pedina nell’esagono. Un segnalino ti conserva un oggetto; ciò che è abbandonato va portato a termine o marchiato subito.',
    },
    end: {
      title: 'La fine',
      text: 'La partita finisce dopo un round in cui qualcuno ha un moai su ogni sua base. Due mezze tavolette valgono 3. Per una mezza tavoletta puoi anche guardare sotto un moai, in ogni momento.',
    },
  },
};

export default words;
