import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** A field as wide as a day; the help above it may be longer. */
export const StartPlace = styled.div`
  button[aria-haspopup] {
    max-width: 200px;
    ${theme.media.phone} {
      max-width: none;
    }
  }
`;

/** A select field in a table cell, as narrow as its text. */
export const QuantityPlace = styled.div`
  min-width: 72px;
  /* The hidden label has no height, but its gap has. */
  margin-top: -${theme.space(1)};
  select {
    min-height: ${theme.size.controlSmall};
    ${theme.media.touch} {
      min-height: ${theme.size.touch};
    }
  }
`;

export const Days = styled.span`
  font-variant-numeric: tabular-nums;
  > span {
    white-space: nowrap;
  }
`;
