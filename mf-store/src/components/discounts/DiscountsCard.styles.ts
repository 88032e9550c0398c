import { theme } from '@portal/shared';
import { css, styled } from 'styled-components';

export const DiscountList = styled.ul<{ $isSum?: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.font.size.m};
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space(4)};
    padding: ${theme.space(1)} 0;
  }
  ${({ $isSum }) =>
    $isSum &&
    css`
      margin-top: ${theme.space(1)};
      border-top: ${theme.border};
      font-weight: ${theme.font.weight.bold};
    `}
`;
