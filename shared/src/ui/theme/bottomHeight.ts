/**
 * CSS variable of the document with the height of a bar at the bottom of the window, at any width.
 * Focused elements and others at the bottom leave room for it.
 */
export const bottomHeight = '--bottom-height';
