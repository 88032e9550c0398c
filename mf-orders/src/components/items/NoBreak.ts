import { styled } from 'styled-components';

/** A text that stays on one line. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;
