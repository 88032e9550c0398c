/** A time during which a screen was visible. Times are in milliseconds since the page began. */
export interface Visit {
  readonly name: string;
  readonly hash: string;
  readonly route: string;
  /** When the click, key or navigation to the screen happened; its first render if unknown. */
  readonly since: number;
  /** From then to the first render; `undefined` if the start is unknown. */
  readonly loadMs: number | undefined;
}

/** An input leads to a navigation only if that follows within this time, in milliseconds. */
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
    // A navigation before the last visit, or after this render, did not lead to this screen.
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
    /** Call it at the first render of a screen. */
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
    /** The visit at a time; before the first visit, the first one. */
    at: (time: number): Visit | undefined =>
      visits.findLast(({ since }) => since <= time) ?? visits[0],
    current: (): Visit | undefined => visits.at(-1),
  };
}

export type Visits = ReturnType<typeof createVisits>;
