import type { SeriesColor } from './ChartData.ts';
import { lightPalette } from '../theme/palettes.ts';
import { systemFonts, theme } from '../theme/theme.ts';

/** All colors of a chart and its font, as CSS values. */
export interface ChartLook {
  readonly first: string;
  readonly second: string;
  /** The fill of bars in the second color; a pattern where colors are forced. */
  readonly secondBars: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  /** The ground of shaded places. */
  readonly shade: string;
  readonly paper: string;
  readonly font: string;
}

/** For the page: the reader's color scheme; in another site, that site's font. */
export const pageLook: ChartLook = {
  first: theme.color.chartFirst,
  second: theme.color.chartSecond,
  secondBars: `var(--chart-hatch, ${theme.color.chartSecond})`,
  ink: theme.color.ink,
  muted: theme.color.muted,
  grid: theme.color.hairline,
  shade: theme.color.hover,
  paper: theme.color.paper,
  font: theme.font.family,
};

/**
 * For a saved picture, as used in papers and mails: always the light scheme, and no CSS variables,
 * which a picture does not have.
 */
export const pictureLook: ChartLook = {
  first: lightPalette.chartFirst,
  second: lightPalette.chartSecond,
  secondBars: lightPalette.chartSecond,
  ink: lightPalette.ink,
  muted: lightPalette.muted,
  grid: lightPalette.hairline,
  shade: lightPalette.hover,
  paper: lightPalette.paper,
  font: systemFonts,
};

/** The fill of bars of a color. */
export function barFill(look: ChartLook, color: SeriesColor): string {
  return color === 'second' ? look.secondBars : look[color];
}

/** Opacity of the inside of a bar whose value still grows. */
export const runningShare = 0.25;
