import type { ReaderFigures } from './readers.queries.ts';

/** Of how many people at least: one person alone never stops a release, nor does one attacker. */
export const fewestPeople = 3;
/** By how much more of its people than the release before it may fail. */
const toleranceShare = 0.05;

type Counted = Pick<ReaderFigures, 'people' | 'failed_people'>;

/**
 * Whether a release fails people clearly more often than the one before. People are counted, not
 * failures: somebody who reloads a broken screen twenty times is one person still.
 *
 * @param fewest how many people it must have failed
 */
export function isWorse(release: Counted, before: Counted, fewest = fewestPeople): boolean {
  if (release.failed_people < fewest) return false;
  return shareOf(release) > shareOf(before) + toleranceShare;
}

function shareOf({ people, failed_people }: Counted): number {
  return people === 0 ? 0 : failed_people / people;
}
