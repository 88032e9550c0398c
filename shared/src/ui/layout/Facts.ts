import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A list of facts: names on the left, as wide as the longest, and values on the right. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(42%) 1fr;
  gap: ${theme.space(2)} ${theme.space(6)};
  margin: 0;
  font-size: ${theme.font.size.m};
  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dt {
    min-width: 104px;
    color: ${theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  /* Beside its name, an order number would wrap. */
  ${theme.media.small} {
    grid-template-columns: 1fr;
    > div {
      row-gap: 0;
    }
  }
`;
