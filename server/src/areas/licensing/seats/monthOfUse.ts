import type { MonthOfUse } from '@portal/shared/domain';
import type { MonthOfProduct } from './seats.queries.ts';

/** Converts a month of use for the seat rules. */
export function monthOfUse({ product: _, month, ...figures }: MonthOfProduct) {
  return { ...figures, month: month.slice(0, 7) } satisfies MonthOfUse;
}
