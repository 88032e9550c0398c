import { useEffect, useRef, useState } from 'react';

/** How long a pause in typing is waited for, in milliseconds. */
const restMs = 150;

interface Typed {
  readonly text: string;
  /** The value as the field has last seen it. */
  readonly seen: string;
  /** What the field itself has last asked for. */
  readonly asked: string;
}

/**
 * Text of a field whose value lives elsewhere, usually in the address. Typing shows at once,
 * whatever else the page is doing, and is reported when it rests; a value that changes from
 * outside (Back, "Clear filters") replaces the text.
 *
 * @param onRest Takes the trimmed text.
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, asked: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== typed.seen) {
    const isOurs = value === typed.asked;
    setTyped({ text: isOurs ? typed.text : value, seen: value, asked: value });
  }

  useEffect(() => {
    const pending = timer;
    return () => {
      clearTimeout(pending.current);
    };
  }, []);

  const type = (text: string) => {
    setTyped((current) => ({ ...current, text }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyped((current) => ({ ...current, asked: text.trim() }));
      onRest(text.trim());
    }, restMs);
  };
  return [typed.text, type];
}
