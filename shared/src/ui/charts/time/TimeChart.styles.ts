import { styled } from 'styled-components';
import { hatchStyles } from '../figure/Hatch.tsx';
import { plot } from '../scale/plotGeometry.ts';

/** As high as the chart, whatever draws it: nothing moves when the library arrives. */
export const Place = styled.div`
  ${hatchStyles}
  position: relative;
  height: ${plot.height}px;
  container-type: inline-size;
  print-color-adjust: exact;
  break-inside: avoid;
  > svg {
    max-width: 100%;
  }
`;
