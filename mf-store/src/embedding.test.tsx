import { jest } from '@jest/globals';
import {
  aConfig,
  embeddingPortal as portal,
  http,
  HttpResponse,
  knowsPerson,
  mockServer,
  showEmbedded,
} from '@portal/shared/testing';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';
import { aLicenseRow } from './testing/aLicenseRow.ts';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  movesEndDates,
  pricesCarts,
  testConfig,
} from './testing/storeHandlers.ts';

const made = { id: 'q-1', hash: 'hash-1', number: 'Q1', valid_until: '2026-12-20' };
const server = mockServer(
  http.get(`${portal}/api/config/`, () => HttpResponse.json(aConfig(testConfig))),
  ...knowsPerson(['/payment']),
  listsLicenses([]),
  knowsSeatUse(),
  listsQuotations([]),
  movesEndDates(),
);

/** Renders the store with two licenses in its cart, once priced. */
async function showCart() {
  server.use(pricesCarts().handler);
  const shown = showEmbedded(routes, { path: '/store?add=cd:12:2' });
  // The embedding page handles links elsewhere.
  shown.tell.mockReturnValue(false);
  const user = userEvent.setup();
  const proceed = await shown.screen.findByRole('button', { name: 'Proceed to order' });
  await waitFor(() => {
    expect(proceed).toBeEnabled();
  });
  return { ...shown, user, proceed };
}

describe('the store in an embedding page', () => {
  it('passes the cart to the portal as a quotation, and buys nothing itself', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`${portal}/api/pdf/quotation/`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(made);
      }),
    );
    const { screen, tell, user, proceed, close } = await showCart();
    await user.click(proceed);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order in the portal' }));
    expect(dialog.getByText(/saved as quote Q1/)).toHaveTextContent('December 20, 2026');
    expect(bodies).toEqual([expect.objectContaining({ cd: '{"m12":2}' })]);
    const saved = { number: 'Q1', validUntil: '2026-12-20' };
    expect(tell).toHaveBeenCalledWith('portal-estimate-saved', saved);
    await user.click(dialog.getByRole('button', { name: 'Open the portal' }));
    const path = '/store/quotations/q-1';
    expect(tell).toHaveBeenCalledWith('portal-navigate', { path, url: `${portal}${path}` });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    close();
  });

  it('says why the cart could not be saved, and keeps it', async () => {
    const fails = () =>
      HttpResponse.json({ error: true, code: 'invalid', msg: { company: 'Not printable.' } });
    server.use(http.post(`${portal}/api/pdf/quotation/`, fails));
    const { screen, user, proceed, close } = await showCart();
    await user.click(proceed);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order in the portal' }));
    expect(dialog.getByText('The cart could not be saved')).toBeInTheDocument();
    expect(dialog.getByText('Not printable.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Open the portal' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Quantity of Circuit Designer, 12 months')).toHaveValue('2');
    close();
  });

  it('scrolls to the card named by another screen', async () => {
    const shown: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.id);
    });
    server.use(pricesCarts().handler, listsLicenses([aLicenseRow({ number: 'CD-1' })]));
    const { screen, change, close } = showEmbedded(routes, { path: '/store?renew=id-CD-1' });
    expect(await screen.findByLabelText('Renewal months of CD-1')).toHaveValue('12');
    await waitFor(() => {
      expect(shown).toEqual([paths.renewalAnchor]);
    });
    change({ path: '/store?add=cd:12:2' });
    await waitFor(() => {
      expect(shown).toEqual([paths.renewalAnchor, paths.newAnchor]);
    });
    close();
    jest.restoreAllMocks();
  });
});
