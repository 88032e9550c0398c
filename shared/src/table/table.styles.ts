import { css, styled, type RuleSet } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { cardsBelow } from './cardsBelow.ts';

/**
 * CSS variable with the top of sticky headings, from the top of the page. A page with more sticky
 * content than the toolbar sets it.
 */
export const headerTop = '--table-header-top';

/** CSS variable with the height of the sticky headings, which must not cover rows with focus. */
export const headerHeight = '--table-header-height';

const upTo = (width: number) => `(max-width: ${String(width - 0.02)}px)`;
/**
 * The same rules for tables of few and of many columns, which are containers of different names.
 */
const asCards = (rules: RuleSet) => css`
  @container few ${upTo(cardsBelow.few)} {
    ${rules}
  }
  @container many ${upTo(cardsBelow.many)} {
    ${rules}
  }
`;
/** Rules for wide cards, with their fields in two columns. */
const asWideCards = (rules: RuleSet) => css`
  @container few (min-width: 520px) and ${upTo(cardsBelow.few)} {
    ${rules}
  }
  @container many (min-width: 520px) and ${upTo(cardsBelow.many)} {
    ${rules}
  }
`;
const asTable = (rules: RuleSet) => css`
  @container few (min-width: ${String(cardsBelow.few)}px) {
    ${rules}
  }
  @container many (min-width: ${String(cardsBelow.many)}px) {
    ${rules}
  }
`;

export const Box = styled.div`
  container: few / inline-size;
  font-size: ${theme.font.size.m};
  &[data-columns='many'] {
    container-name: many;
  }
`;

export const Grid = styled.div<{ $tracks: string }>`
  --tracks: ${({ $tracks }) => $tracks};
`;

const rowStyles = css`
  ${asTable(css`
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    column-gap: ${theme.space(4)};
    padding: 0 ${theme.space(4)};
    [data-columns='many'] & {
      column-gap: ${theme.space(3)};
    }
  `)}
`;

/** The headings stick to the toolbar, or to other sticky content, while the table is visible. */
export const Header = styled.div`
  position: sticky;
  top: var(${headerTop}, ${theme.size.toolbar});
  z-index: 1;
`;

export const HeaderRow = styled.div`
  ${rowStyles}
  min-height: 40px;
  background: ${theme.color.paper};
  border-bottom: ${theme.border};
  border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
  ${asCards(css`
    display: none;
  `)}
`;

/*
 * Differences between rows and cells are attributes: styles without functions are computed once,
 * and a table has hundreds of cells.
 */

export const HeaderCell = styled.div`
  min-width: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.tight};
  overflow-wrap: normal;
  &[data-align='end'] {
    text-align: end;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-height: 32px;
  margin: 0 -${theme.space(2)};
  padding: 0 ${theme.space(2)};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.ink};
  }
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${theme.color.ink};
  }
  [aria-sort='none'] > & > span {
    opacity: 0.55;
  }
`;

export const CardSort = styled.div`
  padding: ${theme.space(3)} ${theme.space(4)};
  border-bottom: ${theme.border};
  ${asTable(css`
    display: none;
  `)}
`;

export const Body = styled.div`
  position: relative;
  /* The table itself keeps the visible rows in their place. */
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
  ${asTable(css`
    min-height: 48px;
    padding-block: ${theme.space(1)};
  `)}
  ${asCards(css`
    position: relative;
    display: grid;
    gap: ${theme.space(1)} ${theme.space(8)};
    padding: ${theme.space(4)};
  `)}
  ${asWideCards(css`
    grid-template-columns: 1fr 1fr;
  `)}
  /* A row that is only rendered because it has focus. */
  &[data-parked] {
    position: absolute;
    inset-inline: 0;
  }
`;

export const Cell = styled.div`
  min-width: 0;
  line-height: 1.4;
  &[data-align='end'] {
    font-variant-numeric: tabular-nums;
    /* A number broken into two lines would be misread: a long one begins further left. */
    white-space: nowrap;
    ${asTable(css`
      display: flex;
      justify-content: flex-end;
    `)}
  }
  ${asCards(css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(4)};
    min-height: 32px;
    text-align: end;
    &:first-child {
      grid-column: 1 / -1;
      font-size: ${theme.font.size.l};
      font-weight: ${theme.font.weight.bold};
      text-align: start;
    }
    /* A long name ends before the menu in the corner. */
    &:first-child:has(~ [data-corner]) {
      padding-inline-end: ${theme.space(8)};
    }
    /* The corner cell has no label. */
    &[data-corner] {
      position: absolute;
      top: ${theme.space(3)};
      right: ${theme.space(2)};
    }
  `)}
`;

/** The heading of the column inside a card. */
export const CellLabel = styled.span`
  flex: none;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.normal};
  text-align: start;
  ${asTable(css`
    display: none;
  `)}
`;
