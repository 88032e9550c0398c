import type { Provider } from 'oidc-provider';
import { sessionSeconds } from './sessionSeconds.ts';

type Session = InstanceType<Provider['Session']>;

/** Without this many seconds gone, a further sign of life is not worth a write. */
const worthSeconds = 60;

/** Notes a sign of life of a signed-in session. */
export async function extendSession(session: Session): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const seconds = sessionSeconds(session.loginTs, now);
  if (now + seconds - session.exp < worthSeconds) return;
  await session.save(seconds);
}
