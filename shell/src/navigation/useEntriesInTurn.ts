import type { NavigationEntry } from '@portal/shared/remote';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../whenIdle.ts';

/** As many as stand in sight in a window of 1,400 px. */
const atOnce = 40;

/**
 * What the menu shows of its entries: the first of them with the page, all when the browser is
 * idle. A menu of a hundred entries would otherwise make everybody's first row late for entries
 * that are out of sight.
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
