import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aConfig,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { answers, renderSearch } from '../testing/renderSearch.tsx';

const parts = '/api/parts/search';
const offers = '/api/offers/search';
const server = mockServer();

beforeEach(() => {
  localStorage.clear();
  document.title = 'Screen';
  document.documentElement.lang = 'en';
});

const groupNames = () => screen.getAllByRole('presentation').map(({ textContent }) => textContent);

describe('Search', () => {
  it('opens by its keys, lists the menu, and gives focus back on Escape', async () => {
    const { user } = renderSearch();
    const note = screen.getByLabelText('Note');
    await user.click(note);
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', {
      name: 'Number, name, amount, screen or action',
    });
    expect(field).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(groupNames()).toEqual(['Screens']);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['PartsManager', 'OffersManager', 'UserAccount']);
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(note).toHaveFocus();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows what each part finds in the order of the parts, screens first', async () => {
    server.use(answers(parts, 'Part 7'), answers(offers, 'Offer 7', 'Offer 8'));
    const { search, user, address } = renderSearch();
    const field = await search('o');
    expect(await screen.findByRole('option', { name: /^Part 7/ })).toBeVisible();
    expect(groupNames()).toEqual(['Screens', 'Actions', 'Offers', 'Parts']);
    await expectAccessible();
    const active = () => screen.getByRole('option', { selected: true });
    expect(active()).toHaveTextContent('Offers');
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Part 7');
    expect(field).toHaveAttribute('aria-activedescendant', active().id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveFocus();
    while (!active().textContent.startsWith('Offer 8')) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/parts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says how many there are, and that there is nothing', async () => {
    server.use(answers(parts), answers(offers, 'Offer 9'));
    const { search, user } = renderSearch();
    const field = await search('9');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    server.use(answers(offers));
    await user.type(field, '9');
    expect(await screen.findByText(/^Nothing matches “99”\./)).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('0 results')).toBeInTheDocument();
    await expectAccessible();
  });

  it('leads to the list of a part that has found more, and says so of one without a list', async () => {
    const five = ['1', '2', '3', '4', '5'];
    server.use(answers(parts, ...five), answers(offers, ...five));
    const { search, user, address } = renderSearch();
    await search('x y');
    expect(await screen.findByText('the first 5')).toBeVisible();
    await user.click(await screen.findByRole('option', { name: 'All matches in Parts' }));
    expect(address()).toBe('/parts?q=x+y');
  });

  it('asks for no part that is not for the person', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/*/search', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.json({ hits: [], more: false });
      }),
    );
    const { search } = renderSearch({ session: aSession({ role: 'guest' }) });
    await search('zzz');
    expect(await screen.findByText(/^Nothing matches/)).toBeVisible();
    expect(asked).toEqual([parts]);
  });

  it('finds the people of a team at accounts, which are pages of another origin', async () => {
    server.use(
      answers(parts),
      answers(offers),
      http.get('*/api/people/search', () =>
        HttpResponse.json({
          hits: [{ id: 'p', title: 'Ken Ito', detail: 'Admin', to: '/users' }],
          more: false,
        }),
      ),
    );
    const config = aConfig();
    const accounts = { ...config.accounts, pages: ['/users'] };
    const { search } = renderSearch({ session: aSession({ config: { ...config, accounts } }) });
    await search('ken');
    const ken = await screen.findByRole('option', { name: /^Ken Ito/ });
    expect(ken).toHaveAttribute('href', 'http://accounts.test/users');
    expect(within(screen.getByRole('group', { name: 'Users' })).getByRole('option')).toBe(ken);
  });

  it('finds screens by their names in both languages and of the screens themselves', async () => {
    server.use(answers(parts), answers(offers));
    const { search, user } = renderSearch({ session: aSession({ locale: 'ja' }) });
    const field = await search('ＷＨＡＴ we');
    const found = await screen.findByRole('option', { name: /ご提案/ });
    expect(within(screen.getByRole('group', { name: '画面' })).getAllByRole('option')).toEqual([
      found,
    ]);
    await user.clear(field);
    await user.type(field, 'offers');
    expect(await screen.findByRole('option', { name: /ご提案/ })).toBeVisible();
  });

  it('is not for visitors', async () => {
    const { user } = renderSearch({ session: aSession({ role: 'visitor' }) });
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by its button and keeps a second dialog of its keys away', async () => {
    const { user } = renderSearch();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox')).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    });
  });

  it('lists first what was opened last, for the same person alone, until they sign out', async () => {
    server.use(answers(parts, 'Part 1', 'Part 2'), answers(offers));
    const { search, user, session } = renderSearch();
    await search('part');
    await user.click(await screen.findByRole('option', { name: /^Part 2/ }));
    const field = await search('');
    expect(groupNames()).toEqual(['Recently opened', 'Screens']);
    const recent = within(screen.getByRole('group', { name: 'Recently opened' }));
    expect(recent.getByRole('option', { name: /^Part 2/ })).toHaveTextContent('Part 2Parts');
    await user.type(field, 'part');
    const group = within(await screen.findByRole('group', { name: 'Parts' }));
    expect(await group.findAllByRole('option')).toHaveLength(2);
    expect(group.getAllByRole('option')[0]).toHaveTextContent('Part 2');
    await user.keyboard('{Escape}');
    expect(JSON.stringify(localStorage)).not.toContain('About');
    act(() => {
      session.setState({ status: 'signing-out' });
    });
    expect(localStorage).toHaveLength(0);
  });
});
