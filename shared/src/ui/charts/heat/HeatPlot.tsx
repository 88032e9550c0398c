import { Labels } from '../figure/Labels.styles.ts';
import { pageLook, type ChartLook } from '../chartLook.ts';

/** Sizes in pixels of the chart with a field for each hour of each weekday. */
export const heatPlot = { row: 32, left: 56, right: 24, bottom: 56, gap: 1 } as const;

interface HeatPlotProps {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly columnTitle: string;
  /** Row by row. */
  readonly values: readonly number[];
  readonly look?: ChartLook;
  /** In pixels; default: the width of its container. */
  readonly width?: number;
}

/** Height of the chart in pixels. */
export function heatHeight(rows: number): number {
  return rows * heatPlot.row + heatPlot.bottom;
}

/** Every third or sixth column has a label, which fits on a page and a phone. */
const labelEach = { wide: 3, narrow: 6 } as const;
const faintest = 0.12;

/**
 * The fields of a heat map. Drawn without the chart library, which has no such chart: in shares of
 * the width, so that the server renders the same.
 */
export function HeatPlot({
  rows,
  columns,
  columnTitle,
  values,
  look = pageLook,
  width,
}: HeatPlotProps) {
  const highest = values.reduce((top, value) => Math.max(top, value), 0);
  const share = (column: number) => `${(column / columns.length) * 100}%`;
  const strength = (value: number) => faintest + (1 - faintest) * (value / highest);
  const bottom = rows.length * heatPlot.row;
  const labelsFor = (each: number) =>
    columns.map((column, index) =>
      index % each === 0 ? (
        <text key={column} x={share(index + 0.5)} y={bottom + 18} textAnchor="middle">
          {column}
        </text>
      ) : null,
    );
  return (
    <svg
      width={width === undefined ? '100%' : width - heatPlot.left - heatPlot.right}
      height={heatHeight(rows.length)}
      overflow="visible"
      fontSize={12}
      fill={look.muted}
      {...(width === undefined ? {} : { x: heatPlot.left })}
      aria-hidden
    >
      {rows.map((row, index) => (
        <text key={row} x={-8} y={(index + 0.5) * heatPlot.row} dy="0.35em" textAnchor="end">
          {row}
        </text>
      ))}
      {values.map((value, place) => (
        <rect
          key={place}
          x={share(place % columns.length)}
          y={Math.floor(place / columns.length) * heatPlot.row}
          width={share(1)}
          height={heatPlot.row}
          fill={value === 0 ? look.grid : look.first}
          fillOpacity={value === 0 ? 0.5 : strength(value)}
          stroke={look.paper}
          strokeWidth={heatPlot.gap}
        />
      ))}
      {width === undefined ? (
        <>
          <Labels $room="wide">{labelsFor(labelEach.wide)}</Labels>
          <Labels $room="narrow">{labelsFor(labelEach.narrow)}</Labels>
        </>
      ) : (
        labelsFor(labelEach.wide)
      )}
      <text x="50%" y={bottom + 44} textAnchor="middle">
        {columnTitle}
      </text>
    </svg>
  );
}
