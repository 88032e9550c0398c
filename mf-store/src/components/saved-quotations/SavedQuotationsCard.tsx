import { Card, ErrorState, FormattedMessage, useIntl, useQuery } from '@portal/shared';
import { DataTable } from '@portal/shared/table';
import { quotationsQuery } from '../../api/quotationsQuery.ts';
import type { SavedQuotation } from '../../domain/SavedQuotation.ts';
import { useCartStore } from '../cart/CartProvider.tsx';
import { CardSection, Lead, TablePlace } from '../cards.styles.ts';
import { messages } from './messages.ts';
import { useQuotationColumns } from './useQuotationColumns.tsx';
import { useTakeQuotation } from './useTakeQuotation.ts';

function idOf({ id }: SavedQuotation): string {
  return id;
}

/** The team's quotations; renders nothing without any. */
export function SavedQuotationsCard() {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const query = useQuery(quotationsQuery());
  const { take, busyId } = useTakeQuotation((cart) => {
    store.replace(cart);
    scrollTo({ top: 0 });
    return true;
  });
  const columns = useQuotationColumns({ onTake: take, busyId });
  const title = <FormattedMessage {...messages.title} />;
  if (query.isError && query.data === undefined) {
    return (
      <Card title={title}>
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FormattedMessage {...messages.failed} />
        </ErrorState>
      </Card>
    );
  }
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <Card isFlush title={title}>
      <CardSection>
        <Lead>
          <FormattedMessage {...messages.lead} />
        </Lead>
      </CardSection>
      <TablePlace>
        <DataTable
          label={formatMessage(messages.table)}
          columns={columns}
          rows={query.data}
          rowKey={idOf}
        />
      </TablePlace>
    </Card>
  );
}
