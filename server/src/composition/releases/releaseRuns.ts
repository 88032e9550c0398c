import type { ReleaseAct } from './releaseActs.queries.ts';

interface RunStop extends Pick<ReleaseAct, 'actor' | 'note'> {
  /** Canary stopped, or remote withdrawn. */
  readonly act: 'stop' | 'withdraw';
}

/** A period in which a release was current or a canary. */
export interface ReleaseRun extends Pick<ReleaseAct, 'actor' | 'commit' | 'note'> {
  /** The action that began it. */
  readonly act: 'publish' | 'rollback' | 'canary';
  readonly since: Date;
  /** `null`: ongoing. */
  readonly until: Date | null;
  /** Who ended it without a successor, and why. */
  readonly stop: RunStop | null;
}

/**
 * Periods in which a release was current or a canary, newest first.
 *
 * @param acts all actions on releases of any remote, in order
 */
export function releaseRuns(
  acts: readonly ReleaseAct[],
  release: { readonly name: string; readonly hash: string },
): readonly ReleaseRun[] {
  const ofRemote = acts.filter(({ name }) => name === release.name);
  // Promotions and rollbacks record no commit: use that of the release.
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

/** Whether it changes the current release; starting a canary does not. */
function isOfAll({ act }: ReleaseAct): boolean {
  return act !== 'canary' && act !== 'stop';
}
