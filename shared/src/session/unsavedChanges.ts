import { useEffect, useSyncExternalStore } from 'react';

const dirty = new Set<symbol>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether something is typed anywhere on the page that leaving it would lose. */
export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

/** The same, for a component that follows it. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges);
}

/** What holds something typed at this moment, to find out later what has come since. */
export function unsavedChanges(): ReadonlySet<symbol> {
  return new Set(dirty);
}

/**
 * Registers that a form holds something typed. While it does, a lost session asks for a new
 * sign-in in place, a new release of a remote waits, instead of leaving the page, and a dialog in
 * which it was typed asks before it is closed.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    dirty.add(form);
    changed();
    return () => {
      dirty.delete(form);
      changed();
    };
  }, [isDirty]);
}
