import { accountSessionSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

export type AccountSession = z.infer<typeof accountSessionSchema>;

/**
 * The signed-in person, with a token for further calls; `undefined` when accounts cannot be
 * reached. Not through `api`, which uses this call to renew its tokens.
 */
export async function fetchSession(
  path: '/api/session' | '/api/session/keep' = '/api/session',
): Promise<AccountSession | undefined> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    const parsed = accountSessionSchema.safeParse(await answer.json());
    return parsed.success ? parsed.data : undefined;
  } catch {
    // The browser is offline for a moment: the next call decides.
    return undefined;
  }
}
