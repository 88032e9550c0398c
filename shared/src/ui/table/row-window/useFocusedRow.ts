import { useState, type FocusEvent } from 'react';

interface FocusedRow {
  /** Index of the row with focus. */
  readonly focused: number | undefined;
  readonly handlers: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
}

function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? undefined : Number(row.getAttribute('data-index'));
}

/** Tracks the row with focus, which must stay rendered when it is scrolled out of view. */
export function useFocusedRow(): FocusedRow {
  const [focused, setFocused] = useState<number>();
  return {
    focused,
    handlers: {
      onFocus: ({ target }) => {
        setFocused(rowIndexOf(target));
      },
      onBlur: () => {
        setFocused(undefined);
      },
    },
  };
}
