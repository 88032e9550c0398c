import { screen, waitFor, within } from '@testing-library/react';
import type { SavedListView } from '../../../areas/team/listViews.contract.ts';
import {
  aSession,
  aUser,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
} from '../../../testing/index.ts';
import type { Column } from '../../table/Column.ts';
import { useColumnChoice } from '../columns/useColumnChoice.ts';
import { ListMessages } from '../ListMessages.tsx';
import { ViewsButton } from './ViewsButton.tsx';

const columns: readonly Column<object>[] = ['number', 'owner', 'price'].map((id) => ({
  id,
  header: id,
  cell: () => id,
}));

const aView = (changes: Partial<SavedListView> = {}): SavedListView => ({
  ...{ id: 'a', name: 'Ending soon', query: 'q=cd&sort=-end_at', columns: 'parts:price.-owner' },
  ...{ shared: false, own: true, deletable: true },
  ...changes,
});

const server = mockServer();

/** The calls that the server of these tests got. */
interface Call {
  readonly method: string;
  readonly id: string | undefined;
  readonly body: unknown;
}

function Parts() {
  const choice = useColumnChoice('parts', columns);
  return (
    <ListMessages>
      <ViewsButton
        list="parts"
        parameters={['q', 'kind', 'sort']}
        columns={{ ...choice, all: columns }}
      />
      <p>{choice.columns.map(({ id }) => id).join(' ')}</p>
    </ListMessages>
  );
}

function renderParts(path: string, views: readonly SavedListView[]) {
  const calls: Call[] = [];
  const record = async ({ request, params }: { request: Request; params: object }) => {
    const body: unknown = request.method === 'DELETE' ? null : await request.clone().json();
    const id = 'id' in params ? String(params.id) : undefined;
    calls.push({ method: request.method, id, body });
    return Object.assign(aView({ id: id ?? 'new' }), body);
  };
  server.use(
    http.get('*/api/list-views', () => HttpResponse.json([...views])),
    http.post('*/api/list-views', async (call) => HttpResponse.json({ ...(await record(call)) })),
    http.put('*/api/list-views/:id', async (call) =>
      HttpResponse.json({ ...(await record(call)) }),
    ),
    http.delete('*/api/list-views/:id', async (call) => {
      await record(call);
      return HttpResponse.json(views.filter(({ id }) => id !== call.params.id));
    }),
  );
  const session = aSession({ user: aUser({ id: 'user-1' }) });
  return { calls, ...renderWithProviders(<Parts />, { session, path, hasHistory: true }) };
}

const open = (user: ReturnType<typeof renderParts>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));
const choose = async (user: ReturnType<typeof renderParts>['user'], name: RegExp) =>
  user.click(await screen.findByRole('menuitem', { name }));

afterEach(() => {
  localStorage.clear();
  document.cookie = 'portal_columns_user-1=; path=/; max-age=0';
});

describe('the saved views of a list', () => {
  it('bring search, filters, order and columns, and take them back', async () => {
    const { user, address } = renderParts('/parts?kind=chip&tab=2', [
      aView({ id: 'b', name: 'Shared one', query: 'kind=coil', own: false, shared: true }),
      aView(),
    ]);
    await open(user, 'Views');
    await screen.findByRole('menuitem', { name: /Ending soon/ });
    const entries = screen.getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Default view',
      'Ending soon',
      'Shared oneShared with the team',
      'Save as new view…',
    ]);
    await expectAccessible(screen.getByRole('menu'));
    await choose(user, /Ending soon/);
    expect(address()).toBe('/parts?tab=2&q=cd&sort=-end_at&view=a');
    expect(screen.getByText('number price')).toBeVisible();
    await open(user, 'Ending soon');
    await choose(user, /Default view/);
    expect(address()).toBe('/parts?tab=2');
    expect(screen.getByText('number owner price')).toBeVisible();
  });

  it('are saved under a name, for the team as well', async () => {
    document.cookie = 'portal_columns_user-1=parts:-owner.price|other:-x; path=/';
    const { user, address, calls } = renderParts('/parts?sort=price&kind=&q=a%26b&tab=2', []);
    await open(user, 'Views');
    await choose(user, /Save as new view/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Mine');
    await user.click(dialog.getByRole('checkbox', { name: 'Share with the team' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible();
    expect(address()).toContain('view=new');
    const body = { name: 'Mine', query: 'q=a%26b&sort=price', shared: true };
    expect(calls).toEqual([
      {
        method: 'POST',
        id: undefined,
        body: { list: 'parts', ...body, columns: 'parts:-owner.price' },
      },
    ]);
  });

  it('say when the list differs, and take the changes', async () => {
    const { user, calls } = renderParts('/parts?q=cd&view=a', [aView({ columns: '' })]);
    await waitFor(() => {
      expect(screen.getByRole('button')).toHaveTextContent('Ending soon(changed)');
    });
    await user.click(screen.getByRole('button'));
    await choose(user, /Save changes/);
    await waitFor(() => {
      expect(screen.getByRole('button')).toHaveTextContent(/^Ending soon$/);
    });
    const { name, shared } = aView();
    const body = { name, shared, query: 'q=cd', columns: '' };
    expect(calls).toEqual([{ method: 'PUT', id: 'a', body }]);
  });

  it('are deleted after a question', async () => {
    const { user, address, calls } = renderParts('/parts?q=cd&view=a', [aView({ shared: true })]);
    await user.click(await screen.findByRole('button', { name: /Ending soon/ }));
    await choose(user, /Delete/);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Your team can no longer use it.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
    expect(calls).toEqual([{ method: 'DELETE', id: 'a', body: null }]);
    expect(address()).toBe('/parts?q=cd');
  });

  it('of somebody else are neither changed nor deleted', async () => {
    const { user } = renderParts('/parts?view=a', [
      aView({ own: false, shared: true, deletable: false }),
    ]);
    await user.click(await screen.findByRole('button', { name: /Ending soon/ }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Default view',
      'Ending soonShared with the teamIn use',
      'Save as new view…',
    ]);
  });

  it('tell when there is no room, and when they cannot be loaded', async () => {
    const { user } = renderParts('/parts', []);
    server.use(
      http.get('*/api/list-views', () => HttpResponse.json({ code: 'internal' }, { status: 500 })),
      http.post('*/api/list-views', () =>
        HttpResponse.json({ error: true, code: 'too_many' }, { status: 409 }),
      ),
    );
    await open(user, 'Views');
    expect(
      await screen.findByText('The saved views could not be loaded.', {}, { timeout: 3000 }),
    ).toBeVisible();
    await choose(user, /Save as new view/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/There is no room/)).toBeVisible();
  });
});
