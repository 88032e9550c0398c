import {
  Card,
  EmptyState,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  useIntl,
  useQuery,
} from '@portal/shared';
import { remotesQuery } from '../../api/remotesQuery.ts';
import { FiguresFailure } from '../../components/FiguresFailure.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { FindError } from './FindError.tsx';
import { messages } from './messages.ts';
import { RemotesTable } from './RemotesTable.tsx';

const catalogs = { en, ja };

/** The screen `/releases`. */
export function ReleasesScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <ReleasesContent />
    </RemoteMessages>
  );
}

/** The current releases of all remotes. */
function ReleasesContent() {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(remotesQuery());

  const content = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton lines={6} />;
      return (
        <FiguresFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      );
    }
    if (data.length === 0) return <EmptyState />;
    return <RemotesTable releases={data} />;
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      <FindError />
      <Card isFlush={data !== undefined && data.length > 0}>{content()}</Card>
    </Stack>
  );
}
