import { useEffect } from 'react';

let isUnasked = false;

/** Has the browser ask before the page is closed, reloaded or left for another document. */
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
 * Leaves the page without a question, because the input has been sent or must no longer be sent.
 *
 * @param leave Moves the page; `false` when it stayed after all.
 */
export function leaveUnasked(leave: () => unknown): void {
  isUnasked = true;
  // A page that the browser has kept asks again when somebody comes back to it.
  window.addEventListener(
    'pageshow',
    () => {
      isUnasked = false;
    },
    { once: true },
  );
  if (leave() === false) isUnasked = false;
}
