import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A small line below the main content of a cell. */
export const Quiet = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** An id: it may break anywhere. */
export const Id = styled.span`
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
