import type { Access } from '../../http/Access.ts';

/** The store is for owners and admins of professional teams. */
export const buyers = { who: 'manager', edition: 'professional' } as const satisfies Access;

/**
 * Prices and quotations are for everybody. Whoever is signed in and may not buy gets what a visitor
 * gets (`buyerOf`); a page whose session has ended is told so instead.
 */
export const visitorsAndMembers = {
  who: 'visitor',
  members: { who: 'guest' },
} as const satisfies Access;
