import type { Screens } from './createScreens.ts';

/** Fetches a screen when somebody points at, focuses or touches a link to it, as the shell does. */
export function fetchOnIntent(screens: Screens): void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) void screens.fetch(link.pathname);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, handle, { passive: true });
  }
}
