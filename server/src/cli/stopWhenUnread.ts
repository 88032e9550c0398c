import type { EventEmitter } from 'node:events';
import { errorCode } from '../errors.ts';

/** Whoever reads on may have enough before the end (`portal … | head`): that is no fault. */
export function stopWhenUnread(stream: EventEmitter, stop: () => void): void {
  stream.on('error', (error: unknown) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    stop();
  });
}
