import {
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  NotPermittedState,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  UpgradeHint,
  useIntl,
  useQuery,
} from '@portal/shared';
import { installersQuery } from '../../api/installersQuery.ts';
import { installerVersionQuery } from '../../api/installerVersionQuery.ts';
import { DetailsMissing } from '../../components/DetailsMissing.tsx';
import { useMissingDetails } from '../../components/useMissingDetails.ts';
import { groupOffers } from '../../domain/groupOffers.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { messages } from './messages.ts';
import { OfferedFiles } from './OfferedFiles.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

const catalogs = { en, ja };

/** The screen `/download`, also with one of its sections open. */
export function DownloadsScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Downloads />
    </RemoteMessages>
  );
}

/** Loads the offers if the team may download, and renders one of the five states. */
function Downloads() {
  const { formatMessage } = useIntl();
  const missing = useMissingDetails();
  const isPermitted = missing?.length === 0;
  const version = useQuery({ ...installerVersionQuery(), enabled: isPermitted });
  const installers = useQuery({ ...installersQuery(), enabled: isPermitted });

  const content = () => {
    if (missing === undefined) return <NotPermittedState />;
    if (!isPermitted) return <DetailsMissing missing={missing} />;
    if (version.data === undefined || installers.data === undefined) {
      const error = version.error ?? installers.error;
      const handleRetry = () => {
        void version.refetch();
        void installers.refetch();
      };
      return (
        <Card>
          {error === null ? (
            <Skeleton lines={6} />
          ) : (
            <ErrorState
              error={error}
              isRetrying={version.isFetching || installers.isFetching}
              onRetry={handleRetry}
            />
          )}
        </Card>
      );
    }
    const offers = groupOffers(installers.data, version.data);
    if (offers.latest === undefined && offers.combined === undefined) {
      return (
        <Card>
          <EmptyState icon="download">
            <FormattedMessage {...messages.empty} />
          </EmptyState>
        </Card>
      );
    }
    return <OfferedFiles offers={offers} />;
  };

  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} />
      <UpgradeHint />
      {content()}
      <RelatedLinks />
    </Stack>
  );
}
