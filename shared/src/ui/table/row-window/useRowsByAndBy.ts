import { startTransition, useEffect, useState } from 'react';
import { windowSeen } from '../../focus/windowSeen.ts';
import { firstRows } from './rowMeasurements.ts';

/** Number of rows that are added at once: on a slow processor they take about a tenth of a second. */
const atOnce = 12;
/** Number of rows that a list begins with when rows of its preview stand below them. */
const withStandIns = 4;
/** Height in pixels of what stands above a table at least: the toolbar, a heading and filters. */
const aboveTable = 200;

interface RowsByAndByOptions {
  /** Whether the list is one of those that end up whole. */
  readonly isOn: boolean;
  /** Estimated height in pixels of a row. */
  readonly height: number;
  /** Whether rows of a preview stand below those that are rendered. */
  readonly hasStandIns: boolean;
}

/**
 * How many rows of a list that is not long are rendered: at first those that are in sight, so that
 * these can be used before the others are there, and then more, a few at a time, between which the
 * page answers. All of them as soon as somebody scrolls. A list whose preview stands in for the others
 * begins with a few.
 *
 * @param count Number of all rows.
 * @returns `Infinity` when all are.
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
  // Without them there would be a gap where rows are in sight.
  return hasStandIns ? rows : Math.max(rows, inSight);
}

/**
 * The rows that a page at its top has room for. One that has been scrolled while its preview stood
 * there begins with the rows of the preview, and so does the server.
 */
function rowsInWindow(height: number): number {
  if (typeof window === 'undefined') return firstRows;
  const { height: inSight, isScrolled } = windowSeen();
  if (isScrolled) return firstRows;
  return Math.min(firstRows, Math.ceil((inSight - aboveTable) / height) + 1);
}
