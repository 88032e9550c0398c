import { useMemo, useState } from 'react';
import { arrangeColumns, orderColumns } from '../../../basics/lists/arrangeColumns.ts';
import {
  parseColumnChoices,
  writeColumnChoices,
  type ColumnChoice,
} from '../../../basics/lists/ColumnChoice.ts';
import { useSession } from '../../../web/session/useSession.ts';
import type { Column } from '../../table/Column.ts';
import { readStoredColumns, storeColumns } from './storedColumns.ts';

/** The columns of a list by the person's choice. */
export interface ChosenColumns<Row, Key extends string> {
  /** The shown columns. */
  readonly columns: readonly Column<Row, Key>[];
  /** The columns that can be hidden and moved, in order. */
  readonly choosable: readonly Pick<Column<Row, Key>, 'id' | 'header' | 'inCard'>[];
  readonly hidden: ReadonlySet<string>;
  /** The person's choice; `undefined` for the default. */
  readonly choice: ColumnChoice | undefined;
  /** Stores a choice for the person; `null` restores the default. */
  readonly choose: (choice: ColumnChoice | null) => void;
}

/**
 * The columns of a list. A person may hide and move all but the first one. The choice is stored for
 * the person in this browser, as the language is.
 *
 * @param name Name of the list among all lists; `undefined` for fixed columns.
 */
export function useColumnChoice<Row, Key extends string>(
  name: string | undefined,
  columns: readonly Column<Row, Key>[],
): ChosenColumns<Row, Key> {
  const userId = useSession(({ user }) => user?.id ?? '');
  const served = useSession((session) => session.columns);
  const [text, setText] = useState(() =>
    typeof document === 'undefined' ? served : readStoredColumns(userId),
  );
  const choices = useMemo(() => parseColumnChoices(text), [text]);
  const choice = name === undefined ? undefined : choices.get(name);
  return {
    columns: useMemo(() => arrangeColumns(columns, choice), [columns, choice]),
    choosable: orderColumns(columns, choice),
    hidden: choice?.hidden ?? new Set(),
    choice,
    choose: (next) => {
      if (name === undefined) return;
      const changed = new Map(parseColumnChoices(readStoredColumns(userId)));
      if (next) changed.set(name, next);
      else changed.delete(name);
      const written = writeColumnChoices(changed);
      storeColumns(userId, written);
      setText(written);
    },
  };
}
