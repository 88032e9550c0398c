/** A bar chart of the days of a month. */
interface MonthChart {
  readonly title: string;
  /** From the first day on; 0 or more. */
  readonly values: readonly number[];
  /** A reference level, such as the number of licenses. */
  readonly level?: { readonly value: number; readonly text: string };
}

/** In CSS pixels. */
export const chartWidth = 420;
const height = 200;
const plot = { left: 44, right: 8, top: 44, bottom: 28 } as const;
const plotWidth = chartWidth - plot.left - plot.right;
const plotHeight = height - plot.top - plot.bottom;

/** The brand's colors as literals, since a picture has no CSS variables. */
const color = {
  ground: '#ffffff',
  ink: '#14201c',
  muted: '#52615b',
  line: '#dde3e7',
  bar: '#07705a',
  level: '#b3470e',
} as const;

/** Draws the chart as SVG, in the font of the portal's papers. */
export function monthChart({ title, values, level }: MonthChart): string {
  const top = niceTop(Math.max(...values, level?.value ?? 0));
  const y = (value: number) => round(plot.top + plotHeight * (1 - value / top));
  const slot = plotWidth / Math.max(1, values.length);
  const x = (index: number) => round(plot.left + slot * index);
  const base = y(0);
  const bars = values.flatMap((value, index) => {
    if (value === 0) return [];
    const size = `width="${round(slot * 0.7)}" height="${round(base - y(value))}"`;
    return [
      `<rect x="${round(x(index) + slot * 0.15)}" y="${y(value)}" ${size} fill="${color.bar}"/>`,
    ];
  });
  const grid = [0, top / 2, top].flatMap((value) => [
    `<line x1="${plot.left}" x2="${chartWidth - plot.right}" y1="${y(value)}" y2="${y(value)}" stroke="${color.line}"/>`,
    text({ x: plot.left - 6, y: y(value) + 4, anchor: 'end', fill: color.muted }, String(value)),
  ]);
  const days = values.flatMap((_, index) => {
    const day = index + 1;
    if (day !== 1 && day % 5 !== 0) return [];
    const place = { x: round(x(index) + slot / 2), y: height - 10, anchor: 'middle' } as const;
    return [text({ ...place, fill: color.muted }, String(day))];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${chartWidth}" height="${height}" viewBox="0 0 ${chartWidth} ${height}">`,
    `<rect width="${chartWidth}" height="${height}" fill="${color.ground}"/>`,
    `<g font-family="Noto Sans JP" font-size="12">`,
    `<text x="0" y="16" font-size="14" font-weight="700" fill="${color.ink}">${escape(title)}</text>`,
    ...grid,
    ...bars,
    ...days,
    ...(level ? levelLine(level.text, y(level.value)) : []),
    '</g></svg>',
  ].join('\n');
}

function levelLine(words: string, y: number): readonly string[] {
  const right = chartWidth - plot.right;
  return [
    `<line x1="${plot.left}" x2="${right}" y1="${y}" y2="${y}" stroke="${color.level}" stroke-width="1.5" stroke-dasharray="5 3"/>`,
    // Above the plot, so that no bar or grid line crosses the text.
    text({ x: right, y: plot.top - 10, anchor: 'end', fill: color.level }, words),
  ];
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  readonly fill: string;
}

function text({ x, y, anchor, fill }: TextPlace, words: string): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}">${escape(words)}</text>`;
}

/** The lowest number of the form 2, 4, 10, 20 and so on that is at least the highest value. */
function niceTop(highest: number): number {
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((each) => each >= highest) ?? highest;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
