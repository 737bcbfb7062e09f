import { giants, outlook, prospects, waysOf } from '@ahu/giants';
import { median } from './race.ts';

/** Milliseconds that a query of Giants takes on the fullest board there can be. */
export interface RouteQuery {
  readonly query: string;
  readonly milliseconds: number;
}

const ROUNDS = 15;

/** Every hex holds the pieces of three clans, and every moai and headdress of the game is somewhere on the way. */
function crowdedBoard() {
  const state = giants.start(5, giants.readOptions({}));
  const { hexes, ahus } = state.setup.island;
  const row = state.workersOn.length / 5;
  state.phase = TRANSPORT;
  for (const hex of hexes) {
    for (const clan of [1, 2, 3]) state.workersOn[clan * row + hex] = 1 + ((hex + clan) % 2);
    state.logsOn[hex] = hex % 3;
  }
  for (let object = 0; object < state.at.length; object++) state.at[object] = hexes[(7 * object) % hexes.length];
  ahus.forEach((ahu, i) => {
    if (i % 3 === 0) {
      state.baseOn[ahu] = 1;
      state.moaiOn[ahu] = 0;
    }
  });
  return state;
}

const TRANSPORT = 6;

export function measureRoutes(): RouteQuery[] {
  const state = crowdedBoard();
  const time = (query: string, run: () => unknown): RouteQuery => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      for (let i = 0; i < 20; i++) run();
      return (performance.now() - start) / 20;
    });
    return { query, milliseconds: median(rounds.slice(3)) };
  };
  return [
    time('where one object can go, and at what price', () => waysOf(state, 0, 0)),
    time('all objects of one seat', () => prospects(state, 1)),
    time('all objects of all seats', () => outlook(state)),
  ];
}
