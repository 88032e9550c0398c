import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '../../areas/notices/notices.contract.ts';
import { useMutation } from '../../web/query/useMutation.ts';

/** Interval of looking for notices of another day, in milliseconds. */
const intervalMs = 300_000;
const none: readonly Notice[] = [];
/** No notices are the same as none yet: the frame does not render again for them. */
const orNone = (notices: readonly Notice[]) => (notices.length === 0 ? none : notices);
// Nobody waits for notices: their code stays out of the first load.
const loadCalls = () => import('./noticeCalls.ts');

const noticesQuery = (userId: string, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['notices', userId],
    meta: { changesWith: ['licenses', 'orders', 'emi', 'downloads'] },
    queryFn: async ({ signal }) => (await loadCalls()).fetchNotices(signal),
    placeholderData: none,
    select: orNone,
    enabled: isEnabled,
    refetchInterval: intervalMs,
  });

/** Whether it is not known yet what notices there are. For what is shown only on demand. */
export function useIsAwaitingNotices(userId: string): boolean {
  return useQuery(noticesQuery(userId, false)).isPlaceholderData;
}

/**
 * The notices of the signed-in person, asked for again when something changes, and every five
 * minutes while the page is shown.
 */
export function useNotices(userId: string, isEnabled: boolean) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { data: notices = none, isError } = useQuery(noticesQuery(userId, isEnabled));
  const reading = useMutation({
    mutationFn: async (ids: readonly string[]) => (await loadCalls()).sendRead(ids),
    aboutOf: String,
  });
  const unread = notices.filter(({ id, read }) => !read && !seen.has(id)).map(({ id }) => id);
  return {
    notices,
    isError: isError && notices.length === 0,
    unreadCount: unread.length,
    /** The entries stay marked as new while they are looked at; the number goes at once. */
    markSeen: () => {
      if (unread.length === 0) return;
      setSeen(new Set([...seen, ...unread]));
      reading.mutate(unread);
    },
  };
}
