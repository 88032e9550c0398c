import type { LogView } from '../domain/LogView.ts';
import { writeLogView } from '../domain/LogView.ts';
import { prefetchPath } from '@portal/shared/remote';

/** Names of the parameters, in the address and in the calls alike. */
const period = ['start_at', 'end_at'];

/** The path of a call for the period of a view, with the same letters as a prefetch of it. */
export function logCall(
  path: string,
  view: LogView,
  more: readonly ('ondate' | 'product')[] = [],
): string {
  return prefetchPath({ path, forward: [...period, ...more] }, writeLogView(view));
}
