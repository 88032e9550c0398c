import type { LicensePage } from '@portal/shared/contracts';
import { aLicenseRow } from '@portal/shared/testing';
import type { Item } from '../domain/Item.ts';

/** An item as the call of one answers it. Its id is its name. */
export function anItemAnswer({
  name = 'A-1',
  state = 'open',
  date,
}: Partial<Omit<Item, 'id'>> = {}): LicensePage {
  const row = { number: name, updatable: state === 'open', end_at: date ?? '2026-12-31' };
  return { license: aLicenseRow(row), record: null };
}
