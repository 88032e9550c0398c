/* eslint-disable testing-library/no-container -- what is drawn has no roles: it is hidden from readers' aids */
import { renderWithProviders } from '../../../testing/index.ts';
import type { ChartData, ChartSeries } from '../ChartData.ts';
import { plot } from '../scale/plotGeometry.ts';
import { LightTimePlot } from './LightTimePlot.tsx';
import { VictoryTimePlot } from './VictoryTimePlot.tsx';

const width = 600;
const inner = { width: width - 2 * plot.side, height: plot.height - plot.top - plot.bottom };

/** The content of a drawing, in pixels: ground, texts, grid lines and points of its marks. */
interface Drawn {
  readonly ground: readonly string[];
  readonly texts: readonly string[];
  readonly grid: readonly string[];
  readonly points: readonly string[];
}

const rounded = (...numbers: readonly number[]) => numbers.map(Math.round).join(' ');
const numberOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);
const sorted = (texts: readonly string[]) => [...new Set(texts)].toSorted();

function drawnLightly(data: ChartData): Drawn {
  const { container } = renderWithProviders(<LightTimePlot data={data} />);
  const xOf = (element: Element, name: string) => {
    const text = element.getAttribute(name) ?? '0';
    const share = text.endsWith('%') ? (Number.parseFloat(text) / 100) * inner.width : Number(text);
    return plot.side + share + (name === 'x' ? numberOf(element, 'dx') : 0);
  };
  const all = (what: string) => [...container.querySelectorAll(what)];
  const shareOf = (element: Element, name: string) =>
    (Number.parseFloat(element.getAttribute(name) ?? '0') / 100) * inner.width;
  return {
    ground: all('rect').map((rect) =>
      rounded(
        plot.side + shareOf(rect, 'x'),
        plot.top,
        shareOf(rect, 'width'),
        numberOf(rect, 'height'),
      ),
    ),
    texts: sorted(all('text').map((text) => `${text.textContent} ${rounded(xOf(text, 'x'))}`)),
    grid: sorted(
      all('line').map((line) =>
        rounded(xOf(line, 'x1'), xOf(line, 'x2'), plot.top + numberOf(line, 'y1')),
      ),
    ),
    points: sorted(
      all('path').flatMap((path) => {
        const [, , places = 1, top = 1] =
          path.parentElement?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
        const fill = path.getAttribute('fill');
        const color = fill === 'none' ? path.getAttribute('stroke') : fill;
        const look = `${color} ${path.getAttribute('fill-opacity') ?? '1'}`;
        return pointsOf(path.getAttribute('d') ?? '').map(([x, y]) => {
          const [right, down] = [(x / places) * inner.width, (y / top) * inner.height];
          return `${look} ${rounded(plot.side + right, plot.top + down)}`;
        });
      }),
    ),
  };
}

function drawnByVictory(data: ChartData): Drawn {
  const { container } = renderWithProviders(<VictoryTimePlot data={data} width={width} />);
  const all = (what: string) => [...container.querySelectorAll<SVGElement>(what)];
  const isSeen = (color: string) => color !== '' && color !== 'none' && color !== 'transparent';
  return {
    ground: all('rect').map((rect) =>
      rounded(...['x', 'y', 'width', 'height'].map((name) => numberOf(rect, name))),
    ),
    texts: sorted(all('text').map((text) => `${text.textContent} ${rounded(numberOf(text, 'x'))}`)),
    grid: sorted(
      all('line')
        .filter(({ style }) => isSeen(style.stroke))
        .map((line) => rounded(numberOf(line, 'x1'), numberOf(line, 'x2'), numberOf(line, 'y1'))),
    ),
    points: sorted(
      all('path').flatMap((path) => {
        const { fill, stroke, fillOpacity } = path.style;
        const look = `${isSeen(fill) ? fill : stroke} ${fillOpacity === '' ? '1' : fillOpacity}`;
        return pointsOf(path.getAttribute('d') ?? '').map(([x, y]) => `${look} ${rounded(x, y)}`);
      }),
    ),
  };
}

/** The points that a path connects; a circle gives its center or its left end, as written. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([MLVh])([^A-Za-z]*)/g), ([, command = '', rest = '']) => {
    const [one = 0, other = 0] = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === 'V') y = one;
    else if (command === 'h') x += one;
    else [x, y] = [one, other];
    return [x, y] as const;
  });
}

const series = (changes: Partial<ChartSeries>): ChartSeries => ({
  name: 'Hours',
  color: 'first',
  values: [1, 0, 3.5],
  format: String,
  ...changes,
});
const days: ChartData = {
  labelTitle: 'Day',
  labels: ['2026-11-01', '2026-11-02', '2026-11-03'],
  shortLabels: ['11-01', '11-02', '11-03'],
  left: { title: 'Hours (h)' },
  series: [series({})],
};

describe('LightTimePlot and VictoryTimePlot', () => {
  it.each<[string, ChartData]>([
    ['bars', days],
    ['a bar that still grows', { ...days, running: '2026-11-03' }],
    ['bars in the second color', { ...days, series: [series({ color: 'second' })] }],
    [
      'counts, of which none is drawn',
      {
        ...days,
        left: { title: 'Uses', isCount: true },
        series: [series({ values: [0, null, 0] })],
      },
    ],
    [
      'a line on an axis of its own',
      {
        ...days,
        right: { title: 'Utilization (%)' },
        series: [
          series({}),
          series({ kind: 'line', axis: 'right', color: 'ink', values: [10, null, 80] }),
        ],
      },
    ],
    [
      'a line that leaves out shaded places without use',
      {
        ...days,
        shaded: { name: 'Weekends', places: [0, 1] },
        marked: [2],
        series: [series({ kind: 'line', color: 'second', values: [10, 0, 80] })],
      },
    ],
  ])('draw the same: %s', (_what, data) => {
    const drawn = drawnLightly(data);
    expect(drawn).toEqual(drawnByVictory(data));
    expect(drawn.ground).toHaveLength(data.shaded?.places.length ?? 0);
  });
});
