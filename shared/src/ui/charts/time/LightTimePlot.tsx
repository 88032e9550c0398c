import { styled } from 'styled-components';
import { barFill, pageLook, runningShare } from '../chartLook.ts';
import { type ChartData, type ChartSeries, drawnSeries } from '../ChartData.ts';
import type { AxisScale } from '../scale/axisScale.ts';
import { markText } from '../scale/markText.ts';
import { labeledPlaces, middleOf, plot, plotScales, runningBar } from '../scale/plotGeometry.ts';
import { Labels } from '../figure/Labels.styles.ts';
import { theme } from '../../theme/theme.ts';
import { barsPath, dotsPath, linePath } from './plotPaths.ts';

/** The plot between the axes; axis texts overflow it. */
const Surface = styled.svg`
  position: absolute;
  top: ${plot.top}px;
  left: ${plot.side}px;
  width: calc(100% - ${2 * plot.side}px);
  overflow: visible;
  font-size: ${theme.font.size.s};
  fill: ${theme.color.muted};
`;

const height = plot.height - plot.top - plot.bottom;

/**
 * A chart over time without the chart library, in shares of its width: for the server, which does
 * not know the width, and until the library is loaded. It has the same geometry.
 */
export function LightTimePlot({ data }: { readonly data: ChartData }) {
  const { labels, shortLabels = labels, left, right, labelTitle, shaded } = data;
  const labeled = labeledPlaces(data);
  const scales = plotScales(data);
  const yOf = (mark: number, { top }: AxisScale) => height * (1 - mark / top);
  const share = 100 / labels.length;
  const labelsFor = (places: readonly number[]) =>
    places.map((place) => (
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
      {shaded?.places.map((place) => (
        <rect
          key={place}
          x={`${place * share}%`}
          width={`${share}%`}
          height={height}
          fill={pageLook.shade}
        />
      ))}
      {scales.left.marks.map((mark) => (
        <g key={mark}>
          <line
            x2="100%"
            y1={yOf(mark, scales.left)}
            y2={yOf(mark, scales.left)}
            stroke={pageLook.grid}
          />
          <text x={-8} y={yOf(mark, scales.left)} dy="0.35em" textAnchor="end">
            {markText(mark)}
          </text>
        </g>
      ))}
      {right &&
        scales.right.marks.map((mark) => (
          <text key={mark} x="100%" dx={8} y={yOf(mark, scales.right)} dy="0.35em">
            {markText(mark)}
          </text>
        ))}
      {drawnSeries(data).map((each, index) => (
        <LightSeries
          key={index}
          series={each}
          running={runningBar(data)}
          top={scales[each.axis ?? 'left'].top}
        />
      ))}
      <Labels $room="wide">{labelsFor(labeled.wide)}</Labels>
      <Labels $room="narrow">{labelsFor(labeled.narrow)}</Labels>
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
  /** The place whose bar still grows. */
  readonly running: number;
  readonly top: number;
}

function LightSeries({ series, running, top }: LightSeriesProps) {
  const { kind = 'bars', color, values } = series;
  const fill = barFill(pageLook, color);
  const outline = { stroke: pageLook[color], vectorEffect: 'non-scaling-stroke' } as const;
  const stroke = {
    ...outline,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const only = (isShown: (place: number) => boolean) =>
    barsPath(
      values.map((value, place) => (isShown(place) ? value : null)),
      top,
    );
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${values.length} ${top}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {kind === 'bars' ? (
        <>
          <path d={only((place) => place !== running)} fill={fill} />
          <path
            d={only((place) => place === running)}
            fill={fill}
            fillOpacity={runningShare}
            {...outline}
          />
        </>
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
