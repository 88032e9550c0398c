import type { License } from '@portal/shared/domain';

/** A license that can be renewed now or once an order is paid. */
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
