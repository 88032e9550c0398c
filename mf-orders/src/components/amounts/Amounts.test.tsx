import type { PriceBreakdown } from '@portal/shared/domain';
import { aSession, renderWithProviders } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Amounts } from './Amounts.tsx';

const catalogs = { en, ja };

const price: PriceBreakdown = {
  currency: 'JPY',
  lines: [],
  itemTotal: 495_000,
  discounts: [
    {
      ...({ rule: 'volume', product: 'cd', count: 6, from: 5, to: 10 } as const),
      ...{ percent: 5, base: 495_000, exact: 24_750, amount: -24_750 },
      text: { en: 'Volume discount 5%', ja: '数量割引 5%' },
    },
  ],
  adjustmentTotal: -24_750,
  tax: { percent: 10, base: 470_250, exact: 47_025, amount: 47_025 },
  slips: { count: 2, fee: 1100, amount: 2200 },
  total: 519_475,
};

const shown = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};

describe('Amounts', () => {
  it.each([
    ['en', '¥', ['Volume discount 5%', 'Tax (10%)', 'Paper-slip fee', 'Total (tax included)']],
    ['ja', '￥', ['数量割引 5%', '消費税（10%）', '紙伝票発行手数料', '合計（税込）']],
  ] as const)('shows every step to the total: %s', (locale, yen, [discount, tax, slips, total]) => {
    renderWithProviders(<Amounts price={price} />, { session: aSession({ locale }), catalogs });
    expect(shown()).toEqual([
      [expect.any(String), `${yen}495,000`],
      [expect.any(String), `-${yen}24,750`],
      [discount, `-${yen}24,750`],
      [tax, `${yen}47,025`],
      [slips, `${yen}2,200`],
      [total, `${yen}519,475`],
    ]);
  });

  it('omits discount, tax and slips of an order without them, and does not mention tax', () => {
    const abroad: PriceBreakdown = {
      ...{ currency: 'USD', lines: [], itemTotal: 280, discounts: [], adjustmentTotal: 0 },
      tax: { percent: 0, base: 280, exact: 0, amount: 0 },
      slips: { count: 0, fee: 0, amount: 0 },
      total: 280,
    };
    renderWithProviders(<Amounts price={abroad} />, { session: aSession(), catalogs });
    expect(shown()).toEqual([
      ['Subtotal', '$280.00'],
      ['Total', '$280.00'],
    ]);
  });
});
