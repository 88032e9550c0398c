import { css, styled } from 'styled-components';
import { plot } from '../scale/plotGeometry.ts';

const isNarrow = `(max-width: ${plot.narrow - 0.02}px)`;

/** Labels for a wide or a narrow chart. */
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
