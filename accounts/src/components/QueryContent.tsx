import { Card, ErrorState, Skeleton, type useQuery } from '@portal/shared';
import type { ComponentProps, ReactNode } from 'react';

type SkeletonProps = Pick<ComponentProps<typeof Skeleton>, 'lines' | 'lineHeight'>;

interface QueryContentProps<Data> extends SkeletonProps {
  readonly query: Pick<
    ReturnType<typeof useQuery<Data>>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >;
  /** Puts skeleton and error into a card, for content that has its cards. */
  readonly isCard?: boolean;
  /** `reload` asks again; it resolves to `undefined` on a failure, which is shown above. */
  readonly children: (data: Data, reload: () => Promise<Data | undefined>) => ReactNode;
}

/** What a query answered; before, a skeleton. A failure is shown above, with "Try again". */
export function QueryContent<Data>({
  query: { data, error, isFetching, refetch },
  isCard = false,
  children,
  ...skeleton
}: QueryContentProps<Data>) {
  const state =
    error !== null ? (
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      data === undefined && <Skeleton {...skeleton} />
    );
  const reload = async () => {
    const again = await refetch();
    return again.isError ? undefined : again.data;
  };
  return (
    <>
      {isCard && state !== false ? <Card>{state}</Card> : state}
      {data !== undefined && children(data, reload)}
    </>
  );
}
