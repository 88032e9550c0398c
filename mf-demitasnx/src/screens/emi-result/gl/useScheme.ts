import { useMemo, useSyncExternalStore } from 'react';

/** The page's background scheme, and whether the system forces its colors. */
export interface Scheme {
  readonly ground: 'light' | 'dark';
  readonly isForced: boolean;
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

/** The page's color scheme, kept up to date. */
export function useScheme(): Scheme {
  const ground = useSyncExternalStore<Scheme['ground']>(subscribe, usedGround, () => 'light');
  const isForced = useSyncExternalStore(
    subscribe,
    () => matchMedia(forced).matches,
    () => false,
  );
  return useMemo(() => ({ ground, isForced }), [ground, isForced]);
}
