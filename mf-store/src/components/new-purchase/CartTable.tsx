import { useIntl } from '@portal/shared';
import { DataTable } from '@portal/shared/table';
import { TablePlace } from '../cards.styles.ts';
import { messages } from './messages.ts';
import type { ShownLine } from './useCartLines.ts';
import { useCartColumns } from './useCartColumns.tsx';

function keyOf({ product, months }: ShownLine): string {
  return `${product}-${String(months)}`;
}

export function CartTable({ lines }: { readonly lines: readonly ShownLine[] }) {
  const { formatMessage } = useIntl();
  const columns = useCartColumns();
  return (
    <TablePlace>
      <DataTable
        label={formatMessage(messages.table)}
        columns={columns}
        rows={lines}
        rowKey={keyOf}
      />
    </TablePlace>
  );
}
