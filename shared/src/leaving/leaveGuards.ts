/** Asks whether the page may be left, and calls `leave` if so. */
export type LeaveGuard = (leave: () => void) => void;

const guards = new Set<LeaveGuard>();

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
