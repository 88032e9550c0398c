import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Changes that one person makes to the people of their team. */
export const memberChanges: Limit = { name: 'member-change', max: 300, seconds: 3600 };
