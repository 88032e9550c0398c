import {
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  savedFiles,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuotationRow } from '../../testing/aQuotationRow.ts';
import { renderEstimate, renderStore } from '../../testing/renderStore.tsx';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  pricesCarts,
} from '../../testing/storeHandlers.ts';
import { keepBrowserQuotation } from './browserQuotations.ts';

const server = mockServer();
const hash = 'h'.repeat(43);
const title = 'Quotes created in this browser';

beforeEach(() => {
  keepBrowserQuotation({ hash, number: 'Q7', validUntil: '2026-12-20' });
  server.use(pricesCarts().handler, listsLicenses([]), knowsSeatUse(), listsQuotations([]));
});
afterEach(() => {
  localStorage.clear();
});

describe('the quotations made in this browser without a team', () => {
  it('can be downloaded and removed by a visitor who returns', async () => {
    const saved = savedFiles();
    localStorage.setItem('cd', '{"m12":3}');
    server.use(
      http.post('*/api/pdf/quotation/', () =>
        HttpResponse.json({
          id: 'q-8',
          hash: 'i'.repeat(43),
          number: 'Q8',
          valid_until: '2026-12-20',
        }),
      ),
      http.get('*/pdf/quotation/:hash', () =>
        HttpResponse.text('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      ),
    );
    const { user, unmount } = renderEstimate();
    await user.click(await screen.findByRole('button', { name: 'Estimate as it is' }));
    expect(screen.getByText('Q7, valid until December 20, 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download PDF of Q7' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Quote' })).toBeEnabled();
    });
    await user.click(screen.getByRole('button', { name: 'Quote' }));
    const form = within(await screen.findByRole('dialog', { name: 'Quote' }));
    await user.click(form.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Q8, valid until December 20, 2026')).toBeInTheDocument();
    await expectAccessible(screen.getByRole('region', { name: 'Quotes created in this browser' }));
    await user.click(screen.getByRole('button', { name: 'Remove Q7 from this browser' }));
    expect(screen.queryByText(/^Q7/)).not.toBeInTheDocument();
    unmount();
    renderEstimate({ session: { role: 'guest' } });
    expect(await screen.findByText(/^Q8/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /into cart|Use/ })).not.toBeInTheDocument();
  });

  it('are assigned to the team, with the quoted price in the cart, when a buyer uses one', async () => {
    server.use(
      http.post('*/api/quotation/claim', async ({ request }) => {
        expect(await request.json()).toEqual({ hash });
        server.use(listsQuotations([aQuotationRow({ id: 'q-7', number: 'Q7' })]));
        return HttpResponse.json({ id: 'q-7', number: 'Q7' });
      }),
      http.get('*/api/quotation/q-7/cart', () =>
        HttpResponse.json({
          quotation_id: 'q-7',
          number: 'Q7',
          valid_until: '2026-12-20',
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
    const { user } = renderStore();
    await user.click(await screen.findByRole('button', { name: 'Use this quote: Q7' }));
    expect(await screen.findByText('The cart now matches quote Q7.')).toBeInTheDocument();
    expect(localStorage.getItem('quotation_id')).toBe('q-7');
    expect(localStorage.getItem('cd')).toBe('{"m12":3}');
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Q7' })).toBeInTheDocument();
  });

  it('stay in the list with a reason when unusable', async () => {
    server.use(
      http.post('*/api/quotation/claim', () =>
        HttpResponse.json({ error: true, code: 'quotation_currency', msg: { hash: 'no' } }),
      ),
    );
    const { user } = renderStore();
    await user.click(await screen.findByRole('button', { name: 'Use this quote: Q7' }));
    expect(await screen.findByText(/It is in a different currency/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('are hidden when expired or unreadable', async () => {
    localStorage.setItem(
      'visitor_quotations',
      JSON.stringify([{ hash, number: 'Q7', validUntil: '2026-11-19' }, 7, null]),
    );
    renderStore();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });
});
