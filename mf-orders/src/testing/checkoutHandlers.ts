import {
  calculateRequestSchema,
  calculationOf,
  placeOrderRequestSchema,
  priceListOf,
  type Card,
} from '@portal/shared/contracts';
import { newLines, priceCart, toCalendarDay } from '@portal/shared/domain';
import { aConfig, http, HttpResponse } from '@portal/shared/testing';
import { aBank, anOrder } from './anOrder.ts';

type Codes = readonly [1 | 2, 1 | 2];
/** Not in the order in which screens offer them. */
export const japaneseWays: readonly Codes[] = [
  [2, 1],
  [1, 1],
  [1, 2],
];

export const aCard: Card = {
  customer_card_id: 'card-1',
  card_number: '**** **** **** 4242',
  cardholder_name: 'HANAKO YAMADA',
  brand: 'Visa',
  expiry: '12/30',
  expired: 0,
};

/** Puts Circuit Designer licenses for a month into the stored cart. */
export function fillStoredCart(quantity = 1): void {
  localStorage.setItem('cd', JSON.stringify({ m1: quantity }));
  localStorage.setItem('pd', '{}');
  localStorage.setItem('start_at', '2026-11-20');
}

/** Handlers that price carts and list payment methods. `factor` multiplies all prices. */
export function checkoutServer({
  ways = japaneseWays,
  cards = [aCard] as readonly Card[],
  agent = false,
  /** When the terms were read. */
  asOf = '2026-11-20T03:00:00.000Z',
} = {}) {
  const state = { factor: 1 };
  const calculate = http.post('*/api/order/calculate', async ({ request }) => {
    const body = calculateRequestSchema.parse(await request.json());
    const list = priceListOf(aConfig(), 'JP', toCalendarDay('2026-11-20'));
    const { cd } = list.prices;
    const dearer = { month: cd.month * state.factor, year: cd.year * state.factor };
    const prices = { ...list.prices, cd: dearer };
    const priced = priceCart({ lines: newLines(body), paperSlips: 0 }, { ...list, prices });
    return HttpResponse.json([...calculationOf(priced, { locale: 'en', explain: true })]);
  });
  const terms = http.post('*/api/order/terms', () =>
    HttpResponse.json({
      methods: ways,
      bank: agent ? null : aBank,
      prepay: { billdate: '2026-11-20', duedate: '2026-12-04' },
      postpay: { billdate: '2026-11-30', duedate: '2026-12-31' },
      delivery_business_days: 2,
      as_of: asOf,
    }),
  );
  const payments = http.get('*/api/payments/', () => HttpResponse.json([...cards]));
  return { handlers: [calculate, terms, payments], state };
}

/** Answers successive order calls, and records their bodies and keys. */
export function placesOrders(...answers: readonly (() => Response)[]) {
  const sent: { key: string | null; body: ReturnType<typeof placeOrderRequestSchema.parse> }[] = [];
  const handler = http.post('*/api/order', async ({ request }) => {
    const body = placeOrderRequestSchema.parse(await request.json());
    sent.push({ key: request.headers.get('Idempotency-Key'), body });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) throw new Error('the test has no answer to this order');
    return answer();
  });
  return { handler, sent };
}

/** Answers of `POST /api/order`: placed, refused or lost. */
export const placed = (status: number) => () =>
  HttpResponse.json({ id: 'o-1', number: 'S20261100001', status, duedate: '2026-12-04' });
export const refused = (code: string, msg: Record<string, string>) => () =>
  HttpResponse.json({ error: true, code, msg });
export const lostAnswer = () => HttpResponse.error();

/** Holds the answer of `POST /api/order` until `answer` is called. */
export function slowly(response: () => Response) {
  const gate = new EventTarget();
  const asked = new Promise((resolve) => {
    gate.addEventListener('open', resolve, { once: true });
  });
  const answer = () => gate.dispatchEvent(new Event('open'));
  const handler = http.post('*/api/order', async () => {
    await asked;
    return response();
  });
  return { handler, answer };
}

/** Handlers for the placed order `o-1`, in a team without other orders. */
export const placedOrderServer = [
  http.get('*/api/order/o-1/', () => HttpResponse.json(anOrder({ id: 'o-1' }))),
  http.get('*/api/orders/', () => HttpResponse.json([])),
];
