import { css } from 'styled-components';
import { columnGap, edgeWidth, tableEdge } from '../layout/columnLayouts.ts';
import { printedRow } from './printed.styles.ts';
import { asTable } from './widths.styles.ts';

/** A row of headings or cells. */
export const rowStyles = css`
  ${asTable(css`
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    column-gap: ${String(columnGap)}px;
    padding: 0 var(${edgeWidth}, ${String(tableEdge)}px);
  `)}
  ${printedRow}
`;
