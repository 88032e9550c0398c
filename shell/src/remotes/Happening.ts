import type { AskedPlace } from '@portal/shared/remote';

/**
 * What happens to people with a release of a remote:
 * - `opens`: a screen of it was opened
 * - `load`: a screen of it could not be loaded
 * - `render`: a screen threw when it was first rendered
 * - `effect`: a screen threw later, in an effect or when it rendered again
 */
export type Happening = 'opens' | 'load' | 'render' | 'effect';

/** A remote's part of a place has failed. Only its team is told why. */
export interface FailedPart {
  readonly place: AskedPlace;
  /** Id of the part within its remote. */
  readonly part: string;
  /** The problem, for the part's developers. */
  readonly why: string;
}

/** Where it happened, and the error of a failure. */
export interface Occasion {
  /** Pattern of the route. */
  readonly route: string;
  readonly error?: unknown;
  /** Id of the failure that the person is shown. */
  readonly id?: string;
}

/** Reports to the portal, for the teams of releases. Never throws. A failed part has no occasion. */
export type Tell = (
  release: { name: string; hash: string },
  what: Happening | FailedPart,
  occasion?: Occasion,
) => void;
