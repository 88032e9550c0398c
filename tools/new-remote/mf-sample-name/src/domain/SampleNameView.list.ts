import { defineListView, oneOf, sortableBy, type ListViewOf } from '@portal/shared/domain';
import { itemStates } from './Item.ts';

/** The list's address. */
export const sampleNameView = defineListView({
  filters: { state: oneOf(itemStates) },
  sort: sortableBy(['name', 'date'], { key: 'name', descending: false }),
});

/** The filters and sort order in the address. */
export type SampleNameView = ListViewOf<typeof sampleNameView>;
export type SampleNameSortKey = SampleNameView['sort']['key'];
