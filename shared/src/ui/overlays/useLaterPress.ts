import { useCallback, useState } from 'react';

/** Longest time between the two presses of a double click, as most systems set it. */
const doubleClickMs = 500;

/**
 * Whether a press beside what has opened is meant for it: the second press of a double click on the
 * button that opened it is not, and would close it unseen.
 */
export function useLaterPress(): () => boolean {
  const [openedAt] = useState(() => performance.now());
  return useCallback(() => performance.now() - openedAt > doubleClickMs, [openedAt]);
}
