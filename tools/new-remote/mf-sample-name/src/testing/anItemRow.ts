import type { LicenseRow } from '@portal/shared/contracts';
import { aLicenseRow } from '@portal/shared/testing';
import type { Item } from '../domain/Item.ts';

/** An item as the call of all answers it. Its id is its name. */
export function anItemRow({
  name = 'A-1',
  state = 'open',
  date,
}: Partial<Omit<Item, 'id'>> = {}): LicenseRow {
  return aLicenseRow({ number: name, updatable: state === 'open', end_at: date ?? '2026-12-31' });
}
