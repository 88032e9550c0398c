import { useCallback, useState } from 'react';

/** Whether an element has come near to what is in sight; from then on it stays so. */
export function useIsNear(): readonly [
  boolean,
  (element: Element | null) => (() => void) | undefined,
] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [isNear, ref];
}
