/** What a tab needs to know of the query, or of several, that its data comes from. */
export interface TabQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Two queries as one, which has data when both have. */
export function bothQueries<One, Other>(
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
