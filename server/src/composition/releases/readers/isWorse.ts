import type { ReaderFigures } from './readers.queries.ts';

/** Minimum number of affected people: a single person or attacker never stops a release. */
export const fewestPeople = 3;
/** By how much its failure share may exceed that of the previous release. */
const toleranceShare = 0.05;

type Counted = Pick<ReaderFigures, 'people' | 'failed_people'>;

/**
 * Whether a release fails clearly more often than the previous one. Counts people, not failures: a
 * person who reloads a broken screen twenty times counts once.
 *
 * @param fewest minimum number of affected people
 */
export function isWorse(release: Counted, before: Counted, fewest = fewestPeople): boolean {
  if (release.failed_people < fewest) return false;
  return shareOf(release) > shareOf(before) + toleranceShare;
}

function shareOf({ people, failed_people }: Counted): number {
  return people === 0 ? 0 : failed_people / people;
}
