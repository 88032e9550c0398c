import { pinnedHeight, theme } from '@portal/shared';

/** The media condition for windows with room for a sticky card above the goods. */
export const roomy = '@media (min-width: 600px) and (min-height: 640px)';
/** The media condition for windows with room for a sticky column. */
export const tall = '@media (min-height: 640px)';

/** Background above and below the sticky card, covering content that scrolls behind it. */
export const coverage = theme.space(3);

/**
 * Assumed height of the card until it is measured, for anchors that are scrolled to before that.
 */
const usualHeight = '94px';

/** The top of table headings that stick below the card. */
export const stickyBelowTotals = `calc(
  ${theme.size.toolbar} + 2 * ${coverage} + var(${pinnedHeight}, ${usualHeight})
)`;

/** Declarations for the summary beside the goods: a window and a screen with room for it. */
export function beside(declarations: string): string {
  return `@media (min-width: 1024px) { @container shop (min-width: 700px) { ${declarations} } }`;
}
