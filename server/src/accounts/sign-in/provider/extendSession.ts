import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { extendPayload } from '../provider-store/provider.queries.ts';
import { noteSeen } from '../../security/sessions/sessions.queries.ts';
import { sessionSeconds } from '../../security/sessions/sessionSeconds.ts';

type Session = InstanceType<Provider['Session']>;

/** Extending a session by fewer seconds is not worth a write. */
const worthSeconds = 60;

/**
 * Notes a sign of life of a signed-in session.
 * @param ip the device's network address, where it called itself
 */
export async function extendSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  ip?: string,
): Promise<void> {
  await noteSeen(db, session.uid, { now: clock(), ip });
  const now = Math.floor(Date.now() / 1000);
  const seconds = sessionSeconds(session, now);
  if (now + seconds - session.exp < worthSeconds) return;
  // Not `session.save`: that would restore a session that has ended or got another id since it was
  // read, and would undo what has been granted in it meanwhile.
  await extendPayload(db, { model: 'Session', id: session.jti, until: now + seconds });
}
