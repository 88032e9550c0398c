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
import type { License } from '@portal/shared/domain';
import { useCallback, useState } from 'react';
import { useSaveLicenseFile } from '../../api/useSaveLicenseFile.ts';
import { ActFailure, type FailedAct } from './ActFailure.tsx';
import { ActivationMenu } from './activation/ActivationMenu.tsx';
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
  const { query, standIn, ...licenses } = useShownLicenses(address, view);
  const { extent } = licenses;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [failedAutoRenewal, setFailedAutoRenewal] = useState<FailedAct | null>(null);
  const file = useSaveLicenseFile();
  const handleRelease = useCallback((license: License) => {
    setDialog({ kind: 'release', license });
  }, []);
  const columns = useLicenseColumns({
    onRelease: handleRelease,
    onAutoRenewal: setFailedAutoRenewal,
    onLicenseFile: file.mutate,
  });
  const handleRetry = () => {
    void query.refetch();
  };

  const isForbidden =
    query.data === undefined && isApiError(query.error) && query.error.code === 'not_allowed';
  const isPartial = extent === 'partial' && !isForbidden;

  const content = () => {
    if (isForbidden) return <NotPermittedState />;
    if (query.isError && extent === 'none') {
      return <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={handleRetry} />;
    }
    if (extent === 'whole' && licenses.total === 0) return <EmptyState />;
    return <LicenseResults {...licenses} columns={columns} view={view} onChangeView={changeView} />;
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={intl.formatMessage(messages.title)}
        actions={<ActivationMenu onOpen={setDialog} />}
      />
      <UpgradeHint />
      {(query.isRefetchError || isPartial) && (
        <NotCurrent
          part={isPartial ? standIn : undefined}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={handleRetry}
        />
      )}
      {failedAutoRenewal && (
        <ActFailure message={messages.autoRenewalFailed} {...failedAutoRenewal} />
      )}
      {file.isError && (
        <ActFailure
          message={messages.licenseFileFailed}
          number={file.variables}
          error={file.error}
        />
      )}
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
