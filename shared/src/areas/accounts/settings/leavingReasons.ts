/** Why somebody leaves the service; any number of these can be chosen. */
export const leavingReasons = [
  'price',
  'missing_functions',
  'hard_to_use',
  'other_product',
  'not_needed',
  'support',
  'other',
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** Days in which somebody who has left can come back; then what is personal is erased. */
export const leavingDays = 30;
