import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { Item } from '../domain/Item.ts';

/**
 * The call that answers all items: the team's licenses, until you have a call (`npm run new-call`).
 * The path matches `prefetch` in remote.config.ts.
 */
export const itemsCall = {
  path: '/api/licenses/',
  schema: licensesSchema,
  present: ({ number, updatable, end_at }: LicenseRow): Item => ({
    id: number,
    name: number,
    state: updatable ? 'open' : 'closed',
    date: toCalendarDay(end_at),
  }),
} as const;
