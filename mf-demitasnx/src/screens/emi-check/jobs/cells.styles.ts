import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A small line below the main content of a cell. */
export const Quiet = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** The buttons of a report in one line. */
export const Downloads = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
`;
