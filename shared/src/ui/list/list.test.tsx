import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { defineListView } from '../../basics/lists/defineListView.ts';
import { oneOf } from '../../basics/lists/filters.ts';
import { hasWords, searchWords } from '../../basics/lists/searchWords.ts';
import { sortableBy } from '../../basics/lists/sortableBy.ts';
import { sortRows } from '../../basics/lists/sortRows.ts';
import { defineMessages } from '../../web/intl/defineMessages.ts';
import type { Column } from '../table/Column.ts';
import {
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
} from '../../testing/index.ts';
import { FilterSelect, ListCard, ListFilters, ListNotice, useList } from './index.ts';

interface Part {
  readonly name: string;
  readonly kind: 'chip' | 'board';
}
type SortKey = 'name';

const partView = defineListView({
  filters: { kind: oneOf(['chip', 'board']) },
  sort: sortableBy(['name'], { key: 'name', descending: false }),
});
const source = {
  queryKey: ['parts'],
  path: '/api/parts',
  schema: z.array(z.object({ part_name: z.string(), kind: z.enum(['chip', 'board']) })),
  present: ({ part_name, kind }: { part_name: string; kind: Part['kind'] }): Part => ({
    name: part_name,
    kind,
  }),
  view: partView,
} as const;

function narrow(parts: readonly Part[], { search, kind, sort }: typeof partView.initial) {
  const words = searchWords(search);
  const shown = parts.filter(
    (part) => (kind === null || part.kind === kind) && hasWords(words, [part.name]),
  );
  return sortRows(shown, { valueOf: ({ name }) => name, descending: sort.descending });
}

const texts = defineMessages({
  count: { id: 'parts.count', description: '{count} parts' },
  countOf: { id: 'parts.countOf', description: '{count} of {total} parts' },
});
const catalog = { 'parts.count': '{count} parts', 'parts.countOf': '{count} of {total} parts' };
const columns: readonly Column<Part, SortKey>[] = [
  { id: 'part', header: 'Part', sortKey: 'name', cell: ({ name }) => name },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
];
const rowKey = ({ name }: Part) => name;

interface PartListProps {
  readonly from: typeof source & {
    readonly rereadAfterMs?: (rows: readonly unknown[]) => number | false;
  };
}

function PartList({ from }: PartListProps) {
  const list = useList(from, narrow);
  return (
    <main>
      <ListNotice list={list} />
      <ListCard
        list={list}
        label="Parts"
        columns={columns}
        rowKey={rowKey}
        texts={texts}
        filters={
          <ListFilters list={list} searchLabel="Search parts">
            <FilterSelect
              label="Kind"
              options={[
                { value: 'chip', label: 'Chip' },
                { value: 'board', label: 'Board' },
              ]}
              value={list.view.kind}
              onChange={(kind) => {
                list.changeView({ kind });
              }}
            />
          </ListFilters>
        }
      />
    </main>
  );
}

const server = mockServer();
const answer = [
  { part_name: 'B2', kind: 'board' },
  { part_name: 'C1', kind: 'chip' },
  { part_name: 'C3', kind: 'chip' },
];

function answers(body: object, status = 200) {
  server.use(http.get('*/api/parts', () => HttpResponse.json(body, { status })));
}

function renderParts(search = '', locale: 'en' | 'ja' = 'en') {
  return renderWithProviders(<PartList from={source} />, {
    session: aSession({ locale }),
    catalogs: { en: catalog, ja: catalog },
    path: `/parts${search}`,
  });
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the list kit', () => {
  it('shows the rows of the address, accessibly', async () => {
    answers(answer);
    renderParts('?kind=chip&sort=-name');
    expect(await screen.findByText('2 of 3 parts')).toBeInTheDocument();
    expect(names()).toEqual(['C3', 'C1']);
    await expectAccessible();
  });

  it('writes search, filters and order into the address', async () => {
    answers(answer);
    const { user, address } = renderParts('?other=1');
    await screen.findByText('3 parts');
    await user.click(screen.getByRole('button', { name: 'Part' }));
    expect(names()).toEqual(['C3', 'C1', 'B2']);
    await user.selectOptions(screen.getByLabelText('Kind'), 'Board');
    expect(address()).toBe('/parts?other=1&sort=-name&kind=board');
    expect(screen.queryByRole('button', { name: 'Kind' })).not.toBeInTheDocument();
  });

  it('clears search and filters, and keeps the order', async () => {
    answers(answer);
    const { user, address } = renderParts('?q=nothing&kind=chip&sort=-name');
    expect(
      await screen.findByText('No matches for this search and these filters.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toEqual(['C3', 'C1', 'B2']);
    expect(address()).toBe('/parts?sort=-name');
  });

  it('says that the list is empty', async () => {
    answers([]);
    renderParts('', 'en');
    expect(await screen.findByText('No data')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('says that the person may not see the list', async () => {
    answers({ error: true, code: 'not_allowed' }, 403);
    renderParts();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('offers to try again when the list could not be loaded', async () => {
    answers({ error: true, code: 'internal', request_id: 'r-9' }, 500);
    const { user } = renderParts();
    expect(await screen.findByRole('alert')).toHaveTextContent('r-9');
    answers(answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 parts')).toBeInTheDocument();
  });

  it('reloads a list that changes on the server', async () => {
    answers(answer.slice(0, 1));
    const changing = {
      ...source,
      rereadAfterMs: (rows: readonly unknown[]) => rows.length < 3 && 10,
    };
    renderWithProviders(<PartList from={changing} />, { catalogs: { en: catalog, ja: catalog } });
    await screen.findByText('1 parts');
    answers(answer);
    expect(await screen.findByText('3 parts')).toBeInTheDocument();
  });
});
