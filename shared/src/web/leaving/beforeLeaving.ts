const acts = new Set<() => void>();

/**
 * Calls `act` before the portal's router shows another page, while the address is still this
 * page's: it can store state in the address.
 *
 * @returns How to stop.
 */
export function beforeLeaving(act: () => void): () => void {
  acts.add(act);
  return () => {
    acts.delete(act);
  };
}

/** Runs the registered acts before another page is shown. */
export function finishPage(): void {
  for (const act of acts) act();
}
