/**
 * CSS variable of the document with the height of an element that stays in sight: at the bottom of
 * an upright phone (`theme.media.phoneUpright`), below the toolbar of a wide window. What has focus
 * and what rises from the bottom keep clear of it.
 */
export const pinnedHeight = '--pinned-height';
