import { Card, ErrorState } from '@portal/shared';
import type { ReactNode } from 'react';
import { LoadingArea } from '../loading/LoadingArea.tsx';
import type { TabQuery } from './TabQuery.ts';

interface TabContentProps<Data> {
  readonly query: TabQuery<Data>;
  /** Renders the data; while loading, the data of the previous choice. */
  readonly children: (data: Data) => ReactNode;
}

/** The data of a tab below the loading dialog, or the reason why it is missing. */
export function TabContent<Data>({ query, children }: TabContentProps<Data>) {
  const { data, error, isError, isPending, isPlaceholderData, isFetching, refetch } = query;
  const content = () => {
    if (data !== undefined) return children(data);
    if (error === null) return null;
    return (
      <Card>
        <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
      </Card>
    );
  };
  return (
    <LoadingArea isLoading={isPending || isPlaceholderData} isFailed={isError}>
      {content()}
    </LoadingArea>
  );
}
