import type { ReleaseAct } from './releaseActs.queries.ts';

/** A time in which a release was the current one, or in which some people had it as a canary. */
export interface ReleaseRun extends Pick<ReleaseAct, 'actor' | 'commit' | 'note'> {
  /** What began it. */
  readonly act: 'publish' | 'rollback' | 'canary';
  readonly since: Date;
  /** `null`: it lasts. */
  readonly until: Date | null;
  /** Who ended a canary without anything in its place, and why. */
  readonly stop: Pick<ReleaseAct, 'actor' | 'note'> | null;
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
  return ofRemote
    .flatMap((begin, index) => {
      const { hash, at, act, actor, commit, note } = begin;
      if (hash !== release.hash || act === 'withdraw' || act === 'stop') return [];
      const end = ofRemote.slice(index + 1).find((later) => act === 'canary' || isOfAll(later));
      const stop = end?.act === 'stop' ? { actor: end.actor, note: end.note } : null;
      return [{ since: at, until: end?.at ?? null, act, actor, commit, note, stop }];
    })
    .toReversed();
}

/** Whether it changes which release is the current one; a canary lets that one go on. */
function isOfAll({ act }: ReleaseAct): boolean {
  return act !== 'canary' && act !== 'stop';
}
