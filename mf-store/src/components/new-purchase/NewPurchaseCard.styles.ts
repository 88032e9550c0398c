import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** A field as wide as a date; the help above it may be wider. */
export const StartPlace = styled.div`
  button[aria-haspopup] {
    max-width: 200px;
    ${theme.media.phone} {
      max-width: none;
    }
  }
`;

export const Days = styled.span`
  font-variant-numeric: tabular-nums;
  > span {
    white-space: nowrap;
  }
`;
