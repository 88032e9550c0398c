import { editionOf, isManager, useSession } from '@portal/shared';

/** Owners and admins of professional teams buy for their team. */
export function useMayBuy(): boolean {
  return useSession((session) => isManager(session) && editionOf(session) === 'professional');
}
