/**
 * Attribute of elements that need landscape paper, such as a table of many columns:
 * `<Box data-wide-sheet="">`.
 */
export const wideSheet = 'data-wide-sheet';
