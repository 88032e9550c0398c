import { useIntl } from 'react-intl';
import { commonMessages } from '../intl/commonMessages.ts';
import { SelectField } from '../ui/field/SelectField.tsx';
import type { Column, Sort } from './Column.ts';
import { CardSort } from './table.styles.ts';

interface CardSortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

const directions = ['ascending', 'descending'] as const;

/** Sorting where the rows are cards and there are no headings to press. */
export function CardSortField<Row>({ columns, sort, onSort }: CardSortFieldProps<Row>) {
  const intl = useIntl();
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({
        sort: { column: id, direction },
        value: `${id} ${direction}`,
        label: intl.formatMessage(commonMessages[direction], { column: header }),
      })),
    );
  const unsorted = { value: '', label: '–', isDisabled: true };
  return (
    <CardSort>
      <SelectField
        isDense
        label={intl.formatMessage(commonMessages.sortBy)}
        options={sort ? choices : [unsorted, ...choices]}
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) onSort(choice.sort);
        }}
      />
    </CardSort>
  );
}
