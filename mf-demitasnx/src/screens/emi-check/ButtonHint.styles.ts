import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A full-width hint above the buttons of a dialog. */
export const ButtonHint = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** A full-width field above the buttons, visible at any scroll position. */
export const ButtonField = styled.div`
  flex: 1 0 100%;
`;
