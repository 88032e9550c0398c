import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { Deps } from '../../../platform/Deps.ts';
import { SignedOutError } from '../../../platform/errors.ts';
import { accountsAudience, accountsScope } from '../../../platform/protocol/managerClient.ts';
import { providerOf } from '../provider/providerOf.ts';

/**
 * The account id that an access token (`at+jwt`, audience `accounts`) speaks for.
 * @throws SignedOutError when the token is missing, not ours, for another audience or expired, or
 *   when its session has ended.
 */
export async function bearerAccount(
  deps: Deps,
  authorization: string | undefined,
): Promise<string> {
  const { config, keys } = deps;
  const [scheme, token] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined) throw new SignedOutError();
  const { publicJwk } = await keys.signingKey('openid', 'ES256');
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [publicJwk] }), {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer: config.accountsUrl,
      audience: accountsAudience,
    });
    const scopes = typeof payload['scope'] === 'string' ? payload['scope'].split(' ') : [];
    const { sub, sid } = payload;
    if (sub === undefined || !scopes.includes(accountsScope)) throw new SignedOutError();
    const provider = await providerOf(deps);
    const session = typeof sid === 'string' ? await provider.Session.findByUid(sid) : undefined;
    if (session?.accountId !== sub) throw new SignedOutError();
    return sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new SignedOutError();
    throw error;
  }
}
