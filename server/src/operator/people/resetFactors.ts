import { accountByEmail } from '../../accounts/directory/people.queries.ts';
import { factorKindsOf } from '../../accounts/security/factors/factors.queries.ts';
import { beginReset } from '../../accounts/security/factor-reset/beginReset.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { ResetFactorsAnswer } from './people.contract.ts';

/**
 * Lets every second factor of a person who has lost them be removed after 24 hours. The person and
 * the owner of their team are told by mail and can stop it. Whether it is really they who ask is for
 * the operator to find out. @throws NotFoundError
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
