import type { Deps } from '../../../platform/Deps.ts';
import type { TakeFactor } from '../factors/TakeFactor.ts';
import { totpSeal } from './setUpTotp.ts';
import { totpStep } from './totp.ts';
import { takeTotpStep, totpOf } from '../factors/totp.queries.ts';

/** Checks a code of the authenticator app; the returned function uses it up. */
export async function checkTotp(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>,
  accountId: string,
  code: string,
): Promise<TakeFactor> {
  const secret = (await totpOf(deps.db, accountId))?.secret ?? null;
  if (secret === null) return () => Promise.resolve(false);
  const now = deps.clock();
  const step = totpStep(totpSeal(deps).unseal(secret, [accountId]), code, now);
  if (step === undefined) return () => Promise.resolve(false);
  return (trx) => takeTotpStep(trx, accountId, { secret, step, now });
}
