import { hasUnsavedChanges } from '../session/unsavedChanges.ts';

/** Asks whether to leave the page, and calls `leave` if so. */
export type LeaveGuard = (leave: () => void) => void;

const guards = new Set<LeaveGuard>();

/** The guard of all unsaved input of the page. */
let unsavedGuard: LeaveGuard | undefined;

/**
 * Asks `guard` before the portal's router shows another page.
 *
 * @returns How to stop.
 */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** The guard to ask: the newest, since its content covers that of the others. */
export function currentLeaveGuard(): LeaveGuard | undefined {
  return [...guards].at(-1);
}

/**
 * Asks `guard` when a person leaves the page with unsaved input.
 *
 * @returns How to stop.
 */
export function setUnsavedGuard(guard: LeaveGuard): () => void {
  unsavedGuard = guard;
  return () => {
    unsavedGuard = undefined;
  };
}

/** Calls `leave` at once, or after the person agrees if there is unsaved input. */
export function askUnsaved(leave: () => void): void {
  const guard = currentUnsavedGuard();
  if (guard) guard(leave);
  else leave();
}

/** The guard to ask, if there is unsaved input. */
export function currentUnsavedGuard(): LeaveGuard | undefined {
  return hasUnsavedChanges() ? unsavedGuard : undefined;
}
