import { aSession, renderWithProviders } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Amounts } from './Amounts.tsx';

const catalogs = { en, ja };

const amounts = {
  currency: 'JPY',
  itemTotal: 495_000,
  discounts: [{ text: 'Volume discount 5 %', amount: -24_750 }],
  adjustmentTotal: -24_750,
  tax: 47_025,
  taxPercent: 10,
  commission: 2200,
  total: 519_475,
} as const;

const shown = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};

describe('Amounts', () => {
  it.each([
    ['en', '¥', ['Tax (10%)', 'Paper-slip fee', 'Total (tax included)']],
    ['ja', '￥', ['消費税（10%）', '紙伝票発行手数料', '合計（税込）']],
  ] as const)('shows every step to the total: %s', (locale, yen, [tax, slips, total]) => {
    renderWithProviders(<Amounts {...amounts} />, { session: aSession({ locale }), catalogs });
    expect(shown()).toEqual([
      [expect.any(String), `${yen}495,000`],
      [expect.any(String), `-${yen}24,750`],
      ['Volume discount 5 %', `-${yen}24,750`],
      [tax, `${yen}47,025`],
      [slips, `${yen}2,200`],
      [total, `${yen}519,475`],
    ]);
  });

  it('omits discount, tax and slips of an order without them, and does not mention tax', () => {
    const abroad = { discounts: [], adjustmentTotal: 0, tax: 0, taxPercent: 0, commission: 0 };
    renderWithProviders(
      <Amounts {...amounts} {...abroad} currency="USD" itemTotal={280} total={280} />,
      { session: aSession(), catalogs },
    );
    expect(shown()).toEqual([
      ['Subtotal', '$280.00'],
      ['Total', '$280.00'],
    ]);
  });
});
