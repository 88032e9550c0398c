import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** One line, which scrolls on a phone; there it is folded with the other filters until one is chosen. */
export const Strip = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  padding: ${theme.space(3)} ${theme.space(4)} 0;
  overflow-x: auto;
  ${theme.media.phone} {
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
