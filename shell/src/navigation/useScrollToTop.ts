import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@portal/shared';

/** Scrolls a new screen to its top; going back keeps the position, which the browser remembers. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && type === NavigationType.Push) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, type]);
}
