import { api } from '@portal/shared';
import { userStatusSchema } from '@portal/shared/contracts';
import { endSession } from './endSession.ts';
import { isSessionOver } from './isSessionOver.ts';
import { monitorMs, type SessionUpkeep } from './SessionUpkeep.ts';

/** Whether the session still exists; failures other than 401 and 403 count as yes. */
async function isStillActive(): Promise<boolean> {
  try {
    const { status } = await api.get('/api/user/status', userStatusSchema, { isPlain: true });
    return status === 'active';
  } catch (error) {
    return !isSessionOver(error);
  }
}

/**
 * Checks every 60 s whether the person is still signed in. An answer that the session is over (401,
 * 403, another status than `active`) ends the session and the checks; after any other failure (429,
 * 5xx, no answer) it checks again at the next interval. It pauses in a hidden tab and catches up
 * when the tab is shown. Returns a function that stops it.
 */
export function monitorStatus(upkeep: SessionUpkeep): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastLook = Date.now();
  let isStopped = false;

  const look = async () => {
    lastLook = Date.now();
    if (upkeep.store.getState().status !== 'active' || (await isStillActive())) {
      plan();
      return;
    }
    isStopped = true;
    endSession(upkeep);
  };

  function plan() {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden') return;
    const wait = Math.max(0, lastLook + monitorMs - Date.now());
    timer = setTimeout(() => void look(), wait);
  }

  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
