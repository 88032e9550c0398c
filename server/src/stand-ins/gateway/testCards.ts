/** What a test card does when it is asked for money. */
export type CardBehavior =
  'succeeds' | 'challenge' | 'declined' | 'authentication_failed' | 'time_out';

/** Test cards by number; no others are taken. They belong to nobody. */
export const testCards: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'succeeds',
  '4000000000003220': 'challenge',
  '4000000000000002': 'declined',
  '4000000000003063': 'authentication_failed',
  '4000000000000119': 'time_out',
};
