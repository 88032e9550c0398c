import { useNavigate, useSearchParams } from '@portal/shared';
import { useEffect } from 'react';
import { parseLogView, writeLogView, type LogView } from '../../domain/LogView.ts';
import { paths } from '../../paths.ts';

// The place on the page stays: what is chosen stands above the charts.
const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * What the address says that is shown, and how to show something else. What means nothing does not
 * stay in the address: somebody may pass it on.
 */
export function useLogView(): readonly [LogView, (changes: Partial<LogView>) => void] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const view = parseLogView(address);
  const path = paths.view(view);
  const hasMore = writeLogView(view).toString() !== address.toString();
  useEffect(() => {
    if (hasMore) void navigate(path, inPlace);
  }, [hasMore, path, navigate]);
  const change = (changes: Partial<LogView>) => {
    void navigate(paths.view({ ...view, ...changes }), inPlace);
  };
  return [view, change];
}
