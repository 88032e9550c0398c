import { hasUnsavedChanges } from '../session/unsavedChanges.ts';

/** Asks whether the page may be left, and calls `leave` if so. */
export type LeaveGuard = (leave: () => void) => void;

const guards = new Set<LeaveGuard>();

/** Asks for everything that is typed on the page. */
let unsavedGuard: LeaveGuard | undefined;

/** Has `guard` asked before the portal's router shows another page; returns how to end that. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** The guard to ask, the newest of several: what it guards lies over the others. */
export function currentLeaveGuard(): LeaveGuard | undefined {
  return [...guards].at(-1);
}

/** Has `guard` asked when a person leaves the page while something is typed; returns how to end that. */
export function setUnsavedGuard(guard: LeaveGuard): () => void {
  unsavedGuard = guard;
  return () => {
    unsavedGuard = undefined;
  };
}

/** Calls `leave` at once, or after the answer while something is typed. */
export function askUnsaved(leave: () => void): void {
  const guard = currentUnsavedGuard();
  if (guard) guard(leave);
  else leave();
}

/** The guard of unsaved input, while there is any. */
export function currentUnsavedGuard(): LeaveGuard | undefined {
  return hasUnsavedChanges() ? unsavedGuard : undefined;
}
