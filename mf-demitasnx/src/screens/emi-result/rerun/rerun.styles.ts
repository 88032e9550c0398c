import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A scrolling list of nets with a field each. */
export const NetList = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  max-height: 320px;
  overflow-y: auto;
  padding: ${theme.space(3)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${theme.space(3)};
  }
`;

/** The number of listed nets. */
export const Count = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

export const Source = styled.span`
  min-width: 72px;
  padding-bottom: ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
