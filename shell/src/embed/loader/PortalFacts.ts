/** What the server writes into `/embed.js`: a file, and its integrity. All addresses are paths. */
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

/** Where an `EmbeddableRelease` is written, and what it must be. */
export interface RemoteFacts {
  /** Folder of the release's files, ending in `/`. */
  readonly base: string;
  /** Where the release is described, from the root. */
  readonly description: string;
  /** Of the description. */
  readonly integrity: string;
}
