import {
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  isApiError,
  lazyPart,
  LinkButton,
  NotPermittedState,
  PageHeading,
  Skeleton,
  Stack,
  TextLink,
  useIntl,
  useQuery,
} from '@portal/shared';
import { useState } from 'react';
import { orderQuery } from '../../api/orderQuery.ts';
import { isTooLateToCancel, useCancelOrder } from '../../api/useCancelOrder.ts';
import { useSaveDocument } from '../../api/useSaveDocument.ts';
import { CancelFailure } from '../../components/cancel/CancelFailure.tsx';
import { DocumentFailure } from '../../components/documents/DocumentFailure.tsx';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { OrderActs } from './OrderActs.tsx';
import { Breadcrumbs } from './order.styles.ts';
import { OrderDetails } from './OrderDetails.tsx';

const CancelOrderDialog = lazyPart(
  async () => (await import('../../components/cancel/CancelOrderDialog.tsx')).CancelOrderDialog,
);

/** Loads the order and shows its state: loading, failed, unknown or its details. */
export function OrderContent({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id));
  const file = useSaveDocument();
  const cancelling = useCancelOrder();
  const [isCancelling, setIsCancelling] = useState(false);
  const isCurrent = error === null && isTooLateToCancel(cancelling.error);
  const handleRefresh = () => {
    cancelling.reset();
    void refetch();
  };

  const content = () => {
    if (data !== undefined) return <OrderDetails order={data} />;
    if (error === null) {
      return (
        <Card>
          <Skeleton lines={6} />
        </Card>
      );
    }
    const code = isApiError(error) ? error.code : '';
    return (
      <Card>
        {code === 'not_allowed' && <NotPermittedState />}
        {code === 'not_found' && (
          <EmptyState
            icon="search"
            action={
              <LinkButton to={paths.orders}>
                <FormattedMessage {...messages.toOrders} />
              </LinkButton>
            }
          >
            <FormattedMessage {...messages.notFound} />
          </EmptyState>
        )}
        {code !== 'not_allowed' && code !== 'not_found' && (
          <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={data?.number}
        breadcrumbs={
          <Breadcrumbs aria-label={formatMessage(messages.breadcrumbs)}>
            <TextLink to={paths.orders}>
              <FormattedMessage {...messages.orders} />
            </TextLink>
          </Breadcrumbs>
        }
        actions={
          data && (
            <OrderActs
              order={data}
              isSaving={file.isPending}
              onDocument={file.mutate}
              onCancel={() => {
                setIsCancelling(true);
              }}
            />
          )
        }
      />
      {file.isError && <DocumentFailure wanted={file.variables} error={file.error} />}
      {cancelling.isError && (
        <CancelFailure
          order={cancelling.variables}
          error={cancelling.error}
          onRefresh={isCurrent ? undefined : handleRefresh}
        />
      )}
      {content()}
      {isCancelling && data && (
        <CancelOrderDialog
          order={data}
          cancelling={cancelling}
          onClose={() => {
            setIsCancelling(false);
          }}
        />
      )}
    </Stack>
  );
}
