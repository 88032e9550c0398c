import type { Remotes } from './createRemotes.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads a screen when the person points at, focuses or touches a link to it. */
export function prefetchOnIntent(remotes: Remotes): void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.target === '_blank') return;
    if (link.pathname !== location.pathname) remotes.prefetch(link.pathname);
  };
  for (const sign of signs) document.addEventListener(sign, handle, { passive: true });
}
