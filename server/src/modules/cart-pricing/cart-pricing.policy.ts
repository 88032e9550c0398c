import type { Access } from '../../http/Access.ts';

/** The store is for owners and admins of professional teams. */
export const buyers = { who: 'manager', edition: 'professional' } as const satisfies Access;

/** Prices and quotations are for visitors as well. */
export const visitorsAndBuyers = { who: 'visitor', members: buyers } as const satisfies Access;
