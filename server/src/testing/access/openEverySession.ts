import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Edition } from '../../platform/http/Viewer.ts';
import { teamSnapshotJob } from '../../platform/protocol/managerJobs.ts';
import type { AccountsBrowser } from '../browsers/AccountsBrowser.ts';
import { SignInVisit, signInAtAccounts } from '../browsers/SignInVisit.ts';
import { signIn, visit, type TestClient } from '../browsers/TestClient.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../builders/accountPeople.ts';
import type { TestServer } from '../createTestServer.ts';
import type { Caller } from './accessGroups.ts';

export interface CallerSession {
  readonly caller: Caller;
  /** Sends a call with the caller's cookies and CSRF token. */
  readonly call: (
    service: 'manager' | 'accounts',
    request: InjectOptions,
  ) => Promise<LightMyRequestResponse>;
}

const teams: readonly { readonly edition: Edition; readonly country: 'JP' | 'US' }[] = [
  { edition: 'professional', country: 'JP' },
  { edition: 'professional', country: 'US' },
  { edition: 'community', country: 'JP' },
];
const roles = ['owner', 'admin', 'guest'] as const;
const unknownRole = 7;

/** A visitor and people of every role in three teams, each with sessions at both services. */
export async function openEverySession(server: TestServer): Promise<CallerSession[]> {
  const { browser } = await SignInVisit.open(server);
  const sessions = [sessionOf(server, { role: 'visitor' }, visit(server), browser)];
  for (const team of teams) sessions.push(...(await openTeam(server, team)));
  return sessions;
}

async function openTeam(
  server: TestServer,
  { edition, country }: (typeof teams)[number],
): Promise<CallerSession[]> {
  const given = [...roles, 'guest'] as const;
  const mailName = `${edition}.${country}`.toLowerCase();
  const people = await Promise.all(
    given.map((role, index) => aNewPerson({ role, email: `${index}@${mailName}.example` })),
  );
  const team = await anAccountsTeam(server.deps, { edition, countryCode: country, people });
  await server.deps.queue.drain(teamSnapshotJob);
  const stranger = team.people.at(-1);
  if (stranger) await giveUnknownRole(server, stranger.id);
  return Promise.all(
    team.people.map(async ({ id, email }, index) => {
      const caller = { edition, country, role: roles[index] ?? 'unknown' } as const;
      const client = await signIn(server, { id, team });
      const browser = await signInAtAccounts(server, { email, password: testPassword });
      return sessionOf(server, caller, client, browser);
    }),
  );
}

/** For example a role of a later release of accounts. */
async function giveUnknownRole({ deps: { db } }: TestServer, userId: string): Promise<void> {
  await db
    .updateTable('accounts.membership')
    .set({ role: unknownRole })
    .where('account_id', '=', userId)
    .execute();
  await db
    .updateTable('manager.member_ref')
    .set({ role: unknownRole })
    .where('user_id', '=', userId)
    .execute();
}

function sessionOf(
  server: TestServer,
  caller: Caller,
  { cookie, csrf }: TestClient,
  browser: AccountsBrowser,
): CallerSession {
  const atManager = { cookie, 'x-csrf-token': csrf };
  return {
    caller,
    call: (service, { headers, ...request }) => {
      const proof = service === 'manager' ? atManager : browser.proof;
      return server[service].inject({ ...request, headers: { ...proof, ...headers } });
    },
  };
}
