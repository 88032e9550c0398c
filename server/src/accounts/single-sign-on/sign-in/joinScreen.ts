import type { AccountScreen } from '@portal/shared/contracts';
import type { SsoIdentity } from '../../../db/tables/singleSignOn.ts';
import type { Deps } from '../../../deps.ts';
import { leavingRefusal } from '../../joining/leavingRefusal.ts';
import { accountByEmail, teamsOf } from '../../people/people.queries.ts';

interface Waiting {
  readonly uid: string;
  readonly teamId: string;
  readonly identity: SsoIdentity;
}

/** The page of a first sign-in: which team is joined, and which one is left for it. */
export async function joinScreen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { uid, teamId, identity }: Waiting,
): Promise<AccountScreen> {
  const { name } = await db
    .selectFrom('accounts.team')
    .select('name')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  const account = await accountByEmail(db, identity.email);
  const [team] = account ? await teamsOf(db, account.id) : [];
  return {
    name: 'sso_join',
    action: `/sign_in/${uid}/sso`,
    team_name: name,
    email: identity.email,
    last_name: identity.lastName,
    first_name: identity.firstName,
    leaving: team
      ? {
          team_name: team.name,
          refusal: await leavingRefusal(db, { teamId: team.id, role: team.role }, clock()),
        }
      : null,
  };
}
