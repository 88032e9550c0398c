import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Nets below each other with a field each; it scrolls by itself. */
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

/** How many nets are listed. */
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
