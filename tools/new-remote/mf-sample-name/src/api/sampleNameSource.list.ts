import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { SampleNameItem } from '../domain/SampleNameItem.list.ts';
import { sampleNameView } from '../domain/SampleNameView.list.ts';

function presentItem(row: LicenseRow): SampleNameItem {
  return {
    id: row.id,
    number: row.number,
    product: row.product_type,
    endsOn: toCalendarDay(row.end_at),
  };
}

/** All rows of the list. The path matches `prefetch` in remote.config.ts. */
export const sampleNameSource = {
  queryKey: ['sample-name', 'list'],
  path: '/api/licenses/',
  schema: licensesSchema,
  present: presentItem,
  view: sampleNameView,
} as const;
