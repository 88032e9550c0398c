import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RowOffsets, RowRange } from './rowOffsets.ts';
import type { ScrollTravel } from './scrollTravel.ts';

/** The measured rows of a table on the page. */
interface RowMeasurements {
  /** Heights in pixels of the rows that have been rendered, by their keys. */
  readonly heights: ReadonlyMap<string, number>;
  readonly isCards: boolean;
  /** The visible rows and some around them. */
  readonly seen: RowRange;
}

type MeasurementStore = StoreApi<RowMeasurements>;

/**
 * Estimated heights in pixels of a row that is not measured: one line, and a card of nine lines.
 */
const rowHeight = 33;
const cardHeight = 340;
/** Number of rows of the first render, about a screen; it must be the same on the server. */
export const firstRows = 24;
/**
 * Number of rows up to which all are in the document, so that the browser's search, its selection
 * and its reader find them. More are rendered as the page scrolls.
 */
export const wholeRows = 200;
/** Number of rows that are printed at most. */
export const printedRows = 2000;

/** @param cardsBelow width in pixels of the table below which rows are cards; no wider than the window */
export function createMeasurements(cardsBelow: number): MeasurementStore {
  return createStore<RowMeasurements>(() => ({
    heights: new Map(),
    isCards: typeof window !== 'undefined' && window.innerWidth < cardsBelow,
    seen: { start: 0, end: firstRows },
  }));
}

export function estimatedHeight({ isCards }: RowMeasurements): number {
  return isCards ? cardHeight : rowHeight;
}

interface Rows {
  readonly offsets: RowOffsets;
  readonly keyAt: (index: number) => string;
}

/**
 * Measures the rendered rows. When a row above the window has another height than estimated, the
 * page is scrolled by the difference, so that the visible rows stay where they are.
 */
export function measureRows(
  body: HTMLElement,
  { store, travel }: { readonly store: MeasurementStore; readonly travel: ScrollTravel },
  rows: Rows,
): void {
  const state = store.getState();
  const top = body.getBoundingClientRect().top;
  const heights = new Map(state.heights);
  let moved = 0;
  let hasChanged = false;
  for (const row of body.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
    const index = Number(row.dataset.index);
    const key = rows.keyAt(index);
    const height = row.getBoundingClientRect().height;
    const known = heights.get(key) ?? estimatedHeight(state);
    // Without layout (a hidden page, a test) all heights are 0.
    if (height === 0 || Math.abs(height - known) < 0.5) continue;
    heights.set(key, height);
    hasChanged = true;
    if (top + (rows.offsets[index] ?? 0) < 0) moved += height - known;
  }
  if (hasChanged) store.setState({ heights });
  if (moved !== 0) travel.moveAlong(moved);
}

/** Stores a new width of the table and drops the measured heights, which are no longer right. */
export function measureWidth(width: number, cardsBelow: number, store: MeasurementStore): void {
  const isCards = width > 0 && width < cardsBelow;
  const { heights, isCards: wereCards } = store.getState();
  if (heights.size > 0 || isCards !== wereCards) store.setState({ heights: new Map(), isCards });
}
