import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const AlertPlace = styled.div`
  margin-top: ${theme.space(4)};
`;
