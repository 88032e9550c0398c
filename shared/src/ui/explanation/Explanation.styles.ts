import { theme } from '../theme/theme.ts';
import { css, styled } from 'styled-components';

/** A sentence above the steps. */
export const Lead = styled.p`
  max-width: 72ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

export const StepHeading = styled.h3`
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.bold};
`;

export const Steps = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const StepRow = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(4)};
  padding: ${theme.space(2)} 0;
  border-bottom: ${theme.border};
  font-size: ${theme.font.size.m};
  p + p {
    color: ${theme.color.muted};
  }
  > span {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

export const Sum = styled.p<{ $isTotal?: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(4)};
  padding-top: ${theme.space(2)};
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.bold};
  > span {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  ${({ $isTotal }) =>
    $isTotal &&
    css`
      border-top: 2px solid ${theme.color.ink};
      font-size: ${theme.font.size.l};
    `}
`;
