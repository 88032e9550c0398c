import { startTransition, useEffect, useState } from 'react';
import { windowSeen } from '../../focus/windowSeen.ts';
import { firstRows } from './rowMeasurements.ts';

/** Number of rows to add at once: they take about a tenth of a second on a slow processor. */
const atOnce = 12;
/** Number of rows to start with when preview rows stand below. */
const withStandIns = 4;
/** Minimum height in pixels above a table: the toolbar, a heading and filters. */
const aboveTable = 200;

interface RowsByAndByOptions {
  /** Whether the list is short enough to be rendered completely. */
  readonly isOn: boolean;
  /** Estimated height in pixels of a row. */
  readonly height: number;
  /** Whether preview rows stand below the rendered ones. */
  readonly hasStandIns: boolean;
}

/**
 * The number of rows of a short list to render. It starts with the visible rows, which are usable
 * before the others are rendered, and adds a few at a time, between which the page responds; a
 * scroll adds all. With preview rows below it starts with fewer.
 *
 * @param count Number of all rows.
 * @returns `Infinity` when all are rendered
 */
export function useRowsByAndBy(
  count: number,
  { isOn, height, hasStandIns }: RowsByAndByOptions,
): number {
  const [inSight] = useState(() => rowsInWindow(height));
  const [rows, setRows] = useState(() =>
    hasStandIns && !windowSeen().isScrolled ? Math.min(withStandIns, inSight) : inSight,
  );
  useEffect(() => {
    if (!isOn || rows === Infinity) return;
    startTransition(() => {
      setRows(rows + atOnce < count ? rows + atOnce : Infinity);
    });
    const handleScroll = () => {
      setRows(Infinity);
    };
    addEventListener('scroll', handleScroll);
    return () => {
      removeEventListener('scroll', handleScroll);
    };
  }, [rows, count, isOn]);
  // Without preview rows there would be a gap among the visible rows.
  return hasStandIns ? rows : Math.max(rows, inSight);
}

/**
 * The number of rows that fit in the window at the top of the page. After a scroll during the
 * preview, and on the server, it is that of the preview.
 */
function rowsInWindow(height: number): number {
  if (typeof window === 'undefined') return firstRows;
  const { height: inSight, isScrolled } = windowSeen();
  if (isScrolled) return firstRows;
  return Math.min(firstRows, Math.ceil((inSight - aboveTable) / height) + 1);
}
