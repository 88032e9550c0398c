import type { Limit } from '../../limits/Limit.ts';

/** Leavings and comings back of one person. */
export const leavings: Limit = { name: 'leaving', max: 10, seconds: 86_400 };
