import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Holders = ReadonlyMap<symbol, () => boolean>;

/** What holds something typed, each with how to find out whether it still does. */
const holders = createStore<Holders>(() => new Map());

/** What holds something typed at this moment, to find out later what has come since. */
export function unsavedChanges(): ReadonlySet<symbol> {
  return new Set([...holders.getState()].filter(([, holds]) => holds()).map(([holder]) => holder));
}

/** Whether something is typed anywhere on the page that leaving it would lose. */
export function hasUnsavedChanges(): boolean {
  return unsavedChanges().size > 0;
}

/** The same, for a component that follows it. */
export function useHasUnsavedChanges(): boolean {
  return useStore(holders, hasUnsavedChanges);
}

/**
 * Registers a holder of unsaved input, which counts as long as `holds` says so.
 *
 * @returns How to end that.
 */
export function addUnsavedChanges(holds: () => boolean): () => void {
  const holder = Symbol('form');
  holders.setState((all) => new Map(all).set(holder, holds), true);
  return () => {
    holders.setState((all) => new Map([...all].filter(([each]) => each !== holder)), true);
  };
}

/**
 * Registers that a form holds something typed. While it does, the page asks before it is left or
 * closed, a lost session asks for a new sign-in in place, a new release of a remote waits, and a
 * dialog in which it was typed asks before it is closed.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    return addUnsavedChanges(() => true);
  }, [isDirty]);
}
