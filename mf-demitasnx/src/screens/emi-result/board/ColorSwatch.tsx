import { useCallback } from 'react';
import { Swatch } from './board.styles.ts';

/** The background is set by script, because the content security policy forbids inline styles. */
export function ColorSwatch({ ground }: { readonly ground: string }) {
  const paint = useCallback(
    (element: HTMLSpanElement | null) => {
      element?.style.setProperty('background', ground);
    },
    [ground],
  );
  return <Swatch ref={paint} aria-hidden />;
}
