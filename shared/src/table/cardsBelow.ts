/**
 * Below this width of the table itself, in pixels, each row becomes a card. A table of many columns
 * has no room for them all long before one of few.
 */
export const cardsBelow = { few: 760, many: 970 } as const;

/** Whether a table has few or many columns. */
export function extentOf(columns: readonly unknown[]): keyof typeof cardsBelow {
  return columns.length > 8 ? 'many' : 'few';
}
