import { useMemo, useSyncExternalStore } from 'react';

/** The background of the board, colors of its layers, and whether the system forces its colors. */
export interface Scheme {
  readonly ground: 'light' | 'dark';
  readonly isForced: boolean;
  /** Whether the reader wants a dark board on a page that may be light. */
  readonly isOwn: boolean;
  /** CSS colors that the reader chose, by copper layer from the top. */
  readonly chosen: Readonly<Record<number, string>>;
}

interface SchemeSettings {
  readonly isDark: boolean;
  /** CSS colors of copper layers, by their place from the top. */
  readonly colors: Readonly<Record<number, string>>;
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
 * The page's color scheme, kept up to date, with the reader's settings: a dark board and colors of
 * layers, unless the system forces its colors.
 */
export function useScheme({ isDark, colors }: SchemeSettings): Scheme {
  const ground = useSyncExternalStore<Scheme['ground']>(subscribe, usedGround, () => 'light');
  const isForced = useSyncExternalStore(
    subscribe,
    () => matchMedia(forced).matches,
    () => false,
  );
  const isOwn = isDark && !isForced;
  return useMemo(
    () => ({ ground: isOwn ? 'dark' : ground, isForced, isOwn, chosen: isForced ? {} : colors }),
    [ground, isForced, isOwn, colors],
  );
}
