import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { hatchStyles } from '../figure/Hatch.tsx';
import { rowPlot } from './rowGeometry.ts';

export const Scroller = styled.div<{ readonly $height: number }>`
  max-height: ${({ $height }) => $height}px;
  overflow: hidden auto;
  scrollbar-gutter: stable;
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

export const Rows = styled.div<{ readonly $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  print-color-adjust: exact;
  @media print {
    height: auto;
  }
`;

// Set on the element: a long chart has a hundred of them.
export const Block = styled.div.attrs<{ readonly $top: number; readonly $rows: number }>(
  ({ $top, $rows }) => ({ style: { top: $top, height: $rows * rowPlot.row } }),
)`
  ${hatchStyles}
  position: absolute;
  left: 0;
  right: 0;
  > svg {
    display: block;
    max-width: 100%;
  }
  /* One below the other: what is placed by its pixels ignores where a sheet ends. */
  @media print {
    position: static;
    break-inside: avoid;
  }
`;

export const AxisPlace = styled.div`
  height: ${rowPlot.axis}px;
  overflow: hidden;
  break-before: avoid;
`;

/** Of rows below those in sight. */
export const More = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  text-align: center;
  @media print {
    display: none;
  }
`;
