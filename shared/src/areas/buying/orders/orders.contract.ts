import * as z from 'zod/mini';
import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { firstRows, searchText, viewValue } from '../../../basics/contract/listQuery.ts';
import { discountSchema, explanationSchema } from '../pricing/pricing.contract.ts';
import { calendarDay, flag, instant, locale } from '../../../basics/contract/primitives.ts';
import { keysOf } from '../../../basics/lists/sortableBy.ts';
import type { ListedOrder } from './OrderListView.ts';
import { orderStateOf } from './OrderState.ts';
import { paymentMethod, paymentType } from './payment.contract.ts';
import { paymentMethodOf, paymentTypeOf } from './PaymentWay.ts';
import { productType } from '../../products/product.contract.ts';

/** 0 unpaid, 1 paid, 2 card refused, 98 cancelled by the customer, 99 by us or by time-out. */
const status = z.literal([0, 1, 2, 98, 99]);

/**
 * How far the money of a card order is: `processing` the gateway has not said yet, `challenge` the
 * holder is to prove who they are, then `paid` or `failed`; `refund_due` it was taken for an order
 * that is over and goes back, `refunded` it went back. A bank transfer has the last two, and those of a card that was tried for it.
 */
const paymentState = z.nullable(
  z.enum(['processing', 'challenge', 'paid', 'failed', 'refund_due', 'refunded']),
);

const storedOrder = {
  id: z.string(),
  /** For people: `S` (bank transfer) or `C` (card), year, month, five digits. */
  number: z.string(),
  status,
  /** 1 prepay, 2 postpay. */
  payment_type: paymentType,
  /** 1 bank transfer, 2 card. */
  payment_method: paymentMethod,
  /** Of a postpay order: whether the credit is approved. */
  permit_after_pay: flag,
  /** The language in which its documents are issued. */
  locale,
  currency: z.enum(['JPY', 'USD']),
  /** Tax and slips included; major units, like every amount. */
  total: z.number(),
  /** Before discounts, without tax. */
  item_total: z.number(),
  /** Slips on paper, tax included. */
  commission: z.number(),
  /** Discounts, 0 or below. */
  adjustment_total: z.number(),
  tax: z.number(),
  created_at: instant,
  billdate: z.nullable(calendarDay),
  /** Null for cards. */
  duedate: z.nullable(calendarDay),
  /** When the licenses were issued. */
  deliveried_at: z.nullable(instant),
  /** When it was paid. */
  completed_at: z.nullable(instant),
  /** When the money was given back. */
  refunded_at: z.nullable(instant),
};

/** The columns of the list that the database has of an order. */
export const orderColumns = keysOf(storedOrder);

const orderRow = { ...storedOrder, payment_state: paymentState };

/** One row of `GET /api/orders/`. */
export const orderRowSchema = z.object(orderRow);

/**
 * `GET /api/orders/`: the team's, newest first. `domain/orders` says what an order's numbers mean
 * (`orderStateOf`), whether it can be cancelled (`mayAct`) and which documents there are
 * (`offeredDocuments`). With `limit` the header `X-Total-Count` has the number of rows without it.
 */
export const ordersSchema = z.array(orderRowSchema);
export type OrderRow = z.infer<typeof ordersSchema>[number];

/** What the list searches, filters and sorts by, from one of its rows. */
export function presentListedOrder(row: OrderRow): ListedOrder {
  const { payment_type, payment_method, billdate, duedate } = row;
  return {
    number: row.number,
    state: orderStateOf(row),
    paymentType: paymentTypeOf(payment_type),
    paymentMethod: paymentMethodOf(payment_method),
    total: row.total,
    orderedAt: row.created_at,
    billDate: billdate === null ? null : toCalendarDay(billdate),
    dueDate: duedate === null ? null : toCalendarDay(duedate),
  };
}

/** Query of `GET /api/orders/`: the list's own address (`domain/orders/OrderListView`), first rows only. */
export const ordersQuerySchema = z.object({
  q: searchText,
  status: viewValue,
  from: viewValue,
  to: viewValue,
  sort: viewValue,
  limit: firstRows,
});

/** Where a bank transfer goes to; the payer bears its fee. */
export const bankSchema = z.object({
  bank_ja: z.string(),
  bank_en: z.string(),
  bank_code: z.string(),
  branch_ja: z.string(),
  branch_en: z.string(),
  branch_code: z.string(),
  type_ja: z.string(),
  type_en: z.string(),
  number: z.string(),
  /** Half-width kana, as banks have it. */
  holder_kana: z.string(),
  holder_en: z.string(),
  /** Of transfers from abroad. */
  swift: z.nullable(z.string()),
});
export type Bank = z.infer<typeof bankSchema>;

/** One step of an order's life, the oldest first. */
export const orderEventSchema = z.object({
  at: instant,
  kind: z.enum([
    'ordered',
    'approved',
    /** The credit of a postpay order was not given. */
    'refused',
    'paid',
    'delivered',
    'cancelled',
    /** Not paid in time. */
    'expired',
    /** The card was declined, or its holder not authenticated. */
    'failed',
    'refunded',
  ]),
  by: z.enum(['person', 'operator', 'system']),
  /** Of a person; empty when they are no longer known. */
  by_name: z.nullable(z.string()),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** `GET /api/order/{id}/` */
export const orderSchema = z.object({
  ...orderRow,
  /** Why there is the order: `auto_renewal` made it ahead of licenses' end. */
  origin: z.enum(['checkout', 'auto_renewal']),
  items: z.array(
    z.object({
      /** In the reader's language. */
      name: z.string(),
      no: z.int(),
      /** Null of a license of the EMI check, which lasts days. */
      month: z.nullable(z.int()),
      period_ja: z.string(),
      period_en: z.string(),
      price: z.number(),
      quantity: z.int(),
      subtotal: z.number(),
    }),
  ),
  discounts: z.array(discountSchema),
  /** Base and tax by rate over everything, slips included, as the invoice states them. */
  taxes: z.array(z.object({ percent: z.number(), base: z.number(), tax: z.number() })),
  explanation: explanationSchema,
  /** Of unpaid bank transfers of teams that are no agents; the transfer names the order's number. */
  bank: z.nullable(bankSchema),
  events: z.array(orderEventSchema),
  /** Licenses that it made or renewed, once delivered. */
  licenses: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      product_type: productType,
      /** What this order gave: first and last day. */
      start_at: calendarDay,
      end_at: calendarDay,
      renewal: flag,
    }),
  ),
  paper_invoice: flag,
  paper_delivery: flag,
  paper_receipt: flag,
});
export type Order = z.infer<typeof orderSchema>;

/** `POST /api/order/bank/`: cancels an order. Repeating it answers the same. */
export const cancelRequestSchema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  method: z.literal('cancel'),
});

/**
 * Its answer, with status 200. Code `not_cancellable`: the order is paid, approved or over already;
 * `msg` has the sentence under `id`.
 */
export const cancelAnswerSchema = z.union([
  z.object({ error: z.literal(false) }),
  z.object({
    error: z.literal(true),
    code: z.string(),
    msg: z.optional(z.record(z.string(), z.string())),
  }),
]);
export type CancelAnswer = z.infer<typeof cancelAnswerSchema>;
