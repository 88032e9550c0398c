import {
  Card,
  EmptyState,
  FormattedMessage,
  PageHeading,
  Skeleton,
  Stack,
  useIntl,
  useQuery,
} from '@portal/shared';
import { remotesQuery } from '../../api/remotesQuery.ts';
import { FiguresFailure } from '../../components/FiguresFailure.tsx';
import { FindError } from './FindError.tsx';
import { messages } from './messages.ts';
import { RemotesTable } from './RemotesTable.tsx';

/** The current releases of all remotes. */
export function ReleasesContent() {
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
