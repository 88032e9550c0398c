import type { MonthOfUse } from '@portal/shared/domain';
import type { MonthOfProduct } from './seats.queries.ts';

/** A month as the rules about seats see it. */
export function monthOfUse({ product: _, month, ...figures }: MonthOfProduct) {
  return { ...figures, month: month.slice(0, 7) } satisfies MonthOfUse;
}
