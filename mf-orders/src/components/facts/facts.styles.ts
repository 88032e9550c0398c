import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Names at the left, what is known of them at the right; below each other on a phone. */
export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(2)};
  margin: 0;
  font-size: ${theme.font.size.m};
  > div {
    display: grid;
    grid-template-columns: minmax(112px, 34%) 1fr;
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

/** Two cards beside each other where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space(5)};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A sentence about a card. */
export const Lead = styled.p`
  max-width: 72ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** There is nothing to show, quietly. */
export const Nothing = styled.span`
  color: ${theme.color.muted};
`;
