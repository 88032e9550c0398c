import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuotationRow } from '../../testing/aQuotationRow.ts';
import { renderStore } from '../../testing/renderStore.tsx';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  pricesCarts,
} from '../../testing/storeHandlers.ts';

const server = mockServer();
const valid = aQuotationRow();
const expired = aQuotationRow({ id: 'quotation-2', number: 'Q20260900007', valid: 0 });
const quotedCart = {
  quotation_id: valid.id,
  number: valid.number,
  valid_until: valid.valid_until,
  start_at: '2026-11-20',
  quoted_start_at: '2026-11-19',
  cd: { m12: 3 },
  pd: {},
  licenses: [],
  paper_invoice: 1,
  paper_delivery: 0,
  paper_receipt: 0,
};

beforeEach(() => {
  server.use(listsLicenses([]), knowsSeatUse(), listsQuotations([valid, expired]));
});
afterEach(() => {
  localStorage.clear();
});

describe('SavedQuotationsCard', () => {
  it('puts a valid quotation into the cart at its price', async () => {
    const { handler, bodies } = pricesCarts();
    server.use(
      handler,
      http.get('*/api/quotation/:id/cart', () => HttpResponse.json(quotedCart)),
    );
    const { user } = renderStore();
    const card = within(await screen.findByRole('region', { name: 'Quotes' }));
    expect(card.getByRole('row', { name: /Q20260900007/ })).toHaveTextContent('Expired');
    expect(card.getAllByRole('button')).toHaveLength(1);
    await user.click(card.getByRole('button', { name: `Use this quote: ${valid.number}` }));
    expect(await screen.findByText(/The cart has the prices of a quote/)).toBeInTheDocument();
    expect(
      await screen.findByText(/quoted start date has passed; it is now November 20, 2026/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Quantity of Circuit Designer, 12 months')).toHaveValue('3');
    expect(screen.getByRole('checkbox', { name: 'Invoice on paper' })).toBeChecked();
    await waitFor(() => {
      expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent('¥496,100');
    });
    expect(bodies.at(-1)).toMatchObject({ quotation_id: valid.id, cd: { m12: 3 } });
  });

  it.each([
    ['not_renewable', /can no longer be renewed as quoted/],
    ['quotation_differs', /has been renewed since/],
    ['quotation_used', /has already been ordered/],
  ])('keeps the cart and says why a quotation is unusable (%s)', async (code, reason) => {
    localStorage.setItem('pd', '{"m1":1}');
    server.use(
      pricesCarts().handler,
      http.get('*/api/quotation/:id/cart', () => HttpResponse.json({ error: true, code })),
    );
    const { user } = renderStore();
    await user.click(await screen.findByRole('button', { name: /^Use this quote: Q/ }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByLabelText('Quantity of PCB Designer, 1 month')).toHaveValue('1');
  });

  it('says why ordering is not possible while quoted prices are not loaded', async () => {
    localStorage.setItem('cd', '{"m12":1}');
    localStorage.setItem('quotation_id', valid.id);
    let answer: (response: Response) => void = () => undefined;
    const { handler } = pricesCarts({
      before: () => new Promise((resolve) => (answer = resolve)),
    });
    server.use(handler);
    renderStore({ screens: ['/payment'] });
    const buttons = () =>
      ['Quote', 'Proceed to order'].map((name) => screen.getByRole('button', { name }));
    await waitFor(() => {
      for (const button of buttons()) expect(button).toHaveAccessibleDescription('Updating…');
    });
    answer(HttpResponse.error());
    await waitFor(() => {
      for (const button of buttons()) {
        expect(button).toHaveAccessibleDescription('The total is out of date.');
      }
    });
    for (const button of buttons()) expect(button).toBeDisabled();
  });

  it('offers today’s prices when the quotation has expired', async () => {
    localStorage.setItem('cd', '{"m12":1}');
    localStorage.setItem('quotation_id', valid.id);
    const { handler } = pricesCarts({
      before: ({ quotation_id: id }) =>
        id === undefined
          ? undefined
          : Promise.resolve(HttpResponse.json({ error: true, code: 'quotation_expired' })),
    });
    server.use(handler);
    const { user } = renderStore();
    await user.click(await screen.findByRole('button', { name: 'Use today’s prices' }));
    await waitFor(() => {
      expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent('¥165,000');
    });
    expect(screen.queryByText(/The cart has the prices/)).not.toBeInTheDocument();
  });
});
