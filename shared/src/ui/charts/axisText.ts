import type { ChartLook } from './chartLook.ts';

/** Text beside an axis, as the chart library takes its style. */
export function axisText({ muted, font }: ChartLook) {
  return { fill: muted, fontFamily: font, fontSize: 12, stroke: 'none' };
}
