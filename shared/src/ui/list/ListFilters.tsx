import { use, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { useTypedText } from '../field/useTypedText.ts';
import type { ShownList } from './data/List.ts';
import { FoldedFiltersContext, type FoldedFilters } from './FoldedFilters.ts';
import { ListMessages } from './ListMessages.tsx';
import { FilterBar, FilterPlace, LoneFilters, OnPhone } from './list.styles.ts';
import { messages } from './messages.ts';

interface ListFiltersProps {
  readonly list: Pick<ShownList<unknown, string>, 'search' | 'changeSearch'>;
  /** What the search covers, e.g. "Search number, product, name". */
  readonly searchLabel: string;
  /** `FilterSelect`s, or fields on a separate line (`flex-basis: 100%`). */
  readonly children?: ReactNode;
}

/** Search and filters above a list; goes into `filters` of `ListCard`, or above another list. */
export function ListFilters(props: ListFiltersProps) {
  const around = use(FoldedFiltersContext);
  const [isFolded, onFold] = useState(true);
  const content = <Content {...props} {...(around ?? { isFolded, onFold })} />;
  if (around) return content;
  return (
    <ListMessages>
      <LoneFilters data-folded={isFolded ? '' : undefined}>{content}</LoneFilters>
    </ListMessages>
  );
}

function Content(props: ListFiltersProps & FoldedFilters) {
  const { list, searchLabel, children, isFolded, onFold } = props;
  const { formatMessage } = useIntl();
  const [text, typeText] = useTypedText(list.search, list.changeSearch);
  return (
    <FilterPlace>
      <FilterBar role="group" aria-label={formatMessage(messages.filters)}>
        <SearchField label={searchLabel} value={text} onChange={typeText} />
        <OnPhone>
          <IconButton
            icon="arrow-up-down"
            label={formatMessage(messages.filterAndSort)}
            aria-expanded={!isFolded}
            onClick={() => {
              onFold(!isFolded);
            }}
          />
        </OnPhone>
        {children}
      </FilterBar>
    </FilterPlace>
  );
}
