import { styled } from 'styled-components';
import { Inline } from '../../layout/Stack.tsx';
import { theme } from '../../theme/theme.ts';

/** Buttons are useless on paper. */
export const Actions = styled(Inline)`
  @media print {
    display: none;
  }
`;

export const Note = styled.p`
  margin-bottom: ${theme.space(3)};
  break-after: avoid;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(4)};
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.font.size.s};
  color: ${theme.color.muted};
  break-after: avoid;
`;

export const LegendEntry = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
`;
