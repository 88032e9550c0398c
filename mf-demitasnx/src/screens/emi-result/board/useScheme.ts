import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => {
    list.removeEventListener('change', onChange);
  };
}

/** The color scheme that the reader prefers, as it changes. */
export function useScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(query).matches ? 'dark' : 'light'),
    () => 'light',
  );
}
