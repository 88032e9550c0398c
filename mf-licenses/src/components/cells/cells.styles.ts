import { theme } from '@portal/shared';
import { css, styled } from 'styled-components';

export const Period = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** A label beside the days, or below them where space is short. */
export const Mark = styled.span`
  &::before {
    content: ' ';
  }
`;

export const Day = styled.span<{ $isNear?: boolean }>`
  white-space: nowrap;
  ${({ $isNear }) =>
    $isNear &&
    css`
      color: ${theme.color.danger};
      font-weight: ${theme.font.weight.medium};
    `}
`;
