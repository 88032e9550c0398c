import type { TotpSetUpAnswer } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { ownedSeal } from '../../../platform/keys/ownedSeal.ts';
import type { AccountRow } from '../../directory/people.queries.ts';
import { addFactor, type AddedFactor } from '../addFactor.ts';
import { newTotpSecret, qrPicture, totpStep, totpUri } from './totp.ts';
import { confirmTotp, savePendingTotp, totpOf } from '../factors/totp.queries.ts';

/** How long a secret that is shown waits for its first code. */
const setUpMs = 30 * 60 * 1000;

/** Encrypts the secrets of authenticator apps, each for its account. */
export function totpSeal(deps: Pick<Deps, 'config' | 'keys'>) {
  return ownedSeal(deps, 'authenticator apps');
}

/** Creates a secret for an account; an app that is set up already works until it is confirmed. */
export async function beginTotp(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<TotpSetUpAnswer> {
  const secret = newTotpSecret();
  const uri = totpUri(secret, email);
  const sealed = totpSeal(deps).seal(secret, [id]);
  await savePendingTotp(deps.db, id, { secret: sealed, now: deps.clock() });
  return { secret, uri, qr: await qrPicture(uri) };
}

/** Activates a shown secret when the person types one of its codes. */
export async function confirmTotpSetUp(
  deps: Deps,
  account: AccountRow,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<AddedFactor | 'refused' | 'over'> {
  const now = deps.clock();
  const row = await totpOf(deps.db, account.id);
  const sealed = row?.pending_secret ?? null;
  const begun = row?.pending_at?.getTime() ?? 0;
  if (sealed === null || now.getTime() - begun > setUpMs) return 'over';
  const step = totpStep(totpSeal(deps).unseal(sealed, [account.id]), code, now);
  if (step === undefined) return 'refused';
  const added = await addFactor(deps, account, {
    kind: 'totp',
    ip,
    save: (trx) => confirmTotp(trx, account.id, { secret: sealed, step, now }),
  });
  return added ?? 'over';
}
