import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { usePrinting } from '../../usePrinting.ts';
import {
  createMeasurements,
  estimatedHeight,
  firstRows,
  measureRows,
  measureWidth,
  printedRows,
  wholeRows,
} from './rowMeasurements.ts';
import { createScrollTravel } from './scrollTravel.ts';
import { rowOffsets, rowsInSight, type RowOffsets, type RowRange } from './rowOffsets.ts';
import { useRowsByAndBy } from './useRowsByAndBy.ts';

/** Number of extra rows rendered above and below the visible ones. */
const around = 8;

/** Events that start a scroll. */
const beginnings = ['keydown', 'wheel', 'touchstart', 'pointerdown'] as const;

interface RowWindowOptions {
  /** Width of the table in pixels below which rows are cards. */
  readonly cardsBelow: number;
  /** Number of preview rows below the rendered ones. */
  readonly standIns: number;
}

interface RowWindow {
  readonly range: RowRange;
  readonly offsets: RowOffsets;
}

/**
 * The range of rows to render. A short list is rendered completely, soon after its first rows, and
 * is not measured. Of a long list the rows near the window are rendered, and on paper as many as
 * are printed. Heights are estimated until a row is rendered and measured.
 *
 * Written here, since a library would add 8.5 kB to the first load.
 *
 * @param keyAt Key of a row, under which its height is stored when the order changes.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  keyAt: (index: number) => string,
  { cardsBelow, standIns }: RowWindowOptions,
): RowWindow {
  const [store] = useState(() => createMeasurements(cardsBelow));
  const [travel] = useState(createScrollTravel);
  const state = useStore(store);
  const { heights, seen } = state;
  const isPrinting = usePrinting();
  const isShort = count <= wholeRows;
  const estimate = estimatedHeight(state);
  // Fewer rows belong to another list, and would leave a gap.
  const hasStandIns = standIns > 0 && standIns >= Math.min(count, firstRows);
  const shortRows = useRowsByAndBy(count, { isOn: isShort, height: estimate, hasStandIns });
  const offsets = useMemo(
    () => rowOffsets(count, (index) => heights.get(keyAt(index)) ?? estimate),
    [count, keyAt, heights, estimate],
  );

  useLayoutEffect(() => {
    const element = body.current;
    if (!element || isShort) return;
    let width: number | undefined;
    const look = () => {
      if (element.clientWidth !== width) {
        width = element.clientWidth;
        measureWidth(width, cardsBelow, store);
      }
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [body, store, cardsBelow, isShort]);

  // Runs after every render, since rows may be new or have new content.
  useLayoutEffect(() => {
    if (body.current && !isShort) measureRows(body.current, { store, travel }, { offsets, keyAt });
  });

  useLayoutEffect(() => {
    const element = body.current;
    if (!element || isShort) return;
    const look = () => {
      const top = -element.getBoundingClientRect().top;
      const next = rowsInSight(offsets, top, window.innerHeight, around);
      const { start, end } = store.getState().seen;
      if (next.start !== start || next.end !== end) store.setState({ seen: next });
    };
    const handleScroll = (event: Event) => {
      travel.goOn(event);
      // Renders in the frame of the scroll; otherwise the window would show a gap.
      flushSync(look);
    };
    look();
    // The content above the table may grow.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    for (const name of beginnings) window.addEventListener(name, travel.begin, { passive: true });
    window.addEventListener('scroll', handleScroll, { passive: true });
    document.addEventListener('scrollend', travel.arrive);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      for (const name of beginnings) window.removeEventListener(name, travel.begin);
      window.removeEventListener('scroll', handleScroll);
      document.removeEventListener('scrollend', travel.arrive);
      window.removeEventListener('resize', look);
    };
  }, [body, store, travel, offsets, isShort]);

  if (isPrinting) return { range: { start: 0, end: Math.min(count, printedRows) }, offsets };
  if (isShort) {
    // The first render of a table of few rows has all of them, wherever it is.
    const end = count > firstRows || hasStandIns ? Math.min(count, shortRows) : count;
    return { range: { start: 0, end }, offsets };
  }
  const start = Math.min(seen.start, Math.max(0, count - firstRows));
  const end = Math.min(Math.max(seen.end, start + firstRows), count);
  return { range: { start, end }, offsets };
}
