declare module '../../../platform/Deps.ts' {
  interface Deps {
    /** The built account pages; absent where none is served. */
    readonly accountPages?: AccountsBuild | undefined;
  }
}

/** The built account pages. */
export interface AccountsBuild {
  /** The scripts of the first load, in order. */
  readonly scripts: readonly { readonly path: string; readonly integrity: string }[];
}
