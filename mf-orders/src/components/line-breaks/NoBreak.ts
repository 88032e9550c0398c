import { styled } from 'styled-components';

/** Stays on one line. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;
