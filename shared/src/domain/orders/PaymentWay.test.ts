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
  it.each(paymentWays)('reads %s back from its codes', (way) => {
    expect(paymentWayOf(paymentCodesOf(way))).toBe(way);
  });

  it.each([
    { payment_method: 2, payment_type: 2 },
    { payment_method: 3, payment_type: 1 },
    { payment_method: 1, payment_type: 0 },
  ])('takes no other numbers (%j) for one of the ways', (codes) => {
    expect(findPaymentWay(codes)).toBeUndefined();
    expect(() => paymentWayOf(codes)).toThrow(RangeError);
  });
});

describe('the codes of the wire', () => {
  it.each([
    ['bank_prepay', { payment_method: 1, payment_type: 1 }],
    ['bank_postpay', { payment_method: 1, payment_type: 2 }],
    ['card', { payment_method: 2, payment_type: 1 }],
  ] as const)('say %s as they always have', (way, codes) => {
    expect(paymentCodesOf(way)).toEqual(codes);
  });

  it('are refused where they name nothing', () => {
    expect(() => paymentMethodOf(3)).toThrow(RangeError);
    expect(() => paymentTypeOf(3)).toThrow(RangeError);
  });
});

describe('methodFacts', () => {
  it('gives the orders of each method numbers of their own', () => {
    const prefixes = Object.values(methodFacts).map(({ numberPrefix }) => numberPrefix);
    expect(prefixes).toEqual(['S', 'C']);
  });

  it('lets the gateway collect what is paid by card only', () => {
    expect([1, 2].map((payment_method) => collectorOf({ payment_method }))).toEqual([
      'bank',
      'gateway',
    ]);
    expect([methodCodesOf('bank'), methodCodesOf('gateway')]).toEqual([[1], [2]]);
  });
});
