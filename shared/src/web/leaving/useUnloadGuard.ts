import { useEffect } from 'react';

let isUnasked = false;

/** Makes the browser ask before the page is closed, reloaded or left for another document. */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isUnasked) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isActive]);
}

/**
 * Leaves the page without a question, because the input was sent or must not be sent any more.
 *
 * @param leave Moves the page; `false` when it stayed.
 */
export function leaveUnasked(leave: () => unknown): void {
  isUnasked = true;
  // A page from the back/forward cache asks again.
  window.addEventListener(
    'pageshow',
    () => {
      isUnasked = false;
    },
    { once: true },
  );
  if (leave() === false) isUnasked = false;
}
