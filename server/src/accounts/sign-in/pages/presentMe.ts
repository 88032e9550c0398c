import type { AccountsTeam, AccountsUser } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { avatarUrl } from '../../directory/avatarUrl.ts';
import { accountById, teamsOf } from '../../directory/people.queries.ts';

type MemberTeam = Awaited<ReturnType<typeof teamsOf>>[number];

/** A person for the API, with their teams in the order of joining; `null` when not active. */
export async function presentMe(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: string,
): Promise<AccountsUser | null> {
  const account = await accountById(db, accountId);
  if (account?.status !== 'active') return null;
  const teams = await teamsOf(db, accountId);
  return {
    id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    avatar_url: avatarUrl(config, account.avatar),
    // The current team's: its members buy at its prices and taxes.
    country_code: teams[0]?.country_code ?? 'JP',
    role: teams[0]?.role ?? roleCodes.guest,
    newsletter: account.newsletter ? 1 : 0,
    status: account.status,
    teams: teams.map(presentTeam),
  };
}

function presentTeam({
  version: _version,
  role: _role,
  country_code: _country,
  ...team
}: MemberTeam): AccountsTeam {
  return { ...team, agent: team.agent ? 1 : 0, shipping: team.shipping ? 1 : 0 };
}
