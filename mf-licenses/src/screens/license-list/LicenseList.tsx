import {
  Card,
  EmptyState,
  ErrorState,
  NotPermittedState,
  PageHeading,
  Stack,
  isApiError,
  useIntl,
} from '@portal/shared';
import { useState } from 'react';
import { ActivationMenu } from './activation/ActivationMenu.tsx';
import { AutoRenewalFailure, type FailedAutoRenewal } from './AutoRenewalFailure.tsx';
import { LicenseListDialog, type OpenDialog } from './LicenseListDialog.tsx';
import { LicenseResults } from './LicenseResults.tsx';
import { NotCurrent } from './NotCurrent.tsx';
import { UpgradeHint } from './UpgradeHint.tsx';
import { messages } from './messages.ts';
import { useLicenseColumns } from './useLicenseColumns.tsx';
import { useLicenseListView } from './useLicenseListView.ts';
import { useShownLicenses } from './useShownLicenses.ts';

/** Reads the address, asks for the licenses, and picks one of the five states. */
export function LicenseList() {
  const intl = useIntl();
  const { address, view, changeView } = useLicenseListView();
  const { query, ...licenses } = useShownLicenses(address, view);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [failedAutoRenewal, setFailedAutoRenewal] = useState<FailedAutoRenewal | null>(null);
  const columns = useLicenseColumns({
    onRelease: (license) => {
      setDialog({ kind: 'release', license });
    },
    onAutoRenewal: setFailedAutoRenewal,
  });
  const handleRetry = () => {
    void query.refetch();
  };

  const content = () => {
    if (query.isError && query.data === undefined) {
      return isApiError(query.error) && query.error.code === 'not_allowed' ? (
        <NotPermittedState />
      ) : (
        <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={handleRetry} />
      );
    }
    if (licenses.isWhole && licenses.total === 0) return <EmptyState />;
    return (
      <LicenseResults
        {...licenses}
        isLoaded={query.data !== undefined}
        columns={columns}
        view={view}
        onChangeView={changeView}
      />
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={intl.formatMessage(messages.title)}
        actions={<ActivationMenu onOpen={setDialog} />}
      />
      <UpgradeHint />
      {query.isRefetchError && <NotCurrent error={query.error} onRetry={handleRetry} />}
      {failedAutoRenewal && <AutoRenewalFailure {...failedAutoRenewal} />}
      <Card isFlush>{content()}</Card>
      {dialog && (
        <LicenseListDialog
          dialog={dialog}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </Stack>
  );
}
