import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { afterNumbers } from '../layout/columnLayouts.ts';
import { printedCell, printedHead } from './printed.styles.ts';
import { rowStyles } from './row.styles.ts';
import { asCards, asTable } from './widths.styles.ts';

/**
 * CSS variable with the top of sticky headings, from the top of the page. A page with more sticky
 * content than the toolbar sets it.
 */
export const headerTop = '--table-header-top';

/** Size in pixels of the sort mark, which has some space around it. */
export const markSize = 14;

/** The headings stick below the toolbar or other sticky content while the table is visible. */
export const Header = styled.div`
  position: sticky;
  top: var(${headerTop}, ${theme.size.toolbar});
  z-index: 1;
  ${asCards(css`
    position: static;
  `)}
  ${printedHead}
`;

export const HeaderRow = styled.div`
  ${rowStyles}
  min-height: 36px;
  background: ${theme.color.paper};
  border-bottom: ${theme.border};
  border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
  ${asCards(css`
    display: none;
    &:has([data-choosing]) {
      display: block;
    }
    > :not([data-choosing]) {
      display: none;
    }
  `)}
`;

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
  &[data-align='end']:not(:last-child) {
    ${asTable(css`
      padding-inline-end: ${String(afterNumbers)}px;
    `)}
  }
  ${printedCell}
  @media print {
    &[data-screen-only] {
      display: none;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  margin: 0 -${String(markSize)}px 0 -${theme.space(1)};
  padding: 0 ${String(markSize)}px 0 ${theme.space(1)};
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
  /* An unsorted column shows its mark on hover and focus only. */
  [aria-sort='none'] > & > span {
    opacity: 0;
  }
  [aria-sort='none'] > &:is(:hover, :focus-visible) > span {
    opacity: 1;
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
    margin-inline: -${String(markSize)}px -${theme.space(1)};
    padding-inline: ${String(markSize)}px ${theme.space(1)};
  }
  /* The mark is in the gap between columns, so that no heading needs room for it. */
  > span {
    margin-inline-end: -${String(markSize)}px;
  }
  [data-align='end'] > & > span {
    margin-inline: -${String(markSize)}px 0;
  }
  @media print {
    /* Browsers omit buttons from repeated headings. */
    display: contents;
    > span {
      display: none;
    }
  }
`;
