import { Route, Routes } from '@portal/shared';
import type { LicensePage } from '@portal/shared/contracts';
import {
  aLicenseRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
  savedFiles,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LicenseScreen } from './LicenseScreen.tsx';

const server = mockServer();

const event = { by: 'person', by_name: 'Hanako Yamada', user_name: null, computer: null } as const;
const page: LicensePage = {
  license: aLicenseRow({ number: 'CD-7', active_user_id: 'user-1', active_user_name: 'Ken Ito' }),
  record: {
    computer: 'WS-42',
    last_used_at: '2026-11-19T03:00:00.000Z',
    orders: [
      {
        id: 'o1',
        number: 'S20261100001',
        created_at: '2026-06-12T03:00:00.000Z',
        status: 1,
        payment_type: 1,
        permit_after_pay: 0,
        renewal: 1,
        start_at: '2026-06-13',
        end_at: '2027-06-12',
        documents: ['invoice', 'receipt'],
        locale: 'en',
      },
    ],
    uses: {
      rows: [{ day: '2026-11-19', user_id: 'user-1', user_name: 'Ken Ito', seconds: 5400 }],
      next: null,
    },
    events: {
      rows: [
        { ...event, id: 9, at: '2026-11-18T03:00:00.000Z', kind: 'auto_renewal_on', order: null },
      ],
      next: 9,
    },
  },
};

function show(answer: () => Response, session = aSession()) {
  server.use(http.get('*/api/licenses/CD-7', answer));
  return renderWithProviders(
    <main>
      <Routes>
        <Route path="/license/:number" element={<LicenseScreen />} />
      </Routes>
    </main>,
    { session, path: '/license/CD-7' },
  );
}

describe('LicenseScreen', () => {
  it.each([
    ['en', 'License CD-7', 'Orders and documents', 'Auto-renewal switched on'],
    ['ja', 'ライセンス CD-7', '注文と書類', '自動継続をオンに変更'],
  ] as const)('shows all details of the license (%s)', async (locale, title, orders, event) => {
    const { container } = show(() => HttpResponse.json(page), aSession({ locale }));
    expect(await screen.findByRole('region', { name: orders })).toHaveTextContent('S20261100001');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toContain(title);
    expect(screen.getAllByText(/Ken Ito/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/WS-42/).length).toBeGreaterThan(0);
    expect(screen.getByText(event)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows older entries below the newest ones', async () => {
    const { user } = show(() => HttpResponse.json(page));
    server.use(
      http.get('*/api/licenses/CD-7/events', ({ request }) =>
        HttpResponse.json({
          rows: [
            {
              ...event,
              id: Number(new URL(request.url).searchParams.get('before')) - 1,
              at: '2026-10-01T03:00:00.000Z',
              kind: 'auto_renewal_off',
              order: null,
            },
          ],
          next: null,
        }),
      ),
    );
    const older = await screen.findByRole('button', { name: 'Show older' });
    await user.click(older);
    expect(await screen.findByText('Auto-renewal switched off')).toBeInTheDocument();
    expect(screen.getByText('Auto-renewal switched on')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('downloads a document of an order', async () => {
    const name = 'Invoice of S20261100001';
    const { user } = show(() => HttpResponse.json(page));
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/pdf/invoice/', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.text('');
      }),
    );
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent(name);
    expect(asked).toEqual([{ order_id: 'o1' }]);

    const saved = savedFiles();
    server.use(
      http.post('*/api/pdf/invoice/', () => HttpResponse.text('t'.repeat(43))),
      http.get(`*/pdf/invoice/${'t'.repeat(43)}`, () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(8), {
          headers: { 'Content-Type': 'application/pdf' },
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['S20261100001_invoice.pdf']);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Credit note of S20261100001'],
    ['ja', 'S20261100001 の適格返還請求書'],
  ] as const)('names a document by its title (%s)', async (locale, name) => {
    const orders = page.record?.orders.map((order) => ({ ...order, documents: ['credit'] }));
    show(
      () => HttpResponse.json({ ...page, record: { ...page.record, orders } }),
      aSession({ locale }),
    );
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('shows guests only the license', async () => {
    show(() => HttpResponse.json({ ...page, record: null }), aSession({ role: 'guest' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'License CD-7' })).toBeVisible();
    expect((await screen.findAllByText(/Circuit Designer/))[0]).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Orders and documents' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  });

  it('says that the team has no license with this number, and links back', async () => {
    show(() => HttpResponse.json({ error: true, code: 'not_found' }, { status: 404 }));
    expect(
      await screen.findByText('Your team has no license with this number.'),
    ).toBeInTheDocument();
    const [back] = within(screen.getByRole('main')).getAllByRole('link', {
      name: 'Back to licenses',
    });
    expect(back).toHaveAttribute('href', '/license');
  });

  it('offers to try again after a failure', async () => {
    let failing = true;
    const { user } = show(() =>
      failing
        ? HttpResponse.json({ error: true, code: 'internal', request_id: 'r-1' }, { status: 500 })
        : HttpResponse.json(page),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'History' })).toBeInTheDocument();
  });
});
