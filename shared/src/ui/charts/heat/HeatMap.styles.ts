import { styled } from 'styled-components';
import { heatPlot } from './HeatPlot.tsx';

export const HeatPlace = styled.div<{ readonly $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  container-type: inline-size;
  print-color-adjust: exact;
  break-inside: avoid;
`;

export const HeatSurface = styled.div`
  position: absolute;
  inset: 0 ${heatPlot.right}px 0 ${heatPlot.left}px;
`;
