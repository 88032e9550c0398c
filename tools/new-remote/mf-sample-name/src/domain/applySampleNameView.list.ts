import {
  hasWords,
  productNames,
  searchWords,
  sortRows,
  type SortValue,
} from '@portal/shared/domain';
import type { SampleNameItem } from './SampleNameItem.list.ts';
import type { SampleNameSortKey, SampleNameView } from './SampleNameView.list.ts';

const sortValue: Readonly<Record<SampleNameSortKey, (item: SampleNameItem) => SortValue>> = {
  number: ({ number }) => number,
  end_at: ({ endsOn }) => endsOn,
};

/** Applies search, filters and sort order to the rows. */
export function applySampleNameView(
  items: readonly SampleNameItem[],
  { search, product, sort: { key, descending } }: SampleNameView,
): readonly SampleNameItem[] {
  const words = searchWords(search);
  const shown = items.filter(
    (item) =>
      (product === null || item.product === product) &&
      hasWords(words, [item.number, productNames[item.product]]),
  );
  return sortRows(shown, { valueOf: sortValue[key], descending });
}
