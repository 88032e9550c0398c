import type { FactorKind } from '@portal/shared/contracts';
import { recordAudits } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { TooManyError } from '../../../platform/errors.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { noteSignIn, teamsOf, type AccountRow } from '../../directory/people.queries.ts';
import { deviceOf } from '../../security/sessions/deviceOf.ts';
import { newDeviceMail } from '../../security/sessions/newDeviceMail.ts';
import { newDeviceMails } from '../../security/sessions/sessionLimits.ts';

interface SignedIn {
  /** As it was before the sign-in. */
  readonly account: AccountRow;
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the browser has signed in to the account before. */
  readonly isKnown: boolean;
  /** The second factor that was shown, or the passkey in place of the password. */
  readonly factor: FactorKind | undefined;
  /** What has proved who they are in place of the password. */
  readonly by: 'single_sign_on' | 'passkey' | 'registration' | undefined;
}

/**
 * Records a sign-in. Its person gets a mail about a browser that is new to the account, except at
 * the very first sign-in.
 */
export async function noteSignedIn(
  deps: Deps,
  { account, ip, userAgent, isKnown, factor, by }: SignedIn,
): Promise<void> {
  const { db, clock, mailer, config } = deps;
  const at = clock();
  const isNew = !isKnown && account.last_sign_in_at !== null;
  const sendsMail = isNew && (await isMailLeft(deps, account.id));
  const device = deviceOf(userAgent);
  await db.transaction().execute(async (trx) => {
    await noteSignIn(trx, account.id, at);
    const [team] = await teamsOf(trx, account.id);
    const audit = { at, actor: account.id, teamId: team?.id, ip, object: account.id };
    const details = { ...(factor && { factor }), ...(by && { by }) };
    await recordAudits(trx, [
      { ...audit, action: 'account.sign-in', details },
      ...(isNew
        ? [{ ...audit, action: 'account.new-device' as const, details: { ...device } }]
        : []),
    ]);
    if (sendsMail) await mailer.send(trx, newDeviceMail(account, { device, ip, at }, config));
  });
}

/** A sign-in is never refused for the mails about earlier ones. */
async function isMailLeft(deps: Deps, accountId: string): Promise<boolean> {
  try {
    await takeCall(deps, newDeviceMails, accountId);
    return true;
  } catch (error) {
    if (error instanceof TooManyError) return false;
    throw error;
  }
}
