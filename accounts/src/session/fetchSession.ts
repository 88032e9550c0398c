import { accountSessionSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

export type AccountSession = z.infer<typeof accountSessionSchema>;

/**
 * Who is signed in now, with a token for further calls; `undefined` when accounts cannot be asked.
 * Not through `api`: that renews its tokens with it.
 */
export async function fetchSession(
  path: '/api/session' | '/api/session/keep' = '/api/session',
): Promise<AccountSession | undefined> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    const parsed = accountSessionSchema.safeParse(await answer.json());
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Offline for a moment: the next look decides.
    return undefined;
  }
}
