/** What shows remotes on pages of other sites, as built; tests have a small one of their own. */
export interface EmbedBuild {
  /** Text of the script that such a page names, with a placeholder for what it is to know. */
  readonly loader: string;
  readonly core: {
    /** Path of its files' folder, ending in `/`. */
    readonly base: string;
    readonly entry: string;
    /** Integrity of every script, by file name. */
    readonly integrity: Readonly<Record<string, string>>;
  };
}

/** Stands in the loader for a JSON text, once. */
export const factsPlaceholder = '__PORTAL_EMBED__';
