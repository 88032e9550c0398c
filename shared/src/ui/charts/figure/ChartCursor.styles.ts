import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { SeriesColor } from '../ChartData.ts';
import { pageLook, runningShare } from '../chartLook.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

export const Area = styled.div<{ readonly $inset: readonly number[] }>`
  position: absolute;
  inset: ${({ $inset }) => $inset.map((each) => `${each}px`).join(' ')};
  cursor: crosshair;
  touch-action: pan-y;
  /* Inside, since the scroll container clips what is outside. */
  &:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    display: none;
  }
`;

const percent = (share: number) => `${share * 100}%`;

// Inline style, since each pointer position would otherwise create a class.
export const Rule = styled.div.attrs<{
  readonly $at: At;
  readonly $is: 'vertical' | 'horizontal';
}>(({ $at, $is }) => ({
  style:
    $is === 'vertical'
      ? { left: percent($at.x), top: 0, bottom: 0, width: 1 }
      : { top: percent($at.y), left: 0, right: 0, height: 1 },
}))`
  position: absolute;
  background: ${theme.color.outline};
  pointer-events: none;
`;

export const Tip = styled.div.attrs<{ readonly $at: At }>(({ $at: { x, y } }) => ({
  style: {
    left: percent(x),
    top: percent(y),
    transform: `translate(${x < 0.5 ? '12px' : 'calc(-100% - 12px)'}, ${y < 0.5 ? '0' : '-100%'})`,
  },
}))`
  position: absolute;
  z-index: 1;
  display: grid;
  gap: ${theme.space(1)};
  min-width: max-content;
  padding: ${theme.space(2)} ${theme.space(3)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.paper};
  border: ${theme.border};
  box-shadow: ${theme.color.shadow};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export const TipValue = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

interface SwatchProps {
  readonly $color: SeriesColor;
  /** Default `bars`; `running` is a bar that still grows, `shaded` the ground of places. */
  readonly $is?: 'bars' | 'line' | 'running' | 'shaded';
}

function swatchFill(color: SeriesColor, is: SwatchProps['$is']): string {
  if (is === 'shaded') return pageLook.shade;
  if (is !== 'running') return pageLook[color];
  return `color-mix(in srgb, ${pageLook[color]} ${runningShare * 100}%, transparent)`;
}

export const Swatch = styled.span<SwatchProps>`
  flex: none;
  width: 12px;
  height: ${({ $is }) => ($is === 'line' ? '3px' : '12px')};
  border: ${({ $is, $color }) => ($is === 'running' ? `1px solid ${pageLook[$color]}` : 0)};
  border-radius: 2px;
  background: ${({ $is, $color }) => swatchFill($color, $is)};
  print-color-adjust: exact;
  ${({ $color, $is }) =>
    $color === 'second' &&
    $is !== 'line' &&
    css`
      @media (forced-colors: active) {
        border: 1px solid ${pageLook.second};
        background: repeating-linear-gradient(
          -45deg,
          ${pageLook.second} 0 2px,
          ${theme.color.paper} 2px 4px
        );
      }
    `}
`;
