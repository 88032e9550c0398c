import type { PageScripts } from './pageScripts.ts';
import type { PageStream } from './pageStream.ts';

/** Milliseconds for which a page's scripts wait for its rows. */
const patienceMs = 300;

/** The scripts of a page, held back so that its rows have the line and the processor first. */
interface HeldScripts {
  /** Has the browser fetch them. */
  fetch(): void;
  /**
   * Has the browser run them, if they are still held.
   *
   * @param isPainted whether what has been sent is to be painted first
   */
  run(isPainted?: boolean): void;
}

/** Holds scripts back, but no longer than a moment: rows that take longer come beside them. */
export function holdScripts(
  stream: Pick<PageStream, 'send'>,
  { preloads, tags, tagsAfterPaint }: PageScripts,
): HeldScripts {
  let isFetched = false;
  let isRun = false;
  const fetch = () => {
    if (!isFetched) stream.send(preloads);
    isFetched = true;
  };
  const run = (isPainted = false) => {
    clearTimeout(timer);
    fetch();
    if (!isRun) stream.send(isPainted ? tagsAfterPaint : tags);
    isRun = true;
  };
  const timer = setTimeout(run, patienceMs);
  return { fetch, run };
}
