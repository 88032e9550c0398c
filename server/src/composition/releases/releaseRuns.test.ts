import { describe, expect, it } from '@jest/globals';
import { releaseRuns } from './releaseRuns.ts';

const act = (minute: number, what: 'publish' | 'rollback' | 'withdraw', hash: string | null) => ({
  id: minute,
  name: 'mf-parts',
  at: new Date(minute * 60_000),
  actor: 'token:parts',
  act: what,
  hash,
  commit: null,
  note: null,
});
const minutesOf = (runs: ReturnType<typeof releaseRuns>) =>
  runs.map(({ since, until }) => [
    since.getTime() / 60_000,
    until === null ? null : until.getTime() / 60_000,
  ]);

describe('releaseRuns', () => {
  const acts = [
    act(1, 'publish', 'a'),
    { ...act(2, 'publish', 'x'), name: 'mf-others' },
    act(3, 'publish', 'b'),
    act(4, 'rollback', 'a'),
  ];

  it('lasts until the next action on the same remote', () => {
    expect(minutesOf(releaseRuns(acts, { name: 'mf-parts', hash: 'a' }))).toEqual([
      [4, null],
      [1, 3],
    ]);
    expect(minutesOf(releaseRuns(acts, { name: 'mf-parts', hash: 'b' }))).toEqual([[3, 4]]);
  });

  it('uses the commit of the release if its first action names none', () => {
    const built = [{ ...act(1, 'publish', 'a'), commit: 'c1' }, ...acts.slice(1)];
    const runs = releaseRuns(built, { name: 'mf-parts', hash: 'a' });
    expect(runs.map(({ commit }) => commit)).toEqual(['c1', 'c1']);
    expect(releaseRuns(built, { name: 'mf-parts', hash: 'b' })[0]?.commit).toBeNull();
  });

  it('ends when the remote is withdrawn', () => {
    const withdrawn = [...acts, act(5, 'withdraw', null)];
    expect(minutesOf(releaseRuns(withdrawn, { name: 'mf-parts', hash: 'a' }))[0]).toEqual([4, 5]);
  });
});
