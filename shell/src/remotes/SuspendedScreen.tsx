import { useEffect, useState } from 'react';
import { defaultPolicy } from './LoaderPolicy.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

/**
 * In place of a screen that waits for something while it renders. Without it React would show
 * nothing new on the whole page until then: no menu would open. What takes as long as files may
 * counts as failed.
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
