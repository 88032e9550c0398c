import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const List = styled.ul`
  margin: ${theme.space(3)} 0 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding-block: ${theme.space(2)};
  font-variant-numeric: tabular-nums;
`;
