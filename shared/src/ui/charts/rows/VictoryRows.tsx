import { memo } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import type { AxisScale } from '../scale/axisScale.ts';
import { axisText } from '../axisText.ts';
import { barFill, pageLook, type ChartLook } from '../chartLook.ts';
import { drawnSeries, type ChartData } from '../ChartData.ts';
import { fitLines } from '../scale/fitLines.ts';
import { markText } from '../scale/markText.ts';
import { rowBars } from './rowBars.ts';
import { rowPlot, type RowBlock } from './rowGeometry.ts';

interface RowsProps extends RowBlock {
  readonly data: ChartData;
  readonly scale: AxisScale;
  /** In pixels, including the labels. */
  readonly width: number;
  readonly room: number;
  readonly look?: ChartLook;
}

/** Line height of the labels. */
const lineHeight = 16;

/** Some rows of a chart, drawn by victory: each has a name and a bar per series. */
export const VictoryRows = memo(function VictoryRows({
  data,
  scale,
  width,
  room,
  from,
  to,
  look = pageLook,
}: RowsProps) {
  const count = to - from;
  const height = count * rowPlot.row;
  const series = drawnSeries(data);
  const xOf = (mark: number) => room + (mark / scale.top) * (width - room - rowPlot.right);
  return (
    <svg width={width} height={height} aria-hidden>
      {scale.marks.map((mark) => (
        <line key={mark} x1={xOf(mark)} x2={xOf(mark)} y2={height} stroke={look.grid} />
      ))}
      {data.labels.slice(from, to).map((label, place) => {
        const lines = fitLines(label, room - 12);
        return lines.map((line, index) => (
          <text
            key={`${String(place)}-${String(index)}`}
            x={room - 8}
            y={(place + 0.5) * rowPlot.row + (index - (lines.length - 1) / 2) * lineHeight}
            dy="0.35em"
            textAnchor="end"
            style={{ ...axisText(look), fill: index === 0 ? look.ink : look.muted }}
          >
            {line}
          </text>
        ));
      })}
      {series.map(({ color }, index) => {
        const bars = rowBars(series, index, { from, to });
        if (bars.length === 0) return null;
        return (
          <VictoryBar
            key={index}
            standalone={false}
            horizontal
            data={[...bars]}
            domain={{ x: [0, count], y: [0, scale.top] }}
            width={width}
            height={height}
            padding={{ top: 0, bottom: 0, left: room, right: rowPlot.right }}
            barWidth={({ index }) => bars[Number(index)]?.width ?? rowPlot.bar.one}
            style={{ data: { fill: barFill(look, color) } }}
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
  readonly room: number;
  readonly look?: ChartLook;
}

/** The axis below all rows. */
export function VictoryRowAxis({ title, scale, width, room, look = pageLook }: RowAxisProps) {
  const text = axisText(look);
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
          axis: { stroke: look.grid },
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
