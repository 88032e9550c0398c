import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { afterNumbers } from '../layout/columnLayouts.ts';
import { choiceAttribute } from '../TableChoice.ts';
import { headerTop } from './header.styles.ts';
import { printedCell, printedGrid, printedGroup } from './printed.styles.ts';
import { rowStyles } from './row.styles.ts';
import { asCards, asTable, asWideCards } from './widths.styles.ts';

/** CSS variable with the padding above and below a row; a table with fields sets more. */
export const rowPadding = '--table-row-padding';

/** CSS variable with the minimum height of a card's line; a card without controls sets less. */
export const cardLine = '--table-card-line';

/** CSS variable with the height of the sticky headings, which must not cover rows with focus. */
export const headerHeight = '--table-header-height';

/** Marks a row whose content has just changed. */
export const litAttribute = 'data-lit';

export const Box = styled.div`
  position: relative;
  container: slim / inline-size;
  font-size: ${theme.font.size.m};
  font-variant-numeric: tabular-nums;
  &[data-columns='wide'] {
    container-name: wide;
  }
  @media print {
    container: none;
    font-size: 8.5pt;
  }
`;

export const Grid = styled.div<{ $layout: string }>`
  ${({ $layout }) => $layout}
  ${printedGrid}
`;

/* Variants of rows and cells are attributes: styles without functions are computed once, and a
   table has hundreds of cells. */

export const CardSort = styled.div`
  padding: ${theme.space(3)} ${theme.space(4)};
  border-bottom: ${theme.border};
  ${asTable(css`
    display: none;
  `)}
  @container (max-width: 567.98px) {
    [data-folded] & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  position: relative;
  ${printedGroup}
  /* A box would shift whenever the table renders rows before it. */
  > [data-preview-rows] {
    display: contents;
  }
  /* The table itself keeps the position of visible rows. */
  overflow-anchor: none;
  :focus {
    scroll-margin-top: calc(
      var(${headerTop}, ${theme.size.toolbar}) + var(${headerHeight}, 0px) + ${theme.space(2)}
    );
  }
`;

export const BodyRow = styled.div`
  ${rowStyles}
  border-bottom: ${theme.border};
  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &[${litAttribute}] {
    background: ${theme.color.brandSoft};
  }
  &:has([${choiceAttribute}]:checked) {
    /* Paler than the chips that it may contain. */
    background: color-mix(in srgb, ${theme.color.brandSoft} 50%, ${theme.color.paper});
  }
  ${asTable(css`
    /* A target of 32 px, and the line below it. */
    min-height: 33px;
    padding-block: var(${rowPadding}, 0);
  `)}
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
  ${asCards(css`
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space(1)} ${theme.space(3)};
    padding: ${theme.space(3)} ${theme.space(4)};
    /* Ends the line of the heading. */
    &::before {
      flex: 1 0 100%;
      order: 1;
      margin-top: -${theme.space(1)};
      content: '';
    }
  `)}
  ${asWideCards(css`
    column-gap: ${theme.space(6)};
  `)}
  /* A row outside the range, rendered because it has focus. */
  &[data-parked] {
    position: absolute;
    inset-inline: 0;
  }
`;

/**
 * A line below the content of a cell; in a table it is below the row, as wide as all columns but
 * the first. Not for the first cell.
 */
export const RowNote = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  ${asTable(css`
    grid-row: 2;
    grid-column: 2 / -1;
    justify-self: start;
    margin-top: 0;
    padding-bottom: ${theme.space(2)};
  `)}
`;

/** The heading of the column inside a card. */
export const CellLabel = styled.span`
  /* Words do not break, even with little room. */
  overflow-wrap: break-word;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.normal};
  text-align: start;
  ${asTable(css`
    display: none;
  `)}
  @media print {
    display: none;
  }
`;

export const Cell = styled.div`
  min-width: 0;
  line-height: 1.4;
  ${printedCell}
  /* The column of links needs no lines: its color and place tell them. */
  &[role='rowheader'] a:not(:hover) {
    text-decoration: none;
  }
  ${theme.media.touch} {
    /* A link that is the whole content of the cell, such as a number. */
    &[role='rowheader'] > a:only-child,
    > div > a:only-child {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
  }
  @media print {
    &[data-screen-only] {
      display: none;
    }
    &[data-align='end'] {
      text-align: end;
    }
    &[data-align='end']:not(:last-child) {
      padding-inline-end: 18px;
    }
  }
  &[data-align='end'] {
    font-variant-numeric: tabular-nums;
    /* A wrapped number would be misread: a long one extends to the left. */
    white-space: nowrap;
    ${asTable(css`
      display: flex;
      justify-content: flex-end;
      &:not(:last-child) {
        padding-inline-end: ${String(afterNumbers)}px;
      }
    `)}
  }
  ${asTable(css`
    /* The note is positioned in the grid of the row. */
    &:has(> div > ${RowNote}),
    > div:has(> ${RowNote}) {
      display: contents;
    }
    > div > :has(~ ${RowNote}) {
      justify-self: start;
    }
    /* The icon of a button without background aligns with the texts of its column. */
    > div > [data-quiet]:first-child {
      margin-inline-start: -${theme.space(2)};
    }
  `)}
  ${asCards(css`
    display: flex;
    flex: 1 0 100%;
    order: 3;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(4)};
    min-height: var(${cardLine}, 32px);
    text-align: end;
    /* The value shrinks first; controls do not, and then the label wraps. */
    > div {
      flex-shrink: 9999;
    }
    &[data-in-card] {
      min-height: 0;
      text-align: start;
    }
    &[data-in-card]:not([data-in-card='field']) > ${CellLabel} {
      display: none;
    }
    &[data-in-card='title'] {
      order: -1;
      font-size: ${theme.font.size.l};
      font-weight: ${theme.font.weight.bold};
      a:not(:hover) {
        text-decoration: none;
      }
      ${theme.media.touch} {
        /* The target reaches into the space around the line. */
        margin-block: -${theme.space(2)};
      }
    }
    [data-headed] > &[data-in-card='title'] {
      flex: 0 1 auto;
    }
    &[data-in-card='head'] {
      flex: 1 1 0;
      order: 0;
      justify-content: flex-end;
      text-align: end;
    }
    &[data-in-card='whole'] {
      order: 2;
    }
    &[data-in-card='line'],
    &[data-in-card='field'] {
      flex: 0 1 auto;
      order: 4;
      gap: ${theme.space(2)};
    }
    &[data-in-card='none'],
    &:is([data-in-card='line'], [data-in-card='field']):has(> div > [data-no-value]) {
      display: none;
    }
    /* The menu in the corner has no label, and the heading leaves room for it. */
    &[data-corner] {
      position: absolute;
      top: ${theme.space(2)};
      right: ${theme.space(2)};
    }
    :not([data-headed]) > &[data-in-card='title']:has(~ [data-corner]),
    &[data-in-card='head']:has(~ [data-corner]) {
      padding-inline-end: ${theme.space(8)};
    }
    &[data-choosing] {
      position: absolute;
      top: 0;
      left: 0;
    }
    &[data-choosing] ~ &[data-in-card='title'] {
      padding-inline-start: 28px;
    }
  `)}
  ${asWideCards(css`
    &:not([data-in-card]) {
      flex: 0 0 calc(50% - ${theme.space(3)});
    }
  `)}
`;
