import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Count at the left, what can be done with the result at the right. */
export const ResultBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-bottom: ${theme.border};
`;
