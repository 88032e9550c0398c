import type { Access } from '../../../platform/http/Access.ts';

/** Who reads the usage log: it shows who worked how much. */
export const usageReaders = {
  who: 'manager',
  edition: 'professional',
  sites: ['mf-logs'],
} as const satisfies Access;
