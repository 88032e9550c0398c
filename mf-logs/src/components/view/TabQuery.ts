/** The part of one or several query results that a tab needs. */
export interface TabQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Combines two queries. The result has data when both have. */
export function combineQueries<One, Other>(
  one: TabQuery<One>,
  other: TabQuery<Other>,
): TabQuery<readonly [One, Other]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    isError: one.isError || other.isError,
    isPending: one.isPending || other.isPending,
    isPlaceholderData: one.isPlaceholderData || other.isPlaceholderData,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => {
      for (const query of [one, other]) if (query.isError) void query.refetch();
    },
  };
}
