import { accountByEmail } from '../../accounts/directory/people.queries.ts';
import { factorKindsOf } from '../../accounts/security/factors/factors.queries.ts';
import { beginReset } from '../../accounts/security/factor-reset/beginReset.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { ResetFactorsAnswer } from './people.contract.ts';

/**
 * Schedules the removal of a person's lost second factors after 24 hours. The person and the team's
 * owner are mailed and can stop it. The operator must verify the person's identity. @throws
 * NotFoundError
 */
export async function resetFactors(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  email: string,
  actor: string,
): Promise<ResetFactorsAnswer> {
  return deps.db.transaction().execute(async (trx) => {
    const account = await accountByEmail(trx, email);
    if (!account) throw new NotFoundError();
    const { id } = account;
    if ((await factorKindsOf(trx, id)).length === 0) return { id, due_at: null };
    return { id, due_at: (await beginReset(trx, deps, account, { by: actor })).toISOString() };
  });
}
