import { useState, type ReactNode } from 'react';
import { RemoteMessages } from '../../web/intl/RemoteMessages.tsx';
import type { RowsOfList } from '../list/ListCard.tsx';
import { ChosenRows } from './bar/ChosenRows.tsx';
import { createRowChoice } from './createRowChoice.ts';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { useTableChoice } from './useTableChoice.tsx';

const catalogs = { en, ja };

interface ChoosableRowsProps<Row> extends RowsOfList<Row> {
  /** Name of a row for its check box, such as its number. Must be a stable function. */
  readonly nameOf: (row: Row) => string;
  /** Buttons of the actions on the selected rows, at least one row. */
  readonly acts: (chosen: readonly Row[]) => ReactNode;
}

/**
 * Makes the rows of a list selectable, for actions on several rows; goes into `rows` of `ListCard`.
 */
export function ChoosableRows<Row>(props: ChoosableRowsProps<Row>) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

function Content<Row>({ list, rowKey, showRows, nameOf, acts }: ChoosableRowsProps<Row>) {
  const [chosen] = useState(createRowChoice);
  const choice = useTableChoice({ list, choice: chosen, rowKey, nameOf });
  return (
    <>
      {showRows(choice)}
      <ChosenRows list={list} choice={chosen} rowKey={rowKey} acts={acts} />
    </>
  );
}
