import {
  Button,
  FormattedMessage,
  Inline,
  PageHeading,
  RemoteMessages,
  Stack,
  UpgradeHint,
  lazyPart,
  useIntl,
  useSearchParams,
} from '@portal/shared';
import { ChoosableRows } from '@portal/shared/choosing';
import type { License } from '@portal/shared/domain';
import { ListCard, ListNotice } from '@portal/shared/list';
import { useCallback, useState } from 'react';
import { useSaveLicenseFile } from '../../api/useSaveLicenseFile.ts';
import { ActFailure, type FailedAct } from '../../components/license/ActFailure.tsx';
import { licenseMessages } from '../../components/license/messages.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { registration } from '../../paths.ts';
import { ActivationMenu } from './ActivationMenu.tsx';
import { AttentionStrip } from './attention/AttentionStrip.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { LicenseFilters } from './LicenseFilters.tsx';
import type { OpenDialog } from './LicenseListDialog.tsx';
import { messages } from './messages.ts';
import { QuickFilters } from './QuickFilters.tsx';
import { ToOverview } from './ToOverview.tsx';
import { useLicenseColumns } from './useLicenseColumns.tsx';
import { useLicenses } from './useLicenses.ts';

const catalogs = { en, ja };

/** The screen `/license`. */
export function LicenseListScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <LicenseList />
    </RemoteMessages>
  );
}

const ChosenActs = lazyPart(async () => (await import('./chosen/ChosenActs.tsx')).ChosenActs);
const LicenseListDialog = lazyPart(
  async () => (await import('./LicenseListDialog.tsx')).LicenseListDialog,
);

function idOf({ id }: License): string {
  return id;
}

/**
 * The address without the query that opens the registration, so that a reload does not open it
 * again.
 */
function withoutRegistration(query: URLSearchParams): URLSearchParams {
  query.delete(registration);
  return query;
}

function numberOf({ number }: License): string {
  return number;
}

function actsOn(chosen: readonly License[]) {
  return <ChosenActs licenses={chosen} />;
}

/** The license list of the team, with its acts, dialogs and failures. */
function LicenseList() {
  const intl = useIntl();
  const list = useLicenses();
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog | null>(() =>
    query.has(registration) ? { kind: 'enrolment' } : null,
  );
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
  return (
    <Stack $gap={5}>
      <PageHeading
        title={intl.formatMessage(messages.title)}
        actions={
          <Inline>
            <Button
              onClick={() => {
                setDialog({ kind: 'enrolment' });
              }}
            >
              <FormattedMessage {...messages.register} />
            </Button>
            <ActivationMenu onOpen={setDialog} />
          </Inline>
        }
      />
      <AttentionStrip />
      <UpgradeHint />
      <ListNotice list={list} />
      {failedAutoRenewal && (
        <ActFailure message={licenseMessages.autoRenewalFailed} {...failedAutoRenewal} />
      )}
      {file.isError && (
        <ActFailure
          message={licenseMessages.licenseFileFailed}
          number={file.variables}
          error={file.error}
        />
      )}
      <ListCard
        list={list}
        label={intl.formatMessage(messages.title)}
        columns={columns}
        rowKey={idOf}
        texts={messages}
        name="licenses"
        rows={(rows) => <ChoosableRows {...rows} nameOf={numberOf} acts={actsOn} />}
        hasFile
        whenEmpty={<ToOverview />}
        filters={<LicenseFilters list={list} />}
        quick={<QuickFilters list={list} />}
        actions={<ExportButton licenses={list.shown} extent={list.extent} />}
      />
      {dialog && (
        <LicenseListDialog
          dialog={dialog}
          onClose={() => {
            setDialog(null);
            setQuery(withoutRegistration, { replace: true });
          }}
        />
      )}
    </Stack>
  );
}
