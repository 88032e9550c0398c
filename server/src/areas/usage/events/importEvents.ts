import { startOfTokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { firstKeptDay } from './retention.ts';
import { takeEvents } from './takeEvents.ts';

/**
 * Keeps events that no device has signed, by the operator's word, as old as events are kept at all.
 * Otherwise as those of a device: line by line, each once.
 * @param actor the operator, as the audit log names them; none for the demo's own year
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
