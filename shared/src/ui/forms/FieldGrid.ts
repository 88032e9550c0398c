import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/**
 * Short fields side by side where there is room. Labels, help texts, controls and errors of a line
 * share four rows, so that controls align whichever field has a help or error.
 */
export const FieldGrid = styled.div<{
  /** Minimum width of a field in px. */
  readonly $least: number;
}>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${({ $least }) => $least}px, 1fr));
  /* A row gap would remain where a row is empty, so fields have margins instead. */
  gap: 0 ${theme.space(4)};
  margin-bottom: -${theme.space(5)};
  > div {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    gap: 0;
    margin-bottom: ${theme.space(5)};
    > :first-child {
      grid-row: 1;
    }
    > :first-child + p {
      grid-row: 2;
    }
    > :first-child ~ :not(p) {
      grid-row: 3;
      margin-top: ${theme.space(1)};
    }
    > :first-child ~ :not(p) ~ p {
      grid-row: 4;
      margin-top: ${theme.space(1)};
    }
  }
`;
