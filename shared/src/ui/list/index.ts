export { FilterSelect } from './FilterSelect.tsx';
export type { Extent, List } from './data/List.ts';
export { ListCard } from './ListCard.tsx';
export { ListFilters } from './ListFilters.tsx';
export { ListNotice } from './ListNotice.tsx';
export { NotCurrentNotice } from './NotCurrentNotice.tsx';
export type { ListSource } from './data/ListSource.ts';
export { useList } from './data/useList.ts';
export { useListView } from './data/useListView.ts';
// For lists that use nothing else of the table: they load this companion alone.
export { cardLine, RowNote, rowPadding } from '../table/styles/table.styles.ts';
