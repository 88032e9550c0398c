import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  // The page of another site may switch its scheme by a class or an attribute of its root.
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributes: true });
  return () => {
    list.removeEventListener('change', onChange);
    root.disconnect();
  };
}

/** What the page's `color-scheme` makes of what the reader prefers; without one, pages are light. */
function usedScheme(): Scheme {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') && !matchMedia(query).matches ? 'light' : 'dark';
}

/** The color scheme of the page, as it changes. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, usedScheme, () => 'light');
}
