import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { hashToken } from '../mails/mailedLink.ts';
import { accountById } from '../../directory/people.queries.ts';
import { endReset, type FactorResetRow } from '../factors/factorReset.queries.ts';
import { resetStoppedMail, resetStoppedMailToOwner } from './resetMails.ts';
import { teamAndOwner } from './teamAndOwner.ts';

type StopDeps = Pick<Deps, 'clock' | 'mailer' | 'config'>;

interface Stop {
  /** Whose second factors stay. */
  readonly accountId: string;
  /** Who has stopped it. */
  readonly actor: string;
  readonly ip: string;
}

/** Stops an open reset, in the caller's transaction. @returns whether there was one */
export async function stopReset(
  trx: Transaction<Database>,
  deps: StopDeps,
  { accountId, actor, ip }: Stop,
): Promise<boolean> {
  const reset = await endReset(trx, { accountId }, deps.clock());
  if (reset) await tellStopped(trx, deps, reset, { actor, ip });
  return reset !== undefined;
}

/** Stops a reset by a mailed link, without a session. @returns whether there was one */
export async function stopByLink(
  deps: StopDeps & Pick<Deps, 'db'>,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<boolean> {
  const link = hashToken(token);
  return deps.db.transaction().execute(async (trx) => {
    const reset = await endReset(trx, { link }, deps.clock());
    if (!reset) return false;
    await tellStopped(trx, deps, reset, { actor: holderOf(link, reset), ip });
    return true;
  });
}

/**
 * Whose link it is. An operator's request does not say who was the owner then, and another one may
 * own the team now: `system`.
 */
function holderOf(link: string, reset: FactorResetRow): string {
  if (reset.person_token_hash === link) return reset.account_id;
  return reset.team_id === null ? 'system' : reset.asked_by;
}

/** Records that a reset was stopped, and mails the people who had a mail about it. */
export async function tellStopped(
  trx: Transaction<Database>,
  { clock, mailer, config }: StopDeps,
  { account_id }: FactorResetRow,
  { actor, ip }: { readonly actor: string; readonly ip?: string },
): Promise<void> {
  const account = await accountById(trx, account_id);
  if (!account) return;
  const { team, owner } = await teamAndOwner(trx, account_id);
  const act = { action: 'factor.reset-stop', object: account_id } as const;
  await recordAudit(trx, { at: clock(), actor, teamId: team?.id, ip, ...act });
  await mailer.send(trx, resetStoppedMail(account, config));
  if (owner) await mailer.send(trx, resetStoppedMailToOwner(owner, config, account.email));
}
