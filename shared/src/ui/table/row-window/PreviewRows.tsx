import { useLayoutEffect, useRef } from 'react';
import { saysTheSame } from './previewRows.ts';

interface PreviewRowsProps {
  /** The rows of the preview, see `previewRows`. */
  readonly rows: readonly Element[];
  /** Index of the first row that the table has not rendered yet. */
  readonly from: number;
  /** Number of all rows of the table. */
  readonly count: number;
  /** Called before the first paint if the rows of table and preview differ. */
  readonly onDiffer: () => void;
}

/**
 * Shows rows of the preview in place of rows that the table has not rendered yet. They are inert; a
 * click is replayed in the table's own row.
 */
export function PreviewRows({ rows, from, count, onDiffer }: PreviewRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = place.current?.parentElement;
    if (body && !saysTheSame(body, rows)) onDiffer();
  }, [rows, onDiffer]);
  useLayoutEffect(() => {
    rows.forEach((row, index) => {
      if (index < from || index >= count) row.remove();
      else if (row.parentElement !== place.current) place.current?.append(row);
    });
  }, [rows, from, count]);
  return <div ref={place} inert data-preview-rows="" />;
}
