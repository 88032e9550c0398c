import {
  anOrderRow,
  embeddingPortal as portal,
  http,
  HttpResponse,
  knowsPerson,
  mockServer,
  savedFiles,
  showEmbedded,
} from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { config } from '../remote.config.ts';
import { routes } from './routes.tsx';
import { anOrder } from './testing/anOrder.ts';

const shown = routes.filter(
  ({ path }) => config.routes.find((route) => route.path === path)?.embeddable !== false,
);
const server = mockServer(
  ...knowsPerson(['/payment', '/license']),
  http.get(`${portal}/api/orders/`, () => HttpResponse.json([anOrderRow({ number: 'S1' })])),
  http.get(`${portal}/api/order/:id/`, () => HttpResponse.json(anOrder())),
);

describe('the orders in an embedding page', () => {
  it('offer the list and the order; payment stays in the portal', async () => {
    expect(shown.map(({ path }) => path)).toEqual(['/orders', '/order/:id']);
    const { screen, tell, close } = showEmbedded(shown);
    // The embedding page handles the navigation.
    tell.mockReturnValue(false);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'S1' }));
    await user.click(await screen.findByRole('button', { name: 'Pay by card' }));
    const path = '/order/id-S1?pay=card';
    expect(tell).toHaveBeenCalledWith('portal-navigate', { path, url: `${portal}${path}` });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    close();
  });

  it('download documents with the bearer token', async () => {
    const saved = savedFiles();
    const asked: Request[] = [];
    server.use(
      http.get(`${portal}/api/orders/export`, ({ request }) => {
        asked.push(request);
        return HttpResponse.text('PK', { headers: { 'Content-Type': 'application/zip' } });
      }),
    );
    const { screen, close } = showEmbedded(shown);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Export for bookkeeping' }));
    await user.click(await screen.findByRole('button', { name: 'Download ZIP' }));
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer bearer-1');
    close();
  });
});
