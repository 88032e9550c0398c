import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Steps = styled.section`
  max-width: 640px;
  margin: 0 auto;
  padding: 0 ${theme.space(4)} ${theme.space(8)};
  h2 {
    padding-bottom: ${theme.space(2)};
    font-size: ${theme.font.size.l};
    font-weight: ${theme.font.weight.bold};
  }
  ul {
    border: ${theme.border};
    border-radius: ${theme.radius.m};
  }
`;

export const Step = styled.li<{ $isDone: boolean }>`
  display: flex;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)};
  & + & {
    border-top: ${theme.border};
  }
  > span:first-child {
    margin-top: 2px;
    color: ${({ $isDone }) => ($isDone ? theme.color.success : theme.color.brand)};
  }
  a {
    font-weight: ${theme.font.weight.medium};
  }
`;

export const Why = styled.p`
  color: ${theme.color.muted};
`;
