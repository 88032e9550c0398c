import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const SlipChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(6)};
`;

export const Address = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(6)};
  margin: 0;
  padding-top: ${theme.space(3)};
  border-top: ${theme.border};
  font-size: ${theme.font.size.m};
  dt {
    color: ${theme.color.muted};
  }
  dd {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    margin: 0;
  }
`;
