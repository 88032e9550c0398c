import type { BrowserKeeper } from '../measure/keepBrowser.ts';
import type { Profile } from '../measure/Profile.ts';
import type { Visit } from '../measure/openPage.ts';
import type { Variant } from '../report/Results.ts';

/** Parameters of all measurements. */
export interface Course {
  readonly browser: BrowserKeeper;
  /** Origin of the portal. */
  readonly url: string;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** A course with the session of a team member with 50 licenses. */
export interface SignedIn extends Course {
  readonly visit: (variant: Variant, profile: Profile) => Visit;
}
