import { css } from 'styled-components';

/* On paper a table uses table layout: the browser repeats the headings on every page and sets
   column widths by content. */

export const printedGrid = css`
  @media print {
    display: table;
    width: 100%;
    border-collapse: collapse;
  }
`;

export const printedHead = css`
  @media print {
    display: table-header-group;
    /* Chromium only repeats headings that it may not break. */
    break-inside: avoid;
    position: static;
  }
`;

export const printedGroup = css`
  @media print {
    display: table-row-group;
  }
`;

export const printedRow = css`
  @media print {
    display: table-row;
    break-inside: avoid;
  }
`;

export const printedCell = css`
  @media print {
    display: table-cell;
    padding: 3px 6px;
    vertical-align: top;
    &:first-child,
    [data-choosing] + & {
      padding-inline-start: 0;
    }
    &:last-child {
      padding-inline-end: 0;
    }
  }
`;
