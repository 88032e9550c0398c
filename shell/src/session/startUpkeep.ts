import { listenToSession } from '@portal/shared';
import { endSession } from './endSession.ts';
import { keepAlive } from './keepAlive.ts';
import { monitorStatus } from './monitorStatus.ts';
import { resumeSession } from './resumeSession.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/** Everything that keeps a signed-in page's session true. Returns how to stop all of it. */
export function startUpkeep(upkeep: SessionUpkeep): () => void {
  const stops = [
    keepAlive(upkeep),
    monitorStatus(upkeep),
    listenToSession({
      'signed-in': () => void resumeSession(upkeep),
      'signed-out': () => {
        endSession(upkeep);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
