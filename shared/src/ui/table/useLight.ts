import { useEffect, useRef, type RefObject } from 'react';
import { litAttribute } from './styles/table.styles.ts';

const lightMs = 1_000;

/** Lights a row for a second when it shows something else than before. */
export function useLight(row: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(row);
  useEffect(() => {
    if (shown.current === row) return undefined;
    shown.current = row;
    const { current } = element;
    // By script: the row needs no second rendering.
    current?.setAttribute(litAttribute, '');
    const timer = setTimeout(() => current?.removeAttribute(litAttribute), lightMs);
    return () => {
      clearTimeout(timer);
      current?.removeAttribute(litAttribute);
    };
  }, [row]);
  return element;
}
