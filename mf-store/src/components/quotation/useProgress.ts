import { useState } from 'react';

/** Delay before the progress shows, in milliseconds. Most refusals arrive earlier. */
const patienceMs = 400;
/** How long the progress stays after the answer, in milliseconds, so that it can be read. */
const stayMs = 1000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whether to show a progress dialog, and a function that runs a call under it. The call settles
 * once the dialog is gone.
 */
export function useProgress(): readonly [boolean, <T>(call: () => Promise<T>) => Promise<T>] {
  const [isShown, setIsShown] = useState(false);
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const timer = setTimeout(setIsShown, patienceMs, true);
    try {
      return await call();
    } finally {
      clearTimeout(timer);
      if (performance.now() - began >= patienceMs) await wait(stayMs);
      setIsShown(false);
    }
  };
  return [isShown, run];
}
