import { cardsBelow, type Extent } from './cardsBelow.ts';
import type { ColumnLayout } from './columnLayouts.ts';

/** Attribute of a cell with the place of its column in the order of leaving. */
export const leavesAttribute = 'data-leaves';

/**
 * The columns of a table by its width, as CSS: the server renders tables without knowing how wide
 * they will be.
 */
export function layoutStyles(layouts: readonly ColumnLayout[], extent: Extent): string {
  const [first, ...narrower] = layouts;
  if (!first) return '';
  const rules = narrower.map(({ left, tracks }, place) => {
    const widerOne = layouts[place]?.needs ?? 0;
    const range = `(max-width: ${String(widerOne - 0.02)}px) and (min-width: ${String(cardsBelow[extent])}px)`;
    // Doubled, so that it counts for cells of numbers too, which have a display of their own.
    const gone = `&& [${leavesAttribute}='${String(left)}'] { display: none; }`;
    return `@container ${extent} ${range} { & { --tracks: ${tracks}; } ${gone} }`;
  });
  return `--tracks: ${first.tracks}; @media screen { ${rules.join(' ')} }`;
}
