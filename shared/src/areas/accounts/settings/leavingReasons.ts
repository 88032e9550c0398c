/** Reasons for leaving the service; a person can choose several. */
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

/** Days after leaving within which a person can return; then their personal data is erased. */
export const leavingDays = 30;
