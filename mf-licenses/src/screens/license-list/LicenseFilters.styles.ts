import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 1fr) repeat(3, minmax(120px, auto));
  align-items: end;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)} ${theme.space(4)} ${theme.space(3)};
  ${theme.media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The whole line where the filters have no room beside it. */
export const SearchPlace = styled.div`
  ${theme.media.narrow} {
    grid-column: 1 / -1;
  }
`;
