import type { AccountsTeam, AccountsUser } from '../../areas/accounts/accounts.contract.ts';
import type { Config } from '../../areas/composition/config.contract.ts';
import type { Locale } from '../../basics/Locale.ts';

/**
 * The session as all screens see it. Only the shell writes it.
 *
 * - `visitor`: not signed in
 * - `active`: signed in
 * - `expired`: the session has ended; unsaved input is kept until the person has signed in again
 * - `signing-out`: the person chose to sign out, and the browser is loading the sign-out address
 */
export interface SessionState {
  readonly status: 'visitor' | 'active' | 'expired' | 'signing-out';
  /** True until the configuration and the account token are loaded. */
  readonly loading: boolean;
  readonly user: AccountsUser | null;
  /** The user's first team. */
  readonly team: AccountsTeam | null;
  readonly config: Config;
  readonly locale: Locale;
  /** Calendar day in Asia/Tokyo by the server's clock, `YYYY-MM-DD`. */
  readonly today: string;
  /**
   * The person's column choices, from their cookie when the page was made: for a preview, which has
   * no cookies.
   */
  readonly columns?: string | undefined;
}
