import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Aligns the text of a table with the text of its card. */
export const TablePlace = styled.div`
  padding: ${theme.space(2)} ${theme.space(1)} ${theme.space(1)};
  ${theme.media.phone} {
    padding-inline: 0;
  }
`;

/** Two charts side by side where they fit. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(5)};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
