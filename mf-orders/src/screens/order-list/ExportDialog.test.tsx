import { anOrderRow, http, HttpResponse, mockServer, savedFiles } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer(
  http.get('*/api/orders/', () => HttpResponse.json([anOrderRow({ number: 'S1' })])),
);

/** Answers each export with a file. @returns the queries of the exports */
function exports(): readonly string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/orders/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8), {
        headers: { 'Content-Type': 'application/zip' },
      });
    }),
  );
  return asked;
}

async function pressDownload(path: string) {
  const { user } = renderOrders(path);
  await user.click(await screen.findByRole('button', { name: 'Export for bookkeeping' }));
  await user.click(await screen.findByRole('button', { name: 'Download ZIP' }));
  return user;
}

const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

describe('ExportDialog', () => {
  it.each([
    ['last month', '', '2026-10-01', '2026-10-31'],
    ['the days that are listed', '?from=2026-11-01', '2026-11-01', '2026-11-30'],
    ['a year of them', '?from=2024-01-01&to=2026-01-31', '2024-01-01', '2025-01-01'],
    ['last month, not days to come', '?from=2027-01-01', '2026-10-01', '2026-10-31'],
  ])('exports the documents of %s', async (_period, listed, from, to) => {
    const saved = savedFiles();
    const asked = exports();
    await pressDownload(`/orders${listed}`);
    await closed();
    expect(asked).toEqual([`?from=${from}&to=${to}`]);
    expect(saved.map(({ name }) => name)).toEqual([`documents_${from}_${to}.zip`]);
  });

  it('says why the export failed, stays open, and exports on retry', async () => {
    const saved = savedFiles();
    exports();
    const fails = () => new HttpResponse(null, { status: 500 });
    server.use(http.get('*/api/orders/export', fails, { once: true }));
    const user = await pressDownload('/orders');
    expect(await screen.findByText('The documents could not be downloaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download ZIP' }));
    await closed();
    expect(saved).toHaveLength(1);
  });
});
