import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { AuditScreen } from './AuditScreen.tsx';

const server = mockServer();

const hanako = { kind: 'person', last_name: '佐藤', first_name: '花子' } as const;
const act = {
  id: 7,
  at: '2026-11-20T00:30:00.000Z',
  actor: hanako,
  action: 'license.release',
  object: 'L-0001',
  person: null,
  ip: '192.0.2.7',
};

/** Answers every page of the log, and notes what was asked for. */
function answer(body: object = {}): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/audit', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({
        acts: [act],
        next: null,
        people: [{ id: 'person-1', last_name: '佐藤', first_name: '花子' }],
        ...body,
      });
    }),
  );
  return asked;
}

describe('AuditScreen', () => {
  it('says who did what', async () => {
    answer();
    const { container } = renderPage(<AuditScreen />);
    const table = await screen.findByRole('table', { name: 'Audit log' });
    expect(within(table).getByText('佐藤 花子')).toBeVisible();
    expect(within(table).getByText('Released a license')).toBeVisible();
    expect(within(table).getByText('L-0001')).toBeVisible();
    await expectAccessible(container);
  });

  it('names support, the portal itself, former members and whom an act was about', async () => {
    const person = { last_name: 'Ito', first_name: 'Ken' };
    const acts = [
      { ...act, id: 4, actor: { kind: 'operator' } },
      { ...act, id: 3, actor: { kind: 'system' } },
      { ...act, id: 2, actor: { kind: 'former' } },
      { ...act, id: 1, action: 'of.a-newer-server', person },
    ];
    answer({ acts });
    renderPage(<AuditScreen />);
    for (const name of ['Support', 'Automatic', 'Former member', 'of.a-newer-server', 'Ken Ito']) {
      expect(await screen.findByText(name)).toBeVisible();
    }
  });

  it('keeps its state in the address, and returns to the first page with each filter', async () => {
    const asked = answer({ next: 7 });
    const { user, address } = renderPage(<AuditScreen />, {}, '/audit');
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(address()).toBe('/audit?before=7');
    await user.selectOptions(screen.getByLabelText('About'), 'Licenses');
    await user.selectOptions(screen.getByLabelText('Who'), '佐藤 花子');
    expect(address()).toBe('/audit?about=licenses&person=person-1');
    await screen.findByRole('table');
    expect(asked.at(-1)?.toString()).toBe('about=licenses&person=person-1');
  });

  it('keeps what is typed into the search, also in the address', async () => {
    answer();
    const { user, address } = renderPage(<AuditScreen />, {}, '/audit?q=L');
    const search = await screen.findByRole('searchbox');
    await user.type(search, '-0001');
    await waitFor(() => {
      expect(address()).toBe('/audit?q=L-0001');
    });
    expect(search).toHaveValue('L-0001');
  });

  it('says that nothing matches', async () => {
    answer({ acts: [] });
    renderPage(<AuditScreen />, {}, '/audit?q=nobody');
    expect(await screen.findByText('There are no entries that match.')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('nobody');
  });

  it('offers to try again, also for the file', async () => {
    server.use(
      http.get('*/api/audit', () => new HttpResponse(null, { status: 503 })),
      http.get('*/api/audit.csv', () => new HttpResponse(null, { status: 503 })),
    );
    const { user } = renderPage(<AuditScreen />);
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The file could not be downloaded')).toBeVisible();
    answer();
    await user.click(retry);
    expect(await screen.findByText('L-0001')).toBeVisible();
  });
});
