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

// Inline style: a long chart has a hundred blocks.
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
  /* In normal flow, since page breaks do not affect absolute positions. */
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

/** The number of hidden rows. */
export const More = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  text-align: center;
  @media print {
    display: none;
  }
`;
