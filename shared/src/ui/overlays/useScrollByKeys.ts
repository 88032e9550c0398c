import { useEffect, type RefObject } from 'react';

/**
 * Makes an element focusable while it scrolls, so that the keyboard can scroll it even when it
 * contains nothing focusable.
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
