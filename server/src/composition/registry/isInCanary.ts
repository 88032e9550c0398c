import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ReleaseCanaryTable } from '../../platform/db/tables/registry.ts';
import type { Reader } from './Reader.ts';

export type Canary = Selectable<ReleaseCanaryTable>;

/** Whether somebody gets a release that not everybody gets. Who is not signed in never does. */
export function isInCanary(
  { name, staff, teams, share }: Pick<Canary, 'name' | 'staff' | 'teams' | 'share'>,
  reader: Reader,
): boolean {
  if (reader === null) return false;
  if (staff && reader.user.staff) return true;
  return teams.includes(reader.team.id) || placeOf(name, reader.user.id) < share;
}

/**
 * Where a person stands among all people, 0 ≤ x < 100. It stays the same for one remote, so that a
 * share only ever grows by more people; for another remote it is another place, so that it is not
 * always the same people who get what is new.
 */
function placeOf(remote: string, userId: string): number {
  const digest = createHash('sha256').update(`${remote} ${userId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
