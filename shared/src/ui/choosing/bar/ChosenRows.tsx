import { useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../lazyPart.tsx';
import type { ShownList } from '../../list/data/List.ts';
import type { RowChoice } from '../createRowChoice.ts';

const ChosenBar = lazyPart(async () => (await import('./ChosenBar.tsx')).ChosenBar);

interface ChosenRowsProps<Row> {
  readonly list: Pick<ShownList<Row, string>, 'all' | 'shown'>;
  readonly choice: RowChoice;
  readonly rowKey: (row: Row) => string;
  readonly acts: (chosen: readonly Row[]) => ReactNode;
}

/**
 * The bar of the selected rows, if there are any. The selection survives search, filters and
 * sorting: hidden rows stay selected, and the bar counts them. Rows that a reload no longer returns
 * are deselected.
 */
export function ChosenRows<Row>({
  list: { all, shown },
  choice,
  rowKey,
  acts,
}: ChosenRowsProps<Row>) {
  const keys = useStore(choice, (state) => state.chosen);
  const isChosen = (row: Row) => keys.has(rowKey(row));
  // oxlint-disable-next-line react/exhaustive-deps -- `isChosen` follows the two
  const chosen = useMemo(() => all.filter(isChosen), [all, keys, rowKey]);
  if (chosen.length === 0) return null;
  const inSight = shown.filter(isChosen);
  return (
    <ChosenBar
      count={chosen.length}
      hidden={chosen.length - inSight.length}
      onKeepShown={() => {
        choice.replace(inSight.map(rowKey));
      }}
      onClear={() => {
        choice.replace([]);
      }}
    >
      {acts(chosen)}
    </ChosenBar>
  );
}
