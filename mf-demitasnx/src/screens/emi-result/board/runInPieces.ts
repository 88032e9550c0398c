/** How long the page may be blocked, in milliseconds. */
const sliceMs = 6;

/**
 * Runs a generator for a few milliseconds at a time, so that the page stays responsive. Rejects
 * with the signal's reason when aborted.
 */
export async function runInPieces<Result>(
  work: Generator<undefined, Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      signal.throwIfAborted();
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
    await turn();
  }
}

/** Resolves after pending page tasks. Timers would be clamped to four milliseconds. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
