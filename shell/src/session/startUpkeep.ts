import { listenToSession } from '@portal/shared';
import { endSession } from './endSession.ts';
import { followAccount } from './followAccount.ts';
import { keepAlive } from './keepAlive.ts';
import { monitorStatus } from './monitorStatus.ts';
import { resumeSession } from './resumeSession.ts';
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
  return () => {
    for (const stop of stops) stop();
  };
}
