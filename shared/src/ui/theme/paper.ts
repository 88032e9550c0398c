/**
 * Attribute of what needs a sheet of paper on its side, such as a table of many columns:
 * `<Box data-wide-sheet="">`.
 */
export const wideSheet = 'data-wide-sheet';
