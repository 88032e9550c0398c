import type { BoardSettings, TypedSettings } from '../upload/BoardSettings.ts';

/** Initial values of a re-run. */
export interface RerunBasis {
  /** The given CSV text of net classes; empty for none. */
  readonly given: string;
  readonly settings: TypedSettings;
  /** What the form does not show and a re-run keeps. */
  readonly kept: Pick<BoardSettings, 'units' | 'job'>;
}
