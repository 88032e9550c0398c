import { theme } from '@portal/shared';
import { css, styled } from 'styled-components';

/** Aligns the text of a quiet button with the heading beside it and the figures below. */
export const ExplainPlace = styled.span`
  margin-block: -6px;
  ${theme.media.touch} {
    margin-block: -${theme.space(3)};
  }
`;

export const Lines = styled.dl`
  margin: 0;
  font-size: ${theme.font.size.m};
`;

export const Line = styled.div<{ $isTotal?: boolean; $isPart?: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(4)};
  padding: ${theme.space(1)} 0;
  dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  ${({ $isPart }) =>
    $isPart &&
    css`
      padding-inline-start: ${theme.space(4)};
      color: ${theme.color.muted};
    `}
  ${({ $isTotal }) =>
    $isTotal &&
    css`
      margin-top: ${theme.space(1)};
      padding-top: ${theme.space(2)};
      border-top: 2px solid ${theme.color.ink};
      font-size: ${theme.font.size.l};
      font-weight: ${theme.font.weight.bold};
    `}
`;
