import { anOrder } from '../../testing/anOrder.ts';
import { presentOrder } from './order.presenter.ts';

describe('presentOrder', () => {
  it('presents items, amounts, bank and slips', () => {
    const order = presentOrder(
      anOrder({
        adjustment_total: -500,
        discounts: [
          {
            text_ja: '',
            text_en: '',
            summary: 'Volume discount',
            discount_name: '',
            product: 'cd',
            discount_count: 10,
            discount_percent: 5,
            price: -500,
          },
        ],
        paper_receipt: 1,
      }),
    );
    expect(order.items).toEqual([
      {
        name: 'Circuit Designer – new license',
        position: 1,
        months: 1,
        period: { ja: '2026-11-20 ～ 2026-12-19', en: '2026-11-20 – 2026-12-19' },
        unitPrice: 15_000,
        quantity: 1,
        subtotal: 15_000,
      },
    ]);
    expect(order.amounts).toEqual({
      currency: 'JPY',
      itemTotal: 15_000,
      discounts: [{ text: 'Volume discount', amount: -500 }],
      adjustmentTotal: -500,
      tax: 1500,
      taxPercent: 10,
      commission: 0,
      total: 16_500,
    });
    expect(order.bank).toMatchObject({
      bank: { ja: 'みなと銀行', en: 'Minato Bank' },
      holder: { ja: 'ｶ)ｻｸﾗ', en: 'Sakura Inc.' },
    });
    expect(order.slips).toEqual({ invoice: false, delivery: false, receipt: true });
  });

  it.each([
    [
      { by: 'person', by_name: '佐藤 花子' },
      { kind: 'person', name: '佐藤 花子' },
    ],
    [
      { by: 'person', by_name: '' },
      { kind: 'person', name: null },
    ],
    [{ by: 'system', by_name: null }, { kind: 'system' }],
  ] as const)('presents the actor of an event (%j)', (who, actor) => {
    const at = '2026-11-19T16:00:00.000Z';
    const { events } = presentOrder(anOrder({ events: [{ at, kind: 'cancelled', ...who }] }));
    expect(events).toEqual([{ at, kind: 'cancelled', actor }]);
  });

  it('presents the licenses that the order made', () => {
    const { licenses } = presentOrder(
      anOrder({
        licenses: [
          {
            id: 'l-1',
            number: 'CD-1',
            product_type: 'cd',
            start_at: '2026-11-20',
            end_at: '2026-12-19',
            renewal: 1,
          },
        ],
      }),
    );
    expect(licenses).toEqual([
      {
        id: 'l-1',
        number: 'CD-1',
        product: 'cd',
        startsOn: '2026-11-20',
        endsOn: '2026-12-19',
        isRenewal: true,
      },
    ]);
  });
});
