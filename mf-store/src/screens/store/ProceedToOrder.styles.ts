import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Hint = styled.p`
  max-width: 28ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
