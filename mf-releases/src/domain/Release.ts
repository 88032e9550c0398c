/** Screens in which a web vital was measured, and how it was. */
export interface Measured {
  readonly count: number;
  /** What it did not exceed in three quarters of them: milliseconds, of shifts thousandths. */
  readonly p75: number | null;
  readonly good: number;
  readonly poor: number;
}

/** How a release does. */
export interface Release {
  readonly version: string;
  readonly hash: string;
  readonly state: 'current' | 'canary' | 'previous' | 'past';
  /** Who has it, of a canary: staff, so many teams, a share of all other people in percent. */
  readonly audience: {
    readonly staff: boolean;
    readonly teams: number;
    readonly share: number;
  } | null;
  /** Instant at which people got it last. */
  readonly since: string | null;
  readonly people: number;
  /** People whom it has failed: at all, and how. */
  readonly failed: {
    readonly people: number;
    readonly load: number;
    readonly render: number;
    readonly effect: number;
  };
  readonly opens: number;
  /** Median and 95th percentile in milliseconds. */
  readonly load: {
    readonly count: number;
    readonly p50: number | null;
    readonly p95: number | null;
  };
  readonly lcp: Measured;
  readonly inp: Measured;
  readonly cls: Measured;
  /** Errors beside screens that are still there. */
  readonly events: number;
  /** Calls that the portal could not answer. */
  readonly calls: number;
  readonly violations: number;
  /** Previews that could not be rendered. */
  readonly previews: number;
}

/** A release in a list of all remotes. */
export interface ReleaseOfRemote extends Release {
  readonly remote: string;
  /** The team that answers for the remote. */
  readonly owner: string | null;
}

/** What happened with all releases of a remote on one day in Tokyo. */
export interface ReleaseDay {
  readonly day: string;
  readonly opens: number;
  readonly failures: number;
  /** Of the load time, in milliseconds. */
  readonly p50: number | null;
  readonly p95: number | null;
}

/** Something that went wrong with a release. */
export interface ReleaseError {
  /** What the person was shown. */
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly hash: string;
  readonly kind: 'load' | 'render' | 'effect' | 'event' | 'call' | 'violation' | 'preview';
  /** Pattern of the route that was in sight. */
  readonly route: string | null;
  readonly message: string;
  /** Instant. */
  readonly at: string;
  /** The innermost place first; `isSource`: of the sources, else of a script. */
  readonly stack: readonly {
    readonly name: string;
    readonly place: string;
    readonly isSource: boolean;
  }[];
}

/** One remote with its last releases, days and errors, the newest releases and errors first. */
export interface Remote {
  readonly name: string;
  readonly owner: string | null;
  readonly releases: readonly Release[];
  readonly days: readonly ReleaseDay[];
  readonly errors: readonly ReleaseError[];
}
