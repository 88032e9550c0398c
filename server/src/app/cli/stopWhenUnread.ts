import type { EventEmitter } from 'node:events';
import { errorCode } from '../../platform/errors.ts';

/**
 * Calls `stop` when a stream's reader has closed it (EPIPE, as in `portal … | head`), which is not
 * an error.
 */
export function stopWhenUnread(stream: EventEmitter, stop: () => void): void {
  stream.on('error', (error: unknown) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    stop();
  });
}
