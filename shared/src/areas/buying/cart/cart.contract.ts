import * as z from 'zod/mini';
import { countryCodes } from '../../../basics/countryCodes.ts';
import { maxMonths, maxQuantity } from '../pricing/CartLine.ts';
import { jsonText } from '../../../basics/contract/jsonText.ts';
import { calendarDay, flagInput, recordId } from '../../../basics/contract/primitives.ts';

/** Of new licenses, by contract length; a length that is left out is 0. */
const quantity = z.optional(z.int().check(z.minimum(0), z.maximum(maxQuantity)));
export const quantitiesSchema = z.strictObject({
  m1: quantity,
  m2: quantity,
  m3: quantity,
  m4: quantity,
  m5: quantity,
  m6: quantity,
  m7: quantity,
  m8: quantity,
  m9: quantity,
  m10: quantity,
  m11: quantity,
  m12: quantity,
});

/** Licenses to renew and by how many months; 0 months leave a license as it is. Each once. */
export const renewalsSchema = z
  .array(
    z.strictObject({
      id: recordId,
      count: z.int().check(z.minimum(0), z.maximum(maxMonths)),
    }),
  )
  .check(
    z.maxLength(10_000),
    z.refine((renewals) => new Set(renewals.map(({ id }) => id)).size === renewals.length, {
      error: 'names a license twice',
    }),
  );

/** Characters of JSON text that a cart of any size fits into. */
const longestQuantities = 1000;
const longestRenewals = 900_000;

/** The fields of a cart in the calls about it. */
export const cartFields = {
  /** First day of new licenses: today to the same day next month. */
  start_at: calendarDay,
  /**
   * The page filled in `start_at`; the person did not choose it. Licenses begin on the day of the
   * order, even if that is later.
   */
  start_on_order: z.optional(flagInput),
  /** ISO 3166-1 alpha-2; counts for visitors only, JP when left out. */
  country_code: z.optional(z.enum(countryCodes)),
  paper_invoice: z.optional(flagInput),
  paper_delivery: z.optional(flagInput),
  paper_receipt: z.optional(flagInput),
};

/**
 * `POST /api/order/calculate`. `licenses` has JSON text of `renewalsSchema`; visitors leave it out
 * or send an empty list. With `?explain=1` the answer has the explanation as its seventh element.
 */
export const calculateRequestSchema = z.strictObject({
  ...cartFields,
  cd: jsonText(quantitiesSchema, longestQuantities),
  pd: jsonText(quantitiesSchema, longestQuantities),
  licenses: z.optional(jsonText(renewalsSchema, longestRenewals)),
  /**
   * A quotation of the team, valid and with the same lines: the cart then has its prices. Start date
   * and slips may be others.
   */
  quotation_id: z.optional(recordId),
});
export const calculateQuerySchema = z.object({ explain: z.optional(flagInput) });
