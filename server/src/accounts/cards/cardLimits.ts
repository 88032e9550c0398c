import type { Limit } from '../../limits/Limit.ts';

/** Cards that one person adds, deletes or makes the default. */
export const cardChanges: Limit = { name: 'card-change', max: 60, seconds: 3600 };
