import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/**
 * Beside the number of results; on a phone a line above it, which scrolls and is folded with the
 * other filters until one is chosen.
 */
export const Strip = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${theme.space(2)};
  min-width: 0;
  overflow-x: auto;
  ${theme.media.phone} {
    order: -1;
    flex-basis: 100%;
    margin-inline: -${theme.space(4)};
    padding-inline: ${theme.space(4)};
    [data-folded] &:not(:has([aria-pressed='true'])) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Figure = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.size.controlSmall};
  padding: 0 ${theme.space(3)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;
  > strong {
    color: ${theme.color.ink};
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandSoft};
    color: ${theme.color.ink};
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;
