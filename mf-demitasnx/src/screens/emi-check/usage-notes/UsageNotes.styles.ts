import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Box = styled.section`
  padding: ${theme.space(3)} ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.ground};
  font-size: ${theme.font.size.m};
  > h3 {
    margin-bottom: ${theme.space(1)};
    font-size: inherit;
    font-weight: ${theme.font.weight.bold};
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;

export const Version = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
