import { defineListView, oneOf, sortableBy, type ListViewOf } from '@portal/shared/domain';

/** The list's address. The API call takes the same parameters, so that its first rows match. */
export const sampleNameView = defineListView({
  filters: { product: oneOf(['cd', 'pd']) },
  sort: sortableBy(['number', 'end_at'], { key: 'number', descending: false }),
});

/** The filters and sort order in the address. */
export type SampleNameView = ListViewOf<typeof sampleNameView>;
export type SampleNameSortKey = SampleNameView['sort']['key'];
