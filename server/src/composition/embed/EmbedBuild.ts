declare module '../../platform/Deps.ts' {
  interface Deps {
    /** What is built for pages of other sites; absent where none is served. */
    readonly embed?: EmbedBuild | undefined;
  }
}

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
  /** What such a page installs, unless it was not packed. */
  readonly package?: EmbedPackage | undefined;
}

/** A packed package with types and the loading of elements. */
export interface EmbedPackage {
  readonly name: string;
  readonly version: string;
  /** Its file among the packages. */
  readonly file: string;
  /** As lock files have it. */
  readonly integrity: string;
}

/** Stands in the loader for a JSON text, once. */
export const factsPlaceholder = '__PORTAL_EMBED__';
