const acts = new Set<() => void>();

/**
 * Has `act` called before the portal's router leads on to another page, while the address is still
 * this page's: what the address is to keep can be written into it. Returns how to end that.
 */
export function beforeLeaving(act: () => void): () => void {
  acts.add(act);
  return () => {
    acts.delete(act);
  };
}

/** Runs what must happen before another page is shown. */
export function finishPage(): void {
  for (const act of acts) act();
}
