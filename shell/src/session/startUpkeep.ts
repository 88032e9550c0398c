import { listenToSession } from '@portal/shared';
import { endSession } from './endSession.ts';
import { followAccount } from './followAccount.ts';
import { keepAlive } from './keepAlive.ts';
import { logFailure } from './logFailure.ts';
import { monitorStatus } from './monitorStatus.ts';
import { resumeSession } from './resumeSession.ts';
import { whenIdle } from '../whenIdle.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/**
 * Starts everything that maintains the session of a signed-in page. Returns a function that stops it.
 */
export function startUpkeep(upkeep: SessionUpkeep): () => void {
  const stops = [
    keepAlive(upkeep),
    monitorStatus(upkeep),
    followAccount(upkeep),
    listenToSession({
      'signed-in': () => void resumeSession(upkeep),
      'signed-out': () => {
        endSession(upkeep, 'signed-out');
      },
    }),
  ];
  // Nobody waits for changes: their code stays out of the first load.
  let isStopped = false;
  const follow = async () => {
    try {
      const { followChanges } = await import('./followChanges.ts');
      if (!isStopped) stops.push(followChanges(upkeep));
    } catch (error) {
      logFailure('Changes are not followed', error);
    }
  };
  stops.push(whenIdle(() => void follow()));
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
