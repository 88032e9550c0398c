import { useEffect, useLayoutEffect, useState } from 'react';
import { beforeLeaving } from '../../web/leaving/beforeLeaving.ts';
import { createTyping } from './createTyping.ts';

/** Milliseconds of a pause in typing after which the text is reported. */
const restMs = 150;

/**
 * The text of a field whose value is stored elsewhere, usually in the address. Typing shows at
 * once, whatever else the page is doing, and is reported when it pauses, the field loses focus or
 * the page is left by a link. What is typed stays while the field has focus. Otherwise a value that
 * is changed from outside (Back, "Clear filters") replaces it.
 *
 * @param onRest Takes the text as a search term is read (`plainCode`).
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): readonly [string, (text: string) => void] {
  return useTyped(value, onRest, restMs);
}

/**
 * As `useTypedText`, for numbers and choices, which are reported at once. What is chosen without
 * typing shows until the value is that or another one.
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
