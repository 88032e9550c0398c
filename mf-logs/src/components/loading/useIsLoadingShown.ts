import { useEffect, useState } from 'react';

/** How long the dialog stays after the data has arrived, in milliseconds. */
export const loadingStaysMs = 500;

interface Loading {
  /** Whether the chosen data is still loading. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/**
 * Whether to show the loading dialog: from choosing a tab or a period until 500 ms after its data
 * has arrived; until then only, if loading fails. Data sent with the page shows no dialog.
 */
export function useIsLoadingShown({ isLoading, isFailed }: Loading): boolean {
  const [isHeld, setIsHeld] = useState(isLoading);
  // Set during rendering, so that the dialog appears with the choice.
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
