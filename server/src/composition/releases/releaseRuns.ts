import type { ReleaseAct } from './releaseActs.queries.ts';

interface RunStop extends Pick<ReleaseAct, 'actor' | 'note'> {
  /** Of a canary, or with the whole remote. */
  readonly act: 'stop' | 'withdraw';
}

/** A time in which a release was the current one, or in which some people had it as a canary. */
export interface ReleaseRun extends Pick<ReleaseAct, 'actor' | 'commit' | 'note'> {
  /** What began it. */
  readonly act: 'publish' | 'rollback' | 'canary';
  readonly since: Date;
  /** `null`: it lasts. */
  readonly until: Date | null;
  /** Who ended it without anything in its place, and why. */
  readonly stop: RunStop | null;
}

/**
 * When one release was current or a canary, newest first.
 *
 * @param acts everything that was done with releases of any remote, in its order
 */
export function releaseRuns(
  acts: readonly ReleaseAct[],
  release: { readonly name: string; readonly hash: string },
): readonly ReleaseRun[] {
  const ofRemote = acts.filter(({ name }) => name === release.name);
  // A promotion and a roll-back name none: it is that of the release.
  const built = ofRemote.findLast(({ hash, commit }) => hash === release.hash && commit !== null);
  return ofRemote
    .flatMap((begin, index) => {
      const { hash, at, act, actor, note } = begin;
      const commit = begin.commit ?? built?.commit ?? null;
      if (hash !== release.hash || act === 'withdraw' || act === 'stop') return [];
      const end = ofRemote.slice(index + 1).find((later) => act === 'canary' || isOfAll(later));
      const run = { since: at, until: end?.at ?? null, act, actor, commit, note };
      return [{ ...run, stop: stopOf(end) }];
    })
    .toReversed();
}

function stopOf(end: ReleaseAct | undefined): RunStop | null {
  if (end?.act !== 'stop' && end?.act !== 'withdraw') return null;
  const { act, actor, note } = end;
  return { act, actor, note };
}

/** Whether it changes which release is the current one; a canary lets that one go on. */
function isOfAll({ act }: ReleaseAct): boolean {
  return act !== 'canary' && act !== 'stop';
}
