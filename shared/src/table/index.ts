export type { Column, Sort } from './Column.ts';
export { DataTable } from './DataTable.tsx';
export { TableSkeleton } from './TableSkeleton.tsx';
