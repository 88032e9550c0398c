import type { Limit } from '../../limits/Limit.ts';

/** Changes of a team's edition and settings by one person. */
export const teamChanges: Limit = { name: 'team-change', max: 60, seconds: 3600 };
