import { randomBytes } from 'node:crypto';
import type { SsoRegistration } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { SsoIdentity } from '../../../platform/db/tables/singleSignOn.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { lockInvitationOf, markAccepted } from '../../directory/invitations.queries.ts';
import { leaveTeams } from '../../people/joining/leaveTeams.ts';
import { registerMember } from '../../people/joining/registerMember.ts';
import { acceptedTerms } from '../../directory/acceptedTerms.ts';
import {
  accountByEmail,
  accountById,
  insertMembership,
  type AccountRow,
} from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import type { Passwords } from '../../sign-in/credentials/createPasswords.ts';
import { dropIdentity, lockWaiting } from '../provider/attempts.queries.ts';
import { lockSetup } from '../singleSignOn.queries.ts';
import { link } from './admit.ts';

type JoinDeps = Pick<Deps, 'db' | 'clock' | 'queue'>;

interface Answer {
  /** Uid of the sign-in in which the provider has said who this is. */
  readonly uid: string;
  readonly ip: string;
}

interface Joining {
  readonly teamId: string;
  readonly identity: SsoIdentity;
  /** The account that they have proved to be theirs. */
  readonly provedAccount: string | null;
  readonly ip: string;
  readonly now: Date;
}

/**
 * Creates an account for a person whom the team's provider vouches for. Its password is random and
 * unknown to everybody; a reset by mail can replace it.
 * @throws ConflictError `over`, `switched_off`, `has_account`; InvalidError for outdated terms
 */
export async function registerBySso(
  deps: JoinDeps,
  passwords: Passwords,
  { uid, ip }: Answer,
  form: SsoRegistration,
): Promise<AccountRow> {
  const terms = acceptedTerms(form);
  const pwHash = await passwords.hash(randomBytes(32).toString('base64url'));
  return joined(deps, { uid, ip }, (trx, { teamId, identity: { email }, now }) =>
    registerMember(trx, { teamId, email, pwHash, form, terms, ip, now }),
  );
}

/**
 * Moves a person to the team of the provider that vouches for them, out of their former team. They
 * have proved that the account is theirs.
 * @throws ConflictError `over`, `switched_off`, `account_left`, `account_closed`, `already_member`,
 * or why they cannot leave
 */
export async function moveBySso(deps: JoinDeps, answer: Answer): Promise<AccountRow> {
  return joined(deps, answer, async (trx, { teamId, identity, provedAccount, ip, now }) => {
    const account = await accountByEmail(trx, identity.email);
    if (!account || account.id !== provedAccount) throw new ConflictError('over');
    if (account.status === 'leaving') throw new ConflictError('account_left');
    if (account.status !== 'active') throw new ConflictError('account_closed');
    await leaveTeams(trx, deps.queue, { accountId: account.id, joinedId: teamId, ip, now });
    return account.id;
  });
}

/**
 * The common part: ends the wait, makes the account a linked member and tells the manager. The
 * member is a guest, unless an open invitation gives them a higher role.
 */
async function joined(
  { db, clock, queue }: JoinDeps,
  { uid, ip }: Answer,
  prepare: (trx: Kysely<Database>, joining: Joining) => Promise<string>,
): Promise<AccountRow> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const waiting = await lockWaiting(trx, uid, now);
    if (!waiting) throw new ConflictError('over');
    const { attempt, identity } = waiting;
    const teamId = attempt.team_id;
    const setup = await lockSetup(trx, teamId);
    if (!setup?.enabled_at || setup.issuer !== identity.issuer) {
      throw new ConflictError('switched_off');
    }
    const provedAccount = attempt.proved_account;
    const accountId = await prepare(trx, { teamId, identity, provedAccount, ip, now });
    const invitation = await lockInvitationOf(trx, { teamId, email: identity.email, now });
    if (invitation) await markAccepted(trx, invitation.id, now);
    await insertMembership(trx, {
      team_id: teamId,
      account_id: accountId,
      role: invitation?.role ?? roleCodes.guest,
      joined_at: now,
    });
    await link(trx, { teamId, identity, ip, account: { id: accountId }, now });
    const audit = { at: now, actor: accountId, teamId, ip, object: accountId };
    await recordAudit(trx, { ...audit, action: 'member.join' });
    await tellTeamSnapshot(trx, queue, teamId);
    await dropIdentity(trx, attempt.state_hash);
    const account = await accountById(trx, accountId);
    if (!account) throw new Error('the account that has just joined is gone');
    return account;
  });
}
