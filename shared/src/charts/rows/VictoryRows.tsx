import { memo } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import type { AxisScale } from '../scale/axisScale.ts';
import { axisText } from '../axisText.ts';
import { pageColors, type ChartColors } from '../chartColors.ts';
import { drawnSeries, type ChartData } from '../ChartData.ts';
import { fitText } from '../scale/fitText.ts';
import { markText } from '../scale/markText.ts';
import { labelRoom, rowPlot, type RowBlock } from './rowGeometry.ts';

interface RowsProps extends RowBlock {
  readonly data: ChartData;
  readonly scale: AxisScale;
  /** In pixels. */
  readonly width: number;
  readonly colors?: ChartColors;
}

/** Some rows of a chart, drawn by victory: a name and a bar of each series in each row. */
export const VictoryRows = memo(function VictoryRows({
  data,
  scale,
  width,
  from,
  to,
  colors = pageColors,
}: RowsProps) {
  const count = to - from;
  const height = count * rowPlot.row;
  const room = labelRoom(width);
  const series = drawnSeries(data);
  const bar = series.length > 1 ? rowPlot.bar.each : rowPlot.bar.one;
  const xOf = (mark: number) => room + (mark / scale.top) * (width - room - rowPlot.right);
  return (
    <svg width={width} height={height} aria-hidden>
      {scale.marks.map((mark) => (
        <line key={mark} x1={xOf(mark)} x2={xOf(mark)} y2={height} stroke={colors.grid} />
      ))}
      {data.labels.slice(from, to).map((label, place) => (
        <text
          key={place}
          x={room - 8}
          y={(place + 0.5) * rowPlot.row}
          dy="0.35em"
          textAnchor="end"
          style={{ ...axisText(colors), fill: colors.ink }}
        >
          {fitText(label, room - 12)}
        </text>
      ))}
      {series.map(({ values, color }, index) => {
        // The library counts rows from below. Bars of one row stand beside each other.
        const shift = ((series.length - 1) / 2 - index) * ((bar + 2) / rowPlot.row);
        const bars = values.slice(from, to).flatMap((y, place) => {
          return y === null || y === 0 ? [] : [{ x: count - place - 0.5 + shift, y }];
        });
        if (bars.length === 0) return null;
        return (
          <VictoryBar
            key={index}
            standalone={false}
            horizontal
            data={bars}
            domain={{ x: [0, count], y: [0, scale.top] }}
            width={width}
            height={height}
            padding={{ top: 0, bottom: 0, left: room, right: rowPlot.right }}
            barWidth={bar}
            style={{ data: { fill: colors[color] } }}
          />
        );
      })}
    </svg>
  );
});

interface RowAxisProps {
  readonly title: string;
  readonly scale: AxisScale;
  readonly width: number;
  readonly colors?: ChartColors;
}

/** The axis below all rows. */
export function VictoryRowAxis({ title, scale, width, colors = pageColors }: RowAxisProps) {
  const room = labelRoom(width);
  const text = axisText(colors);
  return (
    <svg width={width} height={rowPlot.axis} aria-hidden>
      <VictoryAxis
        standalone={false}
        width={width}
        height={rowPlot.axis}
        padding={{ top: 0, bottom: rowPlot.axis - 1, left: room, right: rowPlot.right }}
        domain={[0, scale.top]}
        tickValues={[...scale.marks]}
        tickFormat={markText}
        style={{
          axis: { stroke: colors.grid },
          ticks: { stroke: 'none', size: 0 },
          tickLabels: { ...text, padding: 8 },
        }}
      />
      <text x={(width + room) / 2} y={rowPlot.axis - 8} textAnchor="middle" style={text}>
        {title}
      </text>
    </svg>
  );
}
