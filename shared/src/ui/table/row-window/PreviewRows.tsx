import { useLayoutEffect, useRef } from 'react';
import { saysTheSame } from './previewRows.ts';

interface PreviewRowsProps {
  /** The rows of the preview, see `previewRows`. */
  readonly rows: readonly Element[];
  /** Index of the first row that the table does not have itself yet. */
  readonly from: number;
  /** Number of all rows of the table. */
  readonly count: number;
  /** Called before anything is painted, when the table says something else than the preview. */
  readonly onDiffer: () => void;
}

/**
 * Rows of the preview, in the place of those that the table does not have yet. They can be read and
 * not used; what is clicked in them is carried out in the table's own.
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
