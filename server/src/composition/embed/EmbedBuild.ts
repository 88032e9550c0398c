declare module '../../platform/Deps.ts' {
  interface Deps {
    /** Build for embedding sites; absent where none is served. */
    readonly embed?: EmbedBuild | undefined;
  }
}

/** The built scripts that show remotes on other sites; tests use a small one. */
export interface EmbedBuild {
  /** Text of the loader, with a placeholder for the facts. */
  readonly loader: string;
  readonly core: {
    /** URL path of its files, ending in `/`. */
    readonly base: string;
    readonly entry: string;
    /** Integrity of every script, by file name. */
    readonly integrity: Readonly<Record<string, string>>;
  };
  /** The npm package for embedding sites, if packed. */
  readonly package?: EmbedPackage | undefined;
}

/** A packed package with types and the loader of elements. */
export interface EmbedPackage {
  readonly name: string;
  readonly version: string;
  /** Its file name. */
  readonly file: string;
  /** Integrity in the format of lock files. */
  readonly integrity: string;
}

/** Placeholder in the loader for JSON; occurs once. */
export const factsPlaceholder = '__PORTAL_EMBED__';

/** Asset folder of loaders for other sites, named by content. */
export const embedFolder = 'embed/';

/** Asset folder of the core's files of all builds. */
export const coreFolder = 'embed/core/';

/** Asset folder of packages of all builds. */
export const packageFolder = 'embed/package/';
