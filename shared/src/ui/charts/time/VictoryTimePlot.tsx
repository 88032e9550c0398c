import { VictoryArea, VictoryAxis, VictoryBar, VictoryLine, VictoryScatter } from 'victory';
import { axisText } from '../axisText.ts';
import { barFill, pageLook, runningShare, type ChartLook } from '../chartLook.ts';
import { drawnSeries, type ChartData, type ChartSeries } from '../ChartData.ts';
import { markText } from '../scale/markText.ts';
import { barShareOf, labeledPlaces, plot, plotScales, runningBar } from '../scale/plotGeometry.ts';

export interface TimePlotProps {
  readonly data: ChartData;
  /** In pixels. */
  readonly width: number;
  readonly look?: ChartLook;
}

const padding = { top: plot.top, bottom: plot.bottom, left: plot.side, right: plot.side };

/** A chart over time, drawn by victory: bars and lines over places of equal width. */
export function VictoryTimePlot({ data, width, look = pageLook }: TimePlotProps) {
  const { labels, shortLabels = labels, left, right, labelTitle, shaded } = data;
  const scales = plotScales(data);
  const count = Math.max(labels.length, 1);
  const band = (width - 2 * plot.side) / count;
  const frame = { standalone: false, width, height: plot.height, padding } as const;
  const x: [number, number] = [0.5, count + 0.5];
  const places = labeledPlaces(data)[width < plot.narrow ? 'narrow' : 'wide'];
  const text = axisText(look);
  const bare = { axis: { stroke: 'none' }, ticks: { stroke: 'none', size: 0 } };
  return (
    <svg width={width} height={plot.height} aria-hidden>
      {shaded?.places.map((place) => (
        <rect
          key={place}
          x={plot.side + place * band}
          y={plot.top}
          width={band}
          height={plot.height - plot.top - plot.bottom}
          fill={look.shade}
        />
      ))}
      <VictoryAxis
        {...frame}
        dependentAxis
        domain={{ x, y: [0, scales.left.top] }}
        tickValues={[...scales.left.marks]}
        tickFormat={markText}
        style={{
          ...bare,
          grid: { stroke: look.grid, strokeDasharray: 'none' },
          tickLabels: { ...text, padding: 8 },
        }}
      />
      {right && (
        <VictoryAxis
          {...frame}
          dependentAxis
          orientation="right"
          domain={{ x, y: [0, scales.right.top] }}
          tickValues={[...scales.right.marks]}
          tickFormat={markText}
          style={{ ...bare, grid: { stroke: 'none' }, tickLabels: { ...text, padding: 8 } }}
        />
      )}
      {places.length > 0 && (
        <VictoryAxis
          {...frame}
          domain={{ x, y: [0, scales.left.top] }}
          tickValues={places.map((place) => place + 1)}
          tickFormat={(place: number) => shortLabels[place - 1] ?? ''}
          style={{ ...bare, grid: { stroke: 'none' }, tickLabels: { ...text, padding: 8 } }}
        />
      )}
      {drawnSeries(data).map((each, index) => (
        <Series
          key={index}
          series={each}
          frame={{ ...frame, domain: { x, y: [0, scales[each.axis ?? 'left'].top] } }}
          barWidth={band * barShareOf(count)}
          color={look[each.color]}
          fill={barFill(look, each.color)}
          running={runningBar(data)}
        />
      ))}
      <g style={text}>
        <text x={8} y={plot.top - 20}>
          {left.title}
        </text>
        {right && (
          <text x={width - 8} y={plot.top - 20} textAnchor="end">
            {right.title}
          </text>
        )}
        <text x={width / 2} y={plot.height - plot.bottom + 46} textAnchor="middle">
          {labelTitle}
        </text>
      </g>
    </svg>
  );
}

interface SeriesProps {
  readonly series: ChartSeries;
  readonly frame: object;
  readonly barWidth: number;
  readonly color: string;
  /** Of bars. */
  readonly fill: string;
  /** The place whose bar still grows. */
  readonly running: number;
}

function Series({ series, frame, barWidth, color, fill, running }: SeriesProps) {
  const { kind = 'bars', values } = series;
  const points = values.map((y, place) => ({ x: place + 1, y }));
  if (kind === 'line') {
    return (
      <>
        <VictoryLine
          {...frame}
          groupComponent={<g />}
          data={points}
          style={{ data: { stroke: color, strokeWidth: 2, strokeLinecap: 'round' } }}
        />
        {values.length <= plot.dotsUpTo && (
          <VictoryScatter
            {...frame}
            data={points.filter(({ y }) => y !== null)}
            size={3.5}
            style={{ data: { fill: color } }}
          />
        )}
      </>
    );
  }
  if (values.length < plot.areaFrom) {
    const shown = points.filter(({ y }) => y !== null && y > 0);
    if (shown.length === 0) return null;
    const growing = shown.findIndex(({ x }) => x === running + 1);
    return (
      <VictoryBar
        {...frame}
        data={shown}
        barWidth={barWidth}
        style={{
          data: {
            fill,
            fillOpacity: ({ index }) => (index === growing ? runningShare : 1),
            stroke: ({ index }) => (index === growing ? color : 'none'),
            strokeWidth: 1,
          },
        }}
      />
    );
  }
  // Each step begins half a place before its center; the first and last end at the plot's sides.
  const stepped = [
    { x: 0.5, y: values[0] ?? 0 },
    ...points.map(({ x, y }) => ({ x, y: y ?? 0 })),
    { x: values.length + 0.5, y: values.at(-1) ?? 0 },
  ];
  return (
    <VictoryArea
      {...frame}
      groupComponent={<g />}
      data={stepped}
      interpolation="step"
      style={{ data: { fill, fillOpacity: 1, stroke: 'none' } }}
    />
  );
}
