import {
  Card,
  ClearedRenewals,
  ErrorState,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  useHasScreen,
  useIntl,
  useQuery,
  useQueryClient,
} from '@portal/shared';
import { NotCurrentNotice } from '@portal/shared/list';
import { emiLicensesQuery } from '../../api/emiLicensesQuery.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { paths } from '../../paths.ts';
import { ClosedService } from './ClosedService.tsx';
import { Lead } from './Lead.tsx';
import { messages } from './messages.ts';
import { OpenService } from './OpenService.tsx';

const catalogs = { en, ja };

/** The screen `/demitasnx`. */
export function EmiCheckScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <EmiCheck />
    </RemoteMessages>
  );
}

/** Loads the team's licenses and renders the state of the service. */
function EmiCheck() {
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
        <ErrorState error={error} isRetrying={isFetching} onRetry={handleRetry} />
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
