import { css, styled } from 'styled-components';
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

const isNarrow = `(max-width: ${plot.narrow - 0.02}px)`;

/** Labels for a wide or for a narrow place. */
export const Labels = styled.g<{ readonly $room: 'wide' | 'narrow' }>`
  ${({ $room }) =>
    $room === 'wide'
      ? css`
          @container ${isNarrow} {
            display: none;
          }
        `
      : css`
          @container not ${isNarrow} {
            display: none;
          }
        `}
`;
