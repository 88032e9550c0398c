import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
