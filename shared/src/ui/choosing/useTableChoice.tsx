import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TableChoice } from '../table/TableChoice.ts';
import type { ShownList } from '../list/data/List.ts';
import { messages } from './messages.ts';
import { AllChoice } from './AllChoice.tsx';
import { ChoiceCell } from './ChoiceCell.tsx';
import type { RowChoice } from './createRowChoice.ts';
import { handleChoiceKeys } from './handleChoiceKeys.ts';

interface ChoosableRows<Row> {
  readonly list: Pick<ShownList<Row, string>, 'extent' | 'matching'>;
  readonly choice: RowChoice;
  readonly rowKey: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
}

/** The selection of a list's table: its check boxes and keys. */
export function useTableChoice<Row>({
  list: { extent, matching: count },
  choice,
  rowKey,
  nameOf,
}: ChoosableRows<Row>): TableChoice<Row> {
  const { formatMessage } = useIntl();
  const isReady = extent !== 'loading';
  return useMemo(
    () => ({
      cell: (row) => (
        <ChoiceCell
          choice={choice}
          name={rowKey(row)}
          label={formatMessage(messages.choose, { name: nameOf(row) })}
        />
      ),
      heading: (rows) => (
        <AllChoice
          choice={choice}
          rows={rows}
          rowKey={rowKey}
          label={formatMessage(messages.chooseAll, { count })}
          isReady={isReady}
        />
      ),
      onKeyDown: (event, rows) => {
        const keyAt = (place: number) => {
          const row = rows[place];
          return row === undefined ? undefined : rowKey(row);
        };
        handleChoiceKeys(event, choice, keyAt);
      },
    }),
    [choice, rowKey, nameOf, formatMessage, count, isReady],
  );
}
