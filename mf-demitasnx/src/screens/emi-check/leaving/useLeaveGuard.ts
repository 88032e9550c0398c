import { useEffect, useRef, useState } from 'react';

/** The place of an entry among those of the portal, as its router notes it; NaN for any other one. */
function placeOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return Number.NaN;
  return Number(state.idx);
}

/**
 * Asks before Back or Forward leave the page while work is under way. The browser says so only when
 * it has moved already: it is sent back, without the router's hearing of it, until there is an
 * answer.
 */
export function useLeaveGuard(isActive: boolean) {
  const [asked, setAsked] = useState<number | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isActive) return;
    isLeaving.current = false;
    const here = placeOf(window.history.state);
    const handleMove = (event: PopStateEvent) => {
      const steps = placeOf(event.state) - here;
      if (isLeaving.current || Number.isNaN(steps)) return;
      event.stopImmediatePropagation();
      // It has come back.
      if (steps === 0) return;
      setAsked(steps);
      window.history.go(-steps);
    };
    // Before the router, which listens at the same place.
    window.addEventListener('popstate', handleMove, { capture: true });
    return () => {
      window.removeEventListener('popstate', handleMove, { capture: true });
      setAsked(null);
    };
  }, [isActive]);

  return {
    isAsking: asked !== null,
    stay: () => {
      setAsked(null);
    },
    leave: () => {
      if (asked === null) return;
      isLeaving.current = true;
      window.history.go(asked);
    },
  };
}
