import type { BrowserKeeper } from '../measure/keepBrowser.ts';
import type { Profile } from '../measure/Profile.ts';
import type { Visit } from '../measure/openPage.ts';
import type { Variant } from '../report/Results.ts';

/** What all measurements need. */
export interface Course {
  readonly browser: BrowserKeeper;
  /** Origin of the portal. */
  readonly url: string;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** A course in the session of a member of a team with 50 licenses. */
export interface SignedIn extends Course {
  readonly visit: (variant: Variant, profile: Profile) => Visit;
}
