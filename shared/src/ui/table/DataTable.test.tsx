import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './Column.ts';
import { printedRows, wholeRows } from './row-window/rowMeasurements.ts';

interface Part {
  readonly id: string;
  readonly count: number;
}

const columns: readonly Column<Part, 'id' | 'count'>[] = [
  { id: 'id', header: 'Part', cell: ({ id }) => id, sortKey: 'id' },
  {
    id: 'count',
    header: 'Count',
    cell: ({ count }) => String(count),
    align: 'end',
    sortKey: 'count',
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: ({ id }) => <button>Open {id}</button>,
  },
];

function parts(count: number): readonly Part[] {
  return Array.from({ length: count }, (_, n) => ({ id: `P-${String(n)}`, count: n }));
}

const rowKey = ({ id }: Part) => id;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('DataTable', () => {
  it('names each row by its first column and each cell by its heading', async () => {
    const { container } = renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(3)} rowKey={rowKey} />,
    );
    const table = screen.getByRole('table', { name: 'Parts' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Part', 'Count', 'Actions']);
    expect(within(table).getByRole('rowheader', { name: 'P-2' })).toBeVisible();
    await expectAccessible(container);
  });

  it('renders only the visible rows and counts all', () => {
    renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(10_000)} rowKey={rowKey} />,
    );
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('renders all rows of a short list', () => {
    renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(wholeRows)} rowKey={rowKey} />,
    );
    expect(screen.getAllByRole('row')).toHaveLength(1 + wholeRows);
  });

  it('renders the printed rows of a long list for print', () => {
    renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(printedRows + 1)} rowKey={rowKey} />,
    );
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    fireEvent(window, new Event('beforeprint'));
    // Queries by role would take seconds for these rows.
    const printed = screen.getAllByText(/^P-\d+$/);
    expect(printed).toHaveLength(printedRows);
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('lets the keyboard skip a long table, and return to its start', async () => {
    const { user } = renderWithProviders(
      <>
        <DataTable label="Parts" columns={columns} rows={parts(10_000)} rowKey={rowKey} />
        <button>Footer</button>
      </>,
    );
    await user.tab();
    const skip = screen.getByRole('button', { name: 'Skip the table of 10,000 rows' });
    expect(skip).toHaveFocus();
    await user.keyboard('{Enter}');
    const back = screen.getByRole('button', { name: 'Back to the start of the table' });
    expect(back).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Footer' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(skip).toHaveFocus();
  });

  it('has no skip buttons at a short table', () => {
    renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(3)} rowKey={rowKey} />,
    );
    expect(screen.queryByRole('button', { name: /^Skip/ })).not.toBeInTheDocument();
  });

  it('renders a short table completely when it is below the window', () => {
    const below = new DOMRect(0, 3000);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
    renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(24)} rowKey={rowKey} />,
    );
    expect(screen.getAllByRole('row')).toHaveLength(1 + 24);
  });

  it('counts the rows that are not loaded yet', () => {
    renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(2)} rowKey={rowKey} rowCount={500} />,
    );
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  });

  it('reverses the sort when the heading of the sorted column is pressed', async () => {
    const onSort = jest.fn();
    const { user } = renderWithProviders(
      <DataTable
        label="Parts"
        columns={columns}
        rows={parts(3)}
        rowKey={rowKey}
        sort={{ key: 'count', descending: false }}
        onSort={onSort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Count' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'count', descending: true });
    await user.click(screen.getByRole('button', { name: 'Part' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'id', descending: false });
  });

  it('offers the same sorts where rows are cards', async () => {
    const onSort = jest.fn();
    const { user } = renderWithProviders(
      <DataTable label="Parts" columns={columns} rows={parts(3)} rowKey={rowKey} onSort={onSort} />,
    );
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Count (descending)');
    expect(onSort).toHaveBeenCalledWith({ key: 'count', descending: true });
  });
});
