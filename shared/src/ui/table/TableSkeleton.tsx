import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { SkeletonShape } from '../marks/Skeleton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { Column } from './Column.ts';
import { tableLayout } from './layout/tableLayout.ts';
import { HeaderCell, HeaderRow } from './styles/header.styles.ts';
import { BodyRow, Box, Cell, Grid } from './styles/table.styles.ts';

interface TableSkeletonProps<Row> {
  readonly columns: readonly Column<Row, string>[];
  /** Number of rows. Default 8. */
  readonly rows?: number;
  /** Whether rows are selectable. */
  readonly hasChoice?: boolean;
}

/** The placeholder of a loading table, with its headings and row height. */
export function TableSkeleton<Row>({
  columns,
  rows = 8,
  hasChoice = false,
}: TableSkeletonProps<Row>) {
  const { extent, styles, order } = tableLayout(columns, hasChoice);
  return (
    <Box role="status" aria-busy data-columns={extent}>
      <VisuallyHidden>
        <FormattedMessage {...commonMessages.loading} />
      </VisuallyHidden>
      <Grid aria-hidden $layout={styles}>
        <HeaderRow>
          {hasChoice && <HeaderCell />}
          {columns.map(({ id, header, align = 'start', isHeaderHidden }) => (
            <HeaderCell key={id} data-align={align} data-leaves={order.get(id)}>
              {isHeaderHidden ? '' : header}
            </HeaderCell>
          ))}
        </HeaderRow>
        {Array.from({ length: rows }, (_, row) => (
          <BodyRow key={row}>
            {hasChoice && <Cell data-choosing="" />}
            {columns.map(({ id, align = 'start' }) => (
              <Cell key={id} data-align={align} data-leaves={order.get(id)}>
                <SkeletonShape $width="80%" />
              </Cell>
            ))}
          </BodyRow>
        ))}
      </Grid>
    </Box>
  );
}
