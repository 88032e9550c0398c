import * as z from 'zod/mini';
import { cartFields, quantitiesSchema, renewalsSchema } from './cart/cart.contract.ts';
import { code, email, fault, printed, printedText } from '../../basics/contract/fields.ts';
import { jsonOrText } from '../../basics/contract/jsonText.ts';
import { explanationSchema } from './pricing/pricing.contract.ts';
import { calendarDay, flag, instant, locale } from '../../basics/contract/primitives.ts';

/** Whether a condition stands on the quotation. */
const display = z.enum(['display', 'hidden']);

/** The form of a quotation; company, contact, mail address and phone are all required. */
export const quotationFormSchema = z.strictObject({
  company: printedText(120),
  user_name: printedText(80),
  email: email.check(printed),
  tel: code(20).check(z.regex(/^\+?[0-9(][0-9() -]{6,19}$/, fault('not_a_phone_number'))),
  payment_terms: z._default(display, 'hidden'),
  delivery_date: z._default(display, 'hidden'),
  delivery_method: z._default(display, 'hidden'),
  contract_period: z._default(display, 'display'),
});
export type QuotationForm = z.infer<typeof quotationFormSchema>;

/** What the page has computed; taken and never looked at. */
const ignored = z.optional(z.unknown());

/**
 * `POST /api/pdf/quotation/`. Cart and form come as JSON or as JSON text. The language is the
 * caller's. The server computes everything itself; totals that are sent are not looked at.
 */
export const quotationRequestSchema = z.strictObject({
  ...cartFields,
  cd: jsonOrText(quantitiesSchema),
  pd: jsonOrText(quantitiesSchema),
  licenses: z.optional(jsonOrText(renewalsSchema)),
  form: jsonOrText(quotationFormSchema),
  discounts: ignored,
  total: ignored,
  item_total: ignored,
  commission: ignored,
  tax: ignored,
  adjustment_total: ignored,
});
/** The request of `POST /api/pdf/quotation/` as a page sends it. */
export type QuotationRequest = z.input<typeof quotationRequestSchema>;

/** Its answer; a refusal is `{error: true, code, msg: {field: sentence}}` with status 200. */
export const quotationAnswerSchema = z.object({
  /** Of a team's quotation: its page is `/store/quotations/{id}`. */
  id: z.string(),
  /** Opens `/pdf/quotation/{hash}`; anyone with the hash can read the quotation. */
  hash: z.string(),
  number: z.string(),
  /** Last day on which it is valid. */
  valid_until: calendarDay,
});
export type QuotationAnswer = z.infer<typeof quotationAnswerSchema>;

const quotationRow = {
  id: z.string(),
  number: z.string(),
  hash: z.string(),
  company: z.string(),
  user_name: z.string(),
  /** The language in which it was made. */
  locale,
  currency: z.enum(['JPY', 'USD']),
  /** Tax included. */
  total: z.number(),
  created_at: instant,
  /** Who asked for it; empty when they are no longer known. */
  created_by: z.string(),
  valid_until: calendarDay,
  /** 0: expired. */
  valid: flag,
};

/** `GET /api/quotations/`: the team's, newest first. Its PDF is at `/pdf/quotation/{hash}` while valid. */
export const quotationsSchema = z.array(z.object(quotationRow));
export type QuotationRow = z.infer<typeof quotationsSchema>[number];

/** `GET /api/quotation/{id}`: one of the team's. */
export const quotationSchema = z.object({
  ...quotationRow,
  start_at: calendarDay,
  form: quotationFormSchema,
  explanation: explanationSchema,
  /** The licenses that its lines renew, by id, with their last day before and after. */
  renewals: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      end_at: calendarDay,
      new_end_at: calendarDay,
    }),
  ),
});
export type Quotation = z.infer<typeof quotationSchema>;

/**
 * `GET /api/quotation/{id}/cart`: a valid quotation as a cart that calculate prices as quoted, given
 * its `quotation_id`. Its start date is today's where the quoted one has passed. Refused with status 200
 * `{error: true, code}`: `quotation_used` when it has been ordered (`number`), which an order that was
 * cancelled or whose card was refused does not count as; `quotation_expired`; `not_renewable` when a license in it can no longer be
 * renewed; `quotation_differs` when one was renewed since, so that the quoted price is not its own.
 */
export const quotedCartSchema = z.object({
  quotation_id: z.string(),
  number: z.string(),
  valid_until: calendarDay,
  start_at: calendarDay,
  /** Only when it has passed. */
  quoted_start_at: z.optional(calendarDay),
  cd: quantitiesSchema,
  pd: quantitiesSchema,
  licenses: renewalsSchema,
  paper_invoice: flag,
  paper_delivery: flag,
  paper_receipt: flag,
});
export type QuotedCart = z.infer<typeof quotedCartSchema>;

/**
 * `POST /api/quotation/claim`: assigns a visitor's quotation to the team of the caller, who knows
 * its address, so that they can order it. Idempotent. Refused with status 200
 * `{error: true, code}`: `quotation_expired`; `quotation_currency` when the team pays in another
 * currency. 404 when the address does not exist or belongs to another team.
 */
export const claimRequestSchema = z.strictObject({
  hash: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export const claimAnswerSchema = z.object({ id: z.string(), number: z.string() });
