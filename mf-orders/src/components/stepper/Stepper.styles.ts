import { theme } from '@portal/shared';
import { css, styled } from 'styled-components';

export const Steps = styled.ol`
  display: flex;
  gap: ${theme.space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.font.size.m};
  ${theme.media.phone} {
    flex-direction: column;
    gap: ${theme.space(2)};
  }
`;

export const StepItem = styled.li<{ $isCurrent: boolean; $isDone: boolean }>`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  padding-top: ${theme.space(2)};
  border-top: 3px solid ${theme.color.hairline};
  color: ${theme.color.muted};
  ${({ $isDone }) =>
    $isDone &&
    css`
      border-color: ${theme.color.brand};
    `}
  ${({ $isCurrent }) =>
    $isCurrent &&
    css`
      border-color: ${theme.color.brand};
      color: ${theme.color.ink};
      font-weight: ${theme.font.weight.bold};
    `}
  ${theme.media.phone} {
    padding: 0 0 0 ${theme.space(3)};
    border-top: 0;
    border-inline-start: 3px solid
      ${({ $isCurrent, $isDone }) =>
        $isCurrent || $isDone ? theme.color.brand : theme.color.hairline};
  }
`;
