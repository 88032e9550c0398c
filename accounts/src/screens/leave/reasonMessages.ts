import { defineMessages } from '@portal/shared';

/** Reasons for leaving, by the contract's codes. */
export const reasonMessages = defineMessages({
  price: { id: 'accounts.leaving.reason.price', description: 'Reason for leaving' },
  missing_functions: {
    id: 'accounts.leaving.reason.missing_functions',
    description: 'Reason for leaving',
  },
  hard_to_use: { id: 'accounts.leaving.reason.hard_to_use', description: 'Reason for leaving' },
  other_product: { id: 'accounts.leaving.reason.other_product', description: 'Reason for leaving' },
  not_needed: { id: 'accounts.leaving.reason.not_needed', description: 'Reason for leaving' },
  support: { id: 'accounts.leaving.reason.support', description: 'Reason for leaving' },
  other: { id: 'accounts.leaving.reason.other', description: 'Reason for leaving' },
});
