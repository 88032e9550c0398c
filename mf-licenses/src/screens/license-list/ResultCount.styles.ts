import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Count = styled.p`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
