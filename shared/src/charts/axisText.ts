import { theme } from '../theme/theme.ts';
import type { ChartColors } from './chartColors.ts';

/** Text beside an axis, as the chart library takes its style. */
export function axisText({ muted }: ChartColors) {
  return { fill: muted, fontFamily: theme.font.family, fontSize: 12, stroke: 'none' };
}
