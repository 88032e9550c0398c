import { useEffect, useEffectEvent } from 'react';

/** Tries again by itself when the browser's connection comes back. */
export function useRetryOnline(retry: () => void, isWanted = true): void {
  const handleOnline = useEffectEvent(() => {
    if (isWanted) retry();
  });
  useEffect(() => {
    const listener = () => {
      handleOnline();
    };
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
    };
  }, []);
}
