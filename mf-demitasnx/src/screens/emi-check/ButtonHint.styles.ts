import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A hint over the whole width above the buttons of a dialog. */
export const ButtonHint = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** A field over the whole width above the buttons, in sight however far the dialog is scrolled. */
export const ButtonField = styled.div`
  flex: 1 0 100%;
`;
