import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { newLinkToken } from '../mails/mailedLink.ts';
import { lockAccount, type AccountRow } from '../../directory/people.queries.ts';
import { factorKindsOf } from '../factors/factors.queries.ts';
import { insertReset, resetDueAt } from '../factors/factorReset.queries.ts';
import { resetAskedMail, resetAskedMailToOwner } from './resetMails.ts';
import { teamAndOwner } from './teamAndOwner.ts';

const waitMs = 24 * 3_600_000;

interface Asked {
  /** The owner's account, or the operator. */
  readonly by: string;
  /** The team that its owner asks for; left out by an operator. */
  readonly teamId?: string;
  readonly ip?: string;
}

/**
 * Schedules the removal of a person's second factors, which they lost, after 24 hours, in the
 * caller's transaction. The person and the owner of their team are told by mail, and either can
 * stop it. A reset that already waits stays as it is. @returns when it happens
 * @throws ConflictError `no_factor`
 */
export async function beginReset(
  trx: Transaction<Database>,
  { clock, mailer, config }: Pick<Deps, 'clock' | 'mailer' | 'config'>,
  account: AccountRow,
  { by, teamId, ip }: Asked,
): Promise<Date> {
  await lockAccount(trx, account.id);
  const waiting = await resetDueAt(trx, account.id);
  if (waiting) return waiting;
  const removed = await factorKindsOf(trx, account.id);
  if (removed.length === 0) throw new ConflictError('no_factor');
  const now = clock();
  const dueAt = new Date(now.getTime() + waitMs);
  const { team, owner } = await teamAndOwner(trx, account.id);
  const links = { person: newLinkToken(), owner: newLinkToken() };
  await insertReset(trx, {
    id: newId(now),
    account_id: account.id,
    team_id: teamId ?? null,
    asked_by: by,
    person_token_hash: links.person.hash,
    owner_token_hash: owner ? links.owner.hash : null,
    due_at: dueAt,
    ended_at: null,
  });
  const act = { action: 'factor.reset-ask', object: account.id, details: { removed } } as const;
  await recordAudit(trx, { at: now, actor: by, teamId: team?.id, ip, ...act });
  const byOwner = teamId === undefined ? undefined : team?.name;
  const { token } = links.person;
  await mailer.send(trx, resetAskedMail(account, config, { token, dueAt, byOwner }));
  if (owner) {
    const person = account.email;
    const asked = { token: links.owner.token, dueAt, person };
    await mailer.send(trx, resetAskedMailToOwner(owner, config, asked));
  }
  return dueAt;
}
