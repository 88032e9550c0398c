import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(2)};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(112px, 22%) 1fr;
    gap: ${theme.space(4)};
  }
  dt {
    color: ${theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
