import type { Deps } from '../Deps.ts';
import type { Viewer } from '../http/Viewer.ts';
import { staffStanding } from '../protocol/staffStanding.ts';

/** A person's staff standing in this session: marked, with a recent second factor. */
export async function standingOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, sessionId }: Viewer,
): Promise<'none' | 'unproved' | 'staff'> {
  const session = await db
    .selectFrom('manager.session')
    .select('provider_session')
    .where('id_hash', '=', sessionId)
    .executeTakeFirst();
  const asked = { userId: user.id, providerSession: session?.provider_session ?? null };
  return staffStanding(db, asked, clock());
}
