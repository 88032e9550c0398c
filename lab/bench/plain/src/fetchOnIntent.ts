import type { Screens } from './createScreens.ts';

/** Prefetches a screen on hover, focus or touch of a link to it, like the shell. */
export function fetchOnIntent(screens: Screens): void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) void screens.fetch(link.pathname);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, handle, { passive: true });
  }
}
