import { screen, within } from '@testing-library/react';
import { defineMessages } from '../../../web/intl/defineMessages.ts';
import type { Column } from '../../table/Column.ts';
import { aSession, aUser, expectAccessible, renderWithProviders } from '../../../testing/index.ts';
import type { ShownList } from '../data/List.ts';
import { ListCard } from '../index.ts';

interface Part {
  readonly name: string;
}

const texts = defineMessages({
  count: { id: 'parts.count', description: '{count} parts' },
  countOf: { id: 'parts.countOf', description: '{count} of {total} parts' },
});
const catalog = { 'parts.count': '{count} parts', 'parts.countOf': '{count} of {total} parts' };
const columns: readonly Column<Part>[] = [
  { id: 'part', header: 'Part', cell: ({ name }) => name },
  { id: 'kind', header: 'Kind', cell: () => 'Chip' },
  { id: 'owner', header: 'Owner', inCard: 'none', cell: () => 'Hanako' },
  { id: 'price', header: 'Price', cell: () => '1' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => 'Open' },
];

function listOf(shown: readonly Part[]): ShownList<Part, never> {
  const nothing = () => undefined;
  return {
    state: 'rows',
    all: shown,
    shown,
    extent: 'whole',
    matching: shown.length,
    total: shown.length,
    search: '',
    sort: null,
    failure: null,
    error: null,
    isRetrying: false,
    retry: nothing,
    changeSearch: nothing,
    changeSort: nothing,
    clearFilters: nothing,
  };
}

interface Shape {
  readonly userId?: string;
  readonly locale?: 'en' | 'ja';
  readonly rows?: readonly Part[];
  readonly hasFile?: boolean;
}

function renderParts({ userId = 'user-1', locale = 'en', rows, hasFile = false }: Shape = {}) {
  return renderWithProviders(
    <ListCard
      list={listOf(rows ?? [{ name: 'C1' }])}
      label="Parts"
      columns={columns}
      rowKey={({ name }) => name}
      texts={texts}
      filters={null}
      name="parts"
      hasFile={hasFile}
    />,
    {
      session: aSession({ locale, user: aUser({ id: userId }) }),
      catalogs: { en: catalog, ja: catalog },
    },
  );
}

const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const fromStart = ['Part', 'Kind', 'Owner', 'Price', 'Actions'];

afterEach(() => {
  Object.assign(window, { innerWidth: 1024 });
  localStorage.clear();
  for (const id of ['user-1', 'user-2']) {
    document.cookie = `portal_columns_${id}=; path=/; max-age=0`;
  }
});

describe('the choice of columns', () => {
  it('hides and moves columns, and stores that for the person', async () => {
    const { user, unmount } = renderParts();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    const choice = within(dialog);
    expect(choice.queryByRole('checkbox', { name: 'Part' })).not.toBeInTheDocument();
    await user.click(choice.getByRole('checkbox', { name: 'Owner' }));
    await user.click(choice.getByRole('button', { name: 'Move Price up' }));
    await user.keyboard('{Enter}');
    expect(choice.getByRole('button', { name: 'Move Price up' })).toHaveFocus();
    expect(choice.getByRole('status')).toHaveTextContent('Price is now 1 of 3.');
    await expectAccessible(dialog);
    const [close] = choice.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    expect(headings()).toEqual(['Part', 'Price', 'Kind', 'Actions']);
    unmount();
    renderParts();
    expect(headings()).toEqual(['Part', 'Price', 'Kind', 'Actions']);
    expect(document.cookie).toContain('portal_columns_user-1=parts:price.kind.-owner');
  });

  it('keeps the focus on a column that moves down, and stops at the end', async () => {
    const { user } = renderParts();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const down = await screen.findByRole('button', { name: 'Move Owner down' });
    await user.click(down);
    await user.keyboard('{Enter}');
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    const [first, second, third] = screen.getAllByRole('checkbox');
    expect(first).toHaveAccessibleName('Kind');
    expect(second).toHaveAccessibleName('Price');
    expect(third).toHaveAccessibleName('Owner');
  });

  it('offers on a phone what its cards show', async () => {
    Object.assign(window, { innerWidth: 390 });
    const { user } = renderParts();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Move Price up' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(document.cookie).toContain('portal_columns_user-1=parts:price.kind.owner');
  });

  it('belongs to one person', () => {
    document.cookie = 'portal_columns_user-1=parts:-owner; path=/';
    renderParts({ userId: 'user-2' });
    expect(headings()).toEqual(fromStart);
  });

  it('restores the default columns', async () => {
    document.cookie = 'portal_columns_user-1=parts:price.kind.-owner|other:-x; path=/';
    const { user } = renderParts();
    expect(headings()).toEqual(['Part', 'Price', 'Kind', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    expect(document.cookie).toContain('portal_columns_user-1=other:-x');
  });

  it('is restored from local storage when the cookie is gone', () => {
    localStorage.setItem('portal_columns_user-1', 'parts:-kind.-owner.-price');
    renderParts();
    expect(headings()).toEqual(['Part', 'Actions']);
  });

  it('ignores a text that the portal did not write', () => {
    localStorage.setItem('portal_columns_user-1', '{"parts":1}');
    renderParts();
    expect(headings()).toEqual(fromStart);
  });
});

describe('a long list', () => {
  const long = Array.from({ length: 2001 }, (_, n) => ({ name: `C${String(n)}` }));

  it.each([
    ['en', 'Rows appear as you scroll. Use the search above to find one.', false],
    ['en', /download the CSV for all of them/, true],
    ['ja', /全件はCSVをダウンロードしてください/, true],
  ] as const)('says that its rows come while scrolling (%s): %s', (locale, text, hasFile) => {
    renderParts({ locale, rows: long.slice(0, 201), hasFile });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/printed/)).not.toBeInTheDocument();
  });

  it('says nothing when all rows are in the page', () => {
    renderParts({ rows: long.slice(0, 30) });
    expect(screen.queryByText(/as you scroll/)).not.toBeInTheDocument();
  });

  it('states on paper how many rows are printed', () => {
    renderParts({ rows: long, hasFile: true });
    expect(screen.getByText(/Only the first 2,000 of 2,001 rows are printed/)).toBeInTheDocument();
  });
});
