import { Button, theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Hint = styled.p`
  max-width: 28ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** The button's place until the page knows whether there is a checkout. */
export const Reserved = styled(Button)`
  visibility: hidden;
`;
