import type { newPasswordRequestSchema, NewPasswordOutcome } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../platform/Deps.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { hashToken } from '../../security/mails/mailedLink.ts';
import { teamsOf } from '../../directory/people.queries.ts';
import type { Passwords } from '../credentials/createPasswords.ts';
import { forgetOwnFailures } from '../credentials/checkCredentials.ts';
import { newPasswordsFromNetwork } from './passwordLimits.ts';
import { passwordLink } from './passwordLink.ts';
import { lockPasswordReset } from './passwordReset.queries.ts';
import { personalWords, refuseCommonPassword } from '../credentials/refuseCommonPassword.ts';
import { savePassword } from './savePassword.ts';

interface Opened extends z.infer<typeof newPasswordRequestSchema> {
  readonly ip: string;
}

/**
 * Uses a mailed link, once, to set a new password. All sessions of the account end, and so does its
 * lock-out from this network. A common password leaves the link open.
 * @throws InvalidError `too_common` @throws TooManyError
 */
export async function resetPassword(
  deps: Deps,
  passwords: Passwords,
  { token, password, ip }: Opened,
): Promise<NewPasswordOutcome> {
  const { db, clock } = deps;
  await takeCall(deps, newPasswordsFromNetwork, networkOf(ip));
  // Hashed whatever the link is, before a row is locked.
  const pwHash = await passwords.hash(password);
  return db.transaction().execute(async (trx): Promise<NewPasswordOutcome> => {
    const row = await lockPasswordReset(trx, hashToken(token));
    const link = await passwordLink(trx, row, clock());
    if (link.state !== 'open') return link.state;
    const { account } = link;
    const personal = personalWords(account, await teamsOf(trx, account.id));
    refuseCommonPassword({ field: 'password', password, personal });
    await savePassword(trx, deps, { account, pwHash, ip, action: 'account.password-reset' });
    await forgetOwnFailures(trx, { email: account.email, ip });
    return 'changed';
  });
}
