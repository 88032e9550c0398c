import { useIntl } from 'react-intl';
import type { ListSort } from '../../basics/lists/ListSort.ts';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { SelectField } from '../field/SelectField.tsx';
import type { Column } from './Column.ts';
import { CardSort } from './styles/table.styles.ts';

interface CardSortFieldProps<Row, Key extends string> {
  readonly columns: readonly Column<Row, Key>[];
  readonly sort: ListSort<Key> | null | undefined;
  readonly onSort: (sort: ListSort<Key>) => void;
}

const directions = ['ascending', 'descending'] as const;

function choiceOf({ key, descending }: ListSort): string {
  return `${key} ${descending ? 'descending' : 'ascending'}`;
}

/** The sort field of a table with cards, which have no headings to press. */
export function CardSortField<Row, Key extends string>({
  columns,
  sort,
  onSort,
}: CardSortFieldProps<Row, Key>) {
  const intl = useIntl();
  const choices = columns.flatMap(({ sortKey: key, header }) =>
    key === undefined
      ? []
      : directions.map((direction) => {
          const choice = { key, descending: direction === 'descending' };
          const label = intl.formatMessage(commonMessages[direction], { column: header });
          return { sort: choice, value: choiceOf(choice), label };
        }),
  );
  const unsorted = { value: '', label: '–', isDisabled: true };
  return (
    <CardSort>
      <SelectField
        isDense
        label={intl.formatMessage(commonMessages.sortBy)}
        options={sort ? choices : [unsorted, ...choices]}
        value={sort ? choiceOf(sort) : ''}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) onSort(choice.sort);
        }}
      />
    </CardSort>
  );
}
