import { useNavigate, useSearchParams } from '@portal/shared';
import { parseLogView, type LogView } from '../../domain/LogView.ts';
import { paths } from '../../paths.ts';

/** What the address says that is shown, and how to show something else. */
export function useLogView(): readonly [LogView, (changes: Partial<LogView>) => void] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const view = parseLogView(address);
  const change = (changes: Partial<LogView>) => {
    // The place on the page stays: what is chosen stands above the charts.
    void navigate(paths.view({ ...view, ...changes }), { replace: true, preventScrollReset: true });
  };
  return [view, change];
}
