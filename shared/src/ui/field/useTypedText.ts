import { useEffect, useLayoutEffect, useState } from 'react';
import { beforeLeaving } from '../../web/leaving/beforeLeaving.ts';
import { createTyping } from './createTyping.ts';

/** Pause in typing in milliseconds after which the text is reported. */
const restMs = 150;

/**
 * The text of a field whose value is stored elsewhere, usually in the address. Typed text shows at
 * once, even on a busy page. It is reported when typing pauses, the field loses focus or a link
 * leads to another page. It stays while the field has focus; otherwise a value that changes from
 * outside (Back, "Clear filters") replaces it.
 *
 * @param onRest Receives the text, normalized as a search term (`plainCode`).
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): readonly [string, (text: string) => void] {
  return useTyped(value, onRest, restMs);
}

/**
 * Like `useTypedText`, for numbers and choices, which are reported at once. A choice shows until
 * the value changes.
 */
export function useChosenValue(
  value: string,
  onChange: (text: string) => void,
): readonly [string, (text: string) => void] {
  return useTyped(value, onChange, 0);
}

function useTyped(value: string, onRest: (text: string) => void, pauseMs: number) {
  const [typed, setTyped] = useState<string | null>(null);
  const [typing] = useState(() => createTyping(pauseMs, setTyped));
  useLayoutEffect(() => {
    typing.follow({ value, onRest });
  });
  useLayoutEffect(() => typing.end, [typing]);
  useEffect(() => {
    const begin = () => {
      typing.compose(true);
    };
    const end = () => {
      typing.compose(false);
    };
    document.addEventListener('compositionstart', begin, true);
    document.addEventListener('compositionend', end, true);
    const endLeaving = beforeLeaving(typing.finish);
    return () => {
      document.removeEventListener('compositionstart', begin, true);
      document.removeEventListener('compositionend', end, true);
      endLeaving();
    };
  }, [typing]);
  return [typed ?? value, typing.type] as const;
}
