/**
 * CSS variable of the document with the height of what stays at the bottom of the window, at any
 * width. What has focus and what rises from the bottom keep clear of it.
 */
export const bottomHeight = '--bottom-height';
