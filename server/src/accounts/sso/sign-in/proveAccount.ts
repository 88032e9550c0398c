import type { SsoProof } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { hashToken } from '../../security/mails/mailedLink.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountByEmail, type AccountRow } from '../../directory/people.queries.ts';
import { checkFactor } from '../../security/checkFactor.ts';
import { checkCredentials } from '../../sign-in/credentials/checkCredentials.ts';
import { lockWaiting, noteProved } from '../provider/attempts.queries.ts';
import { joinCodes } from '../ssoLimits.ts';

/** A first sign-in that waits, and the account with the address that the provider has named. */
export async function waitingAccount({ db, clock }: Pick<Deps, 'db' | 'clock'>, uid: string) {
  const waiting = await lockWaiting(db, uid, clock());
  const account = waiting && (await accountByEmail(db, waiting.identity.email));
  if (!account || !maySignIn(account)) throw new ConflictError('over');
  return { ...waiting, account };
}
export type WaitingAccount = Awaited<ReturnType<typeof waitingAccount>>;

/** The purpose of a passkey's challenge, by the uid of the sign-in. */
export function joinPlace(uid: string) {
  return { purpose: 'sign_in', boundTo: `join ${uid}` } as const;
}

interface Shown {
  /** Uid of the sign-in in which the provider has said who this is. */
  readonly uid: string;
  readonly proof: SsoProof;
  readonly ip: string;
  readonly knownBrowser: (account: AccountRow) => string | undefined;
}

type Outcome =
  | { readonly outcome: 'matches' | 'refused' }
  | { readonly outcome: 'locked'; readonly waitSeconds: number };

/**
 * Checks a person's proof that the account with their address is theirs, during a sign-in through a
 * provider: the account's password (accepted here although single sign-on is on), one of its second
 * factors, or a mailed link.
 * @throws ConflictError `over`
 * @throws TooManyError after ten codes in a day
 */
export async function proveAccount(
  deps: Deps,
  { account, attempt }: WaitingAccount,
  shown: Shown,
): Promise<Outcome> {
  const check = await checkProof(deps, { account, attempt }, shown);
  if (check.outcome !== 'matches') return check;
  return deps.db.transaction().execute(async (trx): Promise<Outcome> => {
    const held = await lockWaiting(trx, shown.uid, deps.clock());
    if (held?.attempt.state_hash !== attempt.state_hash) throw new ConflictError('over');
    // Of two simultaneous uses of a link, only one counts.
    if (shown.proof.kind === 'link' && !isLinkOf(held.attempt, shown.proof.token)) {
      return { outcome: 'refused' };
    }
    await noteProved(trx, attempt.state_hash, account.id);
    return { outcome: 'matches' };
  });
}

async function checkProof(
  deps: Deps,
  { account, attempt }: Pick<WaitingAccount, 'account' | 'attempt'>,
  { uid, proof, ip, knownBrowser }: Shown,
): Promise<Outcome> {
  switch (proof.kind) {
    case 'password': {
      const { password } = proof;
      const given = { email: account.email, password, ip, knownBrowser };
      return checkCredentials(deps, deps.passwords, given);
    }
    case 'link':
      return { outcome: isLinkOf(attempt, proof.token) ? 'matches' : 'refused' };
    case 'totp':
    case 'recovery_code':
      await takeCall(deps, joinCodes, account.id);
      return checkFactor(deps, account, { factor: proof, at: joinPlace(uid), ip, counter: 'join' });
    case 'passkey':
      return checkFactor(deps, account, { factor: proof, at: joinPlace(uid), ip, counter: 'join' });
  }
}

function isLinkOf({ mail_token_hash }: WaitingAccount['attempt'], token: string): boolean {
  return mail_token_hash !== null && mail_token_hash === hashToken(token);
}
