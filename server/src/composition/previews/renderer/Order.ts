/** What `createRenderer` writes to the program, one line of JSON each. */
export type Order =
  /** Takes in the script of a release. */
  | { readonly kind: 'take'; readonly script: string; readonly code: string }
  /** Drops every other script, and the contexts made for it. */
  | { readonly kind: 'keep'; readonly scripts: readonly string[] }
  | {
      readonly kind: 'render';
      readonly id: number;
      /** The release's id. */
      readonly script: string;
      readonly request: string;
    };
