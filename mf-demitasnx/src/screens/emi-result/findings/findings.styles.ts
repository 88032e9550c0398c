import { theme } from '@portal/shared';
import { cardLine, rowPadding } from '@portal/shared/list';
import { styled } from 'styled-components';

/** Rows with several lines need a distance. */
export const RoomyRows = styled.div`
  ${rowPadding}: ${theme.space(2)};
  ${cardLine}: 24px;
`;

export const ChipCount = styled.span`
  margin-inline-start: 0.4em;
  font-variant-numeric: tabular-nums;
`;

/** Chips side by side, or stacked where space is short. */
export const Chips = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  white-space: nowrap;
`;

/** The changes and the compared run; stacked on phones. */
export const Comparing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${theme.space(2)};
  > ul {
    min-height: ${theme.size.control};
  }
  > :last-child {
    width: 320px;
    max-width: 100%;
  }
  ${theme.media.phone} {
    width: 100%;
    justify-content: flex-start;
    > :last-child {
      width: 100%;
    }
  }
`;

/** The button for the folded findings, below the list. */
export const Fold = styled.div`
  margin-top: ${theme.space(3)};
  text-align: center;
`;

/** Groups of findings, each below a line. */
export const Groups = styled.ul`
  > li {
    border-top: ${theme.border};
  }
`;

/** Unfolds a group. */
export const GroupHead = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space(2)} ${theme.space(4)};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${theme.font.size.m};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${theme.color.ground};
  }
`;

export const GroupName = styled.span`
  font-weight: ${theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

/** The message of a finding, which opens it. */
export const OpenButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.brand};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
  &:hover {
    color: ${theme.color.brandHover};
  }
  &[aria-current='true'] {
    font-weight: ${theme.font.weight.bold};
  }
`;

/** A note below its subject; on phones, where space is short, after it. */
export const Quiet = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  ${theme.media.phone} {
    display: inline;
    margin-inline-start: ${theme.space(2)};
  }
`;

/** The explanation on the left, the picture on the right; stacked on narrow screens. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space(6)};
  @container (min-width: 800px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  font-size: ${theme.font.size.l};
  font-weight: ${theme.font.weight.bold};
  /* Scrolling to it shows the whole heading below the toolbar. */
  scroll-margin-top: calc(${theme.size.toolbar} + ${theme.space(8)});
  &:focus {
    outline: none;
  }
`;

/** Heading, actions and close button; with little room the actions are in a separate row. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space(2)};
  @container (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  margin-bottom: ${theme.space(4)};
`;

export const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space(1)};
  > h3 {
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.bold};
  }
`;
