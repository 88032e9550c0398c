import type { ReactNode } from 'react';
import { pictureLook, runningShare } from '../chartLook.ts';
import type { ChartSeries, SeriesColor } from '../ChartData.ts';
import type { Picture } from './Picture.ts';

const margin = 24;
const headHeight = 92;
/** Width of an entry in the legend. */
const entryWidth = 220;

interface PictureContent {
  readonly title: string;
  readonly caption: string;
  readonly series: readonly ChartSeries[];
  /** Text for the current period, whose bar is an outline. */
  readonly soFar?: string | undefined;
  /** The meaning of shaded places. */
  readonly shaded?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Height of a picture whose chart has `height` pixels. */
export function pictureHeight(height: number): number {
  return height + headHeight + margin;
}

/** A chart as a separate picture, with title, caption and legend. */
export function framePicture({
  title,
  caption,
  series,
  soFar,
  shaded,
  width,
  height,
  children,
}: PictureContent): Picture {
  const whole = { width: width + 2 * margin, height: pictureHeight(height) };
  return {
    ...whole,
    element: (
      <svg {...whole} viewBox={`0 0 ${whole.width} ${whole.height}`} fontFamily={pictureLook.font}>
        <rect {...whole} fill={pictureLook.paper} />
        <text x={margin} y={34} fontSize={16} fontWeight={600} fill={pictureLook.ink}>
          {title}
        </text>
        <text x={margin} y={54} fontSize={12} fill={pictureLook.muted}>
          {caption}
        </text>
        {legendOf(series, soFar, shaded).map(({ name, color, mark }, index) => (
          <g key={index} transform={`translate(${margin + index * entryWidth} 68)`}>
            <rect
              {...(mark === 'line' ? { y: 4.5, height: 3 } : { height: 12 })}
              width={12}
              rx={mark === 'line' ? 1 : 2}
              fill={mark === 'shaded' ? pictureLook.shade : pictureLook[color]}
              {...(mark === 'running'
                ? { fillOpacity: runningShare, stroke: pictureLook[color] }
                : {})}
            />
            <text x={20} y={10} fontSize={12} fill={pictureLook.muted}>
              {name}
            </text>
          </g>
        ))}
        <svg x={margin} y={headHeight} width={width} height={height}>
          {children}
        </svg>
      </svg>
    ),
  };
}

interface LegendEntry {
  readonly name: string;
  readonly color: SeriesColor;
  readonly mark: 'bars' | 'line' | 'running' | 'shaded';
}

function legendOf(
  series: readonly ChartSeries[],
  soFar: string | undefined,
  shaded: string | undefined,
): LegendEntry[] {
  const entries = series.map(({ name, color, kind }): LegendEntry => {
    return { name, color, mark: kind === 'line' ? 'line' : 'bars' };
  });
  const growing = entries.find(({ mark }) => mark === 'bars');
  if (soFar !== undefined && growing !== undefined) {
    entries.push({ ...growing, name: soFar, mark: 'running' });
  }
  if (shaded !== undefined) entries.push({ name: shaded, color: 'ink', mark: 'shaded' });
  return entries;
}
