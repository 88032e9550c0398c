import * as z from 'zod/mini';
import { paymentMethodCodes, paymentTypeCodes } from './PaymentWay.ts';
import { calculateRequestSchema } from '../cart/cart.contract.ts';
import { bankSchema } from './orders.contract.ts';
import { calculationSchema } from '../pricing/pricing.contract.ts';
import { calendarDay, flag, instant } from '../../../basics/contract/primitives.ts';
import { paymentMethod, paymentType } from './payment.contract.ts';

/** A code as number or text: forms have no numbers. Reads as the number. */
const codeInput = <Code extends 1 | 2>(codes: readonly Code[]) =>
  z.pipe(
    z.union([z.literal(codes), z.literal(codes.map((code) => `${code}` as const))]),
    z.pipe(z.transform(Number), z.literal(codes)),
  );

/** Major units; text in forms. */
const amount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))]),
  z.transform(Number),
);

/**
 * `POST /api/order`: places an order. The header `Idempotency-Key` (1 to 100 letters, digits,
 * hyphens, underscores) makes repetitions one order: created for each final confirmation, kept
 * over reloads, sent with each retry. The same key with another request is refused.
 */
export const placeOrderRequestSchema = z.strictObject({
  ...calculateRequestSchema.shape,
  /** 1 bank transfer, 2 card. */
  payment_method: codeInput(Object.values(paymentMethodCodes)),
  /** 1 prepay, 2 postpay; a card is always prepay. */
  payment_type: codeInput(Object.values(paymentTypeCodes)),
  /** Empty for bank transfer. */
  customer_card_id: z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/))),
  /** The total that the person saw; another one is refused as `price_changed`. */
  expected_total: z.optional(amount),
  /** Version of the final confirmation that the person saw; kept with the order. */
  terms: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
});
/** The request of `POST /api/order` as a page sends it. */
export type PlaceOrderRequest = z.input<typeof placeOrderRequestSchema>;

/**
 * The answer of `POST /api/order` to an order that was placed. Status 1: paid. Status 0 of a card:
 * the gateway has not said yet; ask for the order.
 */
export const placedOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.literal([0, 1, 2, 98, 99]),
  /** Null for cards. */
  duedate: z.nullable(calendarDay),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/**
 * The answer to an order that was placed and whose card asks for 3-D Secure: post `params` to
 * `action` after 1 s.
 */
export const secureFormSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** Address at the gateway's origin, which the page's policy allows forms to go to. */
  action: z.string().check(z.regex(/^https?:\/\/\S+$/)),
  method: z.literal('post'),
  params: z.object({
    userId: z.string(),
    threeDSMerchantTransID: z.string(),
    threeDSNotificationUrl: z.string(),
    keyAlias: z.string(),
    messageDigest: z.string(),
    threedsAuthenticationData: z.string(),
  }),
});
export type SecureForm = z.infer<typeof secureFormSchema>;

/**
 * The answer to an order that was refused, with status 200. Beside the codes of calculate
 * (`invalid`, `not_renewable`, `quotation_expired`, `quotation_differs`): `quotation_used` the
 * quotation has been ordered already, as `number`; `empty` nothing in the cart; `price_changed` with the new figures; `payment_not_allowed` the team cannot pay this way;
 * `card_unknown`, `card_declined` (the order has status 2, place a new one with a new key),
 * `gateway_away` (nothing was ordered), `key_reused`. `msg` has a sentence in the reader's
 * language.
 */
export const orderRefusalSchema = z.object({
  error: z.literal(true),
  code: z.string(),
  msg: z.record(z.string(), z.string()),
  /** Of `price_changed`: what calculate answers now. */
  calculation: z.optional(calculationSchema),
  /** Of `card_declined`: the order that failed. */
  id: z.optional(z.string()),
  /** Of `quotation_used`: the order that was made from it. */
  number: z.optional(z.string()),
});

export const placeOrderAnswerSchema = z.union([
  orderRefusalSchema,
  secureFormSchema,
  placedOrderSchema,
]);
export type PlaceOrderAnswer = z.infer<typeof placeOrderAnswerSchema>;

/**
 * `POST /api/order/{id}/pay`: pays an order that waits for a bank transfer by card, until its due
 * date (`domain/orders/isPayableByCard`). Its number stays, its method becomes the card's. The header
 * `Idempotency-Key` makes repetitions one payment; a new one gives up an attempt that is under way.
 * Answered like `POST /api/order`; refused as `not_payable`, `card_unknown`, `card_declined` (the
 * order still waits, and another card can be tried), `not_reached` (nothing was charged) or
 * `key_reused`.
 */
export const payOrderRequestSchema = z.strictObject({
  customer_card_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

/** Header of `POST /api/order` and of paying an order. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{1,100}$/));

/**
 * `GET /api/payments/`: the cards that the person can pay with, those included that colleagues share.
 * 503 `gateway_away` when they cannot be read.
 */
export const cardsSchema = z.array(
  z.object({
    customer_card_id: z.string(),
    /** Masked: `**** **** **** 4242`. */
    card_number: z.string(),
    cardholder_name: z.string(),
    brand: z.string(),
    /** `MM/YY` */
    expiry: z.string(),
    /** 1: past its end, it will be declined. */
    expired: flag,
    /** 1: the person's default card. */
    is_default: z.optional(flag),
    /** 1: the card with which the person paid last. */
    last_used: z.optional(flag),
    /** Whose card it is, when a colleague shares it. */
    owner_name: z.optional(z.nullable(z.string())),
  }),
);
export type Card = z.infer<typeof cardsSchema>[number];

/**
 * `POST /api/order/terms`, with the fields of calculate: the facts of the final confirmation for this
 * cart, ordered now. Refused like calculate.
 */
export const orderTermsSchema = z.object({
  /** Ways to pay that the team has, `[payment_method, payment_type]`. */
  methods: z.array(z.tuple([paymentMethod, paymentType])),
  /** Null for agents. */
  bank: z.nullable(bankSchema),
  prepay: z.object({ billdate: calendarDay, duedate: calendarDay }),
  /** Null where nobody pays afterwards. */
  postpay: z.nullable(z.object({ billdate: calendarDay, duedate: calendarDay })),
  /** Licenses are issued at payment or approval, and at the latest this many business days after. */
  delivery_business_days: z.int(),
  /** The instant that all this is about. */
  as_of: instant,
});
export type OrderTerms = z.infer<typeof orderTermsSchema>;
