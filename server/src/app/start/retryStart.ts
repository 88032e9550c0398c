import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseAwayError, FilesAwayError } from '../../platform/errors.ts';

const againMs = 1_000;

/**
 * Retries a start that fails because the database or the blob store becomes unavailable.
 *
 * @param signal cancels the wait
 * @throws the error that ended the start, or the cancellation
 */
export async function retryStart<T>(
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
        // A bucket may exist but refuse writes, for which no start waits.
        await setTimeout(againMs, undefined, { signal });
      } else throw error;
    }
  }
}
