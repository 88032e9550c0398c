import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { SsoIdentity } from '../../../platform/db/tables/singleSignOn.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import {
  accountByEmail,
  accountById,
  lockTeams,
  teamsOf,
  type AccountRow,
} from '../../directory/people.queries.ts';
import { SsoError } from '../provider/SsoError.ts';
import { setupOf } from '../singleSignOn.queries.ts';
import { linkedAccount, linkOf, saveLink } from '../links.queries.ts';

/** A person who signs in through the provider. */
interface Arrival {
  readonly teamId: string;
  readonly identity: SsoIdentity;
  readonly ip: string;
  /** The account that they proved to be theirs. */
  readonly provedAccount?: string;
}

/**
 * The account that a person of the team's provider signs in to: the linked one, or at the first
 * sign-in the one with their address. That one is linked if they proved that it is theirs, or if the
 * team provisioned it and it is unused. Undefined for everybody else, who are asked first.
 * @throws SsoError `switched_off` meanwhile; `linked_elsewhere`: the account has another identity at
 * the provider; `account_closed`
 */
export async function admit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teamId, identity, ip, provedAccount }: Arrival,
): Promise<AccountRow | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockTeams(trx, [teamId]);
    const setup = await setupOf(trx, teamId);
    if (!setup?.enabled_at || setup.issuer !== identity.issuer) throw new SsoError('switched_off');
    const linked = await linkedAccount(trx, { teamId, ...identity });
    if (linked !== undefined) return open(await accountById(trx, linked));
    const account = await accountByEmail(trx, identity.email);
    if (!account || !(await isIn(trx, account.id, teamId))) return undefined;
    await requireUnlinked(trx, { teamId, identity, account });
    open(account);
    if (account.id !== provedAccount && !isUntouched(account, teamId)) return undefined;
    await link(trx, { teamId, identity, ip, account, now: clock() });
    return open(account);
  });
}

/**
 * Links an account of the team to the arriving person, in the caller's transaction, which has locked
 * the team.
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
  await requireUnlinked(trx, { teamId, identity, account });
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

/** An account has at most one identity at a provider. */
async function requireUnlinked(
  trx: Kysely<Database>,
  { teamId, identity, account }: Omit<Arrival, 'ip'> & { readonly account: Pick<AccountRow, 'id'> },
): Promise<void> {
  const before = await linkOf(trx, { teamId, accountId: account.id });
  if (before?.issuer === identity.issuer) throw new SsoError('linked_elsewhere');
}

/** Whether the team provisioned the account and nobody signed in to it yet. */
function isUntouched({ provisioned_by, last_sign_in_at }: AccountRow, teamId: string): boolean {
  return provisioned_by === teamId && last_sign_in_at === null;
}

function open(account: AccountRow | undefined): AccountRow {
  if (!account || !maySignIn(account)) throw new SsoError('account_closed');
  return account;
}

async function isIn(trx: Kysely<Database>, accountId: string, teamId: string): Promise<boolean> {
  return (await teamsOf(trx, accountId)).some(({ id }) => id === teamId);
}
