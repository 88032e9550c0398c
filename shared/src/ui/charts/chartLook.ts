import type { SeriesColor } from './ChartData.ts';
import { lightPalette } from '../theme/palettes.ts';
import { systemFonts, theme } from '../theme/theme.ts';

/** Every color of a chart and the font of its texts, as CSS values. */
export interface ChartLook {
  readonly first: string;
  readonly second: string;
  /** Of bars in the second color, which have a pattern where colors are forced. */
  readonly secondBars: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  readonly paper: string;
  readonly font: string;
}

/** On the page: colors follow the reader's scheme, and the font the page of another site. */
export const pageLook: ChartLook = {
  first: theme.color.chartFirst,
  second: theme.color.chartSecond,
  secondBars: `var(--chart-hatch, ${theme.color.chartSecond})`,
  ink: theme.color.ink,
  muted: theme.color.muted,
  grid: theme.color.hairline,
  paper: theme.color.paper,
  font: theme.font.family,
};

/**
 * In a picture, which goes into papers and mails: the light scheme, whatever the reader's is, and no
 * variable of a page, which does not reach it.
 */
export const pictureLook: ChartLook = {
  first: lightPalette.chartFirst,
  second: lightPalette.chartSecond,
  secondBars: lightPalette.chartSecond,
  ink: lightPalette.ink,
  muted: lightPalette.muted,
  grid: lightPalette.hairline,
  paper: lightPalette.paper,
  font: systemFonts,
};

/** What bars of a color are filled with. */
export function barFill(look: ChartLook, color: SeriesColor): string {
  return color === 'second' ? look.secondBars : look[color];
}

/** Opacity within the outline of a bar whose number still grows. */
export const runningShare = 0.25;
