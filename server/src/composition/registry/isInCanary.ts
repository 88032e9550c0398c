import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ReleaseCanaryTable } from '../../platform/db/tables/registry.ts';
import type { Reader } from './Reader.ts';

export type Canary = Selectable<ReleaseCanaryTable>;

/** Whether a person gets a canary release. Visitors never do. */
export function isInCanary(
  { name, staff, teams, share }: Pick<Canary, 'name' | 'staff' | 'teams' | 'share'>,
  reader: Reader,
): boolean {
  if (reader === null) return false;
  if (staff && reader.user.staff) return true;
  return teams.includes(reader.team.id) || placeOf(name, reader.user.id) < share;
}

/**
 * A person's position, 0 ≤ x < 100. It is constant for a remote, so that a growing share only adds
 * people, and differs between remotes, so that canaries reach different people.
 */
function placeOf(remote: string, userId: string): number {
  const digest = createHash('sha256').update(`${remote} ${userId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
