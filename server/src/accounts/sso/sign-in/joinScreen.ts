import type { AccountScreen } from '@portal/shared/contracts';
import type { SsoIdentity } from '../../../platform/db/tables/singleSignOn.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { leavingRefusal } from '../../people/joining/leavingRefusal.ts';
import { accountByEmail, teamsOf } from '../../directory/people.queries.ts';
import type { AttemptRow } from '../provider/attempts.queries.ts';

interface Waiting {
  readonly uid: string;
  readonly attempt: Pick<AttemptRow, 'team_id' | 'proved_account'>;
  readonly identity: SsoIdentity;
  /** Of the mailed link by which the page is opened. */
  readonly token: string | null;
}

/**
 * The page of a first sign-in: which team the person joins, and which one they leave. It reveals
 * nothing of an account before they prove that it is theirs.
 */
export async function joinScreen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { uid, attempt, identity, token }: Waiting,
): Promise<AccountScreen> {
  const { name } = await db
    .selectFrom('accounts.team')
    .select('name')
    .where('id', '=', attempt.team_id)
    .executeTakeFirstOrThrow();
  const account = await accountByEmail(db, identity.email);
  const isProved = account !== undefined && account.id === attempt.proved_account;
  const [team] = isProved ? await teamsOf(db, account.id) : [];
  return {
    name: 'sso_join',
    action: `/sign_in/${uid}/sso`,
    team_name: name,
    email: identity.email,
    last_name: identity.lastName,
    first_name: identity.firstName,
    proof: account && !isProved ? { token } : null,
    leaving: team
      ? {
          team_name: team.name,
          refusal: await leavingRefusal(db, { teamId: team.id, role: team.role }, clock()),
        }
      : null,
  };
}
