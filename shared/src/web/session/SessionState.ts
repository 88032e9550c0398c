import type { AccountsTeam, AccountsUser } from '../../areas/accounts/accounts.contract.ts';
import type { Config } from '../../areas/composition/config.contract.ts';
import type { Locale } from '../../basics/Locale.ts';

/**
 * What every screen may know of the session. The shell is its only writer.
 *
 * - `visitor`: nobody is signed in
 * - `active`: somebody is
 * - `expired`: somebody was; what is typed is kept until they have signed in again
 * - `signing-out`: they chose to sign out, and the browser is on its way to the sign-out address
 */
export interface SessionState {
  readonly status: 'visitor' | 'active' | 'expired' | 'signing-out';
  /** True until the configuration and the account token have been loaded. */
  readonly loading: boolean;
  readonly user: AccountsUser | null;
  /** The user's first team. */
  readonly team: AccountsTeam | null;
  readonly config: Config;
  readonly locale: Locale;
  /** Calendar day in Asia/Tokyo by the server's clock, `YYYY-MM-DD`. */
  readonly today: string;
  /**
   * The person's choices of columns, as their cookie had them when the page was made: for a preview,
   * which has no cookies.
   */
  readonly columns?: string | undefined;
}
