import { useEffect, useState } from 'react';

/** How long the dialog stays after the data has arrived. */
export const loadingStaysMs = 500;

interface Loading {
  /** What was chosen is not here yet. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/**
 * Whether the loading dialog is shown: from the choice of a tab or of a period until 500 ms after
 * its data has arrived, and no moment longer when it cannot be loaded. What came with the page was
 * never waited for.
 */
export function useIsLoadingShown({ isLoading, isFailed }: Loading): boolean {
  const [isHeld, setIsHeld] = useState(isLoading);
  // Set while rendering, so that the dialog comes with the choice and not after it.
  if (isLoading && !isHeld) setIsHeld(true);
  if (isFailed && isHeld) setIsHeld(false);
  useEffect(() => {
    if (!isHeld || isLoading) return undefined;
    const timer = setTimeout(() => {
      setIsHeld(false);
    }, loadingStaysMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, isLoading]);
  return isHeld && !isFailed;
}
