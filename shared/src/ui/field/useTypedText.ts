import { useEffect, useRef, useState } from 'react';

/** Milliseconds of a pause in typing after which the text is reported. */
const restMs = 150;

interface Typed {
  readonly text: string;
  /** The last value that the field was given. */
  readonly seen: string;
  /** The last value that the field itself has reported. */
  readonly asked: string;
}

/**
 * The text of a field whose value is stored elsewhere, usually in the address. Typing shows at
 * once, whatever else the page is doing, and is reported when it pauses; a value that is changed
 * from outside (Back, "Clear filters") replaces the text.
 *
 * @param onRest Takes the trimmed text.
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, asked: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What else has changed while somebody typed, such as a filter, is known only to the newest one.
  const newest = useRef(onRest);
  useEffect(() => {
    newest.current = onRest;
  });

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
      newest.current(text.trim());
    }, restMs);
  };
  return [typed.text, type];
}
