import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A hint above the buttons, over their whole width. */
export const Hint = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;
