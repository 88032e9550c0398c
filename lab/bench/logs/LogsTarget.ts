import type { JsonWebKey } from 'node:crypto';

/** What the measured server tells the benchmark: its address, and who reports use to it. */
export interface LogsTarget {
  readonly port: number;
  readonly reporters: readonly Reporter[];
  /** The owner of another team, which is large, and how many people it has. */
  readonly reader: { readonly headers: Readonly<Record<string, string>>; readonly people: number };
}

/** A registered computer with its key, whose person works with a license. */
export interface Reporter {
  readonly kid: string;
  readonly key: JsonWebKey;
  readonly user: string;
  readonly license: string;
}

/** The question to the server how far the figures are behind. */
export interface Behind {
  /** Events that are stored. */
  readonly events: number;
  /** Days whose figures are still to be computed. */
  readonly marks: number;
}
