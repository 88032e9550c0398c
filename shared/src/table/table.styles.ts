import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Below this width of the table itself, each row becomes a card. Pixels. */
export const cardsBelow = 760;

/**
 * Where table headers stick, from the top of the page. Set by a page that keeps more than the
 * toolbar above its tables.
 */
export const headerTop = '--table-header-top';

const asCards = `@container (max-width: ${String(cardsBelow - 0.02)}px)`;
/** Cards with their fields in two columns. */
const asWideCards = `@container (min-width: 520px) and (max-width: ${String(cardsBelow - 0.02)}px)`;
const asTable = `@container (min-width: ${String(cardsBelow)}px)`;

export const Box = styled.div`
  container-type: inline-size;
  font-size: ${theme.font.size.m};
`;

export const Grid = styled.div<{ $tracks: string }>`
  --tracks: ${({ $tracks }) => $tracks};
`;

const rowStyles = css`
  ${asTable} {
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    column-gap: ${theme.space(4)};
    padding: 0 ${theme.space(4)};
  }
`;

/** Sticks to the toolbar, or to what the page keeps below it, while the table is in sight. */
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
  ${asCards} {
    display: none;
  }
`;

/*
 * What differs between rows and cells is told by attributes: styles without a function in them are
 * worked out once, and a table has hundreds of cells.
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
  ${asTable} {
    display: none;
  }
`;

export const Body = styled.div`
  position: relative;
  /* The table itself keeps the rows in sight in their place. */
  overflow-anchor: none;
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
  ${asTable} {
    min-height: 48px;
    padding-block: ${theme.space(1)};
  }
  ${asCards} {
    position: relative;
    display: grid;
    gap: ${theme.space(1)} ${theme.space(8)};
    padding: ${theme.space(4)};
  }
  ${asWideCards} {
    grid-template-columns: 1fr 1fr;
  }
  /* Only stays because it holds focus. */
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
    ${asTable} {
      text-align: end;
    }
  }
  ${asCards} {
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
    }
    /* Has no label. */
    &[data-corner] {
      position: absolute;
      top: ${theme.space(3)};
      right: ${theme.space(2)};
    }
  }
`;

/** The column's heading inside a card. */
export const CellLabel = styled.span`
  flex: none;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.normal};
  text-align: start;
  ${asTable} {
    display: none;
  }
`;
