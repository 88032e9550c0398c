import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { AccountsBrowser } from '../browsers/AccountsBrowser.ts';
import type { TestServer } from '../createTestServer.ts';

/** The TOTP code of a secret at the server's time. */
export function codeOf(
  { deps }: Pick<TestServer, 'deps'>,
  secret: string,
  secondsLater = 0,
): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: deps.clock().getTime() + secondsLater * 1000 });
}

/** Response that starts setting up an app. */
export const setUpSchema = z.object({ secret: z.string() });
const addedSchema = z.object({ recovery_codes: z.array(z.string()).nullable() });

/** Sets up an app for the signed-in person. Uses up the code of one period. */
export async function setUpAuthenticator(
  server: Pick<TestServer, 'deps'>,
  browser: AccountsBrowser,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const { secret } = setUpSchema.parse(
    (await browser.send('POST', '/api/factors/totp', {})).json(),
  );
  const answer = await browser.send('POST', '/api/factors/totp/confirm', {
    code: codeOf(server, secret),
  });
  const { recovery_codes: codes } = addedSchema.parse(answer.json());
  return { secret, codes: codes ?? [] };
}
