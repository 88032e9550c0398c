import { pageColors } from '../chartColors.ts';
import { drawnSeries, type ChartData, type ChartSeries } from '../ChartData.ts';
import { labelPlaces } from '../scale/labelPlaces.ts';
import { markText } from '../scale/markText.ts';
import { middleOf, plot, plotScales } from '../scale/plotGeometry.ts';
import { barsPath, dotsPath, linePath } from './plotPaths.ts';
import { Labels } from '../figure/Labels.styles.ts';
import { Surface } from './LightTimePlot.styles.ts';

const height = plot.height - plot.top - plot.bottom;

/**
 * A chart over time without the chart library, in shares of whatever width it gets: on the server,
 * which does not know the width, and until the library is here. It has the library's geometry.
 */
export function LightTimePlot({ data }: { readonly data: ChartData }) {
  const { labels, shortLabels = labels, left, right, labelTitle } = data;
  const scales = plotScales(data);
  const yOf = (mark: number) => height * (1 - mark / scales.left.top);
  const labelsFor = (most: number) =>
    labelPlaces(labels.length, most).map((place) => (
      <text
        key={place}
        x={`${middleOf(place, labels.length) * 100}%`}
        y={height + 20}
        textAnchor="middle"
      >
        {shortLabels[place]}
      </text>
    ));
  return (
    <Surface height={height} aria-hidden>
      {scales.left.marks.map((mark, index) => (
        <g key={mark}>
          <line x2="100%" y1={yOf(mark)} y2={yOf(mark)} stroke={pageColors.grid} />
          <text x={-8} y={yOf(mark)} dy="0.35em" textAnchor="end">
            {markText(mark)}
          </text>
          {right && (
            <text x="100%" dx={8} y={yOf(mark)} dy="0.35em">
              {markText(scales.right.marks[index] ?? 0)}
            </text>
          )}
        </g>
      ))}
      {drawnSeries(data).map((each, index) => (
        <LightSeries key={index} series={each} top={scales[each.axis ?? 'left'].top} />
      ))}
      <Labels $room="wide">{labelsFor(plot.labels.wide)}</Labels>
      <Labels $room="narrow">{labelsFor(plot.labels.narrow)}</Labels>
      <text x={8 - plot.side} y={-20}>
        {left.title}
      </text>
      {right && (
        <text x="100%" dx={plot.side - 8} y={-20} textAnchor="end">
          {right.title}
        </text>
      )}
      <text x="50%" y={height + 46} textAnchor="middle">
        {labelTitle}
      </text>
    </Surface>
  );
}

interface LightSeriesProps {
  readonly series: ChartSeries;
  readonly top: number;
}

function LightSeries({ series: { kind = 'bars', color, values }, top }: LightSeriesProps) {
  const stroke = {
    fill: 'none',
    stroke: pageColors[color],
    vectorEffect: 'non-scaling-stroke',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${values.length} ${top}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {kind === 'bars' ? (
        <path d={barsPath(values, top)} fill={pageColors[color]} />
      ) : (
        <>
          <path d={linePath(values, top)} strokeWidth={2} {...stroke} />
          {values.length <= plot.dotsUpTo && (
            <path d={dotsPath(values, top)} strokeWidth={7} {...stroke} />
          )}
        </>
      )}
    </svg>
  );
}
