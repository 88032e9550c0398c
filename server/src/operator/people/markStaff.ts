import type { Kysely } from 'kysely';
import { informManager } from '../../accounts/directory/informManager.ts';
import { accountByEmail, teamsOf } from '../../accounts/directory/people.queries.ts';
import { tellTeamSnapshot } from '../../accounts/directory/tellTeamSnapshot.ts';
import { factorKindsOf } from '../../accounts/security/factors/factors.queries.ts';
import {
  countChange,
  deleteStaff,
  insertStaff,
  listStaff,
} from '../../accounts/directory/staff.queries.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { StaffAnswer } from './people.contract.ts';

type StaffDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>;

/**
 * Marks a person as staff: they need a second factor from the next sign-in on.
 * @throws NotFoundError
 */
export async function markStaff(deps: StaffDeps, email: string, actor: string): Promise<void> {
  const at = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const account = await accountByEmail(trx, email);
    if (account?.status !== 'active') throw new NotFoundError();
    if (!(await insertStaff(trx, account.id, at))) return;
    await recordAudit(trx, { at, actor, action: 'staff.add', object: account.id });
    await tellManager(trx, deps, account.id);
  });
  await informManager(deps);
}

/** Removes the mark. @throws NotFoundError if no staff member has this address */
export async function unmarkStaff(deps: StaffDeps, email: string, actor: string): Promise<void> {
  const at = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const account = await accountByEmail(trx, email);
    if (!account || !(await deleteStaff(trx, account.id))) throw new NotFoundError();
    await recordAudit(trx, { at, actor, action: 'staff.remove', object: account.id });
    await tellManager(trx, deps, account.id);
  });
  await informManager(deps);
}

/** Sends the person's teams with the mark to the manager. */
async function tellManager(
  trx: Kysely<Database>,
  { queue, clock }: StaffDeps,
  accountId: string,
): Promise<void> {
  await countChange(trx, accountId, clock());
  for (const { id } of await teamsOf(trx, accountId)) await tellTeamSnapshot(trx, queue, id);
}

/** All staff. */
export async function presentStaff(db: Kysely<Database>): Promise<StaffAnswer> {
  const answer: StaffAnswer = [];
  for (const { id, email, marked_at } of await listStaff(db)) {
    const kinds = await factorKindsOf(db, id);
    answer.push({
      id,
      email,
      marked_at: marked_at.toISOString(),
      has_factor: kinds.length > 0,
    });
  }
  return answer;
}
