import { errors, jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../../Deps.ts';
import { maskToken, unmaskToken } from '../../http/maskToken.ts';
import { apiTokenMs } from '../sessionTimes.ts';

const audience = 'manager-api';

/**
 * The bearer of the Manager API: valid for 10 minutes, bound to the session, masked differently
 * each time.
 */
export async function createApiToken(
  { config, keys, clock }: Pick<Deps, 'config' | 'keys' | 'clock'>,
  sessionId: string,
): Promise<string> {
  const now = clock();
  const jwt = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(config.managerUrl)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + apiTokenMs))
    .sign(keys.secret('api token'));
  return maskToken(Buffer.from(jwt));
}

/** Claims of a valid token. */
export interface ApiToken {
  readonly idHash: string;
  readonly expiresAt: Date;
}

/** @returns `null` for a foreign or expired token */
export async function readApiToken(
  { config, keys, clock }: Pick<Deps, 'config' | 'keys' | 'clock'>,
  token: string,
): Promise<ApiToken | null> {
  try {
    const { payload } = await jwtVerify(unmaskToken(token), keys.secret('api token'), {
      algorithms: ['HS256'],
      issuer: config.managerUrl,
      audience,
      currentDate: clock(),
    });
    const { sid, exp } = payload;
    if (typeof sid !== 'string' || exp === undefined) return null;
    return { idHash: sid, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
