import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RowOffsets, RowRange } from './rowOffsets.ts';
import type { ScrollTravel } from './scrollTravel.ts';

/** The measurements of a table's rows. */
interface RowMeasurements {
  /** Heights in pixels of the rendered rows, by key. */
  readonly heights: ReadonlyMap<string, number>;
  readonly isCards: boolean;
  /** The visible rows and some around them. */
  readonly seen: RowRange;
}

type MeasurementStore = StoreApi<RowMeasurements>;

/** Estimated heights in pixels of a row that is not measured: one line, or a card of three. */
const rowHeight = 33;
const cardHeight = 130;
/** Number of rows of the first render, about a screen; server and browser must agree. */
export const firstRows = 24;
/**
 * Number of rows up to which all are rendered, so that the browser's search, selection and reader
 * view include them. More are rendered on scroll.
 */
export const wholeRows = 200;
/** Maximum number of printed rows. */
export const printedRows = 2000;

/**
 * @param cardsBelow Width of the table in pixels below which rows are cards; at most the width of
 * the window.
 */
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
 * Measures the rendered rows. If the height of a row above the window differs from its estimate,
 * the page scrolls by the difference, so that the visible rows keep their position.
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

/** Stores a new width of the table and discards the measured heights, which no longer apply. */
export function measureWidth(width: number, cardsBelow: number, store: MeasurementStore): void {
  const isCards = width > 0 && width < cardsBelow;
  const { heights, isCards: wereCards } = store.getState();
  if (heights.size > 0 || isCards !== wereCards) store.setState({ heights: new Map(), isCards });
}
