import type { newPasskeyRequestSchema, PasskeyCreation } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { AccountRow } from '../../directory/people.queries.ts';
import { addFactor, type AddedFactor } from '../addFactor.ts';
import { challengeMs, saveChallenge, takeChallenge } from './challenges.queries.ts';
import { insertPasskey, passkeysOf } from '../factors/passkeys.queries.ts';
import { describePasskey, relyingParty, webAuthn } from './webAuthn.ts';

const selection = {
  residentKey: 'preferred',
  requireResidentKey: false,
  userVerification: 'preferred',
} as const;

/** What the browser needs to create a passkey; authenticators that already have one refuse. */
export async function beginPasskey(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  sessionId: string,
): Promise<PasskeyCreation> {
  const { id: rpID, name: rpName } = relyingParty(config);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(id),
    userName: email,
    authenticatorSelection: selection,
  });
  const owner = { accountId: id, purpose: 'register', boundTo: sessionId } as const;
  await saveChallenge(db, owner, { challenge: options.challenge, now: clock() });
  return {
    challenge: options.challenge,
    rp: { id: rpID, name: rpName },
    user: { id: options.user.id, name: email, displayName: email },
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: challengeMs,
    excludeCredentials: (await passkeysOf(db, id)).map(describePasskey),
    authenticatorSelection: selection,
    attestation: 'none',
  };
}

interface NewPasskey extends z.infer<typeof newPasskeyRequestSchema> {
  readonly sessionId: string;
  readonly ip: string;
}

/** Adds the passkey that a browser made. */
export async function finishPasskey(
  deps: Deps,
  account: AccountRow,
  { name, credential, sessionId, ip }: NewPasskey,
): Promise<AddedFactor | 'refused' | 'over'> {
  const now = deps.clock();
  const owner = { accountId: account.id, purpose: 'register', boundTo: sessionId } as const;
  const challenge = await takeChallenge(deps.db, owner, now);
  if (challenge === undefined) return 'over';
  const registered = await verified(deps, credential, challenge);
  if (!registered) return 'refused';
  const { credential: made, userVerified } = registered;
  const added = await addFactor(deps, account, {
    kind: 'passkey',
    ip,
    save: (trx) =>
      insertPasskey(trx, {
        id: newId(now),
        account_id: account.id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: JSON.stringify(credential.response.transports),
        name,
        created_at: now,
        last_used_at: null,
        is_verified: userVerified,
      }),
  });
  return added ?? 'refused';
}

/** What a browser's answer registers; `undefined` when it does not answer this challenge. */
async function verified(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  response: NewPasskey['credential'],
  expectedChallenge: string,
) {
  const { id, origin } = relyingParty(config);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    return registrationInfo;
  } catch (error) {
    log.info({ err: error }, 'passkey refused');
    return undefined;
  }
}
