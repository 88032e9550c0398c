import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeLeaving } from '../../leaving/beforeLeaving.ts';

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
 * once, whatever else the page is doing, and is reported when it pauses or the page is left by a
 * link; a value that is changed from outside (Back, "Clear filters") replaces the text.
 *
 * @param onRest Takes the trimmed text.
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, asked: value });
  /** What is typed and not reported yet. */
  const waiting = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  // What else has changed while somebody typed, such as a filter, is known only to the newest one.
  const newest = useRef(onRest);
  useEffect(() => {
    newest.current = onRest;
  });

  if (value !== typed.seen) {
    const isOurs = value === typed.asked;
    setTyped({ text: isOurs ? typed.text : value, seen: value, asked: value });
  }

  const report = useCallback(() => {
    if (waiting.current === undefined) return;
    const { text, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    setTyped((current) => ({ ...current, asked: text.trim() }));
    newest.current(text.trim());
  }, []);

  useEffect(() => {
    const end = beforeLeaving(report);
    const typing = waiting;
    return () => {
      end();
      clearTimeout(typing.current?.timer);
    };
  }, [report]);

  const type = (text: string) => {
    setTyped((current) => ({ ...current, text }));
    clearTimeout(waiting.current?.timer);
    waiting.current = { text, timer: setTimeout(report, restMs) };
  };
  return [typed.text, type];
}
