import type { License } from '@portal/shared/domain';

/** A license that can be renewed, or could be once an order is paid. */
export type RenewableLicense = Pick<
  License,
  | 'id'
  | 'number'
  | 'product'
  | 'startsOn'
  | 'endsOn'
  /** False while an unpaid order contains the license. */
  | 'renewable'
>;
