import type { PasswordAnswer, passwordChangeRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { teamsOf, type AccountRow } from '../../directory/people.queries.ts';
import { checkCredentials } from '../credentials/checkCredentials.ts';
import type { Passwords } from '../credentials/createPasswords.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { passwordChanges } from './passwordLimits.ts';
import { personalWords, refuseCommonPassword } from '../credentials/refuseCommonPassword.ts';
import { savePassword } from './savePassword.ts';

interface Change {
  readonly viewer: Viewer;
  readonly ip: string;
  readonly knownBrowser: (account: AccountRow) => string | undefined;
  readonly change: z.infer<typeof passwordChangeRequestSchema>;
}

/** A refusal, or the account as it is after the change. */
type Changed =
  | Exclude<PasswordAnswer, { readonly outcome: 'accepted' }>
  | { readonly outcome: 'accepted'; readonly account: AccountRow };

/**
 * Changes the password of the signed-in person. A wrong current password counts as a failed
 * sign-in, so that an open session cannot be used to guess it. Their other sessions end.
 * @throws InvalidError `too_common` @throws TooManyError
 */
export async function changePassword(
  deps: Deps,
  passwords: Passwords,
  { viewer, ip, knownBrowser, change }: Change,
): Promise<Changed> {
  const { id, email } = viewer.user;
  await takeCall(deps, passwordChanges, id);
  if ((await domainSignIn(deps.db, email)).isBound) return { outcome: 'single_sign_on' };
  const check = await checkCredentials(deps, passwords, {
    ...{ email, password: change.current_password, ip, knownBrowser },
  });
  if (check.outcome === 'locked') return { outcome: 'locked', wait_seconds: check.waitSeconds };
  if (check.outcome === 'refused') return { outcome: 'refused' };
  const { account } = check;
  const personal = personalWords(account, await teamsOf(deps.db, id));
  refuseCommonPassword({ field: 'new_password', password: change.new_password, personal });
  const pwHash = await passwords.hash(change.new_password);
  const action = 'account.password-change' as const;
  await deps.db.transaction().execute(async (trx) => {
    const kept = { keptSession: viewer.sessionId };
    await savePassword(trx, deps, { account, pwHash, ip, action, ...kept });
  });
  return { outcome: 'accepted', account: { ...account, pw_hash: pwHash } };
}
