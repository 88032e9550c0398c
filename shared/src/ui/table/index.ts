export type { Column } from './Column.ts';
export { DataTable } from './DataTable.tsx';
export { publishHeight } from './publishHeight.ts';
export { printedRows, wholeRows } from './row-window/rowMeasurements.ts';
export { rowPadding } from './styles/table.styles.ts';
export { headerTop } from './styles/header.styles.ts';
export { TableSkeleton } from './TableSkeleton.tsx';
