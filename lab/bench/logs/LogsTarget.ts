import type { JsonWebKey } from 'node:crypto';

/** The measured server's address, and the computers that report to it. */
export interface LogsTarget {
  readonly port: number;
  readonly reporters: readonly Reporter[];
  /** The owner of another, large team, and its number of people. */
  readonly reader: { readonly headers: Readonly<Record<string, string>>; readonly people: number };
}

/** A registered computer with its key, whose person uses a license. */
export interface Reporter {
  readonly kid: string;
  readonly key: JsonWebKey;
  readonly user: string;
  readonly license: string;
}

/** Progress of the figures. */
export interface Behind {
  /** Stored events. */
  readonly events: number;
  /** Days with outdated figures. */
  readonly marks: number;
}
