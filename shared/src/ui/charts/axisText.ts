import type { ChartLook } from './chartLook.ts';

/** The style of axis texts, for the chart library. */
export function axisText({ muted, font }: ChartLook) {
  return { fill: muted, fontFamily: font, fontSize: 12, stroke: 'none' };
}
