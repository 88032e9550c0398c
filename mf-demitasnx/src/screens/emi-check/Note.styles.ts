import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A quiet sentence about what stands above it. */
export const Note = styled.p`
  max-width: 72ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;
