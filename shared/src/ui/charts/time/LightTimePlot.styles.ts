import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { plot } from '../scale/plotGeometry.ts';

/** The plot between its axes; what stands beside the axes reaches out of it. */
export const Surface = styled.svg`
  position: absolute;
  top: ${plot.top}px;
  left: ${plot.side}px;
  width: calc(100% - ${2 * plot.side}px);
  overflow: visible;
  font-size: ${theme.font.size.s};
  fill: ${theme.color.muted};
`;
