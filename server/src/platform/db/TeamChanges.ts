import type { AuditKind } from '@portal/shared/domain';
import type { Announcements } from './Announcements.ts';

/** Events of one kind within this time are one event. */
const togetherMs = 200;

export interface ChangeListener {
  readonly onChange: (kinds: ReadonlySet<AuditKind>) => void;
  readonly onEnd: () => void;
}

/** Distributes changes to the streams of this process. */
export class TeamChanges {
  /** Streams end after this time, so that load balancers can distribute them again. */
  longestMs = 10 * 60_000;
  readonly #teams = new Map<string, Set<ChangeListener>>();
  readonly #collected = new Map<string, Set<AuditKind>>();

  constructor(announcements: Announcements) {
    announcements.follow((change) => {
      // Events may have been lost: browsers connect again and ask for everything.
      if (change === undefined) this.end();
      else this.#collect(change.teamId, change.kind);
    });
  }

  #collect(teamId: string, kind: AuditKind): void {
    if (!this.#teams.has(teamId)) return;
    const kinds = this.#collected.get(teamId);
    if (kinds) {
      kinds.add(kind);
      return;
    }
    const collected = new Set([kind]);
    this.#collected.set(teamId, collected);
    setTimeout(() => {
      this.#collected.delete(teamId);
      for (const { onChange } of this.#teams.get(teamId) ?? []) onChange(collected);
    }, togetherMs).unref();
  }

  /** @returns unsubscribes */
  listen(teamId: string, listener: ChangeListener): () => void {
    const listeners = this.#teams.get(teamId) ?? new Set();
    this.#teams.set(teamId, listeners.add(listener));
    const timer = setTimeout(listener.onEnd, this.longestMs).unref();
    return () => {
      clearTimeout(timer);
      listeners.delete(listener);
      if (listeners.size === 0 && this.#teams.get(teamId) === listeners) this.#teams.delete(teamId);
    };
  }

  /** Ends all streams. */
  end(): void {
    for (const listeners of [...this.#teams.values()]) {
      for (const { onEnd } of [...listeners]) onEnd();
    }
  }
}
