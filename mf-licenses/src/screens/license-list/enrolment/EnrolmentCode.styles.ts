import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.brandSoft};
`;

export const Code = styled.output`
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

export const Help = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;
