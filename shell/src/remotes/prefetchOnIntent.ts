import type { Remotes } from './createRemotes.ts';
import { screenLinkOf } from './screenLinkOf.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads a screen when the person hovers over, focuses or touches a link to it. */
export function prefetchOnIntent(remotes: Remotes): void {
  const handle = (event: Event) => {
    const link = screenLinkOf(event);
    if (link) remotes.prefetch(link.pathname);
  };
  for (const sign of signs) document.addEventListener(sign, handle, { passive: true });
}
