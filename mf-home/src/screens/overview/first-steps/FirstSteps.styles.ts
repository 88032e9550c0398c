import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Step = styled.li<{ $isDone: boolean }>`
  display: flex;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(5)};
  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
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
