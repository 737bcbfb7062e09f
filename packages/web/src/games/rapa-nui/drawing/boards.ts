import twoPlayers from '@ahu/rapa-nui/boards/rapa-nui-2.json?url';
import morePlayers from '@ahu/rapa-nui/boards/rapa-nui-3-4.json?url';
import { learnBoard } from './table.ts';

/** The boards are data, not code: they are fetched once, before anything is drawn or told. */
export async function loadBoards(): Promise<void> {
  await Promise.all([twoPlayers, morePlayers].map(async (url) => learnBoard(await (await fetch(url)).json())));
}
