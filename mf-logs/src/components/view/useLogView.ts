import { useSearchParams } from '@portal/shared';
import { useEffect } from 'react';
import { parseLogView, writeLogView, type LogView } from '../../domain/LogView.ts';

// The place on the page stays: what is chosen stands above the charts.
const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * What the address says that is shown, and how to show something else. What means nothing does not
 * stay in the address: somebody may pass it on.
 */
export function useLogView(): readonly [LogView, (changes: Partial<LogView>) => void] {
  const [address, setAddress] = useSearchParams();
  const view = parseLogView(address);
  const hasMore = writeLogView(view).toString() !== address.toString();
  useEffect(() => {
    if (hasMore) setAddress((current) => writeLogView(parseLogView(current)), inPlace);
  }, [hasMore, setAddress]);
  const change = (changes: Partial<LogView>) => {
    setAddress((current) => writeLogView({ ...parseLogView(current), ...changes }), inPlace);
  };
  return [view, change];
}
