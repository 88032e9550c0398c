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
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered; before, a skeleton; without an answer, the error and "Try again". */
export function QueryContent<Data>({
  query: { data, error, isFetching, refetch },
  isCard = false,
  children,
  ...skeleton
}: QueryContentProps<Data>) {
  if (data !== undefined) return children(data);
  const state =
    error === null ? (
      <Skeleton {...skeleton} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  return isCard ? <Card>{state}</Card> : state;
}
