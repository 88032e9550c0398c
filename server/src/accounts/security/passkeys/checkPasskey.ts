import type { PasskeyRequest, passkeyAssertionSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../platform/Deps.ts';
import type { TakeFactor } from '../factors/TakeFactor.ts';
import {
  challengeMs,
  saveChallenge,
  takeChallenge,
  type ChallengeOwner,
} from './challenges.queries.ts';
import { noteUse, passkeysOf, type PasskeyRow } from '../factors/passkeys.queries.ts';
import { describePasskey, relyingParty, webAuthn } from './webAuthn.ts';

type Assertion = z.infer<typeof passkeyAssertionSchema>;

/**
 * What the browser asks the authenticators of a person for. When it is not known who signs in, any
 * passkey of the site, which must verify the person since nothing else does.
 */
export async function askForPasskey(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  owner: ChallengeOwner,
): Promise<PasskeyRequest> {
  const { id: rpID } = relyingParty(config);
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  await saveChallenge(db, owner, { challenge, now: clock() });
  return {
    challenge,
    rpId: rpID,
    allowCredentials:
      owner.accountId === null ? [] : (await passkeysOf(db, owner.accountId)).map(describePasskey),
    timeout: challengeMs,
    userVerification: owner.accountId === null ? 'required' : 'preferred',
  };
}

/** What an authenticator of a person signed. */
interface Signed {
  readonly assertion: Assertion;
  /** Whether nothing else proves who they are: the authenticator must have verified the person. */
  readonly replacesPassword: boolean;
}

/** Checks what an authenticator signed; the returned function records the use. */
export async function checkPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  owner: ChallengeOwner & { readonly accountId: string },
  { assertion, replacesPassword }: Signed,
): Promise<TakeFactor> {
  const now = deps.clock();
  const challenge = await takeChallenge(deps.db, owner, now);
  const passkeys = await passkeysOf(deps.db, owner.accountId);
  const passkey = passkeys.find(({ credential_id: id }) => id === assertion.id);
  const mayUse = passkey?.is_verified === true || !replacesPassword;
  const use =
    challenge !== undefined && passkey && mayUse
      ? await checkSignature(deps, passkey, { assertion, challenge, replacesPassword })
      : undefined;
  if (!passkey || !use) return () => Promise.resolve(false);
  const { newCounter: counter, userVerified: isVerified } = use;
  return (trx) => noteUse(trx, passkey, { counter, now, isVerified });
}

/** What the authenticator tells; `undefined` when the signature is not its own. */
async function checkSignature(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  passkey: PasskeyRow,
  { assertion, challenge, replacesPassword }: Signed & { readonly challenge: string },
) {
  const { id, origin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: replacesPassword,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo : undefined;
  } catch (error) {
    log.info({ err: error }, 'passkey refused');
    return undefined;
  }
}
