import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
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
`;

// Set on the element: a long chart has a hundred of them.
export const Block = styled.div.attrs<{ readonly $top: number; readonly $rows: number }>(
  ({ $top, $rows }) => ({ style: { top: $top, height: $rows * rowPlot.row } }),
)`
  position: absolute;
  left: 0;
  right: 0;
  > svg {
    display: block;
    max-width: 100%;
  }
`;

export const AxisPlace = styled.div`
  height: ${rowPlot.axis}px;
  overflow: hidden;
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
