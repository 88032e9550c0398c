import { hasWords, searchWords, sortRows, type SortValue } from '@portal/shared/domain';
import type { Item } from './Item.ts';
import type { SampleNameSortKey, SampleNameView } from './SampleNameView.list.ts';

const sortValue: Readonly<Record<SampleNameSortKey, (item: Item) => SortValue>> = {
  name: ({ name }) => name,
  date: ({ date }) => date,
};

/** Applies search, filters and sort order to the rows. */
export function applySampleNameView(
  items: readonly Item[],
  { search, state, sort: { key, descending } }: SampleNameView,
): readonly Item[] {
  const words = searchWords(search);
  const shown = items.filter(
    (item) => (state === null || item.state === state) && hasWords(words, [item.name]),
  );
  return sortRows(shown, { valueOf: sortValue[key], descending });
}
