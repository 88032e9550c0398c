import type { PageScripts } from './pageScripts.ts';
import type { PageStream } from './pageStream.ts';

/** Milliseconds from the head of the page for which its scripts wait to be fetched and to be run. */
const patienceMs = { fetch: 150, run: 500 };

/** The scripts of a page, held back so that its rows have the line and the processor first. */
interface HeldScripts {
  /** Has the browser fetch them. */
  fetch(): void;
  /** Has the browser run them, if they are still held. */
  run(): void;
}

/** Holds scripts back for a moment: rows that take longer come beside them. */
export function holdScripts(
  stream: Pick<PageStream, 'send'>,
  { preloads, tags }: PageScripts,
): HeldScripts {
  let isFetched = false;
  let isRun = false;
  const fetch = () => {
    clearTimeout(fetchTimer);
    if (!isFetched) stream.send(preloads);
    isFetched = true;
  };
  const run = () => {
    clearTimeout(runTimer);
    fetch();
    if (!isRun) stream.send(tags);
    isRun = true;
  };
  const fetchTimer = setTimeout(fetch, patienceMs.fetch);
  const runTimer = setTimeout(run, patienceMs.run);
  return { fetch, run };
}
