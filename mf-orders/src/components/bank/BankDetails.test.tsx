import { aSession, expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { presentBank } from '../../api/presenters/bank.presenter.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { aBank } from '../../testing/anOrder.ts';
import { BankDetails } from './BankDetails.tsx';

type Shown = Partial<Parameters<typeof BankDetails>[0]>;

const order = { number: 'S20261100001', total: 16_500, currency: 'JPY' } as const;

function renderBank(shown: Shown = {}, locale: 'en' | 'ja' = 'en') {
  return renderWithProviders(
    <main>
      <BankDetails bank={presentBank(aBank)} {...shown} />
    </main>,
    { session: aSession({ locale }), catalogs: { en, ja } },
  );
}

const facts = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};

describe('BankDetails', () => {
  it.each([
    [
      'en',
      [
        ['Amount', '¥16,500'],
        ['Bank', 'Minato Bank (code 0001)'],
        ['Branch', 'Head office (code 001)'],
        ['Account', 'Ordinary 1234567'],
        ['Account holder', 'Sakura Inc.'],
        ['Payment reference', 'S20261100001'],
        ['Transfer fee', 'Paid by the customer.'],
      ],
    ],
    [
      'ja',
      [
        ['金額', '￥16,500'],
        ['銀行', 'みなと銀行（0001）'],
        ['支店', '本店（001）'],
        ['口座', '普通 1234567'],
        ['口座名義', 'ｶ)ｻｸﾗ'],
        ['振込名義の前に付ける番号', 'S20261100001'],
        ['振込手数料', 'お客様のご負担となります。'],
      ],
    ],
  ] as const)(
    'names bank, account, reference and fee of a transfer, accessibly (%s)',
    async (locale, expected) => {
      renderBank({ order }, locale);
      expect(facts()).toEqual(expected);
      await expectAccessible();
    },
  );

  it('omits amount, reference and copying before there is an order', () => {
    renderBank();
    expect(screen.queryByText('Amount')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Payment reference')).not.toBeInTheDocument();
  });

  it('shows the SWIFT code of a bank that takes transfers from abroad', () => {
    renderBank({ bank: presentBank({ ...aBank, swift: 'MNTOJPJT' }) });
    expect(facts()).toContainEqual(['SWIFT', 'MNTOJPJT']);
  });

  it.each([
    ['en', 'Copy: Amount', '16500'],
    ['en', 'Copy: Branch', 'Head office'],
    ['en', 'Copy: Account', '1234567'],
    ['ja', 'コピー：口座名義', 'ｶ)ｻｸﾗ'],
    ['ja', 'コピー：振込名義の前に付ける番号', 'S20261100001'],
  ] as const)(
    "copies the values that the bank's form needs (%s, %s)",
    async (locale, name, entered) => {
      const { user } = renderBank({ order }, locale);
      const write = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => {
        expect(write).toHaveBeenCalledWith(entered);
      });
    },
  );

  it('copies the whole list as shown', async () => {
    const { user } = renderBank({ order });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    await waitFor(() => {
      expect(write).toHaveBeenCalledTimes(1);
    });
    expect(write.mock.calls[0]?.[0].split('\n')).toEqual([
      'Amount: ¥16,500',
      'Bank: Minato Bank (code 0001)',
      'Branch: Head office (code 001)',
      'Account: Ordinary 1234567',
      'Account holder: Sakura Inc.',
      'Payment reference: S20261100001',
      'Transfer fee: Paid by the customer.',
    ]);
  });
});
