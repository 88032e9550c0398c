/** Time for another tab's cart change to arrive, in milliseconds. */
const settleMs = 200;

/**
 * Runs work in one tab at a time. When two tabs place the same cart, the second waits for the first
 * one's outcome. Without the Web Locks API (no TLS) both proceed, each with its own key.
 *
 * @param work Called with whether it had to wait; the cart may have changed meanwhile.
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
