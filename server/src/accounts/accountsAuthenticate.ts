import type { Deps } from '../platform/Deps.ts';
import type { Authenticate } from '../platform/http/Access.ts';
import { editionOf, roleOf, type Viewer } from '../platform/http/Viewer.ts';
import { accountById, teamsOf } from './directory/people.queries.ts';
import { extendSession } from './sign-in/provider/extendSession.ts';
import { providerOf } from './sign-in/provider/providerOf.ts';
import { accountsSession } from './sign-in/provider/accountsSession.ts';
import { isStaff } from './directory/staff.queries.ts';
import { visitorSubject } from './sign-in/pages/accountsVisitor.ts';

/** Calls that check whether a session is alive without extending it. */
const watching = new Set(['/api/session']);

/** Finds out who calls the accounts service, from the provider's session cookie. */
export function accountsAuthenticate(deps: Deps): Authenticate {
  return async (request) => {
    const session = await accountsSession(await providerOf(deps), request);
    const { accountId, uid } = session;
    const viewer = accountId === undefined ? null : await findViewer(deps, accountId, uid);
    const csrfSubject = visitorSubject(request, viewer, deps);
    if (!viewer) return { viewer: null, by: 'none', csrfSubject };
    if (!watching.has(request.routeOptions.url ?? '')) {
      await extendSession(deps, session, request.ip);
    }
    return { viewer, by: 'cookie', csrfSubject };
  };
}

async function findViewer(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  sessionId: string,
): Promise<Viewer | null> {
  const account = await accountById(db, accountId);
  const [team] = await teamsOf(db, accountId);
  if (account?.status !== 'active' || !team) return null;
  return {
    sessionId,
    user: {
      id: account.id,
      email: account.email,
      first_name: account.first_name,
      last_name: account.last_name,
      country_code: team.country_code,
      role: roleOf(team.role),
      staff: await isStaff(db, account.id),
    },
    team: {
      id: team.id,
      edition: editionOf(team.edition),
      agent: team.agent,
      name: team.name,
    },
  };
}
