import { explanationOf, priceListOf } from '@portal/shared/contracts';
import { breakdownOf, newLine, priceCart, toCalendarDay } from '@portal/shared/domain';
import { Route, Routes } from '@portal/shared';
import {
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
  savedFiles,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths.ts';
import { aQuotationRow } from '../../testing/aQuotationRow.ts';
import { testConfig } from '../../testing/storeHandlers.ts';
import { QuotationScreen } from './QuotationScreen.tsx';

const server = mockServer();
const line = newLine({ product: 'cd', months: 12, quantity: 3 });
const renewed = ['1', '2'].map((id) => ({
  ...({ kind: 'renewal', product: 'pd', months: 12, quantity: 1, yearOfUse: 1 } as const),
  licenseId: id,
}));
const priced = priceCart(
  { lines: [line, ...renewed], paperSlips: 0 },
  priceListOf(testConfig, 'JP', toCalendarDay('2026-11-20')),
);
const quotation = {
  ...aQuotationRow(),
  start_at: '2026-11-20',
  form: {
    company: 'Hoshino Electronics',
    user_name: 'Yamada Hanako',
    email: 'hanako@example.com',
    tel: '03-0000-0000',
    payment_terms: 'hidden',
    delivery_date: 'hidden',
    delivery_method: 'hidden',
    contract_period: 'display',
  },
  explanation: explanationOf(breakdownOf(priced)),
  renewals: renewed.map(({ licenseId }) => ({
    id: licenseId,
    number: `PD-000000${licenseId}`,
    end_at: '2026-11-30',
    new_end_at: '2027-11-30',
  })),
};

function open(locale: 'en' | 'ja' = 'en') {
  return renderWithProviders(
    <main>
      <Routes>
        <Route path={paths.quotationPattern} element={<QuotationScreen />} />
        <Route path={paths.store} element={<p>The store</p>} />
      </Routes>
    </main>,
    { session: aSession({ locale }), path: paths.quotation('quotation-1') },
  );
}

function answers(body: object, status = 200) {
  server.use(http.get('*/api/quotation/:id', () => HttpResponse.json({ ...body }, { status })));
}

afterEach(() => {
  localStorage.clear();
});

describe('QuotationScreen', () => {
  it('shows the details of a quotation', async () => {
    answers(quotation);
    const { container } = open('en');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Quote Q20261100001' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Total (tax included)')).toHaveLength(2);
    expect(screen.getAllByText(/[¥￥]495,000/)).not.toHaveLength(0);
    await expectAccessible(container);
  });

  it.each([
    ['en', 'Items', 'PCB Designer – renewal of PD-000000', '2026-12-01 – 2027-11-30'],
    ['ja', '明細', 'PCB Designer 継続 PD-000000', '2026-12-01 ～ 2027-11-30'],
  ] as const)('lists each renewed license by its number (%s)', async (...words) => {
    const [locale, name, renewal, period] = words;
    answers(quotation);
    open(locale);
    const table = within(await screen.findByRole('table', { name }));
    expect(table.getAllByRole('rowheader')).toHaveLength(3);
    for (const last of ['1', '2']) {
      const row = table.getByRole('row', { name: RegExp(renewal + last) });
      expect(row).toHaveTextContent(period);
      expect(row).toHaveTextContent(/[¥￥]200,000/);
    }
  });

  it('puts the quotation into the cart on one click', async () => {
    answers(quotation);
    server.use(
      http.get('*/api/quotation/:id/cart', () =>
        HttpResponse.json({
          quotation_id: 'quotation-1',
          number: quotation.number,
          valid_until: quotation.valid_until,
          start_at: '2026-11-20',
          cd: { m12: 3 },
          pd: {},
          licenses: [],
          paper_invoice: 0,
          paper_delivery: 0,
          paper_receipt: 0,
        }),
      ),
    );
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Use this quote' }));
    expect(await screen.findByText('The store')).toBeInTheDocument();
    expect(address()).toBe('/store');
    expect(localStorage.getItem('cd')).toBe('{"m12":3}');
    expect(localStorage.getItem('quotation_id')).toBe('quotation-1');
  });

  it('downloads the file again, and says when that fails', async () => {
    const saved = savedFiles();
    answers(quotation);
    server.use(
      http.get('*/pdf/quotation/:hash', () => HttpResponse.error(), { once: true }),
      http.get('*/pdf/quotation/:hash', () =>
        HttpResponse.text('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      ),
    );
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Download PDF' });
    await user.click(button);
    expect(await screen.findByText(/could not be downloaded/)).toBeInTheDocument();
    await user.click(button);
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['quotation.pdf']);
    });
  });

  it('offers for an expired quotation only the explanation of its total', async () => {
    answers({ ...quotation, valid: 0 });
    open();
    expect(await screen.findByText(/This quote has expired/)).toBeInTheDocument();
    for (const name of ['Use this quote', 'Download PDF', 'Download PDF in English']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('region', { name: 'How is this calculated?' })).toHaveTextContent(
      `Total (tax included)¥${priced.total.toLocaleString('en')}`,
    );
  });

  it.each([
    [404, 'not_found', 'Quote not found.'],
    [403, 'not_allowed', 'You do not have access to this page'],
    [500, 'internal', 'Try again'],
  ])('explains status %i', async (status, code, text) => {
    answers({ error: true, code }, status);
    open();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
