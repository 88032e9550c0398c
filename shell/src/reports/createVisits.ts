/** A time in which a screen was in sight; times in milliseconds since the page began. */
export interface Visit {
  readonly name: string;
  readonly hash: string;
  readonly route: string;
  /** When what led to it began; where that is not known, when the screen was there. */
  readonly since: number;
  /** From then to the first render; `undefined` where the beginning is not known. */
  readonly loadMs: number | undefined;
}

/** Whoever clicks and then waits longer than this for an address has waited for something else. */
const longestInputMs = 1000;
const mostKept = 20;

/**
 * Records which screen was visible when. The first visit begins with the page, others with the click
 * or key that led to their address, or with the change of address if there was neither.
 */
export function createVisits() {
  let visits: readonly Visit[] = [];
  let inputAt = -Infinity;
  let navigatedAt: number | undefined;

  const beginning = (shownAt: number): number | undefined => {
    const last = visits.at(-1);
    const from = navigatedAt;
    // An address of before, or one that came meanwhile, has not led to this screen.
    if (from === undefined || from > shownAt) return last ? undefined : 0;
    if (last && from <= last.since) return undefined;
    const waited = from - inputAt;
    return waited >= 0 && waited < longestInputMs ? inputAt : from;
  };
  return {
    /** Call it with the time of each click and key. */
    sawInput: (at: number) => {
      inputAt = at;
    },
    /** Call it with the time of each change of the address. */
    sawNavigation: (at: number) => {
      navigatedAt = at;
    },
    /** Call it when a screen was rendered first. */
    opened: (screen: Pick<Visit, 'name' | 'hash' | 'route'>, shownAt: number): Visit => {
      const from = beginning(shownAt);
      const visit = {
        ...screen,
        since: from ?? shownAt,
        loadMs: from === undefined ? undefined : shownAt - from,
      };
      visits = [...visits, visit].slice(-mostKept);
      return visit;
    },
    /** The screen that was in sight, or came next where there was none yet. */
    at: (time: number): Visit | undefined =>
      visits.findLast(({ since }) => since <= time) ?? visits[0],
    current: (): Visit | undefined => visits.at(-1),
  };
}

export type Visits = ReturnType<typeof createVisits>;
