import type { Kysely } from 'kysely';
import { recordAudit } from '../../../db/audit.ts';
import type { Database } from '../../../db/Database.ts';
import type { SsoIdentity } from '../../../db/tables/singleSignOn.ts';
import type { Deps } from '../../../deps.ts';
import { maySignIn } from '../../people/maySignIn.ts';
import {
  accountByEmail,
  accountById,
  lockTeams,
  teamsOf,
  type AccountRow,
} from '../../people/people.queries.ts';
import { SsoError } from '../provider/SsoError.ts';
import { linkedAccount, linkOf, saveLink } from './links.queries.ts';

interface Arrival {
  readonly teamId: string;
  readonly identity: SsoIdentity;
  readonly ip: string;
}

/**
 * The account of the team that somebody of its provider signs in to: the one that they are linked
 * to, or at the first time the one with their address, which is linked then. Undefined for somebody
 * who is not in the team: they are asked first.
 * @throws SsoError `linked_elsewhere`: the address was another person's at the provider;
 * `account_closed`
 */
export async function admit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teamId, identity, ip }: Arrival,
): Promise<AccountRow | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockTeams(trx, [teamId]);
    const linked = await linkedAccount(trx, { teamId, ...identity });
    if (linked !== undefined) return open(await accountById(trx, linked));
    const account = await accountByEmail(trx, identity.email);
    if (!account || !(await isIn(trx, account.id, teamId))) return undefined;
    await link(trx, { teamId, identity, ip, account, now: clock() });
    return open(account);
  });
}

/**
 * Links an account of the team to who has come, in the caller's transaction, which holds the team.
 * @throws SsoError `linked_elsewhere`
 */
export async function link(
  trx: Kysely<Database>,
  {
    teamId,
    identity,
    ip,
    account,
    now,
  }: Arrival & { readonly account: Pick<AccountRow, 'id'>; readonly now: Date },
): Promise<void> {
  const before = await linkOf(trx, { teamId, accountId: account.id });
  if (before?.issuer === identity.issuer) throw new SsoError('linked_elsewhere');
  await saveLink(trx, account.id, { teamId, ...identity }, now);
  await recordAudit(trx, {
    at: now,
    actor: account.id,
    teamId,
    ip,
    action: 'sso.link',
    object: account.id,
    details: { issuer: identity.issuer },
    personal: { subject: identity.subject },
  });
}

function open(account: AccountRow | undefined): AccountRow {
  if (!account || !maySignIn(account)) throw new SsoError('account_closed');
  return account;
}

async function isIn(trx: Kysely<Database>, accountId: string, teamId: string): Promise<boolean> {
  return (await teamsOf(trx, accountId)).some(({ id }) => id === teamId);
}
