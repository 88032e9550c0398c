/**
 * CSS variable of the document with the height of a pinned element: at the bottom of an upright
 * phone (`theme.media.phoneUpright`), below the toolbar of a wide window. Focused elements and
 * others at the bottom leave room for it.
 */
export const pinnedHeight = '--pinned-height';
