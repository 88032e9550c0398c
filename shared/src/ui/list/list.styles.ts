import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { hiddenFromSight } from '../layout/VisuallyHidden.tsx';

/**
 * The container of search and filters: their layout depends on the width of the list, not of the
 * window.
 */
export const FilterPlace = styled.div`
  container: filters / inline-size;
`;

/** A list as narrow as on a phone, which folds its filters. */
const folding = '@container filters (max-width: 567.98px)';

/** Content for narrow lists only. */
export const OnPhone = styled.div`
  display: none;
  ${folding} {
    display: block;
  }
`;

/**
 * Search and filters in one line. With little room, or with four filters or more, the search has
 * the first line and the filters share the next. In a narrow list, two filters share a line, and
 * those that restrict nothing are hidden while folded.
 */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)} ${theme.space(1)};
  > * {
    flex: var(--filter, 0 1 auto);
    min-width: 120px;
  }
  > :first-child {
    flex: var(--search, 1 1 160px);
  }
  &:has(> :nth-child(6)) {
    --filter: 1 1 120px;
    --search: 1 1 100%;
  }
  @container filters (max-width: 799.98px) {
    > * {
      flex: 1 1 120px;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
  ${folding} {
    > * {
      flex-basis: calc(50% - ${theme.space(3)});
    }
    > :first-child {
      flex: 1 1 calc(100% - 64px);
    }
    > ${OnPhone} {
      flex: none;
      min-width: 0;
    }
    [data-folded]
      &
      > :nth-child(n + 3):not(:has(option:checked:not([value='']), input[value]:not([value='']))) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** Search and filters outside of `ListCard`. */
export const LoneFilters = styled.div`
  padding-bottom: ${theme.space(2)};
  border-bottom: ${theme.border};
  @media print {
    display: none;
  }
`;

/** The number of results on the left, actions on the right. */
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

/** The actions on the shown rows. */
export const ResultActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(2)};
  @media print {
    display: none;
  }
`;

/** A note about a long list, beside the number of rows. */
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

/** On phones, the saved views are folded with the filters until one is in use. */
export const ViewsPlace = styled.div`
  ${theme.media.phone} {
    [data-folded] &:not([data-in-use]) {
      display: none;
    }
  }
`;

/** Text beside an icon; visually hidden on phones, so that the buttons fit in one line. */
export const OnWide = styled.span`
  ${theme.media.phone} {
    ${hiddenFromSight}
  }
`;
