import { useMemo, useSyncExternalStore } from 'react';

/** The background of the board, and whether the system forces its colors. */
export interface Scheme {
  readonly ground: 'light' | 'dark';
  readonly isForced: boolean;
  /** Whether the reader wants a dark board on a page that may be light. */
  readonly isOwn: boolean;
}

const dark = '(prefers-color-scheme: dark)';
const forced = '(forced-colors: active)';

function subscribe(onChange: () => void) {
  const lists = [dark, forced].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  // An embedding page may switch its scheme by a class or attribute of its root.
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributes: true });
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
    root.disconnect();
  };
}

/** Resolves the page's `color-scheme` with the reader's preference; pages without one are light. */
function usedGround(): Scheme['ground'] {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') && !matchMedia(dark).matches ? 'light' : 'dark';
}

/**
 * The page's color scheme, kept up to date.
 *
 * @param wantsDark whether the board is dark anyhow, unless the system forces its colors
 */
export function useScheme(wantsDark: boolean): Scheme {
  const ground = useSyncExternalStore<Scheme['ground']>(subscribe, usedGround, () => 'light');
  const isForced = useSyncExternalStore(
    subscribe,
    () => matchMedia(forced).matches,
    () => false,
  );
  const isOwn = wantsDark && !isForced;
  return useMemo(
    () => ({ ground: isOwn ? 'dark' : ground, isForced, isOwn }),
    [ground, isForced, isOwn],
  );
}
