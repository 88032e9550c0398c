import type { NavigationEntry } from '@portal/shared/remote';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../whenIdle.ts';

/** Number of entries that a window 1,400 px high shows. */
const atOnce = 40;

/**
 * The entries that the menu shows: the first ones with the page, all of them once the browser is
 * idle. A menu of a hundred entries would otherwise delay the first rows for entries out of view.
 */
export function useEntriesInTurn(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const [isWhole, setIsWhole] = useState(entries.length <= atOnce);
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => {
      startTransition(() => {
        setIsWhole(true);
      });
    });
  }, [isWhole]);
  return useMemo(() => (isWhole ? entries : entries.slice(0, atOnce)), [isWhole, entries]);
}
