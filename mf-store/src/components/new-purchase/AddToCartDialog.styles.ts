import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Keeps its height while empty, so that the dialog does not grow. */
export const PriceOfChoice = styled.p`
  min-height: 1.7em;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  font-variant-numeric: tabular-nums;
`;
