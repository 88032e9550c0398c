import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Aligns the text of a table with the text of its card. */
export const TablePlace = styled.div`
  padding: ${theme.space(2)} ${theme.space(1)} ${theme.space(1)};
  ${theme.media.phone} {
    padding-inline: 0;
  }
`;
