import * as z from 'zod/mini';
import { lineKinds } from './CartLine.ts';
import { discountRules } from './PriceList.ts';
import { productType } from '../../products/product.contract.ts';

const currency = z.enum(['JPY', 'USD']);

/** A discount with every field that any screen reads. */
export const discountSchema = z.object({
  text_ja: z.string(),
  text_en: z.string(),
  /** The text in the reader's language. */
  summary: z.string(),
  /** Name of the rule in the reader's language. */
  discount_name: z.string(),
  product: productType,
  /** Licenses that it counts. */
  discount_count: z.int(),
  discount_percent: z.number(),
  /** Below 0. */
  price: z.number(),
});
export type DiscountRow = z.infer<typeof discountSchema>;

/** A part of an amount: `base` × `percent` is `exact`, and rounded down to the unit `amount`. */
const share = { percent: z.number(), base: z.number(), exact: z.number(), amount: z.number() };

/**
 * How a total comes about: each of its lines with its rule, tier and rounding. The same object in
 * cart, quotation and order. Money in major units.
 */
export const explanationSchema = z.object({
  currency,
  /** `subtotal` = `quantity` × `unit_price`; that = `years` × `year_price` + `rest_months` × `month_price`. */
  lines: z.array(
    z.object({
      kind: z.enum(lineKinds),
      product: productType,
      months: z.int(),
      quantity: z.int(),
      /** Of a renewal. */
      license_id: z.nullable(z.string()),
      /** Of a renewal: the year of use that it begins. */
      year_of_use: z.nullable(z.int()),
      years: z.int(),
      year_price: z.number(),
      rest_months: z.int(),
      month_price: z.number(),
      unit_price: z.number(),
      subtotal: z.number(),
    }),
  ),
  item_total: z.number(),
  discounts: z.array(
    z.object({
      ...share,
      rule: z.enum(discountRules),
      product: productType,
      /** Licenses that it counts. */
      count: z.int(),
      /** The tier: years of use, or sets, from here … */
      from: z.int(),
      /** … up to here; null is without end. */
      to: z.nullable(z.int()),
      text_ja: z.string(),
      text_en: z.string(),
    }),
  ),
  adjustment_total: z.number(),
  /** Percent 0 where no tax is stated. */
  tax: z.object(share),
  /** Slips on paper, tax included. */
  slips: z.object({ count: z.int(), fee: z.number(), amount: z.number() }),
  total: z.number(),
});
export type Explanation = z.infer<typeof explanationSchema>;

/**
 * Answer of `POST /api/order/calculate`: total with tax, item total, adjustment total (0 or below),
 * tax, discounts, commission (slips on paper), and the explanation when it was asked for. The total
 * is the sum of item total, adjustment total, tax and commission. A refusal is
 * `{error: true, code, msg?}` with status 200: `invalid`, `not_renewable` (a license of the cart is
 * in an unpaid order, too long expired or a trial), `signed_out` (a visitor sent licenses),
 * `quotation_expired`, `quotation_differs`. Licenses and quotations that the team does not have
 * answer 404 `not_found`.
 */
export const calculationSchema = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.array(discountSchema),
  z.number(),
  z.optional(explanationSchema),
]);
export type Calculation = z.infer<typeof calculationSchema>;
