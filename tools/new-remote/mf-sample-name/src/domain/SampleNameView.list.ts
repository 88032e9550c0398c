import { defineListView, oneOf, sortableBy, type ListViewOf } from '@portal/shared/domain';

/** The list's address. Its call takes the same parameters, so that its first rows are the same. */
export const sampleNameView = defineListView({
  filters: { product: oneOf(['cd', 'pd']) },
  sort: sortableBy(['number', 'end_at'], { key: 'number', descending: false }),
});

/** What the list shows, as its address says it. */
export type SampleNameView = ListViewOf<typeof sampleNameView>;
export type SampleNameSortKey = SampleNameView['sort']['key'];
