import type { Limit } from '../../../platform/limits/takeCall.ts';

/** Decisions of one person about sites. */
export const siteDecisions: Limit = { name: 'site-decision', max: 100, seconds: 3600 };
