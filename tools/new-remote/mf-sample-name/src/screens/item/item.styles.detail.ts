import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Breadcrumbs = styled.nav`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.font.size.m};
`;
