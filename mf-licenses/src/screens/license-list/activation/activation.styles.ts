import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** At the left of the buttons; above them where there is no room. */
export const Hint = styled.p`
  flex: 1 1 160px;
  min-width: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  ${theme.media.phone} {
    flex-basis: 100%;
  }
`;
