import type { Access } from '../../../platform/http/Access.ts';

/** The readers of the usage log, which shows how much each person worked. */
export const usageReaders = {
  who: 'manager',
  edition: 'professional',
  sites: ['mf-logs'],
} as const satisfies Access;
