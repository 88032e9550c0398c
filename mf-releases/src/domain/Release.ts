/** Measurements of a web vital. */
export interface Measured {
  readonly count: number;
  /** The 75th percentile: milliseconds; thousandths for layout shifts. */
  readonly p75: number | null;
  readonly good: number;
  readonly poor: number;
}

export interface Release {
  readonly version: string;
  readonly hash: string;
  readonly state: 'current' | 'canary' | 'previous' | 'past';
  /** Audience of a canary: staff, number of teams, and percentage of all other people. */
  readonly audience: {
    readonly staff: boolean;
    readonly teams: number;
    readonly share: number;
  } | null;
  /** When people last got it. */
  readonly since: string | null;
  readonly people: number;
  /** People affected by failures: in total, and by kind. */
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
  /** Errors that did not break a screen. */
  readonly events: number;
  /** Calls that the portal failed to answer. */
  readonly calls: number;
  readonly violations: number;
  /** Previews that failed to render. */
  readonly previews: number;
}

/** A release in a list of all remotes. */
export interface ReleaseOfRemote extends Release {
  readonly remote: string;
  /** The team responsible for the remote. */
  readonly owner: string | null;
}

/** Figures of all releases of a remote on one day in Tokyo. */
export interface ReleaseDay {
  readonly day: string;
  readonly opens: number;
  readonly failures: number;
  /** Load time percentiles in milliseconds. */
  readonly p50: number | null;
  readonly p95: number | null;
}

export interface ReleaseError {
  /** The id shown to the person. */
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly hash: string;
  readonly kind: 'load' | 'render' | 'effect' | 'event' | 'call' | 'violation' | 'preview';
  /** Pattern of the displayed route. */
  readonly route: string | null;
  readonly message: string;
  readonly at: string;
  /** Innermost frame first. `isSource`: the place is in a source, not in a built script. */
  readonly stack: readonly {
    readonly name: string;
    readonly place: string;
    readonly isSource: boolean;
  }[];
}

/** A remote with its latest releases, days and errors, newest first. */
export interface Remote {
  readonly name: string;
  readonly owner: string | null;
  readonly releases: readonly Release[];
  readonly days: readonly ReleaseDay[];
  readonly errors: readonly ReleaseError[];
}
