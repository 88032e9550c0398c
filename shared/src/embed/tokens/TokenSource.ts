/** Where an embedded remote has its bearer from. */
export interface TokenSource {
  /** Empty while there is none. */
  readonly token: string;
  /** When it ends, in milliseconds since the epoch; `Infinity` when nobody knows. */
  readonly endsAt: number;
  /** Gets another one. @returns whether a call that was refused is worth repeating */
  readonly renew: () => Promise<boolean>;
  /** The manager refuses the token, and no other came in time. */
  readonly giveUp: () => void;
  /** Tells of each other token. @returns stops telling */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Asks for a token from the page's own code, such as its server. */
export type TokenProvider = () => Promise<string>;
