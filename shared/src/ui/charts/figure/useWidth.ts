import { useCallback, useState } from 'react';

/** Used without layout. */
const assumed = 640;

/** The width of an element in pixels, and the ref that measures it. */
export function useWidth(): readonly [
  number,
  (element: Element | null) => (() => void) | undefined,
] {
  const [width, setWidth] = useState(assumed);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const measure = () => {
      setWidth(element.clientWidth || assumed);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [width, ref];
}
