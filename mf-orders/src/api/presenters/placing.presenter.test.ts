import { emptyCart, toCalendarDay } from '@portal/shared/domain';
import { checkoutCart } from '../../domain/checkout/CheckoutCart.ts';
import type { Payment } from '../../domain/checkout/Payment.ts';
import { placingRequest, presentPlaced } from './placing.presenter.ts';

const cart = checkoutCart(emptyCart, toCalendarDay('2026-11-20'), 'JP');

describe('placingRequest', () => {
  it.each([
    [
      { way: 'bank_prepay', cardId: null },
      { payment_method: 1, payment_type: 1 },
    ],
    [
      { way: 'bank_postpay', cardId: null },
      { payment_method: 1, payment_type: 2 },
    ],
    [
      { way: 'card', cardId: 'card-1' },
      { payment_method: 2, payment_type: 1 },
    ],
  ] satisfies [Payment, object][])('converts the payment %j into codes', (payment, codes) => {
    const order = { cart, payment, total: 16_500, termsVersion: '2026-11' };
    expect(placingRequest(order)).toMatchObject({
      ...codes,
      customer_card_id: payment.cardId ?? '',
      start_at: '2026-11-20',
      expected_total: 16_500,
      terms: '2026-11',
    });
  });
});

describe('the requested first day', () => {
  const today = toCalendarDay('2026-11-20');
  const payment: Payment = { way: 'bank_prepay', cardId: null };
  const cartWith = (startsOn: string | null) => ({
    ...emptyCart,
    quantities: { cd: { m1: 1 }, pd: {} },
    startsOn: startsOn === null ? null : toCalendarDay(startsOn),
  });

  it.each([
    [null, '2026-11-20', 1],
    ['2026-11-19', '2026-11-20', 1],
    ['2026-11-20', '2026-11-20', undefined],
    ['2026-12-01', '2026-12-01', undefined],
  ])('for %s is %s', (chosen, start_at, start_on_order) => {
    const cart = checkoutCart(cartWith(chosen), today, 'JP');
    const sent = placingRequest({ cart, payment, total: 1, termsVersion: '2026-11' });
    expect([sent.start_at, sent.start_on_order]).toEqual([start_at, start_on_order]);
  });
});

describe('presentPlaced', () => {
  const numbered = { id: 'o-1', number: 'C20261100001' };

  it.each([
    [0, { kind: 'placed' }],
    [1, { kind: 'placed' }],
    [2, { kind: 'lost', reason: 'card_refused' }],
    [98, { kind: 'lost', reason: 'cancelled' }],
    [99, { kind: 'lost', reason: 'cancelled' }],
  ] as const)('presents an order of status %d', (status, outcome) => {
    expect(presentPlaced({ ...numbered, status, duedate: null })).toEqual({
      ...numbered,
      ...outcome,
    });
  });

  it('presents the form that the card’s holder posts', () => {
    const params = {
      userId: 'u',
      threeDSMerchantTransID: 't',
      threeDSNotificationUrl: 'n',
      keyAlias: 'k',
      messageDigest: 'd',
      threedsAuthenticationData: 'a',
    };
    const form = {
      ...numbered,
      action: 'https://gateway.test/3ds',
      method: 'post',
      params,
    } as const;
    expect(presentPlaced(form)).toEqual({
      ...numbered,
      kind: 'authentication',
      form: { action: 'https://gateway.test/3ds', fields: params },
    });
  });
});
