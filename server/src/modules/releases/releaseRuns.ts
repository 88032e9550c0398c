import type { ReleaseAct } from './releaseActs.queries.ts';

/** A time in which a release was the current one. */
export interface ReleaseRun extends Pick<ReleaseAct, 'actor' | 'commit' | 'note'> {
  /** What made it current. */
  readonly act: 'publish' | 'rollback';
  readonly since: Date;
  /** `null`: it is current still. */
  readonly until: Date | null;
}

/**
 * When one release was current, newest first.
 *
 * @param acts everything that was done with releases of any remote, in its order
 */
export function releaseRuns(
  acts: readonly ReleaseAct[],
  release: { readonly name: string; readonly hash: string },
): readonly ReleaseRun[] {
  const ofRemote = acts.filter(({ name }) => name === release.name);
  return ofRemote
    .flatMap(({ hash, at, act, actor, commit, note }, index) =>
      hash === release.hash && act !== 'withdraw'
        ? [{ since: at, until: ofRemote[index + 1]?.at ?? null, act, actor, commit, note }]
        : [],
    )
    .toReversed();
}
