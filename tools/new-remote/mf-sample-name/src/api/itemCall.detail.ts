import { licensePageSchema, type LicensePage } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { Item } from '../domain/Item.ts';

/**
 * The call that answers one item: a license, until you have a call (`npm run new-call`). The path
 * matches `prefetch` in remote.config.ts.
 */
export const itemCall = {
  path: (id: string) => `/api/licenses/${encodeURIComponent(id)}`,
  schema: licensePageSchema,
  present: ({ license: { number, updatable, end_at } }: LicensePage): Item => ({
    id: number,
    name: number,
    state: updatable ? 'open' : 'closed',
    date: toCalendarDay(end_at),
  }),
} as const;
