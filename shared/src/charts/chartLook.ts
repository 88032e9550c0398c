import { lightPalette } from '../theme/palettes.ts';
import { theme } from '../theme/theme.ts';

/** Every color of a chart, as CSS values. */
export interface ChartColors {
  readonly first: string;
  readonly second: string;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  readonly paper: string;
}

/** On the page: they follow the reader's scheme. */
export const pageColors: ChartColors = {
  first: theme.color.chartFirst,
  second: theme.color.chartSecond,
  ink: theme.color.ink,
  muted: theme.color.muted,
  grid: theme.color.hairline,
  paper: theme.color.paper,
};

/** In a picture, which goes into papers and mails: the light scheme, whatever the reader's is. */
export const pictureColors: ChartColors = {
  first: lightPalette.chartFirst,
  second: lightPalette.chartSecond,
  ink: lightPalette.ink,
  muted: lightPalette.muted,
  grid: lightPalette.hairline,
  paper: lightPalette.paper,
};

/** Opacity within the outline of a bar whose number still grows. */
export const runningShare = 0.25;
