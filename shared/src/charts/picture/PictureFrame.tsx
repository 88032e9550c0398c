import type { ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { pictureColors } from '../chartColors.ts';
import type { ChartSeries } from '../ChartData.ts';
import type { Picture } from './Picture.ts';

const margin = 24;
const headHeight = 92;
/** Room for a name in the legend. */
const entryWidth = 220;

interface PictureContent {
  readonly title: string;
  readonly caption: string;
  readonly series: readonly ChartSeries[];
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Height of a picture whose chart has `height` pixels. */
export function pictureHeight(height: number): number {
  return height + headHeight + margin;
}

/** A chart on paper of its own, with title, caption and legend. */
export function framePicture({
  title,
  caption,
  series,
  width,
  height,
  children,
}: PictureContent): Picture {
  const whole = { width: width + 2 * margin, height: pictureHeight(height) };
  return {
    ...whole,
    element: (
      <svg {...whole} viewBox={`0 0 ${whole.width} ${whole.height}`} fontFamily={theme.font.family}>
        <rect {...whole} fill={pictureColors.paper} />
        <text x={margin} y={34} fontSize={16} fontWeight={600} fill={pictureColors.ink}>
          {title}
        </text>
        <text x={margin} y={54} fontSize={12} fill={pictureColors.muted}>
          {caption}
        </text>
        {series.map(({ name, color }, index) => (
          <g key={index} transform={`translate(${margin + index * entryWidth} 68)`}>
            <rect width={12} height={12} rx={2} fill={pictureColors[color]} />
            <text x={20} y={10} fontSize={12} fill={pictureColors.muted}>
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
