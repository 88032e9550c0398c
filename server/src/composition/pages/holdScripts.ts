import type { PageScripts } from './pageScripts.ts';
import type { PageStream } from './pageStream.ts';

/** Milliseconds from the head of the page for which its scripts wait to be fetched and to be run. */
const patienceMs = { fetch: 150, run: 500 };

/**
 * Holds the scripts of a page back for a moment, so that its rows have the line and the processor
 * first: rows that take longer come beside them.
 *
 * @returns what has the browser fetch and run them, if they are still held
 */
export function holdScripts(
  stream: Pick<PageStream, 'send'>,
  { preloads, tags }: PageScripts,
): () => void {
  const fetch = onceWithin(patienceMs.fetch, () => {
    stream.send(preloads);
  });
  return onceWithin(patienceMs.run, () => {
    fetch();
    stream.send(tags);
  });
}

/** Does something once: as soon as it is called, or after so many milliseconds. */
function onceWithin(milliseconds: number, act: () => void): () => void {
  let isDone = false;
  const once = () => {
    clearTimeout(timer);
    if (!isDone) act();
    isDone = true;
  };
  const timer = setTimeout(once, milliseconds);
  return once;
}
