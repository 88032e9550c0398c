/* eslint-disable testing-library/no-node-access -- a preview is inert markup, whose rows count for nobody but the table */
import { render, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/index.ts';
import type { Column } from '../Column.ts';
import { DataTable } from '../DataTable.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { previewRows } from './previewRows.ts';

const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Name', cell: (name) => name },
  {
    id: 'open',
    header: 'Open',
    isHeaderHidden: true,
    cell: (name) => <button>Open {name}</button>,
  },
];
const names = Array.from({ length: 30 }, (_, n) => `R-${String(n)}`);
const rowKey = (name: string) => name;

function table(rows: readonly string[]) {
  return <DataTable label="Names" columns={columns} rows={rows} rowKey={rowKey} />;
}

/** Adds the preview of a table to the page, as the server sends it. */
function showPreview(rows: readonly string[]): HTMLElement {
  const { container, unmount } = renderWithProviders(table(rows));
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset.previewPlace = '';
  place.innerHTML = container.innerHTML;
  unmount();
  return place;
}

const onDiffer = jest.fn();

/** The first rows of the table, with those of the preview below. */
function below(rows: readonly string[], { preview = previewRows('Names'), count = 30 } = {}) {
  return (
    <div role="rowgroup">
      {rows.map((name, index) => (
        <div key={name} data-index={index}>
          <div>{name}</div>
          <div>Open {name}</div>
        </div>
      ))}
      <PreviewRows rows={preview} from={rows.length} count={count} onDiffer={onDiffer} />
    </div>
  );
}

/** The rows of the preview below those of the table. */
const standIns = () => [...document.querySelectorAll('[data-preview-rows] > *')];
const shown = () => standIns().map((row) => row.textContent);

beforeEach(() => onDiffer.mockReset());
afterEach(() => {
  document.body.innerHTML = '';
});

describe('rows of the preview', () => {
  it('replace rows that the table has not rendered yet, and are removed as it renders them', () => {
    showPreview(names.slice(0, 6));
    const preview = previewRows('Names');
    const { rerender } = render(below(names.slice(0, 3), { preview }));
    expect(shown()).toEqual(['R-3Open R-3', 'R-4Open R-4', 'R-5Open R-5']);
    rerender(below(names.slice(0, 5), { preview }));
    expect(shown()).toEqual(['R-5Open R-5']);
    expect(onDiffer).not.toHaveBeenCalled();
  });

  it('cannot be used', () => {
    showPreview(names.slice(0, 6));
    render(below(names.slice(0, 3)));
    expect(document.querySelector('[data-preview-rows]')).toHaveAttribute('inert');
  });

  it('are not shown beyond the number of rows', () => {
    showPreview(names.slice(0, 6));
    render(below(names.slice(0, 3), { count: 4 }));
    expect(shown()).toEqual(['R-3Open R-3']);
  });

  it.each([
    ['another order', names.toReversed()],
    ['fewer rows', names.slice(0, 2)],
  ])('are given up where the preview has %s', (_, rows) => {
    showPreview(rows);
    render(below(names.slice(0, 3)));
    expect(onDiffer).toHaveBeenCalled();
  });

  it('are discarded when the columns differ', () => {
    for (const row of showPreview(names).querySelectorAll('[data-index]')) {
      // The text is the same.
      row.replaceChildren(row.textContent);
    }
    render(below(names.slice(0, 3)));
    expect(onDiffer).toHaveBeenCalled();
  });

  it('are those of the table of the same name', () => {
    showPreview(names);
    expect(previewRows('Others')).toEqual([]);
    expect(previewRows('Names')).toHaveLength(names.length);
  });

  it.each([
    ['the same', names],
    ['something else', names.toReversed()],
  ])('are gone when the table is there, whether they said %s', async (_, rows) => {
    const place = showPreview(rows.slice(0, 24));
    renderWithProviders(table(names));
    place.remove();
    await screen.findByRole('button', { name: 'Open R-29' });
    expect(screen.getAllByRole('rowheader')).toHaveLength(names.length);
    expect(standIns()).toEqual([]);
  });
});
