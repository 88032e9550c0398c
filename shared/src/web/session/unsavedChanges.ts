import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Holders = ReadonlyMap<symbol, () => boolean>;

/** The holders of unsaved input, each with a function that tells whether it still has some. */
const holders = createStore<Holders>(() => new Map());

/** The current holders of unsaved input; compare them later to find new ones. */
export function unsavedChanges(): ReadonlySet<symbol> {
  return new Set([...holders.getState()].filter(([, holds]) => holds()).map(([holder]) => holder));
}

/** Whether leaving the page would lose input. */
export function hasUnsavedChanges(): boolean {
  return unsavedChanges().size > 0;
}

/** `hasUnsavedChanges` as a hook. */
export function useHasUnsavedChanges(): boolean {
  return useStore(holders, hasUnsavedChanges);
}

/**
 * Registers a holder of unsaved input, which counts while `holds` returns `true`.
 *
 * @returns How to stop.
 */
export function addUnsavedChanges(holds: () => boolean): () => void {
  const holder = Symbol('form');
  holders.setState((all) => new Map(all).set(holder, holds), true);
  return () => {
    holders.setState((all) => new Map([...all].filter(([each]) => each !== holder)), true);
  };
}

/**
 * Registers unsaved input while `isDirty`. The page then asks before it is left or closed, an ended
 * session asks for a new sign-in in place, a new release of a remote waits, and the dialog around
 * the input asks before it closes.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    return addUnsavedChanges(() => true);
  }, [isDirty]);
}
