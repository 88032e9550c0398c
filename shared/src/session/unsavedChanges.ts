import { useEffect } from 'react';

const dirty = new Set<symbol>();

/** Whether something is typed anywhere on the page that leaving it would lose. */
export function hasUnsavedChanges(): boolean {
  return dirty.size > 0;
}

/**
 * Registers that a form holds something typed. While it does, a lost session asks for a new
 * sign-in in place, and a new release of a remote waits, instead of leaving the page.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    dirty.add(form);
    return () => {
      dirty.delete(form);
    };
  }, [isDirty]);
}
