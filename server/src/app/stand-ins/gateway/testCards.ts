import type { CardBehavior } from '../../../platform/db/tables/sandbox.ts';

/** Test cards by number; no others are taken. They belong to nobody. */
export const testCards: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'succeeds',
  '4000000000003220': 'challenge',
  '4000000000000002': 'declined',
  '4000000000003063': 'authentication_failed',
  '4000000000000119': 'time_out',
};
