import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseAwayError, FilesAwayError } from '../../platform/errors.ts';

const againMs = 1_000;

/**
 * Starts anew as long as the database or the store of files goes away during the start.
 *
 * @param signal gives the waiting up
 * @throws what ended the start, or the waiting
 */
export async function untilThere<T>(
  start: () => Promise<T>,
  log: Logger,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof DatabaseAwayError) {
        log.warn({ err: error }, 'the database went away during the start, which begins anew');
      } else if (error instanceof FilesAwayError) {
        log.warn({ err: error }, 'the files went away during the start, which begins anew');
        // A bucket may be there and take nothing, for which no start waits.
        await setTimeout(againMs, undefined, { signal });
      } else throw error;
    }
  }
}
