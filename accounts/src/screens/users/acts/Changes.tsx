import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** What changes by an act, one line each. */
export const Changes = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;
