import {
  Card,
  EmptyState,
  ErrorState,
  NotPermittedState,
  PageHeading,
  Skeleton,
  Stack,
  isApiError,
  useIntl,
  useQuery,
} from '@portal/shared';
import { itemsQuery } from '../../api/itemsQuery.ts';
import { messages } from './messages.ts';
import { StateCounts } from './StateCounts.tsx';

/** Loads the data and picks one of the five states. */
export function SampleNameContent() {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(itemsQuery());

  const content = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton lines={2} />;
      if (isApiError(error) && error.code === 'not_allowed') return <NotPermittedState />;
      return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    }
    if (data.length === 0) return <EmptyState />;
    return <StateCounts items={data} />;
  };

  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} />
      <Card>{content()}</Card>
    </Stack>
  );
}
