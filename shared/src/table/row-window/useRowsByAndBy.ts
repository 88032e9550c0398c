import { startTransition, useEffect, useState } from 'react';
import { estimatedHeight, firstRows } from './rowMeasurements.ts';

/** Number of rows that are added at once: on a slow processor they take about a tenth of a second. */
const atOnce = 12;
/** Milliseconds after which a busy page gets its next rows all the same. */
const limitMs = 1_000;
/** Height in pixels of what stands above a table at least: the toolbar, a heading and filters. */
const aboveTable = 200;

/**
 * How many rows of a list that is not long are rendered: at first those that are in sight, so that
 * these can be used before the others are there, and then more whenever the page is idle. All of them
 * as soon as somebody scrolls.
 *
 * @param count Number of all rows.
 * @param isOn Whether the list is one of those that end up whole.
 * @param cardsBelow Width in pixels of the table below which rows are cards.
 * @returns `Infinity` when all are.
 */
export function useRowsByAndBy(count: number, isOn: boolean, cardsBelow: number): number {
  const [rows, setRows] = useState(() => rowsInWindow(cardsBelow));
  useEffect(() => {
    if (!isOn || rows === Infinity) return;
    const next = rows + atOnce;
    const add = (to: number) => {
      startTransition(() => {
        setRows(to);
      });
    };
    // Where the browser does not say when it is idle, the transition gives way to input.
    if (!('requestIdleCallback' in window)) {
      add(Infinity);
      return;
    }
    const handleScroll = () => {
      setRows(Infinity);
    };
    const idle = requestIdleCallback(
      () => {
        add(next < count ? next : Infinity);
      },
      { timeout: limitMs },
    );
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelIdleCallback(idle);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [rows, count, isOn]);
  return rows;
}

/**
 * The rows that a page at its top has room for. One that has been scrolled while its preview stood
 * there begins with the rows of the preview, and so does the server.
 */
function rowsInWindow(cardsBelow: number): number {
  if (typeof window === 'undefined' || window.scrollY > 0) return firstRows;
  const height = estimatedHeight({ isCards: window.innerWidth < cardsBelow });
  const inSight = Math.ceil((window.innerHeight - aboveTable) / height);
  return Math.min(firstRows, Math.max(inSight, 0) + 1);
}
