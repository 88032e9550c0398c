/**
 * Width of a table in pixels below which each row becomes a card. A table of many columns needs
 * more room than one of few.
 */
export const cardsBelow = { few: 760, many: 970 } as const;

/** Whether a table has few or many columns. */
export function extentOf(columns: readonly unknown[]): keyof typeof cardsBelow {
  return columns.length > 7 ? 'many' : 'few';
}
