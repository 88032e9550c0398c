import {
  Card,
  ClearedRenewals,
  ErrorState,
  NotPermittedState,
  PageHeading,
  Skeleton,
  Stack,
  isApiError,
  useHasScreen,
  useIntl,
  useQuery,
  useQueryClient,
} from '@portal/shared';
import { NotCurrentNotice } from '@portal/shared/list';
import { emiLicensesQuery } from '../../api/emiLicensesQuery.ts';
import { paths } from '../../paths.ts';
import { Lead } from './Lead.tsx';
import { messages } from './messages.ts';
import { OpenService } from './OpenService.tsx';
import { ClosedService } from './ClosedService.tsx';

/** Loads the team's licenses and renders the state of the service. */
export function EmiCheck() {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const { data, error, isFetching, isRefetchError } = useQuery(emiLicensesQuery());
  // The cart is in the portal's storage, which an embedding site does not share.
  const hasCart = useHasScreen(paths.store) === true;
  const handleRetry = () => {
    // One notice covers everything on the screen.
    void client.refetchQueries({ queryKey: ['demitasnx'], type: 'active' });
  };

  const content = () => {
    if (data !== undefined) {
      return data.trial === 'still' ? (
        <ClosedService />
      ) : (
        <OpenService licenses={data} isKnownOld={isRefetchError} />
      );
    }
    if (error === null) return <Skeleton lines={3} lineHeight="48px" />;
    return (
      <Card>
        {isApiError(error) && error.code === 'not_allowed' ? (
          <NotPermittedState />
        ) : (
          <ErrorState error={error} isRetrying={isFetching} onRetry={handleRetry} />
        )}
      </Card>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} lead={<Lead />} />
      {hasCart && <ClearedRenewals />}
      {isRefetchError && (
        <NotCurrentNotice error={error} isRetrying={isFetching} onRetry={handleRetry} />
      )}
      {content()}
    </Stack>
  );
}
