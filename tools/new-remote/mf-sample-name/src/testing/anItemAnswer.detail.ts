import type { LicensePage } from '@portal/shared/contracts';
import { anItemRow } from './anItemRow.ts';

/** An item as the call of one answers it. */
export function anItemAnswer(...given: Parameters<typeof anItemRow>): LicensePage {
  return { license: anItemRow(...given), record: null };
}
