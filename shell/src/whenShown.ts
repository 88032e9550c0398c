import { whenIdle } from './whenIdle.ts';

/**
 * Calls once the first screen has been painted, or the page is idle before that.
 *
 * @param shown resolves when the screen is on the page
 * @param limitMs milliseconds after which it calls anyway
 * @returns cancels it
 */
export function whenShown(
  shown: Promise<void> | undefined,
  then: () => void,
  limitMs?: number,
): () => void {
  let isDue = true;
  const begin = () => {
    if (isDue) then();
    isDue = false;
  };
  const cancelIdle = whenIdle(begin, limitMs === undefined ? {} : { limitMs });
  // A task after the next frame runs behind the paint.
  void shown?.then(() => requestAnimationFrame(() => setTimeout(begin)));
  return () => {
    isDue = false;
    cancelIdle();
  };
}
