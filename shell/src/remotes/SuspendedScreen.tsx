import { useEffect, useState } from 'react';
import { defaultPolicy } from './LoaderPolicy.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

/**
 * Replaces a screen that suspends. Without it, React would delay updates of the whole page: no menu
 * would open. A screen that suspends for as long as files may take to load counts as failed.
 *
 * @throws RemoteLoadError to the boundary around the screen
 */
export function SuspendedScreen() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, defaultPolicy.giveUpAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (isLate) throw new RemoteLoadError('timeout');
  return <ScreenPlaceholder />;
}
