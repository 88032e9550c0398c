import { api, isApiError } from '@portal/shared';
import { userStatusSchema } from '@portal/shared/contracts';
import { endSession } from './endSession.ts';
import { monitorMs, type SessionUpkeep } from './SessionUpkeep.ts';

/** Whether the person is still signed in, as far as can be told. */
async function isStillActive(): Promise<boolean> {
  try {
    await api.get('/api/user/status', userStatusSchema, { isPlain: true });
    return true;
  } catch (error) {
    // Without an answer nothing is known, and leaving would only show the browser's own error page.
    return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  }
}

/**
 * Looks every 60 s whether the person is still signed in; any answer but that stops it and ends
 * the session. Pauses in a hidden tab and catches up when it is shown. Returns how to stop.
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
