import type { Places } from '@portal/shared/remote';

/**
 * What happens to people with a release of a remote:
 * - `opens`: a screen of it was opened
 * - `load`: a screen of it could not be loaded
 * - `render`: a screen threw when it was first rendered
 * - `effect`: a screen threw later, in an effect or when it rendered again
 */
export type Happening = 'opens' | 'load' | 'render' | 'effect';

/** A remote's part of a place of the page has failed. Only its team is told why. */
export interface FailedPart {
  readonly place: keyof Places;
  /** Its id among those of its remote. */
  readonly part: string;
  /** For its developers. */
  readonly why: string;
}

/** Where it happened, and of a failure what it was. */
export interface Occasion {
  /** Pattern of the route. */
  readonly route: string;
  readonly error?: unknown;
  /** What the person is shown of the failure. */
  readonly id?: string;
}

/** Reports to the portal, for those who watch releases. Never throws. A part of a place has no occasion. */
export type Tell = (
  release: { name: string; hash: string },
  what: Happening | FailedPart,
  occasion?: Occasion,
) => void;
