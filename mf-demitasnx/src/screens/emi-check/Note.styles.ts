import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A muted sentence about the content above. */
export const Note = styled.p`
  max-width: 72ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;
