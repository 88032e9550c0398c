import { useEffect, useEffectEvent } from 'react';

/** Retries when the browser is online again. */
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
