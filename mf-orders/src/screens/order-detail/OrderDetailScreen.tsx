import {
  Card,
  DocumentFailure,
  EmptyState,
  ErrorState,
  FormattedMessage,
  LinkButton,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  TextLink,
  lazyPart,
  useIntl,
  useMayBuy,
  usePageAround,
  useParams,
  useQuery,
  useSaveDocument,
  useSearchParams,
  useSession,
} from '@portal/shared';
import { isPayableByCard, toCalendarDay } from '@portal/shared/domain';
import { useState } from 'react';
import { orderQuery } from '../../api/orderQuery.ts';
import { isTooLateToCancel, useCancelOrder } from '../../api/useCancelOrder.ts';
import { CancelFailure } from '../../components/cancel/CancelFailure.tsx';
import { SecureRedirect } from '../../components/cards/SecureRedirect.tsx';
import detailEn from '../../locales/detail/en.json';
import detailJa from '../../locales/detail/ja.json';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { paths, payParameter } from '../../paths.ts';
import { messages } from './messages.ts';
import { OrderActs } from './OrderActs.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { PayFailure } from './payment/PayFailure.tsx';
import { isDue, PaymentDue } from './payment/PaymentDue.tsx';
import { usePayByCard } from './payment/usePayByCard.ts';

const common = { en, ja };
const catalogs = { en: detailEn, ja: detailJa };

/** The screen `/order/{id}`. */
export function OrderDetailScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <OrderContent key={id} id={id} />
      </RemoteMessages>
    </RemoteMessages>
  );
}

const CancelOrderDialog = lazyPart(
  async () => (await import('../../components/cancel/CancelOrderDialog.tsx')).CancelOrderDialog,
);
const PayByCardDialog = lazyPart(
  async () => (await import('./payment/PayByCardDialog.tsx')).PayByCardDialog,
);

/** Loads the order and shows its state: loading, failed, unknown or its details. */
function OrderContent({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id));
  const file = useSaveDocument();
  const cancelling = useCancelOrder();
  const paying = usePayByCard(id);
  const mayBuy = useMayBuy();
  const today = toCalendarDay(useSession((session) => session.today));
  const [isCancelling, setIsCancelling] = useState(false);
  const page = usePageAround();
  const [address, setAddress] = useSearchParams();
  const isPaying = address.has(payParameter) && page === null;
  const isPayable = data !== undefined && mayBuy && isPayableByCard(data, today);
  const isTold = !paying.isNotPayable && isPayable;
  const isCurrent = error === null && isTooLateToCancel(cancelling.error);
  const setPaying = (isWanted: boolean) => {
    const change = (next: URLSearchParams) => {
      if (isWanted) next.set(payParameter, 'card');
      else next.delete(payParameter);
      return next;
    };
    paying.forgetFailure();
    setAddress(change, { replace: true });
  };
  const handlePay = () => {
    // Card authentication redirects away and back, which an embedding page does not support.
    if (page) page.leadTo(paths.payingByCard(id));
    else setPaying(true);
  };
  const handleRefresh = () => {
    cancelling.reset();
    void refetch();
  };

  const content = () => {
    if (paying.secureForm) return <SecureRedirect form={paying.secureForm} />;
    if (data !== undefined) {
      return (
        <OrderDetails
          order={data}
          due={
            isDue(data) && (
              <PaymentDue
                order={data}
                isSaving={file.isPending}
                onInvoice={() => {
                  file.mutate({ kind: 'invoice', orderId: data.id, number: data.number });
                }}
                onPay={isPayable ? handlePay : undefined}
              />
            )
          }
        />
      );
    }
    if (error === null) {
      return (
        <Card>
          <Skeleton lines={6} />
        </Card>
      );
    }
    const notFound = (
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
    );
    return (
      <Card>
        <ErrorState
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          notFound={notFound}
        />
      </Card>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title)}
        documentTitle={data && `${formatMessage(messages.title)} ${data.number}`}
        lead={data?.number}
        breadcrumbs={
          <TextLink to={paths.orders}>
            <FormattedMessage {...messages.orders} />
          </TextLink>
        }
        actions={
          data &&
          paying.secureForm === null && (
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
      {data && paying.error !== null && !isTold && <PayFailure order={data} error={paying.error} />}
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
      {isPaying && data && isTold && paying.secureForm === null && (
        <PayByCardDialog
          order={data}
          paying={paying}
          onClose={() => {
            setPaying(false);
          }}
        />
      )}
    </Stack>
  );
}
