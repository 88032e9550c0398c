import { systemFonts } from '../theme/theme.ts';
import type { ChartColors } from './chartColors.ts';

/**
 * Text beside an axis, as the chart library takes its style. Its font is the system's also where the page
 * of another site has one of its own: no variable of a page reaches a picture that is saved.
 */
export function axisText({ muted }: ChartColors) {
  return { fill: muted, fontFamily: systemFonts, fontSize: 12, stroke: 'none' };
}
