import type { PageScripts } from './pageScripts.ts';
import type { PageStream } from './pageStream.ts';

/** Longest delay of fetching and running scripts after the page's head, in milliseconds. */
const patienceMs = { fetch: 150, run: 500 };

/**
 * Delays a page's scripts briefly, so that its rows get bandwidth and processor first.
 *
 * @returns fetches and runs the scripts now, unless that has happened
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

/** Runs an action once: when called, or after the delay. */
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
