import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { accountById, lockAccount, lockTeams } from '../../directory/people.queries.ts';
import { memberOf } from '../../directory/members.queries.ts';
import { dueResets, endReset, type FactorResetRow } from '../factors/factorReset.queries.ts';
import { tellStopped } from './stopReset.ts';
import { removeAllFactors } from './removeAllFactors.ts';

const resetJob = defineJob<object>('accounts.factor-resets', 2);
type ResetDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'log'>;

/** Removes the second factors of those whose 24 hours are over. */
export async function carryOutResets(deps: ResetDeps): Promise<void> {
  for (const reset of await dueResets(deps.db, deps.clock())) {
    try {
      await deps.db.transaction().execute((trx) => carryOut(trx, deps, reset));
    } catch (error) {
      // A failed reset does not hold up the others; the next run tries it again.
      deps.log.error({ err: error, account: reset.account_id }, 'second factors were not removed');
    }
  }
}

async function carryOut(
  trx: Transaction<Database>,
  deps: ResetDeps,
  { id, account_id, team_id, asked_by }: FactorResetRow,
): Promise<void> {
  if (team_id !== null) await lockTeams(trx, [team_id]);
  await lockAccount(trx, account_id);
  // It may just have been stopped, or carried out by another process.
  const reset = await endReset(trx, { id }, deps.clock());
  const account = reset && (await accountById(trx, account_id));
  if (!account) return;
  if (team_id === null || (await stillOwns(trx, { team_id, asked_by, account_id }))) {
    await removeAllFactors(trx, deps, account, asked_by);
    return;
  }
  await tellStopped(trx, deps, reset, { actor: 'system' });
}

/** Whether the person who asked still owns the team. */
async function stillOwns(
  trx: Transaction<Database>,
  {
    team_id,
    asked_by,
    account_id,
  }: Pick<FactorResetRow, 'asked_by' | 'account_id'> & {
    readonly team_id: string;
  },
): Promise<boolean> {
  const owner = await memberOf(trx, team_id, asked_by);
  const member = await memberOf(trx, team_id, account_id);
  return owner?.role === roleCodes.owner && member !== undefined;
}

/** Carries out due resets every five minutes. */
export const factorResetWorker: Workers = (deps) => {
  deps.queue.schedule(resetJob, '*/5 * * * *', () => carryOutResets(deps));
};
