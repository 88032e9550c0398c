import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '../field/SearchField.tsx';
import { useTypedText } from '../field/useTypedText.ts';
import type { ShownList } from './data/List.ts';
import { FilterBar, FilterPlace } from './list.styles.ts';
import { messages } from './messages.ts';

interface ListFiltersProps {
  readonly list: Pick<ShownList<unknown, string>, 'search' | 'changeSearch'>;
  /** What the search covers, e.g. "Search number, product, name". */
  readonly searchLabel: string;
  /** `FilterSelect`s, or fields on a separate line (`flex-basis: 100%`). */
  readonly children?: ReactNode;
}

/** Search and filters above a list; goes into `filters` of `ListCard`. */
export function ListFilters({ list, searchLabel, children }: ListFiltersProps) {
  const { formatMessage } = useIntl();
  const [text, typeText] = useTypedText(list.search, list.changeSearch);
  return (
    <FilterPlace>
      <FilterBar role="group" aria-label={formatMessage(messages.filters)}>
        <SearchField label={searchLabel} value={text} onChange={typeText} />
        {children}
      </FilterBar>
    </FilterPlace>
  );
}
