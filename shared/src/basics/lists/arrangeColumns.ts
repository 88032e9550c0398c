import type { ColumnChoice } from './ColumnChoice.ts';

interface AnyColumn {
  readonly id: string;
  /** A column of actions, which has its place at the end. */
  readonly isHeaderHidden?: boolean;
}

/** The columns that a person may hide and move: all but the first, which names the row, and actions. */
export function choosableColumns<Column extends AnyColumn>(
  columns: readonly Column[],
): readonly Column[] {
  return columns.slice(1).filter(({ isHeaderHidden }) => isHeaderHidden !== true);
}

/**
 * The choosable columns in the order that a person chose. A column that the choice does not know,
 * because it is newer, comes after the one that it follows by default.
 */
export function orderColumns<Column extends AnyColumn>(
  columns: readonly Column[],
  choice: ColumnChoice | undefined,
): readonly Column[] {
  const choosable = choosableColumns(columns);
  if (!choice) return choosable;
  const known = choice.order.flatMap((id) => choosable.find((column) => column.id === id) ?? []);
  const ordered = [...new Set(known)];
  for (const [place, column] of choosable.entries()) {
    if (ordered.includes(column)) continue;
    const before = choosable[place - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** The columns that are shown: the first one, those that a person chose, and actions. */
export function arrangeColumns<Column extends AnyColumn>(
  columns: readonly Column[],
  choice: ColumnChoice | undefined,
): readonly Column[] {
  if (!choice) return columns;
  const chosen = orderColumns(columns, choice).filter(({ id }) => !choice.hidden.has(id));
  const actions = columns.slice(1).filter(({ isHeaderHidden }) => isHeaderHidden === true);
  return [...columns.slice(0, 1), ...chosen, ...actions];
}
