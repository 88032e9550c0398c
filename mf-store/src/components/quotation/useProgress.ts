import { useState } from 'react';

/** Milliseconds without an answer after which the progress shows: most refusals are there before. */
const patienceMs = 400;
/** Milliseconds that the progress stays after the answer, so that it can be read. */
const stayMs = 1000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whether a progress dialog is to be shown, and what runs a call under it. The call ends, with its
 * answer or its failure, when the dialog is gone.
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
