import type { License } from '@portal/shared/domain';
import { isAnswerLost } from './isAnswerLost.ts';

/**
 * Remembers releases whose answers got lost. When one of them is tried again and finds nobody, the
 * person whom the reader saw does not hold the license any more, very likely by the first try: then
 * it counts as done.
 */
export function createLostReleases() {
  const ids = new Set<License['id']>();
  return {
    /** Notes a call about some licenses that has failed. */
    note: (error: unknown, licenses: readonly License[]) => {
      if (isAnswerLost(error)) for (const { id } of licenses) ids.add(id);
    },
    /** Whether a refused release was done before. */
    isDone: (id: License['id'], refusal: string) => refusal === 'not_in_use' && ids.has(id),
  };
}
export type LostReleases = ReturnType<typeof createLostReleases>;
