export type { ChartData, ChartSeries } from './ChartData.ts';
export type { ChartProps } from './figure/ChartCard.tsx';
export { HeatMap } from './heat/HeatMap.tsx';
export { RowChart } from './rows/RowChart.tsx';
export { TimeChart } from './time/TimeChart.tsx';
