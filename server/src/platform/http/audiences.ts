import type { Access } from './Access.ts';

/** Access to the store: owners and admins of professional teams. */
export const buyers = { who: 'manager', edition: 'professional' } as const satisfies Access;

/**
 * Access to prices and quotations: everybody. A signed-in person who may not buy gets the visitor's
 * answer (`buyerOf`); a page with an ended session is told so.
 */
export const visitorsAndMembers = {
  who: 'visitor',
  members: { who: 'guest' },
} as const satisfies Access;
