import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A small spinner beside the verb of a busy button; never alone on a page. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 1em;
  height: 1em;
  flex: none;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: ${theme.radius.pill};
  animation: ${turn} 700ms linear infinite;
`;
