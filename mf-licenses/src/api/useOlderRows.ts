import { api, useMutation } from '@portal/shared';
import { licenseEventsSchema, licenseUsesSchema } from '@portal/shared/contracts';
import { useState } from 'react';
import type { LicenseRecord } from './licensePageQuery.ts';

interface Page<Row, Place> {
  readonly rows: Row[];
  readonly next: Place | null;
}

/** The uses of a license, newest first: the first page and older ones after it. */
export function useOlderUses(number: string, first: LicenseRecord['uses']) {
  return usePages(first, (before: string) =>
    api.get(addressOf(number, 'uses', before), licenseUsesSchema),
  );
}

/** The events of a license, newest first: the first page and older ones after it. */
export function useOlderEvents(number: string, first: LicenseRecord['events']) {
  return usePages(first, (before: number) =>
    api.get(addressOf(number, 'events', String(before)), licenseEventsSchema),
  );
}

function addressOf(number: string, part: 'uses' | 'events', before: string): string {
  const query = new URLSearchParams({ before }).toString();
  return `/api/licenses/${encodeURIComponent(number)}/${part}?${query}`;
}

/**
 * Pages after the first. They are discarded when the first page ends elsewhere, so that none
 * overlap.
 */
function usePages<Row, Place>(
  first: Page<Row, Place>,
  read: (before: Place) => Promise<Page<Row, Place>>,
) {
  const [older, setOlder] = useState<{ readonly after: Place | null } & Page<Row, Place>>();
  const added = older !== undefined && older.after === first.next ? older : undefined;
  const next = added ? added.next : first.next;
  const rows = added ? [...first.rows, ...added.rows] : first.rows;
  const { error, isPending, mutate } = useMutation({
    mutationFn: (before: Place) => read(before),
    onSuccess: (page) => {
      setOlder({
        after: first.next,
        rows: [...(added?.rows ?? []), ...page.rows],
        next: page.next,
      });
    },
  });
  const showOlder =
    next === null
      ? undefined
      : () => {
          mutate(next);
        };
  return { rows, error, isPending, showOlder };
}
