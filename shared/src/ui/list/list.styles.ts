import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { hiddenFromSight } from '../layout/VisuallyHidden.tsx';

/** What search and filters are laid out by: the width of their list, not that of the window. */
export const FilterPlace = styled.div`
  container: filters / inline-size;
`;

/**
 * Search first, then the filters, in one line. In a narrow place, and beside four filters or more,
 * the search has a line of its own and the filters share the next one; on a phone there are two of
 * them in a line.
 */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)} ${theme.space(1)};
  > * {
    flex: 0 1 auto;
    min-width: 120px;
  }
  > :first-child {
    flex: 1 1 160px;
  }
  &:has(> :nth-child(5)) > * {
    flex: 1 1 120px;
  }
  &:has(> :nth-child(5)) > :first-child {
    flex-basis: 100%;
  }
  @container filters (max-width: 799.98px) {
    > * {
      flex: 1 1 120px;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
  ${theme.media.phone} {
    > :not(:first-child) {
      flex-basis: calc(50% - ${theme.space(3)});
    }
  }
  @media print {
    display: none;
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
  @media print {
    padding: 0 0 ${theme.space(2)};
    border-bottom: 0;
  }
`;

/** What can be done with the rows that are shown. */
export const ResultActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(2)};
  @media print {
    display: none;
  }
`;

/** What to know of a long list, beside the number of its rows. */
export const Note = styled.p`
  flex: 1 1 280px;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  text-wrap: balance;
  @media print {
    display: none;
  }
`;

/** A sentence for paper only. */
export const PaperNote = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

export const Count = styled.p`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Words beside an icon that phones only read out, so that the buttons of a list are in one line. */
export const OnWide = styled.span`
  ${theme.media.phone} {
    ${hiddenFromSight}
  }
`;
