import { theme } from '@portal/shared';
import { rowPadding } from '@portal/shared/list';
import { styled } from 'styled-components';

/** Most cells have two lines, which need a distance from the next row. */
export const JobRows = styled.div`
  ${rowPadding}: ${theme.space(1)};
`;

/** A small line below the main content of a cell. */
export const Quiet = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** The buttons of a report in one line. */
export const Downloads = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
`;
