import { useSearchParams } from '@portal/shared';
import { useEffect } from 'react';
import { parseLogView, writeLogView, type LogView } from '../../domain/LogView.ts';

// Keeps the scroll position, since the controls are above the charts.
const inPlace = { replace: true, preventScrollReset: true } as const;

/**
 * The view in the address, and a function that changes it. Invalid parts are removed from the
 * address, because it may be shared.
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
