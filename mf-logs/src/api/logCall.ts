import type { LogView } from '../domain/LogView.ts';
import { writeLogView } from '../domain/LogView.ts';
import { prefetchPath } from '@portal/shared/remote';

/** Parameter names of the address and the calls. */
const period = ['start_at', 'end_at'];

/** The path of a call for the period of a view, spelled exactly like its prefetch. */
export function logCall(
  path: string,
  view: LogView,
  more: readonly ('ondate' | 'product')[] = [],
): string {
  return prefetchPath({ path, forward: [...period, ...more] }, writeLogView(view));
}
