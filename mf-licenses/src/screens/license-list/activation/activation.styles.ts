import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** At the left of the buttons; above them on a phone. */
export const Hint = styled.p`
  flex: 1;
  align-self: center;
  min-width: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  ${theme.media.phone} {
    flex-basis: 100%;
  }
`;
