import type { Locale } from '@portal/shared/domain';
import type { orderRefusalSchema } from '@portal/shared/contracts';
import type { z } from 'zod';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { checkoutTexts, refusedFields, type OrderRefusalCode } from './checkoutTexts.ts';

export type OrderRefusal = z.infer<typeof orderRefusalSchema>;

/** The order is refused; see `contracts/checkout` for the codes. */
export class OrderError extends Error {
  override readonly name = 'OrderError';
  constructor(
    readonly code: OrderRefusalCode,
    readonly facts: Pick<OrderRefusal, 'calculation' | 'id'> = {},
  ) {
    super(code);
  }
}

/** Runs `work` and turns an `OrderError` or `CartError` into its refusal. */
export async function orOrderRefusal<T>(
  locale: Locale,
  work: () => Promise<T>,
): Promise<T | OrderRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CartError) {
      return { error: true, code: error.code, msg: { ...error.fieldMessages }, ...error.facts };
    }
    if (!(error instanceof OrderError)) throw error;
    const { code, facts } = error;
    const msg = { [refusedFields[code]]: checkoutTexts[locale][code] };
    return { error: true, code, msg, ...facts };
  }
}
