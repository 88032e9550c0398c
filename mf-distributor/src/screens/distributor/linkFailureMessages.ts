import { defineMessages } from '@portal/shared';

/** Why no link was made and what to do, by the reason in the address. */
export const messages = defineMessages({
  denied: { id: 'distributor.failure.denied', description: 'The person said no' },
  refused: { id: 'distributor.failure.refused', description: 'The distributor said no' },
  stale: {
    id: 'distributor.failure.stale',
    description: 'Too late, used before, or not begun in this session',
  },
  away: { id: 'distributor.failure.away', description: 'The distributor does not answer' },
  unreadable: {
    id: 'distributor.failure.unreadable',
    description: 'The distributor’s answer makes no sense',
  },
  kept: {
    id: 'distributor.failure.kept',
    description: 'No new link was made; the one that there is still counts',
  },
  unavailable: {
    id: 'distributor.failure.unavailable',
    description: 'The portal has no distributor configured',
  },
});
