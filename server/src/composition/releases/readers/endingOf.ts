import { fewestReaders } from '../canary/gradualRelease.ts';
import { isWorse } from './isWorse.ts';
import type { ReaderFigures } from './readers.queries.ts';

type Counted = Pick<ReaderFigures, 'people' | 'failed_people'>;

/**
 * How a gradual release ends after its trial; `undefined`: not yet. It waits for readers, and while
 * even one failed person makes it worse than the release before.
 *
 * @param isLast whether it must end
 */
export function endingOf(
  now: Counted,
  before: Counted,
  isLast: boolean,
): 'promote' | 'stop' | undefined {
  const isFailing = isWorse(now, before, 1);
  if (!isFailing && now.people - now.failed_people >= fewestReaders) return 'promote';
  if (!isLast) return undefined;
  return isFailing ? 'stop' : 'promote';
}
