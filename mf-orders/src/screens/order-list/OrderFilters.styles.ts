import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 1fr) minmax(150px, auto) minmax(150px, auto);
  align-items: end;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)} ${theme.space(4)} ${theme.space(3)};
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Count at the left, what can be done with the result at the right. */
export const ResultBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-bottom: ${theme.border};
`;

export const Count = styled.p`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A period of one's own, below the filters. */
export const Period = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: ${theme.space(3)};
`;
