import { theme } from '@portal/shared';
import { useSyncExternalStore } from 'react';

/** A color of the theme, as it is now. */
export interface ShownColor {
  readonly name: string;
  /** The CSS variable. */
  readonly css: string;
  /** `#rrggbb`. */
  readonly value: string;
}

const colors = Object.entries<string>({ ...theme.color });

function watchTheme(onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  dark.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    dark.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

/** The values of all colors, separated by spaces: a text, so that equal values are the same. */
function readColors(): string {
  const style = getComputedStyle(document.documentElement);
  return colors
    .map(([, css]) => style.getPropertyValue(css.slice('var('.length, -1)).replaceAll(' ', ''))
    .join(' ');
}

/** A server does not know the person's theme. */
const noColors = () => '';

/** The opaque colors of the theme with their values in the current theme. */
export function useShownColors(): readonly ShownColor[] {
  const values = useSyncExternalStore(watchTheme, readColors, noColors).split(' ');
  return colors
    .map(([name, css], place) => ({ name, css, value: values[place] ?? '' }))
    .filter(({ value }) => /^#[\da-f]{6}$/i.test(value));
}
