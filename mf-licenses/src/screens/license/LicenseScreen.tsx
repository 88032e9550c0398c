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
  useParams,
  useQuery,
  useSaveDocument,
} from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { useState } from 'react';
import { licensePageQuery } from '../../api/licensePageQuery.ts';
import { useSaveLicenseFile } from '../../api/useSaveLicenseFile.ts';
import { LicenseActions } from '../../components/cells/LicenseActions.tsx';
import { ActFailure, type FailedAct } from '../../components/license/ActFailure.tsx';
import { licenseMessages } from '../../components/license/messages.ts';
import { useToday } from '../../components/license/useToday.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import pageEn from '../../locales/page/en.json';
import pageJa from '../../locales/page/ja.json';
import { paths } from '../../paths.ts';
import { ScreenOnly } from './license.styles.ts';
import { LicenseDetails } from './LicenseDetails.tsx';
import { messages } from './messages.ts';

const common = { en, ja };
const catalogs = { en: pageEn, ja: pageJa };

/** The screen `/license/{number}`. */
export function LicenseScreen() {
  const { number = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <LicenseContent key={number} number={number} />
      </RemoteMessages>
    </RemoteMessages>
  );
}

const ReleaseDialog = lazyPart(
  async () => (await import('../../components/release/ReleaseDialog.tsx')).ReleaseDialog,
);

/** Loads a license and shows its state: loading, failed, unknown or its details. */
function LicenseContent({ number }: { readonly number: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(licensePageQuery(number));
  const today = useToday();
  const file = useSaveLicenseFile();
  const document = useSaveDocument();
  const [failedAutoRenewal, setFailedAutoRenewal] = useState<FailedAct | null>(null);
  const [isReleasing, setIsReleasing] = useState(false);

  const content = () => {
    if (data !== undefined) {
      return (
        <LicenseDetails
          {...data}
          onRelease={() => {
            setIsReleasing(true);
          }}
          onAutoRenewal={setFailedAutoRenewal}
          onFile={file.mutate}
          onDocument={document.mutate}
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
          <LinkButton to={paths.licenseList}>
            <FormattedMessage {...messages.toList} />
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
        title={formatMessage(messages.title, { number })}
        lead={data && productNames[data.license.product]}
        breadcrumbs={
          <TextLink to={paths.licenseList}>
            <FormattedMessage {...messages.toList} />
          </TextLink>
        }
        actions={
          data && (
            <ScreenOnly>
              <LicenseActions license={data.license} today={today} onFile={file.mutate} />
            </ScreenOnly>
          )
        }
      />
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
      {document.isError && <DocumentFailure wanted={document.variables} error={document.error} />}
      {content()}
      {isReleasing && data && (
        <ReleaseDialog
          license={data.license}
          onClose={() => {
            setIsReleasing(false);
          }}
        />
      )}
    </Stack>
  );
}
