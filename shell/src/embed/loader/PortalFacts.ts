/** The data that the server writes into `/embed.js`. All addresses are paths. */
export interface PortalFacts {
  readonly core: {
    /** Ending in `/`. */
    readonly base: string;
    readonly entry: string;
    /** Integrity of each script, by file name. */
    readonly integrity: Readonly<Record<string, string>>;
  };
  /** By remote. */
  readonly remotes: Readonly<Record<string, RemoteFacts>>;
}

/** The path and integrity of an `EmbeddableRelease`. */
export interface RemoteFacts {
  /** Folder of the release's files, ending in `/`. */
  readonly base: string;
  /** Path of the description, without a leading slash. */
  readonly description: string;
  /** Integrity of the description. */
  readonly integrity: string;
}
