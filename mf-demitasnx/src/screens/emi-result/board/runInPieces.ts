/** How long the page may be kept from answering, in milliseconds. */
const sliceMs = 6;

/**
 * Does work that yields now and then, a few milliseconds at a time, so that the page goes on
 * answering meanwhile. Rejects with the reason of the signal when it is given up.
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

/** Resolves after what waits for the page. A timer would wait four milliseconds each time. */
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
