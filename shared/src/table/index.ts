export type { Column } from './Column.ts';
export { DataTable } from './DataTable.tsx';
export { publishHeight } from './publishHeight.ts';
export { headerTop } from './table.styles.ts';
export { TableSkeleton } from './TableSkeleton.tsx';
