import { styled } from 'styled-components';
import { theme } from '@portal/shared';
import { CardSection } from '../cards.styles.ts';

/** A field as wide as a date; the help above it may be wider. */
export const StartPlace = styled(CardSection)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space(3)};
  border-top: ${theme.border};
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
