import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { defineMessages } from '../../web/intl/defineMessages.ts';
import { aSession, expectAccessible, renderWithProviders } from '../../testing/index.ts';
import type { Column } from '../table/Column.ts';
import type { ShownList } from '../list/data/List.ts';
import { ListCard } from '../list/ListCard.tsx';
import { ChoosableRows } from './index.ts';

interface Part {
  readonly id: string;
}

const texts = defineMessages({
  count: { id: 'parts.count', description: '{count} parts' },
  countOf: { id: 'parts.countOf', description: '{count} of {total} parts' },
});
const catalog = { 'parts.count': '{count} parts', 'parts.countOf': '{count} of {total} parts' };
const columns: readonly Column<Part, 'id'>[] = [
  { id: 'part', header: 'Part', sortKey: 'id', cell: ({ id }) => <a href="#part">{id}</a> },
];
const idOf = ({ id }: Part) => id;
const several = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, n) => ({ id: `P-${String(n + 1)}` }));
const unchanging = () => undefined;

interface PartsProps {
  readonly parts: readonly Part[];
  readonly extent?: ShownList<Part, 'id'>['extent'];
}

/**
 * A list with buttons that filter it to its first part, reverse it, and reload it without the
 * second part.
 */
function Parts({ parts, extent = 'whole' }: PartsProps) {
  const [all, setAll] = useState(parts);
  const [shown, setShown] = useState<(rows: readonly Part[]) => readonly Part[]>(
    () => (rows: readonly Part[]) => rows,
  );
  const rows = shown(all);
  return (
    <main>
      <button
        onClick={() => {
          setShown(() => (some: readonly Part[]) => some.slice(0, 1));
        }}
      >
        Narrow
      </button>
      <button
        onClick={() => {
          setShown(() => (some: readonly Part[]) => some.toReversed());
        }}
      >
        Turn round
      </button>
      <button
        onClick={() => {
          setAll(all.toSpliced(1, 1));
        }}
      >
        Read again
      </button>
      <ListCard<Part, 'id'>
        list={{
          state: 'rows',
          all,
          shown: rows,
          extent,
          matching: rows.length,
          total: all.length,
          search: '',
          sort: null,
          failure: null,
          error: null,
          isRetrying: false,
          retry: unchanging,
          changeSearch: unchanging,
          changeSort: unchanging,
          clearFilters: unchanging,
        }}
        label="Parts"
        columns={columns}
        rowKey={idOf}
        texts={texts}
        filters={null}
        rows={(rows) => (
          <ChoosableRows
            {...rows}
            nameOf={idOf}
            acts={(chosen) => <button>Act on {chosen.map(idOf).join(' ')}</button>}
          />
        )}
      />
    </main>
  );
}

function show(props: PartsProps, locale: 'en' | 'ja' = 'en') {
  return renderWithProviders(<Parts {...props} />, {
    session: aSession({ locale }),
    catalogs: { en: catalog, ja: catalog },
  });
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const actButton = () => screen.getByRole('button', { name: /^Act on/ });

describe('selecting rows', () => {
  it('selects a row by a press, and shows the number', async () => {
    const { user, container } = show({ parts: several(4) });
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
    await user.click(box('Select P-2'));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.click(box('Select P-4'));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    expect(actButton()).toHaveAccessibleName('Act on P-2 P-4');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: /^Act on/ })).not.toBeInTheDocument();
    expect(box('Select all 4')).toHaveFocus();
    expect(box('Select P-2')).not.toBeChecked();
  });

  it('selects a range with Shift', async () => {
    const { user } = show({ parts: several(6) });
    await user.click(box('Select P-2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select P-5'));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeInTheDocument();
    expect(actButton()).toHaveAccessibleName('Act on P-2 P-3 P-4 P-5');
  });

  it('selects by the keyboard: Space, arrows, and arrows with Shift', async () => {
    const { user } = show({ parts: several(6) });
    act(() => {
      box('Select P-2').focus();
    });
    await user.keyboard('[ArrowDown]');
    expect(box('Select P-3')).toHaveFocus();
    await user.keyboard('[Space]');
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.keyboard('{Shift>}[ArrowDown][ArrowDown][ArrowUp]{/Shift}');
    expect(actButton()).toHaveAccessibleName('Act on P-3 P-4');
    expect(box('Select P-4')).toHaveFocus();
    await user.keyboard('[ArrowDown][ArrowDown][ArrowDown][ArrowDown]');
    expect(box('Select P-6')).toHaveFocus();
    await user.keyboard('[Space]');
    expect(actButton()).toHaveAccessibleName('Act on P-3 P-4 P-6');
  });

  it('selects all shown rows, with a mixed state', async () => {
    const { user } = show({ parts: several(3) });
    const all = box('Select all 3');
    await user.click(box('Select P-1'));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(all).toBeChecked();
    expect(await screen.findByText('3 selected')).toBeInTheDocument();
    await user.click(all);
    expect(all).not.toBeChecked();
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('offers to select all only after all rows are loaded', () => {
    show({ parts: several(3), extent: 'loading' });
    expect(box('Select all 3')).toBeDisabled();
    expect(box('Select P-1')).toBeEnabled();
  });

  it('selects ten thousand rows at once, and renders few of them', async () => {
    const { user } = show({ parts: several(10_000) });
    await user.click(box('Select all 10,000'));
    expect(await screen.findByText('10,000 selected')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
  });

  it('keeps selected rows that search and filters hide, and counts them', async () => {
    const { user } = show({ parts: several(3) });
    await user.click(box('Select all 3'));
    await user.click(screen.getByRole('button', { name: 'Narrow' }));
    const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
    expect(bar.getByRole('status')).toHaveTextContent('3 selected (2 not shown)');
    expect(actButton()).toHaveAccessibleName('Act on P-1 P-2 P-3');
    await user.click(bar.getByRole('button', { name: 'Keep only those shown' }));
    expect(bar.getByRole('status')).toHaveTextContent(/^1 selected$/);
    expect(actButton()).toHaveAccessibleName('Act on P-1');
  });

  it('follows a new order, and deselects removed rows', async () => {
    const { user } = show({ parts: several(4) });
    await user.click(box('Select P-1'));
    await user.click(box('Select P-2'));
    await user.click(screen.getByRole('button', { name: 'Turn round' }));
    expect(box('Select P-2')).toBeChecked();
    await user.keyboard('{Shift>}');
    await user.click(box('Select P-4'));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    expect(actButton()).toHaveAccessibleName('Act on P-1 P-3 P-4');
  });

  it('speaks Japanese', async () => {
    const { user } = show({ parts: several(3) }, 'ja');
    await user.click(box('P-1を選択'));
    expect(await screen.findByText('1件を選択中')).toBeInTheDocument();
    await user.click(box('3件すべてを選択'));
    await user.click(screen.getByRole('button', { name: 'Narrow' }));
    expect(screen.getByRole('group', { name: '選択中の行' })).toHaveTextContent(
      '3件を選択中 （うち2件は現在非表示）',
    );
  });
});
