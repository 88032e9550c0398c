import { useMemo, useSyncExternalStore } from 'react';

/** The grounds of the page, and whether the reader's system forces its own colors on it. */
export interface Scheme {
  readonly ground: 'light' | 'dark';
  readonly isForced: boolean;
}

const dark = '(prefers-color-scheme: dark)';
const forced = '(forced-colors: active)';

function subscribe(onChange: () => void) {
  const lists = [dark, forced].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  // The page of another site may switch its scheme by a class or an attribute of its root.
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributes: true });
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
    root.disconnect();
  };
}

/** What the page's `color-scheme` makes of what the reader prefers; without one, pages are light. */
function usedGround(): Scheme['ground'] {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') && !matchMedia(dark).matches ? 'light' : 'dark';
}

/** The color scheme of the page, as it changes. */
export function useScheme(): Scheme {
  const ground = useSyncExternalStore<Scheme['ground']>(subscribe, usedGround, () => 'light');
  const isForced = useSyncExternalStore(
    subscribe,
    () => matchMedia(forced).matches,
    () => false,
  );
  return useMemo(() => ({ ground, isForced }), [ground, isForced]);
}
