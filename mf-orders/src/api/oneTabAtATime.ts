/** Milliseconds after which another tab's change of the cart has arrived. */
const settleMs = 200;

/**
 * Runs work in one tab at a time: of two tabs that place the same cart at once, the second waits
 * until the first knows the outcome. Without the browser's locks (an address without TLS) both go
 * on, each with its own key.
 *
 * @param work Told whether it had to wait: then the cart may be another one by now.
 */
export async function oneTabAtATime<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const name = 'checkout';
  const isFree = { ifAvailable: true } as const;
  const first = await navigator.locks.request(name, isFree, async (lock) =>
    lock ? { answer: await work(false) } : null,
  );
  if (first) return first.answer;
  return navigator.locks.request(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return work(true);
  });
}
