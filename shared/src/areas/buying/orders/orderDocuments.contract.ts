import * as z from 'zod/mini';
import { calendarDay, flagInput } from '../../../basics/contract/primitives.ts';

/** `POST /api/pdf/{invoice|delivery|receipt|credit}/`, answered with `documentTokenSchema`. */
export const documentRequestSchema = z.strictObject({
  order_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

/**
 * Query of `GET /pdf/{kind}/{token}` and `GET /pdf/quotation/{hash}`. With `translated=1` the paper
 * comes in the language that it was not issued in; the issued one stays as it is.
 */
export const documentFileQuerySchema = z.object({ translated: z.optional(flagInput) });

/**
 * Query of `GET /api/orders/export`: a ZIP of all documents with a date from `from` to `to`, both
 * included, at most 366 days; a link can fetch it. Inside `YYYYMMDD_amount_seller_kind_number.pdf`
 * and `index.csv` (UTF-8 with BOM). A document's date is the billing, delivery, payment or refund
 * day, a quotation's the day it was made. Without documents: the index alone. 422 `invalid` when the
 * days are wrong.
 */
export const exportQuerySchema = z.strictObject({ from: calendarDay, to: calendarDay }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before from' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    path: ['to'],
    error: 'is more than a year after from',
  }),
);
