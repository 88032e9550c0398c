import { useEffect, type RefObject } from 'react';

/**
 * Lets a part that scrolls take focus while it does, so that the keys scroll it: it may hold nothing
 * else that takes focus.
 */
export function useScrollByKeys(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const judge = () => {
      if (element.scrollHeight > element.clientHeight) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(judge);
    sizes.observe(element);
    judge();
    return () => {
      sizes.disconnect();
    };
  }, [part]);
}
