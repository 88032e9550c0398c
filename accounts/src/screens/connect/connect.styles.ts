import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** The address that asks; the one thing here that nobody can choose freely. */
export const Origin = styled.strong`
  overflow-wrap: anywhere;
`;

export const DiscList = styled.ul`
  margin-top: ${theme.space(2)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;
