import type { MatchFile } from '@ahu/core';
import type { OwnGame, Profile, TableInfo } from '@ahu/protocol';
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { inEveryTown, type Town } from './town.ts';

inEveryTown('finished games', {}, (town: () => Town) => {
  const gamesOf = (client: Client): Promise<OwnGame[]> => client.ask('GET', '/me/games');

  it('are known with their winners, points and where those came from, to each who played', async () => {
    const [hina, tama] = await town().guests('Hina', 'Tama');
    const id = await town().finished(hina, tama);
    const [mine] = await gamesOf(hina);
    const [theirs] = await gamesOf(tama);
    expect(mine).toMatchObject({ id, game: 'rapa-nui-cards', seat: 0, seats: [{ name: 'Hina' }, { name: 'Tama' }] });
    expect(theirs).toMatchObject({ id, seat: 1, winners: mine.winners, scores: mine.scores });
    for (const { account, seat, scores } of [mine, theirs])
      expect(Object.values(account).reduce((sum, points) => sum + points, 0)).toBe(scores[seat]);
    expect(hina.frame?.winners).toEqual(mine.winners);
    const { finished } = await new Client(town().servers[0].address).ask<Profile>('GET', `/people/${hina.id}`);
    expect(finished).toMatchObject([{ id, winners: mine.winners, scores: mine.scores }]);
  });

  it('are told to nobody else, and a game that plays has no winners', async () => {
    const [hina, tama, eve] = await town().guests('Hina', 'Tama', 'Eve');
    const id = await town().game(hina, tama);
    expect(await gamesOf(hina)).toEqual([]);
    expect(await hina.ask<TableInfo>('GET', `/tables/${id}`)).not.toHaveProperty('winners');
    expect(await gamesOf(eve)).toEqual([]);
    await expect(gamesOf(new Client(town().servers[0].address))).rejects.toThrow('401');
  });

  it('a game that a person gave up is won by the other', async () => {
    const [hina, tama] = await town().guests('Hina', 'Tama');
    const id = await town().game(hina, tama);
    await hina.watch(id);
    hina.send({ kind: 'concede', table: id, command: 'enough' });
    await expect.poll(async () => (await gamesOf(hina)).length).toBe(1);
    const [{ winners }] = await gamesOf(hina);
    expect(winners).toEqual([1]);
    expect((await hina.ask<MatchFile>('GET', `/tables/${id}/match`)).end).toEqual({ kind: 'conceded', winners: [1] });
  });
});
