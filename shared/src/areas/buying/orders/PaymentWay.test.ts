import {
  collectorOf,
  findPaymentWay,
  methodCodesOf,
  methodFacts,
  paymentCodesOf,
  paymentMethodOf,
  paymentTypeOf,
  paymentWayOf,
  paymentWays,
} from './PaymentWay.ts';

describe('paymentWayOf', () => {
  it.each(paymentWays)('reads the way %s from its codes', (way) => {
    expect(paymentWayOf(paymentCodesOf(way))).toBe(way);
  });

  it.each([
    { payment_method: 2, payment_type: 2 },
    { payment_method: 3, payment_type: 1 },
    { payment_method: 1, payment_type: 0 },
  ])('finds no way to pay for other codes (%j)', (codes) => {
    expect(findPaymentWay(codes)).toBeUndefined();
    expect(() => paymentWayOf(codes)).toThrow(RangeError);
  });
});

describe('the codes on the wire', () => {
  it.each([
    ['bank_prepay', { payment_method: 1, payment_type: 1 }],
    ['bank_postpay', { payment_method: 1, payment_type: 2 }],
    ['card', { payment_method: 2, payment_type: 1 }],
  ] as const)('are unchanged for %s', (way, codes) => {
    expect(paymentCodesOf(way)).toEqual(codes);
  });

  it('are refused when they are unknown', () => {
    expect(() => paymentMethodOf(3)).toThrow(RangeError);
    expect(() => paymentTypeOf(3)).toThrow(RangeError);
  });
});

describe('methodFacts', () => {
  it('has a number prefix of its own for each method', () => {
    const prefixes = Object.values(methodFacts).map(({ numberPrefix }) => numberPrefix);
    expect(prefixes).toEqual(['S', 'C']);
  });

  it('lets the gateway collect card payments only', () => {
    expect([1, 2].map((payment_method) => collectorOf({ payment_method }))).toEqual([
      'bank',
      'gateway',
    ]);
    expect([methodCodesOf('bank'), methodCodesOf('gateway')]).toEqual([[1], [2]]);
  });
});
