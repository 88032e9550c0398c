import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Names = styled.ul`
  margin-block: ${theme.space(2)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;
