import { startOfTokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { firstKeptDay } from './retention.ts';
import { takeEvents } from './takeEvents.ts';

/**
 * Imports unsigned events for the operator, back to the end of the retention. Otherwise like events
 * of a device: line by line, each once.
 * @param actor the operator's name for the audit log; none for the demo's year of data
 */
export async function importEvents(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'queue'>,
  teamId: string,
  lines: readonly string[],
  actor?: string,
): ReturnType<typeof takeEvents> {
  const oldest = startOfTokyoDay(await firstKeptDay(deps));
  return takeEvents(deps, { teamId, deviceId: null, oldest, actor }, lines);
}
