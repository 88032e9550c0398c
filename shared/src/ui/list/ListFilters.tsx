import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { useTypedText } from '../field/useTypedText.ts';
import type { ShownList } from './data/List.ts';
import { FoldedFiltersContext } from './FoldedFilters.ts';
import { FilterBar, FilterPlace, OnPhone } from './list.styles.ts';
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
  const folded = use(FoldedFiltersContext);
  const [text, typeText] = useTypedText(list.search, list.changeSearch);
  return (
    <FilterPlace>
      <FilterBar role="group" aria-label={formatMessage(messages.filters)}>
        <SearchField label={searchLabel} value={text} onChange={typeText} />
        {folded && (
          <OnPhone>
            <IconButton
              icon="arrow-up-down"
              label={formatMessage(messages.filterAndSort)}
              aria-expanded={!folded.isFolded}
              onClick={() => {
                folded.onFold(!folded.isFolded);
              }}
            />
          </OnPhone>
        )}
        {children}
      </FilterBar>
    </FilterPlace>
  );
}
