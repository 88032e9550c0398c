import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/Viewer.ts';
import { staffStanding } from '../../protocol/staffStanding.ts';

/**
 * Whether somebody may take a remote from a developer's machine: in production only staff, who have
 * shown a second factor lately; elsewhere whoever is signed in.
 */
export async function mayDevelop(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  { user, sessionId }: Viewer,
): Promise<'no' | 'unproved' | 'yes'> {
  if (!config.production) return 'yes';
  const session = await db
    .selectFrom('manager.session')
    .select('provider_session')
    .where('id_hash', '=', sessionId)
    .executeTakeFirst();
  const asked = { userId: user.id, providerSession: session?.provider_session ?? null };
  const standing = await staffStanding(db, asked, clock());
  if (standing === 'staff') return 'yes';
  return standing === 'none' ? 'no' : 'unproved';
}
