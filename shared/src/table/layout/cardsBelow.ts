import { columnLayouts } from './columnLayouts.ts';

/**
 * Width of a table in pixels below which each row becomes a card: `slim`, or `wide` where the
 * columns that stay need more room.
 */
export const cardsBelow = { slim: 700, wide: 820 } as const;

export type Extent = keyof typeof cardsBelow;

/** Which of the two widths a table has. */
export function extentOf(columns: Parameters<typeof columnLayouts>[0]): Extent {
  const needs = columnLayouts(columns).at(-1)?.needs ?? 0;
  return needs > cardsBelow.slim ? 'wide' : 'slim';
}
