import { aBank } from '../../testing/anOrder.ts';
import { aCard } from '../../testing/checkoutHandlers.ts';
import { presentCards, presentTerms } from './terms.presenter.ts';

const answer = {
  methods: [
    [2, 1],
    [1, 1],
  ] as [1 | 2, 1 | 2][],
  bank: aBank,
  prepay: { billdate: '2026-11-20', duedate: '2026-12-04' },
  postpay: null,
  delivery_business_days: 2,
  as_of: '2026-11-20T03:00:00.000Z',
};

describe('presentTerms', () => {
  it('lists the payment methods in display order', () => {
    expect(presentTerms(answer).ways).toEqual(['bank_prepay', 'card']);
  });

  it('presents days and bank, and missing ones as null', () => {
    expect(presentTerms(answer)).toMatchObject({
      bank: { bank: { en: 'Minato Bank' }, bankCode: '0001', number: '1234567' },
      prepay: { billDate: '2026-11-20', dueDate: '2026-12-04' },
      postpay: null,
      deliveryBusinessDays: 2,
    });
    expect(presentTerms({ ...answer, bank: null }).bank).toBeNull();
  });
});

describe('presentCards', () => {
  it('marks expired cards', () => {
    const cards = presentCards([aCard, { ...aCard, customer_card_id: 'card-2', expired: 1 }]);
    expect(cards).toMatchObject([
      { id: 'card-1', maskedNumber: '**** **** **** 4242', isExpired: false },
      { id: 'card-2', isExpired: true },
    ]);
  });
});
