import type { ColumnLayout } from './columnLayouts.ts';

/**
 * Width of a table in pixels below which each row becomes a card: `slim`, or `wide` if the columns
 * that are never hidden need more room.
 */
export const cardsBelow = { slim: 700, wide: 820 } as const;

export type Extent = keyof typeof cardsBelow;

/** Which of the two widths applies to a table. */
export function extentOf(layouts: readonly ColumnLayout[]): Extent {
  const needs = layouts.at(-1)?.needs ?? 0;
  return needs > cardsBelow.slim ? 'wide' : 'slim';
}
