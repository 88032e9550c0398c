/** A message from `createRenderer` to the program: one line of JSON. */
export type Order =
  /** Loads a release's script. */
  | { readonly kind: 'take'; readonly script: string; readonly code: string }
  /** Unloads all other scripts with their contexts. */
  | { readonly kind: 'keep'; readonly scripts: readonly string[] }
  | {
      readonly kind: 'render';
      readonly id: number;
      /** Id of the release. */
      readonly script: string;
      readonly request: string;
    };
