import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TableChoice } from '../../table/TableChoice.ts';
import type { ShownList } from '../data/List.ts';
import { messages } from '../messages.ts';
import { AllChoice } from './AllChoice.tsx';
import { ChoiceCell } from './ChoiceCell.tsx';
import type { RowChoice } from './createRowChoice.ts';
import { handleChoiceKeys } from './handleChoiceKeys.ts';

interface ChoosableRows<Row> {
  readonly list: Pick<ShownList<Row, string>, 'extent' | 'matching'>;
  readonly choice: RowChoice;
  readonly rowKey: (row: Row) => string;
  /** Name of a row for its check box; without it, rows cannot be chosen. */
  readonly nameOf: ((row: Row) => string) | undefined;
}

/** The check boxes of a list's table; `undefined` when its rows cannot be chosen. */
export function useTableChoice<Row>({
  list: { extent, matching: count },
  choice,
  rowKey,
  nameOf,
}: ChoosableRows<Row>): TableChoice<Row> | undefined {
  const { formatMessage } = useIntl();
  const isReady = extent !== 'loading';
  return useMemo(
    () =>
      nameOf && {
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
      },
    [choice, rowKey, nameOf, formatMessage, count, isReady],
  );
}
